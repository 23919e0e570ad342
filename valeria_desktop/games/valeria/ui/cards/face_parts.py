"""Painters for the parts of a card's face."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QFont, QFontMetricsF

from valeria_desktop.games.valeria.ui.cards.face import NO_PRICE
from valeria_desktop.games.valeria.ui.cards.frames import CHIPS
from valeria_desktop.games.valeria.ui.cards.landscape import AREAS
from valeria_desktop.kernel.phrases import say
from valeria_desktop.ui.paint.brush import (
    CENTRE,
    Brush,
    mark_font,
    paint_marks,
    paint_outlined,
    square,
    width_of,
)
from valeria_desktop.ui.paint.look import LEAST_LETTERS, letters
from valeria_desktop.ui.paint.materials import INK
from valeria_desktop.ui.paint.palette import CARD_INK, CARD_TEXT
from valeria_desktop.ui.paint.plates import paint_sign_plate
from valeria_desktop.ui.paint.price_light import paint_price_light
from valeria_desktop.ui.paint.ruler import NARROWEST, shortened
from valeria_desktop.ui.words.phrases import tell

if TYPE_CHECKING:
    from valeria_desktop.games.valeria.ui.cards.face import CardFace, PriceSign
    from valeria_desktop.games.valeria.ui.cards.mood import CardMood, WakeChip
    from valeria_desktop.kernel.signs import Marks

_NEEDS_IN_A_ROW = 2
_RAYS = 153, 180, 207
"""The angles of the rays at a price's outer side, in degrees."""


def paint_name(brush: Brush, box: QRectF, name: str, size: float) -> None:
    """Write the name as large as it fits; squeeze a long one rather than write it too small."""
    font = brush.title(1)
    font.setPixelSize(letters(min(size, box.height())))
    wide = QFontMetricsF(font).horizontalAdvance(name)
    if wide > box.width():  # each size that is measured for the first time takes 2 ms
        fitting = int(font.pixelSize() * box.width() / wide) + 1
        font.setPixelSize(max(LEAST_LETTERS, min(font.pixelSize(), fitting)))
    while QFontMetricsF(font).horizontalAdvance(name) > box.width():
        if font.pixelSize() > LEAST_LETTERS:
            font.setPixelSize(font.pixelSize() - 1)
        elif font.stretch() != NARROWEST:
            font.setStretch(NARROWEST)
        else:
            break
    brush.painter.setFont(font)
    brush.painter.setPen(QColor(CARD_TEXT))
    brush.painter.drawText(box, CENTRE, shortened(font, name, box.width()))


# --- the badge at the left: numbers, area or needed roles


def badge_size(face: CardFace, side: float, *, in_row: bool = False) -> tuple[float, float]:
    """Return width and height of a badge: the numbers, the area, or the needed roles."""
    if not face.badge:
        return 0.0, 0.0
    if face.badge_is_needed:
        columns, rows = _needs_grid(len(face.badge), in_row=in_row)
        each = side * 0.66
        return columns * each + side * 0.26, rows * each + side * 0.22
    if face.caption:
        return side, side
    return max(width_of(face.badge, side * 0.66) + side * 0.5, side * 1.12), side


