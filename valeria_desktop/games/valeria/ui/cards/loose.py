"""A card that lies nowhere: on its way, or in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF

from valeria_desktop.games.valeria.rules.model.cards import Card
from valeria_desktop.games.valeria.ui.cards.face import face_of
from valeria_desktop.games.valeria.ui.cards.paint import paint_tile
from valeria_desktop.ui.kit.typed import as_a

if TYPE_CHECKING:
    from PySide6.QtGui import QPainter

    from valeria_desktop.kernel.things import Thing
    from valeria_desktop.ui.kit.look import Look

_SHAPE = 1.5
"""The width of a card by its height."""


def paint_card(painter: QPainter, box: QRectF, thing: Thing, look: Look) -> None:
    """Paint a card in the middle of a box, as large as there is room."""
    height = min(box.height(), box.width() / _SHAPE)
    card = QRectF(0, 0, height * _SHAPE, height)
    card.moveCenter(box.center())
    paint_tile(painter, card, face_of(as_a(Card, thing)), look)
