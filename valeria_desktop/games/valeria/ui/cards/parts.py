"""The parts of a card's face, each painted into the room it is given."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPen

from valeria_desktop.games.valeria.ui.cards.face import NO_PRICE
from valeria_desktop.games.valeria.ui.cards.ground import paint_plate
from valeria_desktop.kernel.phrases import say
from valeria_desktop.ui.kit.brush import (
    CENTRE,
    Brush,
    mark_font,
    paint_marks,
    paint_number,
    paint_outlined,
    square,
    width_of,
)
from valeria_desktop.ui.kit.palette import CARD_QUIET, CARD_TEXT
from valeria_desktop.ui.kit.words import tell

if TYPE_CHECKING:
    from valeria_desktop.games.valeria.ui.cards.face import Face, Price
    from valeria_desktop.ui.kit.marks import Marks

_SMALLEST_NAME = 8
_DIM, _DIM_NUMBER = 0.4, 0.8
_SMALLEST_SHARE = 0.72  # of the proper size; where less is left a power has two rows


def paint_name(brush: Brush, box: QRectF, face: Face) -> None:
    """Write the name as large as it fits."""
    font = brush.title(1)
    font.setPixelSize(max(_SMALLEST_NAME, round(box.height() * 0.88)))
    while (
        QFontMetricsF(font).horizontalAdvance(face.name) > box.width()
        and font.pixelSize() > _SMALLEST_NAME
    ):
        font.setPixelSize(font.pixelSize() - 1)
    brush.painter.setFont(font)
    brush.painter.setPen(QColor(CARD_TEXT))
    brush.painter.drawText(box, CENTRE, face.name)


def paint_badge(
    brush: Brush, room: QRectF, face: Face, side: float, *, in_row: bool = False
) -> None:
    """Paint at the left what the card is found by: numbers, area, or the roles it needs.

    What has several parts stands one below the other, or with `in_row` beside each other.
    """
    if not face.badge:
        return
    if face.kind == "domain":
        _paint_needs(brush, room, face.badge, side, in_row=in_row)
    elif face.caption:
        box = QRectF(room.left(), room.top(), side * 1.18, side * 1.18)
        brush.icon(face.badge[0].icon, box)
        height = side * 0.72
        beside = QPointF(box.right() + side * 0.15, box.center().y() - height / 2)
        corner = beside if in_row else box.bottomLeft()
        _paint_caption(brush, QRectF(corner.x(), corner.y(), side * 2.6, height), face)
    else:
        size = side * 0.84
        plate = QRectF(room.left(), room.top(), _plate_width(brush, face, side), side * 1.05)
        paint_plate(brush.painter, plate, side * 0.2)
        paint_marks(brush, plate, face.badge, size)
        brush.note("numbers" if face.kind != "event" else "events", plate)


def badge_width(brush: Brush, face: Face, side: float) -> float:
    """Give how far what the card is found by reaches, its parts one below the other."""
    if face.caption:
        words = QFontMetricsF(_caption_font(brush, side * 0.72))
        return max(side * 1.18, words.horizontalAdvance(tell(say(face.caption))))
    if face.kind == "domain":
        return side if face.badge else 0.0
    return _plate_width(brush, face, side) if face.badge else 0.0


def _plate_width(brush: Brush, face: Face, side: float) -> float:
    return max(width_of(brush, face.badge, side * 0.84) + side * 0.4, side * 1.05)


def _caption_font(brush: Brush, height: float) -> QFont:
    return mark_font(brush, height * 0.82)


def _paint_caption(brush: Brush, box: QRectF, face: Face) -> None:
    font = _caption_font(brush, box.height())
    words = tell(say(face.caption))
    width = QFontMetricsF(font).horizontalAdvance(words)
    room = QRectF(box.left(), box.top(), width, box.height())
    paint_outlined(brush, room, words, font, CARD_TEXT)


def _paint_needs(brush: Brush, room: QRectF, needs: Marks, side: float, *, in_row: bool) -> None:
    """Hang the roles a domain needs on a plate."""
    length = room.width() if in_row else room.height()
    each = min(side * 0.82, (length - side * 0.2) / len(needs))
    size = QSizeF(side * 0.98, each * len(needs) + side * 0.2)
    plate = QRectF(room.topLeft(), size.transposed() if in_row else size)
    paint_plate(brush.painter, plate, side * 0.2)
    for index, mark in enumerate(needs):
        along, across = side * 0.1 + (index + 0.5) * each, side * 0.49
        shift = QPointF(along, across) if in_row else QPointF(across, along)
        brush.icon(mark.icon, square(plate.topLeft() + shift, each * 0.96))


def paint_roles(
    brush: Brush, room: QRectF, face: Face, side: float, *, in_row: bool = False
) -> None:
    """Paint at the right the roles of a citizen or the type of a monster."""
    for index, mark in enumerate(face.roles):
        step = index * side * 1.05
        left, down = (step, 0.0) if in_row else (0.0, step)
        brush.icon(mark.icon, QRectF(room.right() - side - left, room.top() + down, side, side))


def paint_price(
    brush: Brush, line: QRectF, face: Face, *, is_dim: bool = False, lifts: float = 0.3
) -> float:
    """Paint the price as icons that bear the numbers; give where they end.

    `lifts` tells how far, in heights of the line, what is added may stand above it.
    """
    left = line.left() - brush.unit * 2
    side = line.height()
    for part in face.price:
        if part != NO_PRICE:
            box = QRectF(left, line.top(), side, side)
            _paint_part(brush, box, part, is_dim=is_dim)
            if part.extra:
                _paint_extra(brush, box.translated(0, (0.3 - lifts) * side), part)
        left += side * 1.02
    return left


def _paint_part(brush: Brush, box: QRectF, part: Price, *, is_dim: bool) -> None:
    painter = brush.painter
    painter.setOpacity(_DIM if is_dim else 1.0)
    brush.icon(f"{part.kind}-price", box)
    painter.setOpacity(_DIM_NUMBER if is_dim else 1.0)
    paint_number(brush, box, str(part.number))
    painter.setOpacity(1.0)


def _paint_extra(brush: Brush, box: QRectF, part: Price) -> None:
    """Show above the price by how much it differs from the printed one."""
    text = f"+{part.extra}" if part.extra > 0 else f"−{-part.extra}"
    font = mark_font(brush, box.height() * 0.46)
    width = QFontMetricsF(font).horizontalAdvance(text) + box.width() * 0.2
    plate = QRectF(
        box.right() - width * 0.62, box.top() - box.height() * 0.3, width, box.height() * 0.5
    )
    paint_plate(brush.painter, plate, plate.height() * 0.3)
    brush.painter.setFont(font)
    brush.painter.setPen(QColor(CARD_TEXT))
    brush.painter.drawText(plate, CENTRE, text)
    brush.note("extra", plate)


def paint_points(brush: Brush, line: QRectF, face: Face) -> float:
    """Paint the points in their laurel at the right; give where they begin."""
    if face.points is None:
        return line.right()
    box = QRectF(
        line.right() - line.height() + brush.unit * 2, line.top(), line.height(), line.height()
    )
    brush.icon("points-price", box)
    font = mark_font(brush, box.height() * 0.56)
    paint_outlined(brush, box, str(face.points), font)
    return box.left()


def paint_powers(brush: Brush, room: QRectF, face: Face, size: float) -> None:
    """Paint the powers as lines of signs; a citizen's two beside each other."""
    if face.splits:
        _paint_two(brush, room, face.powers, size)
    else:
        paint_lines(brush, room, face.powers, size)


