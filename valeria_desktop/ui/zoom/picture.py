"""The large picture of a close look, whose words stand beside it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from attrs import frozen
from PySide6.QtCore import QSize

from valeria_desktop.ui.paint.brush import Brush

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtCore import QRectF
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


@frozen
class PaintedPicture(ZoomPicture):
    """A thing as its painter paints it everywhere, large."""

    thing: Any
    wide: int
    high: int
    paint_thing: Callable[[Brush, QRectF, Any], None]

    @property
    def size(self) -> QSize:
        return QSize(self.wide, self.high)

    def draw(self, brush: Brush, box: QRectF) -> None:
        self.paint_thing(brush, box, self.thing)
