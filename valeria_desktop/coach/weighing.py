"""What each option is worth: by the end of the turn at once, then side by side with the best.

Two options are compared in the same imagined worlds, and so with the same dice. What the search of
the turn found counts as a number of worlds, as it does in every search that imagines worlds.
"""

from __future__ import annotations

from functools import partial
from math import fsum
from typing import TYPE_CHECKING, Any, NamedTuple

from attrs import evolve, frozen

from valeria_desktop.bots.levels import SKILLS
from valeria_desktop.bots.meter import Nodes
from valeria_desktop.bots.search import Search
from valeria_desktop.bots.worlds import WorldSettings
from valeria_desktop.kernel.chance import Stream

if TYPE_CHECKING:
    from collections.abc import Sequence

    from valeria_desktop.bots.search import Skill
    from valeria_desktop.bots.turns import Numbered
    from valeria_desktop.kernel.options import Option
    from valeria_desktop.kernel.rules import Rules
    from valeria_desktop.kernel.view import View

_PRIOR = WorldSettings().prior
_SAME = 1e-9
"""Digits to which equal turns are taken for the same."""
_ALMOST_NOTHING = 1e-9
_TURN = SKILLS["duchess"].skill
_ONE_WORLD = evolve(
    SKILLS["queen"].skill,
    worlds=WorldSettings(candidates=2, worlds=1, prior=_ALMOST_NOTHING),
)
"""Two options, and what comes of them in one world."""


@frozen
class Effort:
    """How much is looked at. It is counted, so that every machine answers the same."""

    turn: int
    """Positions, for the end of the turn."""
    world: int
    """Positions, for two options in one world; a world that would need more doesn't count."""
    step: int
    """The number of worlds in one step."""
    steps: int
    """The number of steps in each comparison."""


_BY_QUICK = Effort(turn=4_000, world=5_000, step=8, steps=8)
_BY_SEARCH = Effort(turn=1_000, world=600, step=1, steps=3)
"""In plain Python a world takes a tenth of a second."""


class Pair(NamedTuple):
    """What came of two options in one world."""

    one: float
    other: float

    @property
    def gain(self) -> float:
        """By how much the first one was better."""
        return self.one - self.other


class Weighing:
    """Weighs the options of a decision for the seat that is asked."""

    def __init__(
        self, rules: Rules[Any], view: View, options: Sequence[Option], stream: Stream
    ) -> None:
        """Look at the ends of the turn."""
        self._rules = rules
        self._view = view
        self._stream = stream
        self.options: list[Numbered] = list(enumerate(options))
        self.effort = _BY_QUICK if self._is_quick() else _BY_SEARCH
        self._meter = Nodes(0)
        self._pair = self._search(_ONE_WORLD, self.effort.world)
        self._ends = self._ends_of_turn()
        self._pairs: dict[tuple[int, int], list[Pair]] = {}
        self._is_too_much = False
        """A world needed more than it may: the others would as well, so none is begun."""

    def _is_quick(self) -> bool:
        """Tell whether this very position can be ranked more quickly."""
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
        """Find the place of an option."""
        return next(place for place, option in self.options if option.id == option_id)

    def leaders(self) -> list[int]:
        """Return one option for each end of the turn that some lead to, the best first."""
        found: list[int] = []
        for place in sorted(self._ends, key=lambda place: -self._ends[place]):
            if not found or self._ends[found[-1]] - self._ends[place] > _SAME:
                found.append(place)
        return found

    # --- side by side

    def compare(self, one: int, other: int) -> None:
        """Play two options on in some more worlds: a step."""
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
        """Return the results of two options in all worlds in which both were played on."""
        turned = [Pair(pair.other, pair.one) for pair in self._pairs.get((other, one), ())]
        return [*self._pairs.get((one, other), ()), *turned]

    @property
    def worlds(self) -> int:
        """In how many worlds two options were played on."""
        return sum(map(len, self._pairs.values()))

    # --- what was found

    def gain(self, one: int, other: int) -> float:
        """Say by how much the first option is better than the second."""
        pairs = self.pairs(one, other)
        before = self._ends[one] - self._ends[other]
        return (_PRIOR * before + fsum(pair.gain for pair in pairs)) / (_PRIOR + len(pairs))

    def chance(self, place: int) -> float:
        """Say what chance of winning there is with an option, by itself."""
        values = [pair.one for other in self._ends for pair in self.pairs(place, other)]
        found = (_PRIOR * self._ends[place] + fsum(values)) / (_PRIOR + len(values))
        return min(1.0, max(0.0, found))

    def ranking(self, base: int) -> dict[int, float]:
        """Return the chance of winning with every option, the best first, seen from one of them.

        What wasn't played on counts no more than what was.
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
