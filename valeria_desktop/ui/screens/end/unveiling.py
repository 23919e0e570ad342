"""What is turned up at the end of a game, before its score is told."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Signal
from PySide6.QtWidgets import QSizePolicy, QWidget

if TYPE_CHECKING:
    from valeria_desktop.session.session import Session


class Unveiling(QWidget):
    """Secrets that are turned up one by one; here there are none, so a game may have its own."""

    turned_up = Signal(int)
    """A player's secret is known now, by the number of the column in the score."""
    all_turned_up = Signal()

    def __init__(self) -> None:
        """Lie above the score, as high as what is laid out."""
        super().__init__()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Maximum)

    def show_session(self, session: Session) -> None:
        """Lay out the secrets of a game that is over, face down."""

    @property
    def hidden(self) -> tuple[int, ...]:
        """The columns of the score whose secrets are not known yet."""
        return ()

    @property
    def next_words(self) -> str:
        """What to press to have the next one turned up."""
        return ""

    def begin(self) -> None:
        """Turn them up, one after the other."""

    def turn_next(self) -> None:
        """Turn the next one up now."""

    def turn_all(self) -> None:
        """Turn all up at once."""
        while self.hidden:
            self.turn_next()

    def fit(self, height: int) -> None:
        """Be as high as that, if there is room."""

    def sizeHint(self) -> QSize:
        return QSize(0, 0)
