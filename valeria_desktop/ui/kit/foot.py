"""Standing at the foot of the window, in its middle, whatever size it has."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from valeria_desktop.ui.kit.look import Look

_EDGE = 16


class Foot(QObject):
    """Keeps a widget at the foot of its window."""

    def __init__(self, look: Look, widget: QWidget, window: QWidget, width: int) -> None:
        """Keep a widget of a number of pixels' width there, as far as the window is that wide."""
        super().__init__(widget)
        self._look = look
        self._widget = widget
        self._window = window
        self._width = width
        window.installEventFilter(self)

    def stand(self) -> None:
        """Take the place for what the widget says now."""
        window, widget = self._window, self._widget
        width = min(self._look.px(self._width), window.width() - 2 * _EDGE)
        widget.setFixedWidth(width)
        widget.adjustSize()
        widget.move((window.width() - width) // 2, window.height() - widget.height() - _EDGE)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.Resize and self._widget.isVisible():
            self.stand()
        return super().eventFilter(watched, event)
