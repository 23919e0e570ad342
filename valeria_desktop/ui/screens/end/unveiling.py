"""What was secret until the end of a game, shown above its score."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QSizePolicy, QWidget

if TYPE_CHECKING:
    from valeria_desktop.session.session import Session


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
