"""The portrait: a card higher than wide, for close looks, stories and the piles of the siege."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QColor

from valeria_desktop.games.valeria.ui.cards.face_parts import (
    Badge,
    Tag,
    badge_size,
    paint_badge,
    paint_count,
    paint_name,
    paint_points,
    paint_price,
    paint_roles,
)
from valeria_desktop.games.valeria.ui.cards.ground import (
    card_path,
    paint_bands,
    paint_ground,
    paint_rim,
)
from valeria_desktop.games.valeria.ui.cards.mood import Ribbon
from valeria_desktop.games.valeria.ui.cards.ribbon import paint_lines, paint_powers
from valeria_desktop.ui.paint.brush import CENTRE, square
from valeria_desktop.ui.paint.palette import CARD_TEXT
from valeria_desktop.ui.paint.pictures import has_picture, picture

if TYPE_CHECKING:
    from valeria_desktop.games.valeria.ui.cards.face import CardFace
    from valeria_desktop.games.valeria.ui.cards.mood import CardMood
    from valeria_desktop.ui.paint.brush import Brush

_WIDE = 190  # width of a portrait that all its sizes refer to, in units
_HEAD, _NAME, _EDGE = 36, 20.5, 8
_LINE, _PRICE, _CAPTIONS, _BADGE = 26, 27, 17, 28
_PRICE_ALONE = 38
"""The height of a price that has no points and no second power beside it, in units."""
_POWERS = 1.35  # size of the powers' signs, by their size on a tile
_HEADS = 0.22  # share of a Duke's cut-off scene that is cut above their head
_MOST_LINES = 0.36  # greatest height of the powers, as a share of a portrait's height
_SCENE_SHAPE = 320 / 240
_LEAST_UNIT = 0.74
"""Signs don't get smaller than at this unit, in pixels, as the numbers on them don't."""


def unit_of_portrait(rect: QRectF) -> float:
    """Return the unit of a portrait, in pixels."""
    return min(rect.width() / _WIDE, rect.height() / (_WIDE * 1.2))


def paint_upright(brush: Brush, rect: QRectF, face: CardFace, mood: CardMood) -> None:
    """Paint a card as a portrait, with its drawn scene or else with its emblem."""
    unit = brush.unit
    has_price = bool(face.price) or face.points is not None
    captions = _CAPTIONS * unit if face.splits and not mood.is_brief else 0.0
    rows = 1 if face.splits else len(face.powers)
    powers = min((rows * _LINE + 8) * unit, rect.height() * _MOST_LINES) if rows else 0.0
    signs = max(unit, _LEAST_UNIT)
    high = _PRICE if face.splits or face.points is not None else _PRICE_ALONE
    price = high * signs + 5 * unit if has_price else 4 * unit
    line = QRectF(rect.left(), rect.top() + _HEAD * unit, rect.width(), 0)
    line.setBottom(rect.bottom() - captions - powers - price)
    _paint_picture(brush, rect, face, line)
    _paint_signs(brush, line, face, mood)
    edge = _EDGE * unit
    room = QRectF(rect.left() + edge, line.bottom() + 3 * unit + captions, 0, powers - 6 * unit)
    room.setRight(rect.right() - edge)
    if face.splits:
        if captions:
            _paint_captions(brush, room, captions, mood)
        paint_powers(brush.of_unit(unit * _POWERS), room, face, mood, is_brief=mood.is_brief)
    else:
        paint_lines(brush, room, face.powers, 20 * unit)
    foot = QRectF(room.left(), 0, room.width(), high * signs)
    foot.moveBottom(rect.bottom() - 5 * unit)
    paint_price(brush, foot, face, Tag(13 * signs, is_beside=True), mood)
    paint_points(brush, foot, face)
    paint_rim(brush.painter, rect, face, unit)


def _paint_picture(brush: Brush, rect: QRectF, face: CardFace, room: QRectF) -> None:
    unit = brush.unit
    path = f"scenes/{face.id}.svg"
    paint_ground(brush.painter, rect, face, room, unit)
    if has_picture(path):
        _paint_scene(brush, rect, face, room, path)
    else:
        brush.emblem(face.id, _emblem_box(brush, room, face))
    head = QRectF(rect.left() + _EDGE * unit, rect.top() + unit, 0, _HEAD * unit - unit)
    head.setRight(rect.right() - _EDGE * unit)
    paint_name(brush, head, face.name, _NAME * unit)


def _emblem_box(brush: Brush, room: QRectF, face: CardFace) -> QRectF:
    """Return the emblem's box: in the middle, or below the signs if they would cover it."""
    side = min(room.height() * 0.92, room.width() * 0.78)
    wide, _ = badge_size(face, _BADGE * brush.unit, in_row=True)
    if wide > (room.width() - side) / 2 + 14 * brush.unit:
        side = min(side, room.height() - (_BADGE + 6) * brush.unit)
        return QRectF(room.center().x() - side / 2, room.bottom() - side, side, side)
    return square(room.center() + QPointF(0, 3 * brush.unit), side)


def _paint_scene(brush: Brush, rect: QRectF, face: CardFace, room: QRectF, path: str) -> None:
    """Fill the picture with the scene, cut at the edges, and paint the bands over it."""
    painter = brush.painter
    width = max(room.width(), room.height() / _SCENE_SHAPE)
    height = width * _SCENE_SHAPE
    made = picture(path, round(width), round(height), brush.ratio)
    painter.save()
    painter.setClipPath(card_path(rect))
    painter.setClipRect(room, Qt.ClipOperation.IntersectClip)
    above = (height - room.height()) * (_HEADS if face.is_portrait else 0.5)
    painter.drawPixmap(QPointF(room.center().x() - width / 2, room.top() - above), made)
    painter.restore()
    painter.save()
    painter.setClipPath(card_path(rect))
    paint_bands(painter, rect, QColor(face.field), room, brush.unit)
    painter.restore()


def _paint_signs(brush: Brush, room: QRectF, face: CardFace, mood: CardMood) -> None:
    """Paint the badge at the left, the roles at the right, and the count below them."""
    unit = brush.unit
    edge, top, large = (_EDGE - 1) * unit, room.top() + 6 * unit, max(unit, _LEAST_UNIT)
    corner = QPointF(room.left() + edge, top)
    paint_badge(brush, Badge(corner, _BADGE * large, in_row=True), face, mood.woken)
    signs = room.adjusted(edge, 6 * unit, -edge, 0)
    paint_roles(brush, signs, face, 26 * large)
    many = mood.stack or (mood.count if mood.count > 1 else 0)
    if many:
        paint_count(brush, signs.right(), room.bottom() - 12 * large, many, 15 * large)


def _paint_captions(brush: Brush, room: QRectF, height: float, mood: CardMood) -> None:
    """Write over both powers on whose turns they count."""
    translate, painter = QCoreApplication.translate, brush.painter
    painter.setFont(brush.font(13, bold=False))
    painter.setPen(QColor(CARD_TEXT))
    half = room.width() / 2
    words = (translate("Cards", "my turn"), translate("Cards", "others' turns"))
    if mood.is_alone:
        words = (translate("Cards", "harvest"), translate("Cards", "second harvest"))
    for number, (said, counts) in enumerate(zip(words, (Ribbon.MINE, Ribbon.OTHERS), strict=True)):
        box = QRectF(room.left() + number * half, room.top() - height, half, height)
        painter.setOpacity(1.0 if mood.ribbon in {counts, Ribbon.NONE} else 0.72)
        painter.drawText(box, CENTRE, said)
    painter.setOpacity(1.0)
