"""The ends of imagined games: by how many points one option ends better than another.

Where a game is nearly decided, all options win or lose alike, but not by as many points. Two
options are played on to the end in the same imagined worlds. With a game's quick ranking the search
plays there; without one all seats look one step ahead, unless the end is too far off.
"""

from __future__ import annotations

from collections import defaultdict
from functools import partial
from math import fsum, sqrt
from typing import TYPE_CHECKING, Any

from attrs import evolve

from valeria_desktop.bots.levels import SKILLS
from valeria_desktop.bots.look import Lookahead, is_plain, lead, lead_in
from valeria_desktop.bots.meter import Nodes, SpentError
from valeria_desktop.bots.search import Search
from valeria_desktop.bots.worlds import WorldSettings
from valeria_desktop.coach.prospects import worth_of
from valeria_desktop.coach.trust import Margin, Measure, deviation_of
from valeria_desktop.kernel.chance import Stream

if TYPE_CHECKING:
    from collections.abc import Generator, Iterator

    from valeria_desktop.bots.turns import Numbered
    from valeria_desktop.kernel.game import Game
    from valeria_desktop.kernel.options import Option
    from valeria_desktop.kernel.rules import Rules
    from valeria_desktop.kernel.view import View

_ALL_TURNS = 10_000
_ALMOST_NOTHING = 1e-9
_TO_THE_END = evolve(
    SKILLS["queen"].skill,
    counts_ends=False,
    worlds=WorldSettings(candidates=2, turns=_ALL_TURNS, worlds=1, prior=_ALMOST_NOTHING),
)
"""The skill that plays two options on to the end of one world."""
_NODES, _FEW_NODES = 100_000, 6_000
"""The budgets of one world in positions: with a quick ranking, and without one (about 1 s)."""
_AT_ONCE = 16
"""The number of worlds in one step, with a quick ranking."""
_POSITIONS = 300
"""The number of positions in one step, without a quick ranking."""
_MOST_CHOICES = 4_000
"""The largest number of choices to the end, for games whose turns never end."""

Leads = tuple[int, int]
"""The leads over the best rival, in points, with two options at the end of one world."""


class Endings:
    """Compares options by the points at the end of the game."""

    def __init__(self, rules: Rules[Any], view: View, stream: Stream, share: float = 1.0) -> None:
        """Take the asked seat's View, chance of their own, and a share of the usual budget."""
        self._few_nodes = round(_FEW_NODES * share)
        self._rules = rules
        self._view = view
        self._stream = stream
        quick = rules.quick(_TO_THE_END, _NODES) if rules.quick else None
        self._is_quick = quick is not None and quick(view, Stream(0), (0,)) is not None
        self._search = Search(rules, _TO_THE_END, partial(Nodes, _NODES), quick)
        self._is_too_far = False
        """A world needed more than its budget, as others would; so no more worlds are begun."""
        self._found: defaultdict[tuple[int, int], list[Leads]] = defaultdict(list)

    def compare(self, one: Numbered, other: Numbered, worlds: int) -> Iterator[None]:
        """Play two options on in a number of worlds; yield after each step."""
        found = self._found[one[0], other[0]]
        stream = Stream(self._stream.number())
        for number in range(worlds):
            if self._is_quick:
                both = self._quickly(stream, one, other)
                if number % _AT_ONCE == _AT_ONCE - 1:
                    yield
            elif self._is_too_far:
                return
            else:
                both = yield from self._slowly(stream, one[1], other[1])
                yield
            if both is not None:
                found.append(both)

    def _quickly(self, stream: Stream, one: Numbered, other: Numbered) -> Leads | None:
        ranked = self._search.rank(self._view, stream, sorted((one, other), key=_place))
        values = {each.option.id: lead_in(each.value) for each in ranked}
        leads = values[one[1].id], values[other[1].id]
        return None if None in leads else leads  # type: ignore[return-value]  # not None

    def _slowly(
        self, stream: Stream, one: Option, other: Option
    ) -> Generator[None, None, Leads | None]:
        world = self._rules.imagine(self._view, stream)
        table = _Table(self._rules, self._view, world, self._few_nodes)
        try:
            first = yield from table.lead_after(one)
            second = yield from table.lead_after(other)
        except SpentError:
            self._is_too_far = True
            return None
        return None if first is None or second is None else (first, second)

    # --- the results

    def is_known(self, one: int, other: int) -> bool:
        """Return whether two options were compared, directly or by a third one."""
        return bool(self._leads(one, other)) or self._third(one, other) is not None

    def margin(self, one: int, other: int) -> Margin:
        """Return by how many points the first option ends better, with the error."""
        third = self._third(one, other)
        if third is not None and not self._leads(one, other):
            return self.margin(one, third).plus(self.margin(third, other))
        return _mean([here - there for here, there in self._leads(one, other)])

    def lead(self, place: int) -> Margin | None:
        """Return the lead over the best rival at the end with an option; None if unknown."""
        found = [here for (one, _), both in self._found.items() if one == place for here, _ in both]
        found += [
            there for (_, two), both in self._found.items() if two == place for _, there in both
        ]
        return _mean(found) if found else None

    def _leads(self, one: int, other: int) -> list[Leads]:
        turned = [(here, there) for there, here in self._found.get((other, one), ())]
        return [*self._found.get((one, other), ()), *turned]

    def _third(self, one: int, other: int) -> int | None:
        places = {place for both, leads in self._found.items() if leads for place in both}
        found = sorted(places - {one, other})
        return next(
            (each for each in found if self._leads(one, each) and self._leads(each, other)), None
        )


def _place(numbered: Numbered) -> int:
    return numbered[0]


def _mean(points: list[int]) -> Margin:
    number = len(points)
    error = deviation_of(points, Measure.POINTS) / sqrt(max(1, number))
    return Margin(fsum(points) / max(1, number), error, Measure.POINTS)


class _Table:
    """The seats of one imagined world, which all look one step ahead."""

    def __init__(self, rules: Rules[Any], view: View, world: Game[Any], nodes: int) -> None:
        self._rules = rules
        self._seat = view.seat
        self._world = world
        self._meter = Nodes(nodes)
        self._looks = {view.seat: Lookahead(view.seat, worth_of(rules, view), self._meter)}

    def lead_after(self, option: Option) -> Generator[None, None, int | None]:
        """Play an option on to the end, pausing in between; None if the world never ends."""
        game, spent = self._world.copy(), 0
        decision = game.decision
        if decision is None or option not in decision.options:
            return None
        game.choose(option)
        for _ in range(_MOST_CHOICES):
            decision = game.decision
            if decision is None:
                return lead(game, self._seat)
            options = decision.options
            if is_plain(decision):
                game.choose(options[0])
                continue
            game.choose(self._look_of(decision.seat).best(game, options))
            spent += len(options)
            if spent >= _POSITIONS:
                spent = 0
                yield
        return None

    def _look_of(self, seat: int) -> Lookahead:
        if seat not in self._looks:
            worth = worth_of(self._rules, self._world.view(seat))
            self._looks[seat] = Lookahead(seat, worth, self._meter)
        return self._looks[seat]
