"""A card as it looks when it is looked at closely."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import frozen
from PySide6.QtCore import QSize

from valeria_desktop.games.valeria.ui.cards.face import face_of
from valeria_desktop.games.valeria.ui.cards.hover import show_signs
from valeria_desktop.games.valeria.ui.cards.mood import Mood, Ribbon
from valeria_desktop.games.valeria.ui.cards.paint import paint_portrait, signs_of_card

if TYPE_CHECKING:
    from PySide6.QtCore import QRectF
    from PySide6.QtGui import QHelpEvent, QPainter
    from PySide6.QtWidgets import QWidget

    from valeria_desktop.games.valeria.rules.model.amounts import Amounts
    from valeria_desktop.games.valeria.rules.model.cards import Card
    from valeria_desktop.ui.kit.look import Look


@frozen
class CardPicture:
    """A portrait with the price now, and parchment under the power that counts."""

    card: Card
    price: Amounts | None
    ribbon: Ribbon

    @property
    def size(self) -> QSize:
        """Return its size."""
        return QSize(300, 436)

    def paint(self, painter: QPainter, box: QRectF, look: Look) -> None:
        """Paint it."""
        face = face_of(self.card, self.price)
        paint_portrait(painter, box, face, look, Mood(ribbon=self.ribbon))

    def explain(self, event: QHelpEvent, panel: QWidget, box: QRectF, look: Look) -> bool:
        """Explain the sign that the mouse is over."""
        face = face_of(self.card, self.price)
        show_signs(event, panel, signs_of_card(box, face, look))
        return True
