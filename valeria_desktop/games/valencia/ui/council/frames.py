"""What lies round a thing on the table: gold where it can be chosen, brass, the focus, the veil."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF

from valeria_desktop.ui.kit.materials import BRASS, BRASS_EDGE, GOLD, INK, materials_of
from valeria_desktop.ui.kit.palette import CARD_INK, CARD_TEXT

if TYPE_CHECKING:
    from valeria_desktop.ui.kit.brush import Brush

LIFT = 2.0
"""How far what can be chosen is raised, in units."""
BEYOND = 7.0
"""How far all of it reaches beyond a thing, in units."""
_GOLD, _INK = 4.0, 1.4  # of a frame, and of the ink at both its sides
_CORNER = 18.0
_PIN = 5.0


def paint_lit(brush: Brush, box: QRectF, radius: float) -> None:
    """Frame what can be chosen in gold between lines of ink, and tick its corner."""
    paint_ring(brush, box, GOLD, radius)
    _paint_tick(brush, box)


def paint_ring(brush: Brush, box: QRectF, colour: str, radius: float, wide: float = _GOLD) -> None:
    """Lay a line of a colour between two of ink round a thing."""
    painter, unit = brush.painter, brush.unit
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for tone, width in ((CARD_INK, wide + 2 * _INK), (colour, wide)):
        painter.setPen(QPen(QColor(tone), width * unit))
        painter.drawRoundedRect(box, radius, radius)


def paint_hovered(brush: Brush, box: QRectF, radius: float) -> None:
    """Frame what the mouse is on and what can't be chosen."""
    paint_ring(brush, box, CARD_TEXT, radius, _GOLD / 2)


def paint_now(brush: Brush, box: QRectF, radius: float) -> None:
    """Frame in brass what the step is about, and pin it, so that it isn't colour alone."""
    paint_ring(brush, box, BRASS, radius, _GOLD * 0.55)
    painter, unit = brush.painter, brush.unit
    middle, wide, high = box.center().x(), _PIN * unit, _PIN * 1.15 * unit
    top = box.top() - high * 0.5
    pin = [
        QPointF(middle - wide, top),
        QPointF(middle + wide, top),
        QPointF(middle, top + 1.7 * high),
    ]
    painter.setPen(_ink(unit))
    painter.setBrush(QColor(BRASS_EDGE))
    painter.drawPolygon(QPolygonF(pin))


def paint_focus(brush: Brush, box: QRectF, radius: float) -> None:
    """Lay the second, dashed frame of the focus round a thing."""
    unit, painter = brush.unit, brush.painter
    pen = QPen(QColor(brush.look.palette.focus), max(1.6, 2 * unit))
    pen.setDashPattern([2.6, 1.8])
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    around = box.adjusted(*(side * 4.4 * unit for side in (-1, -1, 1, 1)))
    painter.drawRoundedRect(around, radius + 3.6 * unit, radius + 3.6 * unit)


def paint_veil(brush: Brush, box: QRectF, radius: float) -> None:
    """Veil what can't be chosen while something else can."""
    tones = materials_of(brush.look)
    veil = QColor(tones.veil)
    veil.setAlphaF(tones.veil_share)
    brush.painter.setPen(Qt.PenStyle.NoPen)
    brush.painter.setBrush(veil)
    brush.painter.drawRoundedRect(box, radius, radius)


def paint_glow(painter: QPainter, box: QRectF, radius: float, unit: float, share: float) -> None:
    """Let a thing shine for a moment: a ring of light that widens and goes out."""
    light = QColor(GOLD)
    light.setAlphaF(max(0.0, min(1.0, share)))
    out = (1 - share) * 5 * unit
    painter.setPen(QPen(light, (3 + 3 * share) * unit))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(box.adjusted(-out, -out, out, out), radius + out, radius + out)


def _paint_tick(brush: Brush, box: QRectF) -> None:
    painter, unit = brush.painter, brush.unit
    corner, side = box.topLeft() - QPointF(1.6, 1.6) * unit, _CORNER * unit
    painter.setPen(_ink(unit))
    painter.setBrush(QColor(GOLD))
    painter.drawPolygon(QPolygonF([corner, corner + QPointF(side, 0), corner + QPointF(0, side)]))
    pen = QPen(QColor(INK), 1.7 * unit)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    tick = [QPointF(3.0, 6.6), QPointF(5.3, 8.8), QPointF(9.6, 3.8)]
    painter.drawPolyline(QPolygonF([corner + point * unit for point in tick]))


def _ink(unit: float) -> QPen:
    pen = QPen(QColor(CARD_INK), _INK * unit)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    return pen
