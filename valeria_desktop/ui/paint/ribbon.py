"""A ribbon of dark red cloth for a few words, its two ends folded behind it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QPen, QPolygonF

from valeria_desktop.ui.paint.palette import CARD_INK

if TYPE_CHECKING:
    from PySide6.QtCore import QRectF
    from PySide6.QtGui import QPainter

RIBBON, RIBBON_DARK, RIBBON_EDGE = "#7c2a2c", "#56191d", "#c08a4a"


def paint_ribbon(painter: QPainter, box: QRectF, unit: float) -> None:
    """Paint a ribbon with its two ends folded behind it."""
    tail, fold = min(22 * unit, box.width() / 4), 8 * unit
    ink = QPen(QColor(CARD_INK), 2 * unit)
    ink.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(ink)
    painter.setBrush(QColor(RIBBON_DARK))
    for edge, out in ((box.left(), -1), (box.right(), 1)):
        top, low = box.top() + fold, box.bottom() + fold
        middle = (top + low) / 2
        inner, outer = edge - out * 12 * unit, edge + out * tail
        notch = edge + out * (tail - 10 * unit)
        corners = ((inner, top), (outer, top), (notch, middle), (outer, low), (inner, low))
        painter.drawPolygon(QPolygonF([QPointF(x, y) for x, y in corners]))
    painter.setBrush(QColor(RIBBON))
    painter.drawRect(box)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(RIBBON_EDGE), 1.2 * unit))
    painter.drawRect(box.adjusted(4 * unit, 4 * unit, -4 * unit, -4 * unit))
