"""The games' cards: beside each other where there is room, in rows where there isn't."""

from __future__ import annotations

from math import ceil
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QRectF, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QScrollArea, QWidget

from valeria_desktop.ui.screens.setup.game_card import SHAPE, GameCard

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping

    from PySide6.QtGui import QResizeEvent

    from valeria_desktop.ui.kit.look import Look

_SLIMMEST, _WIDEST = 270, 560
"""The narrowest card by its text, and the widest by its picture."""
_LEAST = 90.0
"""A picture that is lower shows nothing that one could tell."""
_APART = 18.0
_ABOVE = 0.4
"""How much of what room is left stands above the cards."""
_ROWS = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}


class GameCards(QScrollArea):
    """Lays cards out so that they can be seen at once, if their pictures may be low enough."""

    def __init__(self, look: Look, cards: Mapping[str, GameCard]) -> None:
        """Lay out the cards of games, by the games' ids."""
        super().__init__()
        self._look = look
        self._cards = cards
        self._columns = 1
        self._inside = QWidget()
        for card in cards.values():
            card.setParent(self._inside)
            card.installEventFilter(self)
        self.setWidget(self._inside)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        look.changed.connect(self._arrange)

    @property
    def shown(self) -> list[GameCard]:
        """The cards that can be chosen."""
        return [card for card in self._cards.values() if not card.isHidden()]

    def offer(self, games: Collection[str]) -> None:
        """Show the cards of these games, each with the key of its place."""
        for game, card in self._cards.items():
            card.setVisible(game in games)
        for number, card in enumerate(self.shown, start=1):
            card.show_key(str(number))
        self._arrange()

    def go_to(self, card: GameCard, reason: Qt.FocusReason) -> None:
        """Put the focus on a card, and show it."""
        card.setFocus(reason)
        self.ensureWidgetVisible(card)

    # --- places

    def _arrange(self) -> None:
        cards = self.shown
        if not cards:
            return
        unit, room = cards[0].look.unit, self.viewport().size()
        gap = _APART * unit
        self._columns = self._columns_for(len(cards), room.width(), gap)
        spare = room.width() - (self._columns - 1) * gap
        width = min(spare / self._columns, _WIDEST * unit)
        rows = ceil(len(cards) / self._columns)
        written = max(card.height_but_picture(width) for card in cards)
        high = (room.height() - (rows - 1) * gap) / rows - written
        if high < _LEAST * unit:  # they have to be scrolled anyway
            high = max(_LEAST * unit, room.height() - written)
        picture = min(cards[0].picture_width(width) / SHAPE, high)
        tall = rows * (written + picture) + (rows - 1) * gap
        self._inside.resize(room.width(), max(room.height(), ceil(tall)))
        top = max(0.0, room.height() - tall) * _ABOVE
        self._stand(QRectF(0, top, width, written + picture), gap, picture)

    def _columns_for(self, many: int, room: float, gap: float) -> int:
        """Choose how many stand in a row, so that rows are of about the same length."""
        fitting = int((room + gap) / (self._look.px(_SLIMMEST) + gap))
        most = min(many, max(1, fitting))
        return ceil(many / ceil(many / most))

    def _stand(self, first: QRectF, gap: float, picture: float) -> None:
        """Put cards as large as the first beside and below each other, each row in the middle."""
        cards, columns = self.shown, self._columns
        for start in range(0, len(cards), columns):
            row = cards[start : start + columns]
            wide = len(row) * first.width() + (len(row) - 1) * gap
            left = (self._inside.width() - wide) / 2
            top = first.top() + start // columns * (first.height() + gap)
            for card in row:
                card.stand(QRectF(left, top, first.width(), first.height()), picture)
                left += first.width() + gap

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    # --- keys

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(watched, GameCard) and isinstance(event, QKeyEvent):
            is_down = event.type() is QEvent.Type.KeyPress
            return is_down and self._went(watched, Qt.Key(event.key()))
        return super().eventFilter(watched, event)

    def _went(self, card: GameCard, key: Qt.Key) -> bool:
        """Go to the row above or below; without one, Qt goes to the card before or after."""
        shown = self.shown
        at = shown.index(card) + _ROWS.get(key, 0) * self._columns
        if key not in _ROWS or not 0 <= at < len(shown):
            return False
        self.go_to(shown[at], Qt.FocusReason.TabFocusReason)
        return True
