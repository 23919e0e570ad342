"""Errors of numbers from games: half of the interval that holds the true number 95 of 100 times.

Every command loads this module, so it uses only `math`.
"""

from __future__ import annotations

from math import fsum, inf, sqrt
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

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


def clustered_error(groups: Iterable[Sequence[float]]) -> float:
    """Return the error of the mean of all numbers, of which those of one group hang together.

    The groups are games: what is said at several moments of one game comes true or not by the same
    result. A single group tells nothing about the error.
    """
    found = [group for group in groups if group]
    number = sum(map(len, found))
    if len(found) < 2:  # noqa: PLR2004 - a deviation needs two
        return inf
    mean = fsum(fsum(group) for group in found) / number
    squares = fsum(fsum(each - mean for each in group) ** 2 for group in found)
    return SURE * sqrt(squares * len(found) / (len(found) - 1)) / number
