"""Painting members of a family in the colours of their player, and the place of one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import frozen
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainterPath, QPen

from valeria_desktop.ui.kit.brush import square
from valeria_desktop.ui.kit.palette import CARD_INK, CARD_TEXT
from valeria_desktop.ui.kit.pictures import Dyes, dyed
from valeria_desktop.ui.kit.signs import light_of

if TYPE_CHECKING:
    from valeria_desktop.kernel.seats import Colour, Seat
    from valeria_desktop.ui.kit.brush import Brush

_COLOUR, _SHADE, _LIGHT = "#c8643c", "#8f3f26", "#dd8a62"
"""The tones of a drawing that are changed for those of a player."""
_DARKER, _LIGHTER = 138, 124
_CHEST, _SIGN = 0.655, 0.42
"""Where on a member the sign stands, and how large it is, of its side."""
_BRIGHT = 0.42
_GRID = 64  # what a member is drawn on


@frozen
class Person:
    """Whose something is: all that is painted and said of it."""

    seat: int
    name: str
    colour: Colour
    sign: str

    @classmethod
    def of(cls, seat: int, sitting: Seat) -> Person:
        """Take who sits there."""
        return cls(seat, sitting.name, sitting.colour, sitting.sign.value)


def dyes_of(colour: QColor) -> Dyes:
    """Give the tones of a player's colour."""
    return (
        (_COLOUR, colour.name()),
        (_SHADE, colour.darker(_DARKER).name()),
        (_LIGHT, colour.lighter(_LIGHTER).name()),
    )


def sign_colour(colour: QColor) -> str:
    """Give the tone in which a sign stands out from a colour."""
    return CARD_INK if light_of(colour) > _BRIGHT else CARD_TEXT


def paint_member(brush: Brush, box: QRectF, person: Person) -> None:
    """Paint a member into the middle of a box, with the sign on the chest."""
    side = round(min(box.width(), box.height()))
    if side <= 0:
        return
    colour = brush.look.player(person.colour)
    made = dyed("emblems/member.svg", side, side, brush.ratio, dyes_of(colour))
    at = square(box.center(), side)
    brush.painter.drawPixmap(at.topLeft(), made)
    chest = QPointF(at.center().x(), at.top() + side * _CHEST)
    brush.icon(person.sign, square(chest, side * _SIGN), sign_colour(colour))


def paint_absent(brush: Brush, box: QRectF, colour: str) -> None:
    """Paint the outline of a member that could stand there."""
    side = min(box.width(), box.height())
    pen = QPen(QColor(colour), max(1.0, side / 24))
    pen.setDashPattern([2.6, 2.0])
    painter = brush.painter
    painter.save()
    painter.translate(square(box.center(), side).topLeft())
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(_outline(side / _GRID))
    painter.restore()


def _outline(scale: float) -> QPainterPath:
    head, body = QPainterPath(), QPainterPath()
    head.addEllipse(QPointF(32, 18) * scale, 14 * scale, 14 * scale)
    body.moveTo(QPointF(22, 28) * scale)
    body.quadTo(QPointF(10, 33) * scale, QPointF(9, 55) * scale)
    body.quadTo(QPointF(9, 60) * scale, QPointF(14, 60) * scale)
    body.lineTo(QPointF(50, 60) * scale)
    body.quadTo(QPointF(55, 60) * scale, QPointF(55, 55) * scale)
    body.quadTo(QPointF(54, 33) * scale, QPointF(42, 28) * scale)
    body.closeSubpath()
    return head.united(body)
