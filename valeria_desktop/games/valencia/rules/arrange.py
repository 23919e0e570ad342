"""Laying four quarters to a city, and the faults of a city by VA50 and VA51."""

from __future__ import annotations

from collections import Counter
from functools import cache
from itertools import chain, permutations, product
from typing import TYPE_CHECKING

from valeria_desktop.games.valencia.rules.model.city import City, Space
from valeria_desktop.games.valencia.rules.model.guild import GUILDS, Guild

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from valeria_desktop.games.valencia.rules.model.catalog import CityPlan
    from valeria_desktop.kernel.chance import Stream

QUARTERS = 4
SITE, INNER_CORNER = "##", ".."
PRICES = range(6)
LETTERS = {guild.value[0].upper(): guild for guild in GUILDS}
"""The guilds by their letters in the data files of quarters."""
SITES = {6: 6, 8: 8, 10: 8}
"""Number of fountain sites, by the city's width in cells."""
LEAST_SPACES = {6: 5, 8: 7, 10: 9}
"""Least number of spaces of each guild, by the city's width in cells."""
LEAST_PRICES = 4
"""Least number of different prices among each guild's spaces."""
LEAST_OF_A_PRICE = 3


def is_arrangement(plan: CityPlan, sides: Sequence[str]) -> bool:
    """Return whether the ids name four sides, one of each tile."""
    tiles = {side.id: quarter.id for quarter in plan.quarters for side in quarter.sides}
    laid = {tiles.get(side) for side in sides} - {None}
    return len(sides) == len(laid) == QUARTERS


def arrange(plan: CityPlan, sides: Sequence[str]) -> City:
    """Return the city of four sides, clockwise from the top left; three of them are mirrored."""
    assert is_arrangement(plan, sides)
    rows = {side.id: side.rows for quarter in plan.quarters for side in quarter.sides}
    top_left, top_right, low_right, low_left = (_read(rows[side]) for side in sides)
    top = [left + right[::-1] for left, right in zip(top_left, top_right, strict=True)]
    low = [left + right[::-1] for left, right in zip(low_left, low_right, strict=True)]
    cells = tuple(chain(*top, *reversed(low)))
    return City(plan.width, plan.height, cells, quarters=tuple(sides))


@cache
def _read(rows: tuple[str, ...]) -> tuple[tuple[Space | None, ...], ...]:
    return tuple(tuple(map(_space, row.split())) for row in rows)


def _space(cell: str) -> Space | None:
    return None if cell in {SITE, INNER_CORNER} else Space(LETTERS[cell[0]], int(cell[1]))


def first_city(plan: CityPlan) -> City:
    """Return the city of the first game."""
    return arrange(plan, plan.first)


def arrangements(plan: CityPlan) -> Iterator[City]:
    """Yield all cities of a plan: 384, as each has four tiles with two sides."""
    for tiles in permutations(plan.quarters):
        for sides in product(*(tile.sides for tile in tiles)):
            yield arrange(plan, [side.id for side in sides])


def drawn_city(plan: CityPlan, stream: Stream) -> City:
    """Return a random city without faults; places and sides of the tiles are drawn until one fits.

    The draws come to an end: the first game's city has no faults, or its file would be refused.
    """
    while True:
        tiles = stream.sample(plan.quarters, QUARTERS)
        city = arrange(plan, [tile.sides[stream.below(len(tile.sides))].id for tile in tiles])
        if next(faults(city), None) is None:
            return city


# The demands of VA50 and VA51


def faults(city: City) -> Iterator[str]:
    """Yield a city's faults by VA50 and VA51, each as a text."""
    yield from _faults_of_sites(city)
    yield from _faults_of_guilds(city)
    of_price = Counter(city.space(cell).price for cell in city.spaces)
    for price in PRICES:
        if of_price[price] < LEAST_OF_A_PRICE:
            found = f"{of_price[price]}, not at least {LEAST_OF_A_PRICE}"
            yield f"too few spaces with the price {price}: {found}"


def _faults_of_sites(city: City) -> Iterator[str]:
    if len(city.sites) != SITES[city.width]:
        yield f"there are {len(city.sites)} fountain sites, not {SITES[city.width]}"
    sites = frozenset(city.sites)
    corners = frozenset(city.corners)
    for site in city.sites:
        near = frozenset(city.beside[site])
        row, column = divmod(site, city.width)
        place = f"the fountain site in row {row + 1}, column {column + 1}"
        if site in corners:
            yield f"{place} is a corner of the city"
        if near & corners:
            yield f"{place} is beside a corner of the city"
        if near & city.centre:
            yield f"{place} is beside the central fountain"
        if near & sites:
            yield f"{place} is beside another one"


def _faults_of_guilds(city: City) -> Iterator[str]:
    least = LEAST_SPACES[city.width]
    for guild in Guild:
        prices = [city.space(cell).price for cell in city.of_guild.get(guild, ())]
        if len(prices) < least:
            yield f"too few spaces of the guild '{guild}': {len(prices)}, not at least {least}"
        if len(set(prices)) < LEAST_PRICES:
            found = f"{len(set(prices))}, not at least {LEAST_PRICES}"
            yield f"too few different prices of the guild '{guild}': {found}"
