"""Looking at what only one player may see: while a button or the D key is held."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from valeria_desktop.ui.kit.held import KEY, HeldButton
from valeria_desktop.ui.kit.plain import explain_beside

if TYPE_CHECKING:
    from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent

    from valeria_desktop.ui.kit.look import Look

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
