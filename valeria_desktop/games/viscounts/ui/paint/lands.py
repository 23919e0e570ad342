"""The five lands: each a field of one pigment with the knife's cuts, what grows, and a landmark.

A land is painted into whatever wedge it lies in. It grows only where nothing of the game stands;
what grows is painted with its foot on a point, in units of the board as drawn.
"""

from __future__ import annotations

from functools import cache, partial
from math import cos, pi, sin
from typing import TYPE_CHECKING, NamedTuple

from attrs import frozen
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainterPath, QPolygonF

from valeria_desktop.games.viscounts.ui.board.places import (
    BOOK,
    FOLK,
    GIFT,
    GROUND,
    GROUNDS,
    MARKET,
    PLACES,
    SPACE,
    around,
    gift_at,
    ground_at,
    landmark_at,
)
from valeria_desktop.games.viscounts.ui.board.shape import (
    is_in_wedge,
    out_of,
    wedge_outline,
    wedge_point,
)
from valeria_desktop.games.viscounts.ui.paint.pigments import (
    BAY,
    CRAGS,
    FOREST,
    HILLS,
    LAKE,
    land_tone,
    shaded,
    tone,
)
from valeria_desktop.ui.paint.knife import blob, cuts, fill, ink, path_of, stroke
from valeria_desktop.ui.paint.pictures import picture
from valeria_desktop.ui.place.hours import SteadyChance

if TYPE_CHECKING:
    from collections.abc import Iterator

    from PySide6.QtGui import QColor, QPainter

    from valeria_desktop.games.viscounts.ui.paint.pigments import Pigments

_AIR = 3.0
_ABOVE = 6.0
"""More room above things: houses are higher than their grounds, riders than their spaces."""
_BELOW = 14.0
"""Room that a tree below needs, as it is painted upwards from its foot."""
_RIVER = 15.0
_STEPS = 8
_TRIES = 1000
_FLAT = 0.6
"""The least distance downwards by that across: what grows is seen from above."""
_EDGE = 0.03


class Sowing(NamedTuple):
    """How thickly something grows."""

    number: int
    """The most of it in a wedge."""
    gap: float
    """The least distance of two of them, in units."""
    outmost: float = 1.0
    """How far out it grows, from 0 at the moat to 1 at the rim."""


@cache
def feet_in(position: int, river: float, seed: int, sowing: Sowing) -> tuple[QPointF, ...]:
    """Return free places of a wedge, those behind first; `river` is where its river leaves it.

    With the same seed they are the same ones.
    """
    area = QPolygonF(wedge_outline(position)).boundingRect()
    boxes = [(box.left(), box.top(), box.right(), box.bottom()) for box in _things(position, river)]
    chance, found = SteadyChance(seed), list[tuple[float, float]]()
    for _ in range(_TRIES):
        x = area.left() + area.width() * chance.random()
        y = area.top() + area.height() * chance.random()
        if _is_taken(x, y, boxes) or any(
            abs(x - far) < sowing.gap and abs(y - down) < sowing.gap * _FLAT for far, down in found
        ):
            continue
        if _grows_at(position, QPointF(x, y), sowing.outmost):
            found.append((x, y))
        if len(found) == sowing.number:
            break
    return tuple(QPointF(x, y) for x, y in sorted(found, key=lambda at: at[1]))


def _is_taken(x: float, y: float, boxes: list[tuple[float, float, float, float]]) -> bool:
    return any(left < x < right and top < y < bottom for left, top, right, bottom in boxes)


def _grows_at(position: int, foot: QPointF, outmost: float) -> bool:
    head = foot - QPointF(0, _BELOW)
    if not (is_in_wedge(position, foot, _EDGE) and is_in_wedge(position, head, _EDGE)):
        return False
    return out_of(foot) <= outmost


def _things(position: int, river: float) -> Iterator[QRectF]:
    """Yield the boxes that the game's things, the river and the landmark take in a wedge."""
    place = PLACES[position]
    boxes = [around(middle, SPACE) for middle in (place.left, place.right, place.inner)]
    boxes += [around(middle, MARKET) for middle in (place.left_market, place.right_market)]
    boxes += [around(place.folk, FOLK), around(place.book, BOOK)]
    boxes += [around(ground_at(position, number + 1), GROUND) for number in range(GROUNDS)]
    boxes += [around(gift_at(position, number), GIFT) for number in range(GROUNDS + 1)]
    boxes.append(landmark_at(position, river))
    course = [wedge_point(position + river, step / _STEPS) for step in range(_STEPS + 1)]
    boxes += [around(point, (_RIVER, _RIVER)) for point in course]
    for box in boxes:
        yield box.adjusted(-_AIR, -_ABOVE, _AIR, _BELOW)


