"""The board of a player as a part of the table: purse, track, squares, line, hand and piles."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import frozen
from PySide6.QtCore import QCoreApplication, QPoint, QPointF, QRect, QRectF, QSize, Qt, Signal

from valeria_desktop.games.viscounts.rules.at import (
    Asset,
    OfCard,
    OfDeck,
    OfLine,
    OfPapers,
    OfPlayer,
    OfSquare,
    OfTrack,
)
from valeria_desktop.games.viscounts.rules.model.kinds import (
    CRIMINAL_AT,
    ICONS,
    Icon,
    Paper,
)
from valeria_desktop.games.viscounts.rules.model.zones import LINE
from valeria_desktop.games.viscounts.rules.outlook import asked_icon
from valeria_desktop.games.viscounts.ui.cards import signs
from valeria_desktop.games.viscounts.ui.cards.powers import marks_of_icons
from valeria_desktop.games.viscounts.ui.cards.upright import EDGE
from valeria_desktop.games.viscounts.ui.paint.conscience import TrackFace
from valeria_desktop.games.viscounts.ui.paint.purse import (
    AmountFace,
    BackFace,
    CardFace,
    EmptyFace,
    PapersFace,
    PileFace,
    SumFace,
    WorkersFace,
)
from valeria_desktop.games.viscounts.ui.paint.squares import (
    SquareFace,
    heads_of,
    rows_of_squares,
)
from valeria_desktop.games.viscounts.ui.parts import own_words
from valeria_desktop.games.viscounts.ui.parts.own_side import own_side_of
from valeria_desktop.games.viscounts.ui.parts.own_zones import own_zones
from valeria_desktop.ui.controls.peek import Peek
from valeria_desktop.ui.paint.brush import square
from valeria_desktop.ui.paint.palette import CARD_INK, CARD_TEXT
from valeria_desktop.ui.paint.ruler import fit_words
from valeria_desktop.ui.paint.shields import paint_seat_sign
from valeria_desktop.ui.pieces.answers import Answers, answers_of
from valeria_desktop.ui.pieces.lit_face import BEYOND, paint_face
from valeria_desktop.ui.pieces.piece import LaidPart, Part, Walk
from valeria_desktop.ui.pieces.spread import Spread
from valeria_desktop.ui.place.board_wood import paint_board_wood, paint_owner
from valeria_desktop.ui.place.opening import Opening
from valeria_desktop.ui.typed import as_a

if TYPE_CHECKING:
    from collections.abc import Iterator

    from valeria_desktop.games.viscounts.rules.scene import Scene
    from valeria_desktop.games.viscounts.ui.paint.squares import BuildingHead
    from valeria_desktop.games.viscounts.ui.parts.own_side import OwnSide
    from valeria_desktop.games.viscounts.ui.parts.own_zones import (
        CardZones,
        OwnZones,
        PurseZones,
        SquareZones,
        TrackZones,
    )
    from valeria_desktop.kernel.at import At
    from valeria_desktop.kernel.seats import Seat
    from valeria_desktop.ui.paint.brush import Brush
    from valeria_desktop.ui.paint.room_look import RoomLook
    from valeria_desktop.ui.pieces.lit_face import PieceFace
    from valeria_desktop.ui.pieces.piece import PartRoom, Piece, PieceMood

_APART = 1.06
"""The greatest distance of two cards of a hand, as a share of a card's width."""
_PEEK = 30
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
_ASSETS = Asset.SILVER, Asset.INK, Asset.STONE, Asset.GOLD
_Thing = tuple["At", QRectF, "PieceFace"]


@frozen
class OwnGround:
    """All data of the board's wood and of the words on it."""

    zones: OwnZones
    owner: Seat
    note: str
    title: str
    apart: str
    heads: tuple[BuildingHead, ...]
    sums: tuple[SumFace, ...]
    is_active: bool
    has_dropping: bool


