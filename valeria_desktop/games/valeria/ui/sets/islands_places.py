"""Slots, supplies and the pool of the islands: a large emblem, and a price that is easy to read."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPen, QPolygonF

from valeria_desktop.games.valeria.ui.cards.frames import paint_frames, raised
from valeria_desktop.games.valeria.ui.cards.ground import card_path
from valeria_desktop.games.valeria.ui.paint.centre import paint_empty
from valeria_desktop.kernel.signs import Mark
from valeria_desktop.ui.paint.brush import mark_font, paint_marks, paint_outlined, square, width_of
from valeria_desktop.ui.paint.focus_ring import paint_focus_ring
from valeria_desktop.ui.paint.materials import GOLD
from valeria_desktop.ui.paint.palette import CARD_INK, CARD_TEXT
from valeria_desktop.ui.paint.ruler import wrapped

if TYPE_CHECKING:
    from PySide6.QtCore import QSizeF

    from valeria_desktop.games.valeria.rules.model.lack import Lack
    from valeria_desktop.games.valeria.ui.cards.face import CardFace
    from valeria_desktop.games.valeria.ui.cards.mood import CardMood
    from valeria_desktop.games.valeria.ui.parts.centre_place import CentrePlace
    from valeria_desktop.kernel.signs import Marks
    from valeria_desktop.ui.paint.brush import Brush
    from valeria_desktop.ui.pieces.piece import PieceMood

_BAND, _BACK, _MOUTH = "#2b2226", "#3b3145", "#17141a"
_LEAST = 13.0
"""Least size of letters and figures, in pixels."""
_FOOT = 0.33
"""The height of the band with the price, by a slot's height."""
_TICK = 15.0
_OVER_SLOTS, _OVER_NAMES = 0.45, 0.6
"""The share of a tag that lies above a card's upper edge; a Noble's name stands below the edge."""
_AIR = 10.0
"""The room beside a kind and its number in a pool, in pixels."""
_LINE = 1.5
"""The height of a line of a tag, by the size of its letters."""
_VEIL = 0.4
"""How dark the veil is on what can't be chosen."""


def paint_place(brush: Brush, box: QRectF, place: CentrePlace, mood: CardMood) -> None:
    """Paint a slot with its price, a Noble, or a supply with its number."""
    if not place.count:
        paint_empty(brush.painter, box, brush.look)
        return
    card = raised(box, mood, brush.unit)
    if place.face is None:
        _paint_supply(brush, card, place.count)
    elif place.face.kind == "noble":
        _paint_noble(brush, card, place)
    else:
        _paint_slot(brush, card, place)
    if mood.is_dim or mood.dims_price:
        _paint_veil(brush, card)
    paint_frames(brush, card, mood)
    if mood.is_lit:
        _paint_tick(brush, card)
    elif place.told.lack:
        has_name = place.face is not None and place.face.kind == "noble"
        over = _OVER_NAMES if has_name else _OVER_SLOTS
        _paint_short(brush, box, place.told.lack, over)  # not raised: it would lose its top


def _paint_card(brush: Brush, card: QRectF, field: str) -> None:
    painter, path = brush.painter, card_path(card)
    shadow = QColor(CARD_INK)
    shadow.setAlpha(110)
    painter.fillPath(path.translated(QPointF(2, 3) * brush.unit), shadow)
    painter.setPen(QPen(QColor(CARD_INK), 2 * brush.unit))
    painter.setBrush(QColor(field))
    painter.drawPath(path)


def _paint_slot(brush: Brush, card: QRectF, place: CentrePlace) -> None:
    """Paint a Good or a Tome: the emblem, and below it the Gold of its slot."""
    face = place.face
    assert face is not None  # the caller has asked
    _paint_card(brush, card, face.field)
    foot = QRectF(card)
    foot.setTop(card.bottom() - card.height() * _FOOT)
    _paint_band(brush, card, foot)
    room = QRectF(card.topLeft(), QPointF(card.right(), foot.top()))
    side = min(room.width(), room.height()) * 0.9
    brush.emblem(face.id, square(room.center(), side))
    _paint_price(brush, foot, _price_of(place))


def _paint_band(brush: Brush, card: QRectF, foot: QRectF) -> None:
    painter = brush.painter
    painter.save()
    painter.setClipPath(card_path(card))
    painter.fillRect(foot, QColor(_BAND))
    painter.restore()


def _price_of(place: CentrePlace) -> Marks:
    """Return the price without the Map, which every visit costs."""
    asked = place.told.asked
    gold = (Mark(text=str(asked.amounts.gold)), Mark("gold"))
    return (Mark(text=str(asked.any_kind)), Mark("any")) if asked.any_kind else gold


def _paint_price(brush: Brush, foot: QRectF, marks: Marks) -> None:
    size = min(max(foot.height() * 0.74, _LEAST), foot.width() * 0.4)
    paint_marks(brush, foot, marks, size)


def _paint_noble(brush: Brush, card: QRectF, place: CentrePlace) -> None:
    """Paint a Noble: name, face, role, and below the points that it brings and its price."""
    face = place.face
    assert face is not None  # the caller has asked
    _paint_card(brush, card, face.field)
    head = QRectF(card.left() + 3, card.top() + 8, card.width() - 6, card.height() * 0.26)
    foot = QRectF(card)
    foot.setTop(card.bottom() - max(card.height() * 0.2, _LEAST * 1.4))
    _paint_band(brush, card, foot)
    room = QRectF(QPointF(card.left(), head.bottom()), QPointF(card.right(), foot.top()))
    brush.emblem(face.id, square(room.center(), min(room.width(), room.height())))
    _paint_corners(brush, room, place)
    _write_name(brush, head, face)
    points = face.powers[0]
    size = max(_LEAST, foot.height() * 0.72)
    size *= min(1.0, (foot.width() - 6) / max(1.0, width_of(points, size)))
    paint_marks(brush, foot, points, size)


