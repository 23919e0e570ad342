"""Painters of the centre: stacks, empty places, attack flags, and the cards below in piles."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from attrs import frozen
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen, QPolygonF

from valeria_desktop.games.valeria.rules.rows import DOMAINS, MONSTERS
from valeria_desktop.games.valeria.ui.cards.face_parts import paint_count
from valeria_desktop.games.valeria.ui.cards.frames import raised, unit_of_box
from valeria_desktop.games.valeria.ui.cards.ground import card_path
from valeria_desktop.games.valeria.ui.cards.hover import PlacedSign, signs_painted
from valeria_desktop.games.valeria.ui.cards.mood import PLAIN, CardMood
from valeria_desktop.games.valeria.ui.cards.paint import (
    paint_back,
    paint_portrait,
    paint_tile,
    signs_of_card,
)
from valeria_desktop.games.valeria.ui.cards.tile import paint_face_down, text_unit, token_boxes
from valeria_desktop.games.valeria.ui.parts.centre_place import NAMED_BELOW
from valeria_desktop.ui.paint.brush import Brush, mark_font, paint_outlined, square
from valeria_desktop.ui.paint.materials import GOLD, INK, LORD_EDGE, materials_of
from valeria_desktop.ui.paint.palette import CARD_INK, CARD_TEXT
from valeria_desktop.ui.paint.price_light import paint_price_light
from valeria_desktop.ui.paint.ruler import fitted

if TYPE_CHECKING:
    from collections.abc import Sequence

    from valeria_desktop.games.valeria.ui.cards.face import CardFace
    from valeria_desktop.ui.paint.look import Look


_VEILED = 0.6
"""The opacity of signs on a card whose veil is painted already."""


@frozen(cache_hash=True)
class StackLook:
    """The data for painting a stack."""

    face: CardFace | None
    """The face of the top card; None for a card back."""
    face_down: int = 0
    """The number of face-down cards below the top card."""
    tokens: tuple[tuple[str, int], ...] = ()
    mood: CardMood = PLAIN
    """The state of the top card, with the number of cards in the stack."""


def paint_stack(painter: QPainter, box: QRectF, stack: StackLook, look: Look) -> None:
    """Paint a stack; the edges of lower cards reach beyond the box, below and at the right."""
    if stack.face is None:
        paint_back(painter, box, look, stack.mood)
    else:
        paint = paint_portrait if box.height() > box.width() else paint_tile
        paint(painter, box, stack.face, look, stack.mood)
    card = raised(box, stack.mood, unit_of_box(look, box))
    _paint_on_it(Brush(painter, look, text_unit(box, look)), card, stack)


def signs_of_stack(box: QRectF, stack: StackLook, look: Look) -> list[PlacedSign]:
    """Return the signs of a stack painted into a box; a back that all know says nothing (C37)."""
    if stack.face is None:
        return [PlacedSign("back", box)] if stack.face_down else []
    unit = text_unit(box, look)
    on_it = signs_painted(look, unit, lambda brush: _paint_on_it(brush, box, stack))
    return [*on_it, *signs_of_card(box, stack.face, look, stack.mood)]


def _paint_on_it(brush: Brush, card: QRectF, stack: StackLook) -> None:
    if stack.face is None:
        size = 17 * brush.unit
        paint_count(brush, card.right() - size * 0.7, card.bottom() - size, stack.mood.stack, size)
        return
    brush.painter.setOpacity(_VEILED if stack.mood.is_dim and stack.mood.woken is None else 1.0)
    if stack.face_down and card.width() > card.height():
        paint_face_down(brush, card, stack.face, stack.mood)
    spots = token_boxes(brush, card, stack.face, stack.mood, len(stack.tokens))
    for spot, (kind, number) in zip(spots, stack.tokens, strict=True):
        brush.icon(f"{kind}-price", spot)
        paint_outlined(brush, spot, f"+{number}", mark_font(spot.height() * 0.56))
    brush.painter.setOpacity(1.0)


_TAG, _TAG_HIGH, _OVER, _UNDER, _POINT = 13.5, 15, 14.0, 10.0, 5.0
"""Size of a tag's letters, its height, its reach over and under the card, its points: in units."""
_READABLE = 13
"""Least size of a tag's letters, in pixels."""
_BESIDE_COUNT, _HIGHEST_TAG, _LOWEST_TAG = 0.58, 0.28, 0.86
"""The middle of a tag in the two rows between as shares of a card's height: where it hangs best,
below the name, and at the foot."""
_WRAPPED = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap
_TRIES = 30
_COUNT = "count"
"""The sign that a tag may hide: it says itself that the card is the last one."""


