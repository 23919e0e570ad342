"""Paints the board: the realm, then what stands on it, then the veil with what is lit above it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import evolve, field, frozen
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor

from valeria_desktop.games.viscounts.rules.at import (
    AtExchange,
    AtLink,
    AtScroll,
    AtSpace,
    AtSpot,
    AtStack,
)
from valeria_desktop.games.viscounts.rules.model.kinds import BuildingType
from valeria_desktop.games.viscounts.rules.model.ring import SEGMENTS, SPACES, SPOTS
from valeria_desktop.games.viscounts.ui.board.shape import RIM_WIDTH, outline
from valeria_desktop.games.viscounts.ui.cards.book import paint_book
from valeria_desktop.games.viscounts.ui.cards.small_cards import paint_folk_chip
from valeria_desktop.games.viscounts.ui.paint import board_things, states
from valeria_desktop.games.viscounts.ui.paint.castle import paint_plates, paint_workers
from valeria_desktop.games.viscounts.ui.paint.figures import paint_house, paint_viscount
from valeria_desktop.games.viscounts.ui.paint.pigments import pigments_of
from valeria_desktop.games.viscounts.ui.paint.realm import MARGIN, paint_realm
from valeria_desktop.ui.paint.brush import wider
from valeria_desktop.ui.paint.knife import fill
from valeria_desktop.ui.paint.materials import materials_of
from valeria_desktop.ui.pieces.lit_face import paint_lit_frame, paint_lit_ground

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from valeria_desktop.games.viscounts.rules.model.ring import Ring
    from valeria_desktop.games.viscounts.ui.board.layout import BoardLayout
    from valeria_desktop.games.viscounts.ui.board.life import BoardLife
    from valeria_desktop.kernel.at import At
    from valeria_desktop.kernel.seats import Seat
    from valeria_desktop.ui.paint.brush import Brush
    from valeria_desktop.ui.paint.look import Look

_HOUSE = {
    BuildingType.WORKSHOP: 46.0,
    BuildingType.TRADING_POST: 46.0,
    BuildingType.GUILDHALL: 48.0,
}
_HOUSE_FOOT = 14.0
"""Units from a ground's middle down to the foot of its house."""
_RIDER, _APART = 64.0, 22.0
_RIDER_FOOT = 4.0


@frozen
class BoardLight:
    """What can be done on the board now, and what is looked at."""

    lit: frozenset[At] = frozenset()
    prices: Mapping[int, int] = field(factory=dict)
    """The silver of a ride to each space that can be reached (WK31)."""
    bright: frozenset[At] = frozenset()
    """Things above the veil that the question or the pointed place is about."""
    pointed: At | None = None
    way: tuple[int, ...] = ()
    """The spaces of the way to the pointed one, in the order of riding."""
    ghost: Seat | None = None
    """Whose viscount would stand on the pointed space."""
    veil: float = 0.0
    """The opacity of the veil over what can't be chosen."""


