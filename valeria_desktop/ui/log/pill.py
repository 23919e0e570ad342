"""A pill: a small rounded button that can be on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPen

from valeria_desktop.ui.kit.drawn_button import DrawnButton

if TYPE_CHECKING:
    from valeria_desktop.ui.kit.look import Look

_TEXT, _SIDE, _HEIGHT = 13.5, 9, 22
_ICON = 15


class Pill(DrawnButton):
    """A small rounded button: words or a sign, filled while it is on."""

    def __init__(self, look: Look, words: str = "") -> None:
        """Show words."""
        super().__init__(look, focus=Qt.FocusPolicy.TabFocus)
        self.setText(words)
        self._look_changed()

    def _look_changed(self) -> None:
        self.setFont(self._look.font(_TEXT))
        super()._look_changed()

    def sizeHint(self) -> QSize:
        px = self._look.px
        width = QFontMetrics(self.font()).horizontalAdvance(self.text())
        if not self.icon().isNull():
            width += px(_ICON) + (px(4) if self.text() else 0)
        return QSize(width + 2 * px(_SIDE), px(_HEIGHT))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def draw(self, painter: QPainter, whole: QRectF) -> None:
        tokens, px = self._look.palette, self._look.px
        box = whole.adjusted(1, 1, -1, -1)
        is_on = self.isChecked() or self.isDown()
        if self.hasFocus():
            painter.setPen(QPen(QColor(tokens.focus), 2, Qt.PenStyle.DashLine))
        else:
            painter.setPen(QPen(QColor(tokens.ink if is_on else tokens.line), 1.2))
        over = is_on or self.underMouse()
        painter.setBrush(QColor(tokens.raised) if over else Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(box, box.height() / 2, box.height() / 2)
        left = float(px(_SIDE))
        if not self.icon().isNull():
            side = px(_ICON)
            top = round((self.height() - side) / 2)
            self.icon().paint(painter, round(left), top, side, side)
            left += side + px(4)
        painter.setFont(self.font())
        painter.setPen(QColor(tokens.ink if is_on else tokens.quiet))
        room = QRectF(left, 0, self.width() - left, self.height())
        painter.drawText(
            room, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, self.text()
        )
