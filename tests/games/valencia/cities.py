"""What several tests ask about cities."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from valeria_desktop.games.valencia.files.loader import shipped_catalog
from valeria_desktop.games.valencia.rules.arrange import arrangements, faults

if TYPE_CHECKING:
    from valeria_desktop.games.valencia.rules.model.city import City

PLANS = shipped_catalog().plans
SMALL, MIDDLE, LARGE = PLANS
WIDTHS = tuple(plan.width for plan in PLANS)


@cache
def all_cities(width: int) -> tuple[City, ...]:
    plan = next(plan for plan in PLANS if plan.width == width)
    return tuple(arrangements(plan))


@cache
def valid_cities(width: int) -> tuple[City, ...]:
    return tuple(city for city in all_cities(width) if not list(faults(city)))


def steps_to_centre(city: City, cell: int) -> int:
    """How many orthogonal steps lie between a cell and the central fountain, and one more."""
    row, column = divmod(cell, city.width)
    down, right = city.height // 2, city.width // 2
    rows = down - 1 - row if row < down else row - down
    return rows + (right - 1 - column if column < right else column - right)


def districts(city: City) -> list[set[int]]:
    """The spaces of one guild that hang together."""
    left, found = set(city.spaces), []
    while left:
        district, edge = set(), [left.pop()]
        while edge:
            cell = edge.pop()
            district.add(cell)
            guild = city.space(cell).guild
            near = [c for c in city.steps[cell] if c in left and city.space(c).guild == guild]
            left.difference_update(near)
            edge += near
        found.append(district)
    return found
