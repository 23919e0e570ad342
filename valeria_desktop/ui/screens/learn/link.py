"""A link to a clause of the rules."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QSizePolicy

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent

    from valeria_desktop.ui.kit.look import Look

_HEIGHT = 20
_ICON = 15
_EDGE = 4


class ClauseLink(QAbstractButton):
    """A small link that opens a clause."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self.clause = ""
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        look.changed.connect(self._look_changed)
        self._look_changed()

    def lead_to(self, clause: str) -> None:
        """Link to a clause by its id; without one it hides."""
        self.clause = clause
        self.setText(self.tr("Rule {id}").format(id=clause))
        self.setAccessibleName(self.tr("Read clause {id} of the rules").format(id=clause))
        self.setVisible(bool(clause))
        self.updateGeometry()

    def _look_changed(self) -> None:
        self.setFont(self._look.font(14))
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        px = self._look.px
        words = self.fontMetrics().horizontalAdvance(self.text())
        return QSize(words + px(_ICON) + px(3 * _EDGE), px(_HEIGHT))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            self.click()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        px, colour = self._look.px, QColor(self._look.palette.focus)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        side, edge = px(_ICON), px(_EDGE)
        icon = self._look.icon("book", side, self.devicePixelRatioF(), colour.name())
        painter.drawPixmap(edge, (self.height() - side) // 2, icon)
        font = self.font()
        font.setUnderline(self.underMouse() or self.hasFocus())
        painter.setFont(font)
        painter.setPen(colour)
        words = QRectF(side + 2 * edge, 0, self.width() - side - 2 * edge, self.height())
        painter.drawText(words, Qt.AlignmentFlag.AlignVCenter, self.text())
        if self.hasFocus():
            painter.setPen(QPen(colour, 1.6, Qt.PenStyle.DashLine))
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 4, 4)
        painter.end()
