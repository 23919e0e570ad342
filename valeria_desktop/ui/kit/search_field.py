"""A field to search with."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLineEdit

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent

    from valeria_desktop.ui.kit.look import Look


class SearchField(QLineEdit):
    """A field whose words narrow what is shown; Esc empties it first."""

    def __init__(self, look: Look, words: str) -> None:
        """Say what can be searched."""
        super().__init__()
        self._look = look
        self.setPlaceholderText(words)
        self.setAccessibleName(words)
        self.setClearButtonEnabled(True)
        look.changed.connect(self._look_changed)
        self._look_changed()

    def _look_changed(self) -> None:
        self.setFont(self._look.font(16))

    def words(self) -> tuple[str, ...]:
        """Return the words that are looked for, whatever their case."""
        return tuple(self.text().casefold().split())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and self.text():
            self.clear()
        else:
            super().keyPressEvent(event)
