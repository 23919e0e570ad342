"""Paints powers as lines of signs, and a ribbon of parchment under the power that counts now."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPen, QPolygonF

from valeria_desktop.games.valeria.ui.cards.mood import Ribbon
from valeria_desktop.ui.paint.brush import least_width, paint_marks, width_of
from valeria_desktop.ui.paint.materials import INK
from valeria_desktop.ui.paint.palette import CARD_INK, CARD_QUIET, CARD_TEXT

if TYPE_CHECKING:
    from valeria_desktop.games.valeria.ui.cards.face import CardFace
    from valeria_desktop.games.valeria.ui.cards.mood import CardMood
    from valeria_desktop.kernel.signs import Marks
    from valeria_desktop.ui.paint.brush import Brush

PARCHMENT = "#efe3c4"
COUNTS, WAITS = 15.5, 13.0  # sizes of the power that counts now and of the other power, in units
_READABLE, _LEAST = 13.0, 9.0  # their smallest sizes, in units; a smaller other power isn't painted
_WAITING, _WAITING_STRONG, _RESTING = 0.62, 0.8, 0.8
_PAD = 6.5  # space at both ends of a ribbon, in units; half of it is the tail
_HALF = 0.5
_PROOF = 40.0  # a size, in pixels, for measuring lines


def paint_powers(
    brush: Brush, room: QRectF, face: CardFace, mood: CardMood, *, is_brief: bool = False
) -> None:
    """Paint the powers as lines of signs; a citizen's two powers side by side."""
    if not face.splits:
        paint_lines(brush, room, face.powers, COUNTS * brush.unit)
    elif is_brief:
        _paint_one(brush, room, face.powers, mood.ribbon)
    elif mood.ribbon is Ribbon.NONE:
        brush.painter.setOpacity(1.0 if mood.is_flat else _RESTING)
        _paint_equals(brush, room, face.powers)
        brush.painter.setOpacity(1.0)
    else:
        _paint_two(brush, room, face.powers, mood.ribbon)


def paint_lines(brush: Brush, room: QRectF, lines: tuple[Marks, ...], size: float) -> None:
    """Paint lines of signs one below the other, all in the same size."""
    if not lines:
        return
    height = room.height() / len(lines)
    size = min(size, height * 0.94)
    if len(lines) > 1:
        size = min(size, *(size * room.width() / width_of(line, size) for line in lines))
    for index, line in enumerate(lines):
        box = QRectF(room.left(), room.top() + index * height, room.width(), height)
        paint_marks(brush, box, line, size)


def _paint_one(brush: Brush, room: QRectF, powers: tuple[Marks, ...], ribbon: Ribbon) -> None:
    """Paint only the power that counts, on a ribbon as wide as the room."""
    is_other = ribbon is Ribbon.OTHERS
    line = powers[1 if is_other else 0]
    box = room
    if ribbon is not Ribbon.NONE:
        paint_ribbon(brush, room)
        pad = _PAD * brush.unit
        box = room.adjusted(pad, 0, -pad, 0)
    colour = CARD_TEXT if ribbon is Ribbon.NONE else INK
    size = COUNTS * 1.1 * brush.unit
    paint_marks(brush, box, line, min(size, box.height() * 0.84), colour)
    brush.note("off-turn" if is_other else "on-turn", room)


def _paint_equals(brush: Brush, room: QRectF, powers: tuple[Marks, ...]) -> None:
    """Paint both powers in the same size with a line between: on-turn left, off-turn right."""
    unit = brush.unit
    gap = 9 * unit
    needed = [width_of(line, _PROOF) / _PROOF for line in powers]
    free = room.width() - gap
    size = min(COUNTS * unit, room.height() * 0.8, max(free / sum(needed), _READABLE * unit * 0.8))
    first = free * needed[0] / sum(needed)
    if sum(needed) * size <= free:
        first = needed[0] * size + (free - sum(needed) * size) / 2
    else:
        first = _share(free, powers, size)
    left = QRectF(room.left(), room.top(), first, room.height())
    right = QRectF(left.right() + gap, room.top(), free - first, room.height())
    for box, line, side in zip((left, right), powers, ("on-turn", "off-turn"), strict=True):
        paint_marks(brush, box, line, size)
        brush.note(side, box)
    middle, high = left.right() + gap / 2, room.height() * 0.36
    brush.painter.setPen(QPen(QColor(CARD_QUIET), max(1.0, unit)))
    across = room.center().y()
    brush.painter.drawLine(QPointF(middle, across - high), QPointF(middle, across + high))


