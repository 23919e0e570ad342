"""The three moments of a reviewed game that a player should look at again.

The best move of the evening is one of them: the choice that was better than every other by most, if
by more than a toss-up. Leads within their error are alike: there the turn that brought more points
decides. Where every lead is a toss-up, the turn with the largest deed in points has the best move,
and where no turn brought a point, there is none. The others are the costliest choices, and
where there are too few, the greatest luck.
"""

from __future__ import annotations

from enum import StrEnum
from itertools import pairwise
from typing import TYPE_CHECKING

from attrs import frozen

from valeria_desktop.coach.grades import Grade
from valeria_desktop.coach.trust import Measure

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Mapping, Sequence

    from valeria_desktop.coach.review import Fortune, Graded, ReviewBatch
    from valeria_desktop.coach.trust import Margin

_MOMENTS = 3
_POINT = 0.01
"""The weight of a point at the end beside a chance of winning: where points are compared, the game
is nearly decided, and a choice that could still decide it comes first."""
LEAST_CHANCE = 0.025
"""The least change of a chance of winning that is worth a look: less is as good as none."""


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
    points: int = 0
    """The public points that the turn of a best move brought its seat."""

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
    best = best_move(found, seats)
    ranked = [*([] if best is None else [best]), *_faults(graded), *_luck(found, seats)]
    chosen: list[Notable] = []
    for moment in ranked:
        if len(chosen) < _MOMENTS and all(moment.turn != each.turn for each in chosen):
            chosen.append(moment)
    return tuple(sorted(chosen, key=lambda each: each.choices))


# --- the best move


def best_move(parts: Iterable[ReviewBatch], seats: Collection[int]) -> Notable | None:
    """Return the best move of some seats; None without a lead and without points.

    To leave all as it is, is no move that anybody remembers, nor is a choice before the first turn:
    they are taken where there is nothing else.
    """
    found = tuple(parts)
    graded = [each for part in found for each in part.graded if each.seat in seats]
    led = [each for each in graded if _is_best(each)]
    moves = [each for each in led if each.turn > 0 and not each.chosen.is_harmless]
    deeds = _deeds_of(found)
    best = _leading(moves, deeds) or _largest(moves, deeds) or _leading(led, deeds)
    if best is None:
        return None
    points = deeds.get((best.turn, best.seat), 0)
    return Notable(NotableKind.BEST_MOVE, graded=best, seat=best.seat, points=points)


def _leading(moves: Iterable[Graded], deeds: Mapping[tuple[int, int], int]) -> Graded | None:
    """Return the move with the greatest lead that is more than a toss-up.

    Of leads within the error of the greatest, the larger deed in points comes first, then the
    greater lead, then the earlier move.
    """
    leads = [(each, weight_of(each.lead)) for each in moves if weight_of(each.lead) > 0]
    if not leads:
        return None
    top, weight = max(leads, key=lambda each: each[1])
    alike = [each for each in leads if each[1] >= weight - _error_of(top.lead)]
    best, _ = max(
        alike,
        key=lambda each: (deeds.get((each[0].turn, each[0].seat), 0), each[1], -each[0].choices),
    )
    return best


def _largest(moves: Iterable[Graded], deeds: Mapping[tuple[int, int], int]) -> Graded | None:
    """Return the move of the turn that brought most points, if it brought any.

    Of several choices in that turn, the one with the greatest lead stands for it.
    """
    found = [
        (each, points) for each in moves if (points := deeds.get((each.turn, each.seat), 0)) > 0
    ]
    if not found:
        return None
    best, _ = max(found, key=lambda each: (each[1], _amount_of(each[0].lead), -each[0].choices))
    return best


def _deeds_of(parts: Iterable[ReviewBatch]) -> Mapping[tuple[int, int], int]:
    """Return the public points that each turn brought each seat, by turn and seat.

    The last turn ends with all points, also those that were secret: they are no deed of that turn.
    """
    found = tuple(parts)
    totals = {part.total for part in found}
    standings = [each for part in found for each in part.standings if each.choices not in totals]
    return {
        (before.turn, seat): points - before.points[seat]
        for before, after in pairwise(sorted(standings, key=lambda each: each.choices))
        for seat, points in enumerate(after.points)
    }


def _is_best(graded: Graded) -> bool:
    return graded.grade is Grade.BEST and graded.best == graded.chosen and graded.lead is not None


# --- faults and luck


def _faults(graded: Sequence[Graded]) -> Iterable[Notable]:
    """Yield the choices that cost anything, the costliest first."""
    worse = [each for each in graded if each.grade is not Grade.BEST and not each.margin.is_alike]
    worse.sort(key=lambda each: (-weight_of(each.margin), each.choices))
    for each in worse:
        yield Notable(NotableKind.FAULT, graded=each, seat=each.seat)


def _luck(parts: Iterable[ReviewBatch], seats: Collection[int]) -> Iterable[Notable]:
    """Yield the luck that changed a chance of winning most, the greatest first."""
    found = []
    for fortune in (each for part in parts for each in part.fortunes):
        seat = max(seats, key=lambda each: (abs(fortune.swings[each]), -each), default=0)
        if abs(fortune.swings[seat]) >= LEAST_CHANCE:
            found.append(Notable(NotableKind.LUCK, fortune=fortune, seat=seat))
    found.sort(key=lambda each: (-swing_of(each), each.choices))
    return found


def swing_of(moment: Notable) -> float:
    """Return how much luck changed a chance of winning; 0 for a choice."""
    return 0.0 if moment.fortune is None else abs(moment.fortune.swings[moment.seat])


def weight_of(margin: Margin | None) -> float:
    """Return an advantage as a chance of winning, also where it was measured in points.

    An advantage that is no more than a toss-up weighs nothing.
    """
    return 0.0 if margin is None or margin.is_alike else _amount_of(margin)


def _amount_of(margin: Margin | None) -> float:
    return 0.0 if margin is None else margin.amount * _unit_of(margin)


def _error_of(margin: Margin | None) -> float:
    return 0.0 if margin is None else margin.error * _unit_of(margin)


def _unit_of(margin: Margin) -> float:
    return _POINT if margin.measure is Measure.POINTS else 1.0
