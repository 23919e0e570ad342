"""Arrangements: what a city must be, how many are, and that a seed draws always the same one.

VA50 and VA51, checked by rules of the tests' own and by what `faults` says.
"""

from __future__ import annotations

from collections import Counter
from itertools import combinations, pairwise, permutations
from statistics import mean
from typing import TYPE_CHECKING

import pytest
from attrs import evolve

from tests.games.valencia.cities import (
    LARGE,
    MIDDLE,
    PLANS,
    SMALL,
    WIDTHS,
    all_cities,
    districts,
    steps_to_centre,
    valid_cities,
)
from valeria_desktop.games.valencia.rules.arrange import (
    arrange,
    drawn_city,
    faults,
    first_city,
    is_arrangement,
)
from valeria_desktop.games.valencia.rules.model.city import City, Space
from valeria_desktop.games.valencia.rules.model.guild import GUILDS, Guild
from valeria_desktop.kernel.chance import Stream

if TYPE_CHECKING:
    from collections.abc import Mapping

    from valeria_desktop.games.valencia.rules.model.catalog import CityPlan

LEAST = {6: 5, 8: 7, 10: 9}
sizes = pytest.mark.parametrize("width", WIDTHS)
plans = pytest.mark.parametrize("plan", PLANS, ids=lambda plan: f"{plan.width}x6")


def spoiled(city: City, cells: Mapping[int, Space | None]) -> City:
    changed = [cells.get(cell, space) for cell, space in enumerate(city.cells)]
    return evolve(city, cells=tuple(changed))


# VA50: how many arrangements there are


@sizes
def test_at_least_fifty_of_the_384_arrangements_are_valid(width: int) -> None:
    assert len(all_cities(width)) == 384
    assert len(valid_cities(width)) >= 50


@plans
def test_the_first_games_city_has_no_faults(plan: CityPlan) -> None:
    assert list(faults(first_city(plan))) == []


@pytest.mark.clause("VA51")
@plans
def test_no_space_of_a_first_games_city_stands_alone(plan: CityPlan) -> None:
    # It is the prettiest, with one district for a guild, or two
    found = districts(first_city(plan))
    assert min(map(len, found)) >= 2
    guilds = Counter(first_city(plan).space(min(cells)).guild for cells in found)
    assert max(guilds.values()) <= 2


# Sites, as VA50 has them


@sizes
def test_sites_are_six_eight_and_eight(width: int) -> None:
    wanted = {6: 6, 8: 8, 10: 8}[width]
    assert {len(city.sites) for city in all_cities(width)} == {wanted}


@sizes
def test_a_site_is_never_at_a_corner_of_the_city(width: int) -> None:
    for city in all_cities(width):
        for site in city.sites:
            row, column = divmod(site, width)
            assert min(row, 5 - row) + min(column, width - 1 - column) > 1


@sizes
def test_a_site_is_never_beside_the_hole(width: int) -> None:
    for city in all_cities(width):
        for site in city.sites:
            assert steps_to_centre(city, site) > 1


@sizes
def test_a_site_is_never_beside_another_over_seams_too(width: int) -> None:
    for city in valid_cities(width):
        for one, other in combinations(city.sites, 2):
            (row, column), (down, right) = divmod(one, width), divmod(other, width)
            assert abs(row - down) + abs(column - right) > 1


# VA51: guilds, prices, districts


@sizes
def test_every_guild_has_its_spaces_and_four_prices(width: int) -> None:
    for city in valid_cities(width):
        for guild in Guild:
            prices = [city.space(cell).price for cell in city.of_guild[guild]]
            assert len(prices) >= LEAST[width]
            assert len(set(prices)) >= 4


@sizes
def test_each_price_from_0_to_5_is_there_three_times(width: int) -> None:
    for city in valid_cities(width):
        prices = Counter(city.space(cell).price for cell in city.spaces)
        assert sorted(prices) == [0, 1, 2, 3, 4, 5]
        assert min(prices.values()) >= 3


@sizes
def test_prices_rise_with_the_guilds_good(width: int) -> None:
    for city in valid_cities(width):
        means = [mean(city.space(cell).price for cell in city.of_guild[guild]) for guild in GUILDS]
        assert all(less < more for less, more in pairwise(means))


@sizes
def test_prices_rise_towards_the_centre(width: int) -> None:
    for city in valid_cities(width):
        rings: dict[int, list[int]] = {}
        for cell in city.spaces:
            rings.setdefault(steps_to_centre(city, cell), []).append(city.space(cell).price)
        means = [mean(rings[steps]) for steps in sorted(rings)]
        assert all(more > less for more, less in pairwise(means))


def quarters_of(plan: CityPlan) -> list[tuple[City, list[int]]]:
    """The spaces of each side of each tile, in some city where it lies."""
    found: list[tuple[City, list[int]]] = []
    for side in (0, 1):
        city = arrange(plan, [tile.sides[side].id for tile in plan.quarters])
        cells: list[list[int]] = [[], [], [], []]
        for cell in city.spaces:
            cells[city.quarter(cell)].append(cell)
        found += [(city, own) for own in cells]
    return found


@plans
def test_in_a_quarter_a_guild_is_never_cheaper_where_it_is_nearer_to_the_centre(
    plan: CityPlan,
) -> None:
    for city, cells in quarters_of(plan):
        for one, other in permutations(cells, 2):
            near, far = city.space(one), city.space(other)
            if near.guild == far.guild and steps_to_centre(city, one) < steps_to_centre(
                city, other
            ):
                assert near.price >= far.price


