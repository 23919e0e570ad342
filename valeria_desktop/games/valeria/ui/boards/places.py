"""Where everything lies on a rival's plaque, so that what is painted can be found again."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING

from attrs import Factory, define
from PySide6.QtCore import QRectF

from valeria_desktop.games.valeria.ui.boards.laying import (
    head_end,
    lay_four,
    lay_people,
    lay_pictures,
    lay_shield,
    lay_teeth,
    lord_words_end,
    pictures_width,
    step_of_amount,
    teeth_width,
)
from valeria_desktop.games.valeria.ui.boards.sides import KINDS
from valeria_desktop.ui.kit.room import Squeeze

if TYPE_CHECKING:
    from valeria_desktop.games.valeria.ui.boards.plaque import Plaque
    from valeria_desktop.ui.place.ruler import Ruler

EDGE = 6.0
"""From the edge of a board to what lies on it."""
TILE = 46.0
_SCALE_FROM = 180
LINE_TEXT = 20
"""The most that a plaque of one line holds, in the height of its numbers."""
_SMALL = 20.5  # the width of a picture among rivals
_ROW = 44  # the height of a plaque that is one line


class Form(Enum):
    """How a plaque is laid out."""

    ALONE = "alone"
    """One rival: every card as a small tile."""
    COMB = "comb"
    """More of them: a place for each number."""
    LORD = "lord"
    """The Dark Lord: what he took, and a scale of points."""
    LINE = "line"
    """One line: shield, name, score, four numbers."""
    BADGE = "badge"
    """Shield and score, in the bar on top."""


@define(eq=False)
class Places:
    """Boxes on a plaque; what isn't shown has none."""

    form: Form
    board: QRectF
    shield: QRectF = Factory(QRectF)
    face: QRectF = Factory(QRectF)
    """The portrait of who plays; beside the shield, or under a small one."""
    head: QRectF = Factory(QRectF)
    """The line of the name and the marks behind it."""
    words: QRectF = Factory(QRectF)
    """A second line of words: the Dark Lord's."""
    score: QRectF = Factory(QRectF)
    amounts: dict[str, QRectF] = Factory(dict)
    people: list[QRectF] = Factory(list)
    comb: list[QRectF] = Factory(list)
    pictures: list[QRectF] = Factory(list)
    """Domains, and after them what was slain."""
    more: QRectF = Factory(QRectF)
    """Where it says how many pictures there is no room for."""
    hidden: int = 0
    duke: QRectF = Factory(QRectF)
    scale: QRectF = Factory(QRectF)


def form_of(plaque: Plaque, squeeze: Squeeze) -> Form:
    """Choose how a plaque is laid out."""
    if squeeze >= Squeeze.D:
        return Form.BADGE
    if plaque.side.is_rival:
        return Form.LORD
    if squeeze is Squeeze.C:
        return Form.LINE
    return Form.ALONE if plaque.is_alone else Form.COMB


def places_on(plaque: Plaque, cell: QRectF, ruler: Ruler, form: Form) -> Places:
    """Lay a plaque out in a cell."""
    u = ruler.unit
    places = Places(form, cell.adjusted(1 * u, 0.5 * u, -2 * u, -2.5 * u))
    match form:
        case Form.ALONE:
            _lay_alone(places, plaque, ruler)
        case Form.LORD:
            _lay_lord(places, plaque, ruler)
        case Form.COMB:
            _lay_comb(places, plaque, ruler)
        case Form.LINE:
            _lay_line(places, plaque, ruler)
        case Form.BADGE:
            _lay_badge(places, plaque, ruler)
    return places


def width_needed(plaque: Plaque, height: float, ruler: Ruler) -> float:
    """Return the width that shows all of a single rival's plaque."""
    cell = QRectF(0, 0, 4000 * ruler.unit, height)
    places = places_on(plaque, cell, ruler, Form.ALONE)
    last = (places.pictures or places.people or [places.score])[-1]
    return last.right() + 2 * EDGE * ruler.unit


# --- the forms


def _lay_alone(places: Places, plaque: Plaque, ruler: Ruler) -> None:
    u, board = ruler.unit, places.board
    left = lay_shield(places, plaque, u)
    side = 31 * u
    places.score = QRectF(left - 1 * u, board.bottom() - 5 * u - side, side, side)
    step = step_of_amount(ruler, 12, 15)
    first = places.score.right() + 7 * u
    top, row = board.top() + 24 * u, (board.height() - 29 * u) / 2
    for number, kind in enumerate(KINDS):
        column, line = number // 2, number % 2
        if number in {1, 2}:
            column, line = line, column
        places.amounts[kind] = QRectF(first + column * step, top + line * row, step, row)
    name = min(head_end(plaque, left, ruler) + 10 * u, board.left() + 320 * u)
    begin = max(first + 2 * step + 4 * u, board.left() + 188 * u, name)
    places.head = QRectF(left, board.top() + 4.5 * u, begin - left - 8 * u, 20 * u)
    room = QRectF(begin, board.top() + 6 * u, board.right() - EDGE * u - begin, TILE * u)
    wide = pictures_width(plaque, 27 * u, 14 * u)
    end = lay_people(places, plaque, room.adjusted(0, 0, -wide, 0), ruler)
    beside = QRectF(end + 8 * u, room.top(), room.right() - end - 8 * u, room.height())
    lay_pictures(places, plaque, beside, 27 * u, 42 * u)


