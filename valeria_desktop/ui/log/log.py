"""The log: what happened, by turn, for all players or one."""

from __future__ import annotations

from enum import IntEnum
from typing import TYPE_CHECKING, Any, NamedTuple

from PySide6.QtCore import (
    QAbstractListModel,
    QModelIndex,
    QPersistentModelIndex,
    QSortFilterProxyModel,
    Qt,
)

from valeria_desktop.ui.kit.careful import never_raises
from valeria_desktop.ui.kit.words import tell

if TYPE_CHECKING:
    from collections.abc import Sequence

    from valeria_desktop.kernel.seats import Colour, Seat, Sign
    from valeria_desktop.session.chronicle import Line

Index = QModelIndex | QPersistentModelIndex


class LogRole(IntEnum):
    """What a line of the log knows."""

    SEAT = Qt.ItemDataRole.UserRole
    """The seat it happened to, or -1."""
    CARDS = Qt.ItemDataRole.UserRole + 1
    """The cards behind it."""
    IS_HEADING = Qt.ItemDataRole.UserRole + 2
    IS_NEW = Qt.ItemDataRole.UserRole + 3
    """It happened since the viewer decided last."""
    SHOWN = Qt.ItemDataRole.UserRole + 4
    """All that is painted of it, in one answer, as a repaint asks every line."""


class Shown(NamedTuple):
    """All that is painted of a line."""

    words: str
    is_heading: bool
    is_new: bool
    sign: Sign | None
    colour: Colour | None


class LogModel(QAbstractListModel):
    """The lines of a session's chronicle."""

    def __init__(self) -> None:
        super().__init__()
        self._lines: list[Line] = []
        self._words: list[str] = []
        """What the lines say; a list is painted far more often than it changes."""
        self._seats: tuple[Seat, ...] = ()
        self._new_from = 0

    def show_lines(self, lines: Sequence[Line], seats: tuple[Seat, ...]) -> None:
        """Show these lines, adding and taking away only what differs at the end."""
        same = self._same(lines) if seats == self._seats else 0
        self._seats = seats
        if same < len(self._lines):
            self.beginRemoveRows(QModelIndex(), same, len(self._lines) - 1)
            del self._lines[same:]
            del self._words[same:]
            self.endRemoveRows()
        if same < len(lines):
            self.beginInsertRows(QModelIndex(), same, len(lines) - 1)
            self._lines += lines[same:]
            names = tuple(seat.name for seat in seats)
            self._words += [tell(line.words(names)) for line in lines[same:]]
            self.endInsertRows()

    def _same(self, lines: Sequence[Line]) -> int:
        """Count the lines that are shown already; they only ever change at the end."""
        same = min(len(self._lines), len(lines))
        while same and self._lines[same - 1] is not lines[same - 1]:
            same -= 1
        return same

    def mark_from(self, row: int) -> None:
        """Count the lines from a row on as new to whoever looks at them now."""
        if row == self._new_from:
            return
        self._new_from = row
        if self._lines:
            last = self.index(len(self._lines) - 1)
            self.dataChanged.emit(self.index(0), last, [LogRole.IS_NEW])

    def rowCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self._lines)

    @never_raises
    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        if role == Qt.ItemDataRole.DisplayRole and orientation is Qt.Orientation.Horizontal:
            return self.tr("What happened")
        return None

    @never_raises
    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid() or index.row() >= len(self._lines):
            return None
        line = self._lines[index.row()]
        if role in {Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole}:
            return self._words[index.row()]
        is_new = index.row() >= self._new_from
        if role == LogRole.SHOWN:
            seat = None if line.seat is None else self._seats[line.seat]
            sign, colour = (seat.sign, seat.colour) if seat else (None, None)
            return Shown(self._words[index.row()], line.begins_turn, is_new, sign, colour)
        if role == LogRole.IS_NEW:
            return is_new
        return self._of_line(line, role)

    def _of_line(self, line: Line, role: int) -> Any:
        seat = line.seat
        match role:
            case LogRole.SEAT:
                return -1 if seat is None else seat
            case LogRole.CARDS:
                return line.things
            case LogRole.IS_HEADING:
                return line.begins_turn
        return None


class LogFilter(QSortFilterProxyModel):
    """Lets through the lines of one player, the headings of turns, and what is nobody's."""

    def __init__(self) -> None:
        """Let everything through."""
        super().__init__()
        self._seat = -1

    def show_seat(self, seat: int) -> None:
        """Show one seat only, or with -1 all of them."""
        self.beginFilterChange()
        self._seat = seat
        self.endFilterChange()

    def filterAcceptsRow(self, source_row: int, source_parent: Index) -> bool:
        if self._seat < 0:
            return True
        index = self.sourceModel().index(source_row, 0, source_parent)
        if self.sourceModel().data(index, LogRole.IS_HEADING):
            return True
        return bool(self.sourceModel().data(index, LogRole.SEAT) in {-1, self._seat})
