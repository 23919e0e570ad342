"""Painters of a kingdom, sky, hills and the beam with trophies, and the layout of its parts."""

from __future__ import annotations

from math import ceil, pi, sin
from typing import TYPE_CHECKING

from attrs import frozen
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainterPath, QPen, QPolygonF

from valeria_desktop.games.valeria.ui.cards.powers import marks_of_power
from valeria_desktop.ui.paint.brush import Brush, paint_marks, paint_outlined, width_of
from valeria_desktop.ui.paint.materials import GOLD, INK, materials_of
from valeria_desktop.ui.paint.palette import CARD_INK
from valeria_desktop.ui.place.hours import hour_at, mix
from valeria_desktop.ui.place.sky import Sky

if TYPE_CHECKING:
    from valeria_desktop.games.valeria.rules.model.cards import Domain
    from valeria_desktop.games.valeria.ui.parts.card_groups import Group


_BEAM, _TROPHIES, _FOOT = 7, 40, 17
_LARGEST, _SHIELD, _LEAST_SHIELD, _SUM = 78, 31, 21, 34
_ROWS = 3
_PLAQUE = 21


@frozen
class Skyline:
    """The boxes of a kingdom's parts."""

    sky: QRectF
    beam: QRectF
    wall: QRectF
    """The wall below the beam, with the trophies."""
    domains: tuple[QRectF, ...]
    trophies: tuple[QRectF, ...]
    total: QRectF
    """The laurel with the sum of the points."""
    has_plaques: bool
    """Whether plaques with powers fit over the domains."""


def skyline_of(box: QRectF, domains: int, trophies: int, unit: float) -> Skyline:
    """Place domains and trophies in a box, as large as they fit."""
    wall_height = min(_TROPHIES * unit, box.height() * 0.3)
    wall = QRectF(box.left(), box.bottom() - wall_height, box.width(), wall_height)
    beam = QRectF(box.left(), wall.top() - _BEAM * unit, box.width(), _BEAM * unit)
    sky = QRectF(box.left(), box.top(), box.width(), beam.top() - box.top())
    side = min(_SUM * unit, wall_height - 4)
    total = QRectF(wall.right() - side - 4 * unit, wall.center().y() - side / 2, side, side)
    stand, has_plaques = _domains(sky, domains, unit)
    room = QRectF(
        wall.left() + 5 * unit, wall.top(), total.left() - wall.left() - 8 * unit, wall_height
    )
    return Skyline(sky, beam, wall, stand, _trophies(room, trophies, unit), total, has_plaques)


def _domains(sky: QRectF, number: int, unit: float) -> tuple[tuple[QRectF, ...], bool]:
    if not number:
        return (), False
    room = sky.adjusted(8 * unit, 6 * unit, -12 * unit, -_FOOT * unit * 0.6)
    rows = max(range(1, _ROWS + 1), key=lambda many: _side(room, number, many, unit))
    side = _side(room, number, rows, unit)
    plaque = _PLAQUE * unit
    height = room.height() / rows
    columns = ceil(number / rows)
    wide = room.width() / columns
    has_plaques = wide > 62 * unit and height - side * 0.78 >= plaque
    if has_plaques:
        side = min(side, height - plaque)
    boxes = []
    for place in range(number):
        row, column = place // columns, place % columns
        here = min(columns, number - row * columns)
        step = room.width() / here
        x = room.left() + (column + 0.5) * step
        foot = (
            room.bottom() - row * height - (column % 2) * min(5 * unit, height - side) * (here > 1)
        )
        boxes.append(QRectF(x - side / 2, foot - side, side, side))
    return tuple(boxes), has_plaques


def _side(room: QRectF, number: int, rows: int, unit: float) -> float:
    columns = ceil(number / rows)
    share = 0.84 if rows == 1 else 0.96
    return min(room.width() / columns * 0.96, room.height() / rows * share, _LARGEST * unit)


