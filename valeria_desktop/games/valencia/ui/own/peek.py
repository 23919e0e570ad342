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

_HEIGHT = 27
_HOLDING = {KEY, Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter}


class PeekButton(HeldButton):
    """Shows the own tasks, and what else is hidden, while it is held."""

    def __init__(self, look: Look) -> None:
        """Make a button that nobody holds."""
        super().__init__(look, self.tr("Tasks"))
        self.set_height(_HEIGHT)
        words = self.tr("Hold this button or the D key to look at what only you may see.")
        self.setAccessibleName(words)
        explain_beside(self, words)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # a click leaves the keys to the prompt

    def shorten(self, room: float) -> None:
        """Show a sign in place of the word, where the word has no room."""
        self.setText(self.tr("Tasks"))
        self.set_icon("")
        if self.sizeHint().width() > room:
            self.setText("")
            self.set_icon("peek")

    def hold(self) -> None:
        if self.is_held or not self.isEnabled():
            return
        self.setDown(True)
        QApplication.instance().focusChanged.connect(self._focus_changed)  # type: ignore[union-attr]
        super().hold()

    def release(self) -> None:
        if not self.is_held:
            return
        self.setDown(False)
        QApplication.instance().focusChanged.disconnect(self._focus_changed)  # type: ignore[union-attr]
        super().release()

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
