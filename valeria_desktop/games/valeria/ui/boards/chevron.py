"""The button beside the rivals in the bar on top: it opens their cards for a look."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QAbstractButton

from valeria_desktop.ui.kit.brush import Brush, square
from valeria_desktop.ui.kit.plain import explain_beside

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent
    from PySide6.QtWidgets import QWidget

    from valeria_desktop.ui.kit.room import RoomLook

_SIDE = 20


class Chevron(QAbstractButton):
    """For the mouse only: the arrows reach every rival, and the focus shows its cards anyway."""

    def __init__(self, look: RoomLook, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look
        self.setAccessibleName(self.tr("Show the others' cards, one player after the other"))
        explain_beside(self, self.accessibleName())
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        look.changed.connect(self.update)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        brush = Brush(painter, self._look, self._look.unit)
        middle = QRectF(self.rect()).center()
        brush.icon("down", square(middle, self._look.box(_SIDE)), self._look.palette.ink)
        painter.end()
