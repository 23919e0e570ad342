"""The grades of choices, by their cost as a chance of winning, or in points.

The bounds between grades come from the choices of good players. In an even game a point more at the
end is worth 3 to 4 wins in 100; so the bounds in points are about those in wins.
"""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING

from valeria_desktop.coach.trust import Measure

if TYPE_CHECKING:
    from valeria_desktop.coach.trust import Margin


class Grade(StrEnum):
    """The grade of a choice, the best first."""

    BEST = "best"
    GOOD = "good"
    SLIP = "slip"
    MISTAKE = "mistake"
    BLUNDER = "blunder"


_BELOW = {
    Measure.CHANCE: {Grade.BEST: 0.01, Grade.GOOD: 0.03, Grade.SLIP: 0.07, Grade.MISTAKE: 0.15},
    Measure.POINTS: {Grade.BEST: 0.5, Grade.GOOD: 1.0, Grade.SLIP: 2.5, Grade.MISTAKE: 5.0},
}
"""The upper bound of each grade's cost; the bound itself has the next grade."""
FAULTS = (Grade.MISTAKE, Grade.BLUNDER)
"""The grades of choices that are no longer a matter of taste."""
CLEARLY_WORSE = _BELOW[Measure.CHANCE][Grade.SLIP]
"""The least cost of a choice worse than a slip, which is no longer a matter of taste."""


def grade_of(cost: float, measure: Measure = Measure.CHANCE) -> Grade:
    """Return the grade of a choice by its cost, from 0 on."""
    bounds = _BELOW[measure].items()
    return next((grade for grade, below in bounds if cost < below), Grade.BLUNDER)


def is_near_a_bound(cost: float, distance: float) -> bool:
    """Return whether a chance that is larger or smaller by a distance may have another grade."""
    return any(abs(cost - bound) < distance for bound in _BELOW[Measure.CHANCE].values())


def grade_by(margin: Margin) -> Grade:
    """Return the grade of a choice by the advantage that the best option had over it.

    Points less than their error count for nothing: few worlds are played on to the end.
    """
    if margin.measure is Measure.POINTS and margin.is_alike:
        return Grade.BEST
    return grade_of(max(0.0, margin.amount), margin.measure)