class OwnPart(Part["OwnSide"]):
    """Lays and paints the board of one player."""

    drawn = QSize(1264, 175)
    least = QSize(400, 120)
    beyond = BEYOND
    seeks_lit = True

    def laid(self, scene: OwnSide, room: PartRoom) -> LaidPart:
        zones = own_zones(room.size, room.unit)
        pieces = tuple(_pieces(scene, zones, room))
        return LaidPart(
            pieces=pieces,
            name=own_words.board_name(scene),
            heading=QCoreApplication.translate("OwnBoard", "Things on the board"),
            ground=_ground_of(scene, zones),
            spots=_spots(scene, zones),
            walk=Walk.NEAREST,
        )

    def answers(self, scene: OwnSide) -> Answers:
        return answers_of(scene.scene)

    def paint_ground(self, brush: Brush, box: QRectF, laid: LaidPart) -> None:
        ground = as_a(OwnGround, laid.ground)
        paint_board_wood(brush, box, is_active=ground.is_active)
        paint_owner(brush, box, brush.look.player(ground.owner.colour))
        _paint_words(brush, ground)
        zones = ground.zones
        for head, price, points in zip(
            ground.heads, zones.squares.prices, zones.squares.points, strict=True
        ):
            head.paint_price(brush, price)
            head.paint_points(brush, points)
        for face, place in zip(ground.sums, zones.cards.sums, strict=True):
            face.paint(brush, place)
        if ground.has_dropping:
            _paint_arrow(brush, zones.cards.line[-1])

    def paint_piece(self, brush: Brush, box: QRectF, piece: Piece, mood: PieceMood) -> None:
        paint_face(brush, box, piece.face, mood)

    def is_raised(self, piece: Piece, mood: PieceMood) -> bool:
        return isinstance(piece.face, CardFace) and (mood.is_hovered or mood.is_focused)

    def held(self, piece: Piece, mood: PieceMood, unit: float) -> QRectF:
        if isinstance(piece.face, CardFace) and piece.face.in_fan:
            return piece.box.translated(0, -round(mood.raised * unit))
        return piece.box


# --- pieces


def _pieces(side: OwnSide, zones: OwnZones, room: PartRoom) -> Iterator[Piece]:
    """Yield all pieces; one is dim where others of its kind can be chosen and it can't."""
    kinds = {type(at) for at in room.lit}
    for at, box, face in _things(side, zones):
        is_dim = at not in room.lit and type(at) in kinds
        yield own_words.told_of(side, at).piece(at, box, room, face=face, is_dim=is_dim)


def _things(side: OwnSide, zones: OwnZones) -> Iterator[_Thing]:
    """Yield the line first, then hand, squares, track, and what lies in the purse."""
    yield from _cards(side, zones.cards)
    yield from _squares(side, zones.squares)
    yield from _track(side, zones.track)
    yield from _purse(side, zones.purse)


def _spots(side: OwnSide, zones: OwnZones) -> dict[At, QRectF]:
    """Return where things come to that are no pieces: cards, and what a player keeps.

    A drawn card comes beside the others: over the middle of an open hand it would hide them.
    """
    seat, hand = side.number, zones.cards.hand
    spots: dict[At, QRectF] = {OfLine(seat, at): box for at, box in enumerate(zones.cards.line)}
    spots[OfPlayer(seat, Asset.HAND)] = fan_of(hand, len(side.hand or ()) + 1)[-1]
    spots[OfPlayer(seat, Asset.MANUSCRIPTS)] = zones.purse.name
    return spots


