"""A page: a screen that one goes back from."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QWidget

from valeria_desktop.ui.kit.controls import Button

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent

    from valeria_desktop.ui.kit.look import Look


class Page(QWidget):
    """A screen that is left by a button or by Esc."""

    left = Signal()

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look

    def back_button(self) -> Button:
        """Make the button that leaves."""
        button = Button(self._look, self.tr("Back"), icon="left", key="Esc")
        button.clicked.connect(self.left)
        return button

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)
