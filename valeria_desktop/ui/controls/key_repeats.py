"""Repeats of a held key that look like new presses.

Under X11 a held key is released and pressed again, and again. Qt knows that for a repeat only if
it finds both at once, about half the time; the rest would let go of a close look and tell it once
more, 20 times a second. The events that Qt makes of them have no time of the server.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt, QTimer
from PySide6.QtGui import QGuiApplication, QKeyEvent

if TYPE_CHECKING:
    from PySide6.QtGui import QWindow

_WAIT = 40
"""The time in which a repeated press follows its release, in ms: no hand is as fast."""
_HELD_KEYS = {Qt.Key.Key_D, Qt.Key.Key_Z}
_PRESSES = {QEvent.Type.ShortcutOverride, QEvent.Type.KeyPress}


class KeyRepeats(QObject):
    """Holds the release of a held key back for a moment, and drops it if a press follows."""

    def __init__(self, parent: QObject) -> None:
        """Hold nothing back."""
        super().__init__(parent)
        self._held: QKeyEvent | None = None
        self._window: QWindow | None = None
        self._drops_press = False
        """Whether a press is dropped, whose shortcut Qt has asked for."""
        self._is_sending = False
        self._wait = QTimer(self, singleShot=True, interval=_WAIT)
        self._wait.timeout.connect(self._let_go)

    def takes(self, window: QWindow, event: QKeyEvent) -> bool:
        """Return whether a key of a window is held back, or is a repeat without effect."""
        is_meant = event.key() in _HELD_KEYS and not event.isAutoRepeat()
        if not is_meant or self._is_sending or QGuiApplication.platformName() != "xcb":
            return False
        if event.type() in _PRESSES:
            return self._is_repeat(event)
        if event.type() is not QEvent.Type.KeyRelease:
            return False
        self._let_go()
        self._held, self._window = event.clone(), window
        self._wait.start()
        return True

    def _is_repeat(self, event: QKeyEvent) -> bool:
        is_first = self._held is not None and self._held.key() == event.key()
        if not is_first and not self._drops_press:
            return False
        self._wait.stop()
        self._held = None
        self._drops_press = event.type() is QEvent.Type.ShortcutOverride
        event.accept()
        return True

    def _let_go(self) -> None:
        """Deliver the release that was held back."""
        self._wait.stop()
        if self._held is not None and self._window is not None:
            held, self._held, self._is_sending = self._held, None, True
            QCoreApplication.sendEvent(self._window, held)
            self._is_sending = False
