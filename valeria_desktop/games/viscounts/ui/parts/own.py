"""The board of a player as a part of the table: purse, track, squares, line, hand and piles."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import frozen
from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor

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
    Action,
    Icon,
    Paper,
)
from valeria_desktop.games.viscounts.rules.model.zones import LINE
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
from valeria_desktop.games.viscounts.ui.paint.states import BEYOND, paint_face
from valeria_desktop.games.viscounts.ui.parts import own_words
from valeria_desktop.games.viscounts.ui.parts.own_side import (
    asks_to_look,
    hides,
    own_side_of,
)
from valeria_desktop.games.viscounts.ui.parts.own_zones import OwnZones, own_zones
from valeria_desktop.ui.controls.peek import Peek
from valeria_desktop.ui.paint.brush import square
from valeria_desktop.ui.paint.palette import CARD_INK, CARD_TEXT
from valeria_desktop.ui.paint.ruler import fitted
from valeria_desktop.ui.paint.shields import paint_seat_sign
from valeria_desktop.ui.pieces.answers import Answers, answers_of
from valeria_desktop.ui.pieces.piece import LaidPart, Part, Walk
from valeria_desktop.ui.pieces.spread import Spread
from valeria_desktop.ui.place.board_wood import paint_board_wood, paint_owner
from valeria_desktop.ui.place.plaque import LEFT
from valeria_desktop.ui.typed import as_a

if TYPE_CHECKING:
    from collections.abc import Iterator

    from valeria_desktop.games.viscounts.rules.scene import Scene
    from valeria_desktop.games.viscounts.ui.paint.squares import BuildingHead
    from valeria_desktop.games.viscounts.ui.paint.states import Face
    from valeria_desktop.games.viscounts.ui.parts.own_side import OwnSide
    from valeria_desktop.kernel.at import At
    from valeria_desktop.kernel.seats import Seat
    from valeria_desktop.ui.paint.brush import Brush
    from valeria_desktop.ui.paint.room_look import RoomLook
    from valeria_desktop.ui.pieces.piece import PartRoom, Piece, PieceMood
    from valeria_desktop.ui.pieces.told import ThingTold

_ASSETS = (
    (Asset.SILVER, signs.SILVER),
    (Asset.INK, signs.AMOUNTS["ink"]),
    (Asset.STONE, signs.AMOUNTS["stone"]),
    (Asset.GOLD, signs.AMOUNTS["gold"]),
)
_APART = 1.06
"""The greatest distance of two cards of a hand, as a share of a card's width."""
_PEEK = 30
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


@frozen
class OwnGround:
    """All data of the board's wood and of what is written on it."""

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
            spots=_spots(scene.number, zones),
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
        _paint_arrows(brush, zones, has_dropping=ground.has_dropping)

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
    """Yield the line first, then hand, squares, track, and what lies in the purse."""
    yield from _line(side, zones, room)
    yield from _hand(side, zones, room)
    yield from _squares(side, zones, room)
    yield from _track(side, zones, room)
    yield from _purse(side, zones, room)


def _spots(seat: int, zones: OwnZones) -> dict[At, QRectF]:
    """Return where things come to that are no pieces: cards, and what a player keeps."""
    spots: dict[At, QRectF] = {OfLine(seat, at): box for at, box in enumerate(zones.cards.line)}
    spots[OfPlayer(seat, Asset.HAND)] = zones.cards.hand
    spots[OfPlayer(seat, Asset.MANUSCRIPTS)] = zones.purse.name
    return spots


def _piece(room: PartRoom, at: At, box: QRectF, face: Face, told: ThingTold) -> Piece:
    """Return a piece, dim where others of its kind can be chosen and it can't."""
    is_dim = at not in room.lit and any(type(other) is type(at) for other in room.lit)
    return told.piece(at, box, room, face=face, is_dim=is_dim)


def _line(side: OwnSide, zones: OwnZones, room: PartRoom) -> Iterator[Piece]:
    spaces = side.view.table.catalog.spaces
    for at, (card, box) in enumerate(zip(side.player.line, zones.cards.line, strict=True)):
        told = own_words.of_line(side, at)
        if card is None:
            empty = EmptyFace(marks_of_icons(spaces[at]))
            yield _piece(room, OfLine(side.number, at), box, empty, told)
        else:
            yield _piece(room, OfCard(side.number, card.id), box, CardFace(card), told)


