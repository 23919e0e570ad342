"""The tile: a card wider than high, for the market and the boards.

Its boxes follow its rectangle, its letters follow the text size. Large letters make less important
parts give way: the power that doesn't count, the area's name, the count.
"""

from __future__ import annotations

from math import floor
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QPointF, QRectF

from valeria_desktop.games.valeria.ui.cards.face import (
    without_first_line,
    without_name,
    without_per,
)
from valeria_desktop.games.valeria.ui.cards.face_parts import (
    Badge,
    Caption,
    Tag,
    badge_size,
    paint_badge,
    paint_caption,
    paint_count,
    paint_name,
    paint_points,
    paint_price,
    paint_roles,
    price_width,
    roles_width,
    tag_high,
    widest_caption,
)
from valeria_desktop.games.valeria.ui.cards.ground import paint_ground, paint_rim
from valeria_desktop.games.valeria.ui.cards.name_lines import paint_two_lines, two_lines
from valeria_desktop.games.valeria.ui.cards.ribbon import paint_lines, paint_powers, ribbon_box
from valeria_desktop.ui.paint.brush import square, width_of
from valeria_desktop.ui.paint.look import LEAST_LETTERS

if TYPE_CHECKING:
    from valeria_desktop.games.valeria.ui.cards.face import CardFace
    from valeria_desktop.games.valeria.ui.cards.mood import CardMood
    from valeria_desktop.games.valeria.ui.cards.name_lines import NameLines
    from valeria_desktop.ui.paint.brush import Brush
    from valeria_desktop.ui.paint.look import Look


_LINE, _TWO_LINES, _PRICE = 27, 39, 26
EDGE = 6 / 92
"""The margin inside a tile, as a share of its height."""
_LOW = 2.5 / 92  # margin below the price, as a share of a tile's height
_SMALL_PRICE, _MOST = 0.22, 0.52  # a small price and a foot, by a tile's height
_BETTER = 1.15  # powers must get larger by this factor to be worth a smaller picture
_PICTURE = 24  # least height of a picture, in pixels; its signs are unreadable below it
_PROOF = 40.0  # a size, in pixels, for measuring lines


class TileFoot(NamedTuple):
    """The boxes of a tile's foot."""

    room: QRectF
    price_line: QRectF
    """The line of price and points: its height is the height of their signs."""
    powers: QRectF
    face: CardFace
    """The face, without a line that gives way."""


def foot_of(brush: Brush, tile: QRectF, head: float, face: CardFace) -> TileFoot:
    """Place price, points and powers at the foot of a tile.

    Two powers stand over the price if their signs get larger there than beside it, and if the
    picture keeps enough height for its signs.
    """
    beside = _beside(brush, tile, face)
    if len(face.powers) < 2 or face.splits:  # noqa: PLR2004 - a single line breaks by itself
        return beside
    over = _over(brush, tile, face)
    if over.room.top() - tile.top() - head < _PICTURE:
        return beside
    is_better = _size(over, face) > _size(beside, face) * _BETTER
    return over if is_better else beside


def _legible(brush: Brush, tile: QRectF, head: float, face: CardFace) -> TileFoot:
    """Place the foot of a tile, and leave out the line that gives way if it can't be read."""
    foot = foot_of(brush, tile, head, face)
    if not face.first_gives_way:
        return foot
    for shorter in (without_first_line, without_name, without_per):
        if _can_be_read(foot):
            break
        foot = foot._replace(face=shorter(foot.face))
    return foot


def _can_be_read(foot: TileFoot) -> bool:
    lines = foot.face.powers
    widest = max(width_of(line, _READABLE) for line in lines)
    return widest <= foot.powers.width() and foot.powers.height() >= _READABLE * len(lines)


def _beside(brush: Brush, tile: QRectF, face: CardFace) -> TileFoot:
    unit = brush.unit
    room, line = _parts(tile, _height(unit, tile, face), _PRICE * unit)
    gap = 3 * unit
    powers = QRectF(room.left(), room.top() + 2.5 * unit, 0, room.height() - 6 * unit)
    if face.price:
        powers.setLeft(room.left() + price_width(face, line.height()) + gap)
    powers.setRight(room.right())
    if face.points is not None:
        powers.setRight(room.right() - line.height() - gap)
    return TileFoot(room, line, powers, face)


def _over(brush: Brush, tile: QRectF, face: CardFace) -> TileFoot:
    price = min(_PRICE * brush.unit, tile.height() * _SMALL_PRICE)
    lines = min(_TWO_LINES * brush.unit, tile.height() * _MOST - price)
    room, line = _parts(tile, price + lines, price)
    return TileFoot(room, line, QRectF(room.left(), room.top(), room.width(), lines), face)


