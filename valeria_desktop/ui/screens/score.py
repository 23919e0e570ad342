"""The final score as a table model: a row for each source of points, a column for each player."""

from __future__ import annotations

from enum import IntEnum
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QPersistentModelIndex, Qt

if TYPE_CHECKING:
    from collections.abc import Sequence

    from valeria_desktop.engine.score import Score, ScoreLine

Index = QModelIndex | QPersistentModelIndex
_TOTAL = "total"


class ScoreRole(IntEnum):
    """What a cell of the score knows."""

    LINES = Qt.ItemDataRole.UserRole
    """The lines behind the number."""
    IS_TOTAL = Qt.ItemDataRole.UserRole + 1
    IS_BEST = Qt.ItemDataRole.UserRole + 2
    """Nobody has more in this row."""


class ScoreModel(QAbstractTableModel):
    """Points by source and player; the last row is the total."""

    def __init__(self) -> None:
        """Show nothing yet."""
        super().__init__()
        self._scores: tuple[Score, ...] = ()
        self._names: tuple[str, ...] = ()
        self._rows: list[str] = []

    def show(self, scores: Sequence[Score], names: Sequence[str]) -> None:
        """Show the scores of a game that is over."""
        self.beginResetModel()
        self._scores, self._names = tuple(scores), tuple(names)
        found = dict.fromkeys(line.category for score in scores for line in score.lines)
        self._rows = [*found, _TOTAL]
        self.endResetModel()

    def row_words(self, row: int) -> str:
        """Say what a row is about."""
        words = {
            "monsters": self.tr("Monsters"),
            "domains": self.tr("Domains"),
            "board": self.tr("On the board"),
            "duke": self.tr("Duke"),
            "majorities": self.tr("Majorities"),
            "citizens": self.tr("Citizens"),
            _TOTAL: self.tr("Total"),
        }
        return words.get(self._rows[row], self._rows[row])

    def rowCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self._rows)

    def columnCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self._scores)

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        if role != Qt.ItemDataRole.DisplayRole:
            return None
        if orientation is Qt.Orientation.Horizontal:
            return self._names[section] if section < len(self._names) else None
        return self.row_words(section) if section < len(self._rows) else None

    def _points(self, row: int, column: int) -> int:
        score = self._scores[column]
        return score.total if self._rows[row] == _TOTAL else score.of(self._rows[row])

    def lines(self, row: int, column: int) -> tuple[ScoreLine, ...]:
        """Give the lines behind a number."""
        category = self._rows[row]
        return tuple(
            line for line in self._scores[column].lines if category in {line.category, _TOTAL}
        )

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        row, column = index.row(), index.column()
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return Qt.AlignmentFlag.AlignCenter
        if role in set(ScoreRole):
            return self._of_role(row, column, role)
        points = self._points(row, column)
        if role == Qt.ItemDataRole.DisplayRole:
            return str(points)
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return self.tr("{player}, {source}: {points} points.").format(
                player=self._names[column], source=self.row_words(row), points=points
            )
        return None

    def _of_role(self, row: int, column: int, role: int) -> object:
        if role == ScoreRole.LINES:
            return self.lines(row, column)
        if role == ScoreRole.IS_TOTAL:
            return self._rows[row] == _TOTAL
        most = max(self._points(row, other) for other in range(len(self._scores)))
        return self._points(row, column) == most