def tag_box(
    brush: Brush, card: QRectF, place: int, words: str, signs: Sequence[PlacedSign]
) -> QRectF:
    """Return the box of a tag: over a monster, under a domain, between a citizen's signs.

    Where the picture begins too near above a monster, its tag would be cut: it hangs as a
    citizen's does.
    """
    unit = brush.unit
    font = brush.font(max(_TAG, _READABLE / unit))
    wide, high = QFontMetricsF(font).horizontalAdvance(words) + 16 * unit, _TAG_HIGH * unit
    tag = QRectF(card.center().x() - wide / 2, card.top() - _OVER * unit, wide, high)
    if place in DOMAINS.places:
        tag.moveBottom(card.bottom() + _UNDER * unit)
    elif place not in MONSTERS.places or tag.top() < 0:
        tag.moveRight(card.right() - _POINT * unit)
        tag.moveTop(card.top() + card.height() * _BESIDE_COUNT - high / 2)
        tag = _where_nothing_is(card, tag, [sign.box for sign in signs if sign.name != _COUNT])
    return tag


def _where_nothing_is(card: QRectF, best: QRectF, signs: Sequence[QRectF]) -> QRectF:
    """Return the place near the best one at which a tag hides the least of a card's signs."""
    step = card.height() * (_LOWEST_TAG - _HIGHEST_TAG) / _TRIES
    top = card.top() + card.height() * _HIGHEST_TAG - best.height() / 2
    aside = card.right() - best.right()
    ends = {sign.left() - aside for sign in signs if sign.left() > card.center().x()}
    tags = [best]
    for end in (best.right(), *ends):
        for number in range(_TRIES + 1):
            tag = QRectF(end - best.width(), top + step * number, best.width(), best.height())
            if tag.left() >= card.left() + aside:
                tags.append(tag)

    def hidden(tag: QRectF) -> tuple[float, float]:
        parts = [tag.intersected(sign) for sign in signs]
        area = sum(part.width() * part.height() for part in parts)
        return round(area), (tag.center() - best.center()).manhattanLength()

    return min(tags, key=hidden)


def paint_rarity(
    brush: Brush, card: QRectF, place: int, words: str, signs: Sequence[PlacedSign]
) -> None:
    """Paint a tag where it hides no sign of the card."""
    _paint_tag(brush, tag_box(brush, card, place, words, signs), words)


def paint_rarity_over(brush: Brush, card: QRectF, words: str) -> None:
    """Paint a tag over a card of a drawn leaf, no wider than the card, in as many lines."""
    unit, font = brush.unit, brush.font(max(_TAG, _READABLE / brush.unit))
    room = QRectF(0, 0, card.width() - 2 * _POINT * unit, card.height())
    text = QFontMetricsF(font).boundingRect(room, _WRAPPED, words)
    high = max(_TAG_HIGH * unit, text.height())
    tag = QRectF(0, card.top() - _OVER * unit, text.width() + unit, high)
    tag.moveLeft(card.center().x() - tag.width() / 2)
    _paint_tag(brush, tag, words)


def _paint_tag(brush: Brush, tag: QRectF, words: str) -> None:
    unit, painter = brush.unit, brush.painter
    point, middle = _POINT * unit, tag.center().y()
    corners = (
        QPointF(tag.left() - point, tag.top()), QPointF(tag.right() + point, tag.top()),
        QPointF(tag.right(), middle), QPointF(tag.right() + point, tag.bottom()),
        QPointF(tag.left() - point, tag.bottom()), QPointF(tag.left(), middle),
    )  # fmt: skip
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(QColor(CARD_INK), 1.6 * unit))
    painter.setBrush(QColor(GOLD))
    painter.drawPolygon(QPolygonF(corners))
    painter.setFont(brush.font(max(_TAG, _READABLE / unit)))
    painter.setPen(QColor(INK))
    painter.drawText(tag, _WRAPPED | Qt.TextFlag.TextDontClip, words)


_FLAG = (28, 25)
_SKULL = (34, 36)
_BADGE, _HIDES_AT = 27.0, 0.68
"""The size of a badge, in units, and its middle as a share of a card's width: beside the skull."""
_RAYS = (-40.0, 0.0, 40.0)
_PILES, _AROUND = 3, 6
"""The number of piles of a siege, and a panel's margin above and below, in units."""
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


def paint_empty(painter: QPainter, box: QRectF, look: Look) -> None:
    """Paint an empty place."""
    painter.setPen(QPen(QColor(materials_of(look).hem), 1.5, Qt.PenStyle.DashLine))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(card_path(box.adjusted(1, 1, -1, -1)))


def paint_attack(brush: Brush, card: QRectF, column: int) -> None:
    """Paint a red flag on a stack whose monsters attack next, with the number of its column."""
    unit = brush.unit
    width, height = (side * unit for side in _FLAG)
    box = QRectF(card.right() - width - 7 * unit, card.top() - 3 * unit, width, height)
    _paint_flag(brush, box)
    side = 13 * unit
    middle = box.top() + height * 0.42
    brush.icon("monsters", QRectF(box.left() + 2.5 * unit, middle - side / 2, side, side))
    words = QRectF(box.left() + side, middle - side / 2, width - side - unit, side)
    paint_outlined(brush, words, str(column), mark_font(14 * unit))
    brush.note("monsters", box)


