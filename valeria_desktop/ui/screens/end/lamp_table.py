"""The table on which a game's end lies: planks in the light of a lamp."""

from __future__ import annotations

from math import cos, pi, sin
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPolygonF
from PySide6.QtWidgets import QWidget

from valeria_desktop.ui.paint.kept import KeptPictures
from valeria_desktop.ui.place.wood import Wood

if TYPE_CHECKING:
    from PySide6.QtGui import QPainter, QPaintEvent

    from valeria_desktop.ui.paint.room_look import RoomLook

_LAMP, _RINGS = "#ffb54a", ((1.0, 0.05), (0.72, 0.06), (0.45, 0.07))
_TEETH, _RADIUS, _FLAT, _MIDDLE = 26, 620.0, 0.8, 0.42


class LampTable(QWidget):
    """Paints planks and three rings of lamplight below its content."""

    def __init__(self, look: RoomLook) -> None:
        """Make a table that may also stay bare, for content on the plain ground."""
        super().__init__()
        self._look = look
        self._kept = KeptPictures(look)
        self.is_wooden = True
        """Whether the planks are painted."""

    def paintEvent(self, event: QPaintEvent) -> None:
        if self.is_wooden:
            known = (self._look.unit, self._look.is_dark)
            self._kept.paint_whole(self, known, self._paint)

    def _paint(self, painter: QPainter) -> None:
        box, unit = QRectF(self.rect()), self._look.unit
        Wood(painter, self._look, unit, is_lamp_lit=True).paint_planks(box)
        painter.setPen(Qt.PenStyle.NoPen)
        centre = QPointF(box.center().x(), box.height() * _MIDDLE)
        for share, opacity in _RINGS:
            light = QColor(_LAMP)
            light.setAlphaF(opacity)
            painter.setBrush(light)
            painter.drawPolygon(_ring(centre, _RADIUS * unit * share))


def _ring(centre: QPointF, radius: float) -> QPolygonF:
    """Return a ring of light, lower than wide, as cut with a knife."""
    points = []
    for tooth in range(_TEETH):
        angle, far = 2 * pi * tooth / _TEETH, radius * (1 + 0.03 * (tooth % 2))
        points.append(centre + QPointF(far * cos(angle), far * _FLAT * sin(angle)))
    return QPolygonF(points)