def _hand(side: OwnSide, zones: OwnZones, room: PartRoom) -> Iterator[Piece]:
    seat, player, owner = side.number, side.player, side.seat
    if side.hand is None:
        face = BackFace(owner, player.hand, fanned=max(2, player.hand))
        at = OfPlayer(seat, Asset.HAND)
        yield _piece(room, at, zones.cards.hand, face, own_words.of_hidden_hand(side))
    else:
        boxes = fan_of(zones.cards.hand, len(side.hand))
        for card, box in zip(side.hand, boxes, strict=True):
            told = own_words.of_hand_card(side, card)
            yield _piece(room, OfCard(seat, card.id), box, CardFace(card, in_fan=True), told)
    deck = BackFace(owner, player.deck_size)
    yield _piece(room, OfDeck(seat), zones.cards.deck, deck, own_words.of_deck(side))
    top = player.discard[-1] if player.discard else None
    pile = PileFace(top, len(player.discard))
    told = own_words.of_discard(side)
    yield _piece(room, OfPlayer(seat, Asset.DISCARD), zones.cards.discard, pile, told)


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


def _squares(side: OwnSide, zones: OwnZones, room: PartRoom) -> Iterator[Piece]:
    squares, freed = side.view.table.squares(side.number), side.player.freed
    for row, boxes in zip(rows_of_squares(squares), zones.squares.squares, strict=True):
        for each, box in zip(row, boxes, strict=True):
            face = SquareFace(each, each.number in freed, side.seat)
            told = own_words.of_square(side, each)
            yield _piece(room, OfSquare(side.number, each.number), box, face, told)


def _track(side: OwnSide, zones: OwnZones, room: PartRoom) -> Iterator[Piece]:
    player = side.player
    for space, box in zip(side.view.table.catalog.track, zones.track.spaces, strict=True):
        here = space.number
        face = TrackFace(
            space, player.corruption == here, player.virtue == here, zones.track.has_conditions
        )
        told = own_words.of_track(side, space)
        yield _piece(room, OfTrack(side.number, here), box, face, told)


def _purse(side: OwnSide, zones: OwnZones, room: PartRoom) -> Iterator[Piece]:
    player, seat = side.player, side.number
    *amounts, debts, deeds = zones.purse.each
    for (asset, icon), box in zip(_ASSETS, amounts, strict=True):
        amount: int = getattr(player, asset.value)
        told = own_words.of_amount(asset, amount)
        yield _piece(room, OfPlayer(seat, asset), box, AmountFace(icon, amount), told)
    for paper, box, both in (
        (Paper.DEBT, debts, (player.debts, player.paid)),
        (Paper.DEED, deeds, (player.deeds, player.approved)),
    ):
        icons = (
            signs.sign_of_paper(paper, is_flipped=False),
            signs.sign_of_paper(paper, is_flipped=True),
        )
        told = own_words.of_papers(paper, both)
        yield _piece(room, OfPapers(seat, paper), box, PapersFace(icons, both), told)
    workers = WorkersFace(side.seat, player.workers)
    told = own_words.of_amount(Asset.WORKERS, player.workers)
    yield _piece(room, OfPlayer(seat, Asset.WORKERS), zones.purse.workers, workers, told)


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
        is_active=side.is_active,
        has_dropping=player.line[LINE - 1] is not None,
    )


def _sums(side: OwnSide) -> Iterator[SumFace]:
    wild, asked = side.icons[CRIMINAL_AT], _asked_icon(side)
    for icon in ICONS:
        if icon is not Icon.CRIMINAL:
            sign = signs.sign_of_icon(icon)
            yield SumFace(sign, side.icons[icon.at], wild, is_asked_for=icon is asked)


def _asked_icon(side: OwnSide) -> Icon | None:
    """Return the kind of icon that the open question is about."""
    decision = side.scene.decision if side.scene.is_asked else None
    action = getattr(decision.question, "action", None) if decision is not None else None
    if isinstance(action, Action):
        return action.icon
    return _ICON_OF.get(str(side.prompt))


_ICON_OF = {
    "trade": Icon.MERCHANT,
    "square": Icon.BUILDER,
    "spot": Icon.BUILDER,
    "workers": Icon.NOBLE,
    "manuscript": Icon.CLERIC,
}


