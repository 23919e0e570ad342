"""Painters of cards: tiles, portraits, card backs, and the place of an exhausted stack."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

from attrs import evolve
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap

from valeria_desktop.games.valeria.rules.model.cards import Card
from valeria_desktop.games.valeria.ui.cards.face import NO_PRICE, CardFace, face_of
from valeria_desktop.games.valeria.ui.cards.frames import (
    paint_beneath,
    paint_frames,
    paint_veil,
    raised,
    unit_of_box,
)
from valeria_desktop.games.valeria.ui.cards.ground import card_path
from valeria_desktop.games.valeria.ui.cards.hover import signs_painted
from valeria_desktop.games.valeria.ui.cards.mood import PLAIN, CardMood, Ribbon
from valeria_desktop.games.valeria.ui.cards.tile import (
    paint_face,
    paint_state,
    ribbon_on,
    text_unit,
)
from valeria_desktop.games.valeria.ui.cards.upright import paint_upright, unit_of_portrait
from valeria_desktop.ui.paint.album import kept
from valeria_desktop.ui.paint.brush import CENTRE, Brush, square
from valeria_desktop.ui.paint.materials import materials_of
from valeria_desktop.ui.paint.pictures import drawing
from valeria_desktop.ui.paint.plates import CREAM
from valeria_desktop.ui.stage.motions import between
from valeria_desktop.ui.typed import as_a

if TYPE_CHECKING:
    from collections.abc import Callable

    from valeria_desktop.games.valeria.ui.cards.hover import PlacedSign
    from valeria_desktop.kernel.things import Thing
    from valeria_desktop.ui.paint.look import Look
    from valeria_desktop.ui.paint.materials import Materials


TILE_SHAPE = 160 / 106
PORTRAIT_SHAPE = 190 / 268
_HALFWAY = 0.5
_BACK, _BACK_CUT = "#3b3145", "#463b52"
_HOLE = ("#241a23", "#6b5a58", "#a39384")  # the colours of ground, line and words
_LIGHT_HOLE = ("#d9c9a4", "#8f7d5c", "#5b4a2f")
_DOWN = 0.5
"""The sign of a card that lies face down, by the lesser side of its box."""
_SIGN, _LARGE_SIGN = 22, 44  # side of an empty place's sign, and in an upright place, in units
_UPRIGHT_WORDS, _BESIDE = 15.5, 12  # size of the words in an upright place, and its margin


class RibbonWay(NamedTuple):
    """Two pictures of a tile, before and after its ribbon slides, and the ribbon's box on each."""

    was: QPixmap
    start: QRectF
    now: QPixmap
    end: QRectF


class _Size(NamedTuple):
    """The size of a card's picture, in device pixels, and the unit of its text."""

    width: int
    height: int
    ratio: float
    text: float


def paint_tile(
    painter: QPainter, rect: QRectF, face: CardFace, look: Look, mood: CardMood = PLAIN
) -> None:
    """Paint a card in its state as a tile: wider than high.

    The box is the card's box at rest. A raised card, backs, shadow and frames reach beyond it, by
    up to 12 units above and 10 units at the other sides.
    """
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    unit = unit_of_box(look, rect)
    paint_beneath(Brush(painter, look, unit), rect, face.field, mood)
    card = _on_pixels(raised(rect, mood, unit), painter)
    size = _size(painter, card, text_unit(card, look))
    painter.drawPixmap(card.topLeft(), _tile_pixmap(_unpriced(face), look, size, _printed(mood)))
    paint_state(Brush(painter, look, size.text), card, face, mood)
    _paint_over(Brush(painter, look, unit), card, mood)


def paint_portrait(
    painter: QPainter, rect: QRectF, face: CardFace, look: Look, mood: CardMood = PLAIN
) -> None:
    """Paint a card in its state as a portrait: higher than wide, from a kept picture."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    unit = min(unit_of_box(look, QRectF(0, 0, 1, rect.width() / 2)), rect.width() / 150)
    paint_beneath(Brush(painter, look, unit), rect, face.field, mood)
    card = _on_pixels(raised(rect, mood, unit), painter)
    size = _size(painter, card, 1.0)
    marks = evolve(
        _printed(mood),
        stack=mood.stack,
        count=mood.count,
        dims_price=mood.dims_price,
        is_lit=mood.is_lit,
        is_unpaid=mood.is_unpaid,
    )
    painter.drawPixmap(card.topLeft(), _portrait_pixmap(face, look, size, marks))
    _paint_over(Brush(painter, look, unit), card, mood)


def way_of_ribbon(
    painter: QPainter, rect: QRectF, face: CardFace, look: Look, mood: CardMood
) -> RibbonWay:
    """Return the way of a tile's ribbon from the other power to the power that counts now."""
    card, face = _on_pixels(rect, painter), _unpriced(face)
    size = _size(painter, card, text_unit(card, look))
    brush, whole = Brush(painter, look, size.text), QRectF(QPointF(0, 0), card.size())
    before = Ribbon.MINE if mood.ribbon is Ribbon.OTHERS else Ribbon.OTHERS
    was, now = (_printed(evolve(mood, ribbon=ribbon)) for ribbon in (before, mood.ribbon))
    return RibbonWay(
        _tile_pixmap(face, look, size, was),
        ribbon_on(brush, whole, face, was),
        _tile_pixmap(face, look, size, now),
        ribbon_on(brush, whole, face, now),
    )


