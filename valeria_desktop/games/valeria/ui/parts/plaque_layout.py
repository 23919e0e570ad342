"""The layout of a rival's plaque: the boxes of its parts, for painting and for the mouse."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING

from attrs import Factory, define
from PySide6.QtCore import QRectF

from valeria_desktop.games.valeria.ui.cards.face import face_of
from valeria_desktop.games.valeria.ui.cards.tiny import tiny_width
from valeria_desktop.games.valeria.ui.paint.village_plan import village_of
from valeria_desktop.games.valeria.ui.parts.comb import comb_of, teeth_width
from valeria_desktop.games.valeria.ui.parts.rival_plaque import lord_words
from valeria_desktop.games.valeria.ui.parts.sides import KINDS, UNSIGNED, kinds_of, marks_of
from valeria_desktop.ui.paint.room_look import Squeeze
from valeria_desktop.ui.paint.ruler import Ruler, width_of_words
from valeria_desktop.ui.paint.shields import BOT
from valeria_desktop.ui.place.bust_boxes import (
    BUST_CORNER,
    SHIELD_LOW,
    lay_bust,
    lay_corner,
    lay_low_bust,
    low_bust,
    low_side,
)
from valeria_desktop.ui.place.faces import REACH

if TYPE_CHECKING:
    from collections.abc import Sequence

    from valeria_desktop.games.valeria.ui.paint.village_plan import Village
    from valeria_desktop.games.valeria.ui.parts.rival_plaque import Plaque


EDGE = 6.0
"""Margin inside a board, in units."""
TILE = 46.0
_SCALE_FROM = 180
_LEAST_FACE = 36.0
"""The least side of a face, in pixels."""
LINE_TEXT = 20
"""Greatest size of the numbers on a plaque of one line, in units."""
_LINE_TEXTS, _LINE_AIR = (32, 28, 24, LINE_TEXT), 1.2
"""The sizes of numbers beside a badge, and the height of their line, in sizes."""
_SMALL = 20.5  # width of a picture on a plaque among several, in units
_THRONE, _THRONE_ABOVE, _LORDS_CARD = 116, 8.5, 34
"""Width of the throne, its reach above the board, and height of the cards he took, in units."""
_LEAST_OF_CARD = 0.7
"""The least part of its width that a card taken by him keeps, before all become numbers."""
_LORDS_BOARD = 70.5
"""The least height of a board on which his cards stand over his scale, in units."""
_LEAST_KINGDOM = 150
"""Least width of a small kingdom, in units."""
_KINGDOM_FROM, _KINGDOM_OF_TWO = 560, 176
"""The width from which on a plaque beside another has a small kingdom, and the kingdom's least
width: it has all that the comb doesn't need."""
_RIM, _AIRY, _BESIDE_COMB = 3.0, 1.3, 10
"""The margin of that kingdom, the comb's width by the least one, and the room at its end."""


class PlaqueForm(Enum):
    """The form of a plaque's layout."""

    ALONE = "alone"
    """A single rival: each card is a small tile."""
    COMB = "comb"
    """Several rivals: a comb with a place for each number."""
    LORD = "lord"
    """The Dark Lord: the cards that he took, and a scale of points."""
    LINE = "line"
    """A single line: shield, name, score, four numbers."""
    BADGE = "badge"
    """A bust or a shield, and a score, in the top bar."""


@define(eq=False)
class PlaqueLayout:
    """The boxes of a plaque's parts; a hidden part has an empty box."""

    form: PlaqueForm
    board: QRectF
    shield: QRectF = Factory(QRectF)
    face: QRectF = Factory(QRectF)
    """The bust of a guest, behind a small shield."""
    head: QRectF = Factory(QRectF)
    """The line of the name and the signs behind it."""
    words: QRectF = Factory(QRectF)
    """A second line of words, for the Dark Lord."""
    score: QRectF = Factory(QRectF)
    amounts: dict[str, QRectF] = Factory(dict)
    people: list[QRectF] = Factory(list)
    comb: list[QRectF] = Factory(list)
    pictures: list[QRectF] = Factory(list)
    """The domains, then the trophies."""
    village: Village | None = None
    """A single rival's kingdom in small, in whose places the pictures are; None without room."""
    more: QRectF = Factory(QRectF)
    """The number of pictures without room."""
    hidden: int = 0
    captured: dict[str, QRectF] = Factory(dict)
    """The numbers of cards that the Dark Lord took, by their sign, in place of crowded cards."""
    duke: QRectF = Factory(QRectF)
    scale: QRectF = Factory(QRectF)


