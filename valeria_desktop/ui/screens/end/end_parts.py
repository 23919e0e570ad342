"""What a game brings to its end: how it is staged, what was secret, what its score is called."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QSize, Signal
from PySide6.QtWidgets import QSizePolicy, QWidget

if TYPE_CHECKING:
    from valeria_desktop.session.session import Session
    from valeria_desktop.ui.stage.pace import Movement, Pace


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


class Unveiling(QWidget):
    """What everyone kept secret; here that is nothing, so a game may have its own."""

    def __init__(self) -> None:
        """Lie above the score, as high as what is laid out."""
        super().__init__()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Maximum)

    def show_session(self, session: Session) -> None:
        """Lay out the secrets of a game that is over."""

    @property
    def number(self) -> int:
        """How many there were."""
        return 0

    def fit(self, height: int) -> None:
        """Be as high as that, if there is room."""

    def sizeHint(self) -> QSize:
        return QSize(0, 0)


class ScoreWords(QObject):
    """The words for a score, as the rules call things; a game with better ones says them."""

    def source(self, category: str) -> str:
        """Say where points come from."""
        return category.capitalize()

    def rival(self) -> str:
        """Name whom one person plays against."""
        return self.tr("The rival")

    def ending(self, condition: str) -> str:
        """Say in a sentence what ended the game; nothing if nothing can be."""
        return ""

    def last_word(self, session: Session) -> str:
        """Return the last word of the game and its speaker; an empty text without one."""
        return ""
