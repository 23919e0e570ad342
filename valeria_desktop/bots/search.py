"""A bot for any game that says what a position is worth: it looks, it searches, it imagines.

It knows a view and what may be answered, and makes worlds of the view; so in worlds that differ in
what its seat can't know, it answers alike.
"""

from __future__ import annotations

from functools import partial
from itertools import accumulate
from typing import TYPE_CHECKING, Any

from attrs import frozen

from valeria_desktop.bots.look import Lookahead, is_plain
from valeria_desktop.bots.meter import SpentError
from valeria_desktop.bots.turns import FoundTurn, TurnSettings, search_turn
from valeria_desktop.bots.worlds import Candidate, Race, WorldSettings
from valeria_desktop.kernel.chance import Stream

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from valeria_desktop.bots.meter import Meter
    from valeria_desktop.bots.turns import Numbered
    from valeria_desktop.kernel.decision import Decision
    from valeria_desktop.kernel.game import Game
    from valeria_desktop.kernel.options import Option
    from valeria_desktop.kernel.rules import Leaning, QuickRanking, Rules, Worth

_CERTAIN = 1 << 64
_DOUBT = 0.02
"""Nearer to won or lost nobody does what they like: such games would have no end."""


@frozen
class Skill:
    """How well a bot plays."""

    overlooks: float = 0.0
    """The chance to overlook an option; one is always found."""
    turn: TurnSettings | None = None
    """How the turn is searched; None looks one step ahead."""
    worlds: WorldSettings | None = None
    """How the best options are tried in imagined worlds, if they are."""


@frozen
class RankedOption:
    """An option with what it was found to be worth."""

    option: Option
    value: float


class Search:
    """Ranks what is offered in any game, by what positions are worth."""

    def __init__(
        self,
        rules: Rules[Any],
        skill: Skill,
        begin: Callable[[], Meter],
        quick: QuickRanking | None = None,
    ) -> None:
        """Take what begins the budget of a decision, and what ranks as this does, but sooner."""
        if rules.worth is None:
            raise TypeError(f"Nobody has said what a position of {rules.name} is worth.")
        self._imagine = rules.imagine
        self._worth: Callable[[Any], Worth] = rules.worth
        self._begin = begin
        self._quick = quick
        self.skill = skill

    def rank(self, view: Any, stream: Stream, options: Sequence[Numbered]) -> list[RankedOption]:  # noqa: ANN401 - any game's
        """Return the options that the budget allows to look at, the best first."""
        if self._quick is not None:
            places = self._quick(view, stream, tuple(place for place, _ in options))
            if places is not None:
                by_place = dict(options)
                return [RankedOption(by_place[place], value) for place, value in places]
        return self._searched(view, stream, options)

    def _searched(
        self,
        view: Any,  # noqa: ANN401 - any game's
        stream: Stream,
        options: Sequence[Numbered],
    ) -> list[RankedOption]:
        meter = self._begin()
        look = Lookahead(view.seat, self._worth(view), meter)
        imagine = partial(self._imagine, view, stream)
        turn, worlds = self.skill.turn, self.skill.worlds
        if turn is None:
            found = _looked_at(look, imagine(), options)
        else:
            found = search_turn(look, imagine, options, turn)
        ranked = sorted(found.values(), key=lambda each: -each.value)
        if worlds is None:
            return [RankedOption(each.plan[0], each.value) for each in ranked]
        return _raced(Race(look, self._worth, meter, worlds), imagine, ranked)


class SearchBot:
    """Plays any game by what it finds; it may overlook things, or like some more than others."""

    def __init__(self, search: Search, seed: int, leaning: Leaning | None = None) -> None:
        """Take what is liked beyond its worth, if anything is."""
        self._search = search
        self._stream = Stream(seed)
        self._leaning = leaning

    def choose(self, view: Any, decision: Decision) -> Option:  # noqa: ANN401 - any game's
        """Answer with the best option that is found."""
        if is_plain(decision):
            return decision.options[0]
        noticed = self._noticed(decision.options)
        if len(noticed) == 1:
            return noticed[0][1]
        ranked = self._search.rank(view, self._stream, noticed)
        return self._liked(view, ranked) if ranked else noticed[0][1]

    def rank(self, view: Any, decision: Decision) -> list[RankedOption]:  # noqa: ANN401 - any game's
        """Rank all that is offered, the best first; nothing is overlooked, or liked more."""
        return self._search.rank(view, self._stream, list(enumerate(decision.options)))

    def _liked(self, view: Any, ranked: Sequence[RankedOption]) -> Option:  # noqa: ANN401 - any game's
        leaning = self._leaning
        if leaning is None or not _DOUBT < ranked[0].value < 1 - _DOUBT:
            return ranked[0].option
        return max(ranked, key=lambda each: each.value + leaning(view, each.option)).option

    def _noticed(self, options: Sequence[Option]) -> list[Numbered]:
        """Overlook some of the options, but never all: something is found first."""
        numbered = list(enumerate(options))
        limit = int(self._search.skill.overlooks * _CERTAIN)
        if not limit:
            return numbered
        first = self._stream.below(len(numbered))
        numbers = [self._stream.number() for _ in numbered]
        return [each for each in numbered if each[0] == first or numbers[each[0]] >= limit]


def _raced(
    race: Race, imagine: Callable[[], Game[Any]], ranked: Sequence[FoundTurn]
) -> list[RankedOption]:
    """Let the best plans race; of those that come to the same only the first.

    An option given up counts no more than the others.
    """
    ends: set[int] = set()
    first, others = list[Candidate](), list[Candidate]()
    for each in ranked:
        candidate = Candidate(each.plan, each.value)
        is_new = each.end is None or id(each.end) not in ends
        ends.add(id(each.end))
        (first if is_new and len(first) < race.candidates else others).append(candidate)
    order = [*race.run(imagine, first), *others]
    values = accumulate(map(race.value, order), min)
    return [RankedOption(each.plan[0], value) for each, value in zip(order, values, strict=True)]


def _looked_at(
    look: Lookahead, world: Game[Any], options: Sequence[Numbered]
) -> dict[int, FoundTurn]:
    """Look one step ahead, at as many options as the budget allows."""
    found: dict[int, FoundTurn] = {}
    try:
        for index, option in options:
            found[index] = FoundTurn(look.option(world, option), (option,))
    except SpentError:
        pass
    return found
