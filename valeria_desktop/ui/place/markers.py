"""What lies beside a track: +10 markers of brass, their empty place, and what just changed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QPen

from valeria_desktop.ui.kit.materials import BRASS, BRASS_EDGE, INK, materials_of

if TYPE_CHECKING:
    from PySide6.QtCore import QRectF
    from PySide6.QtGui import QPainter

    from valeria_desktop.ui.kit.brush import Brush

_TEN = 10
_CENTRE = Qt.AlignmentFlag.AlignCenter


def paint_markers(brush: Brush, box: QRectF, count: int) -> None:
    """Lay a +10 marker into a box; of many a pile, and how many."""
    painter = brush.painter
    for below in (3, 0) if count > 1 else (0,):
        _paint_marker(painter, box.adjusted(0, 0, -below, 0).translated(below, -below))
    painter.setFont(brush.font(14))
    painter.setPen(QColor(INK))
    painter.drawText(box, _CENTRE, f"+{_TEN}" if count == 1 else f"{count}×{_TEN}")


def _paint_marker(painter: QPainter, box: QRectF) -> None:
    painter.setPen(QPen(QColor(INK), 1.5))
    painter.setBrush(QColor(BRASS_EDGE))
    painter.drawRoundedRect(box, 4, 4)
    painter.setPen(QPen(QColor(BRASS), 1.2))
    painter.drawRoundedRect(box.adjusted(1.6, 1.6, -1.6, -1.6), 3, 3)


def paint_place(brush: Brush, box: QRectF) -> None:
    """Show where a marker will lie."""
    painter, made = brush.painter, materials_of(brush.look)
    painter.setPen(QPen(QColor(made.rail_line), 1.3, Qt.PenStyle.DashLine))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(box.adjusted(1, 1, -1, -1), 4, 4)


def paint_change(brush: Brush, box: QRectF, change: int, colour: QColor) -> None:
    """Point out by how much something changed."""
    painter = brush.painter
    painter.setPen(QPen(colour, 1.5))
    painter.setBrush(QColor(brush.look.palette.panel))
    painter.drawRoundedRect(box, box.height() / 2, box.height() / 2)
    painter.setFont(brush.font(14))
    painter.setPen(colour)
    sign = "+" if change > 0 else "−"
    painter.drawText(box, _CENTRE, f"{sign}{abs(change)}")
