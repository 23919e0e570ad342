"""The hall below everything: flagstones, and the evening behind the arcade."""

from __future__ import annotations

from typing import TYPE_CHECKING

from valeria_desktop.games.viscounts.ui.paint.hall import paint_arcade, paint_flagstones
from valeria_desktop.ui.paint.brush import Brush
from valeria_desktop.ui.place.room import RoomView

if TYPE_CHECKING:
    from PySide6.QtCore import QRectF
    from PySide6.QtGui import QPainter
    from PySide6.QtWidgets import QWidget

    from valeria_desktop.ui.paint.room_look import RoomLook


class HallView(RoomView):
    """Shows the hall; the round table and the boards lie on its floor."""

    def __init__(self, look: RoomLook, parent: QWidget | None = None) -> None:
        """Show an empty hall at dawn."""
        super().__init__(look, paint_arcade, parent)

    def paint_floor(self, painter: QPainter, box: QRectF) -> None:
        brush = Brush(painter, self._look, self._look.unit)
        paint_flagstones(brush, box)
