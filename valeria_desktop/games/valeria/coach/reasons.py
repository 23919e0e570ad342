"""The reasons why one choice is better than another: the differences of the resulting positions.

The learned values weigh the differences after the whole turn. A difference is told where the choice
itself makes it: the numbers are those right after it, as the engine counts them. Other modules of
this package find the cards denied to rivals and the cards to be had sooner.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from typing import TYPE_CHECKING

from attrs import evolve, frozen

from valeria_desktop.bots.net import Glance
from valeria_desktop.coach.at_once import AtOnce
from valeria_desktop.coach.telling import HALF_A_GAME
from valeria_desktop.games.valeria.bots.feature_words import Family, members_of
from valeria_desktop.games.valeria.bots.learned_worth import course_of, eye_of, net_of
from valeria_desktop.games.valeria.coach.card_facts import ALWAYS, facts_of
from valeria_desktop.games.valeria.coach.consequences import at_the_end, denied, saved_for
from valeria_desktop.games.valeria.coach.differences import ValueExchange
from valeria_desktop.games.valeria.coach.lord_reasons import lord_reasons
from valeria_desktop.games.valeria.coach.spoken_numbers import (
    SEEN,
    PositionNumbers,
    told,
    told_of_rivals,
    told_of_tokens,
)
from valeria_desktop.games.valeria.rules.game import imagine
from valeria_desktop.games.valeria.rules.model.prompts import Prompt
from valeria_desktop.kernel.chance import Stream
from valeria_desktop.kernel.coaching import Explain, Prospect, Reason, ReasonKind
from valeria_desktop.kernel.phrases import capital, say

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence

    from valeria_desktop.games.valeria.coach.card_facts import CardFact
    from valeria_desktop.games.valeria.coach.spoken_numbers import PositionPair, SpokenNumber
    from valeria_desktop.games.valeria.rules.view import View
    from valeria_desktop.kernel.decision import Decision
    from valeria_desktop.kernel.options import Option
    from valeria_desktop.kernel.phrases import Phrase

_BESIDE = 0.25
"""The least worth of a family beside the strongest one, as a part of it."""
_MOST_FAMILIES = 3
_UNWEIGHED = 0.015
"""The worth of the first fact where no learned values weigh it."""
IN_SIGHT = "in sight"
"""The cause of a number that weighs nothing, and is told where nothing else is."""
_OF_THE_PURSE = (Family.PURSE, Family.REACH)


def reasons_for(view: View) -> Explain:
    """Return the function that explains the choices of the view's seat."""
    return _Explaining(view).explain


@frozen
class _Difference:
    """The difference between two choices: its worth after the turn, numbers right after both."""

    families: Mapping[Family, float]
    """The worth of each family after the turn, in the mean of the same worlds."""
    features: Mapping[str, float]
    """The worth of each number alone."""
    worlds: Sequence[PositionPair] = ()
    """The positions right after both choices, in a few imagined worlds."""

    @property
    def purse(self) -> float:
        """The worth of the resources at hand, and of the cards that they can pay for."""
        return sum(self.families.get(family, 0.0) for family in _OF_THE_PURSE)

    @property
    def rivals(self) -> float:
        """The worth of the rivals' losses."""
        return self.families.get(Family.RIVALS, 0.0)

    @property
    def is_of_the_purse(self) -> bool:
        """Whether the resources at hand count most."""
        strongest = max(self.families, key=lambda name: self.families[name], default=Family.PURSE)
        return strongest in _OF_THE_PURSE or self.families[strongest] < HALF_A_GAME

    def told(self, family: Family) -> SpokenNumber | None:
        """Return the words for the number of a family that counts most, if the choice makes it."""
        names = sorted(members_of(family), key=lambda name: -self.features.get(name, 0.0))
        for name in names:
            if self.features.get(name, 0.0) > 0:
                both = ((here.of(name), there.of(name)) for here, there in self.worlds)
                found = _certain(told(name, mine, other) for mine, other in both)
                if found is not None:
                    return found
        return None

    def told_of_rivals(self) -> SpokenNumber | None:
        """Return the words for what a rival has less of."""
        return _certain(told_of_rivals(*both) for both in self.worlds)


_NO_DIFFERENCE = _Difference({}, {})


def _certain(of_worlds: Iterable[SpokenNumber | None]) -> SpokenNumber | None:
    """Return what is so in every world; what a draw of cards decides is no reason."""
    found = set(of_worlds)
    return found.pop() if len(found) == 1 else None


def _seen(worlds: Sequence[PositionPair]) -> Iterator[Reason]:
    """Yield the greatest number in sight that puts a choice ahead, without any weight."""
    of_mine = (
        _certain(told(name, here.of(name), there.of(name)) for here, there in worlds)
        for name in SEEN
    )
    of_tokens = _certain(told_of_tokens(*both) for both in worlds)
    best = max(filter(None, (*of_mine, of_tokens)), key=_surplus, default=None)
    kind = ReasonKind.BRINGS
    if best is None:
        kind, best = ReasonKind.DENIES, _certain(told_of_rivals(*both) for both in worlds)
    if best is not None:
        yield Reason(kind, _sentence(best), 0.0, best.is_secret, IN_SIGHT, best.more)


def _surplus(found: SpokenNumber) -> float:
    return found.more


def _belongs(asked: Decision, later: Decision) -> bool:
    return later.prompt not in {Prompt.ACT, Prompt.ROLL, asked.prompt}


