"""Painters of a kingdom's land: sky and peaks, terraces, fields, river, way, groves, people."""

from __future__ import annotations

from math import pi, sin
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainterPath, QPen, QPolygonF

from valeria_desktop.games.valeria.rules.model.icons import Role
from valeria_desktop.games.valeria.ui.paint.houses import NIGHT, lamps_at
from valeria_desktop.games.valeria.ui.paint.quarters import QUARTERS
from valeria_desktop.games.valeria.ui.paint.village_plan import CREST, TERRACES, ground_at
from valeria_desktop.ui.paint.palette import CARD_INK
from valeria_desktop.ui.place.hours import SteadyChance, hour_at, mix
from valeria_desktop.ui.place.sky import Sky

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from valeria_desktop.games.valeria.ui.paint.village_plan import Village
    from valeria_desktop.ui.paint.brush import Brush

_SNOW = "#e6e0d0"
_PEAKS = (
    (0.06, 0.60, True),
    (0.93, 0.64, True),
    (0.22, 0.46, False),
    (0.78, 0.44, False),
    (0.5, 0.40, False),
)
"""Place and height of each peak as shares of the land, and whether snow lies on it."""
_TEETH = ((0.0, 0.0), (1.0, 1.0), (0.45, 0.75), (0.1, 1.25), (-0.3, 0.72), (-1.0, 1.0))
_SNOWY = 0.26
_STEPS = 36
_FIELDS = (((0.03, 0.135), "#b9963f", "#8f7030"), ((0.16, 0.25), "#7f8a3c", "#61702f"))
_FIELD_ROWS = 2
_RIVER, _RIPPLE, _WAY = "#4f93b3", "#bfdfe6", "#d9c48e"
_RIVER_AT = ((0.725, 0.695, 0.045), (0.70, 0.73, 0.032), (0.735, 0.70, 0.022))
"""For each terrace, where the river leaves it and reaches the next, and half its width."""
_BENDS = ((0.05, -0.06), (-0.07, 0.05), (0.02, -0.07))
"""For each terrace, how far the way begins and ends beside the middle, by the land's height."""
_COATS = ("#a84c34", "#56708c", "#7a5a96", "#d9ae58", "#4c7a48", "#e8d9b2")
_SKIN, _WOOL = "#d9a882", "#efe6d2"
_WALKERS = (0.10, 0.55, 0.30, 0.80, 0.02, 0.68, 0.42)
"""How far each walker has come on the way from the crest."""
_SHEEP = ((0.33, 1), (0.36, 1), (0.345, 0), (0.61, 1))
_HOURS = 12
"""The number of different tones of the terraces in a day."""
_REACH, _RISE = 0.44, 0.19
"""How high trees of the front terrace reach, and how much more of each behind, by the height."""
_TREE = 0.08
"""How far a tree may reach beyond its quarter, by the land's height."""
_FEW_HOUSES = 9
_SMALL = 70
"""Least height of a land with people and animals, in units."""


