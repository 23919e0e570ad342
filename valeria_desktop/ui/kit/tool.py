"""A tool: a small button with a picture for what can be done at any time."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QToolButton

if TYPE_CHECKING:
    from PySide6.QtGui import QAction, QKeyEvent


class Tool(QToolButton):
    """A tool that a click gives no focus, and Enter presses as Space does."""

    def __init__(self, action: QAction) -> None:
        """Carry out an action."""
        super().__init__()
        self.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonIconOnly)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setDefaultAction(action)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() not in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            super().keyPressEvent(event)
        elif not event.isAutoRepeat():
            self.click()
