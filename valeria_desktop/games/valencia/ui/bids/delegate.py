"""Paints the rows of the ladder, as high as their panel has room for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QRect, QRectF, QSize
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem

from valeria_desktop.games.valencia.ui.bids.model import BidRole
from valeria_desktop.games.valencia.ui.bids.paint import line_height, paint_row
from valeria_desktop.games.valencia.ui.bids.rows import Kind
from valeria_desktop.ui.kit.kept import TURNS, KeptPictures
from valeria_desktop.ui.kit.room import Squeeze
from valeria_desktop.ui.place.ruler import Ruler

if TYPE_CHECKING:
    from collections.abc import Hashable

    from PySide6.QtGui import QPainter

    from valeria_desktop.games.valencia.ui.bids.rows import BidRow
    from valeria_desktop.ui.kit.brush import Brush
    from valeria_desktop.ui.kit.room import RoomLook
    from valeria_desktop.ui.kit.rows import Index

_GAP = 5.0
_ROW, _LOW = 44.0, 26.0  # units of a rank's row at most, and at least
_LOW_TEXT = 18.5  # of text's pixels, likewise
_SHARES = (1.0, 0.93, 0.86, 0.8)  # of their size that words are written in
_RANKS = (Kind.RANK, Kind.OPEN)


def ranks_in(rows: tuple[BidRow, ...]) -> int:
    """Count the ranks, taken or open."""
    return sum(row.kind in _RANKS for row in rows)


class BidsDelegate(QStyledItemDelegate):
    """Rows as high as the panel has room for."""

    def __init__(self, look: RoomLook, parent: QObject | None = None) -> None:
        """Paint with the look of a room."""
        super().__init__(parent)
        self._look = look
        self._kept = KeptPictures(look, each=TURNS)
        self.room = QSize(1, 1)
        self.rank_height = 1
        self._share = 1.0
        self.shifts: dict[Hashable, float] = {}
        """How far rows are still from where they belong."""

    @property
    def gap(self) -> int:
        """What lies between two rows; less where text is large."""
        return round((_GAP if self._look.squeeze < Squeeze.C else _GAP / 2) * self._look.unit)

    @property
    def least_rank(self) -> int:
        """How high a rank is at least, with the gap below it."""
        high = max(round(_LOW * self._look.unit), round(_LOW_TEXT * self._look.scale))
        return high + self.gap

    def fit(self, room: QSize, rows: tuple[BidRow, ...]) -> None:
        """Share a room between ranks, as far as lines of words leave some.

        Where all of it has no room, words are written smaller; then as many ranks are seen as fit
        whole, and the rest by scrolling.
        """
        self.room = room
        ranks, least = ranks_in(rows) or 1, self.least_rank
        for self._share in _SHARES:
            lines = sum(self._line_height(row) for row in rows if row.kind not in _RANKS)
            high = (room.height() - lines) // ranks
            if high >= least:
                break
        else:
            high = room.height() // max(1, room.height() // least)
        self.rank_height = min(high - self.gap, round(_ROW * self._look.unit))

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        row: BidRow = index.data(BidRole.ROW)
        if row.kind in _RANKS:
            return QSize(self.room.width(), self.rank_height + self.gap)
        return QSize(self.room.width(), self._line_height(row))

    def _line_height(self, row: BidRow) -> int:
        high = line_height(row, self.room.width(), Ruler(self._look), self._share)
        return round(high) + self.gap // 2

    def box_in(self, cell: QRect, row: BidRow) -> QRect:
        """Give where the row of a cell lies."""
        return cell.adjusted(0, 0, 0, -self.gap) if row.kind in _RANKS else cell

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        row: BidRow = index.data(BidRole.ROW)
        has_focus = bool(option.state & QStyle.StateFlag.State_HasFocus)
        box = self.box_in(option.rect, row).translated(0, round(self.shifts.get(row.key, 0)))

        def draw(brush: Brush, room: QRectF) -> None:
            paint_row(brush, room, row, Ruler(self._look), has_focus=has_focus)

        self._kept.paint(painter, box, (row.key, (row, has_focus), self._look.unit), draw)