def _trophies(room: QRectF, number: int, unit: float) -> tuple[QRectF, ...]:
    if not number:
        return ()
    rows = 1 if room.width() / number >= _LEAST_SHIELD * unit else 2
    columns = ceil(number / rows)
    height = room.height() / rows
    step = min(room.width() / columns, (_SHIELD + 4) * unit)
    side = min(_SHIELD * unit, step - 1.5 * unit, (height - 3 * unit) / 1.12)
    corners = (
        QPointF(room.left() + (place % columns) * step, room.top() + (place // columns) * height)
        for place in range(number)
    )
    return tuple(QRectF(at.x(), at.y() + 1.5 * unit, side, side * 1.12) for at in corners)


_WALL, _WALL_LIGHT = "#2c2019", "#7a5d3c"
_BEAM_COLOUR, _BEAM_EDGE = "#7d5c3f", "#a98460"
_SHIELD_COLOUR, _SHIELD_NEW = "#6b4229", "#8a5a34"
_LAUREL = 0.44
_SMALLEST = 8
_WOOD = 24
"""Height of the firs, with the line round them, in units."""


def paint_land(brush: Brush, line: Skyline, time: float, pennant: QColor) -> None:
    """Paint sky, mountains and hills; for a kingdom without domains an empty hill.

    Parts that don't depend on the domains are painted from kept pictures.
    """
    painter, sky, grass = brush.painter, line.sky, QColor(hour_at(time).grass)
    painter.save()
    painter.setClipRect(sky, Qt.ClipOperation.IntersectClip)
    known = (brush.look.is_dark, time)
    brush.piece_of((_paint_day, known), sky, lambda piece, box: _paint_day(piece, box, time))
    _paint_mounds(brush, line, grass)
    if not line.domains:
        _paint_waiting(brush, sky, grass, pennant)
    foot = QRectF(sky)
    foot.setTop(sky.bottom() - _WOOD * brush.unit)
    brush.piece_of((_paint_firs, known), foot, lambda piece, box: _paint_firs(piece, box, time))
    painter.restore()


def _paint_day(brush: Brush, sky: QRectF, time: float) -> None:
    """Paint the sky at a time of day, and mountains and hills in front."""
    painter, unit, hour = brush.painter, brush.unit, hour_at(time)
    up = sin(pi * (0.2 + 0.62 * time))
    sun = QPointF(
        sky.left() + sky.width() * (0.2 + 0.56 * time),
        sky.bottom() - sky.height() * (0.24 + 0.5 * up),
    )
    near = min(0.8, max(0.3, sky.width() / unit / 500))  # the rings of light fit the window
    air = Sky(painter, sky, unit * near, is_dark=brush.look.is_dark)
    air.paint_air(hour, sun, time, radius=16 / near)
    pen = QPen(QColor(CARD_INK), 1.3 * unit)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    painter.setBrush(QColor(hour.near))
    for at, high in ((0.02, 0.34), (0.42, 0.27), (0.9, 0.38)):
        painter.drawPolygon(_peak(sky, at, high))
    painter.setBrush(QColor(hour.wood))
    painter.drawPath(_hill(sky, -0.25, 0.62, 0.3))
    painter.setBrush(mix(hour.wood, hour.grass, 0.55))
    painter.drawPath(_hill(sky, 0.35, 1.3, 0.26))
    painter.setBrush(QColor(hour.grass))
    painter.drawPath(_hill(sky, -0.1, 1.1, 0.13))


def _paint_firs(brush: Brush, foot: QRectF, time: float) -> None:
    """Paint firs along the foot of the land."""
    painter, unit = brush.painter, brush.unit
    painter.setBrush(QColor(hour_at(time).wood).darker(120))
    painter.setPen(QPen(QColor(CARD_INK), unit))
    step = 23 * unit
    for place in range(round(foot.width() / step) + 1):
        at = QPointF(foot.left() + (place + 0.4) * step, foot.bottom())
        painter.drawPolygon(_fir(at, (11 + 4 * (place * 7 % 3)) * unit))


def _peak(sky: QRectF, at: float, high: float) -> QPolygonF:
    x, top = sky.left() + sky.width() * at, sky.bottom() - sky.height() * high
    wide = max(sky.width() * 0.28, sky.height() * high)
    bottom = sky.bottom()
    return QPolygonF([QPointF(x - wide, bottom), QPointF(x, top), QPointF(x + wide, bottom)])


def _hill(sky: QRectF, start: float, end: float, high: float) -> QPainterPath:
    left, right = sky.left() + sky.width() * start, sky.left() + sky.width() * end
    path = QPainterPath(QPointF(left, sky.bottom() + 2))
    top = sky.bottom() - sky.height() * high * 1.33
    third = (right - left) / 3
    path.cubicTo(left + third, top, right - third, top, right, sky.bottom() + 2)
    path.closeSubpath()
    return path


def _fir(foot: QPointF, high: float) -> QPolygonF:
    wide = high * 0.38
    return QPolygonF([foot + QPointF(-wide, 0), foot + QPointF(0, -high), foot + QPointF(wide, 0)])


def _paint_mounds(brush: Brush, line: Skyline, grass: QColor) -> None:
    """Paint a mound under each domain, so that no domain stands in the air."""
    painter, unit = brush.painter, brush.unit
    painter.setPen(QPen(QColor(CARD_INK), 1.2 * unit))
    for box in sorted(line.domains, key=QRectF.bottom):
        painter.setBrush(
            grass if box.bottom() < line.sky.bottom() - 30 * unit else grass.lighter(108)
        )
        mound = QPainterPath(QPointF(box.left() - 8 * unit, box.bottom() + 5 * unit))
        mound.quadTo(
            QPointF(box.center().x(), box.bottom() - 12 * unit),
            QPointF(box.right() + 8 * unit, box.bottom() + 5 * unit),
        )
        mound.closeSubpath()
        painter.drawPath(mound)


def _paint_waiting(brush: Brush, sky: QRectF, grass: QColor, pennant: QColor) -> None:
    """Paint an empty hill with a path and the owner's pennant."""
    painter, unit = brush.painter, brush.unit
    high = sky.height() * 0.4
    top = QPointF(sky.center().x(), sky.bottom() - high)
    wide = min(sky.width() * 0.42, 96 * unit)
    hill = QPainterPath(QPointF(top.x() - wide, sky.bottom() + 2))
    hill.cubicTo(
        QPointF(top.x() - wide * 0.4, top.y() - 6 * unit),
        QPointF(top.x() + wide * 0.4, top.y() - 6 * unit),
        QPointF(top.x() + wide, sky.bottom() + 2),
    )
    hill.closeSubpath()
    painter.setPen(QPen(QColor(CARD_INK), 1.5 * unit))
    painter.setBrush(grass.lighter(128))
    painter.drawPath(hill)
    path = QPainterPath(QPointF(top.x() - 3 * unit, top.y() + high * 0.08))
    path.cubicTo(
        top + QPointF(16 * unit, high * 0.4),
        top + QPointF(-22 * unit, high * 0.6),
        top + QPointF(6 * unit, high + 2),
    )
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor("#d8c28d"), 5 * unit))
    painter.drawPath(path)
    foot = top + QPointF(2 * unit, high * 0.07)
    mast = foot - QPointF(0, 40 * unit)
    painter.setPen(QPen(QColor(CARD_INK), 2.4 * unit))
    painter.drawLine(foot, mast)
    painter.setPen(QPen(QColor(CARD_INK), 1.4 * unit))
    painter.setBrush(pennant)
    corners = (QPointF(0, 0), QPointF(27, 3), QPointF(19, 9), QPointF(27, 15), QPointF(0, 18))
    painter.drawPolygon(QPolygonF([mast + each * unit for each in corners]))


