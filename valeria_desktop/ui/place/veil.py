"""The veil over a board whose owner rests this turn, and a moon."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QWidget

from valeria_desktop.ui.kit.brush import Brush
from valeria_desktop.ui.kit.palette import CARD_INK, CARD_TEXT

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent

    from valeria_desktop.ui.kit.look import Look

_SHARE = 0.22
_MOON = 0.42


class Veil(QWidget):
    """Lies over everything on a board; the mouse doesn't feel it."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        """Stay hidden until someone rests."""
        super().__init__(parent)
        self._look = look
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        veil = QColor(CARD_INK)
        veil.setAlphaF(_SHARE)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(veil)
        painter.drawRoundedRect(self.rect().toRectF(), 6, 6)
        side = self.height() * _MOON
        box = QRectF(self.rect().center().x() - side / 2, (self.height() - side) / 2, side, side)
        veil.setAlphaF(0.7)
        painter.setBrush(veil)
        painter.drawEllipse(box)
        Brush(painter, self._look, 1).icon(
            "rest", box.adjusted(*(side * by for by in (0.2, 0.2, -0.2, -0.2))), CARD_TEXT
        )
        painter.end()
