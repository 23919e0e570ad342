"""Where a teacher stands: by the story if there is room, and never over what is spoken of."""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING

from attrs import frozen
from PySide6.QtCore import QRect

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

_SHARES = (1.0, 1.2, 1.5, 1.9, 2.3)
"""How broad the sheet may be, in breadths of the column."""


@frozen
class Ground:
    """All that counts in finding a place."""

    room: QRect
    home: tuple[QRect, ...]
    """Where it stands best; the first that has room is taken."""
    taken: tuple[QRect, ...]
    """What mustn't be covered."""
    soft: tuple[tuple[QRect, float], ...]
    """What had better not be covered, and how much that matters."""
    gap: int


def place_of(ground: Ground, column: int, height_for: Callable[[int], int]) -> QRect | None:
    """Return the best place for a sheet that is so high at a width; none if there is none."""
    for home in ground.home:
        if home.height() >= height_for(home.width()) and not _touches(home, ground.taken):
            return home
    widths = {min(round(column * share), ground.room.width()) for share in _SHARES}
    sizes = ((width, height_for(width)) for width in widths)
    found = [box for width, height in sizes for box in _boxes(ground, width, height)]
    return min(found, key=lambda box: _harm(ground, box), default=None)


def _boxes(ground: Ground, width: int, height: int) -> Iterable[QRect]:
    """Return the places beside and within all that stands on the table."""
    things = [*ground.taken, *(box for box, _ in ground.soft), ground.room]
    lefts = _beside([(box.left(), box.right()) for box in things], width, ground.gap)
    tops = _beside([(box.top(), box.bottom()) for box in things], height, ground.gap)
    for left, top in product(lefts, tops):
        box = QRect(left, top, width, height)
        if ground.room.contains(box) and not _touches(box, ground.taken):
            yield box


def _beside(edges: Sequence[tuple[int, int]], size: int, gap: int) -> set[int]:
    """Return the possible starts of something of a size: within or beyond each pair of edges."""
    found = set()
    for first, last in edges:
        found |= {first, last - size + 1, last + gap + 1, first - size - gap}
    return found


def _touches(box: QRect, taken: Iterable[QRect]) -> bool:
    return any(box.intersects(other) for other in taken)


def _harm(ground: Ground, box: QRect) -> tuple[float, int]:
    """Say how much a place covers, and then how far it is from home."""
    covered = sum(_area(box.intersected(other)) * weight for other, weight in ground.soft)
    way = box.center() - (ground.home[0] if ground.home else ground.room).center()
    return covered + 0.02 * _area(box), way.manhattanLength()


def _area(box: QRect) -> int:
    return box.width() * box.height() if box.isValid() else 0
