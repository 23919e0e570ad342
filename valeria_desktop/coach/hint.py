"""Hints: the best options with their chances of winning and reasons, quick and then better."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

from attrs import frozen

from valeria_desktop.bots.look import is_plain
from valeria_desktop.bots.registry import best_bot, make_bot
from valeria_desktop.coach.endings import Endings
from valeria_desktop.coach.promises import promises_of
from valeria_desktop.coach.prospects import worth_of
from valeria_desktop.coach.reasoning import Reasoning
from valeria_desktop.coach.trust import is_far
from valeria_desktop.coach.weighing import Weighing
from valeria_desktop.kernel.chance import Stream
from valeria_desktop.kernel.coaching import Way

if TYPE_CHECKING:
    from collections.abc import Callable, Generator, Iterator, Mapping, Sequence

    from valeria_desktop.coach.promises import Promises
    from valeria_desktop.coach.trust import Margin
    from valeria_desktop.kernel.coaching import Reason
    from valeria_desktop.kernel.decision import Decision
    from valeria_desktop.kernel.options import Option
    from valeria_desktop.kernel.phrases import Phrase
    from valeria_desktop.kernel.rules import Rules
    from valeria_desktop.kernel.view import View

_PROPOSALS = 3
_COMPARED = 4
"""The number of options, the best by the turn search, that are compared in imagined worlds."""


_VARIANT = "#"


def keyed(option: str, variant: str) -> str:
    """Return the key of an option in one of its variants."""
    return f"{option}{_VARIANT}{variant}" if variant else option


def parted(key: str) -> tuple[str, str]:
    """Return the option's id and the variant of a key."""
    option, _, variant = key.partition(_VARIANT)
    return option, variant


@frozen
class Proposal:
    """One of the best options, as a hint proposes it."""

    option: str
    """The id of the option."""
    chance: float | None
    """The chance of winning, from 0 to 1, for a player who goes on well; None if unknown."""
    against: str | None
    """The key of the proposal in comparison: the best one, or for the best the second."""
    reasons: tuple[Reason, ...]
    then: tuple[Phrase, ...] = ()
    """The best choices after the option in the same turn."""
    margin: Margin | None = None
    """The advantage over the option in comparison; None without a comparison."""
    plan: tuple[Option, ...] = ()
    """The options of `then`: they tell how a price is paid."""
    variant: str = ""
    """The way to carry the option out, as the game writes it, where a hint tells several apart."""

    @property
    def key(self) -> str:
        """The name of the proposal in its hint."""
        return keyed(self.option, self.variant)


@frozen
class Hint:
    """The best options of a decision, and the chance of winning with each option."""

    proposals: tuple[Proposal, ...]
    """The proposals, the best first; no two of them lead to the same end of the turn."""
    chances: Mapping[str, float]
    """The chance of winning with every option, by id, the best first."""
    worlds: int
    """The number of imagined worlds in which options were compared so far."""
    is_final: bool
    lead: Margin | None = None
    """The lead over the best rival at the end with the best option, in points, as the imagined
    games ended; None where the game is open and chances of winning tell more."""


def hint(rules: Rules[Any], view: View, _about: object, stream: Stream) -> Iterator[Hint | None]:
    """Yield better and better hints for the asked seat; none for another seat."""
    decision = view.decision
    if decision is None or decision.seat != view.seat or not decision.options:
        return
    if rules.coaching.hint and (own := rules.coaching.hint(view)) is not None:
        yield from own
        return
    if rules.worth is None:
        yield _by_bot(rules, view, decision, stream)
        return
    if is_plain(decision):
        yield _plain(rules, view, decision, stream)
        return
    weighing = Weighing(rules, view, decision.options, Stream(stream.number()))
    reasoning = Reasoning(rules, view, weighing, Stream(stream.number()))
    endings = Endings(rules, view, Stream(stream.number()))
    yield from _Hinting(weighing, reasoning, endings, partial(promises_of, rules, view)).steps()


def _by_bot(rules: Rules[Any], view: View, decision: Decision, stream: Stream) -> Hint:
    """Return the choice of the strongest bot as a hint, for a game without a Worth."""
    option = make_bot(rules, best_bot(rules), stream.number()).choose(view, decision)
    return Hint((Proposal(option.id, None, None, ()),), {}, 0, is_final=True)


def _plain(rules: Rules[Any], view: View, decision: Decision, stream: Stream) -> Hint:
    promised = worth_of(rules, view)(rules.imagine(view, stream))
    chance = promises_of(rules, view, Way.VALUE).chance(promised)
    reasons = rules.coaching.plain(view) if rules.coaching.plain else ()
    proposal = Proposal(decision.options[0].id, chance, None, reasons)
    return Hint((proposal,), {option.id: chance for option in decision.options}, 0, is_final=True)


