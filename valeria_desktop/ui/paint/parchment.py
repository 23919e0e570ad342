"""Parchment: the look of words on it, and the sheet itself.

Widgets on a sheet are given its look, and needn't know their ground.
"""

from __future__ import annotations

from functools import lru_cache
from math import ceil
from random import Random
from typing import TYPE_CHECKING

from attrs import evolve
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF

from valeria_desktop.ui.paint.look import Look
from valeria_desktop.ui.paint.materials import (
    BRASS_FACE,
    GOLD,
    INK,
    STRONG_WOODS,
    WOOD_DARK,
    WOOD_LIGHT,
    materials_of,
)
from valeria_desktop.ui.paint.palette import LIGHT
from valeria_desktop.ui.paint.room_look import RoomLook

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtCore import QObject

    from valeria_desktop.ui.paint.materials import Materials
    from valeria_desktop.ui.paint.palette import Palette

RING = 6.0
"""The distance of the golden frame around a sheet that a player has to answer, in units."""
_GOLD = 4.4
_LINE = 5.0  # from the torn edge to the line within
_AWAY = 7.0  # from that line to the words
_TEAR, _STEP = 1.5, 24.0
_INK = 1.4
_LINK = "#0a4f96"
"""The ink of links and the ring of Qt's own fields: 5.2:1 on dark parchment, 7.6:1 on light one."""
_DEEPEST = 5.5  # reach of a tip into its sheet, in units
_RIM, _WITHIN = 8.0, 6.0  # the widths of the rim's parts with smooth edges and without
_PIECE = 3  # steps of a torn edge
_SHADOW = QPointF(2, 3)


def _palette_of(materials: Materials) -> Palette:
    """Return the light palette with parchment's tones: parchment is light in both themes."""
    return evolve(
        LIGHT,
        table=materials.parchment,
        panel=materials.parchment,
        raised=materials.parchment_button,
        line=materials.parchment_line,
        ink=INK,
        quiet=materials.quiet_ink,
        focus=_LINK,
        lit=BRASS_FACE,
        on_lit=INK,
        is_strong=materials in STRONG_WOODS,
    )


_PALETTES = {wood: _palette_of(wood) for wood in (WOOD_DARK, WOOD_LIGHT, *STRONG_WOODS)}


class ParchmentLook(Look):
    """A look on parchment: the sizes of another look, in ink."""

    on_parchment = True

    def __init__(self, look: Look, parent: QObject | None = None) -> None:
        """Follow the look of the table that the sheet lies on."""
        super().__init__(parent)
        self._theme = "light"
        self._table = look
        look.changed.connect(self._follow)
        self._follow()

    @property
    def unit(self) -> float:
        """The size of a box's pixel."""
        return self._table.unit if isinstance(self._table, RoomLook) else self._table.scale

    @property
    def table(self) -> Look:
        """The look of the table that the sheet lies on."""
        return self._table

    @property
    def materials(self) -> Materials:
        """The materials of the sheet and of the table."""
        return materials_of(self._table)

    def _follow(self) -> None:
        self._scale = self._table.scale
        self.letters = self._table.letters
        self.palette = _PALETTES[self.materials]
        self.changed.emit()


# --- the sheet


def line_of(look: ParchmentLook) -> float:
    """Return the distance of the inner line from the end of the sheet's box, in pixels."""
    return (RING + _LINE) * look.unit


def margin_of(look: ParchmentLook) -> int:
    """Return the distance of the words from the end of the sheet's box, in pixels."""
    return ceil(line_of(look)) + look.px(_AWAY)


def paint_sheet(
    painter: QPainter, box: QRectF, look: ParchmentLook, *, is_lit: bool, frame: str = GOLD
) -> None:
    """Paint a sheet into a box, with a frame, mostly of gold, if a player has to answer it."""
    unit, materials = look.unit, look.materials
    ring = RING * unit
    sheet = box.adjusted(ring, ring, -ring, -ring)
    if is_lit:
        _paint_ring(painter, box, unit, frame)
    painter.setPen(Qt.PenStyle.NoPen)
    if not is_lit:
        shadow = QColor(0, 0, 0)
        shadow.setAlphaF(materials.shadow_share)
        painter.setBrush(shadow)
        painter.drawRoundedRect(sheet.translated(_SHADOW * unit), unit, unit)
    edges = _torn(sheet.getRect(), unit)
    parchment = QColor(materials.parchment)
    _paint_rim(painter, edges, (_INK / 2 * unit, _RIM * unit), QColor(INK))
    _paint_rim(painter, edges, (-_INK / 2 * unit, _RIM * unit), parchment)
    painter.fillRect(sheet.adjusted(*(side * _WITHIN * unit for side in (1, 1, -1, -1))), parchment)
    _paint_line(painter, sheet, unit, materials)


