"""Painting something onto a picture of its own, to be looked at point by point."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter

from tests.ui.pixels import pixels_of
from valeria_desktop.ui.paint.brush import Brush

if TYPE_CHECKING:
    from collections.abc import Callable

    from valeria_desktop.ui.paint.look import Look


def painted(look: Look, paint: Callable[[Brush, QRectF], None], width: int, height: int) -> QImage:
    """Paint into a box on black."""
    image = QImage(width, height, QImage.Format.Format_RGB32)
    image.fill(0)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    paint(Brush(painter, look, 1.0), QRectF(0, 0, width, height))
    painter.end()
    return image


def colours_of(image: QImage) -> set[str]:
    """Return every colour that is in a picture."""
    points = memoryview(pixels_of(image.convertToFormat(QImage.Format.Format_RGB32))).cast("I")
    return {QColor.fromRgb(point).name() for point in set(points)}
