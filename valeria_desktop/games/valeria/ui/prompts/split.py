"""A price as a row of what is paid; the border between Magic and the rest can be moved."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QMouseEvent, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QSizePolicy, QSlider

if TYPE_CHECKING:
    from valeria_desktop.ui.kit.look import Look

_UNIT = 30
_HEIGHT = 40
_EDGE = 10


class SplitSlider(QSlider):
    """The value is how many units of the price are paid with Magic; they stand at the left."""

    def __init__(self, look: Look, kind: str, total: int) -> None:
        """Show a price of so many units of Gold or Strength."""
        super().__init__(Qt.Orientation.Horizontal)
        self._look = look
        self._kind = kind
        self._total = total
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setPageStep(1)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        px = self._look.px
        return QSize(px(_UNIT) * self._total + 2 * px(_EDGE), px(_HEIGHT))

    def minimumSizeHint(self) -> QSize:
        return QSize(self._look.px(120), self._look.px(_HEIGHT))

    def border(self, value: int) -> QPointF:
        """Give where the border stands for so much Magic."""
        return QPointF(self._left + value * self._unit, self.height() / 2)

    @property
    def _unit(self) -> float:
        room = self.width() - 2 * self._look.px(_EDGE)
        return min(float(self._look.px(_UNIT)), room / self._total)

    @property
    def _left(self) -> float:
        return (self.width() - self._unit * self._total) / 2

    # --- the mouse moves the border to where it is

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() is Qt.MouseButton.LeftButton:
            self._move_to(event.position())

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if event.buttons() & Qt.MouseButton.LeftButton:
            self._move_to(event.position())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        event.accept()

    def _move_to(self, position: QPointF) -> None:
        self.setValue(round((position.x() - self._left) / self._unit))

    # --- painting

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        look, unit, value = self._look, self._unit, self.value()
        side = round(min(unit - 2, look.px(26)))
        ratio = self.devicePixelRatioF()
        for index in range(self._total):
            icon = look.icon("magic" if index < value else self._kind, side, ratio)
            middle = self._left + (index + 0.5) * unit
            painter.drawPixmap(round(middle - side / 2), round((self.height() - side) / 2), icon)
        self._paint_reach(painter)
        self._paint_handle(painter)
        if self.hasFocus():
            painter.setPen(QPen(QColor(look.palette.focus), 2, Qt.PenStyle.DashLine))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 6, 6)
        painter.end()

    def _paint_reach(self, painter: QPainter) -> None:
        """A line below shows between what limits the border can be moved."""
        low = self.height() - self._look.px(5)
        start, end = self.border(self.minimum()).x(), self.border(self.maximum()).x()
        painter.setPen(QPen(QColor(self._look.palette.quiet), 2))
        painter.drawLine(QPointF(start, low), QPointF(end, low))
        for value in range(self.minimum(), self.maximum() + 1):
            x = self.border(value).x()
            painter.drawLine(QPointF(x, low - 2), QPointF(x, low + 2))

    def _paint_handle(self, painter: QPainter) -> None:
        look = self._look
        x = self.border(self.value()).x()
        low, top = self.height() - look.px(5), look.px(5)
        step = look.px(6)
        painter.setPen(QPen(QColor(look.palette.lit), 3))
        painter.drawLine(QPointF(x, top), QPointF(x, low))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(look.palette.lit))
        handle = [QPointF(x, low - step), QPointF(x + step, low + 3), QPointF(x - step, low + 3)]
        painter.drawPolygon(QPolygonF(handle))