class _Painter:
    """Paints simple shapes of a land in the tones of an hour."""

    def __init__(self, brush: Brush, land: QRectF, time: float) -> None:
        self._painter, self._unit = brush.painter, brush.unit
        self._land, self._time = land, time
        self._hour, self._lamps = hour_at(time), lamps_at(time)
        self._is_dark = brush.look.is_dark
        share = min(1.0, self._land.height() / (120 * self._unit))
        self._ink = max(0.9, 1.4 * self._unit * share)

    def _tone(self, colour: str) -> QColor:
        return mix(colour, NIGHT, 0.16 * self._lamps + (0.05 if self._is_dark else 0.0))

    def _pen(self, share: float = 1.0, colour: str = CARD_INK) -> None:
        pen = QPen(QColor(colour), self._ink * share)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        self._painter.setPen(pen)

    def _ground(self, terrace: int, x: float) -> float:
        return ground_at(self._land, terrace, x)

    def _polygon(self, *points: tuple[float, float]) -> None:
        self._painter.drawPolygon(QPolygonF([QPointF(*point) for point in points]))

    def _paint_fir(self, x: float, foot: float, high: float) -> None:
        self._polygon((x - high * 0.38, foot), (x, foot - high), (x + high * 0.38, foot))

    def _grass(self, terrace: int) -> str:
        grass, wood = self._hour.grass, self._hour.wood
        if terrace == 0:
            return QColor(grass).lighter(round(118 + 22 * self._lamps)).name()
        if terrace == 1:
            return QColor(grass).lighter(round(106 + 20 * self._lamps)).name()
        return mix(grass, wood, 0.2 if terrace < CREST else 0.5).name()

    def _paint_terrace(self, terrace: int) -> None:
        land, fill = self._land, self._grass(terrace)
        path = QPainterPath(QPointF(land.left() - 3, land.bottom() + 3))
        for step in range(_STEPS + 1):
            x = land.left() - 3 + (land.width() + 6) * step / _STEPS
            path.lineTo(x, self._ground(terrace, x))
        path.lineTo(land.right() + 3, land.bottom() + 3)
        path.closeSubpath()
        self._pen()
        self._painter.setBrush(self._tone(fill))
        self._painter.drawPath(path)
        self._pen(0.8, self._tone(QColor(fill).darker(118).name()).name())
        chance = SteadyChance(31 + terrace)
        for _ in range(int(land.width() / self._unit / 26)):
            x = land.left() + land.width() * chance.random()
            y = self._ground(terrace, x) + 4 + land.height() * 0.1 * chance.random()
            self._painter.drawLine(QPointF(x, y), QPointF(x + land.height() * 0.06, y - 0.6))


class _SkyPainter(_Painter):
    """Paints what is the same whatever stands in a kingdom."""

    def paint(self) -> None:
        """Paint the sky with the sun, far peaks, a wood before them, and the hill of the keep."""
        land, unit, time = self._land, self._unit, self._time
        up = sin(pi * (0.2 + 0.62 * time))
        sun = QPointF(
            land.left() + land.width() * (0.2 + 0.56 * time),
            land.bottom() - land.height() * (0.3 + 0.52 * up),
        )
        near = min(0.9, max(0.22, land.width() / unit / 520))
        radius = min(15.0, land.height() / unit * 0.11) / near
        air = Sky(self._painter, land, unit * near, is_dark=self._is_dark)
        air.paint_air(self._hour, sun, time, radius=radius)
        for at, high, has_snow in _PEAKS:
            self._paint_peak(at, high, has_snow=has_snow)
        self._paint_wood()
        self._paint_terrace(CREST)

    def _paint_peak(self, at: float, high: float, *, has_snow: bool) -> None:
        land = self._land
        x, height = land.left() + land.width() * at, land.height() * high
        top, wide = land.bottom() - height, max(land.width() * 0.16, height * 0.95)
        self._pen()
        self._painter.setBrush(self._tone(self._hour.far if has_snow else self._hour.near))
        self._polygon((x - wide, land.bottom()), (x, top), (x + wide, land.bottom()))
        if has_snow:
            self._painter.setBrush(self._tone(_SNOW))
            self._polygon(*((x + wide * _SNOWY * a, top + height * _SNOWY * b) for a, b in _TEETH))

    def _paint_wood(self) -> None:
        land, chance = self._land, SteadyChance(7)
        self._pen(0.8)
        self._painter.setBrush(self._tone(self._hour.wood))
        x, foot = land.left(), land.top() + land.height() * 0.7
        while x < land.right():
            self._paint_fir(x, foot, land.height() * (0.10 + 0.07 * chance.random()))
            x += land.height() * 0.085 * (1 + 0.5 * chance.random())


def paint_sky(brush: Brush, land: QRectF, time: float) -> None:
    """Paint sky, peaks, wood and the hill of the keep at a time of day."""
    _SkyPainter(brush, land, time).paint()