def _paint_words(brush: Brush, ground: OwnGround) -> None:
    painter, look, zones = brush.painter, brush.look, ground.zones
    text, name = brush.of_unit(look.scale), zones.purse.name
    side = min(name.height(), 46 * brush.unit)
    shield = QRectF(name.left(), name.top(), side * 0.86, side)
    paint_seat_sign(brush, look.player(ground.owner.colour), ground.owner.sign.value, shield)
    room = QRectF(shield.right() + 7 * brush.unit, name.top(), 0, name.height() * 0.56)
    room.setRight(name.right())
    painter.setFont(fitted(text.title(20), ground.owner.name, room.width(), room.height() * 1.3))
    painter.setPen(QColor(look.palette.ink))
    painter.drawText(room, LEFT, ground.owner.name)
    low = room.translated(0, room.height() * 0.96)
    low.setRight(zones.purse.workers.right())
    painter.setFont(fitted(text.font(14, bold=False), ground.note, low.width(), low.height() * 1.2))
    painter.setPen(QColor(look.palette.quiet))
    painter.drawText(low, LEFT, ground.note)
    line = zones.track.title.height() * 1.3
    painter.setFont(fitted(text.title(17), ground.title, zones.track.title.width() / 2, line))
    painter.setPen(QColor(look.palette.ink))
    painter.drawText(zones.track.title.adjusted(0, -3, 0, -3), LEFT, ground.title)
    half = QRectF(zones.track.title)
    half.setLeft(half.left() + half.width() * 0.4)
    painter.setFont(fitted(text.font(14, bold=False), ground.apart, half.width(), line))
    painter.setPen(QColor(look.palette.quiet))
    painter.drawText(half.adjusted(0, -3, 0, -3), _RIGHT, ground.apart)


def _paint_arrows(brush: Brush, zones: OwnZones, *, has_dropping: bool) -> None:
    """Paint where the drop-off arrow leaves the third space."""
    last = zones.cards.line[-1]
    if has_dropping:
        side = 22 * brush.unit
        at = QPointF(last.right() + 4 * brush.unit, last.bottom() - last.height() * 0.36)
        ink = CARD_TEXT if brush.look.is_dark else CARD_INK
        brush.icon(signs.DROP_OFF, square(at, side), ink)


# --- the view


class OwnBoard(Spread["OwnSide"]):
    """Shows a player's board; D, held, turns the hand up where others sit at the screen."""

    peek_began = Signal()
    peek_ended = Signal()

    def __init__(self, look: RoomLook) -> None:
        super().__init__(look, OwnPart())
        self._shown: Scene | None = None
        self._is_held = self._looks = False
        self.peek = HandPeek(look)
        self.peek.setParent(self)
        self.peek.held.connect(self.peek_began)
        self.peek.let_go.connect(self.peek_ended)
        self.peek.hide()

    def show_table(self, scene: Scene) -> None:
        """Show the board that belongs below the realm in a scene."""
        before, self._shown = self._shown, scene
        if before is None or before.viewer != scene.viewer or before.seats is not scene.seats:
            self.peek.release()
            self._is_held = self._looks = False
        self._show()

    @property
    def is_open(self) -> bool:
        """Whether the viewer's hand lies open."""
        scene = self._shown
        if scene is None or not scene.view.has_own:
            return False
        return not hides(scene) or self._is_held or self._looks

    def hold(self, *, is_held: bool) -> None:
        """Turn the hand up while the player holds the button or its key."""
        self._is_held = is_held
        self._show()

    def show_secrets(self, *, is_shown: bool) -> None:
        """Lay the hand open while the player looks at the answers."""
        self._looks = is_shown
        self._show()

    def forget(self) -> None:
        self.peek.release()
        self._shown = None
        self._is_held = self._looks = False
        super().forget()

    def _show(self) -> None:
        scene = self._shown
        if scene is None:
            return
        side = own_side_of(scene, is_open=self._is_held or self._looks)
        hinted = self.hinted
        self.show_scene(side)
        self.hint(hinted)
        may_look = side.may_look and hides(scene) and bool(side.player.hand)
        self.peek.setVisible(may_look and not asks_to_look(scene))
        self._stand_peek()

    def _stand_peek(self) -> None:
        laid = self.laid.ground
        if laid is None:
            return
        hand = as_a(OwnGround, laid).zones.cards.hand
        size = self.peek.sizeHint()
        self.peek.setGeometry(
            round(hand.right() - size.width()),
            round(hand.top()) - 2,
            size.width(),
            size.height(),
        )

    def lay(self) -> None:
        super().lay()
        if hasattr(self, "peek"):
            self._stand_peek()

    @property
    def may_refuse(self) -> bool:
        return self._shown is not None and self._shown.is_asked


class HandPeek(Peek):
    """A button that turns your hand up while you hold it."""

    def __init__(self, look: RoomLook) -> None:
        translate = QCoreApplication.translate  # `self.tr` works only after `super().__init__`
        words = translate("HandPeek", "Hold to look at your hand. The D key does the same.")
        super().__init__(look, translate("HandPeek", "Hand"), words, _PEEK)
