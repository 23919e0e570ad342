"""The room of a table, below everything: planks, the window, cloth and your board.

The table is one picture for each size and theme, the window one for each hour of it; the active
player's board is painted over them. Each game paints the view through the window.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import frozen
from PySide6.QtCore import QRect, QRectF, Qt, QTimer, QVariantAnimation, Signal
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QWidget

from valeria_desktop.ui.paint.brush import Brush
from valeria_desktop.ui.paint.kept import KeptPictures
from valeria_desktop.ui.paint.materials import materials_of
from valeria_desktop.ui.paint.palette import CARD_INK
from valeria_desktop.ui.place.wood import Wood

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtGui import QPaintEvent

    from valeria_desktop.ui.paint.room_look import RoomLook

_STEPS = 48
"""The number of hours in a day; between two hours nothing changes."""
_SOON = 40
"""The delay of an hour that waits until everything else has been shown, in ms."""
_SILL = 4.4
_TABLE, _WINDOW = 0, 1


@frozen
class RoomBoxes:
    """The boxes of the window, the mat and your board; an empty box puts the board away."""

    sky: QRect
    mat: QRect
    board: QRect


@frozen
class Outside:
    """The means to paint the view through the window: the time, and the game's own kind."""

    painter: QPainter
    look: RoomLook
    box: QRectF
    time: float
    kind: object


class RoomView(QWidget):
    """Shows the room; it takes no clicks."""

    hour_passed = Signal(float)
    """The time has changed, from 0 for dawn to 1 for dusk."""

    def __init__(
        self,
        look: RoomLook,
        paint_outside: Callable[[Outside], None],
        parent: QWidget | None = None,
        *,
        paint_floor: Callable[[Brush, QRectF], None] | None = None,
    ) -> None:
        """Show an empty room at dawn; without `paint_floor` its floor is the planks of a table."""
        super().__init__(parent)
        self._look = look
        self._paint_outside = paint_outside
        self._paint_ground = paint_floor
        self._kept = KeptPictures(look, lambda tokens: tokens.table)
        self._over = KeptPictures(look)
        self._laid: RoomBoxes | None = None
        self._is_mine = self._is_lamp_lit = False
        self._kind: object = None
        self._hour = QVariantAnimation(self)
        self._hour.valueChanged.connect(self._hour_passed)
        self._time = 0.0
        self._step = 0
        self._coming = 0.0
        self._wait = QTimer(self, singleShot=True, interval=_SOON)
        self._wait.timeout.connect(lambda: self.show_hour(self._coming))
        self._painted = QTimer(self, singleShot=True, interval=0)  # only when all is painted
        self._painted.timeout.connect(self._wait.start)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        look.changed.connect(self.update)

    # --- turn and time

    def use(self, laid: RoomBoxes) -> None:
        """Place everything by the boxes of a plan."""
        self._laid = laid
        self.update()

    def show_turn(self, *, is_mine: bool, is_lamp_lit: bool, kind: object = None) -> None:
        """Show whether the viewer has the turn, whether the lamp is lit, and a kind of window."""
        shown = is_mine, is_lamp_lit, kind
        before = self._is_mine, self._is_lamp_lit, self._kind
        self._is_mine, self._is_lamp_lit, self._kind = shown
        if shown[1:] != before[1:] or self._laid is None:
            self.update()
        elif shown != before:
            self.update(self._laid.board)

    @property
    def time(self) -> float:
        """The shown time, from 0 for dawn to 1 for dusk."""
        return self._time

    def show_hour(self, time: float, milliseconds: int = 0) -> None:
        """Change the time, at once or within a number of ms."""
        self._hour.stop()
        self._painted.stop()
        self._wait.stop()
        if milliseconds <= 0 or not self.isVisible():
            self._hour_passed(time)
            return
        self._hour.setStartValue(self._time)
        self._hour.setEndValue(time)
        self._hour.setDuration(milliseconds)
        self._hour.start()

    def show_hour_soon(self, time: float) -> None:
        """Change the time once the table has been shown: the player's options come before light."""
        self._coming = time
        self._hour.stop()
        self._painted.start()

    def _hour_passed(self, time: float) -> None:
        self._time = time
        self.hour_passed.emit(time)
        step = round(time * _STEPS)
        if step != self._step:
            self._step = step
            self.update(self._laid.sky if self._laid is not None else self.rect())

    # --- painting

    def paintEvent(self, event: QPaintEvent) -> None:
        laid = self._laid
        painter = QPainter(self)
        if laid is None:
            painter.fillRect(self.rect(), QColor(self._look.palette.table))
        else:
            self._paint(painter, laid)
        painter.end()

    def _paint(self, painter: QPainter, laid: RoomBoxes) -> None:
        """Paint table and window, a picture each, and over them the active player's board."""
        top, unit = laid.sky.height(), self._look.unit
        self._kept.paint(
            painter,
            self.rect().adjusted(0, top, 0, 0),
            (_TABLE, (laid, self._is_lamp_lit), unit),
            lambda brush, _: self._paint_table(brush.painter, laid),
        )
        self._kept.paint(
            painter,
            QRect(0, 0, self.width(), top),
            (_WINDOW, (self._step, self._kind), unit),
            lambda brush, box: self._paint_window(brush.painter, box),
        )
        if self._is_mine and not laid.board.isEmpty():
            self._paint_active(painter, laid.board)

    def _paint_table(self, painter: QPainter, laid: RoomBoxes) -> None:
        top = laid.sky.height()
        painter.translate(0, -top)
        wood = self._wood(painter)
        self._paint_floor(painter, QRectF(self.rect()).adjusted(0, top, 0, 0))
        self._paint_sill(painter, top)
        if not laid.mat.isEmpty():
            wood.paint_cloth(QRectF(laid.mat))
        if not laid.board.isEmpty():
            wood.paint_board(QRectF(laid.board))

    def _paint_floor(self, painter: QPainter, box: QRectF) -> None:
        if self._paint_ground is None:
            self._wood(painter).paint_planks(box)
        else:
            self._paint_ground(Brush(painter, self._look, self._look.unit), box)

    def _wood(self, painter: QPainter) -> Wood:
        return Wood(painter, self._look, self._look.unit, is_lamp_lit=self._is_lamp_lit)

    def _paint_window(self, painter: QPainter, box: QRectF) -> None:
        time = self._step / _STEPS
        self._paint_outside(Outside(painter, self._look, box, time, self._kind))

    def _paint_sill(self, painter: QPainter, top: float) -> None:
        """Paint the sill between the window and the table."""
        unit, made = self._look.unit, materials_of(self._look)
        sill = QRectF(0, top, self.width(), _SILL * unit)
        painter.fillRect(sill, QColor(CARD_INK))
        painter.fillRect(sill.adjusted(0, 1.2 * unit, 0, -1.2 * unit), QColor(made.rail_line))

    def _paint_active(self, painter: QPainter, box: QRect) -> None:
        self._over.paint(
            painter,
            box,
            (0, self._is_lamp_lit, self._look.unit),
            lambda brush, room: self._wood(brush.painter).paint_board(room, is_active=True),
        )