def _lay_comb(places: Places, plaque: Plaque, ruler: Ruler) -> None:
    u, board = ruler.unit, places.board
    left = lay_shield(places, plaque, u)
    side = 31 * u
    places.score = QRectF(board.right() - EDGE * u - side, board.top() + 4 * u, side, side)
    step = step_of_amount(ruler, 3.5, 16)
    line = QRectF(left, board.top() + 19 * u, step, 16 * u)
    for number, kind in enumerate(KINDS):
        places.amounts[kind] = line.translated(number * step, 0)
    last = places.score.left() - 3 * u
    begin = left + len(KINDS) * step + 2 * u
    wished = pictures_width(plaque, _SMALL * u, 0)
    begin = max(begin, min(head_end(plaque, left, ruler) + 8 * u, last - wished))
    pictures = QRectF(begin, board.top() + 13.5 * u, last - begin, 22 * u)
    lay_pictures(places, plaque, pictures, _SMALL * u, 22 * u)
    room = (begin - 4 * u if places.pictures else last) - left
    places.head = QRectF(left, board.top() + 3.5 * u, room, 17.5 * u)
    high = 16.5 * u
    teeth = QRectF(left, board.bottom() - 4.8 * u - high, board.right() - 7 * u - left, high)
    lay_teeth(places, plaque, teeth, ruler)


def _lay_lord(places: Places, plaque: Plaque, ruler: Ruler) -> None:
    u, board = ruler.unit, places.board
    left = lay_shield(places, plaque, u)
    is_line = board.height() < (_ROW + 2) * u
    wide = min(290 * u, board.width() * 0.3)
    places.scale = QRectF(
        board.right() - 13 * u - wide, board.top() + 5 * u, wide, board.height() - 11 * u
    )
    line, half = 20 * u, board.center().y()
    begin = max(lord_words_end(plaque, left, ruler), left + 110 * u)
    places.head = QRectF(left, half - line, begin - left, line)
    places.words = QRectF(left, half, begin - left, line)
    if is_line:
        places.head.moveTop(half - line / 2)
        places.words = QRectF()
    high = min(TILE * u, board.height() - 11 * u)
    top = half - high / 2
    places.duke = QRectF(begin + 14 * u, top + 2 * u, (high - 4 * u) * 0.72, high - 4 * u)
    room = QRectF(places.duke.right() + 14 * u, top, 0, high)
    room.setRight(places.scale.left() - 14 * u)
    end = lay_people(places, plaque, room, ruler)
    beside = QRectF(end + 8 * u, room.top() + 2 * u, room.right() - end - 8 * u, high - 4 * u)
    lay_pictures(places, plaque, beside, high - 6 * u, high - 4 * u)


def _lay_line(places: Places, plaque: Plaque, ruler: Ruler) -> None:
    u, board = ruler.unit, places.board
    left = lay_shield(places, plaque, u)
    side = min(34 * u, board.height() - 6 * u)
    places.score = QRectF(board.right() - 5 * u - side, board.center().y() - side / 2, side, side)
    step = step_of_amount(ruler, 5, LINE_TEXT)
    room = places.score.left() - 3 * u - left
    name = head_end(plaque, 0.0, ruler, with_bot=False)
    if room < 4 * step:
        lay_four(places, QRectF(left, board.top() + 4 * u, room, board.height() - 8 * u))
        return
    wide = head_end(plaque, 0.0, ruler) + 8 * u
    spare = room - 4 * step - 14 * u - teeth_width(plaque, ruler)
    wide = min(name + 8 * u if name <= spare < wide else wide, room - 4 * step)
    has_name = wide >= name
    begin = left + (wide if has_name else 0)
    places.head = QRectF(left, board.top(), begin - left, board.height()) if has_name else QRectF()
    line = QRectF(begin, board.center().y() - 12 * u, step, 24 * u)
    for number, kind in enumerate(KINDS):
        places.amounts[kind] = line.translated(number * step, 0)
    begin += 4 * step + 8 * u
    high = 24 * u
    teeth = QRectF(begin, board.center().y() - high / 2, places.score.left() - 6 * u - begin, high)
    if teeth.width() >= teeth_width(plaque, ruler):
        lay_teeth(places, plaque, teeth, ruler)


def _lay_badge(places: Places, plaque: Plaque, ruler: Ruler) -> None:
    """Shield and score, the one over the other where it is too narrow; numbers if they fit."""
    u, board = ruler.unit, places.board
    inside = board.adjusted(5 * u, 2.5 * u, -5 * u, -2.5 * u)
    if plaque.side.is_rival and inside.width() > _SCALE_FROM * u:
        high = inside.height() - 2 * u
        places.shield = QRectF(inside.left(), inside.center().y() - high / 2, high * 0.85, high)
        places.scale = inside.adjusted(high * 0.85 + 10 * u, 0, -4 * u, -2 * u)
        return
    high, laurel = inside.height() - 2 * u, min(inside.height(), 54 * u)
    wide, middle = high * 0.85, inside.center().y()
    both = wide + 4 * u + laurel
    left = max(inside.left(), inside.center().x() - both / 2)
    step = step_of_amount(ruler, 4, LINE_TEXT)
    numbers = QRectF(inside.left() + both + 10 * u, middle - 12 * u, step, 24 * u)
    if numbers.left() + 4 * step <= inside.right() and not plaque.side.is_rival:
        left = inside.left()
        for number, kind in enumerate(KINDS):
            places.amounts[kind] = numbers.translated(number * step, 0)
    places.shield = QRectF(left, middle - high / 2, wide, high)
    places.score = QRectF(0, middle - laurel / 2, laurel, laurel)
    places.score.moveLeft(min(left + wide + 4 * u, board.right() - laurel))
