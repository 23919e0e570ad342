"""A card as small as a letter: its emblem on a field of its colour."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QPen

from valeria_desktop.games.valeria.rules.model.cards import Card
from valeria_desktop.games.valeria.ui.cards.colours import field_of
from valeria_desktop.ui.kit.palette import CARD_INK
from valeria_desktop.ui.kit.typed import as_a

if TYPE_CHECKING:
    from PySide6.QtCore import QRectF
    from PySide6.QtGui import QPainter

    from valeria_desktop.kernel.things import Thing
    from valeria_desktop.ui.kit.look import Look

_EDGE = 2


def paint_chip(painter: QPainter, box: QRectF, thing: Thing, look: Look) -> None:
    """Paint a card into a small square."""
    painter.setPen(QPen(QColor(CARD_INK), 1.2))
    painter.setBrush(QColor(field_of(as_a(Card, thing))))
    painter.drawRoundedRect(box, 4, 4)
    side = round(box.width()) - 2 * _EDGE
    emblem = look.emblem(thing.id, side, painter.device().devicePixelRatio())
    painter.drawPixmap(box.topLeft() + QPointF(_EDGE, _EDGE), emblem)
