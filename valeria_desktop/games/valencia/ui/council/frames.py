"""What lies round a seat besides what lies round anything: brass where the step is, a glow."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF

from valeria_desktop.ui.kit.materials import BRASS, BRASS_EDGE, GOLD
from valeria_desktop.ui.kit.palette import CARD_INK

if TYPE_CHECKING:
    from valeria_desktop.ui.kit.brush import Brush

_BRASS, _INK = 2.2, 1.4  # of the ring, and of the ink at both its sides
_PIN = QPointF(5.0, 5.75)


def paint_now(brush: Brush, box: QRectF, radius: float) -> None:
    """Frame in brass what the step is about, and pin it, so that it isn't colour alone."""
    painter, unit = brush.painter, brush.unit
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for tone, width in ((CARD_INK, _BRASS + 2 * _INK), (BRASS, _BRASS)):
        painter.setPen(QPen(QColor(tone), width * unit))
        painter.drawRoundedRect(box, radius, radius)
    aside, down = QPointF(_PIN.x(), 0) * unit, QPointF(0, _PIN.y()) * unit
    top = QPointF(box.center().x(), box.top()) - down * 0.5
    painter.setPen(QPen(QColor(CARD_INK), _INK * unit))
    painter.setBrush(QColor(BRASS_EDGE))
    painter.drawPolygon(QPolygonF([top - aside, top + aside, top + down * 1.7]))


def paint_glow(painter: QPainter, box: QRectF, radius: float, unit: float, share: float) -> None:
    """Let a thing shine for a moment: a ring of light that widens and goes out."""
    light = QColor(GOLD)
    light.setAlphaF(max(0.0, min(1.0, share)))
    out = (1 - share) * 5 * unit
    painter.setPen(QPen(light, (3 + 3 * share) * unit))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(box.adjusted(-out, -out, out, out), radius + out, radius + out)
