"""The hall where the board stands: its hours, an arcade before the sky, flagstones below."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainterPath

from valeria_desktop.games.viscounts.ui.paint.pigments import pigments_of, shaded
from valeria_desktop.ui.paint.knife import cuts, fill, rounded, shadow, stroke
from valeria_desktop.ui.paint.palette import CARD_INK
from valeria_desktop.ui.place.hours import SteadyChance, hour_at, mix
from valeria_desktop.ui.place.sky import Sky, sun_at

if TYPE_CHECKING:
    from PySide6.QtGui import QPainter

    from valeria_desktop.games.viscounts.rules.view import View
    from valeria_desktop.games.viscounts.ui.paint.pigments import Pigments
    from valeria_desktop.ui.paint.brush import Brush
    from valeria_desktop.ui.place.room import Outside

_BAY = 128.0
"""The width of a bay of the arcade, in units, stretched so that a whole number fills the hall."""
_PILLAR, _CAPITAL = 13.0, 6.0
_LAND = 0.95
"""The height of the mountains, as a share of the hall's window."""
_ROW, _LEAST_STONE, _MOST_STONE = 52.0, 74.0, 132.0
_DIFFERENCE = 0.55
"""How far a stone's colour goes towards the darkest and the lightest: about 6 %."""
_ROUNDS = 16
"""Rounds after which the evening is over; the rules set no number."""


def hour_of(view: View) -> float:
    """Return the time of day in a round, from 0, dawn, to 1, dusk."""
    return min(1.0, (max(1, view.round) - 1) / _ROUNDS)


def paint_arcade(outside: Outside) -> None:
    """Paint the evening over the realm, seen through the arches of the hall."""
    look, box, painter, unit = outside.look, outside.box, outside.painter, outside.look.unit
    hour, land = hour_at(outside.time), box.height() * _LAND
    sky = Sky(painter, box, unit, is_dark=look.is_dark)
    sky.paint_air(hour, sun_at(box, outside.time, land), outside.time)
    sky.paint_land(hour, land)
    sky.paint_meadow(hour, land * 0.3)
    tones = pigments_of(look)
    bays = max(1, round(box.width() / (_BAY * unit)))
    wide = box.width() / bays
    wall = QPainterPath()
    wall.addRect(box)
    for bay in range(bays):
        wall.addPath(_arch(box, box.left() + bay * wide, wide, unit))
    wall.setFillRule(Qt.FillRule.OddEvenFill)
    fill(painter, wall, tones.arch)
    for bay in range(bays):
        stroke(painter, _arch(box, box.left() + bay * wide, wide, unit), CARD_INK, 2 * unit)
        _paint_pillar(painter, box, box.left() + (bay + 1) * wide, unit, tones)
    sill = QRectF(box.left(), box.bottom() - 3 * unit, box.width(), 5 * unit)
    rounded(painter, sill, 0, tones.wall_light, 1.4 * unit)


def _arch(box: QRectF, left: float, wide: float, unit: float) -> QPainterPath:
    """Return the opening of a bay: round above, higher than the hall, which cuts it off."""
    near, far = left + _PILLAR * unit, left + wide - _PILLAR * unit
    spring, top = box.top() + box.height() * 0.5, box.top() - box.height() * 0.32
    path = QPainterPath(QPointF(near, box.bottom() + unit))
    path.lineTo(near, spring)
    path.quadTo(QPointF(near, top), QPointF((near + far) / 2, top))
    path.quadTo(QPointF(far, top), QPointF(far, spring))
    path.lineTo(far, box.bottom() + unit)
    path.closeSubpath()
    return path


def _paint_pillar(
    painter: QPainter, box: QRectF, middle: float, unit: float, tones: Pigments
) -> None:
    spring = box.top() + box.height() * 0.54
    shaft = QRectF(middle - 8 * unit, spring, 16 * unit, box.bottom() - spring)
    rounded(painter, shaft, 0, tones.wall_shade, 1.3 * unit)
    dark = shaft.adjusted(9 * unit, 0.7 * unit, -0.7 * unit, 0)
    painter.fillRect(dark, shaded(tones.wall_shade, -0.2))
    capital = QRectF(middle - 12 * unit, spring, 24 * unit, _CAPITAL * unit)
    rounded(painter, capital, 0, tones.wall_light, 1.3 * unit)


def paint_flagstones(brush: Brush, box: QRectF) -> None:
    """Paint the floor of the hall, kept for its size; each stone differs a little from the next."""
    brush.piece_of((paint_flagstones,), box, _paint_floor)


def _paint_floor(brush: Brush, box: QRectF) -> None:
    painter, unit, tones = brush.painter, brush.unit, pigments_of(brush.look)
    painter.fillRect(box, QColor(tones.stone))
    chance = SteadyChance(12)
    top = box.top()
    while top < box.bottom():
        left = box.left() - 90 * unit * chance.random()
        while left < box.right():
            wide = (_LEAST_STONE + (_MOST_STONE - _LEAST_STONE) * chance.random()) * unit
            stone = QRectF(left, top, wide, _ROW * unit)
            _paint_stone(brush, stone.intersected(box), tones, chance)
            left += wide
        painter.fillRect(QRectF(box.left(), top, box.width(), 2 * unit), QColor(tones.joint))
        top += _ROW * unit
    edge = QRectF(box.left(), box.top(), box.width(), 5 * unit)
    painter.fillRect(edge, shadow(0.35))


def _paint_stone(brush: Brush, stone: QRectF, tones: Pigments, chance: SteadyChance) -> None:
    painter, unit = brush.painter, brush.unit
    tone = mix(tones.stone_dark, tones.stone_light, round(chance.random(), 2)).name()
    painter.fillRect(stone, mix(tones.stone, tone, _DIFFERENCE))
    dark, light = cuts(stone, stone.contains, chance, 7)
    fill(painter, dark, tones.stone_dark)
    fill(painter, light, tones.stone_light)
    joint = QRectF(stone.left(), stone.top(), 2 * unit, stone.height())
    painter.fillRect(joint, QColor(tones.joint))