def _cards(side: OwnSide, zones: CardZones) -> Iterator[_Thing]:
    seat, player, spaces = side.number, side.player, side.view.table.catalog.spaces
    for at, (card, box) in enumerate(zip(player.line, zones.line, strict=True)):
        if card is None:
            yield OfLine(seat, at), box, EmptyFace(marks_of_icons(spaces[at]))
        else:
            yield OfCard(seat, card.id), box, CardFace(card)
    if side.hand is None:
        back = BackFace(side.seat, player.hand, fanned=max(2, player.hand))
        yield OfPlayer(seat, Asset.HAND), zones.hand, back
    else:
        for card, box in zip(side.hand, fan_of(zones.hand, len(side.hand)), strict=True):
            yield OfCard(seat, card.id), box, CardFace(card, in_fan=True)
    yield OfDeck(seat), zones.deck, BackFace(side.seat, player.deck_size)
    top = player.discard[-1] if player.discard else None
    yield OfPlayer(seat, Asset.DISCARD), zones.discard, PileFace(top, len(player.discard))


def fan_of(room: QRectF, cards: int) -> list[QRectF]:
    """Return the boxes of cards in a fan; the left edge of each stays free."""
    if not cards:
        return []
    wide = min(room.height() * 91 / 131, room.width())
    high = wide * 131 / 91
    step = min(wide * _APART, (room.width() - wide) / max(1, cards - 1))
    step = max(step, wide * EDGE / 91)
    return [
        QRectF(room.left() + at * step, room.bottom() - high, wide, high) for at in range(cards)
    ]


def _squares(side: OwnSide, zones: SquareZones) -> Iterator[_Thing]:
    rows = rows_of_squares(side.view.table.squares(side.number))
    for row, boxes in zip(rows, zones.squares, strict=True):
        for each, box in zip(row, boxes, strict=True):
            face = SquareFace(each, each.number in side.player.freed, side.seat)
            yield OfSquare(side.number, each.number), box, face


def _track(side: OwnSide, zones: TrackZones) -> Iterator[_Thing]:
    corruption, virtue = side.player.corruption, side.player.virtue
    for space, box in zip(side.view.table.catalog.track, zones.spaces, strict=True):
        here = space.number
        face = TrackFace(space, corruption == here, virtue == here, zones.has_conditions)
        yield OfTrack(side.number, here), box, face


def _purse(side: OwnSide, zones: PurseZones) -> Iterator[_Thing]:
    player, seat = side.player, side.number
    *amounts, debts, deeds = zones.each
    for asset, box in zip(_ASSETS, amounts, strict=True):
        face = AmountFace(signs.AMOUNTS[asset.value], getattr(player, asset.value))
        yield OfPlayer(seat, asset), box, face
    for paper, box in ((Paper.DEBT, debts), (Paper.DEED, deeds)):
        icons = (
            signs.sign_of_paper(paper, is_flipped=False),
            signs.sign_of_paper(paper, is_flipped=True),
        )
        yield OfPapers(seat, paper), box, PapersFace(icons, side.papers(paper))
    yield OfPlayer(seat, Asset.WORKERS), zones.workers, WorkersFace(side.seat, player.workers)


# --- the wood and the words on it


def _ground_of(side: OwnSide, zones: OwnZones) -> OwnGround:
    table, player = side.view.table, side.player
    return OwnGround(
        zones=zones,
        owner=side.seat,
        note=own_words.place_of(side),
        title=QCoreApplication.translate("OwnBoard", "Conscience"),
        apart=own_words.apart(player),
        heads=heads_of(table.catalog, table.squares(side.number), player.freed, side.seat),
        sums=tuple(_sums(side)),
        is_active=side.number == side.scene.active,
        has_dropping=player.line[LINE - 1] is not None,
    )


def _sums(side: OwnSide) -> Iterator[SumFace]:
    scene = side.scene
    wild = side.icons[CRIMINAL_AT]
    asked = asked_icon(scene.decision) if scene.is_asked and scene.decision else None
    for icon in ICONS:
        if icon is not Icon.CRIMINAL:
            sign = signs.sign_of_icon(icon)
            yield SumFace(sign, side.icons[icon.at], wild, is_asked_for=icon is asked)


