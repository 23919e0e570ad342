"""Your deck on the sheet of planning: the number of its cards, their names, and ways to draw."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from valeria_desktop.games.valencia.rules.model.cards import in_order
from valeria_desktop.games.valencia.ui.cards.card_words import counted_words
from valeria_desktop.games.valencia.ui.cards.dyes import SHAPE, paint_pile
from valeria_desktop.ui.controls.button import Button
from valeria_desktop.ui.controls.text import Heading, Text
from valeria_desktop.ui.paint.brush import Brush
from valeria_desktop.ui.words.label import explain_beside

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent

    from valeria_desktop.games.valencia.rules.model.cards import Card
    from valeria_desktop.games.valencia.rules.view import View
    from valeria_desktop.kernel.seats import Seat
    from valeria_desktop.ui.paint.parchment import ParchmentLook

DRAW_KEY, DRAW_TO_KEY = "+", "F"
HAND_SIZE = 6
"""The usual number of cards for a round, to which one button draws: 24 have to last five rounds."""
_WIDTH, _SLIM, _PILE = 200, 160, 62
_ROOMY, _NARROW = 1.3, 1.7


def has_room(look: ParchmentLook) -> bool:
    """Return whether words are small enough for pile, names and all buttons."""
    return look.scale <= look.unit * _ROOMY


def is_narrow(look: ParchmentLook) -> bool:
    """Return whether words are so large that the buttons stand in one column."""
    return look.scale > look.unit * _NARROW


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
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        unit = self._look.unit
        return QSize(round((_PILE * SHAPE + 10) * unit), round((_PILE + 10) * unit))

    def paintEvent(self, event: QPaintEvent) -> None:
        if not self._number:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        unit = self._look.unit
        card = QRectF(2 * unit, 2 * unit, _PILE * SHAPE * unit, _PILE * unit)
        paint_pile(Brush(painter, self._look, unit), card, self._seat, self._number)
        painter.end()


class DeckPart(QWidget):
    """The deck, the names of its cards, and the buttons that draw one card or several."""

    def __init__(self, look: ParchmentLook, view: View, seat: Seat) -> None:
        super().__init__()
        self._look = look
        left = left_in_deck(view)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(look.px(2))
        row = QHBoxLayout()
        row.setSpacing(look.px(6))
        if has_room(look):
            row.addWidget(_Pile(look, seat, len(left)), 0, Qt.AlignmentFlag.AlignTop)
        row.addLayout(self._words(view, left), 1)
        column.addLayout(row)
        column.addStretch(1)
        self._make_buttons(column)
        self.setFixedWidth(look.px(_SLIM if is_narrow(look) else _WIDTH))

    def _words(self, view: View, left: tuple[Card, ...]) -> QVBoxLayout:
        look, column = self._look, QVBoxLayout()
        column.setSpacing(0)
        heading = Heading(look, self.tr("Deck: {number}").format(number=len(left)), 17)
        column.addWidget(heading)
        words = self.tr("The deck is empty.")
        if left:
            cards = counted_words(left).replace(" × ", "\u00a0×\u00a0")  # no break in a number
            words = self.tr("Still in it: {cards}").format(cards=cards)
        known = view.players[view.seat].known
        if known and left:
            bottom = self.tr("At the bottom: {cards}").format(cards=counted_words(known))
            words = f"{words}\n{bottom}"
        if has_room(look):
            column.addWidget(Text(look, words, 13))
        explain_beside(heading, words)
        column.addStretch(1)
        return column

    def _make_buttons(self, column: QVBoxLayout) -> None:
        look = self._look
        words = self.tr("Draw to {number}").format(number=HAND_SIZE)
        self.draw_to = Button(look, words, key=DRAW_TO_KEY)
        said = self.tr("Draw until you hold {number} cards; drawn cards never go back.")
        self.draw_to.setAccessibleName(said.format(number=HAND_SIZE))
        self.draw = Button(look, self.tr("Draw one more"), key=DRAW_KEY)
        self.draw.setAccessibleName(self.tr("Draw one more card; drawn cards never go back."))
        for button in (self.draw_to, self.draw):
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # a click leaves the focus on the cards
            column.addWidget(button)

    def offer(self, *, may_draw: bool, in_hand: int) -> None:
        """Show the buttons that have a use for a player with a number of cards."""
        self.draw.setVisible(may_draw)
        self.draw_to.setVisible(may_draw and in_hand < HAND_SIZE)
