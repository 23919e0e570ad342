"""The table of places: where the things of a wedge stand on the board as drawn, in units.

A place belongs to a position of the ring, whatever land lies there: it holds for every order of
the lands, and leaves the river's mouth free, which is after the second or after the third ground.
"""

from __future__ import annotations

from functools import cache

from attrs import frozen
from PySide6.QtCore import QPointF, QRectF

from valeria_desktop.games.viscounts.ui.board.shape import castle_point, wedge_point

GROUNDS = 5
GROUND_OUT = 0.875
"""How far out the grounds stand; a link's gift is half-way between two grounds."""

SPACE, GROUND, GIFT = (44.0, 28.0), (34.0, 34.0), (23.0, 23.0)
FOLK, BOOK, MARKET = (98.0, 58.0), (68.0, 50.0), (66.0, 25.0)
PLATE = 19.0
"""The height of the plate at a section's wall."""
SOCKETS = 3
"""As many workers as a section may hold (WK63)."""


Landmark = tuple[float, float, float]
"""The middle of a square, and its side."""


@frozen
class WedgePlaces:
    """The places of a wedge: the middles of its spaces, signs and cards."""

    left: QPointF
    right: QPointF
    inner: QPointF
    folk: QPointF
    book: QPointF
    left_market: QPointF
    right_market: QPointF
    landmarks: tuple[Landmark, Landmark]
    """The roomiest squares, with the river after the second and after the third ground."""
    plate: float = 0.5
    """Where along its wedge a section's plate stands: beside what would cover it."""
    socket_step: float = 0.215
    """The distance of two sockets of the first tier, as a share of the wedge."""
    socket_out: float = 0.715


PLACES = (
    WedgePlaces(
        QPointF(256, 127),
        QPointF(508, 123),
        QPointF(385, 174),
        QPointF(463, 168),
        QPointF(320, 165),
        QPointF(317, 116.5),
        QPointF(441, 116.5),
        ((389, 136, 27), (385, 138, 32)),
        socket_out=0.69,
    ),
    WedgePlaces(
        QPointF(588, 146),
        QPointF(686, 287),
        QPointF(545, 221),
        QPointF(585, 269),
        QPointF(630, 326),
        QPointF(643, 151),
        QPointF(669, 215.5),
        ((543, 175, 33), (601, 205, 52)),
        socket_step=0.225,
    ),
    WedgePlaces(
        QPointF(664, 394),
        QPointF(474, 460),
        QPointF(508, 370),
        QPointF(579, 381),
        QPointF(568, 441),
        QPointF(636, 427),
        QPointF(430, 428),
        ((514, 439, 29), (517, 409, 20)),
        plate=0.7,
        socket_step=0.205,
    ),
    WedgePlaces(
        QPointF(318, 470),
        QPointF(112, 396),
        QPointF(300, 388),
        QPointF(195, 391),
        QPointF(246, 457),
        QPointF(345, 436.5),
        QPointF(167, 436),
        ((260, 407, 27), (293, 431, 21)),
        plate=0.3,
        socket_step=0.205,
    ),
    WedgePlaces(
        QPointF(100, 330),
        QPointF(150, 152),
        QPointF(240, 226),
        QPointF(165, 207),
        QPointF(180, 289),
        QPointF(160, 332.5),
        QPointF(207, 156.5),
        ((124, 291, 34), (124, 289, 37)),
        socket_step=0.225,
    ),
)
"""By position in the ring, clockwise from noon."""


@cache
def ground_at(position: int, number: int) -> QPointF:
    """Return the middle of a building ground, by its number in its wedge from 1."""
    return wedge_point(position + (number - 0.5) / GROUNDS, GROUND_OUT)


@cache
def gift_at(position: int, number: int) -> QPointF:
    """Return the middle of a link's gift; the link leaves the ground of this number clockwise."""
    return wedge_point(position + number / GROUNDS, GROUND_OUT)


def plate_at(position: int) -> QPointF:
    """Return the middle of the plate that tells what a section's second tier brings."""
    return castle_point(position + PLACES[position].plate, 0.955)


@cache
def socket_at(position: int, tier: int, number: int) -> QPointF:
    """Return where a worker's foot stands: tier 1 or 2, the sockets clockwise from 0."""
    place = PLACES[position]
    step, out = (place.socket_step, place.socket_out) if tier == 1 else (0.29, 0.44)
    along = position + 0.5 + (number - 1) * step
    return castle_point(along, out) + QPointF(0, 7 if tier == 1 else 5)


def around(middle: QPointF, size: tuple[float, float], scale: float = 1.0) -> QRectF:
    """Return the box of a size around a point."""
    wide, high = size[0] * scale, size[1] * scale
    return QRectF(middle.x() - wide / 2, middle.y() - high / 2, wide, high)


def landmark_at(position: int, river: float) -> QRectF:
    """Return where the landmark of a wedge's land stands; `river` is where its river leaves it."""
    x, y, side = PLACES[position].landmarks[round(river * GROUNDS) - 2]
    return around(QPointF(x, y), (side, side))
