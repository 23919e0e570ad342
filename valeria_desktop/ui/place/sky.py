"""The view through the window: the sky from dawn to dusk, the mountains, and the castle.

Flat tones in jagged rings round the sun, as on the picture of the home screen.
"""

from __future__ import annotations

from math import cos, pi, sin
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF

from valeria_desktop.ui.paint.palette import CARD_INK
from valeria_desktop.ui.place.hours import Hour, SteadyChance

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence


_STONE, _SUNLIT, _ROOF, _SPIRE, _FLAG = "#8f6f5a", "#d8c7a0", "#8f2f2a", "#2c6d92", "#c8443c"
_PANE = "#f0c75e"
_WALLS = (
    (-41, 16, 23, _STONE),
    (25, 16, 23, _SUNLIT),
    (-25, 18, 44, _STONE),
    (7, 18, 44, _SUNLIT),
    (-15, 15, 52, _STONE),
    (0, 15, 52, _SUNLIT),
    (-9, 18, 72, _SUNLIT),
)
"""The castle's walls, from behind: left, width, height, and tone of each."""


def paint_castle(painter: QPainter, tone_of: Callable[[str], QColor]) -> None:
    """Paint the castle with the middle of its gate at the painter's origin."""
    for left, width, high, tone in _WALLS:
        painter.setBrush(tone_of(tone))
        painter.drawRect(QRectF(left, -high, width, high))
    for left, tone in ((-25, _ROOF), (7, _ROOF)):
        painter.setBrush(tone_of(tone))
        painter.drawPolygon(_roof(left - 2, left + 20, -44, -67))
    painter.setBrush(tone_of(_SPIRE))
    painter.drawPolygon(_roof(-12, 12, -72, -98))
    painter.drawLine(QPointF(0, -98), QPointF(0, -112))
    painter.setBrush(tone_of(_FLAG))
    painter.drawPolygon(QPolygonF([QPointF(0, -112), QPointF(13, -108), QPointF(0, -104)]))
    painter.setBrush(QColor(CARD_INK))
    painter.drawRoundedRect(QRectF(-6, -17, 12, 18), 6, 7)
    painter.setBrush(QColor(_PANE))
    for x, y in ((-16, -30), (16, -30), (0, -44)):
        painter.drawEllipse(QPointF(x, y), 2.8, 4.2)


def _roof(left: float, right: float, low: float, top: float) -> QPolygonF:
    points = (QPointF(left, low), QPointF((left + right) / 2, top), QPointF(right, low))
    return QPolygonF(list(points))


STARS_FROM = 0.72
_RINGS = (500, 392, 284, 168)
"""The radius of each ring of light round the sun, in units."""
_TOOTH, _DEEP = 21, 19
_NIGHT = 0.84  # the share of the day's light in the dark theme


_SNOW, _STAR = "#e9dcc0", "#e8dcc0"

# In shares of the window's width: the place, height and breadth of each peak.
_FAR = (
    (0.02, 0.62, 0.075),
    (0.135, 0.78, 0.07),
    (0.235, 0.55, 0.06),
    (0.33, 0.86, 0.075),
    (0.44, 0.6, 0.07),
    (0.545, 0.82, 0.07),
    (0.65, 0.58, 0.06),
    (0.747, 0.66, 0.052),
    (0.818, 0.66, 0.062),
    (0.885, 0.38, 0.05),
    (0.976, 0.66, 0.055),
    (1.03, 0.45, 0.05),
)
_NEAR = tuple((x / 20 + 0.017 * (x % 3), 0.2 + 0.1 * ((x * 7) % 4) / 3, 0.05) for x in range(21))


def sun_at(box: QRectF, time: float, height: float) -> QPointF:
    """Return the place of the sun: it rises over the land, and sets behind the castle."""
    x = box.left() + box.width() * (0.72 + 0.235 * time)
    up = sin(pi * (0.16 + 0.68 * time))
    return QPointF(x, box.bottom() - height * (0.22 + 0.5 * up))


