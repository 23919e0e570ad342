"""Portraits of people: 3 wide and 4 high, with a rim."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from valeria_desktop.ui.kit.materials import INK
from valeria_desktop.ui.kit.pictures import picture

SHAPE = 3 / 4
RADIUS = 5.0


def paint_face(painter: QPainter, box: QRectF, name: str, rim: str = INK) -> None:
    """Paint a portrait into a box, cut to its shape, with a rim."""
    outline = QPainterPath()
    outline.addRoundedRect(box, RADIUS, RADIUS)
    wide = max(box.width(), box.height() * SHAPE)
    high = wide / SHAPE
    painter.save()
    painter.setClipPath(outline)
    ratio = painter.device().devicePixelRatio()
    drawn = picture(name, round(wide), round(high), ratio)
    left = box.center().x() - wide / 2
    painter.drawPixmap(QRectF(left, box.top(), wide, high), drawn, QRectF(drawn.rect()))
    painter.restore()
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(rim), 2))
    painter.drawPath(outline)
