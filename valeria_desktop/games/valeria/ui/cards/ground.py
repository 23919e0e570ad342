"""The ground of a card: a tinted field as if printed from linoleum, with its bands and cuts."""

from __future__ import annotations

from math import cos, hypot, pi, sin
from typing import TYPE_CHECKING
from zlib import crc32

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF

from valeria_desktop.ui.kit.palette import CARD_INK

if TYPE_CHECKING:
    from valeria_desktop.ui.kit.brush import Brush

RADIUS = 7
_CUTS = 40


def card_path(rect: QRectF) -> QPainterPath:
    """Give the outline of a card."""
    path = QPainterPath()
    path.addRoundedRect(rect.adjusted(1.5, 1.5, -1.5, -1.5), RADIUS, RADIUS)
    return path


def paint_ground(brush: Brush, rect: QRectF, colour: QColor, bands: tuple[float, float]) -> None:
    """Paint the field, with a darker band above and below, both with a carved edge."""
    painter = brush.painter
    outline = card_path(rect)
    top, bottom = bands
    painter.save()
    painter.setClipPath(outline)
    painter.fillRect(rect, colour)
    dark = colour.darker(165)
    for band in (_band(brush, rect, top, is_top=True), _band(brush, rect, bottom, is_top=False)):
        painter.setPen(QPen(colour.lighter(140), max(1.0, brush.unit)))
        painter.setBrush(dark)
        painter.drawPolygon(band)
    painter.restore()
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(CARD_INK), 2.6))
    painter.drawPath(outline)


def _band(brush: Brush, rect: QRectF, height: float, *, is_top: bool) -> QPolygonF:
    """Give a band across the card whose inner edge is indented, as heralds call it."""
    if height <= 0:
        return QPolygonF()
    step = 7 * brush.unit
    depth = 2.6 * brush.unit
    edge = rect.top() + height if is_top else rect.bottom() - height
    outer = rect.top() - 4 if is_top else rect.bottom() + 4
    teeth = round(rect.width() / step)
    step = rect.width() / teeth
    points = [QPointF(rect.left() - 4, outer), QPointF(rect.left() - 4, edge)]
    for index in range(teeth * 2 + 1):
        shift = depth if index % 2 else 0
        points.append(
            QPointF(rect.left() + index * step / 2, edge - shift if is_top else edge + shift)
        )
    points += [QPointF(rect.right() + 4, edge), QPointF(rect.right() + 4, outer)]
    return QPolygonF(points)


def paint_cuts(brush: Brush, room: QRectF, colour: QColor, seed: str) -> None:
    """Carve rays around the emblem, thin where they begin and wide where they end."""
    painter = brush.painter
    painter.save()
    painter.setClipRect(room)
    painter.setPen(Qt.PenStyle.NoPen)
    centre = room.center()
    reach = hypot(room.width(), room.height()) / 2
    start = min(room.width(), room.height()) * 0.42
    for index in range(_CUTS):
        chance = crc32(f"{seed}{index}".encode())
        angle = 2 * pi * (index + (chance % 97) / 140) / _CUTS
        begin = start * (1 + (chance >> 8) % 61 / 90)
        lighter = 118 if (chance >> 16) % 3 else 90
        painter.setBrush(colour.lighter(lighter))
        painter.drawPolygon(_ray(centre, angle, begin, reach * 1.1, brush.unit))
    painter.restore()


def _ray(centre: QPointF, angle: float, begin: float, end: float, unit: float) -> QPolygonF:
    along = QPointF(cos(angle), sin(angle))
    across = QPointF(-along.y(), along.x()) * (0.022 * end + 0.5 * unit)
    far = centre + along * end
    return QPolygonF([centre + along * begin, far + across, far - across])


def paint_plate(painter: QPainter, box: QRectF, radius: float) -> None:
    """Paint a dark plate with a light edge, for what stands out from the field."""
    painter.setPen(QPen(QColor("#e9dcc0"), 1.3))
    painter.setBrush(QColor(CARD_INK))
    painter.drawRoundedRect(box, radius, radius)
