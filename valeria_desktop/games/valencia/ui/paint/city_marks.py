"""The marks over the city: frames, ways and light for the open question."""

from __future__ import annotations

from math import cos, hypot, pi, sin
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainterPath, QPen, QPolygonF

from valeria_desktop.ui.paint.brush import square
from valeria_desktop.ui.paint.focus_ring import paint_focus_ring
from valeria_desktop.ui.paint.knife import ink
from valeria_desktop.ui.paint.materials import GOLD, INK, THIN_GOLD
from valeria_desktop.ui.paint.palette import CARD_INK, CARD_TEXT

if TYPE_CHECKING:
    from valeria_desktop.ui.paint.brush import Brush

_FRAME, _EDGE = 4.0, 1.4  # units: the gold line, and the ink at each of its sides
_THIN = 2.0
"""The line round a place that can be chosen; the pointed one has the whole line."""
_LEAST_LINE = 1.8  # pixels
_CORNER = 16.0
_ROUND = 3.0
_WARM = "#fff0c4"
_HEAD = 9.0
"""Length of an arrow's head, in units."""
_RAYS = 14


def paint_lit(brush: Brush, tile: QRectF, *, is_heavy: bool, is_ticked: bool) -> None:
    """Frame a tile that can be chosen, heavily if it is the pointed one.

    One without a price that is lit has a tick in its corner: the gold alone isn't enough.
    """
    brush.piece(
        (paint_lit, is_heavy, is_ticked),
        tile,
        lambda piece, room: _lit(piece, room, is_heavy=is_heavy, is_ticked=is_ticked),
    )


def _lit(brush: Brush, tile: QRectF, *, is_heavy: bool, is_ticked: bool) -> None:
    width = _FRAME if is_heavy else _thin(brush)
    half = (width / 2 + _EDGE) * brush.unit
    inner = tile.adjusted(half, half, -half, -half)
    _paint_frame(brush, inner, GOLD if is_heavy else THIN_GOLD, width)
    if not is_ticked:
        return
    painter, unit = brush.painter, brush.unit
    corner, side = tile.topLeft() + QPointF(_EDGE, _EDGE) * unit, _CORNER * unit
    painter.setPen(QPen(QColor(CARD_INK), _EDGE * unit))
    painter.setBrush(QColor(GOLD))
    painter.drawPolygon(QPolygonF([corner, corner + QPointF(side, 0), corner + QPointF(0, side)]))
    _paint_tick(brush, corner, 0.8)


def _thin(brush: Brush) -> float:
    """Return the width of a thin line, in units: in a small city no less than can be seen."""
    return max(_THIN, _LEAST_LINE / brush.unit)


def _paint_tick(brush: Brush, corner: QPointF, share: float) -> None:
    brush.painter.setPen(ink(1.8 * brush.unit, INK))
    tick = [QPointF(3.2, 7.2), QPointF(5.8, 9.6), QPointF(10.4, 4.2)]
    scale = share * brush.unit
    brush.painter.drawPolyline(QPolygonF([corner + point * scale for point in tick]))


def paint_pointed(brush: Brush, tile: QRectF) -> None:
    """Frame the tile under the mouse."""
    half = (_FRAME / 4 + _EDGE) * brush.unit
    _paint_frame(brush, tile.adjusted(half, half, -half, -half), CARD_TEXT, _FRAME / 2)


def _paint_frame(brush: Brush, box: QRectF, colour: str, width: float) -> None:
    painter, radius = brush.painter, _ROUND * brush.unit
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for tone, wide in ((CARD_INK, width + 2 * _EDGE), (colour, width)):
        painter.setPen(QPen(QColor(tone), wide * brush.unit))
        painter.drawRoundedRect(box, radius, radius)


def paint_lit_bush(brush: Brush, middle: QPointF, side: float, *, is_heavy: bool) -> None:
    """Paint a ring with a tick around a bush that can be chosen, a heavy one if it is pointed."""
    room = square(middle, side + (_FRAME + 4 * _EDGE) * brush.unit)
    brush.piece(
        (_lit_bush, side, is_heavy),
        room,
        lambda piece, box: _lit_bush(piece, box.center(), side, is_heavy=is_heavy),
    )