def _parts(tile: QRectF, height: float, price: float) -> tuple[QRectF, QRectF]:
    """Return the box of a foot and the line of its price."""
    edge = EDGE * tile.height()
    room = tile.adjusted(edge, tile.height() - height, -edge, 0)
    line = QRectF(room)
    line.setHeight(min(price, height * 0.95, tile.width() * 0.2))
    line.moveBottom(tile.bottom() - tile.height() * _LOW)
    return room, line


def _height(unit: float, tile: QRectF, face: CardFace) -> float:
    if not (face.powers or face.price or face.points is not None):
        return 0.0
    if len(face.powers) > 1 and not face.splits:
        return min(_TWO_LINES * unit, tile.height() * 0.42)
    return min(_LINE * unit, tile.height() * 0.36)


def _size(foot: TileFoot, face: CardFace) -> float:
    """Return the size of the powers' signs, in pixels."""
    widest = max(width_of(line, _PROOF) for line in face.powers) / _PROOF
    return min(foot.powers.width() / widest, foot.powers.height() / len(face.powers))


_HIGH = 92
_MARKET, _OWN = 16.5, 14.5  # sizes of names in the market and on a board, in units
_HEAD = 1.32
_SMALL = 13
_SLIMMEST = 0.8
"""Least size of an area's name, as a share of its normal size, so that every name fits."""
_NAME_ENDS = 7
"""Pixels from the end of the longest name to the edge, where a sign of a box may lie."""
_RIM = 0.14
"""The part of an emblem at each side that is usually empty."""
_LEAST_EMBLEMS = (0.72, 0.62)
"""The shares of its side that an emblem keeps beside the longest names of areas."""
_NAME_EDGE = 2
"""The ink round the letters of an area's name, and the ground that is left beyond it, in units."""
_TOKEN, _LEAST_TOKEN = 26, 0.38  # a token's size in units; its least size by the picture's height
_READABLE = 11  # least size of figures, in pixels; smaller ones are unreadable
_BAR, _BAR_EMBLEM = 2.2, 0.88
"""A bar is a tile at least 2.2 times wider than high; its emblem has 0.88 of its height."""
_NAMED = 180
"""Least width of a bar, in units, with room for a name beside the emblem."""


def text_unit(rect: QRectF, look: Look) -> float:
    """Return the unit of a tile's text: as the text size asks, as far as the letters fit."""
    return min(max(look.scale, rect.height() / _HIGH * 0.94), rect.height() / 62)


class TilePlan(NamedTuple):
    """The boxes of a tile's parts."""

    rect: QRectF
    head: QRectF
    """The box of the name."""
    picture: QRectF
    foot: TileFoot
    emblem: QRectF
    badge: Badge
    role_side: float
    name_size: float
    caption: Caption | None
    """The area's name; None without room for the widest."""
    tally: QPointF
    """The right end of the count, at its vertical middle."""
    free: float
    """The left edge of the parts at the right of the picture."""
    lines: NameLines | None = None
    """A long name in two lines."""


def tile_plan_of(brush: Brush, rect: QRectF, face: CardFace, mood: CardMood) -> TilePlan:
    """Place every part of a tile."""
    low = max(_BAR * rect.height(), _NAMED * brush.unit)
    if face.splits and rect.width() >= low:
        return _bar_of(brush, rect, face, mood)
    unit = brush.unit
    name = (_MARKET if mood.stack else _OWN) * unit
    high = rect.height() / _HIGH
    inset = min(8 * high, max(_NAME_ENDS, 4 * high))
    head = min(name * _HEAD, rect.height() * 0.32)
    lines = two_lines(face.name, min(name, head - 1.5), rect.width() - 2 * inset, rect.height())
    if face.caption:  # an area's name needs the room
        lines = None
    if lines is not None:
        head = lines.high
    edge = EDGE * rect.height()
    left, right = rect.left() + edge, rect.right() - edge
    foot = _legible(brush, rect, head, face)
    picture = rect.adjusted(0, head, 0, -foot.room.height())
    role = min(22 * unit, picture.height() * 0.72, rect.width() * 0.2) if face.roles else 0.0
    badge = _badge(brush, picture, left, face)
    small = _small(picture, unit)
    tally = QPointF(right, picture.top() + role + 2 * unit + small * 0.62)
    free = right - roles_width(face, role)
    is_beside = picture.height() < role + small * 1.15
    if is_beside:
        tally = QPointF(free - 2 * unit, picture.center().y())
    if is_beside or not role:
        free -= _tally_width(mood, face) * small
    width, _ = badge_size(face, badge.side, in_row=badge.in_row)
    emblem = _emblem(picture, badge.corner.x() + width, free, 2 * unit)
    caption = _caption(brush, face, badge, emblem, picture)
    if face.caption and caption is None:
        limits = free, _top_of_tag(brush, face, badge, foot.price_line)
        caption, emblem = _pushed(brush, face, badge, emblem, limits)
    elif caption is not None:
        emblem = _beyond(brush, emblem, caption.at.x() + caption.width(face), free)
    top = rect.adjusted(inset, 1.5, -inset, head - rect.height())
    return TilePlan(
        rect, top, picture, foot, emblem, badge, role, name, caption, tally, free, lines
    )


