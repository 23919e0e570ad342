"""The steps of the round, and beside them the chip of the coming rounds."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from valeria_desktop.games.valencia.ui.parts.rounds import coming_rounds
from valeria_desktop.games.valencia.ui.parts.steps import NOTCH, StepsPart, paint_chip, rest_of
from valeria_desktop.ui.paint.brush import Brush
from valeria_desktop.ui.paint.plates import panel_box
from valeria_desktop.ui.paint.ruler import Ruler
from valeria_desktop.ui.pieces.spread import Spread
from valeria_desktop.ui.words.label import explain_beside

if TYPE_CHECKING:
    from PySide6.QtGui import QEnterEvent, QKeyEvent, QMouseEvent, QPaintEvent, QResizeEvent

    from valeria_desktop.games.valencia.rules.scene import Scene
    from valeria_desktop.ui.paint.room_look import RoomLook

_CHIP = 30.0  # units
_OPENING = {Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_PageDown}


class RoundsChip(QWidget):
    """A chip that opens the coming rounds while the mouse is on it, or after a click."""

    pointed = Signal(bool)
    clicked = Signal()

    def __init__(self, look: RoomLook, parent: QWidget) -> None:
        """Make a chip for the right end of the steps."""
        super().__init__(parent)
        self._look = look
        self._number = 0
        self._is_open = False
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def show_number(self, number: int, words: str) -> None:
        """Show the number of coming rounds; hide the chip if there are none."""
        self._number = number
        self.setVisible(number > 0)
        explain_beside(self, words)
        self.setAccessibleName(words)
        self.update()

    def set_open(self, *, is_open: bool) -> None:
        """Show the chip as open or closed."""
        self._is_open = is_open
        self.update()

    def enterEvent(self, event: QEnterEvent) -> None:
        super().enterEvent(event)
        self.pointed.emit(True)

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self.pointed.emit(False)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() is Qt.MouseButton.LeftButton:
            self.clicked.emit()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = panel_box(QRectF(self.rect()))
        brush = Brush(painter, self._look, self._look.unit)
        paint_chip(brush, box, self._number, Ruler.of(brush), is_open=self._is_open)
        painter.end()


class StepsView(Spread["Scene"]):
    """Shows the steps; their keys and the chip open the coming rounds."""

    rounds_asked = Signal()
    """Says that the player pressed a key or clicked the chip to see the coming rounds."""
    rounds_pointed = Signal(bool)
    """Says whether the mouse is on the chip."""

    def __init__(self, look: RoomLook, parent: QWidget | None = None) -> None:
        super().__init__(look, StepsPart(), parent)
        self._room_look = look
        self.chip = RoundsChip(look, self)
        self.chip.hide()
        self.chip.clicked.connect(self.rounds_asked)
        self.chip.pointed.connect(self.rounds_pointed)
        look.changed.connect(self._fit)

    def show_scene(self, scene: Scene) -> None:
        super().show_scene(scene)
        number = len(coming_rounds(scene))
        words = self.tr("The boards of the rounds to come: {number}").format(number=number)
        self.chip.show_number(number, words)
        self._fit()

    def forget(self) -> None:
        super().forget()
        self.chip.hide()

    def _fit(self) -> None:
        """Lay the chip after the last step, or leave room for it at the right."""
        rest = rest_of(self.size(), self._room_look.unit)
        has_margin = rest is None and self.chip.isVisibleTo(self)
        wide = round(self._room_look.box(_CHIP)) if has_margin else 0
        if wide != self.viewportMargins().right():
            self.setViewportMargins(0, 0, wide, 0)
        notch = round(self._room_look.box(NOTCH))
        box = QRect(self.width() - wide, 0, wide, self.height() - notch)
        self.chip.setGeometry(box if rest is None else rest.toAlignedRect())
        self.lay()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in _OPENING:
            self.rounds_asked.emit()
        else:
            super().keyPressEvent(event)
