"""One time that the city is painted, from the ground up."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QColor

from valeria_desktop.games.valencia.rules.at import AtBush, AtCell
from valeria_desktop.games.valencia.ui.city import marks
from valeria_desktop.games.valencia.ui.city.ground import tile_in
from valeria_desktop.games.valencia.ui.city.pieces import (
    mark_size,
    paint_fountain,
    paint_good,
    paint_palm,
    paint_price,
    stand_member,
)
from valeria_desktop.games.valencia.ui.city.state import State
from valeria_desktop.ui.kit.materials import GOLD, materials_of
from valeria_desktop.ui.kit.palette import CARD_INK

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from valeria_desktop.games.valencia.ui.city.layout import Layout
    from valeria_desktop.games.valencia.ui.city.painter import CityPainter
    from valeria_desktop.games.valencia.ui.city.place import Bush, Cell
    from valeria_desktop.kernel.seats import Seat
    from valeria_desktop.ui.kit.brush import Brush

    Target = AtCell | AtBush

_MEMBER, _PALM, _BUSH = 0.74, 0.62, 0.4  # in heights of a cell
_FOOT = 0.93  # of a palm's height, where it stands
_RAISED, _POINTED, _WOKEN = 2, 5, 4  # in pixels of a cell
_BRIGHTER, _WITHIN = 0.1, 4
_AURA = (0.62, 0.8)
"""How far light reaches around who is picked, and around who is woken, in widths of a member."""


class Painting:
    """One time that the city is painted."""

    def __init__(self, city: CityPainter, brush: Brush, layout: Layout, room: QRect) -> None:
        self._city, self._brush, self._layout, self._room = city, brush, layout, room
        self._unit = layout.unit

    def paint_city(self) -> None:
        """Paint from the ground up to who stands there."""
        city, brush, layout = self._city, self._brush, self._layout
        city.paint_ground(brush, layout, self._room)
        cells = list(city.cells)
        self._paint_goods(cells)
        self._paint_fountains(cells)
        dim = (layout.cell(cell.number) for cell in cells if cell.state is State.DIM)
        marks.paint_veil(brush, dim)
        for cell in cells:
            if self._rise(cell):
                self._paint_raised(cell)
        for cell in cells:
            if cell.state in {State.LIT, State.PICKED}:
                self._paint_lit(cell)
        self._paint_standing(cells)

    # --- tiles

    def _rise(self, cell: Cell) -> int:
        """Give how far a tile is held up, in whole pixels: it is copied from the ground."""
        if cell.state not in {State.LIT, State.PICKED}:
            return 0
        is_pointed = cell.target == self._city.hovered or cell.state is State.PICKED
        return round((_POINTED if is_pointed else _RAISED) * self._unit)

    def _tile(self, cell: Cell) -> QRectF:
        box = self._layout.cell(cell.number)
        return tile_in(box, self._unit).translated(self._shift(cell), -self._rise(cell))

    def _shift(self, cell: Cell) -> float:
        return round(self._city.shaking.shift_of(cell.number) * self._unit)

    def _paint_goods(self, cells: Iterable[Cell]) -> None:
        for cell in cells:
            if cell.space is not None:
                tile = tile_in(self._layout.cell(cell.number), self._unit)
                is_taken = cell.owner is not None
                paint_good(self._brush, tile, cell.space.guild, is_high=is_taken)

    def _paint_fountains(self, cells: Iterable[Cell]) -> None:
        for cell in cells:
            if cell.fountain is not None:
                box = self._layout.cell(cell.number).translated(self._shift(cell), 0)
                paint_fountain(self._brush, box, cell.fountain)

    def _paint_raised(self, cell: Cell) -> None:
        """Hold a tile up over its shadow, a little brighter than it lies."""
        brush, tile, rise = self._brush, self._tile(cell), self._rise(cell)
        painter = brush.painter
        below = tile_in(self._layout.cell(cell.number), self._unit)
        shade = QColor(CARD_INK)
        shade.setAlphaF(min(1.0, 2 * materials_of(brush.look).shadow_share))
        painter.fillRect(below.translated(rise / 2, rise / 2), shade)
        painter.save()
        painter.setClipRect(tile, Qt.ClipOperation.IntersectClip)
        painter.translate(self._shift(cell), -rise)
        self._city.paint_ground(brush, self._layout, self._room)
        if cell.fountain is not None:
            paint_fountain(brush, self._layout.cell(cell.number), cell.fountain)
        painter.restore()
        light = QColor(GOLD)
        light.setAlphaF(_BRIGHTER)
        painter.fillRect(tile, light)

    def _paint_lit(self, cell: Cell) -> None:
        """Frame what can be chosen; its price lies over the frame, its good within."""
        brush, tile = self._brush, self._tile(cell)
        marks.paint_lit(brush, tile)
        if cell.space is not None:
            paint_price(brush, tile, cell.space.price)
        if cell.space is not None and cell.owner is None:
            within = tile.adjusted(*(by * _WITHIN * self._unit for by in (1, 1, -1, -1)))
            paint_good(brush, within, cell.space.guild, is_high=False)

    # --- what stands there

    def _paint_standing(self, cells: Sequence[Cell]) -> None:
        """Paint members and palms row by row: what is nearer stands before what is behind."""
        columns = self._layout.city.width
        bushes = list(self._city.bushes)
        for row in range(self._layout.city.height):
            for cell in cells:
                if cell.owner is not None and cell.number // columns == row:
                    self._paint_member(cell, self._city.seats[cell.owner])
            for bush in bushes:
                if bush.number // (columns - 1) == row:
                    self._paint_bush(bush)

    def _paint_member(self, cell: Cell, seat: Seat) -> None:
        brush, box = self._brush, self._member_box(cell)
        warmth = self._city.warmth if cell.number in self._city.woken else 0.0
        if cell.state is State.PICKED:
            marks.paint_glow(brush, box.center(), _AURA[0] * box.width(), 1.0)
        elif warmth:
            marks.paint_glow(brush, box.center(), _AURA[1] * box.width(), warmth)
        stand_member(brush, box, seat, round(_WOKEN * warmth * self._unit))

    def _member_box(self, cell: Cell) -> QRectF:
        """Give where a member stands on its tile: at the foot of it, the coin beside its head."""
        tile = self._tile(cell)
        side = round(_MEMBER * self._layout.high)
        beside = 1.5 * self._unit + 0.6 * max(0.0, mark_size(self._brush) - 18 * self._unit)
        left = round(tile.center().x() - side / 2 - beside)
        return QRectF(left, round(tile.bottom() - side - self._unit), side, side)

    def _paint_bush(self, bush: Bush) -> None:
        brush, middle = self._brush, self._layout.bush(bush.number)
        is_pointed = bush.target == self._city.pointed
        if bush.state in {State.LIT, State.PICKED}:
            side = (1.2 if is_pointed else 1.0) * _BUSH * self._layout.high
            marks.paint_lit_bush(brush, middle, side)
        if bush.has_palm:
            self._paint_palm(middle, is_lifted=bush.state is State.PICKED)

    def _paint_palm(self, foot: QPointF, *, is_lifted: bool) -> None:
        side = round(_PALM * self._layout.high)
        lifted = _POINTED * self._unit if is_lifted else 0
        corner = foot - QPointF(side / 2, side * _FOOT + lifted)
        paint_palm(self._brush, QRectF(round(corner.x()), round(corner.y()), side, side))

    # --- what is laid over it

    def paint_marks(self) -> None:
        """Paint what is pointed at, where it would come from, and what the adviser says."""
        city, brush = self._city, self._brush
        for cell in self._touched():
            marks.paint_pointed(brush, self._tile(cell))
        if isinstance(city.hovered, AtCell) and not self._is_lit(city.hovered):
            marks.paint_pointed(brush, self._box(city.hovered))
        for way in city.offers.ways_at(city.pointed) if city.pointed in city.offers.lit else ():
            marks.paint_way(brush, self._middle(way.start), self._middle(way.goal))
        if city.focused is not None:
            is_round = isinstance(city.focused, AtBush)
            marks.paint_focus(brush, self._box(city.focused), is_round=is_round)
        if city.hinted is not None:
            side = 0.4 * self._layout.high
            marks.paint_hint(brush, self._middle(city.hinted), side)

    def _touched(self) -> Iterable[Cell]:
        """Give the members that a palm or a fountain would touch where it is pointed at."""
        target, city = self._city.pointed, self._layout.city
        if target is None or target not in self._city.offers.lit or self._city.offers.ways:
            return ()
        if isinstance(target, AtBush):
            near = [cell for cell, bushes in enumerate(city.bushes_at) if target.bush in bushes]
        else:
            near = list(city.beside[target.cell]) if target.cell in city.sites else []
        return (cell for cell in self._city.cells if cell.owner is not None and cell.number in near)

    def _is_lit(self, target: Target) -> bool:
        return target in self._city.offers.lit

    def _middle(self, target: Target) -> QPointF:
        if isinstance(target, AtBush):
            return self._layout.bush(target.bush)
        return self._layout.cell(target.cell).center()

    def _box(self, target: Target) -> QRectF:
        if isinstance(target, AtCell):
            return tile_in(self._layout.cell(target.cell), self._unit)
        side = _BUSH * self._layout.high
        middle = self._middle(target)
        return QRectF(middle.x() - side / 2, middle.y() - side / 2, side, side)