def _bar_of(brush: Brush, rect: QRectF, face: CardFace, mood: CardMood) -> TilePlan:
    """Place the parts of a bar: emblem and numbers at the left, the other parts beside them."""
    unit, high, edge = brush.unit, rect.height(), EDGE * rect.height()
    corner = QPointF(rect.left() + edge, rect.top() + edge)
    badge = Badge(corner, min(26 * unit, high * 0.36), in_row=False)
    number, _ = badge_size(face, badge.side)
    side = high * _BAR_EMBLEM
    picture = QRectF(rect.left(), rect.top(), edge + number * 0.8 + side, high)
    emblem = square(QPointF(picture.right() - side / 2, picture.center().y()), side)
    rest = rect.adjusted(picture.width(), 0, 0, 0)
    name = _OWN * unit
    foot = foot_of(brush, rest, name * _HEAD, face)
    head = QRectF(foot.room.left(), rect.top(), 0, foot.room.top() - rect.top())
    role = min(22 * unit, head.height() * 0.7) if face.roles else 0.0
    taken = foot.room.right() - roles_width(face, role)
    tally = QPointF(taken - 2 * unit, rect.top() + 2 * unit + role / 2)
    if not role:
        tally.setY(head.center().y())
    free = tally.x() - _tally_width(mood, face) * _small(picture, unit)
    head.setRight(free - 2 * unit)
    return TilePlan(rect, head, picture, foot, emblem, badge, role, name, None, tally, free)


def _shown_count(mood: CardMood) -> int:
    """Return the number to show: none for a single card on a board, but always one for a stack."""
    return mood.stack or (mood.count if mood.count > 1 else 0)


def _tally_width(mood: CardMood, face: CardFace) -> float:
    """Return a count's width, divided by its height; for domains with room for a face-down sign."""
    many = _shown_count(mood)
    if not many:
        return 0.0
    return 0.75 + 0.5 * len(str(many)) + (1.1 if face.badge_is_needed else 0.0)


def _badge(brush: Brush, picture: QRectF, left: float, face: CardFace) -> Badge:
    """Place the badge of a tile."""
    unit, high = brush.unit, picture.height()
    side = min((23 if face.caption else 26) * unit, high * 0.74, picture.width() * 0.235)
    in_row = badge_size(face, side)[1] > high - 3
    down = max(2.0, (high * 0.76 - side) / 2)
    if face.caption:
        down = 2 * unit
    elif face.badge_is_needed:
        needed = badge_size(face, side, in_row=in_row)[1]
        down = min(4 * unit, max(1.0, (high - needed) / 2))
    return Badge(QPointF(left, picture.top() + down), side, in_row)


def _emblem(picture: QRectF, left: float, right: float, gap: float) -> QRectF:
    """Return the emblem's box: in the middle, or off it if the parts at its sides need room."""
    side = min(picture.height() * 1.04, max(picture.height() * 0.6, right - left - 2 * gap))
    middle = picture.center().x()
    middle = min(max(middle, left + gap + side / 2), max(left + side / 2, right - gap - side / 2))
    return square(QPointF(middle, picture.center().y()), side)


def _caption(
    brush: Brush, face: CardFace, badge: Badge, emblem: QRectF, picture: QRectF
) -> Caption | None:
    """Place the area's name: below its sign or beside it.

    All tiles of a size name their areas, or none does: the widest name decides.
    """
    size = _SMALL * brush.unit
    if not face.caption:
        return None
    corner, side = badge.corner, badge.side
    width = widest_caption(face, size)
    below = corner.y() + side + size * 0.62
    free = emblem.left() + emblem.width() * _RIM - corner.x()
    beside = free - side - 3 * brush.unit
    if below + size * 0.5 <= picture.bottom() and (fitting := _fitting(size, width, free)):
        return Caption(QPointF(corner.x(), below), fitting)
    if fitting := _fitting(size, width, beside):
        return Caption(_beside_badge(brush, badge), fitting)
    return None


