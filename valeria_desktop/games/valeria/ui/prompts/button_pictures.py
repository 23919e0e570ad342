"""Pictures for the buttons of prompts: a card's emblem, a die, a chip."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import frozen
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF

from valeria_desktop.games.valeria.ui.cards.kinds import field_of
from valeria_desktop.games.valeria.ui.cards.mood import WakeChip
from valeria_desktop.ui.paint.look import letters
from valeria_desktop.ui.paint.materials import CHIP_A, CHIP_B, CHIP_SUM, INK
from valeria_desktop.ui.paint.palette import CARD_INK, CARD_TEXT
from valeria_desktop.ui.paint.pictures import has_picture
from valeria_desktop.ui.paint.strokes import paint_die

if TYPE_CHECKING:
    from valeria_desktop.games.valeria.rules.model.cards import Card
    from valeria_desktop.ui.controls.button import Picture
    from valeria_desktop.ui.paint.look import Look

_COLOURS = {WakeChip.A: CHIP_A, WakeChip.B: CHIP_B, WakeChip.SUM: CHIP_SUM}
_TEN = 10


def of_card(look: Look, card: Card) -> Picture:
    """Return a picture of a card's emblem on a patch of its field."""

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
    """Return a picture of both dice side by side."""

    def paint(painter: QPainter, box: QRectF) -> None:
        side = min(box.width() / 2, box.height())
        for index, number in enumerate(dice):
            left = box.left() + index * box.width() / 2
            square = QRectF(left, box.center().y() - side / 2, side, side)
            paint_die(painter, square, number, is_dark=bool(index))

    return paint


def of_die(number: int, *, is_dark: bool) -> Picture:
    """Return a picture of a die."""

    def paint(painter: QPainter, box: QRectF) -> None:
        paint_die(painter, box, number, is_dark=is_dark)

    return paint


@frozen
class ChipPicture:
    """The chip of a die or of the sum of both, in its shape and with its number."""

    chip: WakeChip
    number: int
    look: Look

    def __call__(self, painter: QPainter, box: QRectF) -> None:
        """Paint the chip into a box."""
        pen = QPen(QColor(INK), max(1.4, box.width() / 14))
        pen.setJoinStyle(Qt.PenJoinStyle.MiterJoin)
        painter.setPen(pen)
        painter.setBrush(QColor(_COLOURS[self.chip]))
        inside = box.adjusted(1, 1, -1, -1)
        if self.chip is WakeChip.SUM:
            painter.drawEllipse(inside)
        elif self.chip is WakeChip.A:
            painter.drawRect(inside.adjusted(1, 1, -1, -1))
        else:
            at, radius = inside.center(), box.width() * 0.56
            ways = [QPointF(0, -radius), QPointF(radius, 0), QPointF(0, radius)]
            painter.drawPolygon(QPolygonF([at + way for way in (*ways, QPointF(-radius, 0))]))
        font = self.look.bold(10)
        font.setPixelSize(letters(box.height() * (0.6 if self.number < _TEN else 0.52)))
        painter.setFont(font)
        painter.setPen(QColor(INK))
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, str(self.number))


def of_chip(look: Look, chip: WakeChip, number: int) -> ChipPicture:
    """Return the picture of a chip; equal chips have equal pictures."""
    return ChipPicture(chip, number, look)