def paint_on_its_way(
    painter: QPainter, rect: QRectF, look: Look, mood: CardMood, come: tuple[RibbonWay, float]
) -> None:
    """Paint a sliding ribbon over a tile, and the old picture of the tile ahead of the ribbon."""
    way, part = come
    if way.start == way.end:
        return  # the tile has room for one power only
    card = _on_pixels(raised(rect, mood, unit_of_box(look, rect)), painter)
    picture, lay = (way.was, way.start) if part < _HALFWAY else (way.now, way.end)
    box = between(way.start, way.end, part)
    ahead = QRectF(way.start | way.end)
    if way.end.left() > way.start.left():
        ahead.setLeft(box.center().x())
    else:
        ahead.setRight(box.center().x())
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    for target, pixmap, source in ((ahead, way.was, ahead), (box, picture, lay)):
        ratio = pixmap.devicePixelRatio()
        seen = QRectF(source.topLeft() * ratio, source.size() * ratio)
        painter.drawPixmap(target.translated(card.topLeft()), pixmap, seen)


def _paint_over(brush: Brush, card: QRectF, mood: CardMood) -> None:
    if mood.is_dim and mood.woken is None and not mood.is_lit:
        paint_veil(brush, card)
    paint_frames(brush, card, mood)


def paint_veil_over(painter: QPainter, rect: QRectF, look: Look) -> None:
    """Darken a card that is painted already, from a kept picture."""
    card = _on_pixels(rect, painter)
    size = _size(painter, card, 1.0)
    painter.drawPixmap(card.topLeft(), _veil_pixmap(look, materials_of(look), size))


def paint_tile_down(
    painter: QPainter, rect: QRectF, face: CardFace, look: Look, mood: CardMood
) -> None:
    """Paint a tile that lies face down, though all know which card it is."""
    paint_tile(painter, rect, face, look, evolve(mood, is_dim=True, ribbon=Ribbon.NONE))
    paint_down(Brush(painter, look, unit_of_box(look, rect)), rect)


def paint_down(brush: Brush, box: QRectF) -> None:
    """Paint the sign of a card that lies face down in the middle of its picture."""
    side = min(box.width(), box.height()) * _DOWN
    spot = QRectF(0, 0, side, side)
    spot.moveCenter(box.center())
    brush.icon("back", spot)


def _on_pixels(rect: QRectF, painter: QPainter) -> QRectF:
    """Move a box to whole pixels, so that its picture stays sharp."""
    ratio = painter.device().devicePixelRatio()
    left, top = (round(at * ratio) / ratio for at in (rect.left(), rect.top()))
    return QRectF(left, top, rect.width(), rect.height())


def signs_of_card(
    rect: QRectF, face: CardFace, look: Look, mood: CardMood = PLAIN
) -> list[PlacedSign]:
    """Return the signs of a card painted into a box: as a portrait if the box is upright."""
    if rect.height() > rect.width():
        unit = unit_of_portrait(rect)
        return signs_painted(look, unit, lambda brush: paint_upright(brush, rect, face, mood))

    def paint(brush: Brush) -> None:
        paint_face(brush, rect, face, mood)
        paint_state(brush, rect, face, mood)

    return signs_painted(look, text_unit(rect, look), paint)


