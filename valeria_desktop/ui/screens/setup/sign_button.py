"""The sign or the colour of a player, as a button that takes the next one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QColor, QPainter, QPen

from valeria_desktop.ui.kit.brush import Brush
from valeria_desktop.ui.kit.drawn_button import DrawnButton
from valeria_desktop.ui.kit.signs import paint_sign

if TYPE_CHECKING:
    from valeria_desktop.kernel.seats import Seat
    from valeria_desktop.ui.kit.look import Look


class SignButton(DrawnButton):
    """The sign of a player on a field of the player's colour."""

    def __init__(self, look: Look, *, shows_sign: bool) -> None:
        """Show the sign, or else the colour alone."""
        super().__init__(look)
        self._shows_sign = shows_sign
        self._seat: Seat | None = None

    def show_seat(self, seat: Seat) -> None:
        """Show a seat."""
        self._seat = seat
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(self._look.px(34), self._look.px(36))

    def draw(self, painter: QPainter, whole: QRectF) -> None:
        if self._seat is None:
            return
        box = whole.adjusted(3, 3, -3, -3)
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
        self.draw_focus(painter, whole.adjusted(1, 1, -1, -1), 7)
