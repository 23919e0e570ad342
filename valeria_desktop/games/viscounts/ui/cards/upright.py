"""A townsfolk card upright: name above, silver and icons at the left edge, face, effect below.

The left edge alone says what a card is worth, so a closed fan is still read. As drawn a card is 91
by 131 units; a large one, looked at closely, tells its corner effect too.
"""

from __future__ import annotations

from functools import partial
from math import cos, pi, sin
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainterPath

from valeria_desktop.games.viscounts.rules.model.things import Kind
from valeria_desktop.games.viscounts.ui.cards import signs
from valeria_desktop.games.viscounts.ui.cards.fields import (
    PEOPLE_GRID,
    PLATE,
    field_of,
    paint_name,
    paint_person,
    paint_silver,
)
from valeria_desktop.games.viscounts.ui.cards.powers import marks, marks_of_icons, marks_of_power
from valeria_desktop.games.viscounts.ui.paint.pigments import shaded
from valeria_desktop.kernel.signs import PLUS, Mark, Marks
from valeria_desktop.ui.paint.brush import paint_marks, square, width_of
from valeria_desktop.ui.paint.knife import fill, outlined, paint_kept, rounded, stroke
from valeria_desktop.ui.paint.palette import CARD_TEXT
from valeria_desktop.ui.words.phrases import tell

if TYPE_CHECKING:
    from valeria_desktop.games.viscounts.rules.model.things import Townsfolk
    from valeria_desktop.ui.paint.brush import Brush

SHAPE = 91, 131
"""Width and height of a card as drawn, in units."""
EDGE = 25.0
"""The width of the left edge, in units: no card of a fan may lie over it."""
_NAME, _FOOT, _RADIUS = 22.0, 27.0, 6.0
_SIGNS = 14.5
_RAYS = 9


def marks_of_card(card: Townsfolk) -> Marks:
    """Return a card's own effect: first when it works, if that isn't at once."""
    if card.dropoff is not None:
        return Mark(signs.DROP_OFF), *marks(card.dropoff)
    if card.immediate is not None:
        return marks(card.immediate)
    line: Marks = ()
    for power in card.ongoing:
        line = (*line, PLUS, *marks_of_power(power)) if line else marks_of_power(power)
    return (Mark(signs.STANDING), *line) if line else ()


def paint_card(
    brush: Brush, box: QRectF, card: Townsfolk, *, in_fan: bool = False, is_large: bool = False
) -> None:
    """Paint a card into a box; in a fan its name begins at the left."""
    key = paint_card, card.id, in_fan, is_large, box.width()
    face = partial(_paint_face, card=card, in_fan=in_fan, is_large=is_large)
    paint_kept(brush, key, box, 2, face)


def _paint_face(
    brush: Brush, box: QRectF, *, card: Townsfolk, in_fan: bool, is_large: bool
) -> None:
    painter, unit, base = brush.painter, brush.unit, field_of(card)
    rounded(painter, box, _RADIUS * unit, base)
    shape = QPainterPath()
    shape.addRoundedRect(box, _RADIUS * unit, _RADIUS * unit)
    painter.save()
    painter.setClipPath(shape, Qt.ClipOperation.IntersectClip)
    head = QRectF(box.left(), box.top(), box.width(), _NAME * unit)
    foot = QRectF(box.left(), box.bottom() - _FOOT * unit, box.width(), _FOOT * unit)
    edge = QRectF(box.left(), head.bottom(), EDGE * unit, foot.top() - head.bottom())
    room = QRectF(edge.right(), head.bottom(), box.right() - edge.right(), edge.height())
    _paint_room(brush, room, base)
    paint_person(brush, _bust_in(room, unit), card)
    painter.fillRect(edge, shaded(base, -0.36))
    painter.fillRect(foot, shaded(base, -0.55))
    painter.fillRect(head, shaded(base, -0.5 if card.kind is Kind.HERO else -0.42))
    line = QRectF(head.left(), head.bottom(), head.width(), 1.2 * unit)
    painter.fillRect(line, shaded(base, 0.28))
    painter.restore()
    _paint_name(brush, head, card, in_fan=in_fan)
    _paint_edge(brush, edge, card)
    effect = marks_of_card(card)
    if effect:
        paint_marks(brush, foot.adjusted(3 * unit, 0, -3 * unit, 0), effect, _SIGNS * unit)
    if is_large and card.corner is not None:
        _paint_corner(brush, room, card)
    outlined(painter, box, _RADIUS * unit, 2.2 * unit)