def _paint_words(brush: Brush, ground: OwnGround) -> None:
    painter, look, purse = brush.painter, brush.look, ground.zones.purse
    text, name = brush.of_unit(look.scale), purse.name
    side = min(name.height(), 46 * brush.unit)
    shield = QRectF(name.left(), name.top(), side * 0.86, side)
    paint_seat_sign(brush, look.player(ground.owner.colour), ground.owner.sign.value, shield)
    room = QRectF(shield.right() + 7 * brush.unit, name.top(), 0, name.height() * 0.56)
    room.setRight(name.right())
    ink, quiet = look.palette.ink, look.palette.quiet
    fit_words(painter, room, ground.owner.name, text.title(20), ink, air=1.3)
    low = room.translated(0, room.height() * 0.96)
    low.setRight(purse.workers.right())
    fit_words(painter, low, ground.note, text.font(14, bold=False), quiet, air=1.2)
    title = ground.zones.track.title.adjusted(0, -3, 0, -3)
    half = title.width() / 2
    fit_words(painter, title, ground.title, text.title(17), ink, edge=half, air=1.3)
    right = title.adjusted(title.width() * 0.4, 0, 0, 0)
    fit_words(painter, right, ground.apart, text.font(14, bold=False), quiet, flags=_RIGHT, air=1.3)


def _paint_arrow(brush: Brush, last: QRectF) -> None:
    """Paint where the drop-off arrow leaves the third space."""
    at = QPointF(last.right() + 4 * brush.unit, last.bottom() - last.height() * 0.36)
    ink = CARD_TEXT if brush.look.is_dark else CARD_INK
    brush.icon(signs.DROP_OFF, square(at, 22 * brush.unit), ink)


# --- the view


class OwnBoard(Spread["OwnSide"]):
    """Shows a player's board; D, held, turns the hand up where others sit at the screen."""

    peek_began = Signal()
    peek_ended = Signal()

    def __init__(self, look: RoomLook) -> None:
        super().__init__(look, OwnPart())
        translate = QCoreApplication.translate
        words = translate("HandPeek", "Hold to look at your hand. The D key does the same.")
        self._shown: Scene | None = None
        self.peek = Peek(look, translate("HandPeek", "Hand"), words, _PEEK)
        self._opening = Opening(self.peek)
        self.peek.setParent(self)
        self.peek.held.connect(self.peek_began)
        self.peek.let_go.connect(self.peek_ended)
        self.peek.hide()

    def show_table(self, scene: Scene) -> None:
        """Show the board that belongs below the realm in a scene."""
        before, self._shown = self._shown, scene
        self._opening.follow(before, scene)
        self._show()

    @property
    def is_open(self) -> bool:
        """Whether the viewer's hand lies open."""
        scene = self._shown
        if scene is None or not scene.view.has_own:
            return False
        return not scene.is_shared or self._opening.is_open

    def hold(self, *, is_held: bool) -> None:
        """Turn the hand up while the player holds the button or its key."""
        self._opening.is_held = is_held
        self._show()

    def show_secrets(self, *, is_shown: bool) -> None:
        """Lay the hand open while the player looks at the answers."""
        self._opening.looks = is_shown
        self._show()

    def forget(self) -> None:
        self._opening.cover()
        self._shown = None
        super().forget()

    def _show(self) -> None:
        scene = self._shown
        if scene is None:
            return
        side = own_side_of(scene, is_open=self._opening.is_open)
        hinted = self.hinted
        self.show_scene(side)
        self.hint(hinted)
        may_look = side.may_look and scene.is_shared and bool(side.player.hand)
        self.peek.setVisible(may_look and not scene.asks_to_look)
        self._stand_peek()

    def _stand_peek(self) -> None:
        if self.laid.ground is None:
            return
        hand = as_a(OwnGround, self.laid.ground).zones.cards.hand
        size = self.peek.sizeHint()
        corner = QPoint(round(hand.right() - size.width()), round(hand.top()) - 2)
        self.peek.setGeometry(QRect(corner, size))

    def lay(self) -> None:
        super().lay()
        if hasattr(self, "peek"):
            self._stand_peek()

    @property
    def may_refuse(self) -> bool:
        return self._shown is not None and self._shown.is_asked