def _needs_grid(many: int, *, in_row: bool) -> tuple[int, int]:
    columns = many if in_row else (1 if many <= _NEEDS_IN_A_ROW else _NEEDS_IN_A_ROW)
    return columns, -(-many // columns)


class Badge(NamedTuple):
    """The place and size of a badge."""

    corner: QPointF
    side: float
    in_row: bool
    """Whether the roles that a domain needs stand in a single row."""


def paint_badge(brush: Brush, badge: Badge, face: CardFace, woken: WakeChip | None = None) -> None:
    """Paint the badge of a card; its numbers in the colour of the chip that woke the card."""
    if not face.badge:
        return
    side = badge.side
    width, height = badge_size(face, side, in_row=badge.in_row)
    box = QRectF(badge.corner.x(), badge.corner.y(), width, height)
    line = max(1.2, side * 0.06)
    if face.badge_is_needed:
        _paint_needs(brush, box, face.badge, side, in_row=badge.in_row)
    elif face.caption:
        brush.icon(face.badge[0].icon, box)
    elif woken is None:
        paint_sign_plate(brush.painter, box, side * 0.2, width=line)
        paint_marks(brush, box, face.badge, side * 0.66)
    else:
        paint_sign_plate(brush.painter, box, side * 0.2, CHIPS[woken], line)
        paint_marks(brush, box, face.badge, side * 0.66, INK)
    if not face.caption and not face.badge_is_needed:
        brush.note(face.badge_note, box)


def _paint_needs(brush: Brush, box: QRectF, needs: Marks, side: float, *, in_row: bool) -> None:
    """Paint the roles that a domain needs on a plate."""
    paint_sign_plate(brush.painter, box, side * 0.2)
    columns, _ = _needs_grid(len(needs), in_row=in_row)
    each = side * 0.66
    for index, mark in enumerate(needs):
        row, column = divmod(index, columns)
        spot = QPointF((column + 0.5) * each + side * 0.13, (row + 0.5) * each + side * 0.11)
        brush.icon(mark.icon, square(box.topLeft() + spot, each * 0.9))


class Caption(NamedTuple):
    """The place and size of an area's name."""

    at: QPointF
    """Its left end, at its vertical middle."""
    size: float
    is_narrow: bool = False

    @property
    def font(self) -> QFont:
        """The font of its letters."""
        return _caption_font(self.size, is_narrow=self.is_narrow)

    def width(self, face: CardFace) -> float:
        """Return the width of a card's area, in pixels."""
        return QFontMetricsF(self.font).horizontalAdvance(tell(say(face.caption)))


def _caption_font(size: float, *, is_narrow: bool) -> QFont:
    font = mark_font(size)
    if is_narrow:
        font.setStretch(NARROWEST)
    return font


def widest_caption(face: CardFace, size: float, *, is_narrow: bool = False) -> float:
    """Return the width of the widest name of all areas, this card's among them, in pixels."""
    names = {face.caption, *(name.capitalize() for name in AREAS)}
    return _widest(tuple(sorted(tell(say(name)) for name in names)), size, is_narrow=is_narrow)


@lru_cache(maxsize=64)
def _widest(names: tuple[str, ...], size: float, *, is_narrow: bool) -> float:
    metrics = QFontMetricsF(_caption_font(size, is_narrow=is_narrow))
    return max(map(metrics.horizontalAdvance, names))


def paint_caption(brush: Brush, caption: Caption, face: CardFace) -> None:
    """Write the area's name."""
    top = caption.at - QPointF(0, caption.size / 2)
    box = QRectF(top.x(), top.y(), caption.width(face), caption.size)
    paint_outlined(brush, box, tell(say(face.caption)), caption.font, CARD_TEXT)


_ROLE_STEP = 1.05
"""The distance from one role to the next, by a role's side."""


def roles_width(face: CardFace, side: float) -> float:
    """Return the width of a card's roles, or of a monster's type, for signs of a given side."""
    return side * (1 + _ROLE_STEP * (len(face.roles) - 1)) if face.roles else 0.0


def paint_roles(brush: Brush, room: QRectF, face: CardFace, side: float) -> None:
    """Paint the roles of a citizen, or the type of a monster, at the right."""
    for index, mark in enumerate(face.roles):
        left = room.right() - side - index * side * _ROLE_STEP
        brush.icon(mark.icon, QRectF(left, room.top(), side, side))


# --- price and points


def price_width(face: CardFace, side: float) -> float:
    """Return the width of a price, for signs of a given side."""
    return len(face.price) * side * 0.98


_TAG_HIGH, _TAG_ABOVE = 1.16, 0.68
"""A tag's height by its letters, and the share of it that lies above the price."""


class Tag(NamedTuple):
    """The size and place of the tag with the difference from the printed price."""

    size: float
    """Height of the letters, in pixels; 0 if there is no room for a tag."""
    is_beside: bool = False
    """Whether the tag stands beside the price, not above it."""
    aside: float = 0.0
    """How far to the right a tag above the price stands, in pixels."""
    is_within: bool = False
    """Whether a tag keeps to its sign, as powers stand beside it."""


def paint_price(brush: Brush, line: QRectF, face: CardFace, tag: Tag, mood: CardMood) -> None:
    """Paint the price as shields and coins, from the left end of a line.

    A price other than the printed one has a tag with the difference; the price of a card that can
    be chosen is lit, unless it isn't paid.
    """
    beside = QPointF(tag.aside, 0)
    if tag.is_beside:
        beside = QPointF(line.height() * (len(face.price) - 0.4), line.height() * 0.5)
    left, side = line.left(), line.height()
    for part in face.price:
        if part != NO_PRICE:
            box = QRectF(left, line.top(), side, side)
            _paint_part(brush, box, part, is_dim=mood.dims_price)
        left += side * 0.98
    if mood.is_lit and not mood.is_unpaid and any(part != NO_PRICE for part in face.price):
        coin = QRectF(line.left(), line.top(), side, side)
        paint_price_light(brush, coin, _RAYS, is_quiet=True)
    for number, part in enumerate(face.price):
        if part.extra and tag.size:
            box = QRectF(line.left() + number * side * 0.98, line.top(), side, side)
            _paint_extra(brush, box.translated(beside), part, tag)


def _paint_part(brush: Brush, box: QRectF, part: PriceSign, *, is_dim: bool) -> None:
    painter = brush.painter
    painter.setOpacity(0.55 if is_dim else 1.0)
    brush.icon(f"{part.kind}-price", box)
    painter.setOpacity(1.0)
    text = str(part.number)
    font = mark_font(box.height() * (0.66 if len(text) == 1 else 0.58))
    if part.kind != "gold" or is_dim:  # dark figures drown in a dim coin
        paint_outlined(brush, box, text, font)
        return
    painter.setFont(font)
    painter.setPen(QColor(CARD_INK))
    _draw_centred(brush, box, text, font)


def _draw_centred(brush: Brush, box: QRectF, text: str, font: QFont) -> None:
    """Write figures in the middle of a box."""
    metrics = QFontMetricsF(font)
    left = box.center().x() - metrics.horizontalAdvance(text) / 2
    brush.painter.drawText(QPointF(left, box.center().y() + metrics.capHeight() / 2), text)


def tag_high(size: float) -> tuple[float, float]:
    """Return the height of a tag with letters of a size, and the part above its sign."""
    return size * _TAG_HIGH, size * _TAG_HIGH * _TAG_ABOVE


def _paint_extra(brush: Brush, box: QRectF, part: PriceSign, tag: Tag) -> None:
    """Paint a tag with the difference from the printed price."""
    text = f"+{part.extra}" if part.extra > 0 else f"−{-part.extra}"
    font = mark_font(tag.size)
    width = QFontMetricsF(font).horizontalAdvance(text) + tag.size * 0.56
    height, above = tag_high(tag.size)
    plate = QRectF(box.center().x() - tag.size * 0.16, box.top() - above, width, height)
    if tag.is_within:
        plate.moveLeft(min(plate.left(), max(box.left(), box.right() - width)))
    paint_sign_plate(brush.painter, plate, height * 0.3)
    brush.painter.setFont(font)
    brush.painter.setPen(QColor(CARD_TEXT))
    _draw_centred(brush, plate, text, font)
    brush.note("extra", plate)


def paint_points(brush: Brush, line: QRectF, face: CardFace) -> float:
    """Paint the points in their laurel at the right and return its left edge."""
    if face.points is None:
        return line.right()
    side = line.height()
    box = QRectF(line.right() - side, line.top(), side, side)
    brush.icon("points-price", box)
    paint_outlined(brush, box, str(face.points), mark_font(side * 0.54))
    return box.left()


def paint_count(brush: Brush, right: float, middle: float, count: int, size: float) -> QRectF:
    """Write the number of cards, with its right end at `right`, and return its box."""
    font = mark_font(size)
    words = f"×{count}"
    width = QFontMetricsF(font).horizontalAdvance(words)
    box = QRectF(right - width, middle - size / 2, width, size)
    paint_outlined(brush, box, words, font, CARD_TEXT)
    brush.note("count", box)
    return box
