"""Your quarter as a landscape: sky, sea and hills, and a house for each member."""

from __future__ import annotations

from math import ceil, pi, sin
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainterPath, QPen

from valeria_desktop.games.valencia.ui.paint.houses import house_of, house_picture
from valeria_desktop.ui.paint.palette import CARD_INK
from valeria_desktop.ui.place.hours import hour_at, mix
from valeria_desktop.ui.place.sky import Sky

if TYPE_CHECKING:
    from collections.abc import Sequence

    from valeria_desktop.games.valencia.ui.board.own_side import House
    from valeria_desktop.kernel.seats import Seat
    from valeria_desktop.ui.paint.brush import Brush

_ACROSS = 330.0
"""The width of a picture of its own in the quarter's units."""
_SHAPE = 64 / 96
_GROUND, _GROUND_EDGE, _WALL = "#b08a5a", "#d8b982", "#8f6d45"
_SEA = "#3f86a0"
_FOOT = 0.1  # share of the height: the ground below the houses
_TALLEST, _WIDEST = 0.7, 52  # share of the height; units of width
_ROWS_FROM = 9  # houses; from this number on they stand in two rows
_BACK = 0.13  # share of the height: the rise of the back row


def paint_quarter(
    brush: Brush, box: QRectF, houses: Sequence[House], time: float, seat: Seat
) -> None:
    """Paint the quarter at a time from 0, dawn, to 1, dusk; with roofs in a seat's colour."""
    painter = brush.painter
    painter.save()
    painter.setClipRect(box, Qt.ClipOperation.IntersectClip)
    known = (brush.look.is_dark, time)
    brush.piece_of((paint_quarter, known), box, lambda piece, room: _paint_land(piece, room, time))
    for house, place in sorted(
        zip(houses, house_boxes(box, len(houses), brush.unit), strict=True),
        key=lambda one: one[1].bottom(),
    ):
        _paint_house(brush, place, house, seat)
    painter.restore()


def paint_hung(brush: Brush, box: QRectF, houses: Sequence[House], time: float, seat: Seat) -> None:
    """Paint the quarter as a picture of its own, in which all is as large as the box."""
    paint_quarter(brush.of_unit(box.width() / _ACROSS), box, houses, time, seat)


def house_boxes(box: QRectF, number: int, unit: float) -> list[QRectF]:
    """Return the boxes of a number of houses: in one row, or by turns in two."""
    if not number:
        return []
    in_two = number >= _ROWS_FROM
    room = box.adjusted(6 * unit, 0, -6 * unit, 0)
    step = room.width() / max(number, 3)
    wide = min(step * (1.5 if in_two else 0.98), _WIDEST * unit)
    high = min(wide / _SHAPE, box.height() * _TALLEST)
    wide = high * _SHAPE
    left = room.center().x() - step * number / 2
    boxes = []
    for place in range(number):
        up = box.height() * _BACK if in_two and place % 2 == 0 else 0.0
        size = 1 - 0.12 * bool(up) + 0.06 * ((place * 5) % 3 - 1)
        foot = box.bottom() - box.height() * _FOOT * 0.7 - up
        middle = left + (place + 0.5) * step
        boxes.append(QRectF(middle - wide * size / 2, foot - high * size, wide * size, high * size))
    return boxes


def _paint_house(brush: Brush, box: QRectF, house: House, seat: Seat) -> None:
    wide, high = max(1, round(box.width())), max(1, round(box.height()))
    drawn = house_picture(brush, seat, house_of(house.cell), (wide, high))
    brush.painter.drawPixmap(box.topLeft(), drawn)
    if house.has_palm:
        side = box.height() * 0.78
        palm = QRectF(box.right() - side * 0.52, box.bottom() - side * 0.93, side, side)
        brush.emblem("palm", palm)