def form_of(plaque: Plaque, squeeze: Squeeze) -> PlaqueForm:
    """Return the form of a plaque, by its side and the squeeze of the table."""
    if squeeze >= Squeeze.D:
        return PlaqueForm.BADGE
    if plaque.side.is_rival:
        return PlaqueForm.LORD
    if squeeze is Squeeze.C:
        return PlaqueForm.LINE
    return PlaqueForm.ALONE if plaque.is_alone else PlaqueForm.COMB


def plaque_layout_of(plaque: Plaque, cell: QRectF, ruler: Ruler, form: PlaqueForm) -> PlaqueLayout:
    """Lay out a plaque in a cell."""
    places = _empty(form, cell, ruler)
    match form:
        case PlaqueForm.ALONE:
            _lay_alone(places, plaque, ruler)
        case PlaqueForm.LORD:
            _lay_lord(places, plaque, ruler)
        case PlaqueForm.COMB:
            _lay_comb(places, plaque, ruler)
        case PlaqueForm.LINE:
            _lay_line(places, plaque, ruler)
        case PlaqueForm.BADGE:
            _lay_badge(places, plaque, ruler)
    return places


def _empty(form: PlaqueForm, cell: QRectF, ruler: Ruler) -> PlaqueLayout:
    u = ruler.unit
    return PlaqueLayout(form, cell.adjusted(1 * u, 0.5 * u, -2 * u, -2.5 * u))


def width_needed(plaque: Plaque, height: float, ruler: Ruler) -> float:
    """Return the width, in pixels, at which a single rival's plaque shows all its cards."""
    cell = QRectF(0, 0, 4000 * ruler.unit, height)
    beside = _lay_before_kingdom(_empty(PlaqueForm.ALONE, cell, ruler), plaque, ruler)
    return beside.left() + (_LEAST_KINGDOM + 2 * EDGE) * ruler.unit


# --- the forms


def _lay_alone(places: PlaqueLayout, plaque: Plaque, ruler: Ruler) -> None:
    u, beside = ruler.unit, _lay_before_kingdom(places, plaque, ruler)
    if beside.width() >= _LEAST_KINGDOM * u:
        _lay_kingdom(places, plaque, beside, u)
    else:
        lay_pictures(places, plaque, beside, 27 * u, 42 * u)


def _lay_before_kingdom(places: PlaqueLayout, plaque: Plaque, ruler: Ruler) -> QRectF:
    """Place all that stands before the kingdom, and return the room that is left for it."""
    u, board = ruler.unit, places.board
    left = lay_shield(places, plaque, u)
    side = min(40 * u, board.height() * 0.52)
    places.score = QRectF(left - 1 * u, board.bottom() - 5 * u - side, side, side)
    step = step_of_amount(ruler, 10, 18)
    first = places.score.right() + 7 * u
    top, row = board.top() + 27 * u, (board.height() - 32 * u) / 2
    kinds = kinds_of(plaque.side)
    for number, kind in enumerate(kinds):
        column, line = number // 2, number % 2
        if number in {1, 2}:
            column, line = line, column
        places.amounts[kind] = QRectF(first + column * step, top + line * row, step, row)
    name = min(head_end(plaque, left, ruler) + 10 * u, board.left() + 320 * u)
    columns = (len(kinds) + 1) // 2
    begin = max(first + columns * step + 4 * u, board.left() + 188 * u, name)
    places.head = QRectF(left, board.top() + 4.5 * u, begin - left - 8 * u, 21 * u)
    high = board.height() - 2 * EDGE * u
    room = QRectF(begin, board.top() + EDGE * u, board.right() - EDGE * u - begin, high)
    wide = pictures_width(plaque, 27 * u, 14 * u)
    end = lay_people(places, plaque, room.adjusted(0, 0, -wide, 0), ruler)
    return QRectF(end + 8 * u, room.top(), room.right() - end - 8 * u, room.height())