class _Explaining:
    """Explains choices to one seat."""

    def __init__(self, view: View) -> None:
        self._view = view
        course = course_of(view.table.setup)
        self._eye = eye_of(view, course)
        self._net = net_of(course)
        self._at_once = AtOnce(imagine, view, _belongs)

    def explain(self, mine: Prospect, other: Prospect, stream: Stream) -> tuple[Reason, ...]:
        """Return the reasons for the first choice and against the second.

        Where none of them weighs anything, a number that anyone can see is better than silence.
        """
        found = tuple(self._reasons(mine, other, stream))
        if found or any(game.is_over for game in (*mine.games, *other.games)):
            return found
        return tuple(_seen(self._worlds(mine, other, stream)))

    def _reasons(self, mine: Prospect, other: Prospect, stream: Stream) -> Iterator[Reason]:
        yield from lord_reasons(self._view, mine.option)
        if any(game.is_over for game in (*mine.games, *other.games)):
            yield from at_the_end(self._view.seat, mine, other)
            return
        difference = self._difference(mine, other, Stream(stream.number()))
        found = saved_for(self._view.seat, mine, other, stream, difference.purse)
        if mine.option.is_harmless:
            yield from found
        elif difference.is_of_the_purse and found:
            yield from (evolve(reason, kind=ReasonKind.BRINGS) for reason in found)
            difference = evolve(difference, families={})
        yield from self._gains(mine, other, difference)
        yield from self._losses(mine.option, stream, difference)

    def _gains(self, mine: Prospect, other: Prospect, difference: _Difference) -> Iterator[Reason]:
        """Yield the facts and numbers that count; where none does, what the card does at all."""
        facts = facts_of(self._view, mine, other)
        of_card = tuple(_of_facts(facts, difference))
        causes = {reason.cause for reason in of_card}
        told_by = {each for fact in facts if fact.cause in causes for each in fact.families}
        found = (*of_card, *_brings(difference, told_by))
        yield from found or (_of_fact(fact, HALF_A_GAME) for fact in facts if fact.cause in ALWAYS)

    def _losses(self, option: Option, stream: Stream, difference: _Difference) -> Iterator[Reason]:
        """Yield the losses of rivals, if they count."""
        if difference.rivals >= HALF_A_GAME or not difference.families:
            taken = denied(self._view, option, stream, difference.rivals)
            yield from taken or _denies(difference)

    def _difference(self, mine: Prospect, other: Prospect, stream: Stream) -> _Difference:
        if self._net is None:
            return _NO_DIFFERENCE
        pairs = [
            (self._eye.look(here), self._eye.look(there))
            for here, there in zip(mine.games, other.games, strict=True)
        ]
        value = Glance(self._net).value
        weights = Counter((tuple(here), tuple(there)) for here, there in pairs)
        families: defaultdict[Family, float] = defaultdict(float)
        features: defaultdict[str, float] = defaultdict(float)
        for both, number in weights.items():
            exchange = ValueExchange(value, *both)
            for family, points in exchange.families().items():
                families[family] += number * points / len(pairs)
            for feature, points in exchange.features().items():
                features[feature] += number * points / len(pairs)
        return _Difference(families, features, self._worlds(mine, other, stream))

    def _worlds(self, mine: Prospect, other: Prospect, stream: Stream) -> list[PositionPair]:
        return [
            (PositionNumbers(self._eye, here), PositionNumbers(self._eye, there))
            for here, there in self._at_once.pairs(mine, other, stream)
        ]


def _brings(difference: _Difference, told_by: Collection[Family]) -> Iterator[Reason]:
    """Yield the strongest families that no fact about the card tells, a reason for each."""
    counts = {**difference.families, Family.RIVALS: 0.0}
    least = max(HALF_A_GAME, _BESIDE * max(counts.values()))
    strongest = sorted(counts, key=lambda name: -counts[name])[:_MOST_FAMILIES]
    for family in strongest:
        found = difference.told(family) if counts[family] >= least else None
        if found is not None and family not in told_by:
            yield Reason(
                ReasonKind.BRINGS,
                _sentence(found),
                counts[family],
                found.is_secret,
                family.value,
                found.more,
                found.card,
            )


def _denies(difference: _Difference) -> Iterator[Reason]:
    """Say what a rival has less of than otherwise."""
    found = difference.told_of_rivals()
    if found is not None:
        points, words, cause = difference.rivals, _sentence(found), Family.RIVALS.value
        yield Reason(ReasonKind.DENIES, words, points, found.is_secret, cause, found.more)


def _sentence(found: SpokenNumber) -> Phrase:
    return say("{words}.", words=capital(found.words))


def _of_facts(facts: Sequence[CardFact], difference: _Difference) -> Iterator[Reason]:
    """Yield the facts about a card that make a difference, weighed by what they change."""
    for number, fact in enumerate(facts):
        weight = sum(max(0.0, difference.families.get(each, 0.0)) for each in fact.families)
        if not difference.features:
            weight = _UNWEIGHED / (1 + number)
        if weight >= HALF_A_GAME:
            yield _of_fact(fact, weight)


def _of_fact(fact: CardFact, weight: float) -> Reason:
    cause = fact.cause.value
    return Reason(
        ReasonKind.BRINGS, fact.words, weight, fact.is_secret, cause, fact.number, fact.card
    )
