"""Chances of winning as they are told: not as a search promises them, but as promises are kept.

A search picks the best of noisy values, so it promises too much. A game may know how often promises
are kept. Only what is told changes by it: the order of options, trust, whether points are compared
and what a search tries next go by the promises, for which their bounds were measured.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from valeria_desktop.coach.trust import Margin, Measure, Promised

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from valeria_desktop.kernel.coaching import Kept, Way
    from valeria_desktop.kernel.rules import Rules


class Promises:
    """Turns what was promised for a View in some way into what is told."""

    def __init__(self, kept: Kept | None) -> None:
        """Take how often promises are kept; None tells them as they are."""
        self._kept = kept

    def chance(self, promised: float) -> float:
        """Return a chance of winning as it is told."""
        return promised if self._kept is None else self._kept(promised)

    def chances(self, promised: Mapping[int, float]) -> dict[int, float]:
        """Return the chances of winning with all options, in the same order."""
        return {place: self.chance(each) for place, each in promised.items()}

    def gain(self, amount: float, over: float) -> float:
        """Return an advantage over a promised chance as the difference of two told chances."""
        if self._kept is None:
            return amount
        return self._kept(_within(over + amount)) - self._kept(_within(over))

    def margin(self, promised: Margin, over: float, other: float | None = None) -> Margin:
        """Return a margin over an option with a promised chance, as it is told; points stay points.

        `other` is the promised chance of the better option; with it the margin becomes the
        difference of the two told chances, which may not be exactly the promised margin.
        """
        if self._kept is None or promised.measure is Measure.POINTS:
            return promised
        amount = promised.amount if other is None else other - over
        return Margin(
            self.gain(amount, over),
            self._error(over + amount / 2, promised.error),
            promised=Promised(promised.amount, promised.error),
        )

    def _error(self, middle: float, error: float) -> float:
        """Return the told length of an interval of the promised chances."""
        low, high = (_within(middle + half * error) for half in (-0.5, 0.5))
        return self.chance(high) - self.chance(low)


def _within(chance: float) -> float:
    return min(1.0, max(0.0, chance))


def promises_of(rules: Rules[Any], view: Any, way: Way) -> Promises:  # noqa: ANN401 - any game's
    """Return the promises that were found for a View in some way."""
    kept = rules.coaching.kept
    return Promises(None if kept is None else kept(view, way))


def together(chances: Sequence[float]) -> tuple[float, ...]:
    """Return all seats' chances scaled to a sum of 1; that of a lone player stays as it is.

    Each comes from another seat's View, and a seat knows secrets that the others don't.
    """
    whole = sum(chances)
    if len(chances) == 1 or not whole:
        return tuple(chances)
    return tuple(each / whole for each in chances)
