"""Rows of trees and tables as a screen reader hears them: a sentence each, and one stop each.

Qt tells of every cell, so a row of four columns was heard four times.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QModelIndex, Qt, QTimer
from PySide6.QtWidgets import QAbstractItemView, QTreeView

from valeria_desktop.ui.controls.aloud import tell_focused_item

if TYPE_CHECKING:
    from PySide6.QtCore import QItemSelection
    from PySide6.QtGui import QFocusEvent

    from valeria_desktop.ui.controls.rows import Index

_SENTENCE = Qt.ItemDataRole.AccessibleTextRole


class SpokenRows:
    """Makes a tree or a table a list for a screen reader; stands before Qt's class among bases."""

    def stops(self: Any) -> list[QModelIndex]:
        """Return the cells that are items of the list: the first of each row in sight."""
        model = self.model()
        if not isinstance(self, QTreeView):
            return [model.index(row, 0) for row in range(model.rowCount())]
        found, below = [], [model.index(row, 0) for row in reversed(range(model.rowCount()))]
        while below:
            index = below.pop()
            found.append(index)
            if self.isExpanded(index):
                rows = reversed(range(model.rowCount(index)))
                below += [model.index(row, 0, index) for row in rows]
        return found

    def stop(self: Any) -> int:
        """Return the number of the stop that the keys go to; -1 without one."""
        stops, current = self.stops(), self.currentIndex()
        for index in (current, current.siblingAtColumn(0)):
            if index.isValid() and index in stops:
                found: int = stops.index(index)
                return found
        return -1

    def currentChanged(self: Any, current: Index, previous: Index) -> None:
        """Tell of the row, where Qt's trees and tables would tell of a cell."""
        QAbstractItemView.currentChanged(self, current, previous)
        self.viewport().update()
        self.tell_stop()

    def selectionChanged(self: Any, selected: QItemSelection, deselected: QItemSelection) -> None:
        """Select without a word: Qt's trees and tables would tell of cells, which are no items."""
        QAbstractItemView.selectionChanged(self, selected, deselected)

    def focusInEvent(self: Any, event: QFocusEvent) -> None:
        """Tell of the row after Qt has told of the whole."""
        super().focusInEvent(event)  # type: ignore[misc]  # Qt's class comes after this one
        QTimer.singleShot(0, self, self.tell_stop)

    def tell_stop(self: Any) -> None:
        """Tell a screen reader of the row that has the focus."""
        tell_focused_item(self, self.stop())


def sentence_of(index: Index) -> str:
    """Return a cell's sentence, or its words."""
    return str(index.data(_SENTENCE) or index.data() or "")