def _foot_of(caption: Caption) -> float:
    """Return the foot of an area's letters."""
    return caption.at.y() + caption.size * 0.4


def _beside_badge(brush: Brush, badge: Badge) -> QPointF:
    corner, side = badge.corner, badge.side
    return QPointF(corner.x() + side + 3 * brush.unit, corner.y() + side / 2)


def _pushed(
    brush: Brush, face: CardFace, badge: Badge, emblem: QRectF, limits: tuple[float, float]
) -> tuple[Caption | None, QRectF]:
    """Place the area's name beside its sign, and the emblem of a low card at its right, or smaller.

    They have room as far as the parts at the right of the picture, and the tag of the price.
    """
    at, size = _beside_badge(brush, badge), max(_SMALL * brush.unit, LEAST_LETTERS)
    if _foot_of(Caption(at, size)) > limits[1]:
        return None, emblem
    for is_narrow, share in ((False, 1.0), *((True, share) for share in (1.0, *_LEAST_EMBLEMS))):
        moved = square(emblem.center(), emblem.width() * share)
        right = at.x() + widest_caption(face, size, is_narrow=is_narrow)
        moved = _beyond(brush, moved, right, limits[0])
        if moved.left() >= right + _NAME_EDGE * brush.unit:
            return Caption(at, size, is_narrow), moved
    return None, emblem


def _beyond(brush: Brush, emblem: QRectF, right: float, free: float) -> QRectF:
    """Move an emblem past the right end of an area's name, as far as there is room."""
    left = min(right + _NAME_EDGE * brush.unit, free - 2 * brush.unit - emblem.width())
    moved = QRectF(emblem)
    moved.moveLeft(max(left, emblem.left()))
    return moved


def _fitting(size: float, width: float, room: float) -> float:
    """Return the largest size that fits a width into a room; 0 if it would get too small."""
    if width <= room:
        return size
    smaller = floor(size * room / width)
    return smaller if smaller >= max(size * _SLIMMEST, LEAST_LETTERS) else 0.0


def price_spot(rect: QRectF) -> QRectF:
    """Return the box of the first sign of a card's price, at the left end of its foot."""
    side = min(_PRICE * rect.height() / _HIGH, rect.width() * 0.2)
    left = rect.left() + EDGE * rect.height()
    return QRectF(left, rect.bottom() - _LOW * rect.height() - side, side, side)


def paint_face(brush: Brush, rect: QRectF, face: CardFace, mood: CardMood) -> None:
    """Paint a tile's printed parts, and the parts of its state that are in the kept picture."""
    if face.is_portrait:
        _paint_duke(brush, rect, face)
        return
    plan = tile_plan_of(brush, rect, face, mood)
    unit = rect.height() / _HIGH
    paint_ground(brush.painter, rect, face, plan.picture, unit)
    brush.emblem(face.id, plan.emblem)
    _paint_head(brush, plan, face)
    paint_badge(brush, plan.badge, face, mood.woken)
    if plan.caption is not None:
        paint_caption(brush, plan.caption, face)
    signs = QRectF(plan.picture)
    signs.setRight(plan.foot.room.right())
    signs.setTop(plan.picture.top() + 2 * brush.unit)
    paint_roles(brush, signs, face, plan.role_side)
    _paint_foot(brush, plan, face, mood)
    paint_rim(brush.painter, rect, face, unit)


def _paint_head(brush: Brush, plan: TilePlan, face: CardFace) -> None:
    if plan.lines is not None:
        paint_two_lines(brush, plan.head, plan.lines)
        return
    paint_name(brush, plan.head, face.name, plan.name_size)


def _small(picture: QRectF, unit: float) -> float:
    """Return the size of a count, in pixels."""
    return min(_SMALL * unit, picture.height() * 0.46)


def _paint_foot(brush: Brush, plan: TilePlan, face: CardFace, mood: CardMood) -> None:
    paint_points(brush, plan.foot.price_line, face)
    paint_powers(brush, plan.foot.powers, plan.foot.face, mood, is_brief=mood.is_brief)


