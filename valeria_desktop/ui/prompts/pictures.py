"""Small pictures beside the words of a prompt."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from valeria_desktop.ui.kit.strokes import paint_sign

if TYPE_CHECKING:
    from valeria_desktop.kernel.seats import Seat
    from valeria_desktop.ui.kit.button import Picture
    from valeria_desktop.ui.kit.look import Look


def of_seat(look: Look, seat: Seat) -> Picture:
    """Give what paints a player's sign."""

    def paint(painter: QPainter, box: QRectF) -> None:
        paint_sign(painter, look, box, seat)

    return paint


class PictureBox(QWidget):
    """A small picture beside words."""

    def __init__(self, look: Look, picture: Picture, side: float) -> None:
        """Show a picture in a square."""
        super().__init__()
        self._picture = picture
        self.setFixedSize(look.px(side), look.px(side))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._picture(painter, QRectF(self.rect()))
        painter.end()
