"""The grades of choices, by their cost as a chance of winning.

The bounds between grades come from the choices of good players.
"""

from __future__ import annotations

from enum import StrEnum


class Grade(StrEnum):
    """The grade of a choice, the best first."""

    BEST = "best"
    GOOD = "good"
    SLIP = "slip"
    MISTAKE = "mistake"
    BLUNDER = "blunder"


_BELOW = {Grade.BEST: 0.01, Grade.GOOD: 0.03, Grade.SLIP: 0.07, Grade.MISTAKE: 0.15}
"""The upper bound of each grade's cost, as a chance of winning; the bound has the next grade."""
CLEARLY_WORSE = _BELOW[Grade.SLIP]
"""The least cost of a choice worse than a slip, which is no longer a matter of taste."""


def grade_of(cost: float) -> Grade:
    """Return the grade of a choice by its cost, as a chance of winning from 0 to 1."""
    return next((grade for grade, below in _BELOW.items() if cost < below), Grade.BLUNDER)
