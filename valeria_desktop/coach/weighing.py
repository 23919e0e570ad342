"""The worth of each option: first by the turn search, then in comparison with the best option.

Two options are compared in the same imagined worlds, and so with the same dice. The value from the
turn search counts as a number of worlds, as in the race of `bots.worlds`.
"""

from __future__ import annotations

from functools import partial
from math import fsum, hypot, sqrt
from typing import TYPE_CHECKING, Any, NamedTuple

from attrs import evolve, frozen

from valeria_desktop.bots.levels import SKILLS
from valeria_desktop.bots.meter import Nodes
from valeria_desktop.bots.search import Search
from valeria_desktop.bots.worlds import WorldSettings
from valeria_desktop.coach.trust import Margin, Measure, deviation_of
from valeria_desktop.kernel.chance import Stream
from valeria_desktop.kernel.coaching import Way

if TYPE_CHECKING:
    from collections.abc import Sequence

    from valeria_desktop.bots.search import Skill
    from valeria_desktop.bots.turns import Numbered
    from valeria_desktop.kernel.options import Option
    from valeria_desktop.kernel.rules import Rules
    from valeria_desktop.kernel.view import View

_PRIOR = WorldSettings().prior
_PRIOR_ERROR = 0.05
"""The usual error of an advantage by the turn search alone, as a chance of winning."""
_SAME = 1e-9
"""The largest difference between two values of the same end of the turn."""
_ALMOST_NOTHING = 1e-9
_TURN = SKILLS["duchess"].skill
_ONE_WORLD = evolve(
    SKILLS["queen"].skill,
    worlds=WorldSettings(candidates=2, worlds=1, prior=_ALMOST_NOTHING),
)
"""The skill that plays two options on in one world; the value of the turn hardly counts."""


@frozen
class Effort:
    """The budget of a weighing. It counts positions, so every machine gives the same answer."""

    turn: int
    """The budget of the turn search, in positions."""
    world: int
    """The budget for two options in one world, in positions; a world that needs more is dropped."""
    step: int
    """The number of worlds in one step."""
    steps: int
    """The number of steps in each comparison."""
    endings: int = 4
    """The number of worlds in which two options are played on to the end of the game."""


_BY_QUICK = Effort(turn=4_000, world=5_000, step=8, steps=8, endings=128)
_BY_SEARCH = Effort(turn=1_000, world=600, step=1, steps=3)
"""The effort of the search in plain Python, which takes 0.1 s for a world."""


ENOUGH = 64
"""The number of worlds after which an error is small, in a hint with a quick ranking."""


def usual_error(worlds: int) -> float:
    """Return the usual error of an advantage after a number of worlds, as a chance of winning."""
    return _error(deviation_of((), Measure.CHANCE), worlds)


def _error(deviation: float, worlds: int) -> float:
    return hypot(_PRIOR * _PRIOR_ERROR, deviation * sqrt(worlds)) / (_PRIOR + worlds)


class Pair(NamedTuple):
    """The chances of winning of two options in one world."""

    one: float
    other: float

    @property
    def gain(self) -> float:
        """The advantage of the first option, as a chance of winning; below 0 if it is worse."""
        return self.one - self.other


