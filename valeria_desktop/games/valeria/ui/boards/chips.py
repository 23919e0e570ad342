"""What is left of a kingdom where text is large: two chips with its numbers, that open it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QAbstractButton

from valeria_desktop.ui.kit.brush import Brush
from valeria_desktop.ui.kit.materials import materials_of
from valeria_desktop.ui.kit.plain import explain_beside

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent
    from PySide6.QtWidgets import QWidget

    from valeria_desktop.ui.kit.look import Look


class Chip(QAbstractButton):
    """An icon and a number in dark wood; pressed, it opens what it counts."""

    def __init__(self, look: Look, icon: str, parent: QWidget) -> None:
        """Count nothing yet."""
        super().__init__(parent)
        self._look = look
        self._icon = icon
        self.number = 0
        self.setCheckable(True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        look.changed.connect(self.update)

    def show_number(self, number: int, words: str) -> None:
        """Show how many there are."""
        self.number = number
        self.setAccessibleName(words)
        explain_beside(self, words)
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(self._look.px(51), self._look.px(36))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        brush = Brush(painter, self._look, self._look.scale)
        made, tokens, unit = materials_of(self._look), self._look.palette, brush.unit
        is_bright = self.isChecked() or self.underMouse()
        painter.setPen(QPen(QColor(tokens.lit if is_bright else made.rail_line), 1.5))
        painter.setBrush(QColor(made.rail))
        box = QRectF(self.rect()).adjusted(2, 2, -2, -2)
        painter.drawRoundedRect(box, 6, 6)
        if self.hasFocus():
            painter.setPen(QPen(QColor(tokens.focus), 2, Qt.PenStyle.DashLine))
            painter.drawRoundedRect(box, 6, 6)
        side = min(22 * unit, box.height() * 0.44, box.width() * 0.6)
        top = QRectF(box.left(), box.center().y() - side * 1.1, box.width(), side)
        brush.icon(self._icon, top, tokens.ink)
        font = brush.font(17)
        font.setPixelSize(min(font.pixelSize(), round(box.height() * 0.42)))
        painter.setFont(font)
        painter.setPen(QColor(tokens.ink))
        foot = QRectF(box.left(), box.center().y(), box.width(), box.height() / 2)
        painter.drawText(foot, Qt.AlignmentFlag.AlignCenter, str(self.number))
        painter.end()
