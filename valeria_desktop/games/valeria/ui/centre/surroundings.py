"""What lies round the stacks of the centre: holes, flags of those who attack, what lies below."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen, QPolygonF

from valeria_desktop.games.valeria.ui.cards.ground import card_path
from valeria_desktop.ui.kit.brush import Brush, mark_font, paint_outlined, square
from valeria_desktop.ui.kit.materials import LORD_EDGE, materials_of
from valeria_desktop.ui.kit.palette import CARD_INK

if TYPE_CHECKING:
    from collections.abc import Sequence

    from valeria_desktop.ui.kit.look import Look

_FLAG = (28, 25)
_SKULL = (34, 36)
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


def paint_empty(painter: QPainter, box: QRectF, look: Look) -> None:
    """Paint a place where nothing lies."""
    painter.setPen(QPen(QColor(materials_of(look).hem), 1.5, Qt.PenStyle.DashLine))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(card_path(box.adjusted(1, 1, -1, -1)))


def paint_attack(brush: Brush, card: QRectF, column: int) -> None:
    """Hang a red flag on the monsters of a column that attack next."""
    unit = brush.unit
    width, height = (side * unit for side in _FLAG)
    box = QRectF(card.right() - width - 7 * unit, card.top() - 3 * unit, width, height)
    _paint_flag(brush, box)
    side = 13 * unit
    middle = box.top() + height * 0.42
    brush.icon("monsters", QRectF(box.left() + 2.5 * unit, middle - side / 2, side, side))
    words = QRectF(box.left() + side, middle - side / 2, width - side - unit, side)
    paint_outlined(brush, words, str(column), mark_font(brush, 14 * unit))
    brush.note("monsters", box)


def paint_wanted(brush: Brush, card: QRectF) -> None:
    """Hang a flag with a skull on what the Dark Lord takes next, at the foot of the pile."""
    width, height = (side * brush.unit for side in _SKULL)
    box = QRectF(card.center().x() - width / 2, card.bottom() - height * 0.94, width, height)
    _paint_flag(brush, box)
    side = width * 0.66
    brush.icon("skull", square(box.center() - QPointF(0, height * 0.09), side))


def _paint_flag(brush: Brush, box: QRectF) -> None:
    painter = brush.painter
    shoulder = box.bottom() - box.height() * 0.24
    painter.setPen(QPen(QColor(CARD_INK), 1.6 * brush.unit))
    painter.setBrush(QColor(LORD_EDGE).lighter(125))
    foot = [QPointF(box.right(), shoulder), QPointF(box.center().x(), box.bottom())]
    foot.append(QPointF(box.left(), shoulder))
    painter.drawPolygon(QPolygonF([box.topLeft(), box.topRight(), *foot]))


def paint_below(brush: Brush, room: QRectF, head: str, lines: Sequence[str]) -> None:
    """Tell in a panel what lies below in each pile: number, names, how many."""
    painter, look = brush.painter, brush.look
    tones, unit = materials_of(look), brush.unit
    painter.setPen(QPen(QColor(CARD_INK), 2 * unit))
    painter.setBrush(QColor(tones.bar))
    painter.drawRoundedRect(room, 6 * unit, 6 * unit)
    inside = room.adjusted(10 * unit, 6 * unit, -10 * unit, -6 * unit)
    row = inside.height() / (len(lines) + 1)
    title = look.title_font(17)
    title.setPixelSize(min(title.pixelSize(), max(9, round(row * 0.8))))
    painter.setFont(title)
    painter.setPen(QColor(look.palette.ink))
    painter.drawText(QRectF(inside.left(), inside.top(), inside.width(), row), _LEFT, head)
    font = look.font(14)
    font.setPixelSize(min(font.pixelSize(), max(9, round(row * 0.86))))
    for number, line in enumerate(lines):
        box = QRectF(inside.left(), inside.top() + (number + 1) * row, inside.width(), row)
        place, names, many = line.split("\t")
        painter.setFont(font)
        metrics = QFontMetricsF(font)
        painter.setPen(QColor(look.palette.ink))
        painter.drawText(box, _LEFT, place)
        painter.drawText(box, _RIGHT, many)
        left, right = metrics.horizontalAdvance("0") + 8 * unit, metrics.horizontalAdvance("00")
        words = box.adjusted(left, 0, -right - 4 * unit, 0)
        painter.setPen(QColor(look.palette.quiet))
        elided = metrics.elidedText(names, Qt.TextElideMode.ElideRight, words.width())
        painter.drawText(words, _LEFT, elided)
