"""A part of the kingdom's picture, in a frame of ink, where a sheet has room for it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from valeria_desktop.ui.kit.materials import INK
from valeria_desktop.ui.kit.pictures import picture

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent

_DRAWN = "home.svg"
_SHAPE = 16 / 9
_LEAST = 60
"""What is lower shows nothing that one could tell."""


class Vignette(QWidget):
    """Shows the picture as wide as it is itself, around a height of it."""

    def __init__(self, middle: float) -> None:
        """Show what lies around a share of the picture's height."""
        super().__init__()
        self._middle = middle
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def paintEvent(self, event: QPaintEvent) -> None:
        if self.height() < _LEAST:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        wide = max(self.width(), round(self.height() * _SHAPE))
        high = round(wide / _SHAPE)
        top = min(max(0.0, self._middle * high - box.height() / 2), high - box.height())
        outline = QPainterPath()
        outline.addRoundedRect(box, 6, 6)
        painter.setClipPath(outline)
        drawn = picture(_DRAWN, wide, high, self.devicePixelRatioF())
        painter.drawPixmap(round((self.width() - wide) / 2), round(box.top() - top), drawn)
        painter.setClipping(False)
        painter.setPen(QPen(QColor(INK), 2))
        painter.drawPath(outline)
        painter.end()
