"""Places of the things on a rival's plaque, and the room that each needs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import Factory, define, evolve
from PySide6.QtCore import QRectF

from valeria_desktop.games.valencia.rules.at import Asset, AtStack, OfPlayer
from valeria_desktop.games.valencia.ui.cards.dyes import SHAPE
from valeria_desktop.games.valencia.ui.parts.rival_plaque import name_of, status_words
from valeria_desktop.ui.paint.ruler import width_of_words
from valeria_desktop.ui.place.bust_boxes import lay_bust, lay_low_bust, low_side

if TYPE_CHECKING:
    from PySide6.QtGui import QFont

    from valeria_desktop.games.valencia.rules.at import Owned
    from valeria_desktop.games.valencia.ui.parts.rival_plaque import Plaque
    from valeria_desktop.ui.paint.ruler import Ruler


NUMBERS = (Asset.PRESTIGE, Asset.MEMBERS, Asset.PRIVILEGES)
_EDGE, _GAP = 7.0, 9.0
_SHIELD = 0.86  # width of a shield, in heights of it
_NAME_LEAST = 84.0  # text units: the least width of a long name
_FULL = 0.88  # share of a number's room; the rest is a gap
_BADGE = 128.0  # units of width; a slimmer plaque has only a shield and a sum
_FACE_SHARE = 0.26  # of a board's width: the greatest width of a face
_BESIDE_FACE = 34.0  # units that a plaque with a face needs beside it
_STEP = 7.0  # units between two stacks
_CLOSEST = 0.34  # share of a card's width: the least visible part of a card in a fan
_BESIDE = 2.6  # units by which each card of a stack is shifted


@define(eq=False)
class PlaqueLayout:
    """The boxes of a plaque; a thing without room has an empty box."""

    board: QRectF
    shield: QRectF = Factory(QRectF)
    """The player's shield, or a smaller one at the corner of the face."""
    face: QRectF = Factory(QRectF)
    """The bust of a character."""
    left: float = 0.0
    """The left edge of the things beside shield and face."""
    name: QRectF = Factory(QRectF)
    figure: QRectF = Factory(QRectF)
    level: QRectF = Factory(QRectF)
    """The character's level, behind the name."""
    numbers: dict[Asset, QRectF] = Factory(dict)
    stacks: list[QRectF] = Factory(list)
    """The backs of the stacks; there is room for a number below each."""
    heap: QRectF = Factory(QRectF)
    """The box of all stacks as numbers, where there is no room for backs."""
    cards: list[QRectF] = Factory(list)
    total: QRectF = Factory(QRectF)
    status: QRectF = Factory(QRectF)
    has_status_words: bool = False

    def of(self, at: Owned) -> QRectF:
        """Return the box of a player's thing; the whole plaque if the thing has no box."""
        if isinstance(at, AtStack):
            return self._of_stack(at.stack)
        found = self._of_asset(at.asset) if isinstance(at, OfPlayer) else QRectF()
        return self.board if found.isEmpty() else found

    def _of_asset(self, asset: Asset) -> QRectF:
        """Return the box of an asset; for a bid without cards, its sum or the player's status."""
        bid = _union(self.cards) if self.cards else self.total
        found = {
            Asset.STACKS: _union(self.stacks) if self.stacks else self.heap,
            Asset.BID: self.status if bid.isEmpty() else bid,
            Asset.FIGURE: self.figure,
            **self.numbers,
        }
        return found.get(asset, QRectF())

    def without_stack(self, number: int | None) -> PlaqueLayout:
        """Return the same places, with an empty box for one of the stacks."""
        if number is None or number >= len(self.stacks):
            return self
        stacks = [*self.stacks]
        stacks[number] = QRectF()
        return evolve(self, stacks=stacks)

    def _of_stack(self, number: int) -> QRectF:
        """Return the box of a stack; else that of all stacks, or the room for revealed cards."""
        if number < len(self.stacks):
            return self.stacks[number]
        return self.reading if self.heap.isEmpty() else self.heap

    @property
    def reading(self) -> QRectF:
        """The box of revealed cards: right of the shield, which shows their owner."""
        left = max(self.shield.right() + 2, self.left)
        beside = QRectF(left, self.board.top(), self.board.right() - left, self.board.height())
        return beside if beside.width() > self.board.height() * SHAPE else self.board


def _union(boxes: list[QRectF]) -> QRectF:
    whole = QRectF()
    for box in boxes:
        whole = whole.united(box)
    return whole