_CUTS = 240
_LAKE_DEPTHS = 0.26, 0.86
"""From where to where the lake lies, on the way out of its land."""
_LAKE, _SEA, _SAND = "#2f6a94", "#24587a", "#d9c48d"
_LANDMARK = 1.28
"""A drawing by its free square: its corners are empty."""
_SHORE = 0.64
"""How far out the beach of the bay is: nothing grows beyond."""


@frozen
class LaidLand:
    """A land in its wedge: the name, the position in the ring, and where its river runs."""

    name: str
    position: int
    river: float
    """The share of the wedge's rim, clockwise, at which the river leaves it."""

    @property
    def seed(self) -> int:
        """A number that is the same for a land in a wedge, in every game."""
        return self.position * 7 + 3 + sum(map(ord, self.name))

    @property
    def chance(self) -> SteadyChance:
        return SteadyChance(self.seed)


def paint_field(painter: QPainter, land: LaidLand, pigments: Pigments) -> None:
    """Paint the field of a land, with its water."""
    outline, base = QPolygonF(wedge_outline(land.position)), land_tone(pigments, land.name)
    fill(painter, outline, base)
    dark, light = cuts(
        outline.boundingRect(),
        lambda point: is_in_wedge(land.position, point),
        land.chance,
        _CUTS,
    )
    fill(painter, dark, shaded(base.name(), -0.17))
    fill(painter, light, shaded(base.name(), 0.12))
    painter.save()
    area = QPainterPath()
    area.addPolygon(outline)
    painter.setClipPath(area, Qt.ClipOperation.IntersectClip)
    if land.name == BAY:
        _paint_sea(painter, land, pigments)
    elif land.name == LAKE:
        _paint_lake(painter, land, pigments)
    painter.restore()


def _paint_sea(painter: QPainter, land: LaidLand, pigments: Pigments) -> None:
    """Paint the sea along the rim, behind a beach."""
    for depth, painted in ((0.70, _SAND), (0.745, _SEA)):
        rim = [wedge_point(land.position - 0.05 + 1.1 * step / 26, 1.05) for step in range(27)]
        shore = [
            wedge_point(
                land.position + 1.05 - 1.1 * step / 26,
                depth + 0.045 * sin(step * 1.7) * sin(pi * step / 26),
            )
            for step in range(27)
        ]
        fill(painter, blob([*rim, *shore]), tone(pigments, painted), 1.3)
    crests = [
        wedge_point(land.position + 0.05 + 0.1 * step, 0.79 + 0.15 * ((step * 3) % 2))
        for step in range(10)
    ]
    _paint_waves(painter, crests, shaded(tone(pigments, _SEA).name(), 0.32))


def _paint_lake(painter: QPainter, land: LaidLand, pigments: Pigments) -> None:
    """Paint the lake in the middle of its wedge, wherever that lies."""
    for grown, painted in ((1.06, shaded(land_tone(pigments, LAKE).name(), 0.2)), (1.0, None)):
        shore = [
            wedge_point(
                land.position + 0.5 + grown * (0.4 + 0.03 * sin(step * 2.3)) * cos(step * pi / 18),
                0.56 + grown * (0.27 + 0.03 * sin(step * 1.4)) * sin(step * pi / 18),
            )
            for step in range(36)
        ]
        fill(painter, blob(shore), painted or tone(pigments, _LAKE), 1.3)
    crests = [
        wedge_point(land.position + 0.5 + 0.3 * cos(step * 2.4), 0.56 + 0.2 * sin(step * 2.4))
        for step in range(8)
    ]
    _paint_waves(painter, crests, shaded(tone(pigments, _LAKE).name(), 0.38))


def paint_growth(painter: QPainter, land: LaidLand, pigments: Pigments, ratio: float) -> None:
    """Paint what grows in a land, and its landmark in its roomiest place.

    `ratio` is the number of device pixels of a unit of the drawing.
    """
    chance = land.chance
    feet = feet_in(land.position, land.river, land.seed, _SOWN[land.name])
    for plant in enumerate(feet):
        _grow(painter, land.name, plant, pigments, chance)
    room = landmark_at(land.position, land.river)
    place = around(room.center(), (room.width(), room.height()), _LANDMARK)
    drawn = picture(f"emblems/land-{land.name}.svg", 64, 64, place.width() * ratio / 64)
    painter.drawPixmap(place, drawn, QRectF(drawn.rect()))


_SOWN = {
    FOREST: Sowing(70, 12),
    HILLS: Sowing(22, 26),
    BAY: Sowing(18, 24, _SHORE),
    LAKE: Sowing(30, 18),
    CRAGS: Sowing(28, 22),
}