class _TerracePainter(_Painter):
    """Paints the terraces of a village at a time of day."""

    def paint(self, terrace: int) -> None:
        """Paint a terrace with fields, river and way."""
        self._paint_terrace(terrace)
        if terrace < _FIELD_ROWS:
            for edges, colour, furrow in _FIELDS:
                self._paint_field(terrace, edges, (colour, furrow))
        if self._land.width() > 1.5 * self._land.height():
            self._paint_river(terrace)
        self._paint_way(terrace)

    def _below(self, terrace: int, x: float) -> float:
        return self._ground(terrace - 1, x) if terrace else self._land.bottom()

    def _paint_field(
        self, terrace: int, edges: tuple[float, float], colours: tuple[str, str]
    ) -> None:
        land, unit = self._land, self._unit
        left, right = (land.left() + (edge + 0.045 * terrace) * land.width() for edge in edges)
        slant, upper, lower = land.height() * 0.05, [], []
        for step in range(9):
            x = left + (right - left) * step / 8
            upper.append(QPointF(x, self._ground(terrace, x) + 2.5 * unit))
            lower.append(QPointF(x + slant, self._below(terrace, x + slant) + 2))
        self._pen(0.7)
        self._painter.setBrush(self._tone(colours[0]))
        self._painter.drawPolygon(QPolygonF([*upper, *reversed(lower)]))
        self._pen(0.8, self._tone(colours[1]).name())
        for one, other in zip(upper[1:-1:2], lower[1:-1:2], strict=True):
            self._painter.drawLine(one + QPointF(0, 1.5 * unit), other)

    def _paint_river(self, terrace: int) -> None:
        land = self._land
        begins, ends, half = _RIVER_AT[terrace]
        top = land.left() + land.width() * begins
        foot = land.left() + land.width() * ends
        ends_at = QPointF(foot, self._below(terrace, foot) + 2)
        band = _band(
            QPointF(top, self._ground(terrace, top) + 1),
            ends_at,
            (half * 0.8 * land.height(), half * 1.3 * land.height()),
        )
        self._pen(0.8)
        self._painter.setBrush(self._tone(_RIVER))
        self._painter.drawPath(band)
        self._pen(0.9, self._tone(_RIPPLE).name())
        start, wide = QPointF(top, self._ground(terrace, top) + 1), half * land.height()
        for share in (0.3, 0.65):
            at = start + (ends_at - start) * share
            self._painter.drawLine(at - QPointF(wide * 0.5, 0), at + QPointF(wide * 0.3, 0))

    def paint_grove(self, terrace: int, quarter: Role) -> None:
        """Paint the trees of a quarter."""
        land, (start, end) = self._land, QUARTERS[quarter]
        chance = SteadyChance(53 + TERRACES * list(QUARTERS).index(quarter) + terrace)
        self._pen(0.8)
        for number in range(5 if land.height() > _SMALL * self._unit else 3):
            share = start + (end - start) * (0.12 + 0.76 * chance.random())
            x, more = land.left() + land.width() * share, chance.random()
            middle = abs(x - land.center().x()) < land.height() * 0.13
            river = abs(share - 0.71) * land.width() < land.height() * 0.09
            if not (middle or river):
                self._paint_tree(terrace, x, (number, more))

    def _paint_tree(self, terrace: int, x: float, kind: tuple[int, float]) -> None:
        (number, more), high = kind, self._land.height()
        size, foot = high * (0.10 + 0.06 * more), self._ground(terrace, x) + high * 0.04 * more + 2
        wood = QColor(self._hour.wood).lighter(100 + 14 * (number % 3))
        self._painter.setBrush(self._tone(wood.name()))
        if number % 2:
            self._paint_fir(x, foot, size)
            return
        self._painter.drawLine(QPointF(x, foot), QPointF(x, foot - size * 0.3))
        self._painter.drawEllipse(QPointF(x, foot - size * 0.6), size * 0.36, size * 0.42)

    def _paint_way(self, terrace: int) -> None:
        land, (start, end) = self._land, _BENDS[terrace]
        middle, high = land.center().x(), land.height()
        wide = high * (0.034 + 0.014 * (TERRACES - 1 - terrace))
        self._painter.setPen(Qt.PenStyle.NoPen)
        self._painter.setBrush(self._tone(_WAY))
        self._painter.drawPath(
            _band(
                QPointF(middle + high * start, self._ground(terrace, middle) + 1),
                QPointF(middle + high * end, self._below(terrace, middle) + 2),
                (wide * 0.7, wide),
            )
        )


