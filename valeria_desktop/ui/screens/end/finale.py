"""How the end of a game is staged before its score can be read; each game does it in its way."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

if TYPE_CHECKING:
    from valeria_desktop.session.session import Session
    from valeria_desktop.ui.kit.pace import Movement, Pace


class Finale(QWidget):
    """Counts what everyone has, and lets the winner step forward; it fills the screen."""

    said = Signal(str)
    """What is told now, for those who hear it."""
    sounded = Signal(str)
    """What is to be heard now."""
    left = Signal()
    """Someone wants to read the score."""
    has_remarks = True
    """Whether those who sit in bots' places have a last word."""

    def use_motion(self, pace: Pace, movement: Movement) -> None:
        """Be as fast, and move as much."""
        raise NotImplementedError

    def begin(self, session: Session, *, won: bool) -> None:
        """Stage the end of a game, which a person has won, or none."""
        raise NotImplementedError

    def skip(self) -> None:
        """Tell all the rest at once."""
        raise NotImplementedError

    def forget(self) -> None:
        """Let the game go."""
        raise NotImplementedError
