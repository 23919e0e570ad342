"""Small pictures beside the words of a prompt."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from valeria_desktop.ui.kit.brush import Brush
from valeria_desktop.ui.kit.signs import paint_sign

if TYPE_CHECKING:
    from valeria_desktop.kernel.seats import Seat
    from valeria_desktop.ui.kit.button import Picture
    from valeria_desktop.ui.kit.look import Look

_SLIM = 30 / 34  # of a shield, in heights


def of_seat(look: Look, seat: Seat) -> Picture:
    """Return a picture of a player's shield."""

    def paint(painter: QPainter, box: QRectF) -> None:
        width = min(box.width(), box.height() * _SLIM)
        shield = QRectF(0, 0, width, width / _SLIM)
        shield.moveCenter(box.center())
        brush = Brush(painter, look, 1.0)
        paint_sign(brush, look.player(seat.colour), seat.sign.value, shield.adjusted(1, 1, -1, -1))

    return paint


class PictureBox(QWidget):
    """A small picture beside words."""

    def __init__(self, look: Look, picture: Picture, side: float, share: float = 1.0) -> None:
        """Show a picture so wide, and so high in widths."""
        super().__init__()
        self._picture = picture
        self.setFixedSize(look.px(side), look.px(side * share))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._picture(painter, QRectF(self.rect()))
        painter.end()
