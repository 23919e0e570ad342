"""The ground of a card: its landscape between two dark bands with cut edges."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPixmap, QPolygonF

from valeria_desktop.games.valeria.ui.cards.landscape import paint_landscape
from valeria_desktop.ui.paint.album import kept
from valeria_desktop.ui.paint.palette import CARD_INK
from valeria_desktop.ui.paint.pictures import drawing

if TYPE_CHECKING:
    from valeria_desktop.games.valeria.ui.cards.face import CardFace

_HEAD, _FOOT = 185, 215
_WAVE = (7.0, 1.7)  # length and depth of the waves along a band's edge, in units


def radius_of(rect: QRectF) -> float:
    """Return the radius of a card's corners."""
    return min(rect.width(), rect.height()) * 0.07


def card_path(rect: QRectF) -> QPainterPath:
    """Return the outline of a card."""
    path = QPainterPath()
    radius = radius_of(rect)
    path.addRoundedRect(rect.adjusted(1, 1, -1, -1), radius, radius)
    return path


def paint_ground(
    painter: QPainter, rect: QRectF, face: CardFace, picture: QRectF, unit: float
) -> None:
    """Paint a card's landscape into the box of its picture, and the bands above and below it."""
    box = picture.translated(-rect.topLeft())
    room = box.x(), box.y(), box.width(), box.height()
    shape = _Shape(rect.width(), rect.height(), room, unit)
    ratio = painter.device().devicePixelRatio()
    painter.drawPixmap(rect.topLeft(), _ground(face.field, face.land, face.id, shape, ratio))


class _Shape(NamedTuple):
    width: float
    height: float
    picture: tuple[float, float, float, float]
    unit: float


@kept  # painting it takes half of a card's time, and it is the same in all the card's states
def _ground(field: str, land: str, card: str, shape: _Shape, ratio: float) -> QPixmap:
    wide, high = math.ceil(shape.width * ratio), math.ceil(shape.height * ratio)
    rect, picture = QRectF(0, 0, shape.width, shape.height), QRectF(*shape.picture)
    colour = QColor(field)
    with drawing(wide, high, ratio) as (made, painter):
        painter.setClipPath(card_path(rect))
        painter.fillRect(rect, colour.darker(_FOOT))
        if picture.height() > 0:
            paint_landscape(painter, picture, land, colour, card)
        paint_bands(painter, rect, colour, picture, shape.unit)
    return made


def paint_bands(
    painter: QPainter, rect: QRectF, colour: QColor, picture: QRectF, unit: float
) -> None:
    """Paint the bands behind the name and the powers, with waves along their inner edges."""
    painter.setPen(QPen(colour.lighter(128), max(1.0, 0.9 * unit)))
    painter.setBrush(colour.darker(_HEAD))
    painter.drawPolygon(_band(rect, picture.top(), unit, outer=rect.top() - 4))
    if picture.bottom() < rect.bottom():
        painter.setBrush(colour.darker(_FOOT))
        painter.drawPolygon(_band(rect, picture.bottom(), unit, outer=rect.bottom() + 4))


def paint_rim(painter: QPainter, rect: QRectF, face: CardFace, unit: float) -> None:
    """Paint the ink round a card, and the thin line inside it."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    inner = rect.adjusted(*(side * (1 + 1.2 * unit) for side in (1, 1, -1, -1)))
    painter.setPen(QPen(QColor(face.field).lighter(112), max(1.0, unit)))
    radius = radius_of(rect) - unit
    painter.drawRoundedRect(inner, radius, radius)
    painter.setPen(QPen(QColor(CARD_INK), 2 * unit))
    painter.drawPath(card_path(rect))


def _band(rect: QRectF, edge: float, unit: float, *, outer: float) -> QPolygonF:
    step, depth = (length * unit for length in _WAVE)
    waves = max(3, round(rect.width() / step))
    step = rect.width() / waves
    points = [QPointF(rect.left() - 4, outer), QPointF(rect.left() - 4, edge)]
    for index in range(waves * 2 + 1):
        shift = depth / 2 * (1 if index % 2 else -1)
        points.append(QPointF(rect.left() + index * step / 2, edge + shift))
    points += [QPointF(rect.right() + 4, edge), QPointF(rect.right() + 4, outer)]
    return QPolygonF(points)
