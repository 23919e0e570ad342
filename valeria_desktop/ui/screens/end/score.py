"""The final score as a table model: a row for each source of points, a column for each player."""

from __future__ import annotations

from enum import IntEnum
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QPersistentModelIndex, Qt

from valeria_desktop.ui.controls.rows import never_raises
from valeria_desktop.ui.screens.end.count import sources_of
from valeria_desktop.ui.screens.end.end_parts import ScoreWords
from valeria_desktop.ui.words.figures import whole

if TYPE_CHECKING:
    from collections.abc import Sequence

    from valeria_desktop.kernel.score import Score, ScoreLine

Index = QModelIndex | QPersistentModelIndex
_TOTAL = "total"


class ScoreRole(IntEnum):
    """The data of a cell of the score, beside its words."""

    LINES = Qt.ItemDataRole.UserRole
    """The lines of the score behind the cell's number."""
    IS_TOTAL = Qt.ItemDataRole.UserRole + 1
    IS_BEST = Qt.ItemDataRole.UserRole + 2
    """Whether the cell has points, and no player has more of them."""


class ScoreModel(QAbstractTableModel):
    """Points by source and player; the last row is the total."""

    def __init__(self) -> None:
        super().__init__()
        self._words = ScoreWords()
        self._scores: tuple[Score, ...] = ()
        self._names: tuple[str, ...] = ()
        self._rows: list[str] = []

    def show(self, scores: Sequence[Score], names: Sequence[str], words: ScoreWords) -> None:
        """Show scores in a game's own words."""
        self.beginResetModel()
        self._words = words
        self._scores, self._names = tuple(scores), tuple(names)
        self._rows = [*sources_of(scores), _TOTAL]
        self.endResetModel()

    def row_words(self, row: int) -> str:
        """Return the name of a row: its source, or the total."""
        category = self._rows[row]
        return self.tr("Total") if category == _TOTAL else self._words.source(category)

    def rowCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self._rows)

    def columnCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self._scores)

    @never_raises
    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        if role != Qt.ItemDataRole.DisplayRole:
            return None
        if orientation is Qt.Orientation.Horizontal:
            return self._names[section] if section < len(self._names) else None
        return self.row_words(section) if section < len(self._rows) else None

    def _points(self, row: int, column: int) -> int:
        return sum(line.points for line in self.lines(row, column))

    def lines(self, row: int, column: int) -> tuple[ScoreLine, ...]:
        """Return the lines behind a cell's number."""
        category = self._rows[row]
        lines = self._scores[column].lines
        return tuple(line for line in lines if category in {line.category, _TOTAL})

    @never_raises
    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        row, column = index.row(), index.column()
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return Qt.AlignmentFlag.AlignCenter
        if role in set(ScoreRole):
            return self._of_role(row, column, role)
        if role == Qt.ItemDataRole.DisplayRole:
            return whole(self._points(row, column))
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return self._sentence(row, column)
        return None

    def _sentence(self, row: int, column: int) -> str:
        player, source = self._names[column], self.row_words(row)
        points = self._points(row, column)
        words = self.tr("{player}, {source}: {points} points.")
        if points == 1:
            words = self.tr("{player}, {source}: 1 point.")
        return words.format(player=player, source=source, points=points)

    def _of_role(self, row: int, column: int, role: int) -> object:
        if role == ScoreRole.LINES:
            return self.lines(row, column)
        if role == ScoreRole.IS_TOTAL:
            return self._rows[row] == _TOTAL
        columns = range(len(self._scores))
        most = max(self._points(row, other) for other in columns)
        return 0 < most == self._points(row, column)
