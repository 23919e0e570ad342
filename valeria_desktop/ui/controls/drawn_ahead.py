"""Buttons drawn ahead in idle time, so that their pictures are kept when they are first shown."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPointF, QRectF, QSize, QTimer
from PySide6.QtGui import QPainter, QPixmap

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from PySide6.QtWidgets import QWidget

    from valeria_desktop.ui.controls.drawn_button import DrawnButton


class DrawnAhead(QObject):
    """Draws buttons one by one while the program has nothing else to do.

    A card's first picture takes some milliseconds, so a filter that shows twenty at once would be
    waited for.
    """

    def __init__(self, parent: QWidget, size_now: Callable[[], QSize]) -> None:
        """Draw in the size that buttons have now; an empty size lets the drawing rest."""
        super().__init__(parent)
        self._size_now = size_now
        self._size = QSize()
        self._buttons: tuple[DrawnButton, ...] = ()
        self._drawn: set[DrawnButton] = set()
        self._idle = QTimer(self)
        self._idle.timeout.connect(self._draw_one)

    @property
    def is_idle(self) -> bool:
        """Whether nothing is left to draw, or the drawing rests."""
        return not self._idle.isActive()

    def draw(self, buttons: Iterable[DrawnButton]) -> None:
        """Draw buttons in this order, without those that are drawn already."""
        self._buttons = tuple(buttons)
        self._idle.start()

    def forget(self) -> None:
        """Count nothing as drawn any more."""
        self._drawn.clear()

    def rest(self) -> None:
        """Stop until the next order."""
        self._idle.stop()

    def _draw_one(self) -> None:
        size = self._size_now()
        if size != self._size:
            self._size = size
            self._drawn.clear()
        left = (each for each in self._buttons if each not in self._drawn)
        button = None if size.isEmpty() else next(left, None)
        if button is None:
            self.rest()
            return
        self._drawn.add(button)
        canvas = QPixmap(1, 1)
        canvas.setDevicePixelRatio(button.devicePixelRatioF())
        painter = QPainter(canvas)
        button.draw(painter, QRectF(QPointF(), size))
        painter.end()
