"""The free room of a wedge, where nothing of the game stands: there its land may grow."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPolygonF

from valeria_desktop.games.viscounts.ui.board.places import (
    BOOK,
    FOLK,
    GIFT,
    GROUND,
    GROUNDS,
    MARKET,
    PLACES,
    SPACE,
    around,
    gift_at,
    ground_at,
    landmark_at,
)
from valeria_desktop.games.viscounts.ui.board.shape import (
    is_in_wedge,
    out_of,
    wedge_outline,
    wedge_point,
)
from valeria_desktop.ui.place.hours import SteadyChance

if TYPE_CHECKING:
    from collections.abc import Iterator

_AIR = 3.0
_ABOVE = 6.0
"""More room above things: houses are higher than their grounds, riders than their spaces."""
_BELOW = 14.0
"""Room that a tree below needs, as it is painted upwards from its foot."""
_RIVER = 15.0
_STEPS = 8
_TRIES = 1000
_FLAT = 0.6
"""The least distance downwards by that across: what grows is seen from above."""
_EDGE = 0.03


class Sowing(NamedTuple):
    """How thickly something grows."""

    number: int
    """The most of it in a wedge."""
    gap: float
    """The least distance of two of them, in units."""
    outmost: float = 1.0
    """How far out it grows, from 0 at the moat to 1 at the rim."""


@cache
def feet_in(position: int, river: float, seed: int, sowing: Sowing) -> tuple[QPointF, ...]:
    """Return free places of a wedge, those behind first; `river` is where its river leaves it.

    With the same seed they are the same ones.
    """
    area = QPolygonF(wedge_outline(position)).boundingRect()
    boxes = [(box.left(), box.top(), box.right(), box.bottom()) for box in _things(position, river)]
    chance, found = SteadyChance(seed), list[tuple[float, float]]()
    for _ in range(_TRIES):
        x = area.left() + area.width() * chance.random()
        y = area.top() + area.height() * chance.random()
        if _is_taken(x, y, boxes) or any(
            abs(x - far) < sowing.gap and abs(y - down) < sowing.gap * _FLAT for far, down in found
        ):
            continue
        if _grows_at(position, QPointF(x, y), sowing.outmost):
            found.append((x, y))
        if len(found) == sowing.number:
            break
    return tuple(QPointF(x, y) for x, y in sorted(found, key=lambda at: at[1]))


def _is_taken(x: float, y: float, boxes: list[tuple[float, float, float, float]]) -> bool:
    return any(left < x < right and top < y < bottom for left, top, right, bottom in boxes)


def _grows_at(position: int, foot: QPointF, outmost: float) -> bool:
    head = foot - QPointF(0, _BELOW)
    if not (is_in_wedge(position, foot, _EDGE) and is_in_wedge(position, head, _EDGE)):
        return False
    return out_of(foot) <= outmost


def _things(position: int, river: float) -> Iterator[QRectF]:
    """Yield the boxes that the game's things, the river and the landmark take in a wedge."""
    place = PLACES[position]
    boxes = [around(middle, SPACE) for middle in (place.left, place.right, place.inner)]
    boxes += [around(middle, MARKET) for middle in (place.left_market, place.right_market)]
    boxes += [around(place.folk, FOLK), around(place.book, BOOK)]
    boxes += [around(ground_at(position, number + 1), GROUND) for number in range(GROUNDS)]
    boxes += [around(gift_at(position, number), GIFT) for number in range(GROUNDS + 1)]
    boxes.append(landmark_at(position, river))
    course = [wedge_point(position + river, step / _STEPS) for step in range(_STEPS + 1)]
    boxes += [around(point, (_RIVER, _RIVER)) for point in course]
    for box in boxes:
        yield box.adjusted(-_AIR, -_ABOVE, _AIR, _BELOW)
