"""The budget of a bot's decision: a number of positions, or a time in seconds."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from collections.abc import Callable


class SpentError(Exception):
    """The budget is spent: the bot has to choose by its results so far."""


class Meter(Protocol):
    """A budget; a bot asks it before each position."""

    def take(self) -> None:
        """Spend one position, or raise a SpentError."""


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


class Clock:
    """A budget in seconds from now on, by a given clock."""

    __slots__ = ("_now", "_until")

    def __init__(self, seconds: float, now: Callable[[], float]) -> None:
        self._now = now
        self._until = now() + seconds

    def take(self) -> None:
        """Raise a SpentError if the time is over."""
        if self._now() >= self._until:
            raise SpentError
