"""The tension of an auction: the times of its staging in ms at normal pace.

Everything that an auction shows in the middle of the table begins and ends at one of these times.
The pace and reduced movement change them on the stage, and nowhere else.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import frozen

if TYPE_CHECKING:
    from collections.abc import Sequence


@frozen(kw_only=True)
class AuctionTimes:
    """How long each part of the staging takes."""

    comes: float = 280.0
    """Cards come face down from their owner's side to the round table."""
    turns: float = 160.0
    """All cards of a bid turn up."""
    point: float = 45.0
    """A sum counts up, or down, by a point."""
    stands: float = 360.0
    """A bid that is not the last one stands to be read."""
    verdict: float = 320.0
    """The winner's sum gets gold and rays; the cards that get no place are drawn back."""
    told: float = 480.0
    """The ranking stands to be read."""
    walks: float = 420.0
    """The figure walks to the winner."""


TIMES = AuctionTimes()

_BREATHS = (2000.0, 2000.0, 1200.0, 930.0, 660.0, 400.0)
"""The breath before the last bid turns up, by the points between the two best sums."""


def margin_of(sums: Sequence[int]) -> int | None:
    """Return the points between the two best sums; None if there are no two."""
    if len(sums) < 2:  # noqa: PLR2004 - one bid has nothing to be compared with
        return None
    best, second, *_ = sorted(sums, reverse=True)
    return best - second


def breath_of(margin: int | None) -> float:
    """Return how long the last bid lies face down: the closer, the longer; 0 for a single bid."""
    return 0.0 if margin is None else _BREATHS[min(margin, len(_BREATHS) - 1)]