def _share(free: float, powers: tuple[Marks, ...], size: float) -> float:
    """Return the first power's part of a room that is too narrow for both.

    Both give up the same part of what they can: signs shrink, letters of names do not.
    """
    least = [least_width(line) for line in powers]
    spare = [
        max(0.0, width_of(line, size) - less) for line, less in zip(powers, least, strict=True)
    ]
    left = free - sum(least)
    if left <= 0 or not sum(spare):
        return free * least[0] / sum(least)
    return least[0] + left * spare[0] / sum(spare)


def _paint_two(brush: Brush, room: QRectF, powers: tuple[Marks, ...], ribbon: Ribbon) -> None:
    """Paint the power that counts on a ribbon and the other dim: on-turn left, off-turn right."""
    halves = _halves(brush, room, powers, ribbon)
    if halves is None:
        _paint_one(brush, room, powers, ribbon)
        return
    is_other = ribbon is Ribbon.OTHERS
    main, other, size, dim_size = halves
    first, second = _ordered(powers, ribbon)
    paint_ribbon(brush, main)
    paint_marks(brush, main, first, size, INK)
    painter = brush.painter
    shift = _PAD * brush.unit / 2 * (-1 if is_other else 1)
    painter.setOpacity(_WAITING_STRONG if brush.look.is_strong else _WAITING)
    paint_marks(brush, other.adjusted(max(0.0, shift), 0, min(0.0, shift), 0), second, dim_size)
    painter.setOpacity(1.0)
    brush.note("off-turn" if is_other else "on-turn", main)
    brush.note("on-turn" if is_other else "off-turn", other)


def ribbon_box(brush: Brush, room: QRectF, powers: tuple[Marks, ...], mood: CardMood) -> QRectF:
    """Return the box of the ribbon in the room of both powers."""
    halves = None if mood.is_brief else _halves(brush, room, powers, mood.ribbon)
    return room if halves is None else halves.main


class _Halves(NamedTuple):
    """The boxes and sizes of two powers side by side."""

    main: QRectF
    """The box of the ribbon, with the power that counts."""
    other: QRectF
    size: float
    dim_size: float


def _halves(
    brush: Brush, room: QRectF, powers: tuple[Marks, ...], ribbon: Ribbon
) -> _Halves | None:
    """Divide the room; None if only the power that counts has room."""
    first, second = _ordered(powers, ribbon)
    size, dim_size = _sizes(brush, room.width(), first, second)
    if not dim_size:
        return None
    size, dim_size = min(size, room.height() * 0.8), min(dim_size, room.height() * 0.8)
    unit = brush.unit
    needed = width_of(first, size) + 2 * _PAD * unit
    dim_needed = width_of(second, dim_size) + _PAD * unit
    wide = max(needed, min(room.width() * _HALF, room.width() - dim_needed))
    main = QRectF(room.left(), room.top(), wide, room.height())
    other = QRectF(main.right(), room.top(), room.width() - wide, room.height())
    if ribbon is Ribbon.OTHERS:
        main.moveRight(room.right())
        other.moveLeft(room.left())
    return _Halves(main, other, size, dim_size)


def _ordered(powers: tuple[Marks, ...], ribbon: Ribbon) -> tuple[Marks, Marks]:
    """Return the power that counts, then the other power."""
    return (powers[1], powers[0]) if ribbon is Ribbon.OTHERS else (powers[0], powers[1])


def _sizes(brush: Brush, room: float, first: Marks, second: Marks) -> tuple[float, float]:
    """Return the sizes of both powers; 0 and 0 if the other power would be too small to read."""
    unit = brush.unit
    free = room - 3 * _PAD * unit
    one, other = (width_of(line, _PROOF) / _PROOF * unit for line in (first, second))
    share = min(1.0, free / (one * COUNTS + other * WAITS))
    counts = max(_READABLE, COUNTS * share)
    waits = min(WAITS * share, (free - one * counts) / other)
    if waits < _LEAST:
        return 0.0, 0.0
    return counts * unit, waits * unit


def paint_ribbon(brush: Brush, box: QRectF) -> None:
    """Paint a ribbon of parchment with swallow tails at both ends."""
    painter = brush.painter
    notch = min(_PAD * 0.72 * brush.unit, box.width() / 4)
    middle = box.center().y()
    painter.setPen(QPen(QColor(CARD_INK), max(1.0, brush.unit)))
    painter.setBrush(QColor(PARCHMENT))
    painter.drawPolygon(
        QPolygonF(
            [
                box.topLeft(),
                box.topRight(),
                QPointF(box.right() - notch, middle),
                box.bottomRight(),
                box.bottomLeft(),
                QPointF(box.left() + notch, middle),
            ]
        )
    )
