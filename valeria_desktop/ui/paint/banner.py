"""The voice's banner: it hangs at the upper right corner of the thing that the voice means."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF

from valeria_desktop.ui.paint.knife import fill, shadow
from valeria_desktop.ui.paint.legible import legible
from valeria_desktop.ui.paint.look import title_font
from valeria_desktop.ui.paint.materials import GOLD
from valeria_desktop.ui.paint.palette import CARD_INK, CARD_TEXT
from valeria_desktop.ui.paint.pictures import picture

if TYPE_CHECKING:
    from valeria_desktop.ui.paint.brush import Brush

BANNER = 30.0, 36.0
"""Width and height of a banner, in units."""
OVER, ASIDE, ROD = 10.0, 5.0, 4.0
"""Its reach over the thing and past its right end, clear of a name; its rod: in units."""
_FIRST, _OTHER = "#a8382c", "#7d5a38"
_ROD_OUT, _INK, _THREAD, _NUMBER = 3.0, 1.6, 1.2, 17.0
_SHADE, _SHADOW = 0.4, QPointF(1.5, 2.5)


def banner_at(thing: QRectF, unit: float) -> QRectF:
    """Return the box of a banner that hangs at a thing's upper right corner."""
    wide, high = (side * unit for side in BANNER)
    return QRectF(thing.right() - wide + ASIDE * unit, thing.top() - OVER * unit, wide, high)


def paint_banner(
    brush: Brush, box: QRectF, sign: str, *, is_first: bool = True, emblem: str = ""
) -> None:
    """Paint a banner with a number, or with an emblem's drawing; the rod lies above the box."""
    painter, unit = brush.painter, brush.unit
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    cloth = _pointed(box)
    fill(painter, cloth.translated(_SHADOW * unit), shadow(_SHADE))
    painter.setPen(QPen(QColor(CARD_INK), _INK * unit))
    painter.setBrush(legible(brush.look, _FIRST if is_first else _OTHER, CARD_TEXT))
    painter.drawPolygon(cloth)
    painter.setPen(QPen(QColor(GOLD), _THREAD * unit))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPolygon(_pointed(box.adjusted(3 * unit, 3 * unit, -3 * unit, -4.2 * unit)))
    _paint_rod(painter, box, unit)
    middle = QPointF(box.center().x(), box.top() + box.height() * 0.43)
    if sign:
        _write(painter, middle, sign, unit)
    elif emblem:
        side = round(20 * unit)
        drawn = picture(emblem, side, side, painter.device().devicePixelRatio())
        painter.drawPixmap(middle - QPointF(side / 2, side / 2), drawn)


def _paint_rod(painter: QPainter, box: QRectF, unit: float) -> None:
    rod = QRectF(box.left(), box.top() - ROD * unit, box.width(), ROD * unit)
    painter.setPen(QPen(QColor(CARD_INK), _INK * 0.85 * unit))
    painter.setBrush(QColor(GOLD))
    out = _ROD_OUT * unit
    painter.drawRoundedRect(rod.adjusted(-out, 0, out, 0), 2 * unit, 2 * unit)


def _write(painter: QPainter, middle: QPointF, sign: str, unit: float) -> None:
    painter.setFont(title_font(_NUMBER * unit))
    painter.setPen(QColor(CARD_TEXT))
    room = QRectF(0, 0, BANNER[0] * unit, BANNER[1] * unit)
    room.moveCenter(middle)
    painter.drawText(room, Qt.AlignmentFlag.AlignCenter, sign)


def _pointed(box: QRectF) -> QPolygonF:
    """Return a banner's outline: straight down, then to a point in the middle."""
    shoulder = box.bottom() - box.height() * 0.28
    corners = (
        box.topLeft(),
        box.topRight(),
        QPointF(box.right(), shoulder),
        QPointF(box.center().x(), box.bottom()),
        QPointF(box.left(), shoulder),
    )
    return QPolygonF(list(corners))
