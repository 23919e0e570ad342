"""The budget of a bot's decision: a number of positions looked at, or a time."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from collections.abc import Callable


class SpentError(Exception):
    """Nothing is left to spend: what has been found until now has to do."""


class Meter(Protocol):
    """Is asked before each position that a bot looks at."""

    def take(self) -> None:
        """Let the bot look at one more position, or raise a SpentError."""


class Nodes:
    """A number of positions: the same answer on every machine."""

    __slots__ = ("_left", "is_spent")

    def __init__(self, number: int) -> None:
        self._left = number
        self.is_spent = False
        """More was asked for than there was."""

    def take(self) -> None:
        """Count one position."""
        if self._left <= 0:
            self.is_spent = True
            raise SpentError
        self._left -= 1


class Clock:
    """A number of seconds from now on, by a clock that is handed in."""

    __slots__ = ("_now", "_until")

    def __init__(self, seconds: float, now: Callable[[], float]) -> None:
        self._now = now
        self._until = now() + seconds

    def take(self) -> None:
        """Look at the clock."""
        if self._now() >= self._until:
            raise SpentError
