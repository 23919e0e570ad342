"""What grows and lies in the five lands: firs, trees, mounds, peaks, reeds, grass.

Each is painted with its foot on a point, in units of the board as drawn.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainterPath

from valeria_desktop.games.viscounts.ui.paint.knife import fill, ink, path_of, stroke
from valeria_desktop.games.viscounts.ui.paint.pigments import shaded

if TYPE_CHECKING:
    from PySide6.QtGui import QColor, QPainter

_SNOW = "#ece2d0"
_INK = 1.2


def paint_fir(painter: QPainter, foot: QPointF, high: float, tone: QColor) -> None:
    """Paint a fir: two tiers of boughs, the right half in shade."""
    wide, painted = high * 0.44, shaded(tone.name(), -0.25)
    right = [(0.0, -high), (wide * 0.5, -high * 0.58), (wide * 0.3, -high * 0.58), (wide * 0.8, 0)]
    left = [(-x, y) for x, y in reversed(right)]
    fill(painter, path_of([*right, *left], foot), tone, _INK)
    shade = [(0.0, -high * 0.94), (wide * 0.44, -high * 0.6), (wide * 0.22, -high * 0.6)]
    shade += [(wide * 0.7, -high * 0.05), (wide * 0.12, -high * 0.05)]
    fill(painter, path_of(shade, foot), painted)


def paint_tree(painter: QPainter, foot: QPointF, high: float, tone: QColor) -> None:
    """Paint a tree with a round crown."""
    trunk = QPainterPath(foot)
    trunk.lineTo(foot - QPointF(0, high * 0.4))
    stroke(painter, trunk, ink(1).color(), high * 0.12)
    crown = QPainterPath()
    crown.addEllipse(foot - QPointF(0, high * 0.62), high * 0.36, high * 0.36)
    fill(painter, crown, tone, _INK)
    shade = QPainterPath()
    shade.addEllipse(foot - QPointF(-high * 0.1, high * 0.56), high * 0.22, high * 0.24)
    fill(painter, shade, shaded(tone.name(), -0.2))


def paint_mound(painter: QPainter, foot: QPointF, wide: float, tone: QColor) -> None:
    """Paint a hill with the furrows of its fields."""
    high = wide * 0.46
    hill = QPainterPath(foot - QPointF(wide / 2, 0))
    hill.cubicTo(
        foot + QPointF(-wide * 0.32, -high * 1.25),
        foot + QPointF(wide * 0.3, -high * 1.25),
        foot + QPointF(wide / 2, 0),
    )
    hill.closeSubpath()
    fill(painter, hill, tone, _INK)
    furrows = QPainterPath()
    for share in (0.2, 0.4, 0.6, 0.8):
        start = foot + QPointF(wide * (share - 0.5) * 0.8, -1)
        furrows.moveTo(start)
        lean = (0.5 - share) * wide * 0.16
        tall = high * 0.78 * (1 - abs(share - 0.5) * 1.1)
        furrows.quadTo(start + QPointF(0, -tall * 0.6), start + QPointF(lean, -tall))
    stroke(painter, furrows, shaded(tone.name(), -0.32), 1.5)


def paint_peak(painter: QPainter, foot: QPointF, wide: float, tone: QColor) -> None:
    """Paint a rock with a cap of snow, its right side in shade."""
    high = wide * 0.88
    shape = [(-0.5, 0.0), (-0.1, -0.8), (0.0, -1.0), (0.16, -0.62), (0.5, 0.0)]
    shade = [(0.0, -1.0), (0.16, -0.62), (0.5, 0.0), (0.08, 0.0), (-0.02, -0.5)]
    snow = [(0.0, -1.0), (0.12, -0.74), (0.02, -0.78), (-0.04, -0.68), (-0.1, -0.8)]

    def part(points: list[tuple[float, float]]) -> QPainterPath:
        return path_of([(x * wide, y * high) for x, y in points], foot)

    fill(painter, part(shape), tone, _INK)
    fill(painter, part(shade), shaded(tone.name(), -0.28))
    fill(painter, part(snow), _SNOW)
    painter.setPen(ink(_INK))
    painter.drawPolyline(part(shape).toFillPolygon())


def paint_reeds(painter: QPainter, foot: QPointF, tone: QColor) -> None:
    """Paint three reeds."""
    reeds = QPainterPath()
    for from_left, lean, high in ((-6, 2, 9), (-1, 1, 12), (4, 3, 9)):
        reeds.moveTo(foot + QPointF(from_left, 0))
        reeds.lineTo(foot + QPointF(from_left + lean, -high))
    stroke(painter, reeds, tone, 1.8)


def paint_grass(painter: QPainter, foot: QPointF, tone: QColor) -> None:
    """Paint a tuft of beach grass."""
    grass = QPainterPath()
    for from_left, across, high in ((-9, 8, 11), (-5, 5, 13), (-1, 6, 6)):
        start = foot + QPointF(from_left, 0)
        grass.moveTo(start)
        grass.quadTo(start + QPointF(across * 0.3, -high * 0.7), start + QPointF(across, -high))
    stroke(painter, grass, tone, 1.7)


def paint_waves(painter: QPainter, places: list[QPointF], tone: QColor, side: float = 9) -> None:
    """Paint the light on water: two crests at each place."""
    waves = QPainterPath()
    for place in places:
        waves.moveTo(place - QPointF(side, 0))
        waves.quadTo(place - QPointF(side / 2, side / 2), place)
        waves.quadTo(place + QPointF(side / 2, side / 2), place + QPointF(side, 0))
    stroke(painter, waves, tone, 1.6)
