"""A button with a key that shows one player's secrets for as long as it is held."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication

from valeria_desktop.ui.controls.button import Button
from valeria_desktop.ui.controls.button_faces import ButtonKind
from valeria_desktop.ui.controls.held_keys import HELD_KEYS, AnythingElse
from valeria_desktop.ui.words.label import explain_beside

if TYPE_CHECKING:
    from PySide6.QtGui import QFocusEvent, QHideEvent, QMouseEvent, QShowEvent
    from PySide6.QtWidgets import QWidget

    from valeria_desktop.ui.paint.look import Look


KEY = Qt.Key.Key_D
_HOLDING = {KEY, Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter}


class HeldButton(Button):
    """A button to hold; its key works all over its window, until the player leaves the window."""

    held = Signal()
    let_go = Signal()

    def __init__(self, look: Look, text: str, kind: ButtonKind = ButtonKind.NORMAL) -> None:
        """Make a button that is not held."""
        super().__init__(look, text, icon="peek", key="D", kind=kind)
        self._is_held = False
        self._window: QWidget | None = None
        self._else = AnythingElse(KEY, self)
        self._else.pressed.connect(self.release)

    @property
    def is_held(self) -> bool:
        """Whether a player holds the button or its key."""
        return self._is_held

    def hold(self) -> None:
        """Start to show the secrets."""
        if not self._is_held and self.isEnabled():
            self._is_held = True
            self._else.watch(watches=HELD_KEYS.stay)
            self.held.emit()

    def release(self) -> None:
        """Stop showing the secrets, even if the button or the key is still held."""
        if self._is_held:
            self._is_held = False
            self._else.watch(watches=False)
            self.let_go.emit()

    def press(self) -> None:
        """Hold the button; one that stays held is released by the second press."""
        if HELD_KEYS.stay and self._is_held:
            self.release()
        else:
            self.hold()

    def lift(self) -> None:
        """Release the button, unless it stays held until the next press."""
        if not HELD_KEYS.stay:
            self.release()

    # --- the window around the button

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
        """Hold the button while its key is down, if the focused widget had no use for the key."""
        if event.type() in {QEvent.Type.WindowDeactivate, QEvent.Type.Hide}:
            if watched is self._window:
                self.release()  # a key that is released in another window is not reported here
        elif isinstance(event, QKeyEvent) and self._is_meant(event):
            if not event.isAutoRepeat():
                self._hold_or_release(event)
            return True
        return super().eventFilter(watched, event)

    def _hold_or_release(self, event: QKeyEvent) -> None:
        if event.type() is QEvent.Type.KeyPress:
            self.press()
        else:
            self.lift()

    def _is_meant(self, event: QKeyEvent) -> bool:
        """Return whether an event is of the plain key; shortcuts got the event before."""
        is_plain = event.modifiers() == Qt.KeyboardModifier.NoModifier
        is_pressed = event.type() in {QEvent.Type.KeyPress, QEvent.Type.KeyRelease}
        return self.isVisible() and is_pressed and is_plain and event.key() == KEY


class Peek(HeldButton):
    """Shows secrets while the player holds it by mouse or key; each game says which secrets."""

    def __init__(self, look: Look, word: str, sentence: str, height: float) -> None:
        """Make a button that is not held."""
        super().__init__(look, word)
        self._word = word
        self._shortened_for = 0.0, 0.0
        self.set_height(height)
        self.setAccessibleName(sentence)
        explain_beside(self, sentence)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # a click leaves the focus to the prompt

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
            self.press()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        super().mouseReleaseEvent(event)
        self.setDown(self.is_held)
        self.lift()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() not in _HOLDING:
            super().keyPressEvent(event)
        elif not event.isAutoRepeat():
            self.press()

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        if event.key() not in _HOLDING:
            super().keyReleaseEvent(event)
        elif not event.isAutoRepeat():
            self.lift()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        self.release()
        super().focusOutEvent(event)
