"""The free room of a wedge, where nothing of the game stands: there its land may grow."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath, QPolygonF

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
)
from valeria_desktop.games.viscounts.ui.board.shape import wedge_outline, wedge_point

if TYPE_CHECKING:
    from collections.abc import Iterable

    from valeria_desktop.ui.place.hours import SteadyChance

_AIR = 3.0
_ABOVE = 6.0
"""More room above things: houses are higher than their grounds, riders than their spaces."""
_BELOW = 14.0
"""Room that a tree below needs, as it is painted upwards from its foot."""
_RIVER = 15.0
_STEPS = 8
_TRIES = 2500


def area_of(position: int) -> QPainterPath:
    """Return the outline of a wedge's land."""
    area = QPainterPath()
    area.addPolygon(QPolygonF(wedge_outline(position)))
    area.closeSubpath()
    return area


def taken_of(position: int, river: float) -> list[QRectF]:
    """Return the boxes that the game's things take in a wedge; `river` is where the river runs."""
    place = PLACES[position]
    boxes = [around(middle, SPACE) for middle in (place.left, place.right, place.inner)]
    boxes += [around(middle, MARKET) for middle in (place.left_market, place.right_market)]
    boxes += [around(place.folk, FOLK), around(place.book, BOOK)]
    boxes += [around(ground_at(position, number + 1), GROUND) for number in range(GROUNDS)]
    boxes += [around(gift_at(position, number), GIFT) for number in range(GROUNDS + 1)]
    course = [wedge_point(position + river, step / _STEPS) for step in range(_STEPS + 1)]
    boxes += [around(point, (_RIVER, _RIVER)) for point in course]
    return [box.adjusted(-_AIR, -_ABOVE, _AIR, _BELOW) for box in boxes]


def scattered(
    area: QPainterPath, taken: Iterable[QRectF], chance: SteadyChance, number: int, gap: float
) -> list[QPointF]:
    """Return free places in an area, at least `gap` apart; those behind come first."""
    box, boxes, found = area.boundingRect(), list(taken), list[QPointF]()
    for _ in range(_TRIES):
        if len(found) == number:
            break
        at = QPointF(
            box.left() + box.width() * chance.random(), box.top() + box.height() * chance.random()
        )
        is_inside = area.contains(at) and area.contains(at - QPointF(0, _BELOW))
        if is_inside and _is_free(at, boxes) and all(_apart(at, other, gap) for other in found):
            found.append(at)
    return sorted(found, key=QPointF.y)


def roomiest(
    area: QPainterPath, taken: Iterable[QRectF], chance: SteadyChance, most: float
) -> tuple[QPointF, float]:
    """Return the middle of the largest free square of an area that was found, and its side."""
    boxes, best = list(taken), (QPointF(), 0.0)
    box = area.boundingRect()
    for _ in range(_TRIES):
        at = QPointF(
            box.left() + box.width() * chance.random(), box.top() + box.height() * chance.random()
        )
        side = min(most, 2 * min((_distance(at, each) for each in boxes), default=most))
        if side > best[1] and area.contains(around(at, (side * 0.9, side * 0.9))):
            best = at, side
    return best


def _is_free(at: QPointF, boxes: list[QRectF]) -> bool:
    return not any(box.contains(at) for box in boxes)


def _apart(at: QPointF, other: QPointF, gap: float) -> bool:
    away = at - other
    return abs(away.x()) >= gap or abs(away.y()) >= gap * 0.6


def _distance(at: QPointF, box: QRectF) -> float:
    across = max(box.left() - at.x(), at.x() - box.right())
    down = max(box.top() - at.y(), at.y() - box.bottom())
    return max(across, down)
