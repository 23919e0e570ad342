"""The budget of a bot's decision: a number of positions, or a time in seconds."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol, Self

from attrs import frozen

if TYPE_CHECKING:
    from collections.abc import Callable


class SpentError(Exception):
    """The budget is spent: the bot has to choose by its results so far."""


class Meter(Protocol):
    """A budget; a bot asks it before each position."""

    def take(self) -> None:
        """Spend one position, or raise a SpentError."""

    @property
    def is_over(self) -> bool:
        """Whether it is too late to imagine another world; positions are never late."""


class Nodes:
    """A budget in positions: it leads to the same choice on every machine."""

    __slots__ = ("_left", "is_spent")

    def __init__(self, number: int) -> None:
        self._left = number
        self.is_spent = False
        """The bot asked for more positions than the budget had."""

    def take(self) -> None:
        """Spend one position, or raise a SpentError."""
        if self._left <= 0:
            self.is_spent = True
            raise SpentError
        self._left -= 1

    @property
    def is_over(self) -> bool:
        """Never: only a position more may be too much."""
        return False


class Clock:
    """A budget in seconds from now on, by a given clock.

    Nothing is begun that may end after it: a step may take as long as the longest one before. So
    the time holds where steps are long, as with five players, and on a busy machine.
    """

    __slots__ = ("_last", "_longest", "_most", "_now", "_until")

    def __init__(self, seconds: float, now: Callable[[], float]) -> None:
        self._now = now
        self._until = now() + seconds
        self._last: float | None = None
        self._longest, self._most = 0.0, seconds / 2

    def take(self) -> None:
        """Raise a SpentError if the time may be over before the next position."""
        now = self._now()
        if self._last is not None:  # what comes before the first position is done only once
            self._longest = max(self._longest, min(self._most, now - self._last))
        self._last = now
        if now + self._longest >= self._until:
            raise SpentError

    @property
    def is_over(self) -> bool:
        """Whether another step may end too late."""
        return self._now() + self._longest >= self._until


@frozen
class Waited:
    """The clock of a player who waits, since when the question came."""

    now: Callable[[], float]
    since: float

    @classmethod
    def begin(cls, now: Callable[[], float]) -> Self:
        """Begin to wait."""
        return cls(now, now())

    def __call__(self) -> float:
        """Return the time."""
        return self.now()

    @property
    def seconds(self) -> float:
        """The time that has passed."""
        return self.now() - self.since
