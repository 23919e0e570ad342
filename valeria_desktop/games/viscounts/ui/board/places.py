"""The table of places: where the things of a wedge stand on the board as drawn, in units.

A place belongs to a position of the ring, whatever land lies there: it holds for every order of
the lands, and leaves the river's mouth free, which is after the second or after the third ground.
The ways lead from space to space (WK30).
"""

from __future__ import annotations

from functools import cache

from attrs import frozen
from PySide6.QtCore import QPointF, QRectF

from valeria_desktop.games.viscounts.rules.model.ring import INNER, SEGMENTS, SPACES, WAYS
from valeria_desktop.games.viscounts.ui.board.shape import (
    RIM_WIDTH,
    TURN,
    angle_of,
    at_angle,
    castle_point,
    castle_radius,
    out_of,
    rim_radius,
    wedge_point,
)

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
    plate: float
    """Where along its wedge a section's plate stands: beside what would cover it."""
    socket_step: float
    """The distance of two sockets of the first tier, as a share of the wedge."""
    socket_out: float


def _wedge(
    points: list[tuple[float, float]],
    landmarks: tuple[Landmark, Landmark],
    plate: float = 0.5,
    step: float = 0.215,
    out: float = 0.715,
) -> WedgePlaces:
    left, right, inner, folk, book, near, far = (QPointF(*point) for point in points)
    return WedgePlaces(left, right, inner, folk, book, near, far, landmarks, plate, step, out)


# fmt: off
PLACES = (  # left, right and inner space, townsfolk, book, left and right market; landmarks
    _wedge([(256, 127), (508, 123), (385, 174), (463, 168), (320, 165), (317, 116.5), (441, 116.5)],
            ((389, 136, 27), (385, 138, 32)), out=0.69),
    _wedge([(588, 146), (686, 287), (545, 221), (585, 269), (630, 326), (643, 151), (669, 215.5)],
            ((543, 175, 33), (601, 205, 52)), step=0.225),
    _wedge([(664, 394), (474, 460), (508, 370), (579, 381), (568, 441), (636, 427), (430, 428)],
            ((514, 439, 29), (517, 409, 20)), plate=0.7, step=0.205),
    _wedge([(318, 470), (112, 396), (300, 388), (195, 391), (246, 457), (345, 436.5), (167, 436)],
            ((260, 407, 27), (293, 431, 21)), plate=0.3, step=0.205),
    _wedge([(100, 330), (150, 152), (240, 226), (165, 207), (180, 289), (160, 332.5), (207, 156.5)],
            ((124, 291, 34), (124, 289, 37)), step=0.225),
)
# fmt: on
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


_STEPS = 9
LANES = SPACES // SEGMENTS


def middle_of(space: int) -> QPointF:
    """Return the middle of a space."""
    position, lane = divmod(space, LANES)
    place = PLACES[position]
    return (place.left, place.right, place.inner)[lane]


@cache
def way_between(start: int, goal: int) -> tuple[QPointF, ...]:
    """Return the points of the way from a space to the next one, as it is painted."""
    here, there = middle_of(start), middle_of(goal)
    is_between = (start % LANES == INNER) != (goal % LANES == INNER)
    if is_between:
        return here, (here + there) / 2, there
    begin, end = angle_of(here), angle_of(there)
    end += TURN if end < begin else 0.0
    near, far = out_of(here), out_of(there)
    points = [here]
    for step in range(1, _STEPS):
        share = step / _STEPS
        angle = begin + (end - begin) * share
        moat, rim = castle_radius(angle), rim_radius(angle, RIM_WIDTH)
        points.append(at_angle(angle, moat + (near + (far - near) * share) * (rim - moat)))
    return *points, there


@cache
def all_ways() -> tuple[tuple[QPointF, ...], ...]:
    """Return the points of all ways."""
    return tuple(way_between(start, goal) for start in range(SPACES) for goal in WAYS[start])
