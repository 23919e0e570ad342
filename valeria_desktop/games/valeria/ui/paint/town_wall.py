"""Painter of the town wall at the foot of a kingdom: stones, merlons, towers and the gate."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainterPath, QPen

from valeria_desktop.games.valeria.ui.paint.houses import LAMP, lamps_at
from valeria_desktop.games.valeria.ui.paint.village_plan import gate_side
from valeria_desktop.ui.paint.palette import CARD_INK

if TYPE_CHECKING:
    from valeria_desktop.ui.paint.brush import Brush

_STONE, _STONE_CUT = "#5b5560", "#464149"
_STONE_LIGHT, _STONE_LIGHT_CUT = "#a79c88", "#8b806d"
_GATE, _BARS = "#2a1d18", "#6d5a48"
_TORCHES = 0.3
"""The share of lit lamps at which torches burn: before the windows."""
_TOWERS = 0.56
"""How far towers and merlons rise above the wall, as a share of its height."""
_LOW = 24
"""Height of a wall, in units, under which it has two rows of stones and no bars in its gate."""


def paint_wall(brush: Brush, wall: QRectF, time: float, *, has_gate: bool = True) -> None:
    """Paint the town wall at a time of day, from a kept picture."""
    are_lit = lamps_at(time) > _TORCHES
    box = wall.adjusted(0, -wall.height() * _TOWERS, 0, 0)

    def draw(piece: Brush, room: QRectF) -> None:
        below = room.bottom() - wall.height()
        whole = QRectF(room.left(), below, wall.width(), wall.height())
        _WallPainter(piece, whole, are_torches_lit=are_lit).paint(has_gate=has_gate)

    brush.piece_of((_WallPainter, are_lit, has_gate), box, draw)


class _WallPainter:
    """Paints the town wall, with its gate or as a part of it without one."""

    def __init__(self, brush: Brush, wall: QRectF, *, are_torches_lit: bool) -> None:
        self._painter, self._unit, self._wall = brush.painter, brush.unit, wall
        is_dark = brush.look.is_dark
        self._stone = QColor(_STONE if is_dark else _STONE_LIGHT)
        self._cut = QColor(_STONE_CUT if is_dark else _STONE_LIGHT_CUT)
        self._are_torches_lit = are_torches_lit
        self._is_low = wall.height() < _LOW * brush.unit

    def paint(self, *, has_gate: bool) -> None:
        """Paint stones and merlons; then towers and gate."""
        self._painter.fillRect(self._wall, self._stone)
        self._paint_stones()
        self._paint_merlons()
        if has_gate:
            self._paint_towers()
            self._paint_gate()

    def _ink(self) -> None:
        self._painter.setPen(QPen(QColor(CARD_INK), 1.4 * self._unit))

    def _paint_stones(self) -> None:
        wall, rows = self._wall, 2 if self._is_low else 3
        high = wall.height() / rows
        self._painter.setPen(QPen(self._cut, max(1.0, 1.2 * self._unit)))
        for row in range(rows):
            y = wall.top() + high * row
            if row:
                self._painter.drawLine(QPointF(wall.left(), y), QPointF(wall.right(), y))
            x = wall.left() + (14 if row % 2 else 2) * self._unit
            while x < wall.right():
                self._painter.drawLine(QPointF(x, y), QPointF(x, y + high))
                x += high * 2.3

    def _paint_merlons(self) -> None:
        wall = self._wall
        self._ink()
        self._painter.setBrush(self._stone.lighter(118))
        wide = max(5 * self._unit, wall.height() * 0.24)
        x = wall.left() - wide * 0.3
        while x < wall.right():
            self._painter.drawRect(QRectF(x, wall.top() - wide * 0.55, wide, wide * 0.75))
            x += wide * 1.7
        ledge = QRectF(wall.left() - 2, wall.top() + wide * 0.1, wall.width() + 4, wide * 0.28)
        self._painter.drawRect(ledge)

    def _paint_towers(self) -> None:
        wall, gate = self._wall, gate_side(self._wall)
        for side in (-1, 1):
            x, high = wall.center().x() + side * gate * 0.62, wall.height()
            self._ink()
            self._painter.setBrush(self._stone.lighter(110))
            for half, above, tall in ((0.2, 0.34, 1.4), (0.26, 0.46, 0.2)):
                tower = QRectF(
                    x - gate * half, wall.top() - high * above, gate * half * 2, high * tall
                )
                self._painter.drawRect(tower)
            if self._are_torches_lit and not self._is_low:
                self._painter.setBrush(QColor(LAMP))
                torch = QPointF(x, wall.top() + high * 0.12)
                self._painter.drawEllipse(torch, high * 0.075, high * 0.09)

    def _paint_gate(self) -> None:
        wall, gate = self._wall, gate_side(self._wall)
        x, high, half = wall.center().x(), wall.height(), gate * 0.4
        foot, shoulder, top = wall.bottom() + 2, wall.top() + high * 0.42, wall.top() + high * 0.02
        arch = QPainterPath(QPointF(x - half, foot))
        arch.lineTo(x - half, shoulder)
        arch.cubicTo(x - half, top, x + half, top, x + half, shoulder)
        arch.lineTo(x + half, foot)
        self._ink()
        self._painter.setBrush(QColor(_GATE))
        self._painter.drawPath(arch)
        if self._is_low:
            return
        self._painter.setPen(QPen(QColor(_BARS), 1.3 * self._unit))
        for share in (-0.2, 0.0, 0.2):
            bar = x + gate * share
            self._painter.drawLine(
                QPointF(bar, wall.top() + high * 0.3), QPointF(bar, wall.bottom())
            )
        for share in (0.5, 0.75):
            y = wall.top() + high * share
            self._painter.drawLine(QPointF(x - gate * 0.38, y), QPointF(x + gate * 0.38, y))