def _lit_bush(brush: Brush, middle: QPointF, side: float, *, is_heavy: bool) -> None:
    painter, unit = brush.painter, brush.unit
    width, gold = (_FRAME, GOLD) if is_heavy else (_thin(brush), THIN_GOLD)
    for tone, wide in ((CARD_INK, width + 2 * _EDGE), (gold, width)):
        painter.setPen(QPen(QColor(tone), wide * unit))
        painter.setBrush(QColor("#33482a"))
        painter.drawEllipse(middle, side / 2, side / 2)
    brush.emblem("bush", square(middle, 0.86 * side))
    spot = middle + QPointF(-0.5, -0.5) * side
    painter.setPen(QPen(QColor(CARD_INK), _EDGE * unit))
    painter.setBrush(QColor(GOLD))
    painter.drawEllipse(spot + QPointF(4, 4) * unit, 5.2 * unit, 5.2 * unit)
    _paint_tick(brush, spot - QPointF(0.7, 0.6) * unit, 0.66)


def paint_focus(brush: Brush, box: QRectF, *, is_round: bool = False) -> None:
    """Paint the dashed frame of the place with the focus."""
    unit = brush.unit
    around = box.adjusted(*(side * 3 * unit for side in (-1, -1, 1, 1)))
    radius = around.width() / 2 if is_round else 5 * unit
    paint_focus_ring(brush.painter, around, radius, 2.2 * unit)


def paint_glow(brush: Brush, middle: QPointF, radius: float, share: float) -> None:
    """Paint warm light behind a member: a disc with rays, flat as all other drawings."""
    painter, light = brush.painter, QColor(_WARM)
    rays = QPolygonF()
    for number in range(2 * _RAYS):
        turn, out = number * pi / _RAYS, radius * (1.0 if number % 2 else 0.74)
        rays.append(middle + QPointF(sin(turn) * out, -cos(turn) * out))
    painter.setPen(Qt.PenStyle.NoPen)
    light.setAlphaF(0.5 * share)
    painter.setBrush(light)
    painter.drawPolygon(rays)
    light.setAlphaF(0.6 * share)
    painter.setBrush(light)
    painter.drawEllipse(middle, 0.66 * radius, 0.66 * radius)


def paint_way(brush: Brush, start: QPointF, goal: QPointF) -> None:
    """Paint an arrow from a member's or a palm's place to a place where it may go."""
    away = goal - start
    long = hypot(away.x(), away.y()) or 1.0
    ahead, unit = away / long, brush.unit
    aside = QPointF(-ahead.y(), ahead.x())
    tip, tail = goal - ahead * 8 * unit, start + ahead * 15 * unit
    neck = tip - ahead * _HEAD * unit
    shape = QPainterPath(tip)
    shape.lineTo(neck + aside * 6.5 * unit)
    for point, side in ((neck, 2.2), (tail, 1.2), (tail, -1.2), (neck, -2.2)):
        shape.lineTo(point + aside * side * unit)
    shape.lineTo(neck - aside * 6.5 * unit)
    shape.closeSubpath()
    painter = brush.painter
    pen = QPen(QColor(CARD_INK), 3 * unit)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.strokePath(shape, pen)
    painter.fillPath(shape, QColor(CARD_TEXT))


def paint_hint(brush: Brush, box: QRectF, *, is_round: bool = False) -> None:
    """Frame the place that a hint proposes in heavy gold; a banner hangs over it."""
    painter, unit = brush.painter, brush.unit
    around = box.adjusted(*(side * 1.5 * unit for side in (-1, -1, 1, 1)))
    radius = around.width() / 2 if is_round else 5 * unit
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for colour, width in ((CARD_INK, 5.6), (GOLD, 4.0)):
        painter.setPen(QPen(QColor(colour), width * unit))
        painter.drawRoundedRect(around, radius, radius)
