"""Laying the parts of a rival's plaque: shield, cards, pictures, and the places of the comb."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, QSizeF

from valeria_desktop.games.valeria.ui.boards.plaque import lord_words
from valeria_desktop.games.valeria.ui.boards.sides import KINDS, UNSIGNED, marks_of
from valeria_desktop.games.valeria.ui.cards.face import face_of
from valeria_desktop.games.valeria.ui.cards.tiny import tiny_width
from valeria_desktop.ui.kit.signs import BOT
from valeria_desktop.ui.place.ruler import Ruler, width_of_words

if TYPE_CHECKING:
    from collections.abc import Sequence

    from valeria_desktop.games.valeria.ui.boards.places import Places
    from valeria_desktop.games.valeria.ui.boards.plaque import Plaque

_GAP, _LEAST_GAP = 7.0, 2.5
_PORTRAIT = 3 / 4
_FOR_BOTH = 400
"""So wide must a plaque be for a portrait beside the shield."""


def lay_shield(places: Places, plaque: Plaque, u: float) -> float:
    """Hang the shield at the left; give where what stands beside it begins.

    A portrait stands beside it, or where that has no room under a small shield at its foot.
    """
    board = places.board
    high = board.height() - 10 * u
    corner = QPointF(board.left() + 7 * u, board.top() + 5 * u)
    places.shield = QRectF(corner, QSizeF(high * 0.85, high))
    if not plaque.portrait:
        return places.shield.right() + 8 * u
    if board.width() >= _FOR_BOTH * u:
        places.face = QRectF(places.shield.right() + 5 * u, corner.y(), high * _PORTRAIT, high)
        return places.face.right() + 8 * u
    places.face = QRectF(corner, QSizeF(high * _PORTRAIT, high))
    small = high * 0.5
    places.shield = QRectF(0, 0, small * 0.85, small)
    places.shield.moveBottomRight(places.face.bottomRight() + QPointF(5 * u, 1.5 * u))
    return places.shield.right() + 5 * u


def lay_four(places: Places, room: QRectF) -> None:
    """Two numbers above two others, where there is no room for a row of them."""
    wide, high = room.width() / 2, room.height() / 2
    for number, kind in enumerate(KINDS):
        column, line = number % 2, number // 2
        left, top = room.left() + column * wide, room.top() + line * high
        places.amounts[kind] = QRectF(left, top, wide, high)


def step_of_amount(ruler: Ruler, apart: float, most: float) -> float:
    """Return the width of a sign and a number of two digits."""
    words = width_of_words(ruler.bold(15, most), "88")
    return ruler.size(15, most) + words + (3 + apart) * ruler.unit


def head_end(plaque: Plaque, left: float, ruler: Ruler, *, with_bot: bool = True) -> float:
    """Return how far the name and what stands behind it would reach."""
    name = width_of_words(ruler.title(18, 20), plaque.side.name)
    without = UNSIGNED if with_bot else {*UNSIGNED, BOT}
    signs = sum(icon not in without for icon, _ in marks_of(plaque.side))
    words = width_of_words(ruler.plain(15, 18), plaque.bot) if with_bot and plaque.bot else 0.0
    return left + name + words + 8 * ruler.unit + signs * (ruler.size(16, 18) + 6 * ruler.unit)


def lord_words_end(plaque: Plaque, left: float, ruler: Ruler) -> float:
    """Return how far the Dark Lord's name and words reach."""
    name = width_of_words(ruler.title(18, 20), plaque.side.name)
    words = width_of_words(ruler.plain(14.5, 18), lord_words(plaque.side))
    return left + max(name, words)


def lay_people(places: Places, plaque: Plaque, room: QRectF, ruler: Ruler) -> float:
    """Lay the cards beside each other, closer together if there are many; give where they end."""
    people, height = plaque.people, room.height()
    if not people:
        return room.left()
    wished = [
        tiny_width(face_of(group.card), plaque.ribbon, height, ruler.text) for group in people
    ]
    widths, gap = fitted(wished, room.width(), _GAP * ruler.unit, _LEAST_GAP * ruler.unit)
    left = room.left()
    for width in widths:
        places.people.append(QRectF(left, room.top(), width, height))
        left += width + gap
    return left - gap


def fitted(
    wished: Sequence[float], room: float, gap: float, least: float
) -> tuple[list[float], float]:
    """Return widths that fit into a room, and the gap between them: gaps give way first."""
    gaps, total = len(wished) - 1, sum(wished)
    if gaps > 0 and total + gaps * gap > room:
        gap = max(least, (room - total) / gaps)
    over = total + gaps * gap - room
    share = 1.0 if over <= 0 else max(0.1, (total - over) / total)
    return [width * share for width in wished], gap


def pictures_width(plaque: Plaque, each: float, apart: float) -> float:
    """Return the width of all pictures, and of what keeps them apart from the cards."""
    many = len(plaque.domains) + len(plaque.trophies)
    return many * each + apart if many else 0.0


def lay_pictures(
    places: Places, plaque: Plaque, room: QRectF, wide: float, domain_height: float
) -> None:
    """Lay domains and trophies side by side: as many as fit, then how many more there are."""
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


def teeth(plaque: Plaque, ruler: Ruler) -> list[float]:
    """Return the width that each place of the comb needs."""
    font = ruler.bold(14, 15.5)
    return [width_of_words(font, tooth.label) + 7 * ruler.unit for tooth in plaque.comb]


def teeth_width(plaque: Plaque, ruler: Ruler) -> float:
    """Return the least width of the comb."""
    return sum(teeth(plaque, ruler)) + 2 * ruler.unit * len(plaque.comb)


def lay_teeth(places: Places, plaque: Plaque, room: QRectF, ruler: Ruler) -> None:
    """Share a row between the places of the comb, each as wide as its numbers need and more."""
    needed = teeth(plaque, ruler)
    gap = 3.5 * ruler.unit
    free = room.width() - sum(needed) - gap * (len(needed) - 1)
    if free < 0:
        gap = max(1.0, gap + free / (len(needed) - 1))
        free = room.width() - sum(needed) - gap * (len(needed) - 1)
    left = room.left()
    for width in needed:
        wide = width + free / len(needed)
        places.comb.append(QRectF(left, room.top(), wide, room.height()))
        left += wide + gap
