"""The city: its grid, what lies beside what, bushes and the central fountain (VA50, VA52, VA53)."""

from __future__ import annotations

import pytest

from tests.games.valencia.cities import LARGE, MIDDLE, PLANS, SMALL, WIDTHS, all_cities
from valeria_desktop.games.valencia.files.loader import shipped_catalog
from valeria_desktop.games.valencia.files.sketch import sketch
from valeria_desktop.games.valencia.rules.arrange import (
    arrange,
    first_city,
    is_arrangement,
)
from valeria_desktop.games.valencia.rules.model.catalog import CityPlan, Quarter, QuarterSide

TOY = CityPlan(
    players=(2,),
    width=6,
    height=6,
    quarters=tuple(
        Quarter(letter, (QuarterSide(f"{letter}-front", rows), QuarterSide(f"{letter}-back", rows)))
        for letter, rows in {
            "a": ("O0 O1 O2", "O3 O4 O5", "## O0 .."),
            "b": ("T0 T1 T2", "T3 T4 T5", "## T0 .."),
            "c": ("W0 W1 W2", "W3 W4 W5", "## W0 .."),
            "d": ("C0 C1 C2", "C3 C4 C5", "## C0 .."),
        }.items()
    ),
    first=("a-front", "b-front", "c-front", "d-front"),
)


def at(row: int, column: int, width: int = 6) -> int:
    return row * width + column


# Size and quarters, as VA50 has them


@pytest.mark.parametrize(
    ("players", "width", "spaces", "sites"),
    [(2, 6, 26, 6), (3, 8, 36, 8), (4, 10, 48, 8), (5, 10, 48, 8)],
)
def test_the_city_grows_with_the_players(players: int, width: int, spaces: int, sites: int) -> None:
    city = first_city(shipped_catalog().plan_for(players))
    assert (city.width, city.height) == (width, 6)
    assert (len(city.spaces), len(city.sites)) == (spaces, sites)
    assert spaces + sites + len(city.centre) == width * 6 == len(city.cells)


@pytest.mark.clause("VA50")
def test_quarters_are_mirrored_into_their_corners_clockwise_from_the_top_left() -> None:
    # The north-east mirrors left and right, the south-west top and bottom, no turns
    assert sketch(first_city(TOY)).splitlines() == [
        "O0 O1 O2 T2 T1 T0",
        "O3 O4 O5 T5 T4 T3",
        "## O0 .. .. T0 ##",
        "## C0 .. .. W0 ##",
        "C3 C4 C5 W5 W4 W3",
        "C0 C1 C2 W2 W1 W0",
    ]


def test_a_quarter_lies_where_the_arrangement_names_it() -> None:
    city = arrange(TOY, ["d-back", "a-front", "b-front", "c-back"])
    assert sketch(city).splitlines()[0] == "C0 C1 C2 O2 O1 O0"
    assert sketch(city).splitlines()[5] == "W0 W1 W2 T2 T1 T0"
    assert city.quarters == ("d-back", "a-front", "b-front", "c-back")


def test_quarters_are_counted_as_they_are_named() -> None:
    city = first_city(TOY)
    corners = (at(0, 0), at(0, 5), at(5, 5), at(5, 0))
    assert [city.quarter(cell) for cell in corners] == [0, 1, 2, 3]
    assert sorted(city.corners) == sorted(corners)


@pytest.mark.parametrize("width", WIDTHS)
def test_a_tile_fits_every_corner(width: int) -> None:
    cities = all_cities(width)
    assert len(cities) == len({city.quarters for city in cities}) == 384
    for city in cities:
        assert len(city.cells) == width * 6
        assert len(city.centre) == 4
        assert {city.cells[cell] for cell in city.centre} == {None}


@pytest.mark.parametrize("plan", PLANS, ids=lambda plan: f"{plan.width}x6")
def test_the_two_sides_of_a_tile_are_different(plan: CityPlan) -> None:
    for quarter in plan.quarters:
        front, back = (" ".join(side.rows).split() for side in quarter.sides)
        differing = sum(left != right for left, right in zip(front, back, strict=True))
        assert differing >= len(front) // 2


@pytest.mark.parametrize(
    "sides",
    [
        ("a-front", "b-front", "c-front"),
        ("a-front", "b-front", "c-front", "d-front", "a-back"),
        ("a-front", "a-back", "c-front", "d-front"),
        ("a-front", "b-front", "c-front", "c-front"),
        ("a-front", "b-front", "c-front", "e-front"),
        (),
    ],
)
def test_an_arrangement_is_one_side_of_each_tile(sides: tuple[str, ...]) -> None:
    assert is_arrangement(TOY, TOY.first)
    assert not is_arrangement(TOY, sides)


# The central fountain, as VA50 and VA53 have it


@pytest.mark.parametrize(
    ("plan", "cells"),
    [
        (SMALL, {at(2, 2), at(2, 3), at(3, 2), at(3, 3)}),
        (MIDDLE, {at(2, 3, 8), at(2, 4, 8), at(3, 3, 8), at(3, 4, 8)}),
        (LARGE, {at(2, 4, 10), at(2, 5, 10), at(3, 4, 10), at(3, 5, 10)}),
    ],
)
def test_the_central_fountain_lies_in_the_middle(plan: CityPlan, cells: set[int]) -> None:
    city = first_city(plan)
    assert city.centre == cells
    assert not city.centre & {*city.sites, *city.spaces}