def plaque_layout_of(plaque: Plaque, cell: QRectF, ruler: Ruler) -> PlaqueLayout:
    """Lay a plaque out in a cell."""
    u = ruler.unit
    places = PlaqueLayout(cell.adjusted(1 * u, 0.5 * u, -2 * u, -2.5 * u))
    board = places.board
    high = min(board.height() - 10 * u, 54 * u, (board.width() - 8 * u) / _SHIELD)
    places.shield = QRectF(board.left() + _EDGE * u, 0, high * _SHIELD, high)
    places.shield.moveTop(board.center().y() - high / 2)
    places.left = places.shield.right() + _GAP * u
    _lay_face(places, plaque, u)
    if board.width() < _BADGE * u:
        _lay_badge(places, plaque, ruler)
    elif board.height() < TWO_ROWS * u:
        _lay_line(places, plaque, ruler)
    else:
        _lay_two_rows(places, plaque, ruler)
    return places


def _lay_face(places: PlaqueLayout, plaque: Plaque, u: float) -> None:
    """Place the bust of a character in the shield's place; a slim plaque has the shield alone."""
    board = places.board
    if not plaque.portrait or board.width() < (low_side(board, u) + _BESIDE_FACE * u):
        return
    if board.width() < _BADGE * u or board.height() < TWO_ROWS * u:
        places.left = lay_low_bust(places, board, u) + 2 * u
    else:
        places.left = lay_bust(places, board, plaque.rivals, u, _FACE_SHARE) + 4 * u


# --- the forms


def _lay_two_rows(places: PlaqueLayout, plaque: Plaque, ruler: Ruler) -> None:
    """Lay the name over the numbers, then the stacks, and the bid at the right end."""
    u, board = ruler.unit, places.board
    left, row = places.left, board.height() * 0.4
    places.name = QRectF(left, board.top() + 4 * u, 0, row)
    step = number_width(ruler, row / u)
    low = QRectF(left, places.name.bottom() + 2 * u, step, row)
    room = board.right() - _EDGE * u - left
    if not plaque.is_nina:
        _lay_numbers(places, low, room - end_width(plaque, ruler))
    else:
        places.name.setHeight(board.height() - 8 * u)
    wide = len(places.numbers) * step
    wished = name_width(plaque, ruler, places.name.height() / u)
    bid = min(bid_width(plaque, ruler, board.height()), room - wide - _GAP * u)
    least = min(room - end_width(plaque, ruler) - _GAP * u, _NAME_LEAST * ruler.text)
    free = max(room - bid - _GAP * u, least)
    level = level_width(plaque, ruler, row / u)
    places.name.setWidth(max(wide, min(wished, free)))
    _lay_figure(places, plaque, ruler)
    if level and wished + level <= free:
        places.level = QRectF(left + wished, places.name.top(), level, row)
        places.name.setWidth(max(wide, wished + level))
    rest = QRectF(places.name.right() + _GAP * u, board.top() + 5 * u, 0, board.height() - 9 * u)
    rest.setRight(board.right() - _EDGE * u)
    end = _lay_bid(places, plaque, rest, ruler)
    rest.setRight(end - _GAP * u)
    _lay_stacks(places, plaque, rest, ruler)


def _lay_line(places: PlaqueLayout, plaque: Plaque, ruler: Ruler) -> None:
    """Lay one line: name, numbers, the stacks as numbers, and the bid as a sum."""
    u, board = ruler.unit, places.board
    left, right = places.left, board.right() - _EDGE * u
    line = QRectF(left, board.top() + 4 * u, 0, board.height() - 8 * u)
    total = total_width(plaque, ruler, line.height() / u)
    if total:
        places.total = QRectF(right - total, line.top(), total, line.height())
        right = places.total.left() - 4 * u
    elif status_words(plaque):
        side = min(20 * u, line.height())
        places.status = QRectF(right - side, line.center().y() - side / 2, side, side)
        right = places.status.left() - 4 * u
    step = number_width(ruler, line.height() / u)
    wished = name_width(plaque, ruler, line.height() / u)
    numbers = 0 if plaque.is_nina else len(NUMBERS) * step
    if wished + numbers + heap_width(plaque, ruler) <= right - left:
        places.name = QRectF(left, line.top(), wished, line.height())
        _lay_figure(places, plaque, ruler)
        left += wished + 4 * u
    if not plaque.is_nina:
        _lay_numbers(places, QRectF(left, line.top(), step, line.height()), right - left)
    left += len(places.numbers) * step
    if plaque.stacks and heap_width(plaque, ruler) <= right - left:
        places.heap = QRectF(left, line.top(), heap_width(plaque, ruler), line.height())


