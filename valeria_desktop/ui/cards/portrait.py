"""A card standing by itself, large."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from valeria_desktop.ui.cards.face import face_of
from valeria_desktop.ui.cards.paint import paint_back, paint_portrait
from valeria_desktop.ui.cards.text import card_sentence

if TYPE_CHECKING:
    from valeria_desktop.engine.cards import Card
    from valeria_desktop.ui.look import Look

_SHAPE = 190 / 280


class CardPortrait(QWidget):
    """Shows one card, or a back."""

    def __init__(self, look: Look, *, shows_back: bool = False) -> None:
        """Show nothing yet; with `shows_back` a back while there is no card."""
        super().__init__()
        self._look = look
        self._card: Card | None = None
        self._shows_back = shows_back
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        look.changed.connect(self.update)

    @property
    def card(self) -> Card | None:
        """Give the card that is shown."""
        return self._card

    def show_card(self, card: Card | None) -> None:
        """Show a card, or take it away."""
        if card is not self._card:
            self._card = card
            self.setAccessibleName(card_sentence(card) if card else "")
            self.update()

    def sizeHint(self) -> QSize:
        return QSize(self._look.px(190), self._look.px(280))

    def minimumSizeHint(self) -> QSize:
        return QSize(self._look.px(95), self._look.px(140))

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._card is None and not self._shows_back:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        height = min(float(self.height()), self.width() / _SHAPE)
        width = height * _SHAPE
        box = QRectF((self.width() - width) / 2, (self.height() - height) / 2, width, height)
        if self._card is None:
            paint_back(painter, box, self._look)
        else:
            paint_portrait(painter, box, face_of(self._card), self._look)
        painter.end()