def _bust_in(room: QRectF, unit: float) -> QRectF:
    """Return the square that a bust fills: the hat has room below the name."""
    most = (room.height() - 2 * unit) * PEOPLE_GRID[0] / PEOPLE_GRID[1]
    side = min(room.width() - unit, most)
    return QRectF(room.center().x() - side / 2, room.bottom() - side, side, side)


def _paint_room(brush: Brush, room: QRectF, base: str) -> None:
    """Paint an arch behind the face, with rays cut into it."""
    unit, wide = brush.unit, room.width()
    top = room.top() + 4 * unit
    arch = QPainterPath(QPointF(room.left() + unit, room.bottom()))
    spring = top + wide * 0.5
    arch.lineTo(room.left() + unit, spring)
    arch.quadTo(QPointF(room.left() + unit, top), QPointF(room.center().x(), top))
    arch.quadTo(QPointF(room.right() - unit, top), QPointF(room.right() - unit, spring))
    arch.lineTo(room.right() - unit, room.bottom())
    fill(brush.painter, arch, shaded(base, 0.16))
    middle = QPointF(room.center().x(), top + wide * 0.6)
    rays = QPainterPath()
    for ray in range(_RAYS):
        angle = pi * (ray + 0.5) / _RAYS
        way = QPointF(-cos(angle), -sin(angle)) * wide
        rays.moveTo(middle + way * 0.2)
        rays.lineTo(middle + QPointF(way.x() * 0.45, way.y() * 0.52))
    stroke(brush.painter, rays, shaded(base, 0.3), 2 * unit)


def _paint_name(brush: Brush, head: QRectF, card: Townsfolk, *, in_fan: bool) -> None:
    unit = brush.unit
    room, name = head.adjusted(5 * unit, 0, -4 * unit, -unit), tell(card.words())
    if card.kind is Kind.HERO:
        side = 14 * unit
        crown = square(QPointF(room.right() - side / 2, room.center().y()), side)
        brush.icon("crown", crown, CARD_TEXT)
        room.setRight(crown.left() - unit)
    side_of = Qt.AlignmentFlag.AlignLeft if in_fan else Qt.AlignmentFlag.AlignHCenter
    paint_name(brush, room, name, 15, side_of)


def _paint_edge(brush: Brush, edge: QRectF, card: Townsfolk) -> None:
    unit = brush.unit
    middle = QPointF(edge.center().x() + unit, edge.top() + 15 * unit)
    paint_silver(brush, middle, 23 * unit, card.silver)
    icons = marks_of_icons(card.icons)
    step = min(22 * unit, (edge.bottom() - middle.y() - 14 * unit) / max(1, len(icons)))
    for place, mark in enumerate(icons):
        at = QPointF(middle.x(), middle.y() + 25 * unit + place * step)
        brush.icon(mark.icon, square(at, min(20 * unit, step * 0.95)))


def _paint_corner(brush: Brush, room: QRectF, card: Townsfolk) -> None:
    """Paint what hiring or dismissing brings, in the upper right corner."""
    if card.corner is None:
        return
    unit = brush.unit
    line = (Mark(signs.CORNER), *marks(card.corner))
    size = 11 * unit
    plate = QRectF(0, 0, width_of(line, size) + 7 * unit, 16 * unit)
    plate.moveTopRight(room.topRight() + QPointF(-3, 3) * unit)
    rounded(brush.painter, plate, 4 * unit, PLATE, unit)
    paint_marks(brush, plate, line, size)
