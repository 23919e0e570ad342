"""The five lands: each a field of one pigment with the knife's cuts, what grows, and a landmark.

A land is painted into whatever wedge it lies in. It grows only where nothing of the game stands.
"""

from __future__ import annotations

from collections.abc import Callable
from math import cos, pi, sin
from typing import TYPE_CHECKING

from attrs import frozen
from PySide6.QtCore import QPointF, QRectF

from valeria_desktop.games.viscounts.ui.board.free_room import (
    area_of,
    roomiest,
    scattered,
    taken_of,
)
from valeria_desktop.games.viscounts.ui.board.places import around
from valeria_desktop.games.viscounts.ui.board.shape import wedge_point
from valeria_desktop.games.viscounts.ui.paint import growth
from valeria_desktop.games.viscounts.ui.paint.knife import blob, cuts, fill
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
from valeria_desktop.ui.paint.pictures import picture
from valeria_desktop.ui.place.hours import SteadyChance

if TYPE_CHECKING:
    from PySide6.QtGui import QColor, QPainter

    from valeria_desktop.games.viscounts.ui.paint.pigments import Pigments

_CUTS = 240
_LAKE, _SEA, _SAND = "#2f6a94", "#24587a", "#d9c48d"
_LANDMARK, _LEAST_LANDMARK = 46.0, 16.0


@frozen
class LaidLand:
    """A land in its wedge: the name, the position in the ring, and where its river runs."""

    name: str
    position: int
    river: float
    """The share of the wedge's rim, clockwise, at which the river leaves it."""

    @property
    def chance(self) -> SteadyChance:
        """Chance that is the same for a land in a wedge, in every game."""
        return SteadyChance(self.position * 7 + 3 + sum(map(ord, self.name)))


def paint_field(painter: QPainter, land: LaidLand, pigments: Pigments) -> None:
    """Paint the field of a land, with its water."""
    area, base = area_of(land.position), land_tone(pigments, land.name)
    fill(painter, area, base)
    dark, light = cuts(area, land.chance, _CUTS)
    fill(painter, dark, shaded(base.name(), -0.17))
    fill(painter, light, shaded(base.name(), 0.12))
    painter.save()
    painter.setClipPath(area)
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
    growth.paint_waves(painter, crests, shaded(tone(pigments, _SEA).name(), 0.32))


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
    growth.paint_waves(painter, crests, shaded(tone(pigments, _LAKE).name(), 0.38))


def paint_growth(painter: QPainter, land: LaidLand, pigments: Pigments, ratio: float) -> None:
    """Paint what grows in a land, and its landmark in its roomiest place.

    `ratio` is the number of device pixels of a unit of the drawing.
    """
    area, taken, chance = area_of(land.position), taken_of(land.position, land.river), land.chance
    middle, side = roomiest(area, taken, chance, _LANDMARK)
    boxes = [*taken]
    if side >= _LEAST_LANDMARK:
        boxes.append(around(middle, (side, side)))
    number, gap = _THICK[land.name]
    for index, foot in enumerate(scattered(area, boxes, chance, number, gap)):
        _GROWS[land.name](painter, foot, index, pigments, chance)
    if side >= _LEAST_LANDMARK:
        box = around(middle, (side * 1.15, side * 1.15))
        drawn = picture(f"emblems/land-{land.name}.svg", 64, 64, box.width() * ratio / 64)
        painter.drawPixmap(box, drawn, QRectF(drawn.rect()))


_THICK = {FOREST: (70, 12.0), HILLS: (22, 26.0), BAY: (18, 24.0), LAKE: (30, 18.0), CRAGS: (28, 22)}
"""How many things grow in a land at most, and how far apart."""


def _grow_forest(
    painter: QPainter, foot: QPointF, index: int, pigments: Pigments, chance: SteadyChance
) -> None:
    leaves = _paler(pigments, "#33583e" if index % 5 in {0, 2} else "#3d6b4a")
    growth.paint_fir(painter, foot, 17 + 8 * chance.random(), leaves)


def _grow_hills(
    painter: QPainter, foot: QPointF, index: int, pigments: Pigments, chance: SteadyChance
) -> None:
    if not index % 4:
        growth.paint_tree(painter, foot, 20, _paler(pigments, "#4f6b38"))
        return
    field = _paler(pigments, "#8d8440" if index % 2 else "#7a7a3c")
    growth.paint_mound(painter, foot, 30 + 14 * chance.random(), field)


def _grow_bay(
    painter: QPainter, foot: QPointF, index: int, pigments: Pigments, chance: SteadyChance
) -> None:
    if index % 3 == 0:
        growth.paint_tree(painter, foot, 16 + 4 * chance.random(), _paler(pigments, "#6d7a44"))
    else:
        growth.paint_grass(painter, foot, _paler(pigments, "#6b5a30"))


def _grow_lake(
    painter: QPainter, foot: QPointF, index: int, pigments: Pigments, chance: SteadyChance
) -> None:
    if not index % 3:
        growth.paint_tree(painter, foot, 18 + 5 * chance.random(), _paler(pigments, "#557d45"))
    else:
        growth.paint_reeds(painter, foot, _paler(pigments, "#87a35f"))


def _grow_crags(
    painter: QPainter, foot: QPointF, index: int, pigments: Pigments, chance: SteadyChance
) -> None:
    rock = _paler(pigments, "#7b7590" if index % 2 else "#69647d")
    growth.paint_peak(painter, foot, 24 + 12 * chance.random(), rock)


def _paler(pigments: Pigments, colour: str) -> QColor:
    return tone(pigments, colour, 0.6)


_Grow = Callable[["QPainter", QPointF, int, "Pigments", SteadyChance], None]
_GROWS: dict[str, _Grow] = {
    FOREST: _grow_forest,
    HILLS: _grow_hills,
    BAY: _grow_bay,
    LAKE: _grow_lake,
    CRAGS: _grow_crags,
}
