"""A chip that replaces a part of a board where there is little room, and opens it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from valeria_desktop.ui.controls.drawn_button import DrawnButton
from valeria_desktop.ui.paint.brush import Brush
from valeria_desktop.ui.paint.focus_ring import paint_focus_ring
from valeria_desktop.ui.paint.look import letters
from valeria_desktop.ui.paint.materials import materials_of
from valeria_desktop.ui.words.label import explain_beside

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from valeria_desktop.ui.paint.look import Look


class BoardChip(DrawnButton):
    """A sign and a number in dark wood; a press opens the part whose things it counts."""

    def __init__(self, look: Look, icon: str, parent: QWidget) -> None:
        """Make a chip without a number."""
        super().__init__(look, parent)
        self._icon = icon
        self.number = 0
        self.setCheckable(True)

    def show_number(self, number: int, words: str) -> None:
        """Show the number of things."""
        self.number = number
        self.setAccessibleName(words)
        explain_beside(self, words)
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(self._look.px(51), self._look.px(36))

    def draw(self, painter: QPainter, whole: QRectF) -> None:
        brush = Brush(painter, self._look, self._look.scale)
        made, tokens = materials_of(self._look), self._look.palette
        is_bright = self.isChecked() or self.underMouse()
        painter.setPen(QPen(QColor(tokens.lit if is_bright else made.rail_line), 1.5))
        painter.setBrush(QColor(made.rail))
        box = whole.adjusted(2, 2, -2, -2)
        painter.drawRoundedRect(box, 6, 6)
        if self.hasFocus():
            paint_focus_ring(painter, box, 6)
        self._paint_inside(brush, box)

    def _paint_inside(self, brush: Brush, box: QRectF) -> None:
        """Paint the sign over the number, or left of it if the chip is low."""
        painter, tokens, half = brush.painter, self._look.palette, QRectF(box)
        is_low = box.width() > box.height() * 1.3
        side = min(22 * brush.unit, box.height() * (0.7 if is_low else 0.44), box.width() * 0.5)
        sign = QRectF(0, 0, side, side)
        if is_low:
            sign.moveCenter(box.center() - QRectF(0, 0, side, 0).topRight() * 0.6)
            half.setLeft(box.center().x())
        else:
            sign.moveCenter(box.center())
            sign.moveBottom(box.center().y() + 1)
            half.setTop(box.center().y())
        brush.icon(self._icon, sign, tokens.ink)
        font = brush.font(17)
        font.setPixelSize(letters(min(font.pixelSize(), half.height() * 0.85)))
        painter.setFont(font)
        painter.setPen(QColor(tokens.ink))
        painter.drawText(half, Qt.AlignmentFlag.AlignCenter, str(self.number))
