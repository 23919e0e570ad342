"""Painting cards: the tile of the centre, the portrait, the back, and lines of signs."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen, QPixmap

from valeria_desktop.ui.cards.brush import Brush, paint_marks, paint_number, paint_price, width_of
from valeria_desktop.ui.pictures import has_picture
from valeria_desktop.ui.tokens import CARD_INK, CARD_QUIET, CARD_TEXT, EXHAUSTED

if TYPE_CHECKING:
    from valeria_desktop.ui.cards.face import Face
    from valeria_desktop.ui.cards.powers import Marks
    from valeria_desktop.ui.look import Look

_TILE = 106  # the height at which a tile's sizes are given
_PORTRAIT = 300
_SMALLEST = 10
_ROOMY = 2  # more roles than that have to be smaller
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_CENTRE = Qt.AlignmentFlag.AlignCenter


def paint_tile(painter: QPainter, rect: QRectF, face: Face, look: Look) -> None:
    """Paint a card wider than high, from a cached picture of it."""
    _paint_cached(painter, rect, face, look, is_portrait=False)


def paint_portrait(painter: QPainter, rect: QRectF, face: Face, look: Look) -> None:
    """Paint a card higher than wide, from a cached picture of it."""
    _paint_cached(painter, rect, face, look, is_portrait=True)


def _paint_cached(
    painter: QPainter, rect: QRectF, face: Face, look: Look, *, is_portrait: bool
) -> None:
    ratio = painter.device().devicePixelRatio()
    size = _Size(round(rect.width() * ratio), round(rect.height() * ratio), ratio)
    pixmap = _card_pixmap(face, look, size, is_portrait=is_portrait)
    painter.drawPixmap(rect.topLeft(), pixmap)


class _Size(NamedTuple):
    """The size of a card's picture in pixels of the device."""

    width: int
    height: int
    ratio: float


@lru_cache(maxsize=600)
def _card_pixmap(face: Face, look: Look, size: _Size, *, is_portrait: bool) -> QPixmap:
    width, height, ratio = size
    pixmap = QPixmap(max(1, width), max(1, height))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    rect = QRectF(0, 0, width / ratio, height / ratio)
    brush = Brush(painter, look, rect.height() / (_PORTRAIT if is_portrait else _TILE))
    _paint_field(brush, rect, QColor(face.field))
    (_paint_portrait if is_portrait else _paint_tile)(brush, rect, face)
    painter.end()
    return pixmap


def _paint_field(brush: Brush, rect: QRectF, colour: QColor) -> None:
    """The tinted field with its ink edge, a cut line inside it and carved corners."""
    painter, unit = brush.painter, brush.unit
    box = rect.adjusted(1.5, 1.5, -1.5, -1.5)
    painter.setPen(QPen(QColor(CARD_INK), 2.5))
    painter.setBrush(colour)
    painter.drawRoundedRect(box, 7, 7)
    painter.setPen(QPen(colour.lighter(135), 1))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    inner = box.adjusted(3.5, 3.5, -3.5, -3.5)
    painter.drawRoundedRect(inner, 4, 4)
    painter.setPen(QPen(colour.darker(125), 1.4))
    step = 4 * max(1.0, unit)
    for index in range(4):
        length = (4 - index) * 5 * max(1.0, unit)
        right, bottom = inner.right() - 2, inner.bottom() - 2 - index * step
        painter.drawLine(QPointF(right - length, bottom), QPointF(right, bottom))
        top = inner.top() + 2 + index * step
        painter.drawLine(QPointF(inner.left() + 2, top), QPointF(inner.left() + 2 + length, top))


