"""The boxes of a game's end, and its kept sheets of parchment.

A sheet is kept because its torn edge takes longer to draw than everything on it.
"""

from __future__ import annotations

from enum import IntEnum
from typing import TYPE_CHECKING

from attrs import frozen
from PySide6.QtCore import QPoint, QRect, QRectF, QSize

from valeria_desktop.ui.paint.kept import KeptPictures
from valeria_desktop.ui.paint.parchment import paint_sheet

if TYPE_CHECKING:
    from PySide6.QtCore import QSizeF
    from PySide6.QtGui import QPainter

    from valeria_desktop.ui.paint.parchment import ParchmentLook
    from valeria_desktop.ui.paint.room_look import RoomLook


_EDGE = 20.0
_SHEET = 0.52
"""The width of the count's sheet, as a share of the room."""
_HEAD, _FOOT = 62.0, 16.0
_LANE, _LEAST_LANE = 132.0, 40.0
_CARD, _LEAST_CARD = 0.56, 0.36
_UPRIGHT = 0.7  # share of the free width for an upright card; a wide one may fill it
_WORDS, _BUTTON = 232.0, 48.0
_PICTURE_SHAPE = 240 / 320
PICTURES = 0.6
"""The winners' share of the width; the castle of the backdrop has the rest."""


@frozen
class FinaleBoxes:
    """The boxes in a room of one size, in pixels."""

    count: QRectF
    """The sheet of the count."""
    head: QRectF
    lanes: tuple[QRectF, ...]
    card: QRectF
    """The card with the secret."""
    words: QRectF
    """The sheet with the secret's points."""


def places_in(size: QSizeF, look: RoomLook, sides: int, shape: float) -> FinaleBoxes:
    """Divide a room for a number of sides, and for secrets of a shape (width to height)."""
    edge = look.box(_EDGE)
    room = QRectF(0, 0, size.width(), size.height())
    head = float(look.px(_HEAD))
    free = room.height() - 2 * edge - head - look.box(_FOOT)
    lane = max(look.box(_LEAST_LANE), min(look.box(_LANE), free / sides))
    high = head + lane * sides + look.box(_FOOT)
    count = QRectF(edge, (room.height() - high) / 2, room.width() * _SHEET, high)
    inset = look.box(20)
    top = count.top() + head
    lanes = tuple(
        QRectF(count.left() + inset, top + lane * number, count.width() - 2 * inset, lane)
        for number in range(sides)
    )
    title = QRectF(count.left() + inset, count.top() + look.box(8), count.width() - 2 * inset, head)
    left = count.right() + edge
    wide = room.right() - edge - left
    foot = look.px(_BUTTON) + edge
    free = room.height() - 2 * edge - look.px(_WORDS) - foot
    card_high = max(_LEAST_CARD * room.height(), min(free, _CARD * room.height()))
    card_high = min(card_high, wide * (_UPRIGHT if shape < 1 else 1.0) / shape)
    card = QRectF(0, edge, card_high * shape, card_high)
    card.moveLeft(left + (wide - card.width()) / 2)
    below = card.bottom() + look.box(10)
    words = QRectF(left, below, wide, room.bottom() - foot - below)
    return FinaleBoxes(count, title, lanes, card, words)


def pictures_in(room: QRectF, look: RoomLook, number: int) -> tuple[QRectF, ...]:
    """Return the boxes of the winners' pictures, side by side."""
    gap = look.box(18)
    high = room.height() - 2 * gap
    wide = min(high * _PICTURE_SHAPE, (room.width() * PICTURES - gap * (number + 1)) / number)
    high = wide / _PICTURE_SHAPE
    left = room.left() + (room.width() * PICTURES - number * wide - (number - 1) * gap) / 2
    top = room.top() + (room.height() - high) / 2
    return tuple(QRectF(left + index * (wide + gap), top, wide, high) for index in range(number))


_ROUND = 6
"""The room for the shadow around a sheet, in pixels."""


class SheetKind(IntEnum):
    """The sheets of a game's end."""

    COUNT = 0
    SECRET = 1
    VERDICT = 2


class FinaleSheets:
    """Paints the sheets, each from a kept picture."""

    def __init__(self, look: ParchmentLook) -> None:
        """Keep the last picture of each sheet."""
        self._look = look
        self._kept = KeptPictures(look)

    def paint(self, painter: QPainter, which: SheetKind, box: QRectF) -> None:
        """Paint a sheet into a box, on whole pixels."""
        corner = QPoint(round(box.left()) - _ROUND, round(box.top()) - _ROUND)
        size = QSize(round(box.width()) + 2 * _ROUND, round(box.height()) + 2 * _ROUND)
        self._kept.paint(
            painter,
            QRect(corner, size),
            (which, None, self._look.unit),
            lambda brush, room: paint_sheet(
                brush.painter,
                room.adjusted(_ROUND, _ROUND, -_ROUND, -_ROUND),
                self._look,
                is_lit=False,
            ),
        )