@plans
def test_in_a_quarter_the_dearer_good_is_never_cheaper_where_it_is_as_near(plan: CityPlan) -> None:
    for city, cells in quarters_of(plan):
        for one, other in permutations(cells, 2):
            dear, cheap = city.space(one), city.space(other)
            is_as_near = steps_to_centre(city, one) == steps_to_centre(city, other)
            if is_as_near and dear.guild.place > cheap.guild.place:
                assert dear.price >= cheap.price


@plans
def test_in_a_quarter_a_guild_hangs_together_but_where_sites_wall_a_space_in(
    plan: CityPlan,
) -> None:
    for city, cells in quarters_of(plan):
        linked = {cell: {*cells}.intersection(city.steps[cell]) for cell in cells}
        for guild in Guild:
            own = {cell for cell in cells if city.space(cell).guild == guild and linked[cell]}
            reached = set(sorted(own)[:1])
            while grown := {near for cell in reached for near in linked[cell]} & own - reached:
                reached |= grown
            assert reached == own


@sizes
def test_a_city_has_few_districts(width: int) -> None:
    most, on_average = {6: (12, 11.5), 8: (10, 9.5), 10: (10, 9.5)}[width]
    found = [len(districts(city)) for city in valid_cities(width)]
    assert max(found) <= most
    assert mean(found) <= on_average


# What `faults` says


@pytest.mark.clause("VA50")
def test_a_site_too_few_is_a_fault() -> None:
    city = first_city(LARGE)
    filled = spoiled(city, {city.sites[0]: Space(Guild.WINE, 3)})
    assert list(faults(filled)) == ["there are 7 fountain sites, not 8"]


@pytest.mark.clause("VA50")
@pytest.mark.parametrize(
    ("cell", "sentence"),
    [
        (0, "the fountain site in row 1, column 1 is a corner of the city"),
        (10, "the fountain site in row 2, column 1 is beside a corner of the city"),
        (14, "the fountain site in row 2, column 5 is beside the central fountain"),
        (14, "the fountain site in row 2, column 5 is beside another one"),
        (14, "the fountain site in row 1, column 5 is beside another one"),
    ],
)
def test_a_site_in_a_wrong_place_is_a_fault(cell: int, sentence: str) -> None:
    # Row 1, column 5 of the first game's large city is a site
    assert sentence in list(faults(spoiled(first_city(LARGE), {cell: None})))


@pytest.mark.clause("VA51")
def test_a_guild_with_too_few_spaces_or_prices_is_a_fault() -> None:
    city = first_city(SMALL)
    two = dict.fromkeys(city.of_guild[Guild.CLOTH][:2], Space(Guild.WINE, 3))
    assert "too few spaces of the guild 'cloth': 3, not at least 5" in list(
        faults(spoiled(city, two))
    )
    flat = dict.fromkeys(city.of_guild[Guild.CLOTH], Space(Guild.CLOTH, 3))
    words = "too few different prices of the guild 'cloth': 1, not at least 4"
    assert words in list(faults(spoiled(city, flat)))


def test_a_guild_that_is_not_there_is_a_fault() -> None:
    city = first_city(MIDDLE)
    none = dict.fromkeys(city.of_guild[Guild.WINE], Space(Guild.CLOTH, 3))
    found = list(faults(spoiled(city, none)))
    assert "too few spaces of the guild 'wine': 0, not at least 7" in found


@pytest.mark.clause("VA51")
def test_a_price_that_is_rare_is_a_fault() -> None:
    city = first_city(SMALL)
    cells = [cell for cell in city.spaces if city.space(cell).price == 5]
    dear = {cell: Space(city.space(cell).guild, 4) for cell in cells[2:]}
    assert len(cells) == 3
    assert list(faults(spoiled(city, dear))) == [
        "too few spaces with the price 5: 2, not at least 3"
    ]


# VA50: the draw


@plans
def test_the_same_seed_draws_the_same_city(plan: CityPlan) -> None:
    for seed in range(20):
        one, other = drawn_city(plan, Stream(seed, 3)), drawn_city(plan, Stream(seed, 3))
        assert one.quarters == other.quarters
        assert one.cells == other.cells


@plans
def test_a_drawn_city_has_no_faults_and_one_side_of_each_tile(plan: CityPlan) -> None:
    for seed in range(100):
        city = drawn_city(plan, Stream(seed))
        assert list(faults(city)) == []
        assert is_arrangement(plan, city.quarters)


@pytest.mark.slow
@plans
def test_every_valid_city_may_be_drawn(plan: CityPlan) -> None:
    drawn = {drawn_city(plan, stream).quarters for stream in [Stream(7)] for _ in range(4000)}
    assert drawn == {city.quarters for city in valid_cities(plan.width)}


def test_a_draw_with_faults_is_drawn_again() -> None:
    def numbers_taken(seed: int) -> int:
        drawing, counting = Stream(seed), Stream(seed)
        drawn_city(SMALL, drawing)
        return next(n for n in range(1000) if counting.at == drawing.at or not counting.number())

    taken = Counter(numbers_taken(seed) for seed in range(200))
    assert set(taken) >= {8, 16}, "four tiles and four sides, once or twice"
    assert all(number % 8 == 0 for number in taken)