def paint_back(painter: QPainter, rect: QRectF, look: Look, mood: CardMood = PLAIN) -> None:
    """Paint a card's back in its state, from a kept picture."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    unit = unit_of_box(look, rect)
    paint_beneath(Brush(painter, look, unit), rect, _BACK, mood)
    card = _on_pixels(raised(rect, mood, unit), painter)
    painter.drawPixmap(card.topLeft(), _back_pixmap(look, _size(painter, card, 1.0)))
    _paint_over(Brush(painter, look, unit), card, mood)


def hole_colour(look: Look) -> QColor:
    """Return the ground of an exhausted place, a bed in the cloth."""
    return QColor((_HOLE if look.is_dark else _LIGHT_HOLE)[0])


def paint_exhausted(painter: QPainter, rect: QRectF, look: Look, words: str) -> None:
    """Paint the empty place of an exhausted stack."""
    paint_bed(painter, rect, look, words, "exhausted")


def paint_bed(painter: QPainter, rect: QRectF, look: Look, words: str, icon: str) -> None:
    """Paint an empty place as a bed in the cloth, with a sign and words."""
    ground, line, said = _HOLE if look.is_dark else _LIGHT_HOLE
    said = look.palette.ink if look.is_strong else said
    unit = text_unit(rect, look)
    brush = Brush(painter, look, unit)
    box = unit_of_box(look, rect)
    pen = QPen(QColor(line), 1.5 * box)
    pen.setDashPattern([4, 3])
    painter.setPen(pen)
    painter.setBrush(QColor(ground))
    painter.drawPath(card_path(rect.adjusted(2 * box, 2 * box, -2 * box, -2 * box)))
    is_upright = rect.height() > rect.width()
    side = min((_LARGE_SIGN if is_upright else _SIGN) * box, rect.height() * 0.3)
    middle = rect.center() - QPointF(0, rect.height() * 0.12)
    brush.icon(icon, square(middle, side), said)
    painter.setPen(QColor(said))
    painter.setFont(look.font(_UPRIGHT_WORDS) if is_upright else brush.font(14, bold=False))
    foot = QRectF(rect.left(), middle.y() + side * 0.5, rect.width(), rect.height() * 0.3)
    foot = foot.adjusted(_BESIDE * box, 0, -_BESIDE * box, 0)
    painter.drawText(foot, CENTRE | Qt.TextFlag.TextWordWrap, words)


def _size(painter: QPainter, rect: QRectF, text: float) -> _Size:
    ratio = painter.device().devicePixelRatio()
    width, height = round(rect.width() * ratio), round(rect.height() * ratio)
    return _Size(max(1, width), max(1, height), ratio, text)


def _drawn(size: _Size, draw: Callable[[QPainter, QRectF], None]) -> QPixmap:
    with drawing(size.width, size.height, size.ratio) as (picture, painter):
        draw(painter, QRectF(0, 0, size.width / size.ratio, size.height / size.ratio))
    return picture


@lru_cache(maxsize=512)
def _unpriced(face: CardFace) -> CardFace:
    """Return a face with placeholders for its price, which changes more often than the picture."""
    return evolve(face, price=(NO_PRICE,) * len(face.price))


def _printed(mood: CardMood) -> CardMood:
    """Return only the parts of a state that are painted into the kept picture."""
    return CardMood(
        woken=mood.woken,
        ribbon=mood.ribbon,
        is_brief=mood.is_brief,
        stack=min(mood.stack, 1),
        count=min(mood.count, 2),
        is_flat=mood.is_flat,
        is_alone=mood.is_alone,
    )


@kept
def _tile_pixmap(face: CardFace, look: Look, size: _Size, mood: CardMood) -> QPixmap:
    return _drawn(
        size, lambda painter, rect: paint_face(Brush(painter, look, size.text), rect, face, mood)
    )


@kept
def _portrait_pixmap(face: CardFace, look: Look, size: _Size, mood: CardMood) -> QPixmap:
    def draw(painter: QPainter, rect: QRectF) -> None:
        paint_upright(Brush(painter, look, unit_of_portrait(rect)), rect, face, mood)

    return _drawn(size, draw)


@kept
def _veil_pixmap(look: Look, materials: Materials, size: _Size) -> QPixmap:  # noqa: ARG001
    """Paint the veil over cards of a size; `materials` is only a part of the key."""
    return _drawn(size, lambda painter, rect: paint_veil(Brush(painter, look, 1.0), rect))


@kept
def _back_pixmap(look: Look, size: _Size) -> QPixmap:
    return _drawn(size, lambda painter, rect: _draw_back(Brush(painter, look, 1.0), rect))


def _draw_back(brush: Brush, rect: QRectF) -> None:
    painter = brush.painter
    unit = min(rect.height(), rect.width()) / 92
    painter.setPen(QPen(QColor(_BACK_CUT).darker(220), 2 * unit))
    painter.setBrush(QColor(_BACK))
    painter.drawPath(card_path(rect))
    painter.setPen(QPen(QColor(_BACK_CUT), max(1.0, unit)))
    for row in range(1, 12):
        across = rect.top() + row * rect.height() / 12
        start = rect.left() + rect.width() * (0.08 + (row * 37 % 50) / 100)
        painter.drawLine(QPointF(start, across), QPointF(start + rect.width() * 0.3, across))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(CREAM), 1.4 * unit))
    painter.drawPath(card_path(rect.adjusted(*(side * 5 * unit for side in (1, 1, -1, -1)))))
    brush.icon("back", square(rect.center(), min(rect.height(), rect.width()) * 0.4), CREAM)


_SHAPE = 1.5
"""A card's width, divided by its height."""


def paint_card(painter: QPainter, box: QRectF, thing: Thing, look: Look) -> None:
    """Paint a card into the middle of a box, as large as it fits."""
    height = min(box.height(), box.width() / _SHAPE)
    card = QRectF(0, 0, height * _SHAPE, height)
    card.moveCenter(box.center())
    paint_tile(painter, card, face_of(as_a(Card, thing)), look)