def _paint_rim(
    painter: QPainter, edges: Sequence[_Edge], reach: tuple[float, float], colour: QColor
) -> None:
    """Paint the sheet's rim in short pieces: a smooth edge's time grows with its length squared."""
    painter.setBrush(colour)
    for points, along, out in edges:
        far, deep = out * reach[0], out * reach[1]
        line = [points[0] - along * reach[0], *points[1:-1], points[-1] + along * reach[0]]
        for first in range(0, len(line) - 1, _PIECE):
            piece = line[first : first + _PIECE + 1]
            if first:  # overlap the piece before, so that no gap shows
                piece.insert(0, piece[0] - along)
            rim = [point + far for point in piece]
            painter.drawPolygon(QPolygonF([*rim, piece[-1] - deep, piece[0] - deep]))


def _ink(width: float) -> QPen:
    pen = QPen(QColor(INK), width)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    return pen


def _paint_ring(painter: QPainter, box: QRectF, unit: float, colour: str) -> None:
    edge = unit * 0.7
    painter.setPen(_ink(_INK * unit))
    painter.setBrush(QColor(colour))
    painter.drawRoundedRect(box.adjusted(edge, edge, -edge, -edge), 7 * unit, 7 * unit)
    inside = unit * _GOLD
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(INK))
    painter.drawRoundedRect(box.adjusted(inside, inside, -inside, -inside), 3 * unit, 3 * unit)


def _paint_line(painter: QPainter, sheet: QRectF, unit: float, materials: Materials) -> None:
    inset = _LINE * unit
    painter.setPen(QPen(QColor(materials.parchment_line), 1.2 * unit))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(sheet.adjusted(inset, inset, -inset, -inset), 3 * unit, 3 * unit)


_Edge = tuple[list[QPointF], QPointF, QPointF]
"""The points of an edge, its direction, and the direction outwards."""


@lru_cache(maxsize=32)  # it takes as long as painting them, and sheets have few sizes
def _torn(box: tuple[float, float, float, float], unit: float) -> list[_Edge]:
    """Tear each edge of a sheet in its own way, in the same way at every size."""
    sheet = QRectF(*box)
    corners = sheet.topLeft(), sheet.topRight(), sheet.bottomRight(), sheet.bottomLeft()
    above, right, below, left = corners
    edges = []
    for number, (start, end, side) in enumerate(
        ((above, right, -1), (right, below, 1), (left, below, 1), (above, left, -1))
    ):
        chance = Random(number)  # noqa: S311 - a picture, no secret
        along = QPointF(1, 0) if start.y() == end.y() else QPointF(0, 1)
        out = QPointF(along.y(), along.x()) * side
        edges.append((_torn_edge(start, end, chance, unit), along, out))
    return edges


def _torn_edge(start: QPointF, end: QPointF, chance: Random, unit: float) -> list[QPointF]:
    way = end - start
    length = abs(way.x()) + abs(way.y())
    along = way / max(1.0, length)
    aside = QPointF(-along.y(), along.x())
    points, gone = [start], chance.uniform(0.4, 1.6) * _STEP * unit
    while gone < length - _STEP * unit / 2:
        points.append(start + along * gone + aside * (chance.uniform(-_TEAR, _TEAR) * unit))
        gone += chance.uniform(0.4, 1.6) * _STEP * unit
    return [*points, end]


def paint_speech(
    painter: QPainter,
    box: QRectF,
    look: ParchmentLook,
    tip: tuple[QPointF, QPointF, QPointF] | None,
) -> None:
    """Paint a sheet that points at something: its tip is the middle one of three points."""
    paint_sheet(painter, box, look, is_lit=False)
    if tip is None:
        return
    unit, materials = look.unit, look.materials
    painter.setPen(_ink(_INK * unit))
    painter.setBrush(QColor(materials.parchment))
    painter.drawPolygon(QPolygonF(list(tip)))
    painter.setPen(Qt.PenStyle.NoPen)  # remove the ink between the tip and the sheet
    first, point, last = tip
    inwards = first - point
    is_aside = abs(last.y() - first.y()) > abs(last.x() - first.x())
    deep = QPointF(inwards.x(), 0) if is_aside else QPointF(0, inwards.y())
    deep *= min(0.3, _DEEPEST * unit / max(1.0, deep.manhattanLength()))
    slim = QPointF(0, 0.7 * unit) if is_aside else QPointF(0.7 * unit, 0)
    corners = [first + deep, first - deep / 3, last - deep / 3, last + deep]
    aside = [slim, slim * 2, -slim * 2, -slim]
    painter.drawPolygon(QPolygonF([at + by for at, by in zip(corners, aside, strict=True)]))
