"""The view from the window of Valencia's room: the sea, sails, and roofs at the shore."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPen, QPolygonF

from valeria_desktop.ui.paint.palette import CARD_INK
from valeria_desktop.ui.place.hours import SteadyChance, hour_at, mix
from valeria_desktop.ui.place.sky import Sky, sun_at

if TYPE_CHECKING:
    from PySide6.QtGui import QPainter

    from valeria_desktop.ui.place.room import Outside

_LAND = 88  # units: the greatest height of shore and houses
_SEA, _FOAM, _DARK = "#2f6f8f", "#bcd3cf", "#141a26"
_WALLS = ("#d8b98a", "#c98f5c", "#e0cda0", "#b97b52", "#d2a878")
_ROOFS = ("#a8492f", "#8f3a2a", "#b9603a")
_SAIL = "#efe3c6"
_HULL = ((-0.5, -0.12), (0.55, -0.12), (0.38, 0.1), (-0.36, 0.1))
_SAILS = (
    ((0.05, -0.2), (0.05, -1.0), (0.46, -0.24)),
    ((-0.02, -0.2), (-0.02, -0.86), (-0.36, -0.24)),
)
_TOWERS, _FIRST_TOWER = 7, 4
"""Number of houses from one tower to the next, and place of the first tower."""
_EVENING, _UNLIT = 0.24, 0.35
"""Darkness from which windows are lit, and the share of windows that stay dark."""


def paint_harbour(outside: Outside) -> None:
    """Paint a harbour in the evening; houses stand close at the left and end at the sea."""
    look, box, painter = outside.look, outside.box, outside.painter
    unit = look.unit
    land = min(_LAND * unit, box.height() * 0.8)
    hour = hour_at(outside.time)
    sun = sun_at(box, outside.time, land)
    Sky(painter, box, unit, is_dark=look.is_dark).paint_air(hour, sun, outside.time)
    shore = _Shore(painter, box, unit, outside.time * (0.62 if look.is_dark else 0.5))
    shore.paint_sea(land * 0.34, sun.x())
    shore.paint_sails(land)
    shore.paint_houses(land)


class _Shore:
    def __init__(self, painter: QPainter, box: QRectF, unit: float, dark: float) -> None:
        """Make a painter of the shore; `dark` is the share of darkness in all colours."""
        self._painter, self._box, self._unit, self._dark = painter, box, unit, dark
        self._ink = QPen(QColor(CARD_INK), max(1.0, 1.3 * unit))
        self._ink.setJoinStyle(Qt.PenJoinStyle.RoundJoin)

    def _tone(self, colour: str) -> QColor:
        return mix(colour, _DARK, self._dark)

    def paint_sea(self, high: float, sun: float) -> None:
        """Paint the sea, with strokes of light below the sun at `sun`, in pixels."""
        painter, box, unit = self._painter, self._box, self._unit
        sea = QRectF(box.left() - 4, box.bottom() - high, box.width() + 8, high + 4)
        painter.setPen(self._ink)
        painter.setBrush(self._tone(_SEA))
        painter.drawRect(sea)
        chance = SteadyChance(23)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self._tone(_FOAM))
        for _ in range(round(box.width() / (26 * unit))):
            x = box.left() + box.width() * chance.random()
            y = sea.top() + (0.12 + 0.8 * chance.random()) * high
            near = max(0.25, 1.0 - abs(x - sun) / (160 * unit))
            painter.drawPolygon(_stroke(QPointF(x, y), (8 + 26 * near) * unit, 1.6 * unit * near))

    def paint_sails(self, land: float) -> None:
        """Paint ships before the harbour."""
        box, unit = self._box, self._unit
        for x, size in ((0.52, 0.8), (0.66, 0.55), (0.83, 1.0)):
            foot = QPointF(box.left() + box.width() * x, box.bottom() - land * (0.3 - 0.12 * size))
            self._paint_ship(foot, 30 * size * unit)

    def _paint_ship(self, foot: QPointF, high: float) -> None:
        painter = self._painter
        painter.setPen(self._ink)
        painter.setBrush(self._tone("#5a3a28"))
        painter.drawPolygon(QPolygonF([foot + QPointF(x * high, y * high) for x, y in _HULL]))
        painter.setBrush(self._tone(_SAIL))
        for sail in _SAILS:
            painter.drawPolygon(QPolygonF([foot + QPointF(x * high, y * high) for x, y in sail]))

    def paint_houses(self, land: float) -> None:
        """Paint houses side by side, with towers among them, lower towards the sea."""
        box, unit, chance = self._box, self._unit, SteadyChance(41)
        x, end = box.left() - 6 * unit, box.left() + box.width() * 0.46
        number = 0
        while x < end:
            share = 1.0 - (x - box.left()) / (end - box.left()) * 0.62
            wide = (22 + 20 * chance.random()) * unit
            high = land * share * (0.36 + 0.34 * chance.random())
            is_tower = number % _TOWERS == _FIRST_TOWER
            house = QRectF(x, box.bottom() - high, wide * (0.62 if is_tower else 1.0), high + 4)
            if is_tower:
                house.setTop(box.bottom() - land * share * 0.94)
            self._paint_house(house, number, chance.random(), is_tower=is_tower)
            x, number = house.right() - 1, number + 1

    def _paint_house(self, house: QRectF, number: int, chance: float, *, is_tower: bool) -> None:
        painter, unit = self._painter, self._unit
        painter.setPen(self._ink)
        painter.setBrush(self._tone(_WALLS[number % len(_WALLS)]))
        painter.drawRect(house)
        painter.setBrush(self._tone(_ROOFS[number % len(_ROOFS)]))
        rise = house.width() * (0.8 if is_tower else 0.34)
        eave = 2.5 * unit
        top = QPointF(house.center().x(), house.top() - rise)
        corners = [house.topLeft() - QPointF(eave, 0), top, house.topRight() + QPointF(eave, 0)]
        painter.drawPolygon(QPolygonF(corners))
        is_lit = self._dark > _EVENING and chance > _UNLIT
        painter.setBrush(QColor("#f0c75e") if is_lit else self._tone("#5b4632"))
        side = 4.4 * unit
        for row in range(1 + (house.height() > 30 * unit)):
            at = QPointF(house.center().x() - side / 2, house.top() + (6 + row * 12) * unit)
            painter.drawRect(QRectF(at.x(), at.y(), side, side * 1.3))


def _stroke(middle: QPointF, long: float, thick: float) -> QPolygonF:
    return QPolygonF(
        [
            middle - QPointF(long / 2, 0),
            middle - QPointF(0, thick),
            middle + QPointF(long / 2, 0),
            middle + QPointF(0, thick),
        ]
    )
