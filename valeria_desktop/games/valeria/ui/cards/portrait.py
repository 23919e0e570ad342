"""A widget that shows a single large card."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QRectF, QSize
from PySide6.QtGui import QHelpEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from valeria_desktop.games.valeria.ui.cards.card_words import card_sentence
from valeria_desktop.games.valeria.ui.cards.face import face_of
from valeria_desktop.games.valeria.ui.cards.hover import show_signs
from valeria_desktop.games.valeria.ui.cards.mood import FLAT
from valeria_desktop.games.valeria.ui.cards.paint import (
    PORTRAIT_SHAPE,
    TILE_SHAPE,
    paint_back,
    paint_portrait,
    paint_tile,
    signs_of_card,
)

if TYPE_CHECKING:
    from valeria_desktop.games.valeria.rules.model.cards import Card
    from valeria_desktop.ui.paint.look import Look

_LEAST = 210  # least height in pixels at 100 %; a tile is easier to read than a lower portrait
_UPRIGHT_FROM = 1.05  # least height of a room for a portrait, as a share of its width


class CardPortrait(QWidget):
    """Shows one card or a card's back, as a portrait if there is room, else as a tile."""

    def __init__(self, look: Look, *, shows_back: bool = False) -> None:
        """Show nothing yet, or with `shows_back` a card's back."""
        super().__init__()
        self._look = look
        self._card: Card | None = None
        self._shows_back = shows_back
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        look.changed.connect(self._look_changed)

    def _look_changed(self) -> None:
        self.updateGeometry()
        self.update()

    @property
    def card(self) -> Card | None:
        """The shown card, or None."""
        return self._card

    def show_card(self, card: Card | None) -> None:
        """Show a card; None removes it."""
        if card != self._card:
            self._card = card
            self.setAccessibleName(card_sentence(card) if card else "")
            self.update()

    def sizeHint(self) -> QSize:
        return QSize(self._look.px(190), self._look.px(280))

    def minimumSizeHint(self) -> QSize:
        return QSize(self._look.px(95), self._look.px(64))

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._card is None and not self._shows_back:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = self._box(self.width(), self.height())
        if self._card is None:
            paint_back(painter, box, self._look, FLAT)
        else:
            paint = paint_portrait if box.height() > box.width() else paint_tile
            paint(painter, box, face_of(self._card), self._look, FLAT)
        painter.end()

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent) and event.type() is QEvent.Type.ToolTip and self._card:
            face = face_of(self._card)
            box = self._box(self.width(), self.height())
            show_signs(event, self, signs_of_card(box, face, self._look))
            return True
        return super().event(event)

    def _box(self, width: int, height: int) -> QRectF:
        """Return the box of the largest card that fits the middle of a room."""
        is_upright = height >= self._look.px(_LEAST) and height > width * _UPRIGHT_FROM
        shape = PORTRAIT_SHAPE if is_upright or self._card is None else TILE_SHAPE
        high = round(min(height, width / shape))
        wide = round(high * shape)
        return QRectF((width - wide) // 2, (height - high) // 2, wide, high)
