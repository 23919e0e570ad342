"""A link to a clause of the rules."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QSizePolicy

from valeria_desktop.ui.kit.drawn_button import DrawnButton

if TYPE_CHECKING:
    from valeria_desktop.ui.kit.look import Look

_HEIGHT = 20
_ICON = 15
_EDGE = 4


class ClauseLink(DrawnButton):
    """A small link that opens a clause."""

    takes_enter = True

    def __init__(self, look: Look) -> None:
        super().__init__(look, focus=Qt.FocusPolicy.TabFocus)
        self.clause = ""
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
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
        super()._look_changed()

    def sizeHint(self) -> QSize:
        px = self._look.px
        words = self.fontMetrics().horizontalAdvance(self.text())
        return QSize(words + px(_ICON) + px(3 * _EDGE), px(_HEIGHT))

    def draw(self, painter: QPainter, whole: QRectF) -> None:
        px, colour = self._look.px, QColor(self._look.palette.focus)
        side, edge = px(_ICON), px(_EDGE)
        icon = self._look.icon("book", side, self.devicePixelRatioF(), colour.name())
        painter.drawPixmap(edge, (self.height() - side) // 2, icon)
        font = self.font()
        font.setUnderline(self.underMouse() or self.hasFocus())
        painter.setFont(font)
        painter.setPen(colour)
        words = QRectF(side + 2 * edge, 0, self.width() - side - 2 * edge, self.height())
        painter.drawText(words, Qt.AlignmentFlag.AlignVCenter, self.text())
        self.draw_focus(painter, whole.adjusted(1, 1, -1, -1), 4, 1.6)
