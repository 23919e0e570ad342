"""What leads through a lesson at the table of a game."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal


class Guide(QObject):
    """Begins a lesson, and tells how it ended; each game brings its own."""

    finished = Signal()
    """The lesson is over; its game goes on like any other."""
    left = Signal()
    start_asked = Signal()
    """The lesson is over, and a game of one's own is to be set up."""
    said = Signal(str)
    """What is said at a step, for who doesn't see it."""

    @property
    def is_on(self) -> bool:
        """Whether a lesson is under way."""
        raise NotImplementedError

    def begin(self) -> None:
        """Lead through the lesson, from the step where it was left."""
        raise NotImplementedError

    def stop(self) -> None:
        """Lead no longer; the game on the table stays as it is."""
        raise NotImplementedError