def paint_wanted(brush: Brush, card: QRectF) -> None:
    """Paint a flag with a skull at the foot of the pile that the Dark Lord takes from next."""
    width, height = (side * brush.unit for side in _SKULL)
    box = QRectF(card.center().x() - width / 2, card.bottom() - height * 0.94, width, height)
    _paint_flag(brush, box)
    side = width * 0.66
    brush.icon("skull", square(box.center() - QPointF(0, height * 0.09), side))


def paint_hideable(brush: Brush, card: QRectF) -> None:
    """Paint a lit badge with a closed eye at the foot of a card that can only be hidden.

    The light is that round a price: it says that something can be done, and the eye what.
    """
    side = _BADGE * brush.unit
    box = QRectF(0, 0, side, side)
    box.moveCenter(QPointF(card.left() + card.width() * _HIDES_AT, card.bottom() - side * 0.72))
    brush.painter.setPen(QPen(QColor(CARD_INK), 1.4 * brush.unit))
    brush.painter.setBrush(QColor(CARD_TEXT))
    brush.painter.drawEllipse(box)
    brush.icon("eye-closed", square(box.center(), side * 0.7), CARD_INK)
    paint_price_light(brush, box, _RAYS)


def _paint_flag(brush: Brush, box: QRectF) -> None:
    painter = brush.painter
    shoulder = box.bottom() - box.height() * 0.24
    painter.setPen(QPen(QColor(CARD_INK), 1.6 * brush.unit))
    painter.setBrush(QColor(LORD_EDGE).lighter(125))
    foot = [QPointF(box.right(), shoulder), QPointF(box.center().x(), box.bottom())]
    foot.append(QPointF(box.left(), shoulder))
    painter.drawPolygon(QPolygonF([box.topLeft(), box.topRight(), *foot]))


class PileBelow(NamedTuple):
    """The number of a pile, the names of its next cards, and the number of cards below the top.

    The number 0 stands for all piles.
    """

    number: int
    names: tuple[str, ...]
    many: int


def paint_below(brush: Brush, room: QRectF, head: str, piles: Sequence[PileBelow]) -> None:
    """Paint a panel with the cards below each pile's top card, a line for each name.

    It is no higher than its lines.
    """
    painter, look = brush.painter, brush.look
    tones, unit = materials_of(look), brush.unit
    high = (room.height() - 2 * _AROUND * unit) / (_PILES * NAMED_BELOW + 1)
    panel = QRectF(room)
    if len(piles) < _PILES:
        panel.setHeight((1 + len(piles)) * high + 2 * _AROUND * unit)
    painter.setPen(QPen(QColor(CARD_INK), 2 * unit))
    painter.setBrush(QColor(tones.bar))
    painter.drawRoundedRect(panel, 6 * unit, 6 * unit)
    inside = panel.adjusted(8 * unit, _AROUND * unit, -8 * unit, -_AROUND * unit)
    row = QRectF(inside.left(), inside.top(), inside.width(), high)
    painter.setFont(fitted(look.title_font(17), head, row.width(), high))
    painter.setPen(QColor(look.palette.ink))
    painter.drawText(row, _LEFT, head)
    row.translate(0, high)
    for pile in piles:
        _paint_pile(brush, row, pile)
        row.translate(0, NAMED_BELOW * high)


def _paint_pile(brush: Brush, row: QRectF, pile: PileBelow) -> None:
    """Write the lines of a pile from a row on; long names get smaller letters."""
    painter, look = brush.painter, brush.look
    font = fitted(look.font(14), "0", row.width(), row.height())
    painter.setFont(font)
    painter.setPen(QColor(look.palette.ink))
    figure, gap = QFontMetricsF(font).horizontalAdvance("0"), 4 * brush.unit
    if not pile.number:
        figure = gap = 0.0
    painter.drawText(row, _LEFT, str(pile.number or ""))
    many = str(pile.many or "")
    painter.drawText(row, _RIGHT, many)
    words = row.adjusted(figure + gap, 0, 0, 0)
    painter.setPen(QColor(look.palette.quiet))
    for name in pile.names:
        beside = len(many) * figure + gap / 2 if words.y() == row.y() else 0
        room = words.adjusted(0, 0, -beside, 0)
        made = fitted(font, name, room.width(), row.height())
        elided = QFontMetricsF(made).elidedText(name, Qt.TextElideMode.ElideRight, room.width())
        painter.setFont(made)
        painter.drawText(room, _LEFT, elided)
        words.translate(0, row.height())