def _paint_land(brush: Brush, box: QRectF, time: float) -> None:
    """Paint the sky, the sea, hills, and the ground below the houses."""
    painter, unit, hour = brush.painter, brush.unit, hour_at(time)
    up = sin(pi * (0.2 + 0.62 * time))
    sun = QPointF(
        box.left() + box.width() * (0.16 + 0.66 * time),
        box.bottom() - box.height() * (0.3 + 0.46 * up),
    )
    near = min(0.8, max(0.3, box.width() / unit / 560))  # the rings of light fit into the window
    air = Sky(painter, box, unit * near, is_dark=brush.look.is_dark)
    air.paint_air(hour, sun, time, radius=17 / near)
    pen = QPen(QColor(CARD_INK), 1.3 * unit)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    painter.setBrush(QColor(hour.far))
    painter.drawPath(_ridge(box, 0.46, 0.17, 5))
    _paint_sea(brush, box, sun, hour.sky[2])
    painter.setPen(pen)
    painter.setBrush(mix(hour.wood, hour.grass, 0.4))
    painter.drawPath(_ridge(box, 0.23, 0.08, 4, start=0.6))
    _paint_ground(brush, box, time)


def _ridge(box: QRectF, high: float, wave: float, hills: int, start: float = 0.0) -> QPainterPath:
    """Return the outline of a range of hills; `high` and `wave` are shares of the box's height."""
    path = QPainterPath(QPointF(box.left() - 4, box.bottom() + 4))
    step = box.width() / hills
    level = box.bottom() - box.height() * (high - wave)
    path.lineTo(box.left() - 4, level)
    for index in range(hills + 1):
        left = box.left() + (index - start) * step
        rise = box.height() * wave * (1.0 + 0.7 * ((index * 3) % 4) / 3)
        path.quadTo(QPointF(left + step / 2, level - rise), QPointF(left + step, level))
    path.lineTo(box.right() + 4, box.bottom() + 4)
    path.closeSubpath()
    return path


def _paint_sea(brush: Brush, box: QRectF, sun: QPointF, shine: str) -> None:
    """Paint the sea before the hills, with short strokes of the sun's light on it."""
    painter, unit = brush.painter, brush.unit
    sea = QRectF(box.left() - 4, box.bottom() - box.height() * 0.34, box.width() + 8, box.height())
    painter.setPen(QPen(QColor(CARD_INK), 1.2 * unit))
    painter.setBrush(mix(_SEA, shine, 0.35))
    painter.drawRect(sea)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(mix(shine, "#ffffff", 0.35))
    for row in range(4):
        for index in range(7):
            wide = unit * (7 + 5 * ((index * 7 + row * 3) % 4))
            x = sun.x() + (index - 3) * box.width() / 15 * (1 + row * 0.45)
            y = sea.top() + box.height() * (0.03 + 0.045 * row)
            painter.drawRoundedRect(QRectF(x - wide / 2, y, wide, 1.5 * unit), unit, unit)


def _paint_ground(brush: Brush, box: QRectF, time: float) -> None:
    """Paint the quay: a wall of cut stones, with a light upper edge."""
    painter, unit = brush.painter, brush.unit
    dusk = 0.25 * time if brush.look.is_dark else 0.12 * time
    high = box.height() * _FOOT
    quay = QRectF(box.left() - 4, box.bottom() - high, box.width() + 8, high + 4)
    painter.setPen(QPen(QColor(CARD_INK), 1.3 * unit))
    painter.setBrush(mix(_GROUND, CARD_INK, dusk))
    painter.drawRect(quay)
    painter.setPen(QPen(mix(_GROUND_EDGE, CARD_INK, dusk), 1.6 * unit))
    top = quay.top() + 1.6 * unit
    painter.drawLine(QPointF(quay.left(), top), QPointF(quay.right(), top))
    painter.setPen(QPen(mix(_WALL, CARD_INK, dusk), unit))
    stone = 21 * unit
    for index in range(ceil(box.width() / stone)):
        x = box.left() + (index + 0.5) * stone
        painter.drawLine(QPointF(x, top + 2 * unit), QPointF(x, quay.bottom()))
