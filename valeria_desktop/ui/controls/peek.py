"""A button, and a key, that show what only one player may know for as long as they are held."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication

from valeria_desktop.ui.controls.button import Button
from valeria_desktop.ui.controls.button_faces import ButtonKind
from valeria_desktop.ui.words.label import explain_beside

if TYPE_CHECKING:
    from PySide6.QtGui import QFocusEvent, QHideEvent, QMouseEvent, QShowEvent
    from PySide6.QtWidgets import QWidget

    from valeria_desktop.ui.paint.look import Look


KEY = Qt.Key.Key_D


class HeldButton(Button):
    """Its key works wherever the focus is in its window; who leaves the window looks no more."""

    held = Signal()
    let_go = Signal()

    def __init__(self, look: Look, text: str, kind: ButtonKind = ButtonKind.NORMAL) -> None:
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


_HOLDING = {KEY, Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter}


class Peek(HeldButton):
    """Shows what is secret while it is held, by the mouse or a key; a game says what that is."""

    def __init__(self, look: Look, word: str, sentence: str, height: float) -> None:
        """Make a button that nobody holds."""
        super().__init__(look, word)
        self._word = word
        self._shortened_for = 0.0, 0.0
        self.set_height(height)
        self.setAccessibleName(sentence)
        explain_beside(self, sentence)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # a click leaves the keys to the prompt

    def shorten(self, room: float) -> None:
        """Show a sign in place of the word, where the word has no room."""
        if (room, self._look.scale) == self._shortened_for:
            return
        self._shortened_for = room, self._look.scale
        self.setText(self._word)
        self.set_icon("")
        if self.sizeHint().width() > room:
            self.setText("")
            self.set_icon("peek")

    def release(self) -> None:
        if not self.is_held:
            return
        self.setDown(False)
        QApplication.instance().focusChanged.disconnect(self._focus_changed)  # type: ignore[union-attr]
        super().release()

    def hold(self) -> None:
        if self.is_held or not self.isEnabled():
            return
        self.setDown(True)
        QApplication.instance().focusChanged.connect(self._focus_changed)  # type: ignore[union-attr]
        super().hold()

    def _focus_changed(self) -> None:
        self.release()

    # --- the mouse, and keys while the button has the focus

    def mousePressEvent(self, event: QMouseEvent) -> None:
        super().mousePressEvent(event)
        if event.button() is Qt.MouseButton.LeftButton:
            self.hold()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        super().mouseReleaseEvent(event)
        self.release()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() not in _HOLDING:
            super().keyPressEvent(event)
        elif not event.isAutoRepeat():
            self.hold()

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        if event.key() not in _HOLDING:
            super().keyReleaseEvent(event)
        elif not event.isAutoRepeat():
            self.release()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        self.release()
        super().focusOutEvent(event)
