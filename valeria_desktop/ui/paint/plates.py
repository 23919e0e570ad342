"""Plates below things: the panels of the top bar, the story's plate, a sign's plate."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from valeria_desktop.ui.paint.brush import Brush
from valeria_desktop.ui.paint.knife import rounded, shadow
from valeria_desktop.ui.paint.materials import INK, materials_of
from valeria_desktop.ui.paint.palette import CARD_INK

if TYPE_CHECKING:
    from valeria_desktop.ui.paint.look import Look


_CORNER = 6
_SHADOW = QPointF(1, 2)


def panel_box(room: QRectF) -> QRectF:
    """Return the panel's box in its widget; the rest is for its shadow."""
    return room.adjusted(1, 1, -2, -3)


def paint_panel(
    painter: QPainter, box: QRectF, look: Look, fill: QColor | None = None, edge: str = CARD_INK
) -> None:
    """Paint a panel above its shadow, one hard shape."""
    made, corner = materials_of(look), look.px(_CORNER)
    rounded(painter, box.translated(_SHADOW), corner, shadow(made.shadow_share))
    painter.setPen(QPen(QColor(edge), 1.6))
    painter.setBrush(fill or QColor(made.bar))
    painter.drawRoundedRect(box, corner, corner)


_PLATE_CORNER = 7
_PLATE_SHADOW = QPointF(1.5, 2.5)


def paint_plate(painter: QPainter, look: Look, room: QRectF) -> None:
    """Paint a plate from a kept picture, above its shadow, one hard shape."""
    Brush(painter, look, look.scale).piece(paint_plate, room, _paint)


def _paint(brush: Brush, room: QRectF) -> None:
    painter, look = brush.painter, brush.look
    made, corner = materials_of(look), look.px(_PLATE_CORNER)
    box = room.adjusted(1, 1, -3, -4)
    rounded(painter, box.translated(_PLATE_SHADOW), corner, shadow(made.shadow_share))
    painter.setPen(QPen(QColor(INK), 1.8))
    painter.setBrush(QColor(made.bar))
    painter.drawRoundedRect(box, corner, corner)
    line = QColor(look.palette.line)
    line.setAlphaF(0.55)
    painter.setPen(QPen(line, 1))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    inside = box.adjusted(1.6, 1.6, -1.6, -1.6)
    painter.drawRoundedRect(inside, corner - 1, corner - 1)


CREAM = "#e9dcc0"


def paint_sign_plate(
    painter: QPainter, box: QRectF, radius: float, colour: str = CARD_INK, width: float = 1.3
) -> None:
    """Paint a dark plate with a light edge, for a sign that stands out from the field."""
    painter.setPen(QPen(QColor(CREAM), width))
    painter.setBrush(QColor(colour))
    painter.drawRoundedRect(box, radius, radius)
