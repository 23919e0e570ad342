"""The boxes of the centre's cards: four rows of five, or three piles and the deck."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QRectF

from valeria_desktop.games.valeria.ui.cards.paint import PORTRAIT_SHAPE
from valeria_desktop.ui.paint.room_look import RoomLook

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtCore import QSize

    from valeria_desktop.ui.paint.look import Look

_MAT = (916, 400)
_ROWS, _COLUMNS = 4, 5
_GAPS = (8.0, 7.0)
_EDGES = (10.0, 6.0, 12.0, 5.0)  # left, top, right, bottom, in units: shadows reach down and right
_WIDEST = 2.1  # greatest width of a tile, by its height
_PILES, _PILE_GAP, _PILE_WIDTH = 4, 26.0, 212.0
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


def grid_of(size: QSize, look: Look, *, is_siege: bool) -> Grid:
    """Lay out the centre in a room."""
    unit = unit_in(size, look)
    left, top, right, bottom = (edge * unit for edge in _EDGES)
    room = QRectF(0, 0, size.width(), size.height()).adjusted(left, top, -right, -bottom)
    return _grid(_siege(room, unit) if is_siege else _market(room, unit), size, unit)


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
    rows = tuple(tuple(cards[at : at + _COLUMNS]) for at in range(0, len(cards), _COLUMNS))
    return _grid(rows, size, unit)


def _grid(cards: tuple[tuple[QRectF, ...], ...], size: QSize, unit: float) -> Grid:
    rights = [card.right() + _GAPS[0] * unit / 2 for card in cards[0]]
    bottoms = [row[0].bottom() + _GAPS[1] * unit / 2 for row in cards]
    return Grid(cards, _sections(rights, size.width()), _sections(bottoms, size.height()), unit)


def _sections(ends: Sequence[float], whole: int) -> tuple[int, ...]:
    """Return the sections of a length, cut behind each card; the last takes the rest."""
    cuts = [0, *(round(end) for end in ends[:-1]), whole]
    return tuple(max(1, end - start) for start, end in pairwise(cuts))


def _market(room: QRectF, unit: float) -> tuple[tuple[QRectF, ...], ...]:
    across, down = (gap * unit for gap in _GAPS)
    wide = (room.width() - (_COLUMNS - 1) * across) / _COLUMNS
    high = (room.height() - (_ROWS - 1) * down) / _ROWS
    width = min(wide, high * _WIDEST)
    left = room.left() + (room.width() - _COLUMNS * width - (_COLUMNS - 1) * across) / 2
    return tuple(
        tuple(
            _whole(left + column * (width + across), room.top() + row * (high + down), width, high)
            for column in range(_COLUMNS)
        )
        for row in range(_ROWS)
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
