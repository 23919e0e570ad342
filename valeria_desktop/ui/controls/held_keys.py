"""Keys that work while they are held, or until they are pressed again, as the player wishes."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QWidget


class HeldKeys:
    """The player's wish, for all held keys of the program."""

    stay = False
    """Whether a key works until it is pressed again: one hand can't hold it and do more."""


HELD_KEYS = HeldKeys()
_MODIFIERS = {
    Qt.Key.Key_Shift,
    Qt.Key.Key_Control,
    Qt.Key.Key_Alt,
    Qt.Key.Key_AltGr,
    Qt.Key.Key_Meta,
    Qt.Key.Key_CapsLock,
}
_STAYS = "stays-held"
_PRESSES = {Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter}
_PRESSED = {QEvent.Type.ShortcutOverride, QEvent.Type.KeyPress}


def keep_held(widget: QWidget) -> None:
    """Let clicks in a widget, or in one inside it, leave held keys and buttons held."""
    widget.setProperty(_STAYS, True)


def _keeps_held(widget: QWidget | None) -> bool:
    while widget is not None and not widget.property(_STAYS):
        widget = widget.parentWidget()
    return widget is not None


class AnythingElse(QObject):
    """Tells, while it watches, that the player presses anything but one key or one button.

    A key that is held is let go for the next deed; one that stays must not outlast it either.
    """

    pressed = Signal()

    def __init__(self, key: Qt.Key, button: QWidget) -> None:
        """Allow a key, all modifiers, and a button, which Space and Enter press in focus."""
        super().__init__(button)
        self._keys, self._button = {key} | _MODIFIERS, button
        self._watches = False

    def watch(self, *, watches: bool) -> None:
        """Watch the whole program, or no longer."""
        application = QApplication.instance()
        if watches != self._watches and application is not None:
            self._watches = watches
            change = application.installEventFilter if watches else application.removeEventFilter
            change(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Let every event through."""
        if isinstance(event, QKeyEvent):
            own = self._keys | _PRESSES if self._button.hasFocus() else self._keys
            is_else = event.type() in _PRESSED and event.key() not in own
        else:
            is_click = event.type() is QEvent.Type.MouseButtonPress
            is_else = is_click and isinstance(watched, QWidget) and not self._spares(watched)
        if is_else:
            self.pressed.emit()
        return False

    def _spares(self, widget: QWidget) -> bool:
        return widget is self._button or _keeps_held(widget)
