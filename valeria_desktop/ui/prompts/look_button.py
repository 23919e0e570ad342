"""The button that shows what only one player may know: its key is held, or it is pressed twice."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent

from valeria_desktop.ui.kit.button import Button, Kind
from valeria_desktop.ui.kit.plain import explain_beside

if TYPE_CHECKING:
    from PySide6.QtGui import QHideEvent, QShowEvent
    from PySide6.QtWidgets import QWidget

    from valeria_desktop.ui.kit.look import Look

KEY = Qt.Key.Key_D


class LookButton(Button):
    """Checked while somebody looks; its key works wherever the focus is in its window."""

    def __init__(self, look: Look) -> None:
        super().__init__(look, self.tr("Look"), icon="peek", key="D", kind=Kind.QUIET)
        words = self.tr(
            "Hold the D key to read your answers, or press this button; press again to hide them."
        )
        self.setAccessibleName(words)
        explain_beside(self, words)
        self.setCheckable(True)
        self._window: QWidget | None = None

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._window = self.window()
        self._window.installEventFilter(self)

    def hideEvent(self, event: QHideEvent) -> None:
        self.setChecked(False)
        super().hideEvent(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Look while the key is down that nothing with the focus had a use for."""
        if watched is self._window and event.type() is QEvent.Type.WindowDeactivate:
            self.setChecked(False)  # a key that is let go of elsewhere is not told here
        elif isinstance(event, QKeyEvent) and self._is_meant(event):
            if not event.isAutoRepeat():
                self.setChecked(event.type() is QEvent.Type.KeyPress)
            return True
        return super().eventFilter(watched, event)

    def _is_meant(self, event: QKeyEvent) -> bool:
        is_plain = event.modifiers() == Qt.KeyboardModifier.NoModifier
        is_pressed = event.type() in {QEvent.Type.KeyPress, QEvent.Type.KeyRelease}
        return self.isVisible() and is_pressed and is_plain and event.key() == KEY
