"""Places of stacks: fans of cards side by side, as open and as large as their room allows."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import frozen
from PySide6.QtCore import QRectF

from valeria_desktop.games.valencia.ui.cards.dyes import SHAPE

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

_HIGHEST, _LOWEST, _LOWEST_OPEN = 100, 50, 24  # heights of a card, in units
_LARGER = 1.7
"""Growth of cards on a high board, as a factor of the greatest height."""
_STEPS = (0.64, 0.5, 0.4, 0.32)
"""Widths that the next card leaves free of a card, in widths of a card, the widest first."""
_CLOSED = 0.06
_SIZES = (1.0, 0.92, 0.84, 0.76, 0.68, 0.6)
_AROUND, _APART, _ABOVE = 6, 10, 8
_CAPSULE, _CAPSULE_WIDE = 25, 52
_SLIMMEST = 14  # units of width; a slimmer card can't be read


@frozen
class Fan:
    """The places of one stack: its tray, its cards and its sum."""

    tray: QRectF
    cards: tuple[QRectF, ...]
    shown: tuple[float, ...]
    """The free width of each card, in pixels."""
    sum: QRectF

    @property
    def whole(self) -> QRectF:
        """The box around all cards; without room for cards, the box of the sum."""
        if not self.cards:
            return QRectF(self.sum)
        return self.cards[0].united(self.cards[-1])


def lay_fans(sizes: Sequence[int], box: QRectF, unit: float, text: float) -> tuple[Fan, ...]:
    """Lay stacks of these sizes into a box, from the left; `text` is the text's scale."""
    if not sizes or box.isEmpty():
        return tuple(Fan(QRectF(), (), (), QRectF()) for _ in sizes)
    foot = min(_CAPSULE * text, box.height() * 0.4)
    box = QRectF(box)
    box.setHeight(min(box.height(), foot + (_HIGHEST * _LARGER + 5 * _AROUND) * unit))
    room = box.height() - foot - (_ABOVE + 2 * _AROUND) * unit
    highest = min(room, _HIGHEST * unit * (_LARGER if room > _HIGHEST * _LARGER * unit else 1))
    tries = _tries(highest, unit) if highest > _LOWEST_OPEN * unit else ()
    for high, step in tries:
        widths = [_width(size, high * SHAPE, step, unit) for size in sizes]
        if sum(widths) + _APART * unit * (len(sizes) - 1) <= box.width():
            break
    else:
        high, step = max(0.0, min(highest, _HIGHEST * unit)), _CLOSED
        widths = _shared(sizes, box, (unit, text))
    return tuple(_laid(sizes, widths, box, (high, step), (unit, text)))


def _tries(highest: float, unit: float) -> Iterator[tuple[float, float]]:
    for size in _SIZES:
        high = highest * size
        if high >= min(highest, _LOWEST * unit):
            for step in _STEPS:
                yield high, step


def _width(size: int, card: float, step: float, unit: float) -> float:
    return card + (size - 1) * card * step + 2 * _AROUND * unit


def _shared(sizes: Sequence[int], box: QRectF, measure: tuple[float, float]) -> list[float]:
    """Return the same width for each stack, at most the width of a card or a sum."""
    unit, text = measure
    apart = _APART * unit * 0.5
    most = max(_HIGHEST * SHAPE * unit, _CAPSULE_WIDE * text) + 2 * _AROUND * unit
    return [max(1.0, min(most, (box.width() + apart) / len(sizes) - apart))] * len(sizes)


def _laid(
    sizes: Sequence[int],
    widths: Sequence[float],
    box: QRectF,
    shape: tuple[float, float],
    measure: tuple[float, float],
) -> Iterator[Fan]:
    unit, _ = measure
    spare = box.width() - sum(widths)
    apart = min(_APART * unit, spare / max(1, len(sizes) - 1))
    left = box.left()
    for size, width in zip(sizes, widths, strict=True):
        yield _fan(size, QRectF(left, box.top(), width, box.height()), shape, measure)
        left += width + apart


def _fan(size: int, tray: QRectF, shape: tuple[float, float], measure: tuple[float, float]) -> Fan:
    (high, step), (unit, text) = shape, measure
    around = _AROUND * unit
    foot = min(_CAPSULE * text, tray.height() * 0.4)
    wide = min(high * SHAPE, tray.width() - 2 * around)
    wide_sum = min(_CAPSULE_WIDE * text, tray.width() - 2)
    capsule = QRectF(0, tray.bottom() - foot - 0.5 * around, wide_sum, foot)
    capsule.moveLeft(tray.center().x() - wide_sum / 2)
    if wide < _SLIMMEST * unit:
        capsule.moveCenter(tray.center())
        return Fan(tray, (), (), capsule)
    high = wide / SHAPE
    reach = (tray.width() - 2 * around - wide) / max(1, size - 1)
    by = min(wide * step, reach) if step == _CLOSED else wide * step
    top = tray.top() + max(0.0, (capsule.top() - tray.top() - high) * 0.5)
    boxes = tuple(
        QRectF(tray.left() + around + place * by, top, wide, high) for place in range(size)
    )
    shown = tuple(wide if place == size - 1 else by for place in range(size))
    return Fan(tray, boxes, shown, capsule)


def wished_width(sizes: Sequence[int], unit: float) -> float:
    """Return the width of open stacks of full size, in pixels."""
    high = _HIGHEST * unit
    widths = [_width(size, high * SHAPE, _STEPS[0], unit) for size in sizes]
    return sum(widths) + _APART * unit * len(sizes) + 2 * _ABOVE * unit
