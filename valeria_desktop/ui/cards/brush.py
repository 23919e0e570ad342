"""Painting signs: icons, numbers on icons, lines of both."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter

from valeria_desktop.ui.pictures import has_picture
from valeria_desktop.ui.tokens import CARD_INK, CARD_TEXT

if TYPE_CHECKING:
    from valeria_desktop.ui.cards.powers import Mark, Marks
    from valeria_desktop.ui.look import Look

_CENTRE = Qt.AlignmentFlag.AlignCenter


class Brush:
    """What painting a card needs all the time: the painter, the look, the unit of size."""

    def __init__(self, painter: QPainter, look: Look, unit: float) -> None:
        self.painter = painter
        self.look = look
        self.unit = unit
        self.ratio = painter.device().devicePixelRatio()

    def font(self, size: float, *, bold: bool = True) -> QFont:
        """Give a font of a size in units of the card."""
        font = self.look.bold() if bold else self.look.font()
        font.setPixelSize(max(8, round(size * self.unit)))
        return font

    def title(self, size: float) -> QFont:
        """Give the font of names, of a size in units of the card."""
        font = self.look.title_font(10)
        font.setPixelSize(max(9, round(size * self.unit)))
        return font

    def icon(self, name: str, box: QRectF, colour: str = CARD_TEXT) -> None:
        """Paint an icon into a box."""
        side = round(min(box.width(), box.height()))
        if side > 0 and has_picture(f"icons/{name}.svg"):
            left = box.center().x() - side / 2
            top = box.center().y() - side / 2
            self.painter.drawPixmap(
                QPointF(left, top), self.look.icon(name, side, self.ratio, colour)
            )


def paint_price(brush: Brush, line: QRectF, price: Marks) -> float:
    """Paint pairs of number and icon as icons that bear the number; give where they end."""
    left = line.left()
    for value, icon in zip(price[::2], price[1::2], strict=True):
        box = QRectF(left, line.top(), line.height(), line.height())
        brush.icon(f"{icon.icon}-price", box)
        paint_number(brush, box, value.text)
        left += line.height() + 2
    return left


def paint_number(brush: Brush, box: QRectF, text: str) -> None:
    """Write a number over an icon, light with an ink edge, so that it reads on every colour."""
    painter = brush.painter
    font = brush.font(15)
    font.setPixelSize(max(10, round(box.height() * 0.68)))
    painter.setFont(font)
    painter.setPen(QColor(CARD_INK))
    for shift in ((-1.2, 0), (1.2, 0), (0, -1.2), (0, 1.2), (1, 1), (-1, 1), (1, -1), (-1, -1)):
        painter.drawText(box.translated(*shift), _CENTRE, text)
    painter.setPen(QColor("#ffffff"))
    painter.drawText(box, _CENTRE, text)


def _advance(brush: Brush, mark: Mark, size: float) -> float:
    if mark.icon:
        return size * (0.62 if mark.icon in {"or", "per", "plus"} else 1.0)
    return QFontMetricsF(_mark_font(brush, size)).horizontalAdvance(mark.text)


def _mark_font(brush: Brush, size: float) -> QFont:
    font = brush.font(1)
    font.setPixelSize(max(8, round(size * 0.98)))
    return font


def width_of(brush: Brush, marks: Marks, size: float) -> float:
    """Give the width of a line of signs."""
    return sum(_advance(brush, mark, size) + size * 0.1 for mark in marks)


def paint_marks(brush: Brush, box: QRectF, marks: Marks, size: float) -> None:
    """Paint a line of signs in the middle of a box, smaller if there is no room."""
    width = width_of(brush, marks, size)
    if width > box.width():
        size = max(7.0, size * box.width() / width)
        width = width_of(brush, marks, size)
    left = box.center().x() - width / 2
    painter = brush.painter
    painter.setFont(_mark_font(brush, size))
    for mark in marks:
        advance = _advance(brush, mark, size)
        cell = QRectF(left, box.center().y() - size / 2, advance, size)
        if mark.icon:
            brush.icon(mark.icon, cell)
        else:
            painter.setPen(QColor(CARD_TEXT))
            painter.drawText(cell.adjusted(-2, -4, 2, 4), _CENTRE, mark.text)
        left += advance + size * 0.1
