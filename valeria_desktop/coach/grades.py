"""How good a choice was, by the chance of winning that it cost.

The bounds are settings: they follow from what good players do.
"""

from __future__ import annotations

from enum import StrEnum


class Grade(StrEnum):
    """How good a choice was, the best first."""

    BEST = "best"
    GOOD = "good"
    SLIP = "slip"
    MISTAKE = "mistake"
    BLUNDER = "blunder"


_BELOW = {Grade.BEST: 0.01, Grade.GOOD: 0.03, Grade.SLIP: 0.07, Grade.MISTAKE: 0.15}
"""A choice that cost less of the chance of winning than this has the grade, or a better one."""
CLEARLY_WORSE = _BELOW[Grade.SLIP]
"""What costs as much is worse than a slip, and no longer a matter of taste."""


def grade_of(cost: float) -> Grade:
    """Grade a choice by the share of the chance of winning that it cost, of 0 to 1."""
    return next((grade for grade, below in _BELOW.items() if cost < below), Grade.BLUNDER)