def ribbon_on(brush: Brush, rect: QRectF, face: CardFace, mood: CardMood) -> QRectF:
    """Return the box of the ribbon on a citizen's tile."""
    return ribbon_box(brush, tile_plan_of(brush, rect, face, mood).foot.powers, face.powers, mood)


def paint_state(brush: Brush, rect: QRectF, face: CardFace, mood: CardMood) -> None:
    """Paint the parts that change more often than the picture: the price now, and the count."""
    if face.is_portrait:
        return
    plan = tile_plan_of(brush, rect, face, mood)
    paint_price(brush, plan.foot.price_line, face, _tag_of(brush, plan, face), mood)
    small, many = _small(plan.picture, brush.unit), _shown_count(mood)
    if many and small >= _READABLE:
        paint_count(brush, plan.tally.x(), plan.tally.y(), many, small)


def _tag_of(brush: Brush, plan: TilePlan, face: CardFace) -> Tag:
    """Place the tag of a changed price where it covers neither a power nor the area's name."""
    line = plan.foot.price_line
    has_lines = len(face.powers) > 1 and not face.splits
    if has_lines and plan.foot.powers.center().y() < line.top():
        return Tag(_size_of_tag(brush, line), is_beside=True)
    top, name = _top_of_tag(brush, face, plan.badge, line), plan.caption
    if top > line.top():
        return Tag(0.0)
    is_below = name is not None and name.at.x() == plan.badge.corner.x()
    if name is None or not is_below or _foot_of(name) < top:
        return Tag(_size_of_tag(brush, line), is_within=has_lines)
    right = name.at.x() + name.width(face) + 2 * brush.unit
    return Tag(_size_of_tag(brush, line), aside=max(0.0, right - line.left() - line.height() * 0.3))


def _size_of_tag(brush: Brush, line: QRectF) -> float:
    return min(_SMALL * brush.unit, line.height() * 0.54)


def _top_of_tag(brush: Brush, face: CardFace, badge: Badge, line: QRectF) -> float:
    """Return the top of a tag above a price; the foot of the price without room for one."""
    size, high = _size_of_tag(brush, line), badge_size(face, badge.side, in_row=badge.in_row)[1]
    has_room = line.top() - badge.corner.y() - high >= size * 0.55
    return line.top() - tag_high(size)[1] if has_room else line.bottom()


def paint_face_down(brush: Brush, rect: QRectF, face: CardFace, mood: CardMood) -> None:
    """Paint a card back beside the count, as a sign for face-down cards in the stack."""
    plan = tile_plan_of(brush, rect, face, mood)
    side = _small(plan.picture, brush.unit) * 1.05
    words = side * (0.55 + 0.55 * len(str(mood.stack)))
    spot = QRectF(plan.tally.x() - words - side, plan.tally.y() - side / 2, side, side)
    brush.icon("back", spot)


def token_boxes(
    brush: Brush, rect: QRectF, face: CardFace, mood: CardMood, many: int
) -> list[QRectF]:
    """Return the boxes of tokens: beside the emblem, or on its lower corner without room beside."""
    if not many:
        return []
    plan = tile_plan_of(brush, rect, face, mood)
    each = (plan.free - plan.emblem.right()) / many
    least = plan.picture.height() * _LEAST_TOKEN
    side = min(_TOKEN * brush.unit, rect.height() * 0.28, max(each, least))
    top = plan.picture.center().y() - side / 2 if side <= each else plan.picture.bottom() - side
    left = plan.free - many * side
    return [QRectF(left + number * side, top, side, side) for number in range(many)]


def _paint_duke(brush: Brush, rect: QRectF, face: CardFace) -> None:
    """Paint a Duke: the emblem at the left, the points at the right."""
    unit = brush.unit
    head = min(_OWN * unit * _HEAD, rect.height() * 0.34)
    edge = EDGE * rect.height()
    whole = rect.adjusted(0, head, 0, 0)
    paint_ground(brush.painter, rect, face, whole, rect.height() / _HIGH)
    inside = whole.adjusted(edge, 3 * unit, -edge, -edge)
    picture = QRectF(inside)
    picture.setWidth(inside.width() * 0.46)
    brush.emblem(face.id, square(picture.center(), min(picture.width(), picture.height())))
    name = QRectF(inside.left(), rect.top() + 1.5, inside.width(), head - 1.5)
    paint_name(brush, name, face.name, _OWN * unit)
    lines = inside.adjusted(picture.width(), 0, 0, 0)
    paint_lines(brush, lines, face.powers, 16 * unit)
    paint_rim(brush.painter, rect, face, rect.height() / _HIGH)