def _lay_badge(places: PlaqueLayout, plaque: Plaque, ruler: Ruler) -> None:
    """Lay shield and sum; without a sum the status or the prestige."""
    u, board = ruler.unit, places.board
    beside = places.shield if places.face.isEmpty() else places.face
    room = QRectF(places.left - 5 * u, beside.top(), 0, beside.height())
    room.setRight(board.right() - 5 * u)
    if room.width() < 12 * u:  # there is room for the shield only
        if places.face.isEmpty():
            places.shield.moveCenter(board.center())
    elif plaque.cards:
        places.total = room
    elif status_words(plaque):
        side = min(22 * u, room.width())
        places.status = QRectF(room.left(), room.center().y() - side / 2, side, side)
    elif not plaque.is_nina:
        places.numbers[Asset.PRESTIGE] = room


# --- parts of the forms


def _lay_numbers(places: PlaqueLayout, first: QRectF, room: float) -> None:
    for place, name in enumerate(NUMBERS):
        if (place + _FULL) * first.width() <= room:
            box = first.translated(place * first.width(), 0)
            box.setWidth(first.width() * _FULL)
            places.numbers[name] = box


def _lay_figure(places: PlaqueLayout, plaque: Plaque, ruler: Ruler) -> None:
    if not plaque.has_figure:
        return
    side = min(places.name.height(), 22 * ruler.unit)
    end = width_of_words(name_font(ruler, places.name.height() / ruler.unit), name_of(plaque))
    left = min(places.name.left() + end + 5 * ruler.unit, places.name.right() - side)
    places.figure = QRectF(left, places.name.center().y() - side / 2, side, side)


def _lay_bid(places: PlaqueLayout, plaque: Plaque, room: QRectF, ruler: Ruler) -> float:
    """Lay the revealed cards, or the status, at the right end; return their left edge."""
    u = ruler.unit
    if plaque.cards:
        return _lay_cards(places, plaque, room, ruler)
    words = status_words(plaque)
    if not words:
        return room.right()
    side = min(22 * u, room.height())
    wide = width_of_words(ruler.plain(SMALL, room.height() / 2 / u), words)
    stacks = len(plaque.stacks) * (card_width(room, ruler) + _STEP * u)
    places.has_status_words = side + 5 * u + wide + stacks + _GAP * u <= room.width()
    whole = side + (5 * u + wide if places.has_status_words else 0)
    places.status = QRectF(room.right() - whole, room.center().y() - side / 2, whole, side)
    return places.status.left()


def _lay_cards(places: PlaqueLayout, plaque: Plaque, room: QRectF, ruler: Ruler) -> float:
    u, number = ruler.unit, len(plaque.cards)
    wide, high = card_width(room, ruler), card_height(room, ruler)
    stacks = min(len(plaque.stacks), 2) * wide  # keeps a part of the stacks in sight
    most = max(wide, room.width() - stacks - _GAP * u)
    step = min(wide + 2 * u, (most - wide) / max(1, number - 1))
    if step < wide * _CLOSEST:
        total = total_width(plaque, ruler, room.height() / u)
        places.total = QRectF(room.right() - total, room.top(), total, room.height())
        return places.total.left()
    left = room.right() - wide - (number - 1) * step
    places.cards = [QRectF(left + at * step, room.top(), wide, high) for at in range(number)]
    total = total_width(plaque, ruler, FOOT)
    places.total = QRectF(room.right() - total, room.top() + high, total, room.height() - high)
    return min(left, places.total.left())


def _lay_stacks(places: PlaqueLayout, plaque: Plaque, room: QRectF, ruler: Ruler) -> None:
    """Lay the backs side by side, closer in little room, or as numbers where there is none."""
    u, number = ruler.unit, len(plaque.stacks)
    if not number:
        return
    wide, high = card_width(room, ruler), card_height(room, ruler)
    spread = _BESIDE * u * (min(4, max(plaque.stacks)) - 1)
    step = min(wide + spread + _STEP * u, (room.width() - wide - spread) / max(1, number - 1))
    if step < wide * 0.62 or room.width() < wide + spread:
        _lay_heap(places, plaque, room, ruler)
        return
    places.stacks = [
        QRectF(room.left() + at * step, room.top(), wide, high) for at in range(number)
    ]


