"""The course of the ways from space to space, in units of the board as drawn (WK30)."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from valeria_desktop.games.viscounts.rules.model.ring import INNER, SEGMENTS, SPACES, WAYS
from valeria_desktop.games.viscounts.ui.board.places import PLACES
from valeria_desktop.games.viscounts.ui.board.shape import (
    RIM_WIDTH,
    TURN,
    angle_of,
    at_angle,
    castle_radius,
    out_of,
    rim_radius,
)

if TYPE_CHECKING:
    from PySide6.QtCore import QPointF

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
