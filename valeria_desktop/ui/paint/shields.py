"""Painting a player's signs: the shield, and a portrait with its rim."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPainterPath, QPen, QPixmap

from valeria_desktop.ui.paint.brush import Brush
from valeria_desktop.ui.paint.materials import INK
from valeria_desktop.ui.paint.palette import CARD_INK, CARD_TEXT
from valeria_desktop.ui.paint.pictures import picture

if TYPE_CHECKING:
    from valeria_desktop.kernel.seats import Seat
    from valeria_desktop.ui.paint.look import Look


BOT = "bot"
"""The sign of bots, which is never named in words."""
_BRIGHT = 0.5
_ICON_SIDES, _SLIM = (16, 24, 32, 48), 0.86


def paint_seat_sign(brush: Brush, colour: QColor, name: str, box: QRectF) -> None:
    """Paint a shield: a sign on a colour."""
    painter = brush.painter
    outline = _shield(box)
    painter.fillPath(outline, colour)
    painter.save()
    painter.setClipRect(box.adjusted(box.width() / 2, 0, 0, 0), Qt.ClipOperation.IntersectClip)
    painter.fillPath(outline, colour.darker(116))
    painter.restore()
    painter.setPen(QPen(QColor(CARD_INK), max(1.5, box.width() / 16)))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(outline)
    inside = box.width() * 0.68
    sign = QRectF(box.center().x() - inside / 2, box.top() + box.height() * 0.12, inside, inside)
    brush.icon(name, sign, CARD_INK if light_of(colour) > _BRIGHT else CARD_TEXT)


def shield_icon(look: Look, seat: Seat) -> QIcon:
    """Return a player's shield for a list: unlike a sign alone, it is visible on any ground."""
    icon = QIcon()
    for side in _ICON_SIDES:
        made = QPixmap(side, side)
        made.fill(Qt.GlobalColor.transparent)
        painter = QPainter(made)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        width = side * _SLIM
        box = QRectF((side - width) / 2, 1, width, side - 2)
        paint_seat_sign(Brush(painter, look, 1.0), look.player(seat.colour), seat.sign.value, box)
        painter.end()
        for mode in (QIcon.Mode.Normal, QIcon.Mode.Selected):
            icon.addPixmap(made, mode)
    return icon


def light_of(colour: QColor) -> float:
    """Return a colour's lightness to the eye, from 0 to 1."""
    return 0.3 * colour.redF() + 0.59 * colour.greenF() + 0.11 * colour.blueF()


def _shield(box: QRectF) -> QPainterPath:
    path = QPainterPath(box.topLeft())
    path.lineTo(box.topRight())
    shoulder = box.top() + box.height() * 0.5
    path.lineTo(box.right(), shoulder)
    path.quadTo(box.right(), box.bottom() - box.height() * 0.16, box.center().x(), box.bottom())
    path.quadTo(box.left(), box.bottom() - box.height() * 0.16, box.left(), shoulder)
    path.closeSubpath()
    return path


SHAPE = 3 / 4
RADIUS = 5.0


def paint_face(painter: QPainter, box: QRectF, name: str, rim: str = INK) -> None:
    """Paint a portrait into a box, cut to its shape, with a rim."""
    outline = QPainterPath()
    outline.addRoundedRect(box, RADIUS, RADIUS)
    wide = max(box.width(), box.height() * SHAPE)
    high = wide / SHAPE
    painter.save()
    painter.setClipPath(outline)
    ratio = painter.device().devicePixelRatio()
    drawn = picture(name, round(wide), round(high), ratio)
    left = box.center().x() - wide / 2
    painter.drawPixmap(QRectF(left, box.top(), wide, high), drawn, QRectF(drawn.rect()))
    painter.restore()
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(rim), 2))
    painter.drawPath(outline)