def _paint_corners(brush: Brush, room: QRectF, place: CentrePlace) -> None:
    """Paint the role at the left of a Noble's face, and the price at the right."""
    face, side = place.face, max(18.0, room.height() * 0.34)
    for at, role in enumerate(face.roles if face else ()):
        spot = QRectF(room.left() + 5, room.top() + 2 + at * side, side, side)
        brush.icon(role.icon, spot)
    marks = _price_of(place)
    size = max(_LEAST, side * 0.72)
    wide = width_of(marks, size) + 8
    box = QRectF(room.right() - wide - 3, room.bottom() - size * 1.35 - 2, wide, size * 1.35)
    brush.painter.setPen(QPen(QColor(CARD_INK), 1.4 * brush.unit))
    brush.painter.setBrush(QColor(_BAND))
    brush.painter.drawRoundedRect(box, 5, 5)
    paint_marks(brush, box, marks, size)


def _write_name(brush: Brush, head: QRectF, face: CardFace) -> None:
    font = wrapped(brush.look.title_font(14), face.name, head, brush.unit)
    brush.painter.setFont(font)
    brush.painter.setPen(QColor(CARD_TEXT))
    flags = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap
    brush.painter.drawText(head, flags, face.name)


def _paint_supply(brush: Brush, card: QRectF, number: int) -> None:
    """Paint the cards that nobody sees, and how many there are."""
    _paint_card(brush, card.translated(3 * brush.unit, 3 * brush.unit), _BACK)
    _paint_card(brush, card, _BACK)
    size = max(_LEAST + 2, card.height() * 0.34)
    paint_outlined(brush, card, str(number), mark_font(size))


def _paint_veil(brush: Brush, card: QRectF) -> None:
    veil = QColor(CARD_INK)
    veil.setAlphaF(_VEIL)
    brush.painter.fillPath(card_path(card), veil)


def _paint_short(brush: Brush, card: QRectF, lack: Lack, above: float) -> None:
    """Paint the viewer's missing resources, over the upper edge of a slot.

    A share of its first line's height lies above the edge.
    """
    rows, size = rows_short(lack, max(_LEAST, 14 * brush.unit), card.width())
    high, wide = size * _LINE, max(width_of(row, size) for row in rows) + size
    top = card.top() - high * above
    tag = QRectF(card.center().x() - wide / 2, top, wide, high * len(rows))
    brush.painter.setPen(QPen(QColor(CARD_INK), 1.4 * brush.unit))
    brush.painter.setBrush(QColor(_BAND))
    brush.painter.drawRoundedRect(tag, high / 3, high / 3)
    for number, row in enumerate(rows):
        line = QRectF(tag.left(), top + number * high, wide, high)
        paint_marks(brush, line, row, size)


def rows_short(lack: Lack, size: float, wide: float) -> tuple[tuple[Marks, ...], float]:
    """Return the lines of a tag with missing resources, and the size of their letters.

    It is one line, or else one for each resource: a tag that is wider than its slot would cover
    that of the next slot.
    """
    amounts = (*lack.amounts, *((("any", lack.any_kind),) if lack.any_kind else ()))
    rows = tuple((Mark(text=f"−{number}"), Mark(kind)) for kind, number in amounts)
    whole = tuple(mark for row in rows for mark in row)
    if width_of(whole, size) + size <= wide:
        return (whole,), size
    widest = max(width_of(row, size) for row in rows) + size
    return rows, max(_LEAST, size * min(1.0, wide / widest))


def _paint_tick(brush: Brush, card: QRectF) -> None:
    """Paint a tick in the corner of a card that can be chosen, beside its golden rim."""
    side = _TICK * max(1.0, brush.unit)
    corner = card.topLeft() - QPointF(side, side) * 0.2
    painter = brush.painter
    painter.setPen(QPen(QColor(CARD_INK), 1.4 * brush.unit))
    painter.setBrush(QColor(GOLD))
    painter.drawEllipse(QRectF(corner.x(), corner.y(), side, side))
    painter.setPen(QPen(QColor(CARD_INK), 2.2 * max(1.0, brush.unit)))
    points = [QPointF(0.26, 0.52), QPointF(0.44, 0.7), QPointF(0.76, 0.32)]
    painter.drawPolyline(QPolygonF([corner + point * side for point in points]))


def size_in_pool(room: QSizeF, marks: Marks) -> float:
    """Return the size of a kind and its number in a pool: they stay clear of its edges."""
    size = max(_LEAST + 3, room.height() * 0.46)
    return max(_LEAST, size * min(1.0, (room.width() - _AIR) / width_of(marks, size)))


def paint_pile(brush: Brush, box: QRectF, pile: tuple[str, int], mood: PieceMood) -> None:
    """Paint what lies in the pool of one kind: its number and its sign."""
    painter, inside = brush.painter, box.adjusted(3, 3, -3, -3)
    rim = QColor(GOLD if mood.is_lit else "#6a5f66")
    painter.setPen(QPen(rim, (3.0 if mood.is_hovered or mood.is_hinted else 2.0) * brush.unit))
    painter.setBrush(QColor(_MOUTH))
    painter.drawRoundedRect(inside, 7, 7)
    kind, number = pile
    marks = (Mark(kind or "pool"), Mark(text=str(number)))
    paint_marks(brush, inside, marks, size_in_pool(inside.size(), marks))
    if mood.is_lit:
        _paint_tick(brush, inside)
    if mood.is_focused:
        paint_focus_ring(painter, box, 8, 2 * brush.unit)
