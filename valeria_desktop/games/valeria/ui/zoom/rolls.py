"""The 36 rolls as a grid: those that wake a card are raised, those that do so twice are marked."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import frozen
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPen, QPolygonF

from valeria_desktop.ui.kit.materials import GOLD, INK, materials_of

if TYPE_CHECKING:
    from PySide6.QtGui import QPainter

    from valeria_desktop.games.valeria.odds import Rolls
    from valeria_desktop.ui.kit.look import Look

_HIGH, _WIDER = 59.28, 1.3
_SIDES = 6
_GAP = 0.14  # of a field


@frozen
class RollsFigure:
    """Stands beside what a card brings."""

    rolls: Rolls

    @property
    def size(self) -> tuple[float, float]:
        """Return its size."""
        return _HIGH * _WIDER, _HIGH

    def paint(self, painter: QPainter, box: QRectF, look: Look) -> None:
        """Paint it on parchment."""
        paint_rolls(painter, box, self.rolls, look)


def paint_rolls(painter: QPainter, box: QRectF, rolls: Rolls, look: Look) -> None:
    """Paint die A from left to right, die B from the top down: equal sums lie on slopes."""
    wide, high = box.width() / _SIDES, box.height() / _SIDES
    gap = high * _GAP
    quiet = QColor(materials_of(look).parchment_line)
    quiet.setAlphaF(0.6)
    for a, row in enumerate(rolls):
        for b, times in enumerate(row):
            left, top = box.left() + a * wide, box.top() + b * high
            field = QRectF(left, top, wide, high).adjusted(gap, gap, -gap, -gap)
            if not times:
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(quiet)
                painter.drawRoundedRect(field, 1.5, 1.5)
                continue
            painter.setPen(QPen(QColor(INK), 1.3))
            painter.setBrush(QColor(GOLD))
            painter.drawRoundedRect(field.adjusted(-0.5, -0.5, 0.5, 0.5), 1.5, 1.5)
            if times > 1:
                _paint_twice(painter, field)


def _paint_twice(painter: QPainter, field: QRectF) -> None:
    """Fill one half with ink, so that it isn't colour alone."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(INK))
    corners = field.bottomLeft(), field.bottomRight(), field.topRight()
    painter.drawPolygon(QPolygonF([QPointF(corner) for corner in corners]))
