"""Deck and used pile: the number of cards in each, and the card that was used last."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import frozen
from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QColor

from valeria_desktop.games.valencia.rules.at import Asset, OfPlayer
from valeria_desktop.games.valencia.ui.board.own_side import OwnSide
from valeria_desktop.games.valencia.ui.cards.card_words import cards_words, counted_words
from valeria_desktop.games.valencia.ui.cards.dyes import SHAPE, paint_pile
from valeria_desktop.games.valencia.ui.cards.frames import paint_frames
from valeria_desktop.games.valencia.ui.cards.influence_card import paint_card
from valeria_desktop.games.valencia.ui.paint.trays import paint_hollow
from valeria_desktop.ui.paint.brush import CENTRE
from valeria_desktop.ui.paint.ruler import fitted
from valeria_desktop.ui.pieces.piece import LaidPart, Part, Piece, Walk

if TYPE_CHECKING:
    from valeria_desktop.games.valencia.rules.model.cards import Card
    from valeria_desktop.kernel.at import At
    from valeria_desktop.kernel.seats import Seat
    from valeria_desktop.ui.paint.brush import Brush
    from valeria_desktop.ui.pieces.piece import PartRoom, PieceMood

_HIGHEST = 100
_FOOT = 25
_LEAST = 34  # units of height; lower piles are only signs with numbers


@frozen
class Pile:
    """All painted data of the deck, or of the used pile."""

    asset: Asset
    number: int
    seat: Seat
    top: Card | None = None
    """The open card on the used pile; None for the deck."""


class PilesPart(Part[OwnSide]):
    """Lays and paints the deck, and the used pile beside it."""

    keeps = False

    def laid(self, scene: OwnSide, room: PartRoom) -> LaidPart:
        deck, used = (_box(room, place) for place in range(2))
        name = QCoreApplication.translate("Piles", "Deck and used")
        return LaidPart(
            pieces=(
                _piece(
                    Pile(Asset.DECK, scene.deck, scene.seat),
                    OfPlayer(scene.player, Asset.DECK),
                    deck,
                    (QCoreApplication.translate("Piles", "Deck"), _deck_words(scene)),
                ),
                _piece(
                    Pile(Asset.USED, len(scene.used), scene.seat, scene.last_used),
                    OfPlayer(scene.player, Asset.USED),
                    used,
                    (QCoreApplication.translate("Piles", "Used"), _used_words(scene)),
                ),
            ),
            name=name,
            heading=name,
            walk=Walk.LINE,
        )

    def looked_at(self, piece: Piece) -> At | None:
        """Return the address of a used pile with cards; None for the deck, which lies face down."""
        return piece.at if piece.face.top is not None else None

    def paint_piece(self, brush: Brush, box: QRectF, piece: Piece, mood: PieceMood) -> None:
        pile: Pile = piece.face
        unit, look = brush.unit, brush.look
        foot = min(_FOOT * look.scale, box.height() * 0.45)
        high = min(box.height() - foot - 10 * unit, (box.width() - 8 * unit) / SHAPE)
        high = min(high, _HIGHEST * unit * 1.7)
        words = QRectF(box.left(), box.bottom() - foot, box.width(), foot)
        if high >= _LEAST * unit:
            card = QRectF(0, 0, high * SHAPE, high)
            card.moveCenter(QPointF(box.center().x(), (box.top() + words.top()) / 2))
            _paint_card(brush, card, pile)
            paint_frames(brush, card, mood, 4 * unit)
        else:
            sign, words = _halves(box)
            brush.icon(pile.asset, sign, look.palette.ink)
        _write_number(brush, words, pile)


def _box(room: PartRoom, place: int) -> QRectF:
    half, around = room.size.width() / 2, 4 * room.unit
    box = QRectF(place * half, 0, half, room.size.height())
    return box.adjusted(around, around, -around, 0)


def _piece(pile: Pile, at: OfPlayer, box: QRectF, said: tuple[str, str]) -> Piece:
    name, words = said
    return Piece(at=at, box=box, name=name, words=words, told=words, face=pile)


def _deck_words(side: OwnSide) -> str:
    words = QCoreApplication.translate("Piles", "Deck: {number} left.").format(number=side.deck)
    if not side.known:
        return words
    known = QCoreApplication.translate("Piles", "At the bottom, known to all: {cards}.")
    return f"{words} {known.format(cards=cards_words(side.known))}"


def _used_words(side: OwnSide) -> str:
    if not side.used:
        return QCoreApplication.translate("Piles", "No cards are used yet.")
    words = QCoreApplication.translate("Piles", "Used cards ({number}): {cards}.")
    return words.format(number=len(side.used), cards=counted_words(side.used))


# --- painting


def _halves(box: QRectF) -> tuple[QRectF, QRectF]:
    """Return the upper half of a box for a sign, and the lower half for the number."""
    half = box.height() / 2
    upper = QRectF(box.left(), box.top(), box.width(), half)
    return upper, QRectF(box.left(), box.top() + half, box.width(), half)


def _paint_card(brush: Brush, card: QRectF, pile: Pile) -> None:
    if pile.asset is Asset.DECK and pile.number:
        paint_pile(brush, card, pile.seat, pile.number)
    elif pile.top is not None:
        paint_card(brush, card, pile.top)
    else:
        paint_hollow(brush, card)


def _write_number(brush: Brush, box: QRectF, pile: Pile) -> None:
    painter, look, words = brush.painter, brush.look, str(pile.number)
    if pile.asset is Asset.USED:
        words = QCoreApplication.translate("Piles", "{number} used").format(number=pile.number)
    painter.setFont(fitted(look.bold(17), words, box.width() + 6, box.height()))
    painter.setPen(QColor(look.palette.ink))
    painter.drawText(box, int(CENTRE | Qt.TextFlag.TextDontClip), words)
