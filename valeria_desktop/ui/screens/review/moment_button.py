"""A button whose words wrap: a moment that decided, which a press looks at."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPen
from PySide6.QtWidgets import QSizePolicy

from valeria_desktop.ui.kit.drawn_button import DrawnButton

if TYPE_CHECKING:
    from valeria_desktop.ui.kit.look import Look

_EDGE, _ABOVE, _SIZE = 10, 6, 15
_WRAPPED = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter) | int(
    Qt.TextFlag.TextWordWrap
)


class MomentButton(DrawnButton):
    """Says a moment, and is as high as its words need."""

    takes_enter = True
    moment_asked = Signal(int)

    def __init__(self, look: Look) -> None:
        """Stand for no moment yet."""
        super().__init__(look)
        self._choices = 0
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.clicked.connect(lambda: self.moment_asked.emit(self._choices))

    def show_moment(self, words: str, choices: int) -> None:
        """Stand for the moment after a number of choices."""
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

    def draw(self, painter: QPainter, whole: QRectF) -> None:
        look, px = self._look, self._look.px
        box = whole.adjusted(1, 1, -1, -1)
        is_up = self.underMouse() and not self.isDown()
        painter.setPen(QPen(QColor(look.palette.line), 1.2))
        painter.setBrush(QColor(look.palette.raised if is_up else look.palette.panel))
        painter.drawRoundedRect(box, 6, 6)
        self.draw_focus(painter, box.adjusted(1, 1, -1, -1), 5)
        painter.setFont(look.font(_SIZE))
        painter.setPen(QColor(look.palette.ink))
        painter.drawText(self.rect().adjusted(px(_EDGE), 0, -px(_EDGE), 0), _WRAPPED, self.text())
