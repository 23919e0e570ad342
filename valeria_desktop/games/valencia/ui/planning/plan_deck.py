"""Your deck on the sheet of planning: the number of its cards, and their names."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from valeria_desktop.games.valencia.rules.model.cards import in_order
from valeria_desktop.games.valencia.ui.cards.card_words import counted_words
from valeria_desktop.games.valencia.ui.cards.dyes import SHAPE, paint_pile
from valeria_desktop.ui.controls.button import Button
from valeria_desktop.ui.controls.text import Heading, Text
from valeria_desktop.ui.paint.brush import Brush

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent

    from valeria_desktop.games.valencia.rules.model.cards import Card
    from valeria_desktop.games.valencia.rules.view import View
    from valeria_desktop.kernel.seats import Seat
    from valeria_desktop.ui.paint.parchment import ParchmentLook

DRAW_KEY = "+"
_WIDTH, _PILE = 150, 96
_ROOMY = 1.2


def left_in_deck(view: View) -> tuple[Card, ...]:
    """Return the cards in your deck, sorted: their order in the deck is secret (VA8)."""
    own, mine = view.own, view.players[view.seat]
    gone = Counter((*mine.used, *own.hand, *own.opened))
    for stack in own.stacks:
        gone.update(stack)
    return in_order((Counter(view.table.deck) - gone).elements())


class _Pile(QWidget):
    def __init__(self, look: ParchmentLook, seat: Seat, number: int) -> None:
        super().__init__()
        self._look, self._seat, self._number = look, seat, number
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(round(_WIDTH * self._look.unit), round((_PILE + 14) * self._look.unit))

    def paintEvent(self, event: QPaintEvent) -> None:
        if not self._number:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        high = _PILE * self._look.unit
        card = QRectF((self.width() - high * SHAPE) / 2, 2, high * SHAPE, high)
        brush = Brush(painter, self._look, self._look.unit)
        paint_pile(brush, card, self._seat, self._number)
        painter.end()


class DeckPart(QWidget):
    """The deck, the button that draws a card, and the names of the deck's cards."""

    def __init__(self, look: ParchmentLook, view: View, seat: Seat) -> None:
        super().__init__()
        left = left_in_deck(view)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(look.px(5))
        column.addWidget(Heading(look, self.tr("Deck: {number}").format(number=len(left)), 17))
        if look.scale <= look.unit * _ROOMY:  # larger words need the pile's room
            column.addWidget(_Pile(look, seat, len(left)))
        self.draw = Button(look, self.tr("Draw one more"), key=DRAW_KEY)
        self.draw.setAccessibleName(self.tr("Draw one more card; drawn cards never go back."))
        self.draw.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # a click leaves the focus on the cards
        column.addWidget(self.draw)
        words = self.tr("The deck is empty.")
        if left:
            words = self.tr("Still in it: {cards}").format(cards=counted_words(left))
        known = view.players[view.seat].known
        if known and left:
            bottom = self.tr("At the bottom: {cards}").format(cards=counted_words(known))
            words = f"{words}\n{bottom}"
        text = Text(look, words, 14)
        text.setWordWrap(True)
        column.addWidget(text)
        column.addStretch(1)
        self.setFixedWidth(round(look.unit * _WIDTH) + look.px(20))
