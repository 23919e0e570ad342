"""Pictures for the buttons of prompts: a card's emblem, a die, a player's sign."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPen

from valeria_desktop.games.valeria.ui.cards.colours import field_of
from valeria_desktop.ui.kit.palette import CARD_INK, CARD_TEXT
from valeria_desktop.ui.kit.pictures import has_picture
from valeria_desktop.ui.kit.strokes import paint_die

if TYPE_CHECKING:
    from valeria_desktop.games.valeria.rules.model.cards import Card
    from valeria_desktop.ui.kit.button import Picture
    from valeria_desktop.ui.kit.look import Look


def of_card(look: Look, card: Card) -> Picture:
    """Give what paints a card's emblem on a patch of its field."""

    def paint(painter: QPainter, box: QRectF) -> None:
        painter.setPen(QPen(QColor(CARD_INK), 1))
        painter.setBrush(QColor(field_of(card)))
        painter.drawRoundedRect(box, 4, 4)
        side = round(box.width()) - 2
        ratio = painter.device().devicePixelRatio()
        if has_picture(f"emblems/{card.id}.svg"):
            picture = look.emblem(card.id, side, ratio)
        else:
            picture = look.icon("gain", side, ratio, CARD_TEXT)
        painter.drawPixmap(box.topLeft() + QPointF(1, 1), picture)

    return paint


def of_dice(dice: tuple[int, int]) -> Picture:
    """Give what paints both dice side by side."""

    def paint(painter: QPainter, box: QRectF) -> None:
        side = min(box.width() / 2, box.height())
        for index, number in enumerate(dice):
            left = box.left() + index * box.width() / 2
            square = QRectF(left, box.center().y() - side / 2, side, side)
            paint_die(painter, square, number, is_dark=bool(index))

    return paint


def of_die(number: int, *, is_dark: bool) -> Picture:
    """Give what paints a die."""

    def paint(painter: QPainter, box: QRectF) -> None:
        paint_die(painter, box, number, is_dark=is_dark)

    return paint
