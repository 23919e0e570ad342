"""Where the parts of the roll map stand: head, own 6×6 map, a strip for each seat, foot."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QRectF

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtCore import QSize

SIDES = 6
RESULTS = 12
_EDGE, _HEAD, _FOOT, _FACE, _AXIS = 12, 34, 24, 17, 17
_SIGN, _MEAN, _GAP = 20, 32, 14
_FOOT_FROM = 150
"""Where it is lower there are no words below."""
_SHARE = 0.47
_BETWEEN = 5


class Strip(NamedTuple):
    """A seat's sign with its mean, and the room of its bars."""

    sign: QRectF
    mean: QRectF
    bars: QRectF

    def bar(self, result: int) -> QRectF:
        """Return the column of a result, from 1 to 12."""
        wide = self.bars.width() / RESULTS
        left = self.bars.left() + (result - 1) * wide
        return QRectF(left, self.bars.top(), wide, self.bars.height())

    @property
    def whole(self) -> QRectF:
        """All of it, to be pointed at."""
        return self.sign.united(self.bars).united(self.mean)


class RollsPlan(NamedTuple):
    """Where everything stands."""

    head: QRectF
    map: QRectF
    """The cells alone; the faces stand at its left and over it."""
    face: float
    strips: tuple[Strip, ...]
    axis: QRectF
    foot: QRectF | None

    def cell(self, first: int, second: int) -> QRectF:
        """Return the cell of a roll: die A goes down, die B to the right."""
        side = self.map.width() / SIDES
        left, top = self.map.left() + (second - 1) * side, self.map.top() + (first - 1) * side
        return QRectF(left, top, side, side)

    def face_a(self, face: int) -> QRectF:
        """Return the box of a face of die A: at the left of its row."""
        cell = self.cell(face, 1)
        return QRectF(cell.left() - self.face, cell.top() + 1, self.face - 2, cell.height() - 2)

    def face_b(self, face: int) -> QRectF:
        """Return the box of a face of die B: over its column."""
        cell = self.cell(1, face)
        wide = min(self.face - 2, cell.width() - 2)
        return QRectF(cell.center().x() - wide / 2, cell.top() - self.face, wide, self.face - 2)


def plan_of(size: QSize, seats: int, px: Callable[[float], int]) -> RollsPlan:
    """Share the room."""
    edge = px(_EDGE)
    head = QRectF(edge, 2, size.width() - 2 * edge, px(_HEAD) - 4)
    has_foot = size.height() >= px(_FOOT_FROM)
    bottom = size.height() - (px(_FOOT) + 4 if has_foot else edge)
    foot = QRectF(edge, bottom, size.width() - 2 * edge, px(_FOOT)) if has_foot else None
    body = QRectF(edge, head.bottom(), head.width(), bottom - head.bottom() - 2)
    face = px(_FACE)
    side = max(1.0, min(body.height(), body.width() * _SHARE) - face)
    cells = QRectF(body.left() + face, body.top() + face, side, side)
    left = cells.right() + px(_GAP)
    beside = QRectF(left, body.top(), body.right() - left, body.height())
    axis = QRectF(beside.left(), beside.bottom() - px(_AXIS), beside.width(), px(_AXIS))
    strips = tuple(_strips(beside.adjusted(0, 0, 0, -px(_AXIS)), seats, px))
    axis.setLeft(strips[0].bars.left() if strips else beside.left())
    return RollsPlan(head, cells, face, strips, axis, foot)


def _strips(room: QRectF, seats: int, px: Callable[[float], int]) -> list[Strip]:
    """Return each seat a row: its mean beside its sign, or below it where rows are high."""
    high = room.height() / max(1, seats)
    is_high = high >= px(_SIGN + _AXIS + _BETWEEN)
    side = min(px(_SIGN), high - 4)
    found = []
    for number in range(seats):
        top = room.top() + number * high
        middle = top + (high - (px(_AXIS) if is_high else 0)) / 2
        sign = QRectF(room.left(), middle - side / 2, side, side)
        mean = QRectF(sign.right() + 2, top, px(_MEAN), high)
        if is_high:
            mean = QRectF(room.left() - 4, sign.bottom(), px(_MEAN), px(_AXIS))
        left = max(mean.right(), sign.right()) + 3
        bars = QRectF(left, top + 2, room.right() - left, high - _BETWEEN)
        found.append(Strip(sign, mean, bars))
    return found
