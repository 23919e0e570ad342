"""The plan of a low kingdom: keep, houses and domains in one row, and trophies on a wall beside.

Each citizen has one house, whatever the number of its cards.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF

from valeria_desktop.games.valeria.ui.paint.houses import facade_of
from valeria_desktop.games.valeria.ui.paint.village_plan import Dwelling, Village

if TYPE_CHECKING:
    from collections.abc import Iterable

    from valeria_desktop.games.valeria.ui.parts.card_groups import Group

_HOUSE, _CLOSEST = 0.9, 0.78
"""The side of a house by the frieze's height, and the least step between two by their side."""
_MERLONS = 0.2
"""The share of the height that is left to the wall's merlons."""
_SHIELD, _SHIELD_SHAPE, _APART = 0.76, 1.12, 4
_LAUREL = 0.72
_WALL_WIDEST = 0.4
"""The greatest width of the wall, as a share of the whole."""


def frieze_of(
    box: QRectF, people: Iterable[Group], domains: int, trophies: int, unit: float
) -> Village:
    """Place keep, houses and domains from left to right, then trophies on the wall."""
    lived_in = [(group.card.id, facade_of(group.card)) for group in people]
    wall = _wall(box, trophies, unit)
    land = QRectF(box.left(), box.top(), wall.left() - box.left(), box.height())
    keep, *places = _row(land, 1 + len(lived_in) + domains, unit)
    houses = tuple(
        Dwelling(card, facade, 0, place, 0)
        for (card, facade), place in zip(lived_in, places, strict=False)
    )
    return Village(
        land=land,
        scenery=QRectF(box),
        wall=wall,
        keep=keep,
        houses=houses,
        domains=tuple(places[len(lived_in) :]),
        trophies=_shields(box, wall, trophies, unit),
        total=_laurel(wall, unit),
        is_frieze=True,
    )


def next_in_frieze(village: Village, unit: float) -> tuple[QRectF, QRectF]:
    """Return the places of one more domain and of one more trophy in a frieze."""
    things = 1 + len(village.houses) + len(village.domains)
    wall = _wall(village.scenery, len(village.trophies) + 1, unit)
    shields = _shields(village.scenery, wall, len(village.trophies) + 1, unit)
    return _row(village.land, things + 1, unit)[-1], shields[-1]


def _row(land: QRectF, things: int, unit: float) -> list[QRectF]:
    """Place things beside each other: they shrink, and then overlap, until they fit."""
    room = land.width() - 2 * _APART * unit
    side = min(land.height() * _HOUSE, room / (1 + (things - 1) * _CLOSEST))
    step = min(side * 1.08, (room - side) / max(1, things - 1))
    top = land.center().y() - side / 2
    return [
        QRectF(land.left() + _APART * unit + place * step, top, side, side)
        for place in range(things)
    ]


def _wall(box: QRectF, trophies: int, unit: float) -> QRectF:
    """Place the wall at the right, as wide as its trophies and the laurel."""
    side, apart = box.height() * _SHIELD, _APART * unit
    wished = max(1, trophies) * (side + apart) + box.height() * _LAUREL + 3 * apart
    wide, top = min(wished, box.width() * _WALL_WIDEST), box.height() * _MERLONS
    return QRectF(box.right() - wide, box.top() + top, wide, box.height() - top)


def _laurel(wall: QRectF, unit: float) -> QRectF:
    side = wall.height() / (1 - _MERLONS) * _LAUREL
    left = wall.right() - side - _APART * unit
    return QRectF(left, wall.center().y() - side / 2 - unit, side, side)


def _shields(box: QRectF, wall: QRectF, trophies: int, unit: float) -> tuple[QRectF, ...]:
    """Hang shields on the wall from left to right."""
    apart = _APART * unit
    room = _laurel(wall, unit).left() - wall.left() - 2 * apart
    side = min(box.height() * _SHIELD, room / max(1, trophies) - apart)
    high = side * _SHIELD_SHAPE
    return tuple(
        QRectF(
            wall.left() + apart + place * (side + apart), box.center().y() - high / 2, side, high
        )
        for place in range(trophies)
    )
