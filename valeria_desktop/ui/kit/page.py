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
    from PySide6.QtGui import QFocusEvent, QKeyEvent, QPaintEvent

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
        self._back: Button | None = None

    def back_button(self) -> Button:
        """Make the button that leaves."""
        button = self._back = Button(self._look, self.tr("Back"), icon="left", key="Esc")
        button.clicked.connect(self.left)
        return button

    @property
    def first_focus(self) -> QWidget | None:
        """What the keyboard begins with; a page with more to do than to be left has its own."""
        return self._back

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Hand the focus on: the window gives it to the page that it shows, which takes no keys."""
        super().focusInEvent(event)
        if (first := self.first_focus) is not None:
            first.setFocus(event.reason())

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