def _paint_tile(brush: Brush, rect: QRectF, face: Face) -> None:
    unit = brush.unit
    edge = 7 * unit
    name = QRectF(rect.left() + edge, rect.top() + 4 * unit, rect.width() - 2 * edge, 19 * unit)
    _paint_name(brush, name, face.name, 16)
    top, bottom = name.bottom(), rect.bottom() - 27 * unit
    middle = QRectF(rect.left() + edge, top, rect.width() - 2 * edge, bottom - top)
    side = min(middle.height() + 2 * unit, middle.width() * 0.42)
    _paint_emblem(brush, face.id, _square(middle.center(), side))
    _paint_corner(brush, QRectF(middle.left(), top + 1, 40 * unit, 22 * unit), face.corner)
    _paint_kind(brush, QRectF(middle.right() - 20 * unit, top + 1, 20 * unit, 20 * unit), face.kind)
    _paint_foot(brush, rect, face, edge)


def _paint_foot(brush: Brush, rect: QRectF, face: Face, edge: float) -> None:
    """The price at the left, the points at the right, the powers between."""
    unit = brush.unit
    line = QRectF(rect.left() + edge, rect.bottom() - 29 * unit, rect.width() - 2 * edge, 24 * unit)
    left = paint_price(brush, line, face.price)
    right = line.right()
    if face.points is not None:
        right -= 25 * unit
        _paint_points(brush, QRectF(right, line.top(), 25 * unit, line.height()), face.points)
    room = QRectF(left + 4 * unit, line.top(), right - left - 8 * unit, line.height())
    _paint_powers(brush, room, face, 15 * unit)


def _paint_portrait(brush: Brush, rect: QRectF, face: Face) -> None:
    unit = brush.unit
    edge = 11 * unit
    name = QRectF(rect.left() + edge, rect.top() + 8 * unit, rect.width() - 2 * edge, 32 * unit)
    _paint_name(brush, name, face.name, 26)
    foot = 44 * unit if face.price or face.points is not None else 0
    lines = max(1, len(face.powers) if not face.splits else 1)
    powers = lines * 27 * unit + 8 * unit
    top, bottom = name.bottom() + 4 * unit, rect.bottom() - foot - powers - 8 * unit
    middle = QRectF(rect.left() + edge, top, rect.width() - 2 * edge, bottom - top)
    _paint_emblem(brush, face.id, _square(middle.center(), min(middle.height(), middle.width())))
    _paint_corner(brush, QRectF(middle.left(), top, 60 * unit, 32 * unit), face.corner)
    _paint_kind(brush, QRectF(middle.right() - 30 * unit, top, 30 * unit, 30 * unit), face.kind)
    room = QRectF(middle.left(), bottom, middle.width(), powers)
    _paint_powers(brush, room, face, 22 * unit)
    if foot:
        line = QRectF(middle.left(), rect.bottom() - foot - 6 * unit, middle.width(), 40 * unit)
        paint_price(brush, line, face.price)
        if face.points is not None:
            box = QRectF(line.right() - 40 * unit, line.top(), 40 * unit, 40 * unit)
            _paint_points(brush, box, face.points)


def _square(centre: QPointF, side: float) -> QRectF:
    return QRectF(centre.x() - side / 2, centre.y() - side / 2, side, side)


def _paint_name(brush: Brush, box: QRectF, name: str, size: float) -> None:
    """Write the name as large as it fits."""
    font = brush.title(size)
    while (
        QFontMetricsF(font).horizontalAdvance(name) > box.width() and font.pixelSize() > _SMALLEST
    ):
        font.setPixelSize(font.pixelSize() - 1)
    brush.painter.setFont(font)
    brush.painter.setPen(QColor(CARD_TEXT))
    brush.painter.drawText(box, _CENTRE, name)


def _paint_emblem(brush: Brush, card_id: str, box: QRectF) -> None:
    side = round(box.width())
    if side > 0 and has_picture(f"emblems/{card_id}.svg"):
        brush.painter.drawPixmap(box.topLeft(), brush.look.emblem(card_id, side, brush.ratio))


