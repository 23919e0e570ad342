"""Shadow, veil and frames of a card on the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QPen, QPolygonF

from valeria_desktop.ui.paint.brush import wider
from valeria_desktop.ui.paint.focus_ring import paint_focus_ring
from valeria_desktop.ui.paint.knife import ink, rounded, shadow
from valeria_desktop.ui.paint.materials import GOLD, INK, materials_of
from valeria_desktop.ui.paint.palette import CARD_INK, CARD_TEXT
from valeria_desktop.ui.paint.strokes import paint_hint_frame

if TYPE_CHECKING:
    from PySide6.QtCore import QRectF

    from valeria_desktop.ui.paint.brush import Brush
    from valeria_desktop.ui.pieces.piece import PieceMood

BEYOND = 10.0
"""Reach of shadows and frames beyond their card, in units."""
_SHADOW = QPointF(2, 4)
_FRAME, _INK = 4.0, 1.4  # units: the gold line, and the ink at each of its sides
_CORNER = 20.0


def paint_shadow(brush: Brush, box: QRectF, radius: float) -> None:
    """Paint the hard shadow of a card that lies on the table."""
    dark = shadow(materials_of(brush.look).shadow_share)
    rounded(brush.painter, box.translated(_SHADOW * brush.unit), radius, dark)


def paint_frames(brush: Brush, box: QRectF, mood: PieceMood, radius: float) -> None:
    """Paint the frames of a card: it can be an option, pointed at, focused or hinted at."""
    if mood.is_lit:
        _paint_frame(brush, box, GOLD, _FRAME, radius)
        _paint_corner(brush, box)
    elif mood.is_hovered:
        _paint_frame(brush, box, CARD_TEXT, _FRAME / 2, radius)
    if mood.is_focused:
        paint_focus(brush, box, radius)
    if mood.is_hinted:
        paint_hint_frame(brush.painter, brush.look, wider(box, 3 * brush.unit))


def paint_focus(brush: Brush, box: QRectF, radius: float) -> None:
    """Paint the dashed outer frame of the card with the focus."""
    around = 5 * brush.unit
    paint_focus_ring(brush.painter, wider(box, around), radius + around, 2 * brush.unit)


def _paint_frame(brush: Brush, box: QRectF, colour: str, width: float, radius: float) -> None:
    """Paint a coloured line between two lines of ink, so that it is seen on every ground."""
    unit, painter = brush.unit, brush.painter
    out = box.adjusted(-0.5 * unit, -0.5 * unit, 0.5 * unit, 0.5 * unit)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for tone, wide in ((CARD_INK, width + 2 * _INK), (colour, width)):
        painter.setPen(QPen(QColor(tone), wide * unit))
        painter.drawRoundedRect(out, radius, radius)


def _paint_corner(brush: Brush, box: QRectF) -> None:
    """Paint a corner with a tick: the gold alone isn't enough."""
    unit, painter = brush.unit, brush.painter
    corner, side = box.topLeft() - QPointF(1.6, 1.6) * unit, _CORNER * unit
    painter.setPen(QPen(QColor(CARD_INK), _INK * unit))
    painter.setBrush(QColor(GOLD))
    painter.drawPolygon(QPolygonF([corner, corner + QPointF(side, 0), corner + QPointF(0, side)]))
    painter.setPen(ink(1.8 * unit, INK))
    tick = [QPointF(3.2, 7.2), QPointF(5.8, 9.6), QPointF(10.4, 4.2)]
    painter.drawPolyline(QPolygonF([corner + point * unit for point in tick]))