def paint_lines(brush: Brush, room: QRectF, lines: tuple[Marks, ...], size: float) -> None:
    """Paint lines of signs one below the other, all of one size."""
    if not lines:
        return
    height = room.height() / len(lines)
    size = min(size, height * 0.94)
    if len(lines) > 1:
        size = min(size, *(size * room.width() / width_of(brush, line, size) for line in lines))
    for index, line in enumerate(lines):
        box = QRectF(room.left(), room.top() + index * height, room.width(), height)
        paint_marks(brush, box, line, size)


def _paint_two(brush: Brush, room: QRectF, lines: tuple[Marks, ...], size: float) -> None:
    """On turn at the left, off turn at the right, of one size if that isn't too small."""
    gap = size * 0.9
    needed = [width_of(brush, line, size) for line in lines]
    share = (room.width() - gap) / sum(needed)
    if _SMALLEST_SHARE <= share < 1:
        size *= share * 0.99
        needed = [width_of(brush, line, size) for line in lines]
        gap = room.width() - sum(needed)
    free = max(0.0, room.width() - gap - sum(needed))
    first = needed[0] + free / 2 if share >= _SMALLEST_SHARE else needed[0] * share
    x = room.left() + first + gap / 2
    left = QRectF(room.left(), room.top(), first, room.height())
    right = QRectF(x + gap / 2, room.top(), room.right() - x - gap / 2, room.height())
    for box, line, side in zip((left, right), lines, ("on-turn", "off-turn"), strict=True):
        paint_marks(brush, box, line, size)
        brush.note(side, box)
    brush.painter.setPen(QPen(QColor(CARD_QUIET), max(1.2, brush.unit * 1.2)))
    high = min(room.height(), size * 1.5) / 2
    middle = room.center().y()
    brush.painter.drawLine(QPointF(x, middle - high), QPointF(x, middle + high))
