"""The pieces of a part as a table model."""

from __future__ import annotations

from itertools import chain
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, Qt

from valeria_desktop.ui.kit.careful import never_raises
from valeria_desktop.ui.kit.plain import unmarked
from valeria_desktop.ui.pieces.piece import NOTHING

if TYPE_CHECKING:
    from valeria_desktop.kernel.at import At
    from valeria_desktop.ui.kit.rows import Index
    from valeria_desktop.ui.pieces.piece import Laid, Piece


class PiecesModel(QAbstractTableModel):
    """The pieces by rows and columns, as screen readers and tests read them."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.laid = NOTHING
        self._cells: dict[At, int] = {}

    def show(self, laid: Laid) -> None:
        """Show pieces, and tell only what differs as long as the same things lie there."""
        before, cells = self.laid, _cells_of(laid)
        if (before.columns, self._cells) != (laid.columns, cells):
            self.beginResetModel()
            self.laid, self._cells = laid, cells
            self.endResetModel()
            return
        self.laid = laid
        for at, cell in self._cells.items():
            if before.pieces[cell] != laid.pieces[cell]:
                index = self.index_of(at)
                self.dataChanged.emit(index, index)

    def index_of(self, at: At | None) -> QModelIndex:
        """Return the index of a thing; an invalid one if it doesn't lie here."""
        cell = None if at is None else self._cells.get(at)
        return QModelIndex() if cell is None else self.index(*divmod(cell, self.laid.columns))

    def piece(self, index: Index) -> Piece | None:
        """Return the piece at an index; None where nothing lies."""
        if not index.isValid():
            return None
        cell = index.row() * self.laid.columns + index.column()
        return self.laid.pieces[cell] if cell < len(self.laid.pieces) else None

    # --- what Qt asks

    def rowCount(self, parent: Index | None = None) -> int:
        is_inside = parent is not None and parent.isValid()
        return 0 if is_inside else -(-len(self.laid.pieces) // self.laid.columns)

    def columnCount(self, parent: Index | None = None) -> int:
        is_inside = parent is not None and parent.isValid()
        return 0 if is_inside or not self.laid.pieces else self.laid.columns

    @never_raises
    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        if role != Qt.ItemDataRole.DisplayRole:
            return None
        if orientation is Qt.Orientation.Horizontal:
            return self.laid.heading
        return next(chain(self.laid.rows[section : section + 1], (None,)))

    @never_raises
    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        piece = self.piece(index)
        if piece is None:
            return None
        known: dict[int, object] = {
            Qt.ItemDataRole.DisplayRole: piece.name,
            Qt.ItemDataRole.AccessibleTextRole: piece.words,
            Qt.ItemDataRole.AccessibleDescriptionRole: piece.explained or None,
            Qt.ItemDataRole.ToolTipRole: unmarked(piece.told) if piece.told else None,
        }
        return known.get(role)


def _cells_of(laid: Laid) -> dict[At, int]:
    """Return the first cell of each piece."""
    cells: dict[At, int] = {}
    for cell, piece in enumerate(laid.pieces):
        if piece is not None:
            cells.setdefault(piece.at, cell)
    return cells
