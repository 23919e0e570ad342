"""The sign or the colour of a player, as a button that takes the next one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QAbstractButton

from valeria_desktop.ui.kit.brush import Brush
from valeria_desktop.ui.kit.signs import paint_sign

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent

    from valeria_desktop.kernel.seats import Seat
    from valeria_desktop.ui.kit.look import Look


class SignButton(QAbstractButton):
    """The sign of a player on a field of the player's colour."""

    def __init__(self, look: Look, *, shows_sign: bool) -> None:
        """Show the sign, or else the colour alone."""
        super().__init__()
        self._look = look
        self._shows_sign = shows_sign
        self._seat: Seat | None = None
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        look.changed.connect(self.updateGeometry)

    def show_seat(self, seat: Seat) -> None:
        """Show a seat."""
        self._seat = seat
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(self._look.px(34), self._look.px(36))

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._seat is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect()).adjusted(3, 3, -3, -3)
        colour = self._look.player(self._seat.colour)
        tokens = self._look.palette
        if self._shows_sign:
            brush = Brush(painter, self._look, self._look.scale)
            slim = box.width() * 0.04
            paint_sign(brush, colour, self._seat.sign.value, box.adjusted(slim, 0, -slim, 0))
        else:
            painter.setPen(QPen(QColor(tokens.lit if self.underMouse() else tokens.ink), 1.5))
            painter.setBrush(colour)
            painter.drawRoundedRect(box.adjusted(3, 3, -3, -3), 6, 6)
        if self.hasFocus():
            painter.setPen(QPen(QColor(tokens.focus), 2, Qt.PenStyle.DashLine))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 7, 7)
        painter.end()
