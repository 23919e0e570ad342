"""The wall of home: hewn stones, a sill of stone, and windows with round arches."""

from __future__ import annotations

from math import cos, pi, sin
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainterPath, QPen, QPolygonF

from valeria_desktop.ui.paint.materials import GOLD
from valeria_desktop.ui.paint.palette import CARD_INK
from valeria_desktop.ui.place.hours import SteadyChance, mix

if TYPE_CHECKING:
    from PySide6.QtGui import QPainter

_ROW, _CUTS = 46, 1
"""The height of a row of stones, in units, and the knife cuts in each stone."""
_DARK = ("#26252d", "#1e1d24", "#34333d")
_LIGHT = ("#ddd3bf", "#cfc4ad", "#e9e1d0")
"""The wall's stones, their seams and cuts, and lighter stones."""
_BRICKS = {True: ("#8a4034", "#cdbf9f"), False: ("#b5573f", "#efe3c6")}
_JAMBS = ("#a59a8b", "#8f8579")
_BEAM, _BEAM_SHARE = "#f2b45e", {True: 0.10, False: 0.16}
_ARCH_STONES, _JAMB_HIGH = 15, 30
ARCH, JAMB = 21.0, 16.0
"""The widths of the stones around an arch and of those beside a window, in units."""
SILL = 16.0


def paint_wall(painter: QPainter, box: QRectF, unit: float, *, is_dark: bool) -> None:
    """Paint a wall of hewn stones with knife cuts."""
    stone, seam, lighter = _DARK if is_dark else _LIGHT
    line = QColor(seam)
    painter.fillRect(box, QColor(stone))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(line)
    chance, top = SteadyChance(3), box.top()
    while top < box.bottom():
        left = box.left() - 90 * chance.random() * unit
        while left < box.right():
            wide = (80 + 70 * chance.random()) * unit
            block = QRectF(left, top, wide, _ROW * unit)
            other = (seam, lighter)[round(chance.random())]
            painter.fillRect(block, mix(stone, other, 0.6 * chance.random()))
            _paint_cuts(painter, block, unit, chance)
            painter.fillRect(QRectF(left, top, max(1.0, 2 * unit), block.height()), line)
            left += wide
        painter.fillRect(QRectF(box.left(), top, box.width(), max(1.0, 2 * unit)), line)
        top += _ROW * unit


def _paint_cuts(painter: QPainter, block: QRectF, unit: float, chance: SteadyChance) -> None:
    """Paint cuts with the painter's brush."""
    for _ in range(_CUTS):
        long = min(block.width() * 0.6, (12 + 48 * chance.random()) * unit)
        left = block.left() + (block.width() - long) * chance.random()
        top = block.top() + block.height() * (0.15 + 0.7 * chance.random())
        thick, middle = 0.9 * unit, left + long * 0.45
        painter.drawConvexPolygon(
            [QPointF(left, top), QPointF(middle, top - thick),
             QPointF(left + long, top), QPointF(middle, top + thick)]
        )  # fmt: skip


def arch_of(box: QRectF) -> QPainterPath:
    """Return the outline of a window that ends in half a circle."""
    radius = box.width() / 2
    path = QPainterPath(box.bottomLeft())
    path.lineTo(box.left(), box.top() + radius)
    path.arcTo(QRectF(box.left(), box.top(), 2 * radius, 2 * radius), 180, -180)
    path.lineTo(box.bottomRight())
    path.closeSubpath()
    return path


def paint_frame(
    painter: QPainter, box: QRectF, unit: float, *, is_dark: bool, openness: float
) -> None:
    """Paint the stones around a window, and a gold line inside them as far as it is open."""
    ink = QPen(QColor(CARD_INK), 1.8 * unit)
    ink.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(ink)
    radius, thick = box.width() / 2, (JAMB + (ARCH - JAMB) * openness) * unit
    middle = QPointF(box.center().x(), box.top() + radius)
    for stone in range(_ARCH_STONES):
        painter.setBrush(QColor(_BRICKS[is_dark][(stone + 1) % 2]))
        angles = pi * (1 + stone / _ARCH_STONES), pi * (1 + (stone + 1) / _ARCH_STONES)
        painter.drawPolygon(_wedge(middle, (radius, radius + thick), angles))
    for left in (box.left() - JAMB * unit, box.right()):
        _paint_jamb(painter, QRectF(left, middle.y(), JAMB * unit, box.bottom() - middle.y()), unit)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(CARD_INK), 3 * unit))
    painter.drawPath(arch_of(box))
    if openness:
        gold = QColor(GOLD)
        gold.setAlphaF(openness)
        painter.setPen(QPen(gold, 3.4 * unit))
        inside = 3.2 * unit
        painter.drawPath(arch_of(box.adjusted(inside, inside, -inside, 0)))


def _wedge(middle: QPointF, radii: tuple[float, float], angles: tuple[float, float]) -> QPolygonF:
    steps = [angles[0] + (angles[1] - angles[0]) * step / 4 for step in range(5)]
    inner = [middle + QPointF(cos(angle), sin(angle)) * radii[0] for angle in steps]
    outer = [middle + QPointF(cos(angle), sin(angle)) * radii[1] for angle in reversed(steps)]
    return QPolygonF(inner + outer)


def _paint_jamb(painter: QPainter, box: QRectF, unit: float) -> None:
    top, stone = box.top(), 0
    while top < box.bottom() - 4 * unit:
        high = min(_JAMB_HIGH * unit, box.bottom() - top)
        painter.setBrush(QColor(_JAMBS[stone % 2]))
        painter.drawRect(QRectF(box.left(), top, box.width(), high))
        top, stone = top + high, stone + 1


def paint_sill(painter: QPainter, box: QRectF, unit: float, *, is_dark: bool) -> None:
    """Paint one sill under all windows, with a hard shadow below it."""
    shade = QColor(0, 0, 0, 100 if is_dark else 60)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(shade)
    painter.drawRoundedRect(box.translated(4 * unit, 6 * unit), 2 * unit, 2 * unit)
    painter.setPen(QPen(QColor(CARD_INK), 2.2 * unit))
    painter.setBrush(QColor("#a59a8b" if is_dark else "#c9bda8"))
    painter.drawRoundedRect(box, 2 * unit, 2 * unit)
    light = QRectF(
        box.left() + 1.5 * unit, box.top() + 1.5 * unit, box.width() - 3 * unit, 4 * unit
    )
    painter.fillRect(light, QColor("#cdc2b2" if is_dark else "#efe6d6"))


def paint_beam(painter: QPainter, window: QRectF, *, is_dark: bool) -> None:
    """Paint the light of an open window on the wall: one flat shape with teeth."""
    light = QColor(_BEAM)
    light.setAlphaF(_BEAM_SHARE[is_dark])
    middle = QPointF(window.center().x(), window.top() + window.height() * 0.55)
    wide, high = window.width() * 0.72, window.height() * 0.68
    points = []
    for tooth in range(80):
        angle, far = pi * tooth / 40, 1.0 if tooth % 2 else 0.9
        points.append(middle + QPointF(cos(angle) * wide * far, sin(angle) * high * far))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(light)
    painter.drawPolygon(QPolygonF(points))