@frozen
class BoardPainting:
    """A painter of the board for one picture."""

    brush: Brush
    """Its unit is the unit of things on the board."""
    layout: BoardLayout
    ring: Ring
    life: BoardLife
    light: BoardLight = BoardLight()

    def paint(self) -> None:
        """Paint all of the board; what doesn't change with the mouse is one kept picture."""
        self._paint_still()
        if self.light.veil:
            self._paint_veil()
        self._paint_lit()
        self._paint_riders()
        self._paint_flags()

    def _paint_still(self) -> None:
        """Paint everything but viscounts and light, kept until a thing on the board changes."""
        board = wider(self.layout.board, MARGIN * self.layout.sheet.unit)
        room, life = QRectF(board.toAlignedRect()), self.life
        houses = tuple(sorted(life.houses.items(), key=lambda one: one[0]))
        what = self.ring, houses, life.folk, life.books, life.castle
        where = self.layout.sheet.unit, self.layout.is_compact, board.getRect()

        def draw(piece: Brush, whole: QRectF) -> None:
            piece.painter.translate(whole.topLeft() - room.topLeft())
            evolve(self, brush=piece).paint_things()

        self.brush.piece((BoardPainting, what, where), room, draw)

    def paint_things(self) -> None:
        """Paint the realm and what stands there, without viscounts and light."""
        paint_realm(self.brush, self.layout, self.ring)
        self._paint_links()
        self._paint_castle()
        for spot in self._from_behind():
            self._paint_spot(spot)
        self._paint_gifts()
        for at in self._things():
            self._paint_thing(at)

    # --- what lies on the board

    def _from_behind(self) -> list[int]:
        return sorted(range(SPOTS), key=lambda spot: self.layout.ground(spot).center().y())

    def _things(self) -> Iterator[At]:
        for space in range(SPACES):
            yield AtSpace(space)
        for space in range(SPACES):
            yield AtExchange(space)
        for position in range(SEGMENTS):
            yield AtScroll(position)
            yield AtStack(position)

    def _paint_thing(self, at: At) -> None:
        """Paint a thing of the board anew, as it is without a mark."""
        brush, layout, ring = self.brush, self.layout, self.ring
        compact = layout.is_compact
        if isinstance(at, AtSpace):
            board_things.paint_space(brush, layout.space(at.space))
        elif isinstance(at, AtExchange):
            exchange = ring.trades[at.space]
            if exchange is not None:
                board_things.paint_market(brush, layout.market(at.space), exchange)
        elif isinstance(at, AtSpot):
            self._paint_spot(at.spot)
        elif isinstance(at, AtStack) and self.life.folk:
            top = self.life.folk[at.position]
            paint_folk_chip(brush, layout.folk(at.position), top, is_compact=compact)
        elif isinstance(at, AtScroll) and self.life.books:
            book = self.life.books[at.position]
            paint_book(brush, layout.book(at.position), book, is_compact=compact)

    def _paint_links(self) -> None:
        for link in self.ring.links:
            ends = self.layout.ground(link.start).center(), self.layout.ground(link.goal).center()
            board_things.paint_string(self.brush, ends, self._built(link.start, link.goal))

    def _paint_gifts(self) -> None:
        for link in self.ring.links:
            built = self._built(link.start, link.goal)
            box = self.layout.gift(link)
            board_things.paint_gift(self.brush, box, link.link.effect, built)

    def _built(self, *ends: int) -> int:
        return sum(end in self.life.houses for end in ends)

    def _paint_castle(self) -> None:
        brush, layout = self.brush, self.layout
        paint_workers(brush, layout.sheet, self.life.castle)
        paint_plates(brush, layout.sheet, self.ring.sections, layout.thing)

    def _paint_spot(self, spot: int) -> None:
        box, house = self.layout.ground(spot), self.life.houses.get(spot)
        if house is None:
            board_things.paint_ground(self.brush, box, self.ring.spots[spot].effect)
            return
        foot, high = house_stand(self.layout, spot, house.kind)
        paint_house(self.brush, foot, high, house.kind, house.seat)

    # --- light

    def _paint_veil(self) -> None:
        colour = QColor(materials_of(self.brush.look).veil)
        colour.setAlphaF(self.light.veil)
        lands = self.layout.sheet.polygon(outline(RIM_WIDTH - 1))
        fill(self.brush.painter, lands, colour)

    def _paint_lit(self) -> None:
        """Paint above the veil the way, what it is about, and what can be chosen."""
        light = self.light
        states.paint_prints(self.brush, self.layout, light.way)
        for at in sorted(light.bright - light.lit, key=repr):
            self._paint_thing(at)
        for at in sorted(light.lit, key=repr):
            box = self.layout.box_of(at, self.ring)
            if box is None:
                continue
            is_pointed = at == light.pointed
            shape = self.layout.shape_of(at)
            if shape is not None:
                states.paint_lit_outline(self.brush, shape)
                continue
            if isinstance(at, AtSpace):
                states.paint_lit_space(self.brush, box, is_pointed=is_pointed)
                self._paint_thing(at)
            elif isinstance(at, AtLink):
                states.paint_lit_round(self.brush, box, is_pointed=is_pointed)
            else:
                paint_lit_ground(self.brush, box, is_pointed=is_pointed)
                self._paint_thing(at)
                paint_lit_frame(self.brush, box, is_pointed=is_pointed)

    def _paint_riders(self) -> None:
        light = self.light
        stands: dict[int, list[Seat]] = {}
        for space, seat in self.life.riders:
            stands.setdefault(space, []).append(seat)
        order = sorted(stands, key=lambda space: self.layout.space(space).center().y())
        for space in order:
            for place, seat in enumerate(stands[space]):
                aside = place - (len(stands[space]) - 1) / 2
                paint_viscount(self.brush, *rider_stand(self.layout, space, aside), seat)
        if isinstance(light.pointed, AtSpace) and light.ghost is not None:
            stand = rider_stand(self.layout, light.pointed.space, 0.0)
            paint_viscount(self.brush, *stand, light.ghost, share=0.62)
            states.paint_pointed_space(self.brush, self.layout.space(light.pointed.space))

    def _paint_flags(self) -> None:
        taken = {space for space, _ in self.life.riders}
        for space, silver in sorted(self.light.prices.items()):
            below = 17.0 if space in taken else -3.0
            at = self.layout.space(space).center() + QPointF(0, below) * self.layout.thing
            board_things.paint_flag(self.brush, at, silver)


def house_stand(layout: BoardLayout, spot: int, kind: BuildingType) -> tuple[QPointF, float]:
    """Return the foot of a house on a ground, and its height."""
    unit = layout.thing * (0.86 if layout.is_compact else 1.0)
    return layout.ground(spot).center() + QPointF(0, _HOUSE_FOOT * unit), _HOUSE[kind] * unit


def rider_stand(layout: BoardLayout, space: int, aside: float) -> tuple[QPointF, float]:
    """Return the hooves of a viscount, a number of places beside the middle, and its height."""
    foot = layout.space(space).center() + QPointF(aside * _APART, _RIDER_FOOT) * layout.thing
    return foot, _RIDER * layout.thing * (0.86 if layout.is_compact else 1.0)


def veil_of(look: Look, *, is_riding: bool) -> float:
    """Return the opacity of the veil: while a way is chosen, only the lit spaces shine."""
    tones = pigments_of(look)
    return tones.riding_veil if is_riding else tones.veil
