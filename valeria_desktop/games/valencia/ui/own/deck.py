"""Deck and used pile: how many cards each has, and the card that was used last."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from attrs import frozen
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor

from valeria_desktop.games.valencia.rules.at import Asset, OfPlayer
from valeria_desktop.games.valencia.rules.model.cards import ORDER
from valeria_desktop.games.valencia.ui.cards.dyes import SHAPE, paint_pile
from valeria_desktop.games.valencia.ui.cards.face import paint_card
from valeria_desktop.games.valencia.ui.cards.frames import paint_frames
from valeria_desktop.games.valencia.ui.cards.words import cards_words
from valeria_desktop.games.valencia.ui.own.flat_view import FlatModel, FlatView
from valeria_desktop.games.valencia.ui.own.parts import paint_hollow
from valeria_desktop.ui.kit.brush import CENTRE
from valeria_desktop.ui.kit.lettering import fitted
from valeria_desktop.ui.kit.words import tell
from valeria_desktop.ui.pieces.mood import Mood

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtWidgets import QWidget

    from valeria_desktop.games.valencia.rules.model.cards import Card
    from valeria_desktop.games.valencia.ui.own.side import Side
    from valeria_desktop.kernel.seats import Seat
    from valeria_desktop.ui.kit.brush import Brush
    from valeria_desktop.ui.kit.room import RoomLook

_HIGHEST = 100
_FOOT = 25
_LEAST = 34  # units of height; without so much only numbers are shown


@frozen
class Pile:
    """The deck, or the used pile."""

    key: OfPlayer
    number: int
    cards: tuple[Card, ...]
    """What everybody knows of it."""
    last: Card | None = None

    @property
    def is_deck(self) -> bool:
        """Whether it is the deck."""
        return self.key.asset is Asset.DECK


class PilesModel(FlatModel[Pile]):
    """The deck, and the used pile."""

    def heading(self) -> str:
        return self.tr("Deck and used")

    def title(self, row: Pile) -> str:
        return self.tr("Deck") if row.is_deck else self.tr("Used")

    def sentence(self, row: Pile) -> str:
        if row.is_deck:
            words = self.tr("Deck: cards {number}.").format(number=row.number)
            if not row.cards:
                return words
            known = self.tr("At the bottom, known to all: {cards}.")
            return f"{words} {known.format(cards=cards_words(row.cards))}"
        if not row.cards:
            return self.tr("No cards are used yet.")
        return self.tr("Used cards {number}: {cards}.").format(
            number=row.number, cards=counted_words(row.cards)
        )


def counted_words(cards: Sequence[Card]) -> str:
    """Say which cards there are and how many of each, the highest first."""
    count = Counter(cards)
    ordered = sorted(count, key=ORDER.__getitem__)
    return ", ".join(
        f"{count[card]} × {tell(card.words())}" if count[card] > 1 else tell(card.words())
        for card in ordered
    )


class PilesView(FlatView[Pile]):
    """Shows deck and used pile."""

    def __init__(self, look: RoomLook, parent: QWidget | None = None) -> None:
        super().__init__(look, PilesModel(), parent)
        self._seat: Seat | None = None
        self._used: tuple[Card, ...] = ()
        self._last: Card | None = None
        self.setAccessibleName(self.tr("Deck and used"))

    def show_piles(self, game: object, side: Side) -> None:
        """Show somebody's deck and used pile."""
        self._note_last(side.used)
        self._seat = side.seat
        self.show_rows(
            game,
            [
                Pile(OfPlayer(side.player, Asset.DECK), side.deck, side.known),
                Pile(OfPlayer(side.player, Asset.USED), len(side.used), side.used, self._last),
            ],
        )

    def _note_last(self, used: tuple[Card, ...]) -> None:
        """Remember what came last: the pile itself lies in order."""
        new = tuple((Counter(used) - Counter(self._used)).elements())
        if new:
            self._last = new[0]
        elif self._last not in used:
            self._last = used[0] if used else None
        self._used = used

    def boxes(self) -> Sequence[QRectF]:
        room, unit = QRectF(self.rect()), self.look.unit
        half = room.width() / 2
        around = 4 * unit
        return [
            QRectF(place * half, 0, half, room.height()).adjusted(around, around, -around, 0)
            for place in range(2)
        ]

    # --- painting

    def paint_rows(self, brush: Brush) -> None:
        for place, (row, box) in enumerate(zip(self.rows.rows, self.boxes(), strict=False)):
            self._paint_pile(brush, row, box, place)

    def _paint_pile(self, brush: Brush, row: Pile, box: QRectF, place: int) -> None:
        unit, text = self.look.unit, self.look.scale
        foot = min(_FOOT * text, box.height() * 0.45)
        high = min(box.height() - foot - 10 * unit, (box.width() - 8 * unit) / SHAPE)
        high = min(high, _HIGHEST * unit * 1.7)
        words = QRectF(box.left(), box.bottom() - foot, box.width(), foot)
        if high >= _LEAST * unit:
            card = QRectF(0, 0, high * SHAPE, high)
            card.moveCenter(QPointF(box.center().x(), (box.top() + words.top()) / 2))
            self._paint_card(brush, row, card, place)
        else:
            words = self._paint_sign(brush, row, box)
        painter = brush.painter
        said = self._words(row)
        painter.setFont(fitted(self.look.bold(17), said, words.width() + 6, words.height()))
        painter.setPen(QColor(self.look.palette.ink))
        painter.drawText(words, int(CENTRE | Qt.TextFlag.TextDontClip), said)

    def _paint_sign(self, brush: Brush, row: Pile, box: QRectF) -> QRectF:
        """Paint a sign in the place of cards; give what is left for the number."""
        half = box.height() / 2
        sign = QRectF(box.left(), box.top(), box.width(), half)
        brush.icon(row.key.asset, sign, self.look.palette.ink)
        return QRectF(box.left(), box.top() + half, box.width(), half)

    def _words(self, row: Pile) -> str:
        if row.is_deck:
            return str(row.number)
        return self.tr("{number} used").format(number=row.number)

    def _paint_card(self, brush: Brush, row: Pile, card: QRectF, place: int) -> None:
        mood = Mood(is_hovered=self.is_hovered(place), is_focused=self.is_focused(place))
        if not row.number or (not row.is_deck and row.last is None):
            paint_hollow(brush, card)
        elif row.is_deck and self._seat is not None:
            paint_pile(brush, card, self._seat, row.number)
        elif row.last is not None:
            paint_card(brush, card, row.last)
        paint_frames(brush, card, mood, 4 * brush.unit)