@pytest.mark.clause("VA53")
def test_the_central_fountain_is_next_to_the_eight_spaces_around_it() -> None:
    # Not diagonally, so (1, 1), (1, 4), (4, 1) and (4, 4) are not among them
    around = {(1, 2), (1, 3), (2, 1), (2, 4), (3, 1), (3, 4), (4, 2), (4, 3)}
    assert first_city(SMALL).at_centre == tuple(sorted(at(*place) for place in around))


@pytest.mark.clause("VA53", "VA50")
@pytest.mark.parametrize("width", WIDTHS)
def test_what_is_next_to_the_central_fountain_is_always_a_space(width: int) -> None:
    for city in all_cities(width):
        assert len(city.at_centre) == 8
        assert set(city.at_centre) <= set(city.spaces)


# What lies beside what


def test_cells_lie_beside_each_other_orthogonally() -> None:
    city = first_city(SMALL)
    assert set(city.beside[at(0, 0)]) == {at(0, 1), at(1, 0)}
    assert set(city.beside[at(3, 1)]) == {at(2, 1), at(4, 1), at(3, 0), at(3, 2)}
    assert set(city.beside[at(1, 5)]) == {at(0, 5), at(2, 5), at(1, 4)}


def test_steps_lead_to_spaces_only() -> None:
    city = first_city(TOY)
    assert set(city.steps[at(2, 1)]) == {at(1, 1), at(3, 1)}, "a site left, the fountain right"
    assert set(city.steps[at(0, 0)]) == {at(0, 1), at(1, 0)}


def test_the_wall_is_the_outermost_spaces() -> None:
    # 20 cells lie on the wall of 6 by 6; the toy city has its four sites among them
    city = first_city(TOY)
    assert len(city.at_wall) == 16
    assert not {at(1, 1), at(2, 0), at(3, 5)} & set(city.at_wall)
    assert set(city.corners) <= set(city.at_wall)


def test_spaces_of_a_guild_are_listed_the_cheapest_first() -> None:
    city = first_city(SMALL)
    assert sorted(cell for cells in city.of_guild.values() for cell in cells) == list(city.spaces)
    for guild, cells in city.of_guild.items():
        prices = [city.space(cell).price for cell in cells]
        assert prices == sorted(prices)
        assert {city.space(cell).guild for cell in cells} == {guild}


# Bushes, as VA52 has them


@pytest.mark.parametrize(
    ("plan", "points", "bushes"), [(SMALL, 25, 16), (MIDDLE, 35, 26), (LARGE, 45, 36)]
)
def test_every_point_where_four_cells_meet_is_a_bush_but_for_nine_at_the_central_fountain(
    plan: CityPlan, points: int, bushes: int
) -> None:
    city = first_city(plan)
    assert (city.width - 1) * (city.height - 1) == points
    assert len(city.bushes) == points - 9 == bushes


@pytest.mark.clause("VA52")
def test_the_bushes_of_the_small_city_are_a_ring() -> None:
    # Counted by hand, five points in a row and five rows, the inner nine are the fountain's
    inner = {row * 5 + column for row in (1, 2, 3) for column in (1, 2, 3)}
    city = first_city(SMALL)
    assert set(city.bushes) == set(range(25)) - inner
    assert {len(near) for near in city.beside_bush.values()} == {2}
    assert set(city.beside_bush[0]) == {1, 5}
    assert set(city.beside_bush[2]) == {1, 3}, "the point below is the central fountain's"
    assert set(city.beside_bush[9]) == {4, 14}


@pytest.mark.parametrize("plan", PLANS, ids=lambda plan: f"{plan.width}x6")
def test_bushes_lie_beside_each_other_both_ways(plan: CityPlan) -> None:
    beside = first_city(plan).beside_bush
    assert all(bush in beside[near] for bush in beside for near in beside[bush])


@pytest.mark.parametrize("plan", PLANS, ids=lambda plan: f"{plan.width}x6")
def test_no_bush_touches_the_central_fountain(plan: CityPlan) -> None:
    city = first_city(plan)
    assert [city.bushes_at[cell] for cell in city.centre] == [frozenset()] * 4


@pytest.mark.parametrize(
    ("row", "column", "bushes"),
    [
        (0, 0, {0}),
        (0, 2, {1, 2}),
        (1, 1, {0, 1, 5}),  # its fourth corner is the central fountain's
        (1, 2, {1, 2}),
        (2, 0, {5, 10}),
        (5, 5, {24}),
    ],
)
def test_a_member_touches_the_bushes_at_its_corners(
    row: int, column: int, bushes: set[int]
) -> None:
    assert first_city(SMALL).bushes_at[at(row, column)] == bushes


def test_four_cells_meet_at_every_bush() -> None:
    city = first_city(LARGE)
    meeting = [bush for cell in range(60) for bush in city.bushes_at[cell]]
    assert sorted(meeting) == sorted(bush for bush in city.bushes for _ in range(4))
