"""What the stage paints besides cards: chips and large dice."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPen, QPolygonF

from valeria_desktop.games.valeria.ui.cards.mood import Chip
from valeria_desktop.ui.kit.materials import CHIP_A, CHIP_B, CHIP_SUM, INK
from valeria_desktop.ui.kit.strokes import paint_die as paint_plain_die

if TYPE_CHECKING:
    from PySide6.QtGui import QPainter

    from valeria_desktop.ui.stage.beats import Canvas

COLOURS = {Chip.A: CHIP_A, Chip.B: CHIP_B, Chip.SUM: CHIP_SUM}


def paint_chip(canvas: Canvas, box: QRectF, chip: Chip, number: int) -> None:
    """Paint a chip: die A a square, die B a lozenge, the sum a round."""
    painter, side = canvas.painter, box.width()
    for shift, colour in ((QPointF(0.05 * side, 0.09 * side), INK), (QPointF(0, 0), COLOURS[chip])):
        painter.setPen(QPen(QColor(INK), max(1.6, side / 16)))
        painter.setBrush(QColor(colour))
        _shape(painter, box.translated(shift), chip)
    painter.setPen(QColor(INK))
    font = canvas.look.bold(20)
    font.setPixelSize(max(10, round(side * 0.52)))
    painter.setFont(font)
    painter.drawText(box, Qt.AlignmentFlag.AlignCenter, str(number))


def _shape(painter: QPainter, box: QRectF, chip: Chip) -> None:
    if chip is Chip.A:
        painter.drawRoundedRect(box, 2, 2)
    elif chip is Chip.SUM:
        painter.drawEllipse(box)
    else:
        grown = box.adjusted(*(side * box.width() * 0.1 for side in (-1, -1, 1, 1)))
        middle = grown.center()
        corners = [
            QPointF(middle.x(), grown.top()),
            QPointF(grown.right(), middle.y()),
            QPointF(middle.x(), grown.bottom()),
            QPointF(grown.left(), middle.y()),
        ]
        painter.drawPolygon(QPolygonF(corners))


def paint_die(canvas: Canvas, box: QRectF, number: int, *, is_second: bool) -> None:
    """Paint a large die."""
    paint_plain_die(canvas.painter, box, number, is_dark=is_second)
