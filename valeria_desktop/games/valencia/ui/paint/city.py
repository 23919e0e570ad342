"""Paints the city from the ground up, and the marks of mouse and keys over it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import frozen
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor

from valeria_desktop.games.valencia.rules.at import AtBush, AtCell
from valeria_desktop.games.valencia.ui.paint import city_marks
from valeria_desktop.games.valencia.ui.paint.city_figures import (
    member_box,
    paint_fountain,
    paint_gain,
    paint_good,
    paint_lit_price,
    paint_palm,
    paint_price,
    stand_member,
)
from valeria_desktop.games.valencia.ui.paint.city_ground import tile_in
from valeria_desktop.games.valencia.ui.paint.city_tip import paint_tip
from valeria_desktop.games.valencia.ui.paint.houses import house_of
from valeria_desktop.games.valencia.ui.parts.city_places import PlaceState, touching
from valeria_desktop.ui.paint.brush import square
from valeria_desktop.ui.paint.materials import GOLD, materials_of
from valeria_desktop.ui.paint.palette import CARD_INK
from valeria_desktop.ui.typed import as_a

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from valeria_desktop.games.valencia.ui.parts.city_layout import CityLayout
    from valeria_desktop.games.valencia.ui.parts.city_places import CityBush, CityCell
    from valeria_desktop.kernel.at import At
    from valeria_desktop.kernel.seats import Seat
    from valeria_desktop.ui.paint.brush import Brush
    from valeria_desktop.ui.pieces.piece import Sight

_PALM, _BUSH = 0.62, 0.4  # heights of a cell
_FOOT = 0.93  # place of a palm's foot, in heights of the palm from its top
_RAISED, _POINTED = 2, 5  # units
_BRIGHTER, _WITHIN = 0.1, 4
_AURA = 0.62
"""Reach of the light around a picked member, in widths of the member."""


@frozen
class LaidCity:
    """The city's layout, and all its places."""

    layout: CityLayout
    cells: tuple[CityCell, ...]
    bushes: tuple[CityBush, ...]
    gains: tuple[tuple[int, int], ...] = ()
    """The points that a member of the viewer on each free space would add, while shown."""


@frozen
class CityPainting:
    """A painter of the city for one picture."""

    brush: Brush
    shown: LaidCity
    paint_ground: Callable[[Brush], None]
    """Paints the city's ground, without members and fountains."""
    raised: At | None = None
    """The lit tile that is raised highest."""
    pointed: At | None = None
    """The bush with the wide ring."""
    has_tips: bool = True
    """Whether the pointed space says what it costs and brings."""

    @property
    def _layout(self) -> CityLayout:
        return self.shown.layout

    @property
    def _unit(self) -> float:
        return self.shown.layout.unit

    def paint_city(self) -> None:
        """Paint the city from the ground up to members and palms.

        The city keeps its full light while a question lights a few of its places.
        """
        self.paint_ground(self.brush)
        self._paint_goods()
        self._paint_fountains()
        lit = [cell for cell in self.shown.cells if cell.state.is_lit]
        for cell in lit:
            self._paint_raised(cell)
        for cell in lit:
            self._paint_lit(cell)
        self._paint_standing()
        self._paint_gains()

    # --- tiles

    def _rise(self, cell: CityCell) -> int:
        """Return the rise of a tile, in whole pixels: the tile is copied from the ground."""
        if not cell.state.is_lit:
            return 0
        return round((_POINTED if self._is_pointed(cell) else _RAISED) * self._unit)

    def _is_pointed(self, cell: CityCell) -> bool:
        return cell.at == self.raised or cell.state is PlaceState.PICKED

    def _box(self, cell: CityCell) -> QRectF:
        return self._layout.cell(cell.at.cell)

    def tile(self, cell: CityCell) -> QRectF:
        """Return the box of a tile, raised if it can be chosen."""
        return tile_in(self._box(cell), self._unit).translated(0, -self._rise(cell))

    def _paint_goods(self) -> None:
        for cell in self.shown.cells:
            if cell.space is not None:
                tile = tile_in(self._box(cell), self._unit)
                is_taken = cell.member is not None
                paint_good(self.brush, tile, cell.space.guild, is_high=is_taken)

    def _paint_fountains(self) -> None:
        for cell in self.shown.cells:
            if cell.fountain is not None:
                paint_fountain(self.brush, self._box(cell), cell.fountain)

    def _paint_raised(self, cell: CityCell) -> None:
        """Paint a raised tile over its shadow, a little brighter than the others."""
        brush, tile, rise = self.brush, self.tile(cell), self._rise(cell)
        painter = brush.painter
        below = tile_in(self._box(cell), self._unit)
        shade = QColor(CARD_INK)
        shade.setAlphaF(min(1.0, 2 * materials_of(brush.look).shadow_share))
        painter.fillRect(below.translated(rise / 2, rise / 2), shade)
        painter.save()
        painter.setClipRect(tile, Qt.ClipOperation.IntersectClip)
        painter.translate(0, -rise)
        self.paint_ground(brush)
        if cell.fountain is not None:
            paint_fountain(brush, self._box(cell), cell.fountain)
        painter.restore()
        light = QColor(GOLD)
        light.setAlphaF(_BRIGHTER)
        painter.fillRect(tile, light)

    def _paint_lit(self, cell: CityCell) -> None:
        """Frame a tile that can be chosen; its price lies over the frame, its good inside it."""
        brush, tile, has_price = self.brush, self.tile(cell), cell.costs is not None
        city_marks.paint_lit(brush, tile, is_heavy=self._is_pointed(cell), is_ticked=not has_price)
        if cell.costs is not None:
            paint_lit_price(brush, tile, cell.costs)
        elif cell.space is not None:
            paint_price(brush, tile, cell.space.price)
        if cell.space is not None and cell.member is None:
            within = tile.adjusted(*(by * _WITHIN * self._unit for by in (1, 1, -1, -1)))
            paint_good(brush, within, cell.space.guild, is_high=False)

    def _paint_gains(self) -> None:
        tiles = {cell.at.cell: cell for cell in self.shown.cells}
        for number, points in self.shown.gains:
            if number in tiles:
                paint_gain(self.brush, self.tile(tiles[number]), points)

    # --- members and palms

    def _paint_standing(self) -> None:
        """Paint members and palms row by row: the nearer ones hide the farther ones."""
        columns = self._layout.city.width
        for row in range(self._layout.city.height):
            for cell in self.shown.cells:
                if cell.member is not None and cell.at.cell // columns == row:
                    self._paint_member(cell, cell.member)
            for bush in self.shown.bushes:
                if bush.at.bush // (columns - 1) == row:
                    self._paint_bush(bush)

    def _paint_member(self, cell: CityCell, seat: Seat) -> None:
        box = member_box(self.tile(cell), self._layout.high, self._unit)
        if cell.state is PlaceState.PICKED:
            city_marks.paint_glow(self.brush, box.center(), _AURA * box.width(), 1.0)
        stand_member(self.brush, box, seat, house_of(cell.at.cell))
        if cell.space is not None:
            tile = self.tile(cell)
            paint_price(self.brush, tile, cell.space.price)
            paint_good(self.brush, tile, cell.space.guild, is_high=True)

    def _paint_bush(self, bush: CityBush) -> None:
        middle = self._layout.bush(bush.at.bush)
        if bush.state.is_lit:
            is_heavy = bush.at == self.pointed or bush.state is PlaceState.PICKED
            side = (1.2 if bush.at == self.pointed else 1.0) * _BUSH * self._layout.high
            city_marks.paint_lit_bush(self.brush, middle, side, is_heavy=is_heavy)
        if bush.has_palm:
            self._paint_palm(middle, is_lifted=bush.state is PlaceState.PICKED)

    def _paint_palm(self, foot: QPointF, *, is_lifted: bool) -> None:
        side = round(_PALM * self._layout.high)
        lifted = _POINTED * self._unit if is_lifted else 0
        corner = foot - QPointF(side / 2, side * _FOOT + lifted)
        paint_palm(self.brush, QRectF(round(corner.x()), round(corner.y()), side, side))


