"""A bot for any game with a Worth: it searches the turn and races options in imagined worlds.

It knows only a View and the options, and imagines worlds from the View. So it chooses alike in two
games that differ only in facts hidden from its seat.
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
    from valeria_desktop.bots.patience import Patience, Ranked
    from valeria_desktop.bots.turns import Numbered
    from valeria_desktop.kernel.decision import Decision
    from valeria_desktop.kernel.game import Game
    from valeria_desktop.kernel.options import Option
    from valeria_desktop.kernel.rules import Leaning, QuickRanking, Rules, Worth

_CERTAIN = 1 << 64
_ROLLS = 6
"""The number of worlds for an option that rolls dice, if no race follows."""
_DOUBT = 0.02
"""A chance of winning this near to 0 or 1 switches leanings off; else such games never end."""


@frozen
class Skill:
    """A bot's skill."""

    overlooks: float = 0.0
    """The probability to overlook an option, from 0 to 1; a bot always notices one option."""
    turn: TurnSettings | None = None
    """The settings of the turn search; None looks only one step ahead."""
    worlds: WorldSettings | None = None
    """The settings of the race of the best options; None for no race."""
    counts_ends: bool = True
    """Counts the end of a game over all that may be hidden, not by the imagined world alone."""
    own: QuickRanking | None = None
    """A game's own ranking of some decisions; it returns None for those that are searched."""


@frozen
class RankedOption:
    """An option with its worth, as a chance of winning."""

    option: Option
    value: float


class Search:
    """Ranks the options of a decision in any game, by the worth of positions."""

    def __init__(
        self,
        rules: Rules[Any],
        skill: Skill,
        begin: Callable[[], Meter],
        quick: QuickRanking | None = None,
        patience: Patience | None = None,
    ) -> None:
        """Take the maker of each decision's budget, and a faster ranking with the same results.

        With patience the faster ranking may take longer, for other results.
        """
        if rules.worth is None:
            raise TypeError(f"Nobody has said what a position of {rules.name} is worth.")
        self._imagine = rules.imagine
        self._worth: Callable[[Any], Worth] = rules.worth
        self._begin = begin
        self._quick = quick
        self._patience = patience
        self.skill = skill

    def rank(self, view: Any, stream: Stream, options: Sequence[Numbered]) -> list[RankedOption]:  # noqa: ANN401 - any game's
        """Return the options that the budget was enough for, the best first."""
        places = self._placed(view, stream, tuple(place for place, _ in options))
        if places is None:
            return self._searched(view, stream, options)
        by_place = dict(options)
        return [RankedOption(by_place[place], value) for place, value in places]

    def _placed(self, view: Any, stream: Stream, offered: tuple[int, ...]) -> Ranked | None:  # noqa: ANN401 - any game's
        """Return the places of options as the game ranks them itself; None if it doesn't."""
        own = self.skill.own(view, stream, offered) if self.skill.own is not None else None
        if own is not None or self._quick is None:
            return own
        return self._quickly(self._quick, view, stream, offered)

    def _quickly(
        self,
        quick: QuickRanking,
        view: Any,  # noqa: ANN401 - any game's
        stream: Stream,
        places: tuple[int, ...],
    ) -> Ranked | None:
        if self._patience is None:
            return quick(view, stream, places)
        return self._patience.rank(quick, view, stream, places)

    def _searched(
        self,
        view: Any,  # noqa: ANN401 - any game's
        stream: Stream,
        options: Sequence[Numbered],
    ) -> list[RankedOption]:
        meter = self._begin()
        counts_ends = self.skill.counts_ends
        look = Lookahead(view.seat, self._worth(view), meter, counts_ends=counts_ends)
        imagine = partial(self._imagine, view, stream)
        turn, worlds = self.skill.turn, self.skill.worlds
        if turn is None:
            found = _looked_at(look, imagine(), options)
        else:
            rolls = _ROLLS if worlds is None else 1  # a race tries options in worlds anyway
            found = search_turn(look, imagine, options, turn, rolls)
        ranked = sorted(found.values(), key=lambda each: -each.value)
        if worlds is None:
            return [RankedOption(each.plan[0], each.value) for each in ranked]
        return _raced(Race(look, self._worth, meter, worlds), imagine, ranked)


class SearchBot:
    """Plays any game by a search; it may overlook options, and it may have a leaning."""

    def __init__(self, search: Search, seed: int, leaning: Leaning | None = None) -> None:
        """Take a search, a seed for chance, and a leaning or None."""
        self._search = search
        self._stream = Stream(seed)
        self._leaning = leaning

    def choose(self, view: Any, decision: Decision) -> Option:  # noqa: ANN401 - any game's
        """Return the best option of those noticed, the leaning included."""
        if is_plain(decision):
            return decision.options[0]
        noticed = self._noticed(decision.options)
        if len(noticed) == 1:
            return noticed[0][1]
        ranked = self._search.rank(view, self._stream, noticed)
        return self._liked(view, ranked) if ranked else noticed[0][1]

    def rank(self, view: Any, decision: Decision) -> list[RankedOption]:  # noqa: ANN401 - any game's
        """Return all options, the best first, without overlooking any and without the leaning."""
        return self._search.rank(view, self._stream, list(enumerate(decision.options)))

    def _liked(self, view: Any, ranked: Sequence[RankedOption]) -> Option:  # noqa: ANN401 - any game's
        leaning = self._leaning
        if leaning is None or not _DOUBT < ranked[0].value < 1 - _DOUBT:
            return ranked[0].option
        return max(ranked, key=lambda each: each.value + leaning(view, each.option)).option

    def _noticed(self, options: Sequence[Option]) -> list[Numbered]:
        """Return the noticed options: a random first one, and some of the others."""
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
    """Return all options after a race of the best plans, one for each end of the turn.

    No option has a higher value than the options before it.
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
    """Return the values one step ahead of the options that the budget is enough for."""
    found: dict[int, FoundTurn] = {}
    try:
        for index, option in options:
            found[index] = FoundTurn(look.option(world, option), (option,))
    except SpentError:
        pass
    return found
