"""Frames around what is spoken of."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QWidget

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QPaintEvent

    from valeria_desktop.ui.kit.look import Look

AROUND = 6
"""How far a frame stands out from what it frames."""


class Frame(QWidget):
    """A frame around a thing; it lets every click through."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def frame(self, box: QRect) -> None:
        """Stand around a box."""
        self.setGeometry(box.adjusted(-AROUND, -AROUND, AROUND, AROUND))
        self.show()
        self.raise_()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect()).adjusted(3, 3, -3, -3)
        painter.setPen(QPen(QColor(self._look.palette.table), 6))
        painter.drawRoundedRect(box, 10, 10)
        painter.setPen(QPen(QColor(self._look.palette.focus), 3.5))
        painter.drawRoundedRect(box, 10, 10)
        painter.end()


class Spotlight:
    """As many frames as there are things spoken of."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        """Frame nothing yet."""
        self._look = look
        self._parent = parent
        self.frames: list[Frame] = []

    def frame(self, boxes: Sequence[QRect]) -> None:
        """Frame some boxes, and nothing else."""
        while len(self.frames) < len(boxes):
            self.frames.append(Frame(self._look, self._parent))
        for frame in self.frames[len(boxes) :]:
            frame.hide()
        for frame, box in zip(self.frames, boxes, strict=False):
            frame.frame(box)

    def hide(self) -> None:
        """Frame nothing."""
        self.frame(())
