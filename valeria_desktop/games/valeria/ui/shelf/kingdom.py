"""The kingdom that would be dealt: twenty cards in two rows, each with the sign of its box."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize

from valeria_desktop.games.valeria.ui.screens.stacks_preview import Stacks

_STACKS = 20
_LOW, _HIGH = 10, 5
"""The columns of a low room, and those of a high one: the market's own."""
_EDGE, _GAP, _BELOW = 8.0, 8.0, 12.0
_LOWEST = 70.0
"""The least height of a card whose foot can be read, in pixels at 100 %."""
_SLIMMEST, _WIDEST = 0.85, 2.1
"""The least and the greatest width of a card, by its height."""


class KingdomStacks(Stacks):
    """The twenty stacks in two rows of ten, or in four rows where there is room for them."""

    def minimumSizeHint(self) -> QSize:
        return QSize(400, 90)

    def lay(self) -> None:
        self.part.cards = boxes = boxes_in(self.room_size)
        self.part.has_feet = boxes[0].height() >= _LOWEST * self.look.scale
        super().lay()


def boxes_in(room: QSize) -> tuple[QRectF, ...]:
    """Return the boxes of twenty cards in a room, row by row."""
    wide, high = _size_of(room, _LOW)
    columns = _LOW
    if wide < high * _SLIMMEST:
        columns = _HIGH
        wide, high = _size_of(room, columns)
    wide, high = min(wide, high * _WIDEST), min(high, wide)  # a card lies, it never stands
    left = (room.width() - columns * wide - (columns - 1) * _GAP) / 2
    return tuple(
        QRectF(round(left + column * (wide + _GAP)), round(_EDGE + row * (high + _GAP)),
               round(wide), round(high))
        for row in range(_STACKS // columns)
        for column in range(columns)
    )  # fmt: skip


def _size_of(room: QSize, columns: int) -> tuple[float, float]:
    """Return the width and the height of each card in a number of columns."""
    rows = _STACKS // columns
    wide = (room.width() - 2 * _EDGE - _BELOW - (columns - 1) * _GAP) / columns
    high = (room.height() - _EDGE - _BELOW - (rows - 1) * _GAP) / rows
    return wide, high
