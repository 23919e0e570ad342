"""Painting cards: the tile of the table, the portrait, the back, the exhausted place."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

from attrs import evolve
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap

from valeria_desktop.games.valeria.ui.cards.colours import EXHAUSTED
from valeria_desktop.games.valeria.ui.cards.face import NO_PRICE, Face
from valeria_desktop.games.valeria.ui.cards.ground import (
    RADIUS,
    card_path,
    paint_cuts,
    paint_ground,
)
from valeria_desktop.games.valeria.ui.cards.hover import signs_painted
from valeria_desktop.games.valeria.ui.cards.mood import PLAIN
from valeria_desktop.games.valeria.ui.cards.parts import (
    badge_width,
    paint_badge,
    paint_lines,
    paint_name,
    paint_points,
    paint_powers,
    paint_price,
    paint_roles,
)
from valeria_desktop.ui.kit.album import kept
from valeria_desktop.ui.kit.brush import Brush, square
from valeria_desktop.ui.kit.materials import GOLD
from valeria_desktop.ui.kit.palette import CARD_INK, CARD_QUIET

if TYPE_CHECKING:
    from collections.abc import Callable

    from valeria_desktop.games.valeria.ui.cards.hover import PlacedSign
    from valeria_desktop.games.valeria.ui.cards.mood import Mood
    from valeria_desktop.ui.kit.look import Look

TILE_SHAPE = 160 / 106
PORTRAIT_SHAPE = 190 / 280
_TILE = 106  # the height at which a tile's sizes are given
_PORTRAIT = 280
_EDGE = 7  # of a tile, at its sides
_BADGE = 22  # of a tile
_ROW = 42  # of a portrait: what stands between its name and its picture
_BACK = "#3b3145"
_FADED = "#6d6a75"
_FADED_TEXT = "#a09ba9"


class _Size(NamedTuple):
    """The size of a card's picture in pixels of the device."""

    width: int
    height: int
    ratio: float


def paint_tile(
    painter: QPainter,
    rect: QRectF,
    face: Face,
    look: Look,
    mood: Mood = PLAIN,
    *,
    dims_price: bool = False,
) -> None:
    """Paint a card wider than high, in its state.

    The box is where it lies at rest; what is raised, the backs behind it, its shadow and its
    frames reach beyond by up to 12 pixels of a box above, and 10 at the other sides.
    """
    painter.drawPixmap(rect.topLeft(), _tile_pixmap(_unpriced(face), look, _size(painter, rect)))
    unit = _unit_of_tile(rect)
    paint_price(Brush(painter, look, unit), _foot_line(rect, unit), face, is_dim=dims_price)
    _paint_frames(painter, rect, mood)


def _paint_frames(painter: QPainter, rect: QRectF, mood: Mood) -> None:
    """Frame what can be chosen."""
    if mood.is_lit:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(GOLD), 4))
        painter.drawPath(card_path(rect))


def paint_portrait(
    painter: QPainter, rect: QRectF, face: Face, look: Look, *, dims_price: bool = False
) -> None:
    """Paint a card higher than wide, from a cached picture of it."""
    size = _size(painter, rect)
    painter.drawPixmap(rect.topLeft(), _portrait_pixmap(face, look, size, dims_price=dims_price))


def signs_of_card(rect: QRectF, face: Face, look: Look) -> list[PlacedSign]:
    """Give the signs of a card painted into a box: upright if the box is."""
    is_upright = rect.height() > rect.width()
    unit = _unit_of_portrait(rect) if is_upright else _unit_of_tile(rect)
    paint: Callable[[Brush, QRectF, Face], None] = _portrait if is_upright else _any_tile
    return signs_painted(look, unit, lambda brush: paint(brush, rect, face))


def paint_back(painter: QPainter, rect: QRectF, look: Look) -> None:
    """Paint a card's back, from a cached picture of it."""
    painter.drawPixmap(rect.topLeft(), _back_pixmap(look, _size(painter, rect)))


