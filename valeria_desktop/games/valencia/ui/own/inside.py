"""How your board divides its inside: head, tracks, goods, stacks, deck, quarter.

The table's plan gives the outer box only. Sizes are those of a board of 1260×199; what is read
grows with the text, what is looked at with the box. With little room tracks stand two by two, the
sky goes, then the quarter becomes two chips; at last a bar of numbers is left.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import frozen
from PySide6.QtCore import QRect, QRectF, QSizeF

from valeria_desktop.ui.kit.room import Squeeze

if TYPE_CHECKING:
    from PySide6.QtCore import QSize

    from valeria_desktop.ui.kit.room import RoomLook

BOARD = QSizeF(1260, 199)
_LEFT, _TOP, _RIGHT, _BOTTOM = 15, 9, 12, 13
_TEXT, _MOST_LEFT = 228, 0.42  # what is read at the left: its width, and of the board at most
_HEAD, _HEAD_ALONE, _GOODS, _GOODS_LOW, _TRACK = 46, 34, 60, 46, 34
_BESIDE = 8
_SHORT = 110  # a lower board is a bar of numbers
_LEAF = 300  # units of height; on a higher board nothing at the left stretches
_QUARTER, _QUARTER_LEAST, _STRIP, _CHIPS = 388, 210, 168, 52
_DECK, _DECK_SMALL = 166, 112
_STACKS_LEAST, _STACKS_HIGH = 170, 240
_TITLE = 27
_STACKED = 3.0
"""How wide a track is whose notches are below its number, of its height."""
_BAR = (0.19, 0.24, 0.18, 0.23, 0.09, 0.07)
"""Shares of a bar: head, both tracks, goods, stacks, deck, chips."""


@frozen
class Inside:
    """Where the parts of the board are, in its coordinates, and what has given way."""

    head: QRect
    tracks: tuple[QRect, QRect]
    goods: QRect
    stacks: QRect
    piles: QRect
    quarter: QRect
    titles: tuple[QRect, QRect]
    """Over stacks and deck; empty where there is no room."""
    has_sky: bool
    is_chips: bool
    """Of the quarter only two chips are there."""
    is_stacked: bool
    """Tracks stand beside each other, their notches below the number."""
    is_bar: bool
    """There is room for the numbers only."""


def inside_of(look: RoomLook, size: QSize, wished: float) -> Inside:
    """Divide a board whose stacks would like so much width."""
    return _Division(look, size).inside(wished)


class _Division:
    def __init__(self, look: RoomLook, size: QSize) -> None:
        self.unit, self.text, self.squeeze = look.unit, look.scale, look.squeeze
        unit = self.unit
        self.room = QRectF(0, 0, size.width(), size.height()).adjusted(
            _LEFT * unit, _TOP * unit, -_RIGHT * unit, -_BOTTOM * unit
        )
        self.is_bar = size.height() < _SHORT * unit
        self.is_leaf = self.room.height() > _LEAF * unit
        self.left = min(_TEXT * self.text, self.room.width() * _MOST_LEFT)

    def inside(self, wished: float) -> Inside:
        if self.is_bar:
            return self._bar()
        is_stacked = self.squeeze >= Squeeze.D and not self.is_leaf
        head, tracks, goods = self._at_left(is_stacked=is_stacked)
        rest = QRectF(self.room)
        rest.setLeft(self.room.left() + self.left + _BESIDE * self.unit)
        if self.is_leaf:
            return self._leaf((head, tracks, goods), rest)
        least = _DECK if self.squeeze < Squeeze.C else _DECK_SMALL
        deck = min(least * self.unit, rest.width() * 0.3)
        quarter, has_sky, is_chips = self._quarter(rest.width() - deck, wished)
        deck = min(_DECK * self.unit, max(deck, rest.width() - quarter - wished))
        right = QRectF(rest)
        right.setLeft(rest.right() - quarter)
        piles = QRectF(rest)
        piles.setRight(right.left() - _BESIDE * self.unit)
        piles.setLeft(piles.right() - deck)
        stacks = QRectF(rest)
        stacks.setRight(piles.left() - 2 * self.unit)
        titles = self._titles((stacks, piles))
        return Inside(
            _snapped(head), tracks, _snapped(goods), _snapped(stacks), _snapped(piles),
            _snapped(right), titles, has_sky, is_chips, is_stacked, is_bar=False,
        )  # fmt: skip

    def _leaf(self, left: tuple[QRectF, tuple[QRect, QRect], QRectF], rest: QRectF) -> Inside:
        """On a high board stacks lie above deck and quarter."""
        unit = self.unit
        high = min(rest.height() * 0.5, _STACKS_HIGH * unit + 2 * _TITLE * self.text)
        stacks, piles, quarter = QRectF(rest), QRectF(rest), QRectF(rest)
        stacks.setHeight(high)
        piles.setTop(stacks.bottom() + _BESIDE * unit)
        piles.setWidth(min(_DECK * unit * 1.3, rest.width() * 0.4))
        piles.setHeight(min(piles.height(), high))
        quarter.setTop(piles.top())
        quarter.setLeft(piles.right() + _BESIDE * unit)
        titles = self._titles((stacks, piles))
        head, tracks, goods = left
        return Inside(
            _snapped(head), tracks, _snapped(goods), _snapped(stacks), _snapped(piles),
            _snapped(quarter), titles,
            has_sky=True, is_chips=False, is_stacked=False, is_bar=False,
        )  # fmt: skip

    # --- the left

    def _at_left(self, *, is_stacked: bool) -> tuple[QRectF, tuple[QRect, QRect], QRectF]:
        """Stack head, tracks and goods; what doesn't fit shrinks by the same share."""
        unit, text = self.unit, self.text
        lines = 1 if is_stacked else 2
        track = self.left / 2 / _STACKED if is_stacked else _TRACK * text
        head_high = (_HEAD_ALONE if is_stacked else _HEAD) * text
        wanted = [head_high, track * lines, (_GOODS_LOW if is_stacked else _GOODS) * text]
        share = min(1.0, (self.room.height() - 2 * unit) / sum(wanted))
        heights = [high * share for high in wanted]
        spare = self.room.height() - sum(heights)
        if not self.is_leaf:
            heights = [high + spare / len(heights) for high in heights]
        top, boxes = self.room.top(), []
        for high in heights:
            boxes.append(QRectF(self.room.left(), top, self.left, high))
            top += high
        head, middle, goods = boxes
        goods.setTop(goods.top() + 3 * unit)
        return head, _two(middle, is_beside=is_stacked), goods

    # --- the right

    def _quarter(self, room: float, wished: float) -> tuple[float, bool, bool]:
        """Return the width of the quarter, whether it has its sky, and whether it is two chips."""
        unit, text = self.unit, self.text
        chips = _CHIPS * text, False, True
        least = _STACKS_LEAST * unit
        if self.squeeze >= Squeeze.D:
            return chips
        if self.squeeze is Squeeze.C or room - least < _QUARTER_LEAST * unit:
            strip = _STRIP * text
            return (strip, False, False) if room - strip > least * 1.2 else chips
        wide = min(room - wished, _QUARTER * unit * 1.25)
        return max(_QUARTER_LEAST * unit, wide), True, False

    def _titles(self, boxes: tuple[QRectF, QRectF]) -> tuple[QRect, QRect]:
        """Take a line for titles off the tops of boxes, where they are high."""
        high = _TITLE * self.text
        if self.squeeze >= Squeeze.C and not self.is_leaf:
            return QRect(), QRect()
        lines = []
        for box in boxes:
            line = QRectF(box.left() + 9 * self.unit, box.top(), box.width(), high)
            line.setRight(box.right())
            lines.append(_snapped(line))
            box.setTop(box.top() + high)
        return lines[0], lines[1]

    # --- the bar

    def _bar(self) -> Inside:
        gap = _BESIDE * self.unit
        width, left, boxes = self.room.width() - gap * (len(_BAR) - 1), self.room.left(), []
        for share in _BAR:
            boxes.append(QRectF(left, self.room.top(), width * share, self.room.height()))
            left += width * share + gap
        head, tracks, goods, stacks, piles, right = boxes
        nothing = QRect()
        return Inside(
            _snapped(head), _two(tracks, is_beside=True), _snapped(goods), _snapped(stacks),
            _snapped(piles), _snapped(right), (nothing, nothing),
            has_sky=False, is_chips=True, is_stacked=True, is_bar=True,
        )  # fmt: skip


def _two(room: QRectF, *, is_beside: bool) -> tuple[QRect, QRect]:
    """Cut a box in two, beside or below each other."""
    one, other = QRectF(room), QRectF(room)
    if is_beside:
        wide = min(room.width() / 2, room.height() * _STACKED)
        one.setWidth(wide)
        other.setLeft(room.center().x())
        other.setWidth(wide)
    else:
        one.setBottom(room.center().y())
        other.setTop(room.center().y())
    return _snapped(one), _snapped(other)


def _snapped(box: QRectF) -> QRect:
    """Round the edges of a box, so that neighbours stay neighbours."""
    left, top = round(box.left()), round(box.top())
    return QRect(left, top, round(box.right()) - left, round(box.bottom()) - top)
