"""The keys that answer, wherever the focus is in the window."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut

if TYPE_CHECKING:
    from collections.abc import Iterable

    from PySide6.QtWidgets import QWidget

_DIGITS = "1234567890"


class AnswerKeys(QObject):
    """Digits, the letters of the open question, and Esc."""

    pressed = Signal(int)
    escaped = Signal()

    def __init__(self, panel: QWidget) -> None:
        """Listen in a panel's window, once something is asked."""
        super().__init__(panel)
        self._panel = panel
        self._shortcuts = {key: self._shortcut(key) for key in _DIGITS}
        self._escape = QShortcut(QKeySequence(Qt.Key.Key_Escape), panel)
        self._escape.activated.connect(self.escaped)

    def _shortcut(self, key: str) -> QShortcut:
        shortcut = QShortcut(QKeySequence(key), self._panel)
        shortcut.setAutoRepeat(False)  # a key that is held must not answer what comes next
        shortcut.activated.connect(lambda: self.pressed.emit(ord(key)))
        return shortcut

    def listen(self, keys: Iterable[Qt.Key], *, is_open: bool, can_go_back: bool) -> None:
        """Listen to the keys of a question, or to none if it isn't open."""
        meant = set(map(chr, keys))
        for key in meant - self._shortcuts.keys():
            self._shortcuts[key] = self._shortcut(key)
        for key, shortcut in self._shortcuts.items():
            shortcut.setEnabled(is_open and (key in _DIGITS or key in meant))
        self._escape.setEnabled(is_open and can_go_back)
