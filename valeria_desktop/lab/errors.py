"""Errors of what games show: half of the interval that holds the true number 95 of 100 times.

Every command loads this module, so it uses only `math`.
"""

from __future__ import annotations

from math import fsum, sqrt
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

SURE = 1.96
"""Half the width of a 95 % interval, in standard errors."""


def share_error(share: float, games: int) -> float:
    """Return the error of a share of games, as a share."""
    return SURE * sqrt(share * (1 - share) / games) if games else 0.0


def mean_error(numbers: Sequence[float]) -> float:
    """Return the error of the mean of two or more numbers."""
    number = len(numbers)
    mean = fsum(numbers) / number
    variance = fsum((each - mean) ** 2 for each in numbers) / (number - 1)
    return SURE * sqrt(variance / number)