def _grow(
    painter: QPainter,
    land: str,
    plant: tuple[int, QPointF],
    pigments: Pigments,
    chance: SteadyChance,
) -> None:
    """Paint the plant of a number on a place in a land: of several kinds by turns."""
    tree, tone_of = _paint_tree, partial(_paler, pigments)
    index, foot = plant
    match land:
        case "forest":
            leaves = tone_of("#33583e" if index % 5 in {0, 2} else "#3d6b4a")
            _paint_fir(painter, foot, 17 + 8 * chance.random(), leaves)
        case "hills" if index % 4:
            field = tone_of("#8d8440" if index % 2 else "#7a7a3c")
            _paint_mound(painter, foot, 30 + 14 * chance.random(), field)
        case "hills":
            tree(painter, foot, 20, tone_of("#4f6b38"))
        case "bay" if index % 3:
            _paint_grass(painter, foot, tone_of("#6b5a30"))
        case "bay":
            tree(painter, foot, 16 + 4 * chance.random(), tone_of("#6d7a44"))
        case "lake" if index % 2 or _LAKE_DEPTHS[0] < out_of(foot) < _LAKE_DEPTHS[1]:
            _paint_reeds(painter, foot, tone_of("#87a35f"))
        case "lake":
            tree(painter, foot, 18 + 5 * chance.random(), tone_of("#557d45"))
        case _:
            rock = tone_of("#7b7590" if index % 2 else "#69647d")
            _paint_peak(painter, foot, 24 + 12 * chance.random(), rock)


def _paler(pigments: Pigments, colour: str) -> QColor:
    return tone(pigments, colour, 0.6)


_SNOW = "#ece2d0"
_INK = 1.2


def _paint_fir(painter: QPainter, foot: QPointF, high: float, tone: QColor) -> None:
    """Paint a fir: two tiers of boughs, the right half in shade."""
    wide, painted = high * 0.44, shaded(tone.name(), -0.25)
    right = [(0.0, -high), (wide * 0.5, -high * 0.58), (wide * 0.3, -high * 0.58), (wide * 0.8, 0)]
    left = [(-x, y) for x, y in reversed(right)]
    fill(painter, path_of([*right, *left], foot), tone, _INK)
    shade = [(0.0, -high * 0.94), (wide * 0.44, -high * 0.6), (wide * 0.22, -high * 0.6)]
    shade += [(wide * 0.7, -high * 0.05), (wide * 0.12, -high * 0.05)]
    fill(painter, path_of(shade, foot), painted)


def _paint_tree(painter: QPainter, foot: QPointF, high: float, tone: QColor) -> None:
    trunk = QPainterPath(foot)
    trunk.lineTo(foot - QPointF(0, high * 0.4))
    stroke(painter, trunk, ink(1).color(), high * 0.12)
    crown = QPainterPath()
    crown.addEllipse(foot - QPointF(0, high * 0.62), high * 0.36, high * 0.36)
    fill(painter, crown, tone, _INK)
    shade = QPainterPath()
    shade.addEllipse(foot - QPointF(-high * 0.1, high * 0.56), high * 0.22, high * 0.24)
    fill(painter, shade, shaded(tone.name(), -0.2))


def _paint_mound(painter: QPainter, foot: QPointF, wide: float, tone: QColor) -> None:
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


def _paint_peak(painter: QPainter, foot: QPointF, wide: float, tone: QColor) -> None:
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


def _paint_reeds(painter: QPainter, foot: QPointF, tone: QColor) -> None:
    reeds = QPainterPath()
    for from_left, lean, high in ((-6, 2, 9), (-1, 1, 12), (4, 3, 9)):
        reeds.moveTo(foot + QPointF(from_left, 0))
        reeds.lineTo(foot + QPointF(from_left + lean, -high))
    stroke(painter, reeds, tone, 1.8)


def _paint_grass(painter: QPainter, foot: QPointF, tone: QColor) -> None:
    grass = QPainterPath()
    for from_left, across, high in ((-9, 8, 11), (-5, 5, 13), (-1, 6, 6)):
        start = foot + QPointF(from_left, 0)
        grass.moveTo(start)
        grass.quadTo(start + QPointF(across * 0.3, -high * 0.7), start + QPointF(across, -high))
    stroke(painter, grass, tone, 1.7)


def _paint_waves(painter: QPainter, places: list[QPointF], tone: QColor, side: float = 9) -> None:
    """Paint the light on water: two crests at each place."""
    waves = QPainterPath()
    for place in places:
        waves.moveTo(place - QPointF(side, 0))
        waves.quadTo(place - QPointF(side / 2, side / 2), place)
        waves.quadTo(place + QPointF(side / 2, side / 2), place + QPointF(side, 0))
    stroke(painter, waves, tone, 1.6)