def _lay_kingdom(places: PlaqueLayout, plaque: Plaque, room: QRectF, u: float) -> None:
    """Place a small kingdom, in which domains and trophies have their places."""
    domains, trophies = len(plaque.domains), len(plaque.trophies)
    village = village_of(room, plaque.people, domains, trophies, u)
    places.village = village.in_scenery(u)
    places.pictures = [*places.village.domains, *places.village.trophies]


def _lay_comb(places: PlaqueLayout, plaque: Plaque, ruler: Ruler) -> None:
    u, board = ruler.unit, places.board
    left = lay_shield(places, plaque, u)
    side, end = 31 * u, board.right()
    if end - board.left() >= _KINGDOM_FROM * u:
        room = board.adjusted(0, _RIM * u, -_RIM * u, -_RIM * u)
        comb = left + teeth_width(plaque, ruler) * _AIRY + _BESIDE_COMB * u
        end = min(comb, room.right() - _KINGDOM_OF_TWO * u)
        room.setLeft(end)
        _lay_kingdom(places, plaque, room, u)
    places.score = QRectF(end - EDGE * u - side, board.top() + 4 * u, side, side)
    step = step_of_amount(ruler, 3.5, 16)
    line = QRectF(left, board.top() + 19 * u, step, 16 * u)
    last = begin = places.score.left() - 3 * u
    kinds = _fitting(plaque, last - left, step)
    for number, kind in enumerate(kinds):
        places.amounts[kind] = line.translated(number * step, 0)
    if places.village is None:
        begin = left + len(kinds) * step + 2 * u
        wished = pictures_width(plaque, _SMALL * u, 0)
        begin = max(begin, min(head_end(plaque, left, ruler) + 8 * u, last - wished))
        pictures = QRectF(begin, board.top() + 13.5 * u, last - begin, 22 * u)
        lay_pictures(places, plaque, pictures, _SMALL * u, 22 * u)
        begin = begin - 4 * u if places.pictures else last
    places.head = QRectF(left, board.top() + 3.5 * u, begin - left, 17.5 * u)
    high = 16.5 * u
    teeth = QRectF(left, board.bottom() - 4.8 * u - high, end - 7 * u - left, high)
    places.comb = comb_of(plaque, teeth, ruler)


def _lay_lord(places: PlaqueLayout, plaque: Plaque, ruler: Ruler) -> None:
    """Place name and cards over a long scale, and a throne that breaks the board."""
    u, board = ruler.unit, places.board
    if board.height() < _LORDS_BOARD * u:
        _lay_lords_line(places, plaque, ruler)
        return
    places.face = board.adjusted(0, -_THRONE_ABOVE * u, -8 * u, -u)
    places.face.setLeft(places.face.right() - _THRONE * u)
    left, right = board.left() + 14 * u, places.face.left() - 14 * u
    places.scale = QRectF(left, board.bottom() - 30 * u, right - left, 24 * u)
    top, high = board.top() + 6.5 * u, _LORDS_CARD * u
    name, words = lord_widths(plaque, ruler)
    places.head = QRectF(left, top, name + 2 * u, high)
    places.words = QRectF(places.head.right() + 12 * u, top, words + 2 * u, high)
    places.duke = QRectF(right - 26 * u, top, 26 * u, high)
    begin = places.words.right() + 16 * u
    end = right if plaque.side.is_siege else places.duke.left() - 14 * u
    _lay_captured(places, plaque, QRectF(begin, top, end - begin, high), ruler)


