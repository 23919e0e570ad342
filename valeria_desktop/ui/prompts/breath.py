"""A breath between two players before one screen: what is pressed in it was meant for the last.

It begins when another player than before is asked, when the curtain closes, and when it opens.
"""

from __future__ import annotations

from time import monotonic
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer

if TYPE_CHECKING:
    from collections.abc import Callable

REST = 0.5
"""Seconds in which nothing is taken."""


class Breath(QObject):
    """Tells whether the player who is asked now can have meant what is pressed."""

    def __init__(
        self, parent: QObject | None = None, clock: Callable[[], float] = monotonic
    ) -> None:
        """Be over; the clock is in seconds."""
        super().__init__(parent)
        self.clock = clock
        self._began_at = float("-inf")
        self._person: int | None = None
        """The seat of who was asked last."""
        self.is_seen = True
        """Whether what is asked has been painted: until then no time has passed."""

    def meet(self, seat: int) -> None:
        """Begin where a seat is asked after another one."""
        if self._person not in {None, seat}:
            self.begin()
        self._person = seat

    def meet_nobody(self) -> None:
        """Forget who was asked last: another game is on the table."""
        self._person = None

    def begin(self) -> None:
        """Take nothing for a moment, which is counted from when the question can be seen."""
        self._began_at = self.clock()
        self.is_seen = False
        QTimer.singleShot(0, self, self._seen)  # after what was pressed while it was painted

    def _seen(self) -> None:
        if not self.is_seen:
            self.is_seen = True
            self._began_at = self.clock()

    @property
    def is_over(self) -> bool:
        """Whether an answer may be taken."""
        return self.clock() - self._began_at >= REST
