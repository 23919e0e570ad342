"""The castle, as on the picture of the home screen, a hundred units high."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPolygonF

from valeria_desktop.ui.kit.palette import CARD_INK

if TYPE_CHECKING:
    from collections.abc import Callable

_STONE, _SUNLIT, _ROOF, _SPIRE, _FLAG = "#8f6f5a", "#d8c7a0", "#8f2f2a", "#2c6d92", "#c8443c"
_PANE = "#f0c75e"
_WALLS = (
    (-41, 16, 23, _STONE),
    (25, 16, 23, _SUNLIT),
    (-25, 18, 44, _STONE),
    (7, 18, 44, _SUNLIT),
    (-15, 15, 52, _STONE),
    (0, 15, 52, _SUNLIT),
    (-9, 18, 72, _SUNLIT),
)
"""Of the castle: left, width, height, and tone of each wall, from behind."""


def paint_castle(painter: QPainter, tone_of: Callable[[str], QColor]) -> None:
    """Paint it with the middle of its gate at the painter's origin."""
    for left, width, high, tone in _WALLS:
        painter.setBrush(tone_of(tone))
        painter.drawRect(QRectF(left, -high, width, high))
    for left, tone in ((-25, _ROOF), (7, _ROOF)):
        painter.setBrush(tone_of(tone))
        painter.drawPolygon(_roof(left - 2, left + 20, -44, -67))
    painter.setBrush(tone_of(_SPIRE))
    painter.drawPolygon(_roof(-12, 12, -72, -98))
    painter.drawLine(QPointF(0, -98), QPointF(0, -112))
    painter.setBrush(tone_of(_FLAG))
    painter.drawPolygon(QPolygonF([QPointF(0, -112), QPointF(13, -108), QPointF(0, -104)]))
    painter.setBrush(QColor(CARD_INK))
    painter.drawRoundedRect(QRectF(-6, -17, 12, 18), 6, 7)
    painter.setBrush(QColor(_PANE))
    for x, y in ((-16, -30), (16, -30), (0, -44)):
        painter.drawEllipse(QPointF(x, y), 2.8, 4.2)


def _roof(left: float, right: float, low: float, top: float) -> QPolygonF:
    points = (QPointF(left, low), QPointF((left + right) / 2, top), QPointF(right, low))
    return QPolygonF(list(points))
