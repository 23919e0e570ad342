"""What all views on the table have in common: no frame, no bars, no selection, arrows inside."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractItemView, QFrame

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent

ENTER = {Qt.Key.Key_Return, Qt.Key.Key_Enter}


def lie_plainly(view: QAbstractItemView) -> None:
    """Let a view be nothing but what it paints; Tab leaves it."""
    view.setFrameShape(QFrame.Shape.NoFrame)
    view.setMouseTracking(True)
    view.setTabKeyNavigation(False)
    view.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
    view.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
    view.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    view.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    view.viewport().setAutoFillBackground(False)


def is_for_the_table(event: QKeyEvent) -> bool:
    """Tell whether a key belongs to the table: letters, digits, Space, not a search in a view."""
    return bool(event.text().strip()) or event.key() == Qt.Key.Key_Space
