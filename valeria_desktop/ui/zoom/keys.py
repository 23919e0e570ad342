"""The keys of a close look: Z is held, Space opens more, Esc closes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QEvent, Qt

from valeria_desktop.ui.controls.held_keys import HELD_KEYS

if TYPE_CHECKING:
    from PySide6.QtCore import QObject
    from PySide6.QtGui import QKeyEvent

    from valeria_desktop.ui.zoom.control import ZoomControl

_KEY = Qt.Key.Key_Z


def key_words() -> tuple[tuple[str, ...], str]:
    """Return the key that is held and its effect, for a game's list of keys."""
    translate = QCoreApplication.translate
    words = translate("ZoomKeys", "Look closely at the card you point at, or the one in focus")
    return (translate("ZoomKeys", "Z, held"),), words


def take_key(zoom: ZoomControl, watched: QObject, event: QKeyEvent) -> bool:
    """Handle a key of close looks; return whether it was one."""
    plain = event.modifiers() == Qt.KeyboardModifier.NoModifier
    pressed = event.type() is QEvent.Type.KeyPress
    if event.key() == Qt.Key.Key_Escape and zoom.panel.isVisible():
        return _escape(zoom, event)
    if event.key() == Qt.Key.Key_Space and zoom.watches(watched) and pressed and plain:
        return zoom.asks.is_at_rest() and zoom.open_focused()
    if event.key() != _KEY or not plain or watched is not zoom.panel.window():
        return False
    if event.type() is QEvent.Type.KeyRelease and not event.isAutoRepeat():
        if not HELD_KEYS.stay:
            zoom.let_go()
    elif pressed and not event.isAutoRepeat():
        if HELD_KEYS.stay and zoom.is_held:
            zoom.put_away()
        else:
            zoom.hold()
    return True


def _escape(zoom: ZoomControl, event: QKeyEvent) -> bool:
    if event.type() is QEvent.Type.ShortcutOverride:
        event.accept()
        return True
    if event.type() is QEvent.Type.KeyPress:
        zoom.put_away()
        return True
    return False
