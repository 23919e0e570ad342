"""Where the zones of a player's board lie: in one row, or in two where the board is high."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import frozen
from PySide6.QtCore import QRectF

from valeria_desktop.games.viscounts.rules.model.zones import LINE, TRACK

if TYPE_CHECKING:
    from PySide6.QtCore import QSizeF

_WIDE, _HIGH = 1264.0, 175.0
_TWO_ROWS = 1.72
"""How much higher than as drawn a board has to be to lie in two rows."""
_CARD = 91.0, 131.0
_HEAD, _PURSE, _SUMS = 46.0, 36.0, 26.0
_ROW_OF_SQUARES = 3
_PILE = 1.9
"""The greatest height of a pile, in widths of it."""


@frozen
class PurseZones:
    """The boxes of the owner's name and things."""

    name: QRectF
    workers: QRectF
    each: tuple[QRectF, ...]
    """Silver, ink, stone, gold, debts, deeds: two beside each other."""


@frozen
class TrackZones:
    """The boxes of the track's spaces, and the line over them."""

    title: QRectF
    spaces: tuple[QRectF, ...]
    has_conditions: bool
    """Whether the spaces have room for what the others get."""


@frozen
class SquareZones:
    """The boxes of three rows of squares, with a price before and points behind each."""

    prices: tuple[QRectF, ...]
    squares: tuple[tuple[QRectF, ...], ...]
    points: tuple[QRectF, ...]


@frozen
class CardZones:
    """The boxes of icon sums, of the line of three, the hand and the piles."""

    sums: tuple[QRectF, ...]
    line: tuple[QRectF, ...]
    hand: QRectF
    deck: QRectF
    discard: QRectF


@frozen
class OwnZones:
    """The boxes of a board's zones, in pixels."""

    purse: PurseZones
    track: TrackZones
    squares: SquareZones
    cards: CardZones


def own_zones(size: QSizeF, unit: float) -> OwnZones:
    """Share a board of a size between its zones; `unit` is the pixels of a unit as drawn."""
    wide, high = size.width() / unit, size.height() / unit
    share = _Zones(unit)
    has_two = high / _HIGH >= _TWO_ROWS
    return share.in_two_rows(wide, high) if has_two else share.in_a_row(wide, high)


class _Zones:
    def __init__(self, unit: float) -> None:
        self._unit = unit

    def _box(self, left: float, top: float, wide: float, high: float) -> QRectF:
        unit = self._unit
        return QRectF(left * unit, top * unit, wide * unit, high * unit)

    def in_a_row(self, wide: float, high: float) -> OwnZones:
        """Lay everything beside each other, as drawn; width left over goes to the hand."""
        top, foot, by = 9.0, high - 10.0, wide / _WIDE
        inner = foot - top
        left = self._purse(20, top, 140 * by, inner)
        track = self._track(170 * by, top, 298 * by, inner)
        squares = self._squares(478 * by, top, 222 * by, inner)
        cards = self._cards(709 * by, top, wide - 709 * by - 12, inner)
        return OwnZones(left, track, squares, cards)

    def in_two_rows(self, wide: float, high: float) -> OwnZones:
        """Lay line and hand above, the rest below: cards get the larger share of the height."""
        top, foot = 9.0, high - 10.0
        upper = (foot - top) * 0.58
        below = top + upper + 8
        rest = foot - below
        cards = self._cards(20, top, wide - 34, upper)
        left = self._purse(20, below, wide * 0.2, rest)
        track = self._track(20 + wide * 0.215, below, wide * 0.44, rest)
        squares = self._squares(20 + wide * 0.67, below, wide * 0.295, rest)
        return OwnZones(left, track, squares, cards)

    # --- zones

    def _purse(self, left: float, top: float, wide: float, high: float) -> PurseZones:
        head = min(_HEAD, high * 0.3)
        each, gap = (high - head - 6) / 3, 4.0
        half = (wide - gap) / 2
        boxes = tuple(
            self._box(left + column * (half + gap), top + head + 6 + row * each, half, each - gap)
            for row in range(3)
            for column in range(2)
        )
        workers = self._box(left + wide - 54, top, 54, head * 0.64)
        return PurseZones(self._box(left, top, wide - 55, head), workers, boxes)

    def _track(self, left: float, top: float, wide: float, high: float) -> TrackZones:
        line, step = 22.0, wide / TRACK
        boxes = tuple(
            self._box(left + at * step + 1.5, top + line, step - 3, high - line)
            for at in range(TRACK)
        )
        has_room = high - line >= 100  # noqa: PLR2004 - units for three rows of signs
        return TrackZones(self._box(left, top, wide, line), boxes, has_conditions=has_room)

    def _squares(self, left: float, top: float, wide: float, high: float) -> SquareZones:
        rows = _ROW_OF_SQUARES
        step, price, points = high / rows, wide * 0.24, wide * 0.11
        each = (wide - price - points - 8) / rows
        tops, tall = [top + row * step for row in range(rows)], step - 4
        return SquareZones(
            prices=tuple(self._box(left, y, price, tall) for y in tops),
            squares=tuple(
                tuple(
                    self._box(left + price + 4 + at * each, y, each - 4, tall) for at in range(rows)
                )
                for y in tops
            ),
            points=tuple(self._box(left + wide - points, y, points, tall) for y in tops),
        )

    def _cards(self, left: float, top: float, wide: float, high: float) -> CardZones:
        """Lay sums over the line, then the hand, then deck and used cards at the right."""
        tall = high - _SUMS - 6
        card = min(tall * _CARD[0] / _CARD[1], wide * 0.19)
        tall = min(tall, card * _CARD[1] / _CARD[0])
        below = top + high - tall
        step = card + 7
        line = tuple(self._box(left + at * step, below, card, tall) for at in range(LINE))
        across = LINE * step
        sums = tuple(
            self._box(left + at * across / 4, below - _SUMS - 6, across / 4 - 4, _SUMS)
            for at in range(4)
        )
        piles = 40.0
        hand = left + across + 12
        room = wide - (hand - left) - piles - 8
        right = left + wide - piles
        pile = min(high / 2 - 3, piles * _PILE)
        return CardZones(
            sums=sums,
            line=line,
            hand=self._box(hand, top + high - tall - 6, room, tall + 4),
            deck=self._box(right, top, piles, pile),
            discard=self._box(right, top + high - pile, piles, pile),
        )
