"""A button for what only one player may know: it is shown while the button or its key is held."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent

from valeria_desktop.ui.kit.button import Button, Kind

if TYPE_CHECKING:
    from PySide6.QtGui import QHideEvent, QShowEvent
    from PySide6.QtWidgets import QWidget

    from valeria_desktop.ui.kit.look import Look

KEY = Qt.Key.Key_D


class HeldButton(Button):
    """Its key works wherever the focus is in its window; who leaves the window looks no more."""

    held = Signal()
    let_go = Signal()

    def __init__(self, look: Look, text: str, kind: Kind = Kind.NORMAL) -> None:
        """Make a button that nobody holds."""
        super().__init__(look, text, icon="peek", key="D", kind=kind)
        self._is_held = False
        self._window: QWidget | None = None

    @property
    def is_held(self) -> bool:
        """Whether someone looks now."""
        return self._is_held

    def hold(self) -> None:
        """Begin to look."""
        if not self._is_held and self.isEnabled():
            self._is_held = True
            self.held.emit()

    def release(self) -> None:
        """End the looking, even if someone still holds the button or the key."""
        if self._is_held:
            self._is_held = False
            self.let_go.emit()

    # --- the window around

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._window = self.window()
        self._window.installEventFilter(self)

    def hideEvent(self, event: QHideEvent) -> None:
        self.release()
        super().hideEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.EnabledChange:
            self.release()
        super().changeEvent(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Look while the key is down that nothing with the focus had a use for."""
        if event.type() in {QEvent.Type.WindowDeactivate, QEvent.Type.Hide}:
            if watched is self._window:
                self.release()  # a key that is let go of elsewhere is not told here
        elif isinstance(event, QKeyEvent) and self._is_meant(event):
            if not event.isAutoRepeat():
                self._hold_or_release(event)
            return True
        return super().eventFilter(watched, event)

    def _hold_or_release(self, event: QKeyEvent) -> None:
        if event.type() is QEvent.Type.KeyPress:
            self.hold()
        else:
            self.release()

    def _is_meant(self, event: QKeyEvent) -> bool:
        """The key alone, pressed or let go of; a shortcut is asked about before."""
        is_plain = event.modifiers() == Qt.KeyboardModifier.NoModifier
        is_pressed = event.type() in {QEvent.Type.KeyPress, QEvent.Type.KeyRelease}
        return self.isVisible() and is_pressed and is_plain and event.key() == KEY
