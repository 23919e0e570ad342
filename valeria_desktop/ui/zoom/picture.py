"""The large picture of a close look, whose words stand beside it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import frozen

from valeria_desktop.ui.paint.brush import Brush

if TYPE_CHECKING:
    from PySide6.QtCore import QRectF, QSize
    from PySide6.QtGui import QHelpEvent, QPainter
    from PySide6.QtWidgets import QWidget

    from valeria_desktop.ui.paint.look import Look


@frozen
class ZoomPicture:
    """A picture for the zoom; it explains nothing itself: words stand beside it."""

    @property
    def size(self) -> QSize:
        """The size of the picture, in pixels in a window of 1280 × 720."""
        raise NotImplementedError

    def draw(self, brush: Brush, box: QRectF) -> None:
        """Paint the picture into a box; a unit of the brush is a pixel of `size`."""
        raise NotImplementedError

    def paint(self, painter: QPainter, box: QRectF, look: Look) -> None:
        """Paint the stored picture into a box."""
        brush = Brush(painter, look, box.width() / self.size.width())
        brush.piece_of(self, box, self.draw)

    def explain(self, event: QHelpEvent, panel: QWidget, box: QRectF, look: Look) -> bool:
        """Explain no part of the picture."""
        del event, panel, box, look
        return False
