"""An empty picture, and a painter for it with smooth edges."""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QPainter, QPixmap

if TYPE_CHECKING:
    from collections.abc import Iterator


@contextmanager
def drawing(
    wide: int, high: int, ratio: float, ground: str = ""
) -> Iterator[tuple[QPixmap, QPainter]]:
    """Return a picture, in pixels of the device, to be drawn on nothing or on a ground."""
    picture = QPixmap(wide, high)
    picture.setDevicePixelRatio(ratio)
    picture.fill(QColor(ground) if ground else Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    try:
        yield picture, painter
    finally:
        painter.end()
