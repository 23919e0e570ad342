"""The picture that is kept beside a save; home shows it before anything else is loaded."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QBuffer, QRectF, QSize
from PySide6.QtGui import QImageReader, QPainter, QPixmap

from valeria_desktop.content.files import FileError, read_bytes
from valeria_desktop.storage.shelf import picture_of
from valeria_desktop.ui.paint.brush import Brush

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from valeria_desktop.ui.paint.look import Look

_LARGEST = 2000  # a file from elsewhere may claim any size
_MOST = 5_000_000  # bytes, more than any such picture has


_PAINTED = QSize(960, 540)
"""The size of a picture of a game, in pixels."""


def game_picture(look: Look, paint: Callable[[Brush, QRectF], None]) -> QPixmap:
    """Return the picture of a game that a function paints."""
    made = QPixmap(_PAINTED)
    painter = QPainter(made)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    paint(Brush(painter, look, 1.0), QRectF(made.rect()))
    painter.end()
    return made


def kept_picture(path: Path) -> QPixmap:
    """Return the picture beside a save; an empty one if it is missing or damaged."""
    try:
        data = read_bytes(picture_of(path), _MOST)
    except FileError:
        return QPixmap()
    buffer = QBuffer()
    buffer.setData(data)
    reader = QImageReader(buffer, b"png")
    reader.setAutoDetectImageFormat(False)
    size = reader.size()
    if not size.isValid() or max(size.width(), size.height()) > _LARGEST:
        return QPixmap()
    return QPixmap.fromImage(reader.read())