def paint_wall(brush: Brush, line: Skyline, total: int) -> None:
    """Paint the beam, the wall below it, and the sum of the points in a laurel."""
    painter, unit = brush.painter, brush.unit
    is_dark = brush.look.is_dark
    painter.fillRect(line.wall, QColor(_WALL if is_dark else _WALL_LIGHT))
    painter.setPen(QPen(QColor(_WALL if is_dark else _WALL_LIGHT).darker(125), 1.2 * unit))
    for share in (0.35, 0.72):
        y = line.wall.top() + line.wall.height() * share
        painter.drawLine(QPointF(line.wall.left() + 14 * unit, y), QPointF(line.wall.right(), y))
    painter.fillRect(line.beam, QColor(_BEAM_COLOUR))
    painter.fillRect(
        QRectF(line.beam.topLeft(), QPointF(line.beam.right(), line.beam.top() + 2 * unit)),
        QColor(_BEAM_EDGE),
    )
    painter.setPen(QPen(QColor(CARD_INK), 1.3 * unit))
    for y in (line.beam.top(), line.beam.bottom()):
        painter.drawLine(QPointF(line.beam.left(), y), QPointF(line.beam.right(), y))
    if not line.trophies:
        _paint_empty_hooks(brush, line)
    paint_laurel(brush, line.total, total)


def _paint_empty_hooks(brush: Brush, line: Skyline) -> None:
    """Paint dashed shields in the places of future trophies."""
    painter, unit = brush.painter, brush.unit
    side = min(26 * unit, line.wall.height() - 8 * unit)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(
        QPen(QColor(materials_of(brush.look).rail_line).lighter(115), 1.2, Qt.PenStyle.DashLine)
    )
    for place in range(3):
        left = line.wall.left() + (7 + place * 33) * unit
        if left + side < line.total.left():
            painter.drawPath(shield(QRectF(left, line.wall.top() + 4 * unit, side, side * 1.08)))


def paint_laurel(brush: Brush, box: QRectF, number: int) -> None:
    """Paint points in a laurel."""
    brush.icon("points-price", box)
    text = str(number)
    font = brush.font(1)
    font.setPixelSize(max(_SMALLEST, round(box.height() * (0.53 if len(text) == 1 else 0.46))))
    paint_outlined(brush, box, text, font)


def shield(box: QRectF) -> QPainterPath:
    """Return the shape of a shield that fills a box."""
    path = QPainterPath(box.topLeft())
    path.lineTo(box.topRight())
    shoulder = box.top() + box.height() * 0.55
    path.lineTo(box.right(), shoulder)
    path.quadTo(
        QPointF(box.right(), box.bottom() - box.height() * 0.12),
        QPointF(box.center().x(), box.bottom()),
    )
    path.quadTo(
        QPointF(box.left(), box.bottom() - box.height() * 0.12), QPointF(box.left(), shoulder)
    )
    path.closeSubpath()
    return path


