"""Pictures that are drawn once for each size and then kept."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import frozen

from valeria_desktop.ui.kit.brush import Brush

if TYPE_CHECKING:
    from PySide6.QtCore import QRectF, QSize
    from PySide6.QtGui import QHelpEvent, QPainter
    from PySide6.QtWidgets import QWidget

    from valeria_desktop.ui.kit.look import Look


@frozen
class Still:
    """What a subclass draws; it explains nothing of itself: its words stand beside it."""

    @property
    def size(self) -> QSize:
        """Return its size in a window of 1280 × 720."""
        raise NotImplementedError

    def draw(self, brush: Brush, box: QRectF) -> None:
        """Draw it; a unit of the brush is a pixel as drawn."""
        raise NotImplementedError

    def paint(self, painter: QPainter, box: QRectF, look: Look) -> None:
        """Paint it from what is kept."""
        brush = Brush(painter, look, box.width() / self.size.width())
        brush.piece_of(self, box, self.draw)

    def explain(self, event: QHelpEvent, panel: QWidget, box: QRectF, look: Look) -> bool:
        """Explain nothing."""
        del event, panel, box, look
        return False
