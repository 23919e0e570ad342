"""Pieces that look the same wherever they lie are drawn once."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter

from valeria_desktop.ui.paint.album import ALBUM
from valeria_desktop.ui.paint.brush import Brush

if TYPE_CHECKING:
    from valeria_desktop.ui.paint.look import Look


class Canvas:
    """Something to paint pieces on, that counts how often one is drawn."""

    def __init__(self, look: Look) -> None:
        self.look = look
        self.image = QImage(60, 40, QImage.Format.Format_RGB32)
        self.image.fill(QColor("black"))
        self.drawn = 0

    def draw(self, brush: Brush, box: QRectF) -> None:
        self.drawn += 1
        brush.painter.fillRect(box, QColor("white"))

    def paint(self, box: QRectF) -> int:
        painter = QPainter(self.image)
        Brush(painter, self.look, 1.0).piece_of((Canvas, id(self)), box, self.draw)
        painter.end()
        return self.drawn


def test_a_piece_is_drawn_once_wherever_it_lies(look: Look) -> None:
    ALBUM.clear()  # full, it would let go at once what is drawn in no time
    canvas = Canvas(look)
    assert [canvas.paint(QRectF(left, 5, 20, 10)) for left in (0, 5, 30)] == [1, 1, 1]


def test_a_piece_lies_within_pixels_as_its_box_does(look: Look) -> None:
    ALBUM.clear()  # full, it would let go at once what is drawn in no time
    canvas = Canvas(look)
    canvas.paint(QRectF(10.5, 5, 20, 10))
    row = [canvas.image.pixelColor(x, 7).red() for x in range(60)]
    assert (row[9], row[11], row[29], row[31]) == (0, 255, 255, 0)
    assert row[10] == row[30]
    assert 0 < row[10] < 255
    assert [canvas.paint(QRectF(left, 5, 20, 10)) for left in (20.5, 20.0)] == [1, 2]


def test_a_piece_is_drawn_anew_in_another_theme(look: Look) -> None:
    ALBUM.clear()  # full, it would let go at once what is drawn in no time
    canvas = Canvas(look)
    canvas.paint(QRectF(0, 0, 20, 10))
    try:
        look.use(theme="light")
        assert canvas.paint(QRectF(0, 0, 20, 10)) == 2
    finally:
        look.use(theme="dark")