class Sky:
    """Paints the realm into a box; `unit` is the size of a pixel of the drawing."""

    def __init__(self, painter: QPainter, box: QRectF, unit: float, *, is_dark: bool) -> None:
        self._painter = painter
        self._box = box
        self._unit = unit
        self._is_dark = is_dark

    def _tone(self, colour: str) -> QColor:
        tone = QColor(colour)
        if not self._is_dark:
            return tone
        return QColor.fromRgbF(
            *(part * _NIGHT for part in (tone.redF(), tone.greenF(), tone.blueF()))
        )

    def _ink(self, width: float = 1.5) -> QPen:
        pen = QPen(QColor(CARD_INK), max(1.0, width * self._unit))
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        return pen

    def paint_air(self, hour: Hour, sun: QPointF, time: float, *, radius: float = 22) -> None:
        """Paint rings of light round the sun, and stars in the evening."""
        painter, unit = self._painter, self._unit
        painter.fillRect(self._box, self._tone(hour.sky[0]))
        painter.setPen(Qt.PenStyle.NoPen)
        for ring in range(1, len(_RINGS) + 1):
            painter.setBrush(self._tone(hour.sky[ring]))
            painter.drawPolygon(_burst(sun, unit * _RINGS[ring - 1], unit, ring * 0.11))
        if time >= STARS_FROM:
            self._paint_stars((time - STARS_FROM) / (1 - STARS_FROM))
        painter.setPen(self._ink())
        painter.setBrush(self._tone(hour.sun))
        painter.drawEllipse(sun, radius * unit, radius * unit)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self._tone(hour.core))
        painter.drawEllipse(sun, radius * unit * 0.84, radius * unit * 0.84)

    def _paint_stars(self, share: float) -> None:
        chance, box, unit = SteadyChance(5), self._box, self._unit
        places = [
            QPointF(
                box.left() + box.width() * chance.random(),
                box.top() + box.height() * 0.6 * chance.random(),
            )
            for _ in range(46)
        ]
        self._painter.setBrush(QColor(_STAR))
        for index, place in enumerate(places[: round(46 * (0.25 + 0.75 * share))]):
            self._painter.drawPolygon(_star(place, unit * (3.4 if index % 3 else 5)))

    def paint_peaks(self, hour: Hour, height: float) -> None:
        """Paint mountains with snow."""
        for x, high, broad in _FAR:
            self._paint_peak(x, high * height, broad, hour.far, has_snow=True)

    def paint_meadow(self, hour: Hour, height: float) -> None:
        """Paint a meadow with hills up to a height."""
        box, painter = self._box, self._painter
        hill = QPainterPath(QPointF(box.left() - 4, box.bottom() + 4))
        hill.lineTo(box.left() - 4, box.bottom() - height * 0.95)
        hill.quadTo(
            QPointF(box.left() + box.width() * 0.2, box.bottom() - height * 1.25),
            QPointF(box.left() + box.width() * 0.5, box.bottom() - height * 0.7),
        )
        hill.quadTo(
            QPointF(box.left() + box.width() * 0.8, box.bottom() - height * 0.9),
            QPointF(box.right() + 4, box.bottom() - height * 1.25),
        )
        hill.lineTo(box.right() + 4, box.bottom() + 4)
        painter.setPen(self._ink())
        painter.setBrush(self._tone(hour.grass))
        painter.drawPath(hill)

    def paint_land(self, hour: Hour, height: float) -> None:
        """Paint mountains with snow, hills before them, and a wood at their feet."""
        self.paint_peaks(hour, height)
        for x, high, broad in _NEAR:
            self._paint_peak(x, high * height, broad, hour.near, has_snow=False)
        self._paint_wood(hour, height)

    def _paint_peak(
        self, x: float, high: float, broad: float, tone: str, *, has_snow: bool
    ) -> None:
        painter, box = self._painter, self._box
        # as broad as drawn, in any width of the window
        top = QPointF(box.left() + box.width() * x, box.bottom() - high)
        wide = max(broad * 1280 * self._unit, high * 1.05)
        left, right = (
            QPointF(top.x() - wide, box.bottom() + 2),
            QPointF(top.x() + wide * 1.1, box.bottom() + 2),
        )
        painter.setPen(self._ink())
        painter.setBrush(self._tone(tone))
        painter.drawPolygon(QPolygonF([left, top, right]))
        if has_snow:
            self._paint_snow(top, left, right)

    def _paint_snow(self, top: QPointF, left: QPointF, right: QPointF) -> None:
        share = 0.3
        west, east = top + (left - top) * share, top + (right - top) * share
        wide, high = east.x() - top.x(), west.y() - top.y()
        teeth = ((0.5, 0.62), (0.3, 1.18), (0.02, 0.72), (-0.3, 1.24), (-0.52, 0.66))
        zigzag = [QPointF(top.x() + wide * x, top.y() + high * y) for x, y in teeth]
        points = [top, east, *zigzag, west]
        self._painter.setBrush(self._tone(_SNOW))
        self._painter.drawPolygon(QPolygonF(points))

    def _paint_wood(self, hour: Hour, height: float) -> None:
        chance, box, unit = SteadyChance(11), self._box, self._unit
        painter = self._painter
        painter.setPen(self._ink(1.1))
        painter.setBrush(self._tone(hour.wood))
        x = box.left() + 8 * unit
        while x < box.right():
            if (int(x / (150 * unit)) * 7) % 3:  # a wood here and there, not a hedge
                high = height * (0.14 + 0.08 * chance.random())
                painter.drawPolygon(_fir(QPointF(x, box.bottom()), high))
            x += unit * (12 + 9 * chance.random())

    def paint_castle(self, foot: QPointF, height: float) -> None:
        """Paint the castle with the middle of its gate at a point."""
        self._painter.save()
        self._painter.translate(foot)
        self._painter.scale(height / 100, height / 100)
        pen = self._ink(1.3)
        pen.setWidthF(pen.widthF() * 100 / height)
        self._painter.setPen(pen)
        paint_castle(self._painter, self._tone)
        self._painter.restore()


def _burst(centre: QPointF, radius: float, unit: float, turn: float) -> QPolygonF:
    """Return a ring with teeth, as cut with a knife."""
    points = []
    teeth = round(pi * radius / (_TOOTH * unit))
    for index in range(2 * teeth):
        angle = pi * index / teeth + turn
        far = radius - (_DEEP * unit * (0.75 + 0.5 * (index * 7 % 5) / 4) if index % 2 else 0)
        points.append(centre + QPointF(far * cos(angle), far * sin(angle)))
    return QPolygonF(points)


def _star(at: QPointF, size: float) -> QPolygonF:
    small = size * 0.3
    points: Sequence[tuple[float, float]] = (
        (0, -size), (small, -small), (size, 0), (small, small),
        (0, size), (-small, small), (-size, 0), (-small, -small),
    )  # fmt: skip
    return QPolygonF([at + QPointF(x, y) for x, y in points])


def _fir(foot: QPointF, high: float) -> QPolygonF:
    wide = high * 0.36
    half = [(0.0, 1.0), (0.55, 0.62), (0.3, 0.64), (0.8, 0.32), (0.45, 0.34), (1.0, 0.0)]
    right = [QPointF(foot.x() + wide * x, foot.y() - high * y) for x, y in half]
    left = [QPointF(foot.x() - wide * x, foot.y() - high * y) for x, y in reversed(half)]
    return QPolygonF(right + left)