class Weighing:
    """Weighs the options of a decision for the asked seat."""

    def __init__(
        self, rules: Rules[Any], view: View, options: Sequence[Option], stream: Stream
    ) -> None:
        """Search the turn for the first value of each option."""
        self._rules = rules
        self._view = view
        self._stream = stream
        self.options: list[Numbered] = list(enumerate(options))
        self._is_quick = self._has_quick()
        self.effort = _BY_QUICK if self._is_quick else _BY_SEARCH
        self._meter = Nodes(0)
        self._pair = self._search(_ONE_WORLD, self.effort.world)
        self._ends = self._ends_of_turn()
        self._pairs: dict[tuple[int, int], list[Pair]] = {}
        self._is_too_much = False
        """A world needed more than its budget, as others would; so no more worlds are begun."""

    def _has_quick(self) -> bool:
        """Return whether the quick ranking can rank this position."""
        quick = self._rules.quick(_TURN, _BY_QUICK.turn) if self._rules.quick else None
        return quick is not None and quick(self._view, Stream(0), (0,)) is not None

    def _search(self, skill: Skill, nodes: int) -> Search:
        quick = self._rules.quick(skill, nodes) if self._rules.quick else None
        return Search(self._rules, skill, partial(self._begin, nodes), quick)

    def _begin(self, nodes: int) -> Nodes:
        self._meter = Nodes(nodes)
        return self._meter

    def _ends_of_turn(self) -> dict[int, float]:
        search = self._search(_TURN, self.effort.turn)
        ranked = search.rank(self._view, Stream(self._stream.number()), self.options)
        found = {each.option.id: each.value for each in ranked}
        least = min(found.values())
        return {place: found.get(option.id, least) for place, option in self.options}

    def place_of(self, option_id: str) -> int:
        """Return the place of an option in the decision."""
        return next(place for place, option in self.options if option.id == option_id)

    def leaders(self) -> list[int]:
        """Return the place of one option for each different end of the turn, the best first."""
        found: list[int] = []
        for place in sorted(self._ends, key=lambda place: -self._ends[place]):
            if not found or self._ends[found[-1]] - self._ends[place] > _SAME:
                found.append(place)
        return found

    # --- side by side

    def compare(self, one: int, other: int) -> None:
        """Play two options on in the worlds of one more step."""
        found = self._pairs.setdefault((one, other), [])
        stream = Stream(self._stream.number())
        both = [self.options[place] for place in sorted((one, other))]
        for _ in range(self.effort.step):
            pair = None if self._is_too_much else self._in_one_world(stream, both, one, other)
            if pair is not None:
                found.append(pair)

    def _in_one_world(
        self, stream: Stream, both: Sequence[Numbered], one: int, other: int
    ) -> Pair | None:
        ranked = self._pair.rank(self._view, stream, both)
        values = {each.option.id: each.value for each in ranked}
        ids = [self.options[place][1].id for place in (one, other)]
        if self._meter.is_spent:
            self._is_too_much = True
            return None
        return Pair(*(values[each] for each in ids))

    def pairs(self, one: int, other: int) -> list[Pair]:
        """Return the chances of two options in all worlds in which both were played on."""
        turned = [Pair(pair.other, pair.one) for pair in self._pairs.get((other, one), ())]
        return [*self._pairs.get((one, other), ()), *turned]

    @property
    def worlds(self) -> int:
        """The number of worlds of all comparisons together."""
        return sum(map(len, self._pairs.values()))

    # --- the results

    @property
    def way(self) -> Way:
        """The way in which the chances were found; a few slow worlds hardly change the search."""
        return Way.WORLDS if self._is_quick and self.worlds else Way.TURN

    def gain(self, one: int, other: int) -> float:
        """Return the advantage of the first option over the second, as a chance of winning."""
        pairs = self.pairs(one, other)
        before = self._ends[one] - self._ends[other]
        return (_PRIOR * before + fsum(pair.gain for pair in pairs)) / (_PRIOR + len(pairs))

    def margin(self, one: int, other: int) -> Margin:
        """Return the advantage of the first option with its error; by a third one if need be."""
        if one != other and not self.pairs(one, other):
            third = next((each for each in self._ends if self._joins(each, one, other)), None)
            if third is not None:
                return self.margin(one, third).plus(self.margin(third, other))
        gains = [pair.gain for pair in self.pairs(one, other)]
        return Margin(
            self.gain(one, other), _error(deviation_of(gains, Measure.CHANCE), len(gains))
        )

    def _joins(self, third: int, one: int, other: int) -> bool:
        """Return whether both options were compared with a third one."""
        return third not in {one, other} and bool(
            self.pairs(one, third) and self.pairs(third, other)
        )

    def chance(self, place: int) -> float:
        """Return the chance of winning with an option, from 0 to 1, by all its worlds."""
        values = [pair.one for other in self._ends for pair in self.pairs(place, other)]
        found = (_PRIOR * self._ends[place] + fsum(values)) / (_PRIOR + len(values))
        return min(1.0, max(0.0, found))

    def ranking(self, base: int) -> dict[int, float]:
        """Return the chances of winning with all options, the best first, relative to a base.

        An option that wasn't played on has no higher chance than the options that were.
        """
        chance = self.chance(base)
        tried = {base: chance}
        for place in self._ends:
            if place != base and self.pairs(base, place):
                tried[place] = chance - self.gain(base, place)
        by_end = {round(self._ends[place] / _SAME): value for place, value in tried.items()}
        least = min(tried.values())
        values = {}
        for place, end in self._ends.items():
            others = min(least, chance - (self._ends[base] - end)) if len(tried) > 1 else end
            values[place] = tried.get(place, by_end.get(round(end / _SAME), others))
        order = sorted(values, key=lambda place: (-values[place], -self._ends[place]))
        return {place: min(1.0, max(0.0, values[place])) for place in order}
