"""A button whose words wrap: a moment that decided, which a press looks at."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPen
from PySide6.QtWidgets import QAbstractButton, QSizePolicy

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent, QPaintEvent

    from valeria_desktop.ui.kit.look import Look

_EDGE, _ABOVE, _SIZE = 10, 6, 15
_WRAPPED = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter) | int(
    Qt.TextFlag.TextWordWrap
)
_ENTER = {Qt.Key.Key_Return, Qt.Key.Key_Enter}


class MomentButton(QAbstractButton):
    """Says a moment, and is as high as its words need."""

    moment_asked = Signal(int)

    def __init__(self, look: Look) -> None:
        """Stand for no moment yet."""
        super().__init__()
        self._look = look
        self._choices = 0
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.clicked.connect(lambda: self.moment_asked.emit(self._choices))
        look.changed.connect(self.updateGeometry)

    def show_moment(self, words: str, choices: int) -> None:
        """Stand for the moment after so many choices."""
        self._choices = choices
        self.setText(words)
        self.setAccessibleName(words)
        self.updateGeometry()

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        px = self._look.px
        room = QRect(0, 0, max(40, width - 2 * px(_EDGE)), 10_000)
        words = QFontMetrics(self._look.font(_SIZE)).boundingRect(room, _WRAPPED, self.text())
        return words.height() + 2 * px(_ABOVE)

    def sizeHint(self) -> QSize:
        wide = self._look.px(360)
        return QSize(wide, self.heightForWidth(wide))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in _ENTER:
            self.click()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        look, painter, px = self._look, QPainter(self), self._look.px
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        is_up = self.underMouse() and not self.isDown()
        painter.setPen(QPen(QColor(look.palette.line), 1.2))
        painter.setBrush(QColor(look.palette.raised if is_up else look.palette.panel))
        painter.drawRoundedRect(box, 6, 6)
        if self.hasFocus():
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(QColor(look.palette.focus), 2, Qt.PenStyle.DashLine))
            painter.drawRoundedRect(box.adjusted(1, 1, -1, -1), 5, 5)
        painter.setFont(look.font(_SIZE))
        painter.setPen(QColor(look.palette.ink))
        painter.drawText(self.rect().adjusted(px(_EDGE), 0, -px(_EDGE), 0), _WRAPPED, self.text())
        painter.end()
