"""All of the story beside the little room it has, until it is put away again."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, QRectF, QSize, Qt
from PySide6.QtCore import Signal as QtSignal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QVBoxLayout, QWidget

from valeria_desktop.ui.log.plate import paint_plate

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent, QPaintEvent

    from valeria_desktop.ui.kit.look import Look
    from valeria_desktop.ui.log.list import LogList

_SIZE = QSize(360, 380)
_GAP = 8


class Drawer(QWidget):
    """A sheet with the rows of the story, over whatever lies beside its panel."""

    closed = QtSignal()

    def __init__(self, look: Look, rows: LogList, corner: QPoint, window: QWidget) -> None:
        """Open to the left of a corner of the window, as large as there is room."""
        super().__init__(window)
        self._look = look
        self.rows = rows
        px = look.px
        column = QVBoxLayout(self)
        column.setContentsMargins(px(9), px(7), px(9), px(9))
        column.addWidget(rows)
        width = min(px(_SIZE.width()), corner.x() - 2 * px(_GAP))
        height = min(px(_SIZE.height()), corner.y() - px(_GAP))
        self.setGeometry(corner.x() - width - px(_GAP), corner.y() - height, width, height)
        self.show()
        self.raise_()
        rows.follow()
        rows.setFocus(Qt.FocusReason.PopupFocusReason)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        paint_plate(painter, self._look, QRectF(self.rect()))
        painter.end()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.closed.emit()
        else:
            super().keyPressEvent(event)
