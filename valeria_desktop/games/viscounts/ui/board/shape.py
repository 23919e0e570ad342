"""The shape of the round board as drawn: its rim, five wedges, and the castle in the middle.

All lengths are units of the drawing, 760 wide and 490 high. A point of a wedge is told by two
shares: `along` its rim, clockwise from 0 to 1, and `out` from the moat, 0, to the rim, 1. Five cuts
give each wedge an equal share of the rim; the first wedge is centred on noon.
"""

from __future__ import annotations

from functools import cache
from itertools import accumulate
from math import atan2, cos, hypot, pi, sin

from PySide6.QtCore import QPointF

WEDGES = 5
CENTRE = QPointF(391, 290)
RIM = (380.0, 245.0)
"""The half axes of the board's edge, which is a superellipse."""
_EXPONENT = 3.4
RIM_WIDTH = 15.0
CASTLE = (132.0, 93.0)
"""The half axes of the castle, which is an ellipse."""
_STEPS = 3600
_WEIGHT = 1.35
"""How much more of an angle the far corners get: equal shares of angles would be too slim there."""
TURN = 2 * pi


def rim_radius(angle: float, inset: float = 0.0) -> float:
    """Return the distance of the rim from the centre at an angle, clockwise from the right."""
    wide, high = RIM[0] - inset, RIM[1] - inset
    shares = (abs(cos(angle)) / wide) ** _EXPONENT + (abs(sin(angle)) / high) ** _EXPONENT
    return float(shares ** (-1 / _EXPONENT))


def castle_radius(angle: float, share: float = 1.0) -> float:
    """Return the distance of a ring of the castle from the centre; 1 is its outer edge."""
    return share / hypot(cos(angle) / CASTLE[0], sin(angle) / CASTLE[1])


@cache
def _weights() -> tuple[float, ...]:
    """Return the sums of rim that lie before each step of a turn, from noon."""
    angles = (TURN * (step / _STEPS - 1 / 4) for step in range(_STEPS))
    return 0.0, *accumulate(rim_radius(angle) ** _WEIGHT for angle in angles)


@cache
def angle_at(along: float) -> float:
    """Return the angle of a place along the rim, in wedges: 1.5 is the middle of the second."""
    sums = _weights()
    wanted = ((along - 0.5) % WEDGES) / WEDGES * sums[-1]
    low, high = 0, _STEPS
    while low < high:
        middle = (low + high) // 2
        low, high = (middle + 1, high) if sums[middle] < wanted else (low, middle)
    within = (sums[low] - wanted) / (sums[low] - sums[low - 1]) if low else 0.0
    return TURN * ((low - within) / _STEPS - 1 / 4)


def at_angle(angle: float, radius: float) -> QPointF:
    """Return the point at an angle and a distance from the centre."""
    return CENTRE + QPointF(radius * cos(angle), radius * sin(angle))


def wedge_point(along: float, out: float, inset: float = RIM_WIDTH) -> QPointF:
    """Return a point of the painted lands, by its place along the rim and its way out."""
    angle = angle_at(along)
    moat = castle_radius(angle)
    return at_angle(angle, moat + out * (rim_radius(angle, inset) - moat))


def out_of(point: QPointF) -> float:
    """Return how far out a point lies, from 0 at the moat to 1 at the lands' edge."""
    from_centre = point - CENTRE
    angle = angle_of(point)
    moat = castle_radius(angle)
    far = hypot(from_centre.x(), from_centre.y())
    return (far - moat) / (rim_radius(angle, RIM_WIDTH) - moat)


def angle_of(point: QPointF) -> float:
    """Return the angle of a point from the centre."""
    return atan2(point.y() - CENTRE.y(), point.x() - CENTRE.x())


def castle_point(along: float, share: float) -> QPointF:
    """Return a point of the castle, by its place along the ring and its share of the half axes."""
    angle = angle_at(along)
    return at_angle(angle, castle_radius(angle, share))


@cache
def outline(inset: float = 0.0, steps: int = 240) -> tuple[QPointF, ...]:
    """Return the points of a line round the board, a number of units inside its edge."""
    angles = (TURN * step / steps for step in range(steps))
    return tuple(at_angle(angle, rim_radius(angle, inset)) for angle in angles)


def wedge_outline(wedge: int, steps: int = 34) -> list[QPointF]:
    """Return the points round a painted land: its rim clockwise, and its moat back."""
    shares = [step / steps for step in range(steps + 1)]
    rim = [wedge_point(wedge + share, 1.0) for share in shares]
    return rim + [wedge_point(wedge + share, 0.0) for share in reversed(shares)]


@cache  # the pointer asks for all ten sections each time that it moves over the castle
def ring_piece(
    along: float, near: float, far: float, gap: float, steps: int = 22
) -> tuple[QPointF, ...]:
    """Return the points round a piece of the castle's ring, one wedge long, between two shares."""
    ends = [along + gap + (1 - 2 * gap) * step / steps for step in range(steps + 1)]
    outer = (castle_point(end, far) for end in ends)
    return *outer, *(castle_point(end, near) for end in reversed(ends))


def is_in_wedge(wedge: int, point: QPointF, margin: float = 0.0) -> bool:
    """Return whether a point lies on a painted land, at least a share of its depth inside."""
    turned = (angle_of(point) - angle_at(wedge)) % TURN
    if turned >= (angle_at(wedge + 1) - angle_at(wedge)) % TURN:
        return False
    return margin <= out_of(point) <= 1 - margin