def _lay_lords_line(places: PlaqueLayout, plaque: Plaque, ruler: Ruler) -> None:
    u, board = ruler.unit, places.board
    places.face = low_bust(board, u)
    left, wide = places.face.right() + 10 * u, min(290 * u, board.width() * 0.3)
    places.scale = QRectF(
        board.right() - 13 * u - wide, board.top() + 5 * u, wide, board.height() - 11 * u
    )
    name, _ = lord_widths(plaque, ruler)
    line, half = 20 * u, board.center().y()
    places.head = QRectF(left, half - line / 2, max(name, 110 * u), line)
    high = min(TILE * u, board.height() - 11 * u)
    top, begin = half - high / 2, places.head.right() + 14 * u
    places.duke = QRectF(begin, top + 2 * u, (high - 4 * u) * 0.72, high - 4 * u)
    begin = places.duke.right() + 14 * u
    room = QRectF(begin, top, places.scale.left() - 14 * u - begin, high)
    _lay_captured(places, plaque, room, ruler)


def _lay_captured(places: PlaqueLayout, plaque: Plaque, room: QRectF, ruler: Ruler) -> None:
    u = ruler.unit
    wished = sum(widths_of_people(plaque, room.height(), ruler))
    if wished * _LEAST_OF_CARD > room.width():
        _lay_numbers(places, plaque, room, ruler)
        return
    end = lay_people(places, plaque, room, ruler)
    beside = QRectF(end + 8 * u, room.top() + u, room.right() - end - 8 * u, room.height() - 2 * u)
    lay_pictures(places, plaque, beside, room.height() - 4 * u, room.height() - 2 * u)


def _lay_numbers(places: PlaqueLayout, plaque: Plaque, room: QRectF, ruler: Ruler) -> None:
    step, high = step_of_amount(ruler, 8, LINE_TEXT), min(room.height(), 24 * ruler.unit)
    line = QRectF(room.left(), room.center().y() - high / 2, step, high)
    for number, kind in enumerate(plaque.captured):
        places.captured[kind] = line.translated(number * step, 0)


def _lay_line(places: PlaqueLayout, plaque: Plaque, ruler: Ruler) -> None:
    u, board = ruler.unit, places.board
    left = lay_shield(places, plaque, u)
    side = min(34 * u, board.height() - 6 * u)
    places.score = QRectF(board.right() - 5 * u - side, board.center().y() - side / 2, side, side)
    step = step_of_amount(ruler, 5, LINE_TEXT)
    room = places.score.left() - 3 * u - left
    name = head_end(plaque, 0.0, ruler, with_bot=False)
    kinds = _fitting(plaque, room, step)
    if room < len(KINDS) * step:
        lay_four(places, QRectF(left, board.top() + 4 * u, room, board.height() - 8 * u))
        return
    wide = head_end(plaque, 0.0, ruler) + 8 * u
    spare = room - len(kinds) * step - 14 * u - teeth_width(plaque, ruler)
    wide = min(name + 8 * u if name <= spare < wide else wide, room - len(kinds) * step)
    has_name = wide >= name
    begin = left + (wide if has_name else 0)
    places.head = QRectF(left, board.top(), begin - left, board.height()) if has_name else QRectF()
    line = QRectF(begin, board.center().y() - 12 * u, step, 24 * u)
    for number, kind in enumerate(kinds):
        places.amounts[kind] = line.translated(number * step, 0)
    begin += len(kinds) * step + 8 * u
    high = 24 * u
    teeth = QRectF(begin, board.center().y() - high / 2, places.score.left() - 6 * u - begin, high)
    if teeth.width() >= teeth_width(plaque, ruler):
        places.comb = comb_of(plaque, teeth, ruler)


