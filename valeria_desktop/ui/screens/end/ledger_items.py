"""The places of stamps, plates and notes in a room: in rows that wrap, from a number outwards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import frozen
from PySide6.QtCore import QRectF
from PySide6.QtGui import QFontMetricsF

from valeria_desktop.ui.paint.look import LEAST_LETTERS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from valeria_desktop.ui.pieces.piece import PartRoom
    from valeria_desktop.ui.screens.end.score_ledger import LedgerItem

SUM, GAP = 15.0, 6.0
"""The size of sums on plates, and the distance of items, in units."""
_WHOLE, _PLATE, _NOTE = (1.0, 20.0), (0.82, 18.0), (0.62, 17.0)
"""The height of a stamp, a plate and a note: a share of a stamp's side, and the least, in pixels
of text."""
_COVERED = 0.7
"""The most of a stamp's side that its points may have and lie on it."""


@frozen
class PlacedItem:
    """A stamp or a plate in its box."""

    item: LedgerItem
    box: QRectF


def points_side(stamp: float) -> float:
    """Return the side of the laurel with a stamp's points, in pixels."""
    return max(stamp * 0.48, LEAST_LETTERS * 1.5)


def beside_stamp(stamp: float, item: LedgerItem) -> float:
    """Return how far the points reach out of a stamp: they would hide half of a small one."""
    laurel = points_side(stamp)
    return laurel * 0.55 if item.points and laurel > _COVERED * stamp else 0.0


class ItemFlow:
    """Measures and places items; their stamps have a side in pixels."""

    def __init__(self, room: PartRoom) -> None:
        """Take the sizes of a room."""
        self._unit, self._text, self._look = room.unit, room.text, room.look
        self.are_beside = True
        """Whether the points of small stamps stand beside them."""

    def height(self, item: LedgerItem, side: float) -> float:
        """Return the height of an item beside stamps of a side: its text can always be read."""
        share, least = _NOTE if item.is_note else _PLATE if _is_plate(item) else _WHOLE
        return max(share * side, least * self._text)

    def row_height(self, row: Sequence[tuple[LedgerItem, float]], side: float) -> float:
        """Return the height of a row of items."""
        return max(self.height(item, side) for item, _ in row)

    def _width(self, item: LedgerItem, side: float, most: float) -> float:
        """Return the width of an item beside stamps of a side, in a room."""
        high, unit = self.height(item, side), self._unit
        if not _is_plate(item):
            return high + (beside_stamp(high, item) if self.are_beside else 0.0)
        words = item.sum
        if item.is_note and not words:
            if item.count * high <= most:
                return item.count * high
            words = f"×{item.count}"
        font = self._look.font(SUM) if item.is_note else self._look.bold(SUM)
        wide = QFontMetricsF(font).horizontalAdvance(words)
        if item.is_note:
            return wide + high + 10 * unit
        return wide + (high * 0.75 if item.sign else 6 * unit) + high * 0.8 + 12 * unit

    def rows(
        self, items: Sequence[LedgerItem], side: float, width: float
    ) -> list[list[tuple[LedgerItem, float]]]:
        """Return items in rows that are no wider than a width, each with its own width."""
        rows: list[list[tuple[LedgerItem, float]]] = []
        used, gap = 0.0, GAP * self._unit
        for item in items:
            wide = min(self._width(item, side, width), width)
            if not rows or used + gap + wide > width:
                rows.append([])
                used = -gap
            rows[-1].append((item, wide))
            used += gap + wide
        return rows

    def placed(
        self, items: Sequence[LedgerItem], side: float, room: QRectF, *, is_left: bool
    ) -> tuple[PlacedItem, ...]:
        """Place items from their number outwards, in the middle of a room's height."""
        rows, gap = self.rows(items, side, room.width()), GAP * self._unit
        heights = [self.row_height(row, side) for row in rows]
        spare = room.height() - sum(heights)
        apart = max(0.0, min(gap, spare / (len(rows) + 1)))
        top = room.top() + (spare - apart * (len(rows) - 1)) / 2
        placed = []
        for row, row_height in zip(rows, heights, strict=True):
            x = room.right() if is_left else room.left()
            for item, wide in row:
                high = self.height(item, side)
                left = x - wide if is_left else x
                box = QRectF(left, top + (row_height - high) / 2, wide, high)
                placed.append(PlacedItem(item, box))
                x += -(wide + gap) if is_left else wide + gap
            top += row_height + apart
        return tuple(placed)


def _is_plate(item: LedgerItem) -> bool:
    return item.thing is None or bool(item.sum or item.sign)
