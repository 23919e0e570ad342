"""Rows of the history as table models: each column has words, and a value to sort by."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from attrs import frozen
from PySide6.QtCore import QAbstractTableModel, QModelIndex, QPersistentModelIndex, Qt

from valeria_desktop.ui.controls.rows import never_raises

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from valeria_desktop.storage.ledger import KeptGame

Index = QModelIndex | QPersistentModelIndex
SORT = int(Qt.ItemDataRole.UserRole)
ROW = SORT + 1
_WORDS = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_NUMBER = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


@frozen
class Column:
    """A column of a table."""

    heading: str
    words: Callable[[Any], str]
    value: Callable[[Any], Any] | None = None
    """Returns the value to sort a row by; without it, rows are sorted by the words."""

    @property
    def alignment(self) -> Qt.AlignmentFlag:
        """The alignment of the column's words: numbers to the right."""
        return _NUMBER if self.value else _WORDS

    def sorted_by(self, row: object) -> Any:
        """Return the value by which this column sorts a row."""
        return self.value(row) if self.value else self.words(row)


def number(
    heading: str, value: Callable[[Any], float], write: Callable[[float], str] = "{:.0f}".format
) -> Column:
    """Return a column of numbers."""
    return Column(heading, lambda row: write(value(row)), value)


@frozen
class HistoryTable:
    """A table of the history: its name, its title, its columns, and a maker of its rows."""

    name: str
    title: str
    columns: Sequence[Column]
    rows: Callable[[Sequence[KeptGame]], Sequence[object]]


class HistoryRowsModel(QAbstractTableModel):
    """Rows of one kind under fixed columns."""

    def __init__(self, columns: Sequence[Column]) -> None:
        super().__init__()
        self._columns = tuple(columns)
        self._rows: list[object] = []

    def show(self, rows: Sequence[object]) -> None:
        """Show other rows."""
        self.beginResetModel()
        self._rows = list(rows)
        self.endResetModel()

    def rowCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self._rows)

    def columnCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self._columns)

    @never_raises
    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        is_across = orientation is Qt.Orientation.Horizontal and section < len(self._columns)
        if role == Qt.ItemDataRole.TextAlignmentRole and is_across:
            return int(self._columns[section].alignment) | int(Qt.TextFlag.TextWordWrap)
        if role != Qt.ItemDataRole.DisplayRole:
            return None
        return self._columns[section].heading if is_across else str(section + 1)

    @never_raises
    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        row, column = self._rows[index.row()], self._columns[index.column()]
        makers: dict[int, Callable[[], Any]] = {
            Qt.ItemDataRole.DisplayRole: lambda: column.words(row),
            Qt.ItemDataRole.AccessibleTextRole: lambda: f"{column.heading}: {column.words(row)}",
            Qt.ItemDataRole.TextAlignmentRole: lambda: column.alignment,
            SORT: lambda: column.sorted_by(row),
            ROW: lambda: row,
        }
        return makers[role]() if role in makers else None
