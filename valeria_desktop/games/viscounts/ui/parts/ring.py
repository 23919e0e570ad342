"""The round board as a part of the table: its spaces, grounds, links, cards and castle as pieces.

All of it is one picture, because a lit space changes what its neighbours look like.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import evolve, frozen
from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSize, Qt
from PySide6.QtWidgets import QAbstractItemView

from valeria_desktop.games.viscounts.coach.book_worth import book_worths
from valeria_desktop.games.viscounts.rules.at import (
    Area,
    AtArea,
    AtExchange,
    AtInner,
    AtScroll,
    AtSection,
    AtSpace,
    AtSpot,
    AtStack,
)
from valeria_desktop.games.viscounts.rules.model.prompts import Prompt
from valeria_desktop.games.viscounts.rules.model.ring import SEGMENTS, position_of, way_to
from valeria_desktop.games.viscounts.rules.outlook import castle_of
from valeria_desktop.games.viscounts.ui.board.layout import board_layout, target_of
from valeria_desktop.games.viscounts.ui.board.life import BoardLife, life_of
from valeria_desktop.games.viscounts.ui.paint import states
from valeria_desktop.games.viscounts.ui.paint.board import BoardLight, BoardPainting, veil_of
from valeria_desktop.games.viscounts.ui.paint.castle import (
    CastleTotals,
    castle_layout,
    paint_dimmed,
    paint_large_castle,
    paint_totals,
)
from valeria_desktop.games.viscounts.ui.parts.ring_words import told_of
from valeria_desktop.games.viscounts.ui.table.seats import all_seats
from valeria_desktop.ui.controls.measured import Once
from valeria_desktop.ui.paint.focus_ring import paint_focus_ring
from valeria_desktop.ui.pieces.piece import Asked, LaidPart, Walk
from valeria_desktop.ui.pieces.spread import Spread
from valeria_desktop.ui.pieces.walk import next_lit
from valeria_desktop.ui.typed import as_a

if TYPE_CHECKING:
    from collections.abc import Iterator

    from PySide6.QtCore import QModelIndex, QPoint

    from valeria_desktop.games.viscounts.rules.model.ring import Ring
    from valeria_desktop.games.viscounts.rules.scene import Scene
    from valeria_desktop.games.viscounts.ui.board.layout import BoardLayout
    from valeria_desktop.kernel.at import At
    from valeria_desktop.kernel.seats import Seat
    from valeria_desktop.ui.paint.brush import Brush
    from valeria_desktop.ui.paint.kept import KeptPictures
    from valeria_desktop.ui.paint.look import Look
    from valeria_desktop.ui.paint.room_look import RoomLook
    from valeria_desktop.ui.pieces.piece import PartRoom, Piece, Sight

_CASTLE = AtSection | AtInner


@frozen
class RingGround:
    """All data of the painted board at one moment."""

    layout: BoardLayout
    ring: Ring
    life: BoardLife
    prices: tuple[tuple[int, int], ...]
    """The silver of a ride to each space that can be ridden to, by space."""
    rider: Seat | None
    """The player whose viscount rides now; None while no ride is asked for."""
    start: int
    """The space of the viewer's viscount."""
    castle: BoardLayout | None = None
    """Where the castle lies while it is shown large over the board; None otherwise."""
    totals: tuple[CastleTotals, ...] = ()
    """What each player has in the castle, while that is shown large."""
    worths: tuple[tuple[int, int], ...] = ()
    """The points of each wedge's manuscript for the viewer, while numbers are shown."""


@frozen
class LaidRing:
    """The boxes of all things on the board in a room."""

    layout: BoardLayout
    castle: BoardLayout | None
    things: tuple[tuple[At, QRectF], ...]


def _laid_in(room: PartRoom, ring: Ring, is_castle_large: bool) -> LaidRing:  # noqa: FBT001 - a fact
    box = QRectF(0, 0, room.size.width(), room.size.height())
    layout = board_layout(box, room.text)
    castle = castle_layout(_castle_room(layout)) if is_castle_large else None
    return LaidRing(layout, castle, tuple(_things(layout, castle or layout, ring)))


