"""The plate that the story stands on: dark or light as the theme is, with ink round it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPen

from valeria_desktop.ui.kit.brush import Brush
from valeria_desktop.ui.kit.materials import INK, materials_of

if TYPE_CHECKING:
    from PySide6.QtGui import QPainter

    from valeria_desktop.ui.kit.look import Look

_CORNER = 7
_SHADOW = QPointF(1.5, 2.5)


def paint_plate(painter: QPainter, look: Look, room: QRectF) -> None:
    """Paint a plate from a kept picture, and below it the one hard shape of its shadow."""
    Brush(painter, look, look.scale).piece(paint_plate, room, _paint)


def _paint(brush: Brush, room: QRectF) -> None:
    painter, look = brush.painter, brush.look
    made, corner = materials_of(look), look.px(_CORNER)
    box = room.adjusted(1, 1, -3, -4)
    shade = QColor("#000000")
    shade.setAlphaF(made.shadow_share)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(shade)
    painter.drawRoundedRect(box.translated(_SHADOW), corner, corner)
    painter.setPen(QPen(QColor(INK), 1.8))
    painter.setBrush(QColor(made.bar))
    painter.drawRoundedRect(box, corner, corner)
    line = QColor(look.palette.line)
    line.setAlphaF(0.55)
    painter.setPen(QPen(line, 1))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    inside = box.adjusted(1.6, 1.6, -1.6, -1.6)
    painter.drawRoundedRect(inside, corner - 1, corner - 1)
