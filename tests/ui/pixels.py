"""The pixels of pictures, copied while the picture is there: Qt frees those of a temporary one."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from PySide6.QtGui import QImage


def pixels_of(image: QImage) -> bytes:
    """Return a copy of a picture's bytes."""
    return bytes(image.constBits())