# --- marks of mouse and keys


def paint_marks(painting: CityPainting, sight: Sight) -> None:
    """Paint over the city the pointed place, its ways, the focus and the adviser's choice."""
    brush, layout, answers = painting.brush, painting.shown.layout, sight.answers
    for cell in _touched(painting.shown, sight):
        city_marks.paint_pointed(brush, painting.tile(cell))
    if isinstance(sight.hovered, AtCell) and sight.hovered not in answers.lit:
        city_marks.paint_pointed(brush, _frame(layout, sight.hovered))
    for way in answers.ways_at(sight.pointed) if sight.pointed in answers.lit else ():
        city_marks.paint_way(brush, _middle(layout, way.start), _middle(layout, way.goal))
    if isinstance(sight.focused, AtCell | AtBush):
        is_round = isinstance(sight.focused, AtBush)
        city_marks.paint_focus(brush, _frame(layout, sight.focused), is_round=is_round)
    if isinstance(sight.hinted, AtCell | AtBush):
        is_round = isinstance(sight.hinted, AtBush)
        city_marks.paint_hint(brush, _frame(layout, sight.hinted), is_round=is_round)
    _paint_told(painting, sight)


def _paint_told(painting: CityPainting, sight: Sight) -> None:
    """Write at the pointed space what it costs and brings, if it is for sale.

    Other places have their marks: a sheet would hide the members whom they are about.
    """
    shown, pointed = painting.shown, sight.pointed
    if not painting.has_tips or pointed not in sight.answers.lit:
        return
    for cell in shown.cells:
        if cell.at == pointed and cell.tip:
            paint_tip(painting.brush, QRectF(sight.box), painting.tile(cell), cell.tip)


def _touched(shown: LaidCity, sight: Sight) -> Iterable[CityCell]:
    """Return the members beside the palm or fountain that the pointed place would get."""
    pointed, city = sight.pointed, shown.layout.city
    if sight.answers.ways or pointed not in sight.answers.lit:
        return ()
    near: Iterable[int] = ()
    if isinstance(pointed, AtBush):
        near = touching(city, pointed.bush)
    elif isinstance(pointed, AtCell) and pointed.cell in city.sites:
        near = city.beside[pointed.cell]
    return [cell for cell in shown.cells if cell.member is not None and cell.at.cell in near]


def _middle(layout: CityLayout, at: At) -> QPointF:
    if isinstance(at, AtBush):
        return layout.bush(at.bush)
    return layout.cell(as_a(AtCell, at).cell).center()


def _frame(layout: CityLayout, at: AtCell | AtBush) -> QRectF:
    if isinstance(at, AtCell):
        return tile_in(layout.cell(at.cell), layout.unit)
    return square(layout.bush(at.bush), _BUSH * layout.high)
