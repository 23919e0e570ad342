"""The pieces of a part as a table model."""

from __future__ import annotations

from itertools import chain, groupby
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, Qt

from valeria_desktop.ui.controls.rows import never_raises
from valeria_desktop.ui.pieces.piece import NOTHING
from valeria_desktop.ui.words.label import unmarked

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping, Sequence

    from valeria_desktop.kernel.at import At
    from valeria_desktop.ui.controls.rows import Index
    from valeria_desktop.ui.pieces.piece import LaidPart, Piece


class PiecesModel(QAbstractTableModel):
    """The pieces by rows and columns, for screen readers and tests.

    A list reports coming, going, moving and changing pieces. A table with other places is reset.
    """

    def __init__(self, words_of: Callable[[Piece], str], parent: QObject | None = None) -> None:
        """Make an empty model; `words_of` returns a piece's words when a screen reader asks."""
        super().__init__(parent)
        self._words_of = words_of
        self.laid = NOTHING
        self._pieces: list[Piece | None] = []
        self._cells: dict[At, int] = {}

    def show(self, laid: LaidPart) -> None:
        """Show pieces, and report only the changes."""
        before, cells = self.laid, _cells_of(laid.pieces)
        laid = laid.with_same(before)
        shape = before.columns, len(self._pieces), self._cells
        if shape == (laid.columns, len(laid.pieces), cells):
            old, self.laid, self._pieces = self._pieces, laid, list(laid.pieces)
            self._tell_changed(
                cell for cell in cells.values() if old[cell] is not laid.pieces[cell]
            )
        elif before.columns == laid.columns == 1:
            self.laid = laid
            self._remove_missing(cells)
            self._put_all(laid.pieces)
        else:
            self.beginResetModel()
            self.laid, self._pieces, self._cells = laid, list(laid.pieces), cells
            self.endResetModel()

    def _tell_changed(self, cells: Iterable[int]) -> None:
        """Report changed pieces; neighbours in a row at once."""
        columns = self.laid.columns
        for row, run in _runs_in_rows(cells, columns):
            first, last = run[0] % columns, run[-1] % columns
            self.dataChanged.emit(self.createIndex(row, first), self.createIndex(row, last))

    def _remove_missing(self, cells: Mapping[At, int]) -> None:
        """Remove the pieces that have gone; neighbours go at once."""
        row = len(self._pieces)
        for has_gone, run in groupby(reversed(tuple(self._pieces)), _is_outside(cells)):
            last, row = row - 1, row - len(tuple(run))
            if has_gone:
                self.beginRemoveRows(QModelIndex(), row, last)
                del self._pieces[row : last + 1]
                self._cells = _cells_of(self._pieces)
                self.endRemoveRows()

    def _put_all(self, pieces: Iterable[Piece | None]) -> None:
        """Put pieces in their order; new neighbours come at once."""
        row = 0
        for is_new, run in groupby(pieces, _is_outside(self._cells)):
            together = tuple(run)
            if is_new:
                self._insert(row, together)
            else:
                self._put(row, filter(None, together))
            row += len(together)

    def _insert(self, row: int, pieces: Sequence[Piece | None]) -> None:
        self.beginInsertRows(QModelIndex(), row, row + len(pieces) - 1)
        self._pieces[row:row] = pieces
        self._cells = _cells_of(self._pieces)
        self.endInsertRows()

    def _put(self, first: int, pieces: Iterable[Piece]) -> None:
        """Put pieces of before into the rows that they have now."""
        for row, piece in enumerate(pieces, first):
            old = self._cells[piece.at]
            if old != row:
                self.beginMoveRows(QModelIndex(), old, old, QModelIndex(), row)
                self._pieces.insert(row, self._pieces.pop(old))
                self._cells = _cells_of(self._pieces)
                self.endMoveRows()
            if self._pieces[row] is not piece:
                self._pieces[row] = piece
                self.dataChanged.emit(self.index(row, 0), self.index(row, 0))

    def tell(self, at: At) -> None:
        """Report that a thing's words have changed; one on another leaf has no index here."""
        if (index := self.index_of(at)).isValid():
            self.dataChanged.emit(index, index, [int(Qt.ItemDataRole.AccessibleTextRole)])

    def index_of(self, at: At | None) -> QModelIndex:
        """Return the index of a thing; an invalid one if it doesn't lie here."""
        cell = None if at is None else self._cells.get(at)
        if cell is None:
            return QModelIndex()
        return self.createIndex(*divmod(cell, self.laid.columns))

    def piece(self, index: Index) -> Piece | None:
        """Return the piece at an index; None for an empty cell."""
        if not index.isValid():
            return None
        cell = index.row() * self.laid.columns + index.column()
        return self._pieces[cell] if cell < len(self._pieces) else None

    # --- Qt's questions to a model

    def rowCount(self, parent: Index | None = None) -> int:
        is_inside = parent is not None and parent.isValid()
        return 0 if is_inside else -(-len(self._pieces) // self.laid.columns)

    def columnCount(self, parent: Index | None = None) -> int:
        is_inside = parent is not None and parent.isValid()
        return 0 if is_inside or not self._pieces else self.laid.columns

    @never_raises
    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        if role != Qt.ItemDataRole.DisplayRole:
            return None
        if orientation is Qt.Orientation.Horizontal:
            return next(chain(self.laid.headings[section : section + 1], (self.laid.heading,)))
        return next(chain(self.laid.rows[section : section + 1], (None,)))

    @never_raises
    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        piece = self.piece(index)
        if piece is None:
            return None
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return self._words_of(piece)
        known: dict[int, object] = {
            Qt.ItemDataRole.DisplayRole: piece.name,
            Qt.ItemDataRole.AccessibleDescriptionRole: piece.explained or None,
            Qt.ItemDataRole.ToolTipRole: unmarked(piece.told) if piece.told else None,
        }
        return known.get(role)


def _cells_of(pieces: Iterable[Piece | None]) -> dict[At, int]:
    """Return the first cell of each piece."""
    cells: dict[At, int] = {}
    for cell, piece in enumerate(pieces):
        if piece is not None:
            cells.setdefault(piece.at, cell)
    return cells


def _is_outside(cells: Mapping[At, int]) -> Callable[[Piece | None], bool]:
    """Return a test of whether a piece has no cell."""
    return lambda piece: piece is None or piece.at not in cells


def _runs_in_rows(cells: Iterable[int], columns: int) -> Iterable[tuple[int, list[int]]]:
    """Yield each run of neighbouring cells with its row."""

    def run_of(numbered: tuple[int, int]) -> tuple[int, int]:
        number, cell = numbered
        return cell // columns, cell - number

    for (row, _), run in groupby(enumerate(cells), run_of):
        yield row, [cell for _, cell in run]
