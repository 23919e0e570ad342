"""The three moments of a reviewed game that a player should look at again.

The best move of the evening is always one of them: the choice that was better than every other by
most. The others are the costliest choices, and where there are too few, the greatest luck.
"""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING

from attrs import frozen

from valeria_desktop.coach.grades import Grade
from valeria_desktop.coach.trust import Measure

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Sequence

    from valeria_desktop.coach.review import Fortune, Graded, ReviewBatch
    from valeria_desktop.coach.trust import Margin

_MOMENTS = 3
_POINT = 0.01
"""The weight of a point at the end beside a chance of winning: where points are compared, the game
is nearly decided, and a choice that could still decide it comes first."""
_LEAST_LUCK = 0.01
"""The least change of a chance of winning by luck that is worth a look."""


class NotableKind(StrEnum):
    """Why a moment should be looked at again."""

    FAULT = "fault"
    """Another option was better."""
    BEST_MOVE = "best move"
    """No option was better, and all others were worse by most."""
    LUCK = "luck"


@frozen
class Notable:
    """A moment to look at again: a choice, or luck."""

    kind: NotableKind
    graded: Graded | None = None
    fortune: Fortune | None = None
    seat: int = 0
    """The seat that chose, or whose chances luck changed most."""

    @property
    def _what(self) -> Graded | Fortune:
        found = self.graded or self.fortune
        if found is None:
            raise TypeError("A moment is a choice or luck.")
        return found

    @property
    def choices(self) -> int:
        """The number of choices before it."""
        return self._what.choices

    @property
    def turn(self) -> int:
        """The turn in which it happened."""
        return self._what.turn

    @property
    def round(self) -> int:
        """The round in which it happened."""
        return self._what.round


def notable_moments(parts: Iterable[ReviewBatch], seats: Collection[int]) -> tuple[Notable, ...]:
    """Return up to three moments of some seats, in the order of the game, at most one a turn."""
    found = tuple(parts)
    graded = [each for part in found for each in part.graded if each.seat in seats]
    best = _best_move(graded)
    ranked = [*([] if best is None else [best]), *_faults(graded), *_luck(found, seats)]
    chosen: list[Notable] = []
    for moment in ranked:
        if len(chosen) < _MOMENTS and all(moment.turn != each.turn for each in chosen):
            chosen.append(moment)
    return tuple(sorted(chosen, key=lambda each: each.choices))


def _best_move(graded: Sequence[Graded]) -> Notable | None:
    """Return the choice with the greatest lead over the next best option, the first of equals.

    To leave all as it is, is no move that anybody remembers, nor is a choice before the first turn:
    they are taken where there is nothing else.
    """
    found = [each for each in graded if _is_best(each)]
    moves = [each for each in found if each.turn > 0 and not each.chosen.is_harmless] or found
    leads = [(each, _weight(each.lead)) for each in moves]
    if not leads:
        return None
    best, _ = max(leads, key=lambda each: (each[1], -each[0].choices))
    return Notable(NotableKind.BEST_MOVE, graded=best, seat=best.seat)


def _is_best(graded: Graded) -> bool:
    return graded.grade is Grade.BEST and graded.best == graded.chosen and graded.lead is not None


def _faults(graded: Sequence[Graded]) -> Iterable[Notable]:
    """Yield the choices that cost anything, the costliest first."""
    worse = [each for each in graded if each.grade is not Grade.BEST and not each.margin.is_alike]
    worse.sort(key=lambda each: (-_weight(each.margin), each.choices))
    for each in worse:
        yield Notable(NotableKind.FAULT, graded=each, seat=each.seat)


def _luck(parts: Iterable[ReviewBatch], seats: Collection[int]) -> Iterable[Notable]:
    """Yield the luck that changed a chance of winning most, the greatest first."""
    found = []
    for fortune in (each for part in parts for each in part.fortunes):
        seat = max(seats, key=lambda each: (abs(fortune.swings[each]), -each), default=0)
        if abs(fortune.swings[seat]) >= _LEAST_LUCK:
            found.append(Notable(NotableKind.LUCK, fortune=fortune, seat=seat))
    found.sort(key=lambda each: (-swing_of(each), each.choices))
    return found


def swing_of(moment: Notable) -> float:
    """Return how much luck changed a chance of winning; 0 for a choice."""
    return 0.0 if moment.fortune is None else abs(moment.fortune.swings[moment.seat])


def _weight(margin: Margin | None) -> float:
    """Return an advantage as a chance of winning, also where it was measured in points."""
    if margin is None or margin.is_alike:
        return 0.0
    return margin.amount * (_POINT if margin.measure is Measure.POINTS else 1.0)
