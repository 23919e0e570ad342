"""Where everything lies on the council's board: two columns under a title, or with less room four.

With least room there is one row of signs.
"""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QPointF, QRectF

from valeria_desktop.games.valencia.rules.model.guild import SEATS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtCore import QSizeF

_COLUMNS, _MORE_COLUMNS = 2, 4
_EDGE, _TITLE, _FOOT = 10.0, 30.0, 12.0
_GAP, _ROW_GAP = 8.0, 6.0
_LEAST = 34.0  # units of a seat's height in two columns
_DRAWN = 146.0  # units of a seat's width as drawn
_TALLY = 46.0  # the sign of privileges with their number, where there is no title


class CouncilPlan(NamedTuple):
    """Boxes of a board, and the sections of a table that hold the seats."""

    columns: int
    title: QRectF
    """Empty where there is no room for one."""
    tally: QRectF
    """Where the privileges are counted."""
    seats: tuple[QRectF, ...]
    widths: tuple[int, ...]
    heights: tuple[int, ...]

    @property
    def has_names(self) -> bool:
        """Whether there is a title, and seats have room for a sign over a name."""
        return self.columns == _COLUMNS


def plan_of(size: QSizeF, unit: float, text: float) -> CouncilPlan:
    """Lay the council out in a room, given the sizes of a box's and of a text's pixel."""
    whole = QRectF(0, 0, size.width(), size.height())
    if size.height() >= (_TITLE + _FOOT + _needed(_COLUMNS)) * unit:
        return _titled(whole, unit, text)
    columns = (
        _MORE_COLUMNS if size.height() >= (2 * _FOOT + _needed(_MORE_COLUMNS)) * unit else SEATS
    )
    return _bare(whole, unit, columns)


def _needed(columns: int) -> float:
    rows = SEATS // columns
    return rows * _LEAST + (rows - 1) * _ROW_GAP


def _titled(whole: QRectF, unit: float, text: float) -> CouncilPlan:
    head = max(_TITLE * unit, min(24 * text + 6 * unit, whole.height() * 0.14))
    left, top = whole.left() + _EDGE * unit, whole.top() + head
    wide = whole.width() - (2 * _EDGE + 2) * unit
    room = QRectF(left, top, wide, whole.bottom() - (_FOOT + 4) * unit - top)
    line = head - _GAP * unit
    title = QRectF(room.left() + 2 * unit, whole.top() + 5 * unit, room.width() * 0.5, line)
    tally = QRectF(title.right(), title.top(), room.right() - title.right(), line)
    return _plan(whole, room, _COLUMNS, unit)._replace(title=title, tally=tally)


def _bare(whole: QRectF, unit: float, columns: int) -> CouncilPlan:
    edge = 8 * unit
    room = whole.adjusted(edge, edge, -edge - 2 * unit, -edge - 4 * unit)
    tally = QRectF(room)
    tally.setWidth(min(_TALLY * unit, room.width() * 0.11))
    room.setLeft(tally.right() + 5 * unit)
    return _plan(whole, room, columns, unit)._replace(tally=tally)


def _plan(whole: QRectF, room: QRectF, columns: int, unit: float) -> CouncilPlan:
    rows = SEATS // columns
    gap, down = (_GAP if columns == _COLUMNS else 5) * unit, _ROW_GAP * unit
    wide = (room.width() - (columns - 1) * gap) / columns
    if columns == SEATS:
        wide = min(wide, _DRAWN * unit)
    high = (room.height() - (rows - 1) * down) / rows
    seats = []
    for place in range(SEATS):
        row, column = divmod(place, columns)
        at = room.topLeft() + QPointF(column * (wide + gap), row * (high + down))
        seats.append(QRectF(round(at.x()), round(at.y()), round(wide), round(high)))
    widths = _sections([seat.right() + gap / 2 for seat in seats[:columns]], whole.width())
    heights = _sections([seat.bottom() + down / 2 for seat in seats[::columns]], whole.height())
    return CouncilPlan(columns, QRectF(), QRectF(), tuple(seats), widths, heights)


def _sections(ends: Sequence[float], whole: float) -> tuple[int, ...]:
    """Cut a length where seats end; the last section takes what is left."""
    cuts = [0, *(round(end) for end in ends[:-1]), round(whole)]
    return tuple(max(1, end - start) for start, end in pairwise(cuts))
