"""The outline of a member that could stand somewhere."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainterPath, QPen

from valeria_desktop.ui.kit.brush import square

if TYPE_CHECKING:
    from valeria_desktop.ui.kit.brush import Brush

_GRID = 64  # what a member is drawn on


def paint_absent(brush: Brush, box: QRectF, colour: str) -> None:
    """Paint a member's outline in dashes into the middle of a box."""
    side = min(box.width(), box.height())
    pen = QPen(QColor(colour), max(1.0, side / 24))
    pen.setDashPattern([2.6, 2.0])
    painter = brush.painter
    painter.save()
    painter.translate(square(box.center(), side).topLeft())
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(_outline(side / _GRID))
    painter.restore()


def _outline(scale: float) -> QPainterPath:
    head, body = QPainterPath(), QPainterPath()
    head.addEllipse(QPointF(32, 18) * scale, 14 * scale, 14 * scale)
    body.moveTo(QPointF(22, 28) * scale)
    body.quadTo(QPointF(10, 33) * scale, QPointF(9, 55) * scale)
    body.quadTo(QPointF(9, 60) * scale, QPointF(14, 60) * scale)
    body.lineTo(QPointF(50, 60) * scale)
    body.quadTo(QPointF(55, 60) * scale, QPointF(55, 55) * scale)
    body.quadTo(QPointF(54, 33) * scale, QPointF(42, 28) * scale)
    body.closeSubpath()
    return head.united(body)
