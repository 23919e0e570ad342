"""The knife: filled shapes with lines of ink, soft lines, and the small cuts in a field."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainterPath, QPen, QPolygonF

from valeria_desktop.ui.paint.palette import CARD_INK

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable, Sequence

    from PySide6.QtGui import QPainter

    from valeria_desktop.ui.paint.brush import Brush
    from valeria_desktop.ui.place.hours import SteadyChance

Tone = QColor | str


def ink(width: float, colour: Tone = CARD_INK) -> QPen:
    """Return a pen with round ends and corners."""
    pen = QPen(QColor(colour), width)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    return pen


def fill(painter: QPainter, shape: QPainterPath | QPolygonF, tone: Tone, line: float = 0) -> None:
    """Fill a shape, with a line of ink round it if `line` is its width."""
    painter.setPen(ink(line) if line else Qt.PenStyle.NoPen)
    painter.setBrush(QColor(tone))
    if isinstance(shape, QPolygonF):
        painter.drawPolygon(shape)
    else:
        painter.drawPath(shape)


def oval(
    painter: QPainter, middle: QPointF, radii: tuple[float, float], tone: Tone, line: float = 0
) -> None:
    """Fill an ellipse, with a line of ink round it if `line` is its width."""
    painter.setPen(ink(line) if line else Qt.PenStyle.NoPen)
    painter.setBrush(QColor(tone))
    painter.drawEllipse(middle, *radii)


def stroke(painter: QPainter, path: QPainterPath, tone: Tone, width: float) -> None:
    """Draw along a path."""
    painter.setPen(ink(width, tone))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(path)


def dashed(
    painter: QPainter, path: QPainterPath, tone: Tone, width: float, dash: tuple[float, float]
) -> None:
    """Draw dashes along a path; lengths of dashes and gaps are in units of the drawing."""
    pen = QPen(QColor(tone), width)
    pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    pen.setDashPattern([length / width for length in dash])
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(path)


def shadow(share: float) -> QColor:
    """Return black of an opacity."""
    colour = QColor(0, 0, 0)
    colour.setAlphaF(share)
    return colour


def path_of(points: Sequence[tuple[float, float]], at: QPointF | None = None) -> QPainterPath:
    """Return a closed shape of straight lines, moved to a point."""
    path = QPainterPath()
    path.addPolygon(QPolygonF([QPointF(*point) for point in points]))
    path.closeSubpath()
    return path if at is None else path.translated(at)


def smooth(points: Sequence[QPointF]) -> QPainterPath:
    """Return a soft line through the middles between points, from the first to the last."""
    path = QPainterPath(points[0])
    for point, following in pairwise(points[1:]):
        path.quadTo(point, (point + following) / 2)
    path.lineTo(points[-1])
    return path


def blob(points: Sequence[QPointF]) -> QPainterPath:
    """Return a soft closed shape round points."""
    first = (points[-1] + points[0]) / 2
    path = QPainterPath(first)
    for point, following in zip(points, (*points[1:], points[0]), strict=True):
        path.quadTo(point, (point + following) / 2)
    path.closeSubpath()
    return path


def cuts(
    box: QRectF, is_inside: Callable[[QPointF], bool], chance: SteadyChance, number: int
) -> tuple[QPainterPath, QPainterPath]:
    """Return the knife's cuts in a field: slim slivers of dark and of light, all of them inside."""
    dark, light = QPainterPath(), QPainterPath()
    for index in range(number):
        across, down = box.width() * chance.random(), box.height() * chance.random()
        at = box.topLeft() + QPointF(across, down)
        long, thick = 10 + 32 * chance.random(), 0.6 + 0.9 * chance.random()
        end = at + QPointF(long, 0)
        if is_inside(at) and is_inside(end):
            _add_sliver(dark if index % 3 else light, at, end, thick)
    return dark, light


def _add_sliver(path: QPainterPath, start: QPointF, end: QPointF, thick: float) -> None:
    middle = (start + end) / 2
    path.moveTo(start)
    path.quadTo(middle - QPointF(0, thick), end)
    path.quadTo(middle + QPointF(0, thick), start)


def rounded(painter: QPainter, box: QRectF, radius: float, tone: Tone, line: float = 0) -> None:
    """Fill a box with round corners, with a line of ink round it if `line` is its width."""
    painter.setPen(ink(line) if line else Qt.PenStyle.NoPen)
    painter.setBrush(QColor(tone))
    painter.drawRoundedRect(box, radius, radius)


def outlined(
    painter: QPainter, box: QRectF, radius: float, width: float, tone: Tone = CARD_INK
) -> None:
    """Draw a line round a box with round corners."""
    painter.setPen(ink(width, tone))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(box, radius, radius)


def paint_kept(
    brush: Brush,
    key: Hashable,
    box: QRectF,
    beyond: float,
    paint: Callable[[Brush, QRectF], None],
) -> None:
    """Paint a thing from a kept picture that reaches some units beyond its box."""
    by = beyond * brush.unit
    around = box.adjusted(-by, -by, by, by)
    brush.piece_of(key, around, lambda piece, room: paint(piece, room.adjusted(by, by, -by, -by)))
