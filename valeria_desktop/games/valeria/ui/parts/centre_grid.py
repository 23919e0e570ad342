"""The boxes of the centre's cards and the names of its lines: four rows of five, or three piles."""

from __future__ import annotations

from functools import reduce
from itertools import accumulate, chain, pairwise
from math import ceil
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QCoreApplication, QRectF

from valeria_desktop.games.valeria.rules.at import AtRow
from valeria_desktop.games.valeria.ui.cards.paint import PORTRAIT_SHAPE
from valeria_desktop.kernel.phrases import capital
from valeria_desktop.ui.paint.room_look import RoomLook
from valeria_desktop.ui.words.phrases import tell

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from PySide6.QtCore import QSize

    from valeria_desktop.games.valeria.rules.layout import Row
    from valeria_desktop.kernel.at import At
    from valeria_desktop.ui.paint.look import Look

_MAT = (916, 400)
_GAPS = (8.0, 7.0)
_EDGES = (10.0, 6.0, 12.0, 5.0)  # left, top, right, bottom, in units: shadows reach down and right
_WIDEST = 2.1  # greatest width of a tile, by its height
_IN_ONE_LINE = 3
_LINES_OF_TEN = 2
_PILES, _PILE_GAP, _PILE_WIDTH = 4, 26.0, 212.0
_SIEGE = (1, _PILES)
_WIDEST_PILE = 0.78  # greatest width of a pile, by its height
_DECK = 0.44  # height of the deck by a pile's; a panel stands under it


class Grid(NamedTuple):
    """The boxes of the cards, and the widths and heights of their cells."""

    cards: tuple[tuple[QRectF, ...], ...]
    widths: tuple[int, ...]
    heights: tuple[int, ...]
    unit: float

    def card(self, row: int, column: int) -> QRectF:
        """Return the box of a card at rest."""
        return QRectF(self.cards[row][column])


class Boxes(NamedTuple):
    """All boxes of a leaf whose places lie in a grid."""

    grid: Grid
    cards: tuple[QRectF, ...]
    cells: tuple[QRectF, ...]
    rows: Mapping[At, QRectF]
    """The boxes of whole rows."""


class LeafNames(NamedTuple):
    """The names of a leaf, of its columns and of its lines."""

    leaf: str
    columns: tuple[str, ...]
    lines: tuple[str, ...]


def shape_of(rows: Sequence[Row]) -> tuple[int, int]:
    """Return the numbers of lines and columns of a leaf; the siege's piles stand in one line."""
    number = sum(len(row.places) for row in rows)
    if rows[0].columns:
        return number // rows[0].columns, rows[0].columns
    lines = 1 if rows[0].tells_place or number <= _IN_ONE_LINE else 2
    return lines, ceil(number / lines)


def grid_of(size: QSize, look: Look, shape: tuple[int, int]) -> Grid:
    """Lay out a leaf of the centre in a room."""
    unit = unit_in(size, look)
    left, top, right, bottom = (edge * unit for edge in _EDGES)
    room = QRectF(0, 0, size.width(), size.height()).adjusted(left, top, -right, -bottom)
    return _grid(_siege(room, unit) if shape == _SIEGE else _market(room, unit, shape), size, unit)


def unit_in(size: QSize, look: Look) -> float:
    """Return the size of a unit in a room, in pixels."""
    own = min(size.width() / _MAT[0], size.height() / _MAT[1])
    return min(look.unit, own * 1.3) if isinstance(look, RoomLook) else own


def grid_of_cards(cards: Sequence[QRectF], size: QSize, unit: float) -> Grid:
    """Make a grid from given boxes: row by row, or three piles and the deck."""
    if len(cards) == _PILES:
        *piles, deck = (QRectF(card) for card in cards)
        if deck.height() > deck.width():  # a panel stands under the deck
            deck.setHeight(round(deck.height() * _DECK))
        return _grid(((*piles, deck),), size, unit)
    columns = sum(card.top() == cards[0].top() for card in cards)
    rows = tuple(tuple(cards[at : at + columns]) for at in range(0, len(cards), columns))
    return _grid(rows, size, unit)


def _grid(cards: tuple[tuple[QRectF, ...], ...], size: QSize, unit: float) -> Grid:
    rights = [card.right() + _GAPS[0] * unit / 2 for card in cards[0]]
    bottoms = [row[0].bottom() + _GAPS[1] * unit / 2 for row in cards]
    return Grid(cards, _sections(rights, size.width()), _sections(bottoms, size.height()), unit)


