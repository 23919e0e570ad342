"""Paints the city from what its models say: ground, tiles that can be chosen, who stands there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QColor

from valeria_desktop.games.valencia.rules.model.targets import AtBush, AtCell
from valeria_desktop.games.valencia.ui.city import marks
from valeria_desktop.games.valencia.ui.city.ground import paint_ground, tile_in
from valeria_desktop.games.valencia.ui.city.offers import NO_OFFERS, Offers
from valeria_desktop.games.valencia.ui.city.pieces import (
    paint_foot,
    paint_fountain,
    paint_good,
    paint_member,
    paint_price,
)
from valeria_desktop.games.valencia.ui.city.state import State
from valeria_desktop.ui.kit.brush import Brush
from valeria_desktop.ui.kit.kept import KeptPictures
from valeria_desktop.ui.kit.materials import GOLD, materials_of
from valeria_desktop.ui.kit.palette import CARD_INK
from valeria_desktop.ui.place.shaking import Shaking

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from PySide6.QtGui import QPainter

    from valeria_desktop.games.valencia.ui.city.layout import Layout
    from valeria_desktop.games.valencia.ui.city.model import BushModel, CityModel
    from valeria_desktop.games.valencia.ui.city.place import Bush, Cell
    from valeria_desktop.kernel.seats import Seat
    from valeria_desktop.ui.kit.look import Look

    Target = AtCell | AtBush

_MEMBER, _PALM, _BUSH = 0.74, 0.62, 0.4  # in heights of a cell
_FOOT = 0.93  # of a palm's height, where it stands
_RAISED, _POINTED, _WOKEN = 2, 5, 4  # in pixels of a cell
_BRIGHTER = 0.1
_GROUND = "ground"


class CityPainter(QObject):
    """Knows what is laid over the city; its models know all else."""

    def __init__(
        self, look: Look, models: tuple[CityModel, BushModel], parent: QObject | None = None
    ) -> None:
        """Paint what models show."""
        super().__init__(parent)
        self._look = look
        self._cells, self._bushes = models
        self._kept = KeptPictures(look)
        self.layout: Layout | None = None
        self.seats: Sequence[Seat] = ()
        self.offers: Offers = NO_OFFERS
        self.hovered: Target | None = None
        self.focused: Target | None = None
        self.hinted: Target | None = None
        self.woken: frozenset[int] = frozenset()
        """Cells with members that are lifted in warm light."""
        self.warmth = 1.0
        """How much of that light there is."""
        self.shaking = Shaking(self)

    def paint(self, painter: QPainter, room: QRect) -> None:
        """Paint all of it into a widget of a size."""
        layout = self.layout
        if layout is None:
            return
        brush = Brush(painter, self._look, layout.unit)
        painter.setRenderHint(painter.RenderHint.Antialiasing)
        _Painting(self, brush, layout, room).paint()

    @property
    def pointed(self) -> Target | None:
        """Give what is meant: what the mouse is over, or else what has the focus."""
        return self.hovered or self.focused

    @property
    def cells(self) -> Iterable[Cell]:
        """All cells, that of the central fountain once."""
        known = self.layout
        rest = known.city.centre - {min(known.city.centre)} if known else frozenset()
        return (cell for cell in self._cells.places if cell.number not in rest)

    @property
    def bushes(self) -> Iterable[Bush]:
        """All bushes."""
        return self._bushes.places

    def paint_ground(self, brush: Brush, layout: Layout, room: QRect) -> None:
        """Paint what never changes from its kept picture."""
        depends = layout.city, layout.grid.getRect()
        self._kept.paint(
            brush.painter,
            room,
            (_GROUND, depends, layout.unit),
            lambda ground, _room: paint_ground(ground, layout),
        )


class _Painting:
    """One time that the city is painted."""

    def __init__(self, city: CityPainter, brush: Brush, layout: Layout, room: QRect) -> None:
        self._city, self._brush, self._layout, self._room = city, brush, layout, room
        self._unit = layout.unit

    def paint(self) -> None:
        """Paint from the ground up."""
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
        self._paint_marks()

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
        self._paint_goods((cell,))
        if cell.fountain is not None:
            paint_fountain(brush, self._layout.cell(cell.number), cell.fountain)
        painter.restore()
        light = QColor(GOLD)
        light.setAlphaF(_BRIGHTER)
        painter.fillRect(tile, light)

    def _paint_lit(self, cell: Cell) -> None:
        """Frame what can be chosen; its price lies over the frame."""
        marks.paint_lit(self._brush, self._tile(cell))
        if cell.space is not None:
            paint_price(self._brush, self._tile(cell), cell.space.price)

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
        brush, box = self._brush, self.member_box(cell)
        is_woken = cell.number in self._city.woken
        if is_woken:
            marks.paint_glow(brush, box.center(), 0.8 * box.width(), self._city.warmth)
        paint_foot(brush, box)
        lifted = _WOKEN * self._city.warmth * self._unit if is_woken else 0.0
        paint_member(brush, box.translated(0, -round(lifted)), seat)

    def member_box(self, cell: Cell) -> QRectF:
        """Give where a member stands on its tile: at the foot of it, the coin beside its head."""
        tile = self._tile(cell)
        side = round(_MEMBER * self._layout.high)
        left = round(tile.center().x() - side / 2 - 1.5 * self._unit)
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
        box = QRectF(round(corner.x()), round(corner.y()), side, side)
        paint_foot(self._brush, box.adjusted(0.2 * side, 0, -0.2 * side, 0).translated(0, lifted))
        self._brush.emblem("palm", box)

    # --- what is laid over it

    def _paint_marks(self) -> None:
        """Paint what is pointed at, where it would come from, and what the adviser says."""
        city, brush = self._city, self._brush
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
