"""The picture that is kept beside a save; home shows it before anything else is loaded."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QBuffer
from PySide6.QtGui import QImageReader, QPixmap

from valeria_desktop.content.files import FileError, read_bytes
from valeria_desktop.storage.shelf import picture_of

if TYPE_CHECKING:
    from pathlib import Path

_LARGEST = 2000  # a file from elsewhere may claim any size
_MOST = 5_000_000  # bytes, more than any such picture has


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
