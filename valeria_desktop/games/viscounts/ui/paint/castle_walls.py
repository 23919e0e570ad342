"""The castle's walls, floors and towers: the part of it that never changes."""

from __future__ import annotations

from math import cos, sin
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainterPath, QPolygonF

from valeria_desktop.games.viscounts.rules.model.ring import SEGMENTS
from valeria_desktop.games.viscounts.ui.board.layout import TIER_ONE, TIER_TWO
from valeria_desktop.games.viscounts.ui.board.places import SOCKETS, socket_at
from valeria_desktop.games.viscounts.ui.board.shape import (
    CASTLE,
    CENTRE,
    TURN,
    at_angle,
    castle_point,
    castle_radius,
    ring_piece,
)
from valeria_desktop.games.viscounts.ui.paint.knife import (
    dashed,
    fill,
    ink,
    oval,
    path_of,
    shadow,
)
from valeria_desktop.games.viscounts.ui.paint.pigments import shaded
from valeria_desktop.ui.paint.palette import CARD_INK

if TYPE_CHECKING:
    from PySide6.QtGui import QPainter

    from valeria_desktop.games.viscounts.ui.paint.pigments import Pigments

KEEP = (35.0, 25.5)
"""The half axes of the keep's wall."""
_KEEP_FLOOR = (28.0, 19.5)
_MERLONS, _KEEP_MERLONS = 64, 22
_TOWER = (15.0, 20.0)
_TOWER_FOOT = 0.86
_GAPS = 0.02, 0.03  # shares of a section between the sections of the first and second tier


def paint_castle_walls(painter: QPainter, pigments: Pigments) -> None:
    """Paint moat, walls, the floors of both tiers with their sockets, towers and keep."""
    _paint_moat(painter, pigments)
    _paint_outer_wall(painter, pigments)
    for position in range(SEGMENTS):
        _paint_floors(painter, position, pigments)
    for position in range(SEGMENTS):
        foot = castle_point(position, _TOWER_FOOT) + QPointF(0, _TOWER[1] / 2)
        paint_tower(painter, foot, _TOWER, pigments)
    _paint_keep(painter, pigments)


def _paint_moat(painter: QPainter, pigments: Pigments) -> None:
    oval(painter, CENTRE, (CASTLE[0] + 3, CASTLE[1] + 3), pigments.water, 2.4)
    light = QPainterPath()
    light.addEllipse(CENTRE, CASTLE[0] - 2, CASTLE[1] - 2)
    dashed(painter, light, pigments.water_light, 1.6, (12, 16))


def _paint_outer_wall(painter: QPainter, pigments: Pigments) -> None:
    wall = CASTLE[0] - 8, CASTLE[1] - 8
    oval(painter, CENTRE + QPointF(0, 5), wall, shadow(0.35))
    oval(painter, CENTRE, wall, pigments.wall_shade, 2.2)
    painter.setPen(ink(1))
    painter.setBrush(QColor(pigments.wall_light))
    for merlon in range(_MERLONS):
        angle = TURN * merlon / _MERLONS
        middle = at_angle(angle, castle_radius(angle, (CASTLE[0] - 11) / CASTLE[0]))
        painter.drawRect(QRectF(middle.x() - 3.2, middle.y() - 3, 6.4, 6))
    oval(painter, CENTRE, (CASTLE[0] - 16, CASTLE[1] - 15), pigments.court, 1.8)


def _paint_floors(painter: QPainter, position: int, pigments: Pigments) -> None:
    floor = pigments.tiers[position % 2]
    if position == SEGMENTS - 1:
        floor = shaded(floor, 0.08).name()  # as five don't go by twos
    fill(painter, QPolygonF(ring_piece(position, *TIER_ONE, _GAPS[0])), floor, 1.4)
    inner = shaded(floor, 0.14)
    fill(painter, QPolygonF(ring_piece(position, *TIER_TWO, _GAPS[1])), inner, 1.4)
    for tier, radii, above in ((1, (8.0, 4.4), 2.0), (2, (6.0, 3.4), 2.0)):
        for number in range(SOCKETS):
            foot = socket_at(position, tier, number) - QPointF(0, above)
            oval(painter, foot, radii, pigments.socket, 1.0)


def paint_tower(
    painter: QPainter, foot: QPointF, size: tuple[float, float], pigments: Pigments
) -> None:
    """Paint a round tower with a pointed roof, its foot on a point."""
    wide, high = size
    body = QRectF(foot.x() - wide / 2, foot.y() - high, wide, high)
    painter.fillRect(body, QColor(pigments.wall))
    shade = QRectF(body)
    shade.setLeft(foot.x() + wide * 0.12)
    painter.fillRect(shade, QColor(pigments.wall_shade))
    painter.setPen(ink(1.8))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRect(body)
    top = -high - wide * 0.95
    eaves = wide * 0.66
    fill(painter, path_of([(-eaves, -high), (0, top), (eaves, -high)], foot), pigments.roof, 1.8)
    dark = path_of([(0, top), (eaves, -high), (wide * 0.16, -high)], foot)
    fill(painter, dark, shaded(pigments.roof, -0.25))
    slit = [(-2.0, -high * 0.3), (-2.0, -high * 0.56), (0.0, -high * 0.66), (2.0, -high * 0.56)]
    fill(painter, path_of([*slit, (2.0, -high * 0.3)], foot), CARD_INK)


def _paint_keep(painter: QPainter, pigments: Pigments) -> None:
    oval(painter, CENTRE + QPointF(0, 6), (KEEP[0] + 1, KEEP[1] + 0.5), shadow(0.4))
    oval(painter, CENTRE, KEEP, pigments.wall, 2)
    painter.setPen(ink(1))
    painter.setBrush(QColor(pigments.wall_light))
    for merlon in range(_KEEP_MERLONS):
        angle = TURN * merlon / _KEEP_MERLONS
        middle = CENTRE + QPointF((KEEP[0] - 3) * cos(angle), (KEEP[1] - 2.5) * sin(angle))
        painter.drawRect(QRectF(middle.x() - 3, middle.y() - 3.5, 6, 6))
    oval(painter, CENTRE, _KEEP_FLOOR, pigments.tiers[2], 1.5)
