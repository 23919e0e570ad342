"""What the player's hands do: which keys are down in the window, and what was pressed last.

What they do may be taken before any widget gets it, and keys always go to what asks in front.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QGuiApplication, QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QApplication

from valeria_desktop.ui.controls.focus import Asking

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtGui import QWindow
    from PySide6.QtWidgets import QWidget

_PRESSED = {QEvent.Type.ShortcutOverride, QEvent.Type.KeyPress}


class Hands(QObject):
    """Watches what reaches the window, before any of its widgets gets it.

    A filter on the application would be asked about every event of every object.
    """

    def __init__(self, window: QWidget) -> None:
        """Watch a window from when it is first shown."""
        super().__init__(window)
        self._widget = window
        self._watched: QWindow | None = None
        self._down: set[int] = set()
        self.last_key: Qt.Key | None = None
        """The key that was pressed last; none if the mouse was used since."""
        self.take: Callable[[QKeyEvent | QMouseEvent], bool] = lambda _event: False
        """Takes what was pressed before any widget gets it, if it is meant for something else."""
        window.installEventFilter(self)
        self._watch()

    def _watch(self) -> None:
        # Qt gives nothing before a window is first shown, whatever its type says
        handle = cast("QWindow | None", self._widget.window().windowHandle())
        if handle is not None and handle is not self._watched:
            self._watched = handle
            handle.installEventFilter(self)

    @property
    def has_keys_down(self) -> bool:
        """Whether a key is down."""
        return bool(self._down)

    def rest_but_for(self, event: QKeyEvent) -> bool:
        """Tell whether nothing is down but the key of an event."""
        others = self._down - {_name(event)}
        return not others and QGuiApplication.mouseButtons() is Qt.MouseButton.NoButton

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Note keys and buttons, and let through what nobody takes."""
        kind = event.type()
        if watched is self._watched:
            self._note(kind, event)
            if kind in _PRESSED and QApplication.activePopupWidget() is None:
                Asking.turn_to(self._widget.window())
            return isinstance(event, QKeyEvent | QMouseEvent) and self.take(event)
        if kind in {QEvent.Type.Show, QEvent.Type.WinIdChange}:
            self._watch()
        elif kind is QEvent.Type.WindowDeactivate:
            self._down.clear()  # what is let go of elsewhere is not told here
        return False

    def _note(self, kind: QEvent.Type, event: QEvent) -> None:
        if kind is QEvent.Type.MouseButtonPress:
            self.last_key = None
        elif isinstance(event, QKeyEvent) and not event.isAutoRepeat():
            if kind is QEvent.Type.KeyPress:
                self._down.add(_name(event))
                self.last_key = Qt.Key(event.key())
            elif kind is QEvent.Type.KeyRelease:
                self._down.discard(_name(event))


def _name(event: QKeyEvent) -> int:
    """Name a key by its place on the keyboard: with Shift let go of, its letter is another."""
    return event.nativeScanCode() or event.key()
