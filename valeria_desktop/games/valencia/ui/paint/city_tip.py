"""A line on parchment at a place of the city: what it costs and brings."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainterPath, QPen

from valeria_desktop.ui.paint.brush import CENTRE
from valeria_desktop.ui.paint.materials import INK, materials_of
from valeria_desktop.ui.paint.palette import CARD_INK
from valeria_desktop.ui.paint.ruler import Ruler, fit_words

if TYPE_CHECKING:
    from valeria_desktop.ui.paint.brush import Brush

_TEXT, _MOST = 15.0, 26.0
_PAD, _HIGH, _AWAY, _HALF = 12.0, 32.0, 12.0, 9.0
_SHADOW = QPointF(2, 3)


def paint_tip(brush: Brush, room: QRectF, place: QRectF, words: str) -> None:
    """Write words on a sheet in a room, with a tip at a place: below it, or else above it."""
    font = Ruler.of(brush).plain(_TEXT, _MOST)
    sheet = box_of_tip(room, place, _wanted(brush, words), _AWAY * brush.unit)
    painter, unit = brush.painter, brush.unit
    shape = _with_tip(sheet, place, _HALF * unit)
    shade = QColor(0, 0, 0)
    shade.setAlphaF(materials_of(brush.look).shadow_share)
    painter.fillPath(shape.translated(_SHADOW * unit), shade)
    painter.setPen(QPen(QColor(CARD_INK), 1.6 * unit))
    painter.setBrush(QColor(materials_of(brush.look).parchment))
    painter.drawPath(shape)
    inside = sheet.adjusted(0.5 * _PAD * unit, 0, -0.5 * _PAD * unit, 0)
    fit_words(painter, inside, words, font, INK, flags=CENTRE)


def _wanted(brush: Brush, words: str) -> QRectF:
    metrics = QFontMetricsF(Ruler.of(brush).plain(_TEXT, _MOST))
    wide = metrics.horizontalAdvance(words) + 2 * _PAD * brush.unit
    return QRectF(0, 0, wide, max(_HIGH * brush.unit, metrics.height() * 1.3))


def box_of_tip(room: QRectF, place: QRectF, wanted: QRectF, away: float) -> QRectF:
    """Return the box of a sheet at a place, inside the room, given its size and distance."""
    box = QRectF(0, 0, min(wanted.width(), room.width()), wanted.height())
    box.moveCenter(QPointF(place.center().x(), 0))
    box.moveLeft(max(room.left(), min(box.left(), room.right() - box.width())))
    box.moveTop(place.bottom() + away)
    if box.bottom() > room.bottom():
        box.moveBottom(place.top() - away)
    return box


def _with_tip(sheet: QRectF, place: QRectF, half: float) -> QPainterPath:
    """Return the outline of a sheet with its tip at a place."""
    is_below = sheet.top() >= place.center().y()
    edge = sheet.top() if is_below else sheet.bottom()
    end = place.bottom() - half / 3 if is_below else place.top() + half / 3
    foot = max(sheet.left() + 2 * half, min(place.center().x(), sheet.right() - 2 * half))
    tip = QPainterPath(QPointF(foot - half, edge))
    tip.lineTo(QPointF(place.center().x(), end))
    tip.lineTo(QPointF(foot + half, edge))
    tip.closeSubpath()
    outline = QPainterPath()
    outline.setFillRule(Qt.FillRule.WindingFill)
    outline.addRoundedRect(sheet, 3, 3)
    return outline.united(tip)