def paint_domain(brush: Brush, box: QRectF, group: Group, *, has_plaque: bool) -> None:
    """Paint a domain: its emblem, its points in a laurel, and a plaque with its power."""
    unit = brush.unit
    brush.emblem(group.card.id, box)
    side = max(box.width() * _LAUREL, min(25 * unit, box.width() * 0.7))
    laurel = QRectF(box.right() - side * 0.72, box.bottom() - side * 0.86, side, side)
    paint_laurel(brush, laurel, group.points)
    if group.is_used:
        mark = box.width() * 0.4
        brush.icon("check", QRectF(box.left() - 2, box.top(), mark, mark))
    if has_plaque:
        _paint_plaque(brush, box, group)


def _paint_plaque(brush: Brush, box: QRectF, group: Group) -> None:
    painter, unit = brush.painter, brush.unit
    card: Domain = group.card  # type: ignore[assignment]  # groups of this kind hold nothing else
    line = marks_of_power(card.powers[0]) if card.powers else ()
    size = 13 * unit
    width = width_of(line, size)
    most = max(box.width() * 1.35, 60 * unit)
    plate = QRectF(0, 0, min(width, most) + 10 * unit, 18 * unit)
    plate.moveCenter(QPointF(box.center().x(), box.top() - 9.5 * unit))
    painter.setPen(QPen(QColor(CARD_INK), 2 * unit))
    painter.drawLine(
        QPointF(box.center().x(), plate.bottom()), QPointF(box.center().x(), box.top() + 3 * unit)
    )
    painter.setPen(QPen(QColor(CARD_INK), 1.3 * unit))
    painter.setBrush(QColor("#3a2c22"))
    painter.drawRoundedRect(plate, 3 * unit, 3 * unit)
    paint_marks(brush, plate.adjusted(4 * unit, 0, -4 * unit, 0), line, size)


def paint_trophy(brush: Brush, box: QRectF, group: Group) -> None:
    """Paint a slain monster on a shield, and the number of monsters of its kind."""
    painter, unit = brush.painter, brush.unit
    painter.setPen(QPen(QColor(CARD_INK), 1.8 * unit))
    hook = QPointF(box.center().x(), box.top())
    painter.drawLine(hook, hook - QPointF(0, 4 * unit))
    painter.setPen(QPen(QColor(CARD_INK), 1.4 * unit))
    painter.setBrush(QColor(_SHIELD_NEW if group.is_new else _SHIELD_COLOUR))
    painter.drawPath(shield(box))
    inside = box.adjusted(
        box.width() * 0.1, box.height() * 0.04, -box.width() * 0.1, -box.height() * 0.14
    )
    brush.emblem(group.card.id, inside)
    if group.count > 1:
        font = brush.font(14)
        room = QRectF(box.right() - 15 * unit, box.bottom() - 13 * unit, 18 * unit, 14 * unit)
        paint_outlined(brush, room, f"×{group.count}", font)


def paint_new(brush: Brush, box: QRectF) -> None:
    """Paint a golden star at the corner of a new card."""
    painter, size = brush.painter, min(5.5 * brush.unit, box.width() * 0.15)
    middle = box.topLeft() + QPointF(size * 0.8, size * 0.8)
    painter.setPen(QPen(QColor(INK), 1.3 * brush.unit))
    painter.setBrush(QColor(GOLD))
    tips = (QPointF(0, -1.35), QPointF(1.35, 0), QPointF(0, 1.35), QPointF(-1.35, 0))
    dents = (QPointF(0.45, -0.45), QPointF(0.45, 0.45), QPointF(-0.45, 0.45), QPointF(-0.45, -0.45))
    corners = [middle + at * size for pair in zip(tips, dents, strict=True) for at in pair]
    painter.drawPolygon(QPolygonF(corners))


def paint_ring(brush: Brush, box: QRectF, colour: str, *, is_dashed: bool) -> None:
    """Paint a ring round a hovered or focused card."""
    painter = brush.painter
    painter.setBrush(Qt.BrushStyle.NoBrush)
    style = Qt.PenStyle.DashLine if is_dashed else Qt.PenStyle.SolidLine
    around = box.adjusted(-2, -2, 2, 2)
    painter.setPen(QPen(QColor(INK), 3.6 * brush.unit))
    painter.drawRoundedRect(around, 5, 5)
    painter.setPen(QPen(QColor(colour or GOLD), 2 * brush.unit, style))
    painter.drawRoundedRect(around, 5, 5)