class _Hinting:
    """Yields better and better hints."""

    def __init__(
        self,
        weighing: Weighing,
        reasoning: Reasoning,
        endings: Endings,
        promises: Callable[[Way], Promises],
    ) -> None:
        self._weighing = weighing
        self._reasoning = reasoning
        self._endings = endings
        self._promises = promises
        self._leaders = weighing.leaders()[:_COMPARED]
        self._names = {place: option.id for place, option in weighing.options}

    def steps(self) -> Iterator[Hint | None]:
        best = self._leaders
        self._look(best, best[0])
        yield self._hint(best, is_final=False)
        yield from self._compared(best)
        best = self._best()
        yield self._hint(best, is_final=False)
        yield from self._compared(best[:2])
        best = self._best()
        if is_far(self._weighing.chance(best[0])):
            best = yield from self._by_points(best)
        for place in best[:_PROPOSALS]:
            self._look(best, place)
            yield None
        yield self._hint(best, is_final=True)

    def _look(self, best: Sequence[int], place: int) -> None:
        """Find the game's reasons for one of the best options."""
        waiting = None
        if place == best[0]:
            waiting = self._reasoning.waiting(self._weighing.ranking(self._leaders[0]))
        for each, other in _against([place], best):
            self._reasoning.look(each, other, waiting)
            self._reasoning.look_for_a_fact(each, other)

    def _compared(self, places: Sequence[int]) -> Iterator[None]:
        """Compare the first option with each of the others in imagined worlds."""
        for _ in range(self._weighing.effort.steps):
            for other in places[1:]:
                self._weighing.compare(places[0], other)
                yield None

    def _best(self) -> list[int]:
        """Return the leaders' places, the best first; a comparison orders the first two."""
        ranking = [*self._weighing.ranking(self._leaders[0])]
        best = sorted(self._leaders, key=ranking.index)
        if len(best) > 1 and self._weighing.gain(best[0], best[1]) < 0:
            best[:2] = best[1::-1]
        return best

    def _by_points(self, best: Sequence[int]) -> Generator[None, None, list[int]]:
        """Order the options that win as often as the best by the points at the end."""
        first, numbered = best[0], dict(self._weighing.options)
        alike = [place for place in best[1:] if self._weighing.margin(place, first).is_alike]
        waiting = self._reasoning.waiting(self._weighing.ranking(self._leaders[0]))
        others = dict.fromkeys([*(alike or best[1:2]), first if waiting is None else waiting])
        for place in others:
            if place == first:
                continue
            one, other = ((each, numbered[each]) for each in (first, place))
            yield from self._endings.compare(one, other, self._weighing.effort.endings)
        measured = [place for place in alike if self._endings.is_known(place, first)]
        order = [first, *sorted(measured, key=best.index)]
        gains = {place: self._endings.margin(place, first).amount for place in measured}
        order.sort(key=lambda place: -gains.get(place, 0.0))
        return order + [place for place in best if place not in order]

    def _margin(self, place: int, other: int | None, chances: dict[int, float]) -> Margin | None:
        if other is None:
            return None
        by_chance = self._weighing.margin(place, other)
        if by_chance.is_alike and self._endings.is_known(place, other):
            return self._endings.margin(place, other)
        promises = self._promises(self._weighing.way)
        return promises.margin(by_chance, chances[other], chances[place])

    def _hint(self, best: Sequence[int], *, is_final: bool) -> Hint:
        chances = self._weighing.ranking(self._leaders[0])
        lead = self._endings.lead(best[0])
        if lead is None:
            chances = _in_order(chances, best[0])
        proposals = tuple(
            self._proposal(place, other, chances)
            for place, other in _against(best[:_PROPOSALS], best)
        )
        told = self._promises(self._weighing.way).chances(chances)
        named = {self._names[place]: chance for place, chance in told.items()}
        return Hint(proposals, named, self._weighing.worlds, is_final, lead)

    def _proposal(self, place: int, other: int | None, chances: dict[int, float]) -> Proposal:
        """Propose an option; the chances are those that were promised."""
        told = self._promises(self._weighing.way).chances(chances)
        return Proposal(
            self._names[place],
            told[place],
            None if other is None else self._names[other],
            self._reasons(place, other, told),
            self._reasoning.then(place),
            self._margin(place, other, chances),
            self._reasoning.plan(place),
        )

    def _reasons(
        self, place: int, other: int | None, chances: dict[int, float]
    ) -> tuple[Reason, ...]:
        """Return the reasons for an option; where points are measured, they tell the loss."""
        found = self._reasoning.reasons(place, other, chances)
        if self._endings.lead(place) is None:
            return found
        causes = (each for each in found if not each.is_count)
        return (*causes, *self._reasoning.in_points(place, chances, self._endings))


def _against(shown: Sequence[int], best: Sequence[int]) -> Iterator[tuple[int, int | None]]:
    """Yield each place with the place to compare it with: the second best, or else the best."""
    for place in shown:
        other = best[0] if place != best[0] else best[1] if len(best) > 1 else None
        yield place, other


def _in_order(ranking: dict[int, float], first: int) -> dict[int, float]:
    """Return the ranking led by `first`, which swaps its close chance with the leader's."""
    leader = next(iter(ranking))
    if leader == first:
        return ranking
    ranking = ranking | {leader: ranking[first], first: ranking[leader]}
    return dict(sorted(ranking.items(), key=lambda item: (-item[1], item[0] != first)))