def _sections(ends: Sequence[float], whole: int) -> tuple[int, ...]:
    """Return the sections of a length, cut behind each card; the last takes the rest."""
    cuts = [0, *(round(end) for end in ends[:-1]), whole]
    return tuple(max(1, end - start) for start, end in pairwise(cuts))


def _market(room: QRectF, unit: float, shape: tuple[int, int]) -> tuple[tuple[QRectF, ...], ...]:
    rows, columns = shape
    across, down = (gap * unit for gap in _GAPS)
    wide = (room.width() - (columns - 1) * across) / columns
    high = (room.height() - (rows - 1) * down) / rows
    width = min(wide, high * _WIDEST)
    left = room.left() + (room.width() - columns * width - (columns - 1) * across) / 2
    return tuple(
        tuple(
            _whole(left + column * (width + across), room.top() + row * (high + down), width, high)
            for column in range(columns)
        )
        for row in range(rows)
    )


def _siege(room: QRectF, unit: float) -> tuple[tuple[QRectF, ...], ...]:
    gap = _PILE_GAP * unit
    width = min((room.width() - (_PILES - 1) * gap) / _PILES, _PILE_WIDTH * unit)
    high = min(room.height() - 8 * unit, width / PORTRAIT_SHAPE)
    width = min(width, high * _WIDEST_PILE)
    left = room.left() + (room.width() - _PILES * width - (_PILES - 1) * gap) / 2
    top = room.center().y() - high / 2
    piles = [_whole(left + at * (width + gap), top, width, high) for at in range(_PILES)]
    piles[-1].setHeight(round(high * _DECK))
    return (tuple(piles),)


def _whole(left: float, top: float, width: float, height: float) -> QRectF:
    return QRectF(round(left), round(top), round(width), round(height))


def cells_of(grid: Grid) -> list[QRectF]:
    """Return the mouse's cells of the stacks, without gaps between them."""
    tops, lefts = [0, *accumulate(grid.heights)], [0, *accumulate(grid.widths)]
    return [
        QRectF(left, top, wide, high)
        for top, high in zip(tops, grid.heights, strict=False)
        for left, wide in zip(lefts, grid.widths, strict=False)
    ]


def boxes_of(grid: Grid, rows: Sequence[Row]) -> Boxes:
    """Return the boxes of a leaf whose cards lie in a grid, row by row."""
    cards = tuple(card for line in grid.cards for card in line)
    numbers = chain.from_iterable(row.places for row in rows)
    found = dict(zip(numbers, cards, strict=False))
    return Boxes(grid, cards, tuple(cells_of(grid)), boxes_of_rows(rows, found))


def boxes_of_rows(rows: Sequence[Row], cards: Mapping[int, QRectF]) -> dict[At, QRectF]:
    """Return the boxes of whole rows, from those of their places."""
    return {
        AtRow(row.tag): reduce(QRectF.united, (cards[number] for number in row.places))
        for row in rows
    }


def names_of(leaf: str, rows: tuple[Row, ...], grid: Grid) -> LeafNames:
    """Return the names of a leaf whose places lie in a grid."""
    heading = QCoreApplication.translate("CentreModel", "Column {number}")
    columns = (heading.format(number=number) for number in range(1, len(grid.widths) + 1))
    lines = _names_of_lines(rows, len(grid.heights))
    return LeafNames(_name_of_leaf(leaf, rows), tuple(columns), lines)


def _name_of_leaf(leaf: str, rows: tuple[Row, ...]) -> str:
    """Return what a leaf is called."""
    if leaf:
        return tell(capital(rows[0].title()))
    return QCoreApplication.translate("CentreView", "The market")


def _names_of_lines(rows: tuple[Row, ...], number: int) -> tuple[str, ...]:
    """Return the heading of each line of places."""
    if not rows[0].columns:
        return (tell(capital(rows[0].title())),) * number
    if number == _LINES_OF_TEN:
        return (
            QCoreApplication.translate("CentreModel", "Monsters and citizens 1 to 5"),
            QCoreApplication.translate("CentreModel", "Citizens 6 to 12 and domains"),
        )
    return (
        QCoreApplication.translate("CentreModel", "Monsters"),
        QCoreApplication.translate("CentreModel", "Citizens 1 to 5"),
        QCoreApplication.translate("CentreModel", "Citizens 6 to 12"),
        QCoreApplication.translate("CentreModel", "Domains"),
    )