class LandPainter(_Painter):
    """Paints what lies before, between and behind the houses of a village."""

    def __init__(self, brush: Brush, village: Village, time: float) -> None:
        super().__init__(brush, village.scenery, time)
        self._brush, self._village = brush, village

    def paint_terrace(self, terrace: int) -> None:
        """Paint a terrace, with groves in the quarters where nobody lives yet.

        Land and groves come from kept pictures of an hour, whatever is built among them.
        """
        self._paint_kept((terrace, ""), lambda painter: painter.paint(terrace))
        for quarter, shares in QUARTERS.items():
            has_fields = quarter is Role.WORKER and terrace < _FIELD_ROWS
            if not has_fields and not self._lives_in(terrace, shares):
                self._paint_grove(terrace, quarter)

    def _paint_grove(self, terrace: int, quarter: Role) -> None:
        self._paint_kept(
            (terrace, quarter), lambda painter: painter.paint_grove(terrace, quarter), quarter
        )

    def _paint_kept(
        self,
        name: tuple[int, object],
        draw: Callable[[_TerracePainter], None],
        quarter: Role | None = None,
    ) -> None:
        """Paint a part of a terrace from the picture of its hour."""
        land, hour = self._land, round(self._time * _HOURS) / _HOURS
        start, end = (0.0, 1.0) if quarter is None else QUARTERS[quarter]
        aside = 0.0 if quarter is None else land.height() * _TREE
        left = max(land.left(), land.left() + start * land.width() - aside)
        right = min(land.right(), land.left() + end * land.width() + aside)
        high = land.height() * (_REACH + _RISE * name[0])
        box = QRectF(left, land.bottom() - high, right - left, high)

        def drawn(piece: Brush, room: QRectF) -> None:
            whole = land.translated(room.topLeft() - box.topLeft())
            draw(_TerracePainter(piece, whole, hour))

        known = (_TerracePainter, name, hour, land.width(), land.height())
        self._brush.piece_of(known, box, drawn)

    def _lives_in(self, terrace: int, shares: tuple[float, float]) -> bool:
        left, right = (self._land.left() + share * self._land.width() for share in shares)
        return any(
            house.terrace == terrace and left <= house.box.center().x() <= right
            for house in self._village.houses
        )

    def paint_foreground(self) -> None:
        """Paint bushes, people and sheep."""
        land, hour = self._village.land, round(self._time * _HOURS) / _HOURS
        houses = [(house.terrace, house.box.center().x()) for house in self._village.houses]
        _ForegroundPainter(self._brush, land, hour, houses).paint()


