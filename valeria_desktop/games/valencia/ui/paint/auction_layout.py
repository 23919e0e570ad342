"""Where things lie on the round table of an auction: cards, sums and the figure of each side."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QPointF, QRectF

from valeria_desktop.games.valencia.ui.cards.dyes import SHAPE

if TYPE_CHECKING:
    from valeria_desktop.games.valencia.ui.parts.auction_stand import AuctionStand

RADIUS = 122.0
"""The table's radius as drawn; all other sizes are for this radius."""
MIDDLE = QPointF(0, -24)
"""The middle of the sign of the auction's subject."""
_EDGE = 5.0
_HIGH, _LOW = 66.0, 54.0
_FAN, _NARROW = 110.0, 84.0
_FEW = 3
"""The greatest number of sides with large cards."""
_APART = 0.9
_BACK = 12.0
"""How far the cards without a place are drawn back."""


class Side(NamedTuple):
    """A side of the table, in distances from the middle: right and down."""

    cards: QPointF
    tilt: float
    """The turn of the cards, in degrees clockwise."""
    sum: QPointF
    figure: QPointF


def _mirrored(side: Side) -> Side:
    def across(point: QPointF) -> QPointF:
        return QPointF(-point.x(), point.y())

    return Side(across(side.cards), -side.tilt, across(side.sum), across(side.figure))


_OWN = Side(QPointF(0, 92), 0, QPointF(86, 94), QPointF(-82, 96))
# the upper right corner is the story's button: no sum and no figure lies there
_OPPOSITE = Side(QPointF(0, -93), 0, QPointF(-86, -94), QPointF(66, -52))
_UPPER = Side(QPointF(-78, -58), -18, QPointF(-108, -2), QPointF(-60, 6))
_BESIDE = Side(QPointF(-100, -8), -10, QPointF(-110, 38), QPointF(-62, 44))
_LOWER = Side(QPointF(-106, 2), -8, QPointF(-120, 45), QPointF(-76, 46))
_HIGH_UP = Side(QPointF(-60, -84), -10, QPointF(-131, -88), QPointF(-128, -50))
_BELOW_BUTTON = Side(QPointF(60, -84), 10, QPointF(131, -56), QPointF(84, -38))
_SIDES = {
    2: (_OWN, _OPPOSITE),
    3: (_OWN, _UPPER, _mirrored(_UPPER)),
    4: (_OWN, _BESIDE, _OPPOSITE, _mirrored(_BESIDE)),
    5: (_OWN, _LOWER, _HIGH_UP, _BELOW_BUTTON, _mirrored(_LOWER)),
}
_WIDE = {2: 130.0, 3: 150.0, 4: 150.0, 5: 174.0}
"""How far things reach to each side, by the number of sides."""


class AuctionLayout:
    """The places on a round table in a room; `unit` is the pixels of a unit of the window."""

    def __init__(self, room: QRectF, unit: float, stand: AuctionStand) -> None:
        number = len(stand.sides)
        wide = room.width() / 2 / _WIDE[number]
        high = (room.height() / 2 - _EDGE * unit) / RADIUS
        self.scale = max(0.0, min(unit, wide, high))
        """Pixels of a unit as drawn."""
        self.room = room
        self.middle = room.center()
        self._sides = dict(zip(stand.sides, _SIDES[number], strict=True))
        self._high = _HIGH if number <= _FEW else _LOW
        self._fan = _FAN if number <= _FEW else _NARROW

    def at(self, point: QPointF) -> QPointF:
        """Return the place of a distance from the middle as drawn, in pixels."""
        return self.middle + point * self.scale

    def side(self, seat: int) -> Side:
        """Return the side of a seat."""
        return self._sides[seat]

    def fan_at(self, seat: int, lost: float = 0.0) -> QPointF:
        """Return the middle of a seat's cards; `lost` tells how far they are drawn back."""
        cards = self._sides[seat].cards
        far = max(1.0, (cards.x() ** 2 + cards.y() ** 2) ** 0.5)
        return self.at(cards * (1 + lost * _BACK / far))

    def fan(self, number: int) -> list[QRectF]:
        """Return the boxes of a number of cards, from the middle of their fan, before its turn."""
        high = self._high * self.scale
        wide = high * SHAPE
        most = self._fan * self.scale - wide
        step = min(wide * _APART, most / max(1, number - 1))
        left = -(wide + step * (number - 1)) / 2
        return [QRectF(left + step * at, -high / 2, wide, high) for at in range(number)]

    def box_of(self, seat: int, number: int) -> QRectF:
        """Return the box round a seat's cards, before their turn."""
        fan = self.fan(max(1, number))
        return fan[0].united(fan[-1]).translated(self.fan_at(seat))