def _paint_corner(brush: Brush, box: QRectF, marks: Marks) -> None:
    """The numbers on a dark plate, or the area's picture."""
    if not marks:
        return
    if len(marks) == 1 and marks[0].icon:
        brush.icon(marks[0].icon, QRectF(box.left(), box.top(), box.height(), box.height()))
        return
    size = box.height() * 0.82
    width = width_of(brush, marks, size) + size * 0.5
    plate = QRectF(box.left(), box.top(), max(width, box.height()), box.height())
    brush.painter.setPen(QPen(QColor(CARD_TEXT), 1.2))
    brush.painter.setBrush(QColor(CARD_INK))
    brush.painter.drawRoundedRect(plate.adjusted(1, 1, -1, -1), 4, 4)
    paint_marks(brush, plate, marks, size)


def _paint_kind(brush: Brush, box: QRectF, marks: Marks) -> None:
    """Roles or the type, one below the other."""
    if len(marks) > _ROOMY:
        box = QRectF(box.right() - box.width() * 0.75, box.top(), *[box.height() * 0.75] * 2)
    for index, mark in enumerate(marks):
        brush.icon(mark.icon, box.translated(0, index * (box.height() + 1)))


def _paint_points(brush: Brush, box: QRectF, points: int) -> None:
    brush.icon("points-price", box)
    paint_number(brush, box, str(points))


def _paint_powers(brush: Brush, room: QRectF, face: Face, size: float) -> None:
    lines = face.powers
    if not lines:
        return
    if face.splits:
        _paint_two(brush, room, lines, size)
        return
    height = room.height() / len(lines)
    for index, line in enumerate(lines):
        box = QRectF(room.left(), room.top() + index * height, room.width(), height)
        paint_marks(brush, box, line, min(size, height))


def _paint_two(brush: Brush, room: QRectF, lines: tuple[Marks, ...], size: float) -> None:
    """On turn at the left, off turn at the right, each with the room it needs."""
    needed = [width_of(brush, line, size) for line in lines]
    gap = size * 0.5
    shrink = min(1.0, (room.width() - gap) / max(1.0, sum(needed)))
    first = room.width() / 2
    if needed[0] * shrink > first - gap / 2 or needed[1] * shrink > first - gap / 2:
        first = (room.width() - gap) * needed[0] / sum(needed) + gap / 2
    left = QRectF(room.left(), room.top(), first - gap / 2, room.height())
    right = QRectF(room.left() + first + gap / 2, room.top(), 0, room.height())
    right.setRight(room.right())
    paint_marks(brush, left, lines[0], size * shrink)
    paint_marks(brush, right, lines[1], size * shrink)
    painter = brush.painter
    painter.setPen(QPen(QColor(CARD_QUIET), 1.3))
    x = room.left() + first
    painter.drawLine(QPointF(x, room.top() + 4), QPointF(x, room.bottom() - 4))


def paint_back(painter: QPainter, rect: QRectF, look: Look) -> None:
    """Paint a card's back."""
    brush = Brush(painter, look, rect.height() / _TILE)
    _paint_field(brush, rect, QColor("#3a3040"))
    brush.icon("back", _square(rect.center(), rect.height() * 0.6), CARD_QUIET)


def paint_exhausted(painter: QPainter, rect: QRectF, look: Look, words: str) -> None:
    """Paint a place whose stack is used up."""
    brush = Brush(painter, look, rect.height() / _TILE)
    box = rect.adjusted(2, 2, -2, -2)
    painter.setPen(QPen(QColor(look.tokens.line), 1.5, Qt.PenStyle.DashLine))
    painter.setBrush(QColor(EXHAUSTED))
    painter.drawRoundedRect(box, 7, 7)
    brush.icon(
        "exhausted",
        _square(rect.center() - QPointF(0, 8 * brush.unit), rect.height() * 0.4),
        "#6d6a75",
    )
    painter.setPen(QColor("#9d98a6"))
    painter.setFont(brush.title(14))
    foot = QRectF(box.left(), box.bottom() - 30 * brush.unit, box.width(), 24 * brush.unit)
    painter.drawText(foot, _CENTRE, words)