class _ForegroundPainter(_Painter):
    """Paints what walks or grows in front of the houses of a village."""

    def __init__(
        self, brush: Brush, land: QRectF, time: float, houses: Sequence[tuple[int, float]]
    ) -> None:
        """Paint among houses, each with its terrace and its middle."""
        super().__init__(brush, land, time)
        self._houses = houses

    def paint(self) -> None:
        """Paint bushes at the wall and, in a large picture, people on the way and sheep."""
        land, chance = self._land, SteadyChance(19)
        taken = [x for terrace, x in self._houses if not terrace]
        self._pen(0.8)
        self._painter.setBrush(self._tone(QColor(self._hour.wood).lighter(112).name()))
        for _ in range(int(land.width() / (land.height() * 0.11))):
            x, high = land.left() + land.width() * chance.random(), land.height()
            near = [abs(x - each) < high * 0.17 for each in taken]
            if abs(x - land.center().x()) < high * 0.12 or any(near):
                continue
            self._paint_fir(x, land.bottom() + 1, high * (0.09 + 0.07 * chance.random()))
        if land.height() > _SMALL * self._unit:
            self._paint_people(len(self._houses))

    def _paint_people(self, houses: int) -> None:
        for number, share in enumerate(_WALKERS[: 1 + houses // 2]):
            self._paint_walker(number, share)
        if houses < _FEW_HOUSES:
            for across, terrace in _SHEEP:
                self._paint_sheep(self._land.left() + across * self._land.width(), terrace)

    def _paint_walker(self, number: int, share: float) -> None:
        land, high = self._land, self._land.height() * 0.062
        is_behind = share > 0.5  # noqa: PLR2004 - half of the way
        come = (share - 0.5) * 2 if is_behind else share * 2
        middle = land.center().x()
        beside = -0.01 if is_behind else -0.02
        beside += 0.05 * sin(number * 2.4) + (0.05 if number % 2 else -0.03)
        x, low = middle + land.height() * beside, self._ground(0, middle)
        if is_behind:
            y = self._ground(1, middle) + (low - self._ground(1, middle)) * come
        else:
            y = low + 2 + (land.bottom() - low) * come * 0.85
        self._pen(0.8)
        self._painter.setBrush(self._tone(_COATS[number % len(_COATS)]))
        self._polygon(
            (x - high * 0.42, y), (x - high * 0.2, y - high), (x + high * 0.2, y - high),
            (x + high * 0.42, y),
        )  # fmt: skip
        self._painter.setBrush(self._tone(_SKIN))
        self._painter.drawEllipse(QPointF(x, y - high * 1.25), high * 0.3, high * 0.3)

    def _paint_sheep(self, x: float, terrace: int) -> None:
        high = self._land.height()
        if any(floor == terrace and abs(at - x) < high * 0.2 for floor, at in self._houses):
            return
        y = self._ground(terrace, x) + high * 0.07
        self._pen(0.8)
        self._painter.setBrush(self._tone(_WOOL))
        self._painter.drawEllipse(QPointF(x, y), high * 0.034, high * 0.024)
        self._painter.setBrush(QColor(CARD_INK))
        head = QPointF(x + high * 0.034, y - high * 0.008)
        self._painter.drawEllipse(head, high * 0.013, high * 0.013)


def _band(start: QPointF, end: QPointF, halves: tuple[float, float]) -> QPainterPath:
    """Return a bent band from one point to another, with half its width at both ends."""
    (a, b), middle = halves, (start.y() + end.y()) / 2
    path = QPainterPath(start - QPointF(a, 0))
    path.cubicTo(start.x() - a, middle, end.x() - b, middle, end.x() - b, end.y())
    path.lineTo(end + QPointF(b, 0))
    path.cubicTo(end.x() + b, middle, start.x() + a, middle, start.x() + a, start.y())
    path.closeSubpath()
    return path


_PUFFS: Sequence[tuple[float, float, float]] = ((0, -3, 2.4), (2.2, -8, 3.2), (0, -14, 4.2))
_SMOKE = "#e9e2d2"
_PUFF = 62
"""The side of a house, in pixels of its drawing, at which smoke has its drawn size."""


def paint_smoke(brush: Brush, at: QPointF, side: float, come: float = 1.0) -> None:
    """Paint the puffs that have come over the chimney of a house, the lowest first."""
    painter, share = brush.painter, side / _PUFF
    painter.setBrush(QColor(_SMOKE))
    grown = [min(1.0, come * len(_PUFFS) - place) for place in range(len(_PUFFS))]
    puffs = [
        (at + QPointF(x, y) * share, radius * share * size)
        for (x, y, radius), size in zip(_PUFFS, grown, strict=True)
        if size > 0
    ]
    painter.setPen(QPen(QColor(CARD_INK), 1.2 * brush.unit))
    for middle, radius in puffs:
        painter.drawEllipse(middle, radius, radius)
    painter.setPen(Qt.PenStyle.NoPen)
    for middle, radius in puffs:
        inside = max(0.0, radius - 0.7 * share)
        painter.drawEllipse(middle, inside, inside)
