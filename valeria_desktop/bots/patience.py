"""Thinking longer where it pays: while a player waits, near the end, between near options.

Only a level's ranking by a game's core does so. In positions, as in the laboratory, it never does.
"""

from __future__ import annotations

from itertools import accumulate
from typing import TYPE_CHECKING, Any

from attrs import frozen

if TYPE_CHECKING:
    from collections.abc import Callable

    from valeria_desktop.kernel.chance import Stream
    from valeria_desktop.kernel.rules import QuickRanking

Ranked = list[tuple[int, float]]
"""Places of options, the best first, each with its worth."""

_NEAR = 0.03
"""Options this near to the best one are tried again, in chances of winning."""
TIMES = (16, 8, 4, 2)
"""How many times as many worlds they may be tried in, by the time that is left."""


@frozen
class Patience:
    """The time that a decision may take, and a ranking that uses it."""

    now: Callable[[], float]
    seconds: float
    is_late: Callable[[Any], bool]
    """Returns whether a View's game is near its end."""
    again: Callable[[int], QuickRanking | None]
    """Makes a ranking with a number of times as many worlds as the first one."""

    def rank(
        self,
        quick: QuickRanking,
        view: Any,  # noqa: ANN401 - any game's
        stream: Stream,
        places: tuple[int, ...],
    ) -> Ranked | None:
        """Rank options; then the nearest ones once more, if the time allows it."""
        begun = self.now()
        ranked = quick(view, stream, places)
        if ranked is None or not self.is_late(view):
            return ranked
        near = tuple(sorted(place for place, value in ranked if value >= ranked[0][1] - _NEAR))
        times = self._times(self.now() - begun)
        if len(near) == 1 or not times:
            return ranked
        longer = self.again(times)
        better = longer(view, stream, near) if longer else None
        return ranked if better is None else _joined(better, ranked)

    def _times(self, spent: float) -> int:
        """Return how many times as long the time left is; 0 if there is no time."""
        left = self.seconds - spent
        return next((times for times in TIMES if times * spent <= left), 0)


def _joined(better: Ranked, ranked: Ranked) -> Ranked:
    """Return the options ranked again, then all others; no worth rises on the way."""
    again = {place for place, _ in better}
    order = [*better, *(each for each in ranked if each[0] not in again)]
    worths = accumulate((worth for _, worth in order), min)
    return [(place, worth) for (place, _), worth in zip(order, worths, strict=True)]
