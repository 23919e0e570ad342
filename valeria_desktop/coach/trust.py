"""The trust in an option: its advantage over another option, beside the error of that advantage.

An advantage is measured as a chance of winning, or where a game is nearly decided, in points at
the end of the imagined games. The bounds were measured; decision 55 has the figures. They belong to
what a search promises, so trust stays the same where another advantage is told (decision 68).
"""

from __future__ import annotations

from enum import StrEnum
from math import fsum, hypot, sqrt
from typing import TYPE_CHECKING, NamedTuple

from attrs import frozen

if TYPE_CHECKING:
    from collections.abc import Sequence


class Measure(StrEnum):
    """The unit of an advantage."""

    CHANCE = "chance"
    """A chance of winning, from -1 to 1."""
    POINTS = "points"
    """Points at the end of the game."""


class Trust(StrEnum):
    """The trust in an option, compared with another one."""

    CLEAR = "clear"
    """It is plainly better."""
    CLOSE = "close"
    """It is a little better, or a little worse."""
    TOSS_UP = "toss-up"
    """It is as good: the difference is small, or less than its error."""
    BEHIND = "behind"
    """It is plainly worse."""


_ALIKE = {Measure.CHANCE: 0.025, Measure.POINTS: 0.75}
"""The least difference that isn't as good: more than 2 wins in 100, or about 1 point."""
_PLAIN = {Measure.CHANCE: 0.05, Measure.POINTS: 1.5}
"""The least difference that can be plain."""
_SURELY = 2.0
"""The least plain difference, as a multiple of its error."""
FAR = 0.05
"""A chance of winning this near to 0 or 1 is told in points: there it hardly differs any more."""


class Promised(NamedTuple):
    """An advantage as a search promised it."""

    amount: float
    error: float


@frozen
class Margin:
    """An advantage with its error: of one option over another, or of a seat over its rivals."""

    amount: float
    """The advantage; below 0 if it is a disadvantage."""
    error: float
    """The standard error of the amount, in the same unit."""
    measure: Measure = Measure.CHANCE
    promised: Promised | None = None
    """The advantage that the search promised, if another one is told; trust is measured in it."""

    @property
    def trust(self) -> Trust:
        """The trust in the option with this advantage."""
        amount, error = self.promised or (self.amount, self.error)
        size = abs(amount)
        if size < max(_ALIKE[self.measure], error):
            return Trust.TOSS_UP
        if size < max(_PLAIN[self.measure], _SURELY * error):
            return Trust.CLOSE
        return Trust.CLEAR if amount > 0 else Trust.BEHIND

    @property
    def is_alike(self) -> bool:
        """Whether both options are as good as each other."""
        return self.trust is Trust.TOSS_UP

    def plus(self, other: Margin) -> Margin:
        """Return the promised margin over a third option, which the second one has another over."""
        return Margin(self.amount + other.amount, hypot(self.error, other.error), self.measure)

    def turned(self) -> Margin:
        """Return the margin of the other option over this one."""
        promised = self.promised and Promised(-self.promised.amount, self.promised.error)
        return Margin(-self.amount, self.error, self.measure, promised)


_SPREAD = {Measure.CHANCE: 0.11, Measure.POINTS: 4.0}
"""The usual standard deviation of an advantage between imagined worlds."""
_AS_MANY = 4
"""The number of worlds that the usual deviation counts for: a few worlds may agree by luck."""


def deviation_of(gains: Sequence[float], measure: Measure) -> float:
    """Return the standard deviation of an advantage between worlds, by those played so far."""
    return deviation_from(gains, _SPREAD[measure], _AS_MANY)


def deviation_from(gains: Sequence[float], usual: float, as_many: int) -> float:
    """Return the standard deviation of values, beside a usual one that counts as many values."""
    if not gains:
        return usual
    mean = fsum(gains) / len(gains)
    squares = fsum((gain - mean) ** 2 for gain in gains)
    return sqrt((as_many * usual**2 + squares) / (as_many + len(gains) - 1))


def is_far(chance: float) -> bool:
    """Return whether a game is nearly decided by a chance of winning, from 0 to 1."""
    return chance < FAR or chance > 1 - FAR
