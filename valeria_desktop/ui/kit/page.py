"""A page: a screen that one goes back from."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtWidgets import QWidget

from valeria_desktop.ui.kit.controls import Button
from valeria_desktop.ui.kit.kept import KeptPictures
from valeria_desktop.ui.kit.planks import paint_planks
from valeria_desktop.ui.kit.room import unit_of

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent, QPaintEvent

    from valeria_desktop.ui.kit.look import Look


class Page(QWidget):
    """A screen that is left by a button or by Esc."""

    left = Signal()
    is_wooden = True
    """Whether it lies on the planks of the table; long texts are easier to read without."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self.came_from: Page | None = None
        """The page that it is gone back to, where it was opened from one."""
        self._wood = KeptPictures(look)

    def back_button(self) -> Button:
        """Make the button that leaves."""
        button = Button(self._look, self.tr("Back"), icon="left", key="Esc")
        button.clicked.connect(self.left)
        return button

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the table that the page lies on."""
        if not self.is_wooden:
            return
        unit = max(1.0, unit_of(self.size()))
        self._wood.paint_whole(
            self,
            unit,
            lambda painter: paint_planks(painter, QRectF(self.rect()), self._look, unit),
        )

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)