def paint_exhausted(painter: QPainter, rect: QRectF, look: Look, words: str) -> None:
    """Paint a place whose stack is used up."""
    brush = Brush(painter, look, min(rect.height(), rect.width() / TILE_SHAPE) / _TILE)
    painter.setPen(QPen(QColor(_FADED), 1.5, Qt.PenStyle.DashLine))
    painter.setBrush(QColor(EXHAUSTED))
    painter.drawPath(card_path(rect))
    middle = rect.center() - QPointF(0, 9 * brush.unit)
    brush.icon("exhausted", square(middle, 46 * brush.unit), _FADED)
    painter.setPen(QColor(_FADED_TEXT))
    painter.setFont(brush.title(15))
    foot = QRectF(rect.left(), middle.y() + 24 * brush.unit, rect.width(), 26 * brush.unit)
    painter.drawText(foot, Qt.AlignmentFlag.AlignCenter, words)


def _size(painter: QPainter, rect: QRectF) -> _Size:
    ratio = painter.device().devicePixelRatio()
    width, height = round(rect.width() * ratio), round(rect.height() * ratio)
    return _Size(max(1, width), max(1, height), ratio)


def _canvas(size: _Size) -> tuple[QPixmap, QRectF]:
    pixmap = QPixmap(size.width, size.height)
    pixmap.setDevicePixelRatio(size.ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    return pixmap, QRectF(0, 0, size.width / size.ratio, size.height / size.ratio)


def _painter(pixmap: QPixmap) -> QPainter:
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    return painter


@lru_cache(maxsize=512)
def _unpriced(face: Face) -> Face:
    """Leave room for the price, which changes oftener than all else of a card."""
    return evolve(face, price=(NO_PRICE,) * len(face.price))


@kept
def _tile_pixmap(face: Face, look: Look, size: _Size) -> QPixmap:
    pixmap, rect = _canvas(size)
    painter = _painter(pixmap)
    _any_tile(Brush(painter, look, _unit_of_tile(rect)), rect, face)
    painter.end()
    return pixmap


def _unit_of_tile(rect: QRectF) -> float:
    return min(rect.height(), rect.width() / TILE_SHAPE) / _TILE


def _any_tile(brush: Brush, rect: QRectF, face: Face) -> None:
    if face.kind == "duke":
        _duke_tile(brush, rect, face)
    else:
        _tile(brush, rect, face)


def _tile(brush: Brush, rect: QRectF, face: Face) -> None:
    unit = brush.unit
    field = QColor(face.field)
    two_rows = len(face.powers) > 1 and not face.splits
    head, foot, edge = 24 * unit, (38 if two_rows else 33) * unit, _EDGE * unit
    paint_ground(brush, rect, field, (head, foot))
    inside = rect.adjusted(edge, head, -edge, -foot)
    paint_cuts(brush, inside.adjusted(-edge + 3, 1, edge - 3, -1), field, face.id)
    _paint_emblem(brush, inside, face)
    paint_name(brush, QRectF(inside.left(), rect.top() + 2, inside.width(), head - 4 * unit), face)
    paint_badge(brush, inside.adjusted(0, 3 * unit, 0, -2 * unit), face, _BADGE * unit)
    paint_roles(brush, inside.adjusted(0, 3 * unit, 0, 0), face, 21 * unit)
    line = _foot_line(rect, unit)
    left = paint_price(brush, line, face)
    right = paint_points(brush, line, face)
    room = QRectF(left + 3 * unit, 0, right - left - 6 * unit, foot - 7.5 * unit)
    room.moveBottom(rect.bottom() - 4 * unit)
    paint_powers(brush, room, face, 16 * unit)


def _paint_emblem(brush: Brush, inside: QRectF, face: Face) -> None:
    """Paint the emblem in the middle, or as far right of it as the badge needs."""
    side, middle = inside.height() + 1, inside.center()
    badge = inside.left() + badge_width(brush, face, _BADGE * brush.unit)
    middle.setX(max(middle.x(), badge + brush.unit + side / 2))
    brush.emblem(face.id, square(middle, side))


def _foot_line(rect: QRectF, unit: float) -> QRectF:
    """Give where the price and the points of a tile stand."""
    edge = _EDGE * unit
    return QRectF(rect.left() + edge, rect.bottom() - 31 * unit, rect.width() - 2 * edge, 28 * unit)


def _duke_tile(brush: Brush, rect: QRectF, face: Face) -> None:
    unit = brush.unit
    field = QColor(face.field)
    head, edge = 24 * unit, _EDGE * unit
    paint_ground(brush, rect, field, (head, 0))
    inside = rect.adjusted(edge, head + 3 * unit, -edge, -edge)
    picture = QRectF(inside.left(), inside.top(), inside.width() * 0.48, inside.height())
    paint_cuts(brush, picture.adjusted(-edge + 3, -2, 0, edge - 4), field, face.id)
    brush.emblem(face.id, square(picture.center(), min(picture.width(), picture.height())))
    paint_name(brush, QRectF(inside.left(), rect.top() + 2, inside.width(), head - 4 * unit), face)
    lines = QRectF(picture.right(), inside.top(), inside.right() - picture.right(), inside.height())
    paint_lines(brush, lines, face.powers, 16 * unit)


@kept
def _portrait_pixmap(face: Face, look: Look, size: _Size, *, dims_price: bool) -> QPixmap:
    pixmap, rect = _canvas(size)
    painter = _painter(pixmap)
    brush = Brush(painter, look, _unit_of_portrait(rect))
    _portrait(brush, rect, face, dims_price=dims_price)
    painter.end()
    return pixmap


def _unit_of_portrait(rect: QRectF) -> float:
    return min(rect.height() / _PORTRAIT, rect.width() / 190)


def _portrait(brush: Brush, rect: QRectF, face: Face, *, dims_price: bool = False) -> None:
    unit = brush.unit
    field = QColor(face.field)
    has_foot = bool(face.price) or face.points is not None
    rows = 1 if face.splits else len(face.powers)
    powers = (max(1, rows) * 25 + 13) * unit if face.powers else 0
    head, edge, line_height = 38 * unit, 11 * unit, (42 * unit if has_foot else 4 * unit)
    foot = powers + line_height
    paint_ground(brush, rect, field, (head, foot))
    inside = rect.adjusted(edge, head, -edge, -foot)
    paint_cuts(brush, inside.adjusted(-edge + 3, 1, edge - 3, -1), field, face.id)
    picture = inside.adjusted(0, _ROW * unit if face.badge or face.roles else 0, 0, 0)
    side = min(picture.height() - 8 * unit, picture.width() - 24 * unit)
    brush.emblem(face.id, square(picture.center(), side))
    paint_name(brush, QRectF(inside.left(), rect.top() + 4 * unit, inside.width(), 30 * unit), face)
    row = inside.adjusted(-2, 6 * unit, 0, 0)
    paint_badge(brush, row, face, 30 * unit, in_row=True)
    paint_roles(brush, row, face, 28 * unit, in_row=True)
    room = QRectF(inside.left(), inside.bottom() + 7 * unit, inside.width(), powers - 9 * unit)
    paint_powers(brush, room, face, 22 * unit)
    line = QRectF(inside.left(), rect.bottom() - line_height - unit, inside.width(), 37 * unit)
    paint_price(brush, line, face, is_dim=dims_price, lifts=0.1)
    paint_points(brush, line, face)


@kept
def _back_pixmap(look: Look, size: _Size) -> QPixmap:
    pixmap, rect = _canvas(size)
    painter = _painter(pixmap)
    brush = Brush(painter, look, min(rect.height(), rect.width() / TILE_SHAPE) / _TILE)
    field = QColor(_BACK)
    paint_ground(brush, rect, field, (0, 0))
    inner = rect.adjusted(*(side * 6 * brush.unit for side in (1, 1, -1, -1)))
    paint_cuts(brush, inner, field, "back")
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(CARD_QUIET), 1.2))
    painter.drawRoundedRect(inner, RADIUS - 3, RADIUS - 3)
    middle = square(rect.center(), min(rect.height(), rect.width()) * 0.52)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(CARD_INK))
    painter.drawEllipse(middle)
    brush.icon("back", square(rect.center(), middle.width() * 0.6), CARD_QUIET)
    painter.end()
    return pixmap
