"""The dark plate with a light edge that a sign or a number stands on, wherever it lies."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtGui import QColor, QPainter, QPen

from valeria_desktop.ui.kit.palette import CARD_INK

if TYPE_CHECKING:
    from PySide6.QtCore import QRectF

CREAM = "#e9dcc0"


def paint_plate(
    painter: QPainter, box: QRectF, radius: float, colour: str = CARD_INK, width: float = 1.3
) -> None:
    """Paint a dark plate with a light edge, for what stands out from the field."""
    painter.setPen(QPen(QColor(CREAM), width))
    painter.setBrush(QColor(colour))
    painter.drawRoundedRect(box, radius, radius)