class RingPart(Asked["Scene"]):
    """Lays and paints the round board."""

    drawn = QSize(760, 490)
    least = QSize(608, 392)
    is_one_picture = True
    seeks_lit = True
    is_castle_large = False
    """Whether the castle is shown large over the board."""
    has_numbers = False
    """Whether the points that manuscripts would bring are shown."""

    def __init__(self) -> None:
        self._boxes: Once[LaidRing] = Once()

    def laid(self, scene: Scene, room: PartRoom) -> LaidPart:
        view = scene.view
        ring: Ring = view.table.ring
        lit, size = room.lit, (room.size.width(), room.size.height())
        known = size, room.text, self.is_castle_large, ring
        boxes = self._boxes.of(known, lambda: _laid_in(room, ring, self.is_castle_large))
        layout, castle = boxes.layout, boxes.castle
        pieces = tuple(_piece(scene, at, box, room) for at, box in boxes.things)
        decision = scene.decision if scene.is_asked else None
        is_riding = decision is not None and decision.prompt == Prompt.RIDE
        ground = RingGround(
            layout,
            ring,
            life_of(view, all_seats(scene)),
            _lit_prices(scene, lit) if is_riding else (),
            scene.seats[view.seat] if is_riding else None,
            view.players[view.seat].space,
            castle,
            castle_totals(scene) if castle is not None else (),
            tuple(book_worths(view, scene.viewer)) if self.has_numbers else (),
        )
        return LaidPart(
            pieces=pieces,
            name=QCoreApplication.translate("Ring", "The realm: five lands round the castle."),
            heading=QCoreApplication.translate("Ring", "Spaces of the realm"),
            ground=ground,
            walk=Walk.NEAREST,
        )

    def paint_together(self, brush: Brush, kept: KeptPictures, sight: Sight) -> None:
        del kept  # the painting keeps what doesn't change with the mouse
        if sight.laid.ground is None:
            return
        ground = as_a(RingGround, sight.laid.ground)
        light, layout = light_of(sight, ground, brush.look), ground.layout
        own = brush.of_unit(layout.thing)
        BoardPainting(own, layout, ground.ring, ground.life, light).paint()
        for position, points in ground.worths:
            states.paint_worth(own, layout.book(position), points)
        if ground.castle is not None:
            _paint_castle(brush.of_unit(brush.look.scale), ground, sight)
        self._paint_marks(own, layout, sight)

    def _paint_marks(self, brush: Brush, layout: BoardLayout, sight: Sight) -> None:
        """Paint the castle's pointed and picked sections, the adviser's mark and the focus."""
        castle = as_a(RingGround, sight.laid.ground).castle or layout
        for at in (sight.hinted, sight.hovered):
            shape = castle.shape_of(at) if isinstance(at, _CASTLE) else None
            if shape is not None and at in sight.answers.lit:
                states.paint_lit_outline(brush, shape)
        picked = sight.answers.picked
        if picked is not None and (shape := castle.shape_of(picked)) is not None:
            states.paint_picked(brush, shape)
        hinted = sight.laid.piece_of(sight.hinted)
        if hinted is not None and not isinstance(hinted.at, _CASTLE):
            states.paint_pointed_space(brush, hinted.box)
        focused = sight.laid.piece_of(sight.focused)
        if focused is not None:
            box = focused.box if isinstance(focused.at, _CASTLE) else target_of(focused.box)
            paint_focus_ring(brush.painter, box, 8 * brush.unit)


def _lit_prices(scene: Scene, lit: frozenset[At]) -> tuple[tuple[int, int], ...]:
    return tuple(
        (space, price)
        for space, price in enumerate(scene.prices)
        if price is not None and AtSpace(space) in lit
    )


def light_of(sight: Sight, ground: RingGround, look: Look) -> BoardLight:
    """Return what is lit: what can be chosen, and what lies in the pointed wedge."""
    lit = frozenset(sight.answers.lit)
    is_riding, pointed = ground.rider is not None, sight.pointed
    goal = pointed.space if is_riding and isinstance(pointed, AtSpace) and pointed in lit else None
    light = BoardLight(
        lit=lit,
        prices=dict(ground.prices),
        pointed=pointed,
        veil=veil_of(look, is_riding=is_riding) if lit else 0.0,
    )
    if goal is not None:
        light = evolve(
            light,
            bright=frozenset(_around(goal, ground.ring)),
            way=way_to(ground.start, goal),
            ghost=ground.rider,
        )
    return light


def _around(space: int, ring: Ring) -> Iterator[At]:
    """Yield what a viscount on a space deals with: trade, grounds in reach, cards, section."""
    position = position_of(space)
    if ring.trades[space] is not None:
        yield AtExchange(space)
    for spot in ring.spots_of[space]:
        yield AtSpot(spot)
    yield AtStack(position)
    yield AtScroll(position)


