"""The light round a price that can be paid: a ring, and rays at one side."""

from __future__ import annotations

from math import cos, radians, sin
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QPen

from valeria_desktop.ui.paint.materials import LIGHT
from valeria_desktop.ui.paint.palette import CARD_INK

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtCore import QRectF

    from valeria_desktop.ui.paint.brush import Brush

_RADIUS, _RING, _QUIET = 12.6, 2.2, 1.6
"""The radius of a coin as drawn, and the width of the ring of light, and of a quiet one."""
_NEAR, _FAR = 2.6, 5.0
"""Where a ray begins and ends, outside the coin as drawn."""


def paint_price_light(
    brush: Brush, box: QRectF, rays: Sequence[float], *, is_quiet: bool = False
) -> None:
    """Paint a ring of light round a coin, and rays at angles in degrees, clockwise from the right.

    Both follow the size of the coin's box. They are quiet where there are many; not with strong
    contrast.
    """
    painter, middle, radius = brush.painter, box.center(), box.width() / 2
    share = radius / _RADIUS
    ring = _QUIET if is_quiet and not brush.look.is_strong else _RING
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for colour, wide in ((CARD_INK, ring + 1.8), (LIGHT, ring)):
        pen = QPen(QColor(colour), wide * share)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.setPen(pen)
        for angle in rays:
            way = QPointF(cos(radians(angle)), sin(radians(angle)))
            near, far = radius + _NEAR * share, radius + _FAR * share
            painter.drawLine(middle + way * near, middle + way * far)
        painter.drawEllipse(middle, radius, radius)
