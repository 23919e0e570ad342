"""A view that shows all its rows at once: nothing scrolls, and nothing is selected."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtGui import QRegion
from PySide6.QtWidgets import QAbstractItemView

if TYPE_CHECKING:
    from PySide6.QtCore import QItemSelectionModel, QRect

    from valeria_desktop.ui.controls.rows import Index

_Action = QAbstractItemView.CursorAction
_STEPS = {
    _Action.MoveUp: -1,
    _Action.MoveLeft: -1,
    _Action.MovePrevious: -1,
    _Action.MoveDown: 1,
    _Action.MoveRight: 1,
    _Action.MoveNext: 1,
}


class WholeView(QAbstractItemView):
    """Answers Qt's questions to any view, for a view that is as large as its content."""

    def scrollTo(
        self,
        index: Index,
        hint: QAbstractItemView.ScrollHint = QAbstractItemView.ScrollHint.EnsureVisible,
    ) -> None:
        """Stay: everything is visible."""

    def horizontalOffset(self) -> int:
        return 0

    def verticalOffset(self) -> int:
        return 0

    def isIndexHidden(self, index: Index) -> bool:
        return False

    def setSelection(self, rect: QRect, command: QItemSelectionModel.SelectionFlag) -> None:
        """Select nothing."""

    def visualRegionForSelection(self, selection: object) -> QRegion:
        return QRegion()

    def moveCursor(self, action: _Action, modifiers: Qt.KeyboardModifier) -> QModelIndex:
        """Go from row to row by any arrow."""
        rows = self.model()
        last = rows.rowCount() - 1
        if action is _Action.MoveHome:
            row = 0
        elif action is _Action.MoveEnd:
            row = last
        else:
            row = self.currentIndex().row() + _STEPS.get(action, 0)
        return rows.index(max(0, min(last, row)), 0) if last >= 0 else QModelIndex()
