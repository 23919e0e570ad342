"""A realm as one player leaves it: the lands at dusk, the player's houses, and who sits inside.

It hangs in the Hall, stands on the page of the end and in the list of saved games.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import frozen
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor

from valeria_desktop.games.viscounts.ui.board.layout import board_layout
from valeria_desktop.games.viscounts.ui.board.life import CastleLife, House, life_of
from valeria_desktop.games.viscounts.ui.board.shape import RIM_WIDTH, outline
from valeria_desktop.games.viscounts.ui.cards.book import paint_binding
from valeria_desktop.games.viscounts.ui.paint.castle import paint_workers
from valeria_desktop.games.viscounts.ui.paint.figures import paint_house, paint_viscount
from valeria_desktop.games.viscounts.ui.paint.hall import paint_flagstones
from valeria_desktop.games.viscounts.ui.paint.realm import paint_realm
from valeria_desktop.games.viscounts.ui.paint.squares import paint_small_squares
from valeria_desktop.ui.paint.brush import square, wider
from valeria_desktop.ui.paint.knife import fill

if TYPE_CHECKING:
    from collections.abc import Sequence

    from valeria_desktop.games.viscounts.rules.model.ring import Ring
    from valeria_desktop.games.viscounts.rules.model.things import Manuscript, Square
    from valeria_desktop.games.viscounts.rules.view import View
    from valeria_desktop.games.viscounts.ui.board.layout import BoardLayout
    from valeria_desktop.games.viscounts.ui.board.life import Workers
    from valeria_desktop.kernel.seats import Seat
    from valeria_desktop.ui.paint.brush import Brush

_EDGE = 0.02
"""The share of a picture's height that stays free round the board."""
_HOUSE, _RIDER = 70.0, 92.0
"""The heights of houses and viscounts, in units of the board: larger than at the table."""
_FOOT = 20.0
_DUSK, _DUSK_SHARE = "#231a3f", 0.34
_BESIDE = 1.9
"""The ratio from which on a picture has room beside its board."""
_BOOK_SHAPE = 68 / 50


@frozen
class HungRealm:
    """All that a picture of a player's realm shows."""

    ring: Ring
    houses: tuple[tuple[int, House], ...]
    """The player's houses, by their grounds."""
    castle: CastleLife
    space: int
    """The space where the viscount ended; -1 without one."""
    squares: tuple[Square, ...]
    freed: tuple[int, ...]
    books: tuple[Manuscript, ...]
    seat: Seat


def hung_realm(view: View, seats: Sequence[Seat], number: int) -> HungRealm:
    """Return what a seat leaves on the board; `seats` are all, the neutral player's as well."""
    life, side, who = life_of(view, seats), view.side(number), seats[number]
    castle = life.castle

    def own(*parts: Workers) -> tuple[Workers, ...]:
        return tuple(tuple(each for each in part if each[0] is who) for part in parts)

    leader = castle.leader if castle.leader is who else None
    return HungRealm(
        ring=view.table.ring,
        houses=tuple((spot, house) for spot, house in life.houses.items() if house.seat is who),
        castle=CastleLife(own(*castle.first), own(*castle.second), own(castle.keep)[0], leader),
        space=side.space,
        squares=view.table.squares(number),
        freed=tuple(side.freed),
        books=tuple(side.manuscripts),
        seat=who,
    )


def paint_hung_realm(brush: Brush, box: QRectF, realm: HungRealm, head: float = 0) -> None:
    """Paint a realm into a box of any shape; a wide one shows squares and manuscripts beside it.

    In both upper corners a height of `head` pixels stays free for a plate.
    """
    paint_flagstones(brush, box)
    inside = wider(box, -_EDGE * box.height())
    layout = board_layout(inside, inside.height() / 492)
    of_board = brush.of_unit(layout.sheet.unit)
    paint_realm(of_board, layout, realm.ring)
    dusk = QColor(_DUSK)
    dusk.setAlphaF(_DUSK_SHARE)
    fill(brush.painter, layout.sheet.polygon(outline(RIM_WIDTH - 1)), dusk)
    paint_workers(of_board, layout.sheet, realm.castle)
    _paint_houses(of_board, layout, realm)
    if box.width() / box.height() >= _BESIDE:
        _paint_beside(brush, inside.adjusted(0, head, 0, 0), layout.board, realm)


def _paint_houses(brush: Brush, layout: BoardLayout, realm: HungRealm) -> None:
    """Paint houses and the viscount, those behind first."""
    unit = layout.sheet.unit
    standing = [
        (layout.ground(spot).center() + QPointF(0, _FOOT * unit), house)
        for spot, house in realm.houses
    ]
    for foot, house in sorted(standing, key=lambda one: one[0].y()):
        paint_house(brush, foot, _HOUSE * unit, house.kind, house.seat)
    if realm.space >= 0:
        foot = layout.space(realm.space).center() + QPointF(0, _FOOT * unit)
        paint_viscount(brush, foot, _RIDER * unit, realm.seat)


def _paint_beside(brush: Brush, box: QRectF, board: QRectF, realm: HungRealm) -> None:
    left = QRectF(box.left(), box.top(), board.left() - box.left(), box.height())
    side = min(left.width() - 8, left.height() * 0.82)
    squares = square(left.center(), side)
    paint_small_squares(brush.of_unit(side / 96), squares, realm.squares, realm.freed, realm.seat)
    right = QRectF(board.right(), box.top(), box.right() - board.right(), box.height())
    for book, place in zip(realm.books, _places_of_books(right, len(realm.books)), strict=True):
        paint_binding(brush.of_unit(place.width() / 68), place, book)


def _places_of_books(room: QRectF, number: int) -> list[QRectF]:
    """Return the boxes of manuscripts in columns, as large as they fit."""
    inside = room.adjusted(6, 4, -6, -4)
    if not number:
        return []

    def wide_in(columns: int) -> float:
        rows = -(-number // columns)
        return min(inside.width() / columns, inside.height() / max(3, rows) * _BOOK_SHAPE)

    columns = max(range(1, number + 1), key=wide_in)
    wide = wide_in(columns)
    high, rows = wide / _BOOK_SHAPE, -(-number // columns)
    top = inside.center().y() - rows * high / 2
    found = []
    for place in range(number):
        row, column = divmod(place, columns)
        here = min(columns, number - row * columns)
        left = inside.center().x() - here * wide / 2 + column * wide
        found.append(QRectF(left, top + row * high, wide, high).adjusted(2, 2, -2, -2))
    return found