def _lay_badge(places: PlaqueLayout, plaque: Plaque, ruler: Ruler) -> None:
    """Lay out shield and score, overlapping in a narrow cell, and the numbers if they fit."""
    u, board = ruler.unit, places.board
    inside = board.adjusted(5 * u, 2.5 * u, -5 * u, -2.5 * u)
    if plaque.side.is_rival and inside.width() > _SCALE_FROM * u:
        _lay_lords_badge(places, plaque, inside, u)
        return
    high, laurel = inside.height() - 2 * u, min(inside.height(), 54 * u)
    wide, middle = high * 0.85, inside.center().y()
    bust = low_side(board, u)
    has_bust = bool(plaque.portrait) and bust * (1 + REACH) + 9 * u + laurel <= inside.width()
    if has_bust:
        wide = bust * (1 + REACH) + BUST_CORNER * u
    both = wide + 4 * u + laurel
    left = max(inside.left(), inside.center().x() - both / 2)
    beside = inside.adjusted(both + 10 * u, 0, 0, 0)
    if not plaque.side.is_rival and _lay_beside_badge(places, plaque, beside, ruler):
        left = inside.left()
    if has_bust:
        places.face = QRectF(left, middle - bust / 2, bust, bust)
        lay_corner(places, SHIELD_LOW * u, u)
    else:
        places.shield = QRectF(left, middle - high / 2, wide, high)
    places.score = QRectF(0, middle - laurel / 2, laurel, laurel)
    places.score.moveLeft(min(left + wide + 4 * u, board.right() - laurel))


def _lay_lords_badge(places: PlaqueLayout, plaque: Plaque, inside: QRectF, u: float) -> None:
    """Place his face beside the scale, or his shield where a face would be too small."""
    high = inside.height() - 2 * u
    has_face = bool(plaque.portrait) and high >= _LEAST_FACE
    face = QRectF(inside.left(), inside.center().y() - high / 2, high, high)
    face.setWidth(high if has_face else high * 0.85)
    places.face, places.shield = (face, QRectF()) if has_face else (QRectF(), face)
    places.scale = inside.adjusted(face.width() + 10 * u, 0, -4 * u, -2 * u)


def _lay_beside_badge(places: PlaqueLayout, plaque: Plaque, room: QRectF, ruler: Ruler) -> bool:
    """Place the numbers beside a badge as large as they fit, and a name before them with room."""
    for text in _LINE_TEXTS:
        step, high = step_of_amount(ruler, 4, text), text * _LINE_AIR * ruler.unit
        if high <= room.height() and 4 * step <= room.width():
            name = head_end(plaque, 14 * ruler.unit, ruler, with_bot=False, most=text)
            if 4 * step + name <= room.width():
                places.head = QRectF(room.left(), room.center().y() - high / 2, name, high)
                room = room.adjusted(name, 0, 0, 0)
            line = QRectF(room.left(), room.center().y() - high / 2, step, high)
            for number, kind in enumerate(_fitting(plaque, room.width(), step)):
                places.amounts[kind] = line.translated(number * step, 0)
            return True
    return False


_GAP, _LEAST_GAP = 7.0, 2.5


def lay_shield(places: PlaqueLayout, plaque: Plaque, u: float) -> float:
    """Place the shield at the left, and return the left edge of the parts beside it.

    A guest's bust stands in its place, with a small shield at the corner.
    """
    board = places.board
    high = board.height() - 10 * u
    if plaque.portrait and places.form is PlaqueForm.LINE:
        return lay_low_bust(places, board, u)
    if plaque.portrait:
        return lay_bust(places, board, plaque.rivals, u)
    places.shield = QRectF(board.left() + 7 * u, board.top() + 5 * u, high * 0.85, high)
    return places.shield.right() + 8 * u