def _things(layout: BoardLayout, castle: BoardLayout, ring: Ring) -> Iterator[tuple[At, QRectF]]:
    """Yield everything that can be pointed at, the castle last, by the layouts of both."""
    yield from layout.things(ring)
    for kind, tier in ((AtSection, 1), (AtInner, 2)):
        for position in range(SEGMENTS):
            yield kind(position), castle.section(position, tier).boundingRect()
    yield AtArea(Area.THIRD_TIER), castle.keep()


def _piece(scene: Scene, at: At, box: QRectF, room: PartRoom) -> Piece:
    touch = box if isinstance(at, _CASTLE) else target_of(box)
    is_dim = bool(room.lit) and at not in room.lit
    return told_of(scene, at).piece(at, box, room, is_dim=is_dim, touch=touch)


_TOTALS = 78.0
"""The height of the plate below the large castle, in units of the drawing."""


def _castle_room(layout: BoardLayout) -> QRectF:
    """Return the room of the large castle, above the plate with everyone's workers."""
    board, unit = layout.board, layout.sheet.unit
    return board.adjusted(20 * unit, 2 * unit, -20 * unit, -_TOTALS * unit)


def _paint_castle(brush: Brush, ground: RingGround, sight: Sight) -> None:
    layout = ground.layout
    paint_dimmed(brush, layout)
    lit = frozenset(at for at in sight.answers.lit if isinstance(at, _CASTLE))
    room = QRectF(_castle_room(layout).toAlignedRect())
    paint_large_castle(brush, room, ground.ring, ground.life.castle, lit)
    wide = min(room.width(), 120.0 * brush.unit * len(ground.totals))
    plate = QRectF(0, 0, wide, _TOTALS * brush.unit)
    plate.moveCenter(QPointF(room.center().x(), 0))
    plate.moveBottom(layout.board.bottom())
    paint_totals(brush, plate, ground.totals)


def castle_totals(scene: Scene) -> tuple[CastleTotals, ...]:
    """Return how many workers everyone has in the castle, and the points that they bring."""
    everyone = enumerate(all_seats(scene))
    return tuple(CastleTotals(who, *castle_of(scene.view, seat)) for seat, who in everyone)


class RingView(Spread["Scene"]):
    """Shows the round board; a click finds the nearest thing, or the section of the castle."""

    def __init__(self, look: RoomLook) -> None:
        super().__init__(look, RingPart())

    part: RingPart

    @property
    def is_castle_large(self) -> bool:
        """Whether the castle is shown large over the board."""
        return self.part.is_castle_large

    @property
    def life(self) -> BoardLife | None:
        """What stands on the board as it is shown; None before a game."""
        ground = self.laid.ground
        return None if ground is None else as_a(RingGround, ground).life

    def turn_castle(self) -> None:
        """Show the castle large over the board, or put it away."""
        self.part.is_castle_large = not self.part.is_castle_large
        self.lay()
        self.viewport().update()

    def show_numbers(self, *, are_shown: bool) -> None:
        """Show how many points each manuscript would bring now, or hide that."""
        self.part.has_numbers = are_shown
        self.lay()
        self.viewport().update()

    def forget(self) -> None:
        self.part.is_castle_large = self.part.has_numbers = False
        super().forget()

    def moveCursor(
        self, action: QAbstractItemView.CursorAction, modifiers: Qt.KeyboardModifier
    ) -> QModelIndex:
        """Go from lit place to lit place, with Ctrl from any to any; Home is your viscount."""
        ground = self.laid.ground
        if ground is not None and action is QAbstractItemView.CursorAction.MoveHome:
            return self.pieces.index_of(AtSpace(as_a(RingGround, ground).start))
        is_free = bool(modifiers & Qt.KeyboardModifier.ControlModifier)
        found = None if is_free else next_lit(self.pieces, self.current, action)
        return super().moveCursor(action, modifiers) if found is None else found

    def at(self, point: QPoint) -> At | None:
        ground = self.laid.ground
        if ground is None:
            return None
        where = QPointF(point)
        if ground.castle is not None:
            found: At | None = ground.castle.part_of_castle(where)
            return found
        lit = [
            piece
            for piece in self.laid.listed
            if piece.is_lit and not isinstance(piece.at, _CASTLE) and piece.reach.contains(where)
        ]
        if lit:
            return min(lit, key=lambda piece: (piece.box.center() - where).manhattanLength()).at
        nearest: At | None = as_a(RingGround, ground).layout.at(where, ground.ring)
        return nearest
