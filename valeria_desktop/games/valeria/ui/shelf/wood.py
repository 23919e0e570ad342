"""The wood of a shelf, the candle on it, and the light that it throws."""

from __future__ import annotations

from math import cos, pi, sin
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainterPath

from valeria_desktop.ui.paint.knife import fill, rounded, shadow, stroke
from valeria_desktop.ui.paint.palette import CARD_INK
from valeria_desktop.ui.place.hours import SteadyChance

if TYPE_CHECKING:
    from PySide6.QtGui import QPainter

    from valeria_desktop.ui.paint.look import Look

BOARD = 47.0
"""The height of a board, in units."""
_WOOD = {True: ("#5f4530", "#7c5c3f", "#3a291d"), False: ("#b98f5c", "#d2ab76", "#8a6238")}
"""A board, its light edge and its cuts, in the dark theme and in the light one."""
_RAYS = 30


def cut_star(at: QPointF, reach: float) -> QPainterPath:
    """Return a step of light round a point."""
    path = QPainterPath()
    for step in range(2 * _RAYS):
        radius = reach * (0.9 if step % 2 else 1.0)
        angle = pi * step / _RAYS
        point = at + QPointF(cos(angle), sin(angle)) * radius
        (path.lineTo if step else path.moveTo)(point)
    path.closeSubpath()
    return path


def paint_board(painter: QPainter, box: QRectF, unit: float, look: Look) -> None:
    """Paint a board of a shelf, each with cuts of its own."""
    wood, edge, cut = _WOOD[look.is_dark]
    painter.fillRect(box.translated(0, 6 * unit), shadow(0.4))
    painter.fillRect(box, QColor(wood))
    painter.fillRect(QRectF(box.left(), box.top(), box.width(), 8 * unit), QColor(edge))
    chance = SteadyChance(round(box.top()) + 3)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(cut))
    for _ in range(round(box.width() / (36 * unit))):
        left = box.left() + box.width() * chance.random()
        top = box.top() + box.height() * (0.3 + 0.6 * chance.random())
        long = (30 + 120 * chance.random()) * unit
        painter.drawConvexPolygon(
            [QPointF(left, top), QPointF(left + long / 2, top - unit),
             QPointF(left + long, top), QPointF(left + long / 2, top + unit)]
        )  # fmt: skip
    line = QColor(CARD_INK)
    for top in (box.top(), box.bottom() - 2 * unit):
        painter.fillRect(QRectF(box.left(), top, box.width(), 2 * unit), line)


def paint_candle(painter: QPainter, foot: QPointF, unit: float) -> None:
    """Paint a burning candle on its dish."""
    painter.save()
    painter.translate(foot)
    painter.scale(unit, unit)
    dish = QPainterPath(QPointF(-20, -8))
    dish.quadTo(0, 6, 20, -8)
    dish.lineTo(15, -12)
    dish.lineTo(-15, -12)
    dish.closeSubpath()
    fill(painter, dish, "#b98a2e", 2.2)
    rounded(painter, QRectF(-9, -56, 18, 48), 3, "#f3e8cc", 2.2)
    painter.fillRect(QRectF(3, -54, 5, 45), QColor("#d5c59c"))
    wick = QPainterPath(QPointF(0, -56))
    wick.lineTo(0, -62)
    stroke(painter, wick, CARD_INK, 2.4)
    for tone, high, wide, line in (("#f6cf63", 26.0, 9.0, 1.8), ("#e5723d", 12.0, 4.0, 0.0)):
        flame = QPainterPath(QPointF(0, -61))
        flame.quadTo(-wide, -61 - high * 0.35, 0, -61 - high)
        flame.quadTo(wide, -61 - high * 0.35, 0, -61)
        fill(painter, flame, tone, line)
    painter.restore()
