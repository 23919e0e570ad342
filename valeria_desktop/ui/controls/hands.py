"""The player's hands: the keys held down in the window, and the key pressed last.

`take` may handle keys and clicks before any widget does. Keys always go to the foremost question.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QGuiApplication, QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QApplication

from valeria_desktop.ui.controls.focus import Asking
from valeria_desktop.ui.controls.key_repeats import KeyRepeats

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtGui import QWindow
    from PySide6.QtWidgets import QWidget

_PRESSED = {QEvent.Type.ShortcutOverride, QEvent.Type.KeyPress}


class Hands(QObject):
    """Watches keys and clicks in a window before its widgets get them.

    A filter on the whole application would slow down every event of every object.
    """

    pressed = Signal(object)
    """A key that was pressed, before any widget gets it."""

    def __init__(self, window: QWidget) -> None:
        """Watch a window from its first showing on."""
        super().__init__(window)
        self._widget = window
        self._repeats = KeyRepeats(self)
        self._watched: QWindow | None = None
        self._down: set[int] = set()
        self.last_key: Qt.Key | None = None
        """The key that was pressed last; None if the mouse was used since."""
        self.take: Callable[[QKeyEvent | QMouseEvent], bool] = lambda _event: False
        """Gets keys and clicks before any widget; returns True for one that it has handled."""
        window.installEventFilter(self)
        self._watch()

    def _watch(self) -> None:
        # Qt returns None before a window is first shown, though its type doesn't say so
        handle = cast("QWindow | None", self._widget.window().windowHandle())
        if handle is not None and handle is not self._watched:
            self._watched = handle
            handle.installEventFilter(self)

    @property
    def has_keys_down(self) -> bool:
        """Whether the player holds any key down."""
        return bool(self._down)

    def rest_but_for(self, event: QKeyEvent) -> bool:
        """Return whether no other key than the event's, and no mouse button, is held down."""
        others = self._down - {_name(event)}
        return not others and QGuiApplication.mouseButtons() is Qt.MouseButton.NoButton

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Note keys and buttons, and let events through that `take` has not handled."""
        kind = event.type()
        window = self._watched
        if watched is window and window is not None:
            if isinstance(event, QKeyEvent) and self._repeats.takes(window, event):
                return True
            self._note(kind, event)
            if kind in _PRESSED and QApplication.activePopupWidget() is None:
                Asking.turn_to(self._widget.window())
            return isinstance(event, QKeyEvent | QMouseEvent) and self.take(event)
        if kind in {QEvent.Type.Show, QEvent.Type.WinIdChange}:
            self._watch()
        elif kind is QEvent.Type.WindowDeactivate:
            self._down.clear()  # a key that is released in another window is not reported here
        return False

    def _note(self, kind: QEvent.Type, event: QEvent) -> None:
        if kind is QEvent.Type.MouseButtonPress:
            self.last_key = None
        elif isinstance(event, QKeyEvent) and not event.isAutoRepeat():
            if kind is QEvent.Type.KeyPress:
                self._down.add(_name(event))
                self.last_key = Qt.Key(event.key())
                self.pressed.emit(self.last_key)
            elif kind is QEvent.Type.KeyRelease:
                self._down.discard(_name(event))


def is_command(event: QKeyEvent) -> bool:
    """Return whether Ctrl, Alt or Meta makes a command of a key, which answers no question."""
    held = Qt.KeyboardModifier
    return bool(event.modifiers() & (held.ControlModifier | held.AltModifier | held.MetaModifier))


def _name(event: QKeyEvent) -> int:
    """Return a number for a key by its place on the keyboard: Shift may change the key's letter."""
    return event.nativeScanCode() or event.key()