def _fitting(plaque: Plaque, room: float, step: float) -> tuple[str, ...]:
    """Return the kinds of amounts of a row: those of the base game, and tokens that have room."""
    return kinds_of(plaque.side)[: max(len(KINDS), int(room // step))]


def lay_four(places: PlaqueLayout, room: QRectF) -> None:
    """Place the four numbers in two rows of two, where a single row has no room."""
    wide, high = room.width() / 2, room.height() / 2
    for number, kind in enumerate(KINDS):
        column, line = number % 2, number // 2
        left, top = room.left() + column * wide, room.top() + line * high
        places.amounts[kind] = QRectF(left, top, wide, high)


def step_of_amount(ruler: Ruler, apart: float, most: float) -> float:
    """Return the width of a sign and a number of two digits, in pixels."""
    words = width_of_words(ruler.bold(15, most), "88")
    return ruler.size(15, most) + words + (3 + apart) * ruler.unit


def head_end(
    plaque: Plaque, left: float, ruler: Ruler, *, with_bot: bool = True, most: float = LINE_TEXT
) -> float:
    """Return the right end of the name and the signs and words behind it.

    `most` is the greatest size of the name, in units.
    """
    name = width_of_words(ruler.title(18, most), plaque.side.name)
    without = UNSIGNED if with_bot else {*UNSIGNED, BOT}
    signs = sum(icon not in without for icon, _ in marks_of(plaque.side))
    words = width_of_words(ruler.plain(15, 18), plaque.bot) if with_bot and plaque.bot else 0.0
    sign = ruler.size(16, most) + 6 * ruler.unit
    return left + name + words + 8 * ruler.unit + signs * sign


def amount_text(height: float) -> float:
    """Return the greatest size of a number in a line of a height, both in units."""
    return max(min(LINE_TEXT, height), height / _LINE_AIR)


def lord_widths(plaque: Plaque, ruler: Ruler) -> tuple[float, float]:
    """Return the widths of the Dark Lord's name and of the words behind it."""
    name = width_of_words(ruler.title(18, 20), plaque.side.name)
    return name, width_of_words(ruler.plain(14.5, 18), lord_words(plaque.side))


def lay_people(places: PlaqueLayout, plaque: Plaque, room: QRectF, ruler: Ruler) -> float:
    """Place the cards side by side, closer together if they are many, and return their end."""
    height = room.height()
    wished = widths_of_people(plaque, height, ruler)
    if not wished:
        return room.left()
    widths, gap = fitted(wished, room.width(), _GAP * ruler.unit, _LEAST_GAP * ruler.unit)
    left = room.left()
    for width in widths:
        places.people.append(QRectF(left, room.top(), width, height))
        left += width + gap
    return left - gap


def widths_of_people(plaque: Plaque, height: float, ruler: Ruler) -> list[float]:
    """Return the widths of all small cards of a height where there is room for them."""
    return [
        tiny_width(face_of(group.card), plaque.ribbon, height, ruler.text) for group in plaque.tiles
    ]


def fitted(
    wished: Sequence[float], room: float, gap: float, least: float
) -> tuple[list[float], float]:
    """Return widths that fit a room, and the gap between them: gaps shrink before widths."""
    gaps, total = len(wished) - 1, sum(wished)
    if gaps > 0 and total + gaps * gap > room:
        gap = max(least, (room - total) / gaps)
    over = total + gaps * gap - room
    share = 1.0 if over <= 0 else max(0.1, (total - over) / total)
    return [width * share for width in wished], gap


def pictures_width(plaque: Plaque, each: float, apart: float) -> float:
    """Return the width of all pictures, with their gap from the cards, in pixels."""
    many = len(plaque.domains) + len(plaque.trophies)
    return many * each + apart if many else 0.0


def lay_pictures(
    places: PlaqueLayout, plaque: Plaque, room: QRectF, wide: float, domain_height: float
) -> None:
    """Place domains and trophies side by side, as many as fit, then the number of the rest."""
    many = len(plaque.domains) + len(plaque.trophies)
    fitting = max(0, int((room.width() + 0.5) // wide))
    shown = many if many <= fitting else max(0, fitting - 1)
    for number in range(shown):
        is_domain = number < len(plaque.domains)
        high = domain_height if is_domain else min(domain_height, wide * 1.12)
        box = QRectF(room.left() + number * wide, room.top(), wide - 1, high)
        places.pictures.append(box)
    places.hidden = many - shown
    if places.hidden:
        left = room.left() + shown * wide
        places.more = QRectF(left, room.top(), max(wide, room.right() - left), domain_height)