def _lay_heap(places: PlaqueLayout, plaque: Plaque, room: QRectF, ruler: Ruler) -> None:
    """Lay the stacks as numbers, beside the other numbers or else beside the name."""
    needed, name = heap_width(plaque, ruler), places.name
    if needed <= room.width():
        places.heap = QRectF(room.left(), room.top(), needed, room.height())
        return
    gap, level = 6 * ruler.unit, places.level
    left = name.left() + name_width(plaque, ruler, name.height() / ruler.unit) + gap
    if not level.isEmpty() and level.right() + gap + needed <= room.right():
        left = level.right() + gap
    if left + needed <= room.right():
        places.heap = QRectF(left, name.top(), needed, name.height())
        places.level = QRectF() if level.intersects(places.heap) else level  # stacks say more


# --- the room that each thing needs


SIGN, NAME, SMALL = 16.0, 18.0, 14.5
"""Sizes of signs, of names, and of other words, in text units."""
FOOT = 15.0
"""Height of the number below cards, in text units."""
TWO_ROWS = 50.0
"""Units of height of a plaque with a name over numbers."""


def card_height(room: QRectF, ruler: Ruler) -> float:
    """Return the height of cards in a room, above their number, in pixels."""
    return min(room.height() - foot_height(ruler), 46 * ruler.unit)


def card_width(room: QRectF, ruler: Ruler) -> float:
    """Return the width of cards in a room, in pixels."""
    return card_height(room, ruler) * SHAPE


def foot_height(ruler: Ruler) -> float:
    """Return the height of the number below cards, in pixels."""
    return ruler.size(FOOT, 17)


def end_width(plaque: Plaque, ruler: Ruler) -> float:
    """Return the least width of the right end, in pixels: for a sum, or for a status sign."""
    if plaque.cards:
        return total_width(plaque, ruler, TWO_ROWS) + 4 * ruler.unit
    return 26 * ruler.unit if status_words(plaque) else 0.0


def bid_width(plaque: Plaque, ruler: Ruler, high: float) -> float:
    """Return the width of the right end that the bid and the stacks wish for, in pixels."""
    u = ruler.unit
    card = max(0.0, high - 9 * u - foot_height(ruler)) * SHAPE
    revealed = len(plaque.cards) * (card * 0.62) + card * 0.4 if plaque.cards else 24 * u
    return revealed + len(plaque.stacks) * (card * 0.8 + 2 * u)


def name_font(ruler: Ruler, most: float) -> QFont:
    """Return the font of names; `most` is the line's height, in units."""
    return ruler.title(NAME, most)


def name_width(plaque: Plaque, ruler: Ruler, most: float) -> float:
    """Return the width of a name, with the figure behind it if the player holds it, in pixels."""
    figure = min(22.0, most) * ruler.unit + 6 * ruler.unit if plaque.has_figure else 0
    return width_of_words(name_font(ruler, most), name_of(plaque)) + figure + 3 * ruler.unit


def level_width(plaque: Plaque, ruler: Ruler, most: float) -> float:
    """Return the width of the sign of a bot and its level behind it, in pixels; 0 without one."""
    if not plaque.level:
        return 0.0
    words = width_of_words(ruler.plain(SMALL, most), plaque.level)
    return ruler.size(SMALL + 2, most) + words + 16 * ruler.unit


def number_width(ruler: Ruler, most: float) -> float:
    """Return the width of a sign with a number, in pixels."""
    font = ruler.bold(SIGN, most)
    return ruler.size(SIGN + 2, most) + width_of_words(font, "00") + 7 * ruler.unit


def total_width(plaque: Plaque, ruler: Ruler, most: float) -> float:
    """Return the width of the revealed sum, in pixels; 0 without revealed cards."""
    if not plaque.cards:
        return 0.0
    return width_of_words(ruler.bold(SIGN, most), total_words(plaque)) + 4 * ruler.unit


def total_words(plaque: Plaque) -> str:
    """Return the revealed sum in words."""
    return f"= {plaque.total}"


def heap_words(plaque: Plaque) -> str:
    """Return the number of cards in each stack in words."""
    return "·".join(map(str, plaque.stacks))


def heap_width(plaque: Plaque, ruler: Ruler) -> float:
    """Return the width of the stacks as numbers, in pixels."""
    if not plaque.stacks:
        return 0.0
    sign = ruler.size(SIGN, 22)
    return sign + width_of_words(ruler.bold(SMALL, 20), heap_words(plaque)) + 6 * ruler.unit
