"""Tasks about what someone has, beside their neighbours and the others: VA35."""

from __future__ import annotations

import pytest

from tests.games.valencia.scenario import TASK, Scenario


def coins(*sums: int) -> Scenario:
    """Let players have these coins."""
    table = Scenario(players=len(sums))
    for seat, number in enumerate(sums):
        table.holds(seat, coins=number)
    return table


def goods(*numbers: int) -> Scenario:
    """Let players have a number of goods, each of another guild."""
    table = Scenario(players=len(numbers))
    guilds = ("oranges", "tiger nuts", "wine", "cloth", "porcelain")
    for seat, number in enumerate(numbers):
        table.holds(seat, goods={guilds[seat]: number})
    return table


# --- 20: more money than at least one neighbour · 21: more goods


@pytest.mark.clause("VA35", "VA40")
@pytest.mark.parametrize(
    ("held", "is_fulfilled"),
    [
        ((5, 4), True),
        ((5, 5), False),
        ((5, 6), False),
        ((5, 4, 9), True),
        ((5, 9, 4), True),
        ((5, 5, 5), False),
        ((5, 5, 4, 9), False),  # the one across the table is no neighbour
        ((5, 5, 9, 4), True),
        ((5, 4, 9, 9), True),
        ((5, 5, 0, 0, 6), False),
        ((5, 9, 9, 9, 4), True),
        ((5, 4, 9, 9, 9), True),
    ],
)
def test_more_than_one_neighbour_at_least(held: tuple[int, ...], *, is_fulfilled: bool) -> None:
    """No tie; with two players each is the other's neighbour, and Nina nobody's."""
    assert coins(*held).brings(0, 20) == (3 if is_fulfilled else -3)


@pytest.mark.clause("VA35")
@pytest.mark.parametrize(
    ("held", "is_fulfilled"),
    [
        ((3, 2), True),
        ((3, 3), False),
        ((0, 0), False),
        ((3, 3, 2), True),
        ((3, 3, 0, 4), False),
        ((3, 6, 6, 6, 2), True),
        ((3, 3, 0, 0, 3), False),
    ],
)
def test_more_goods_than_a_neighbour(held: tuple[int, ...], *, is_fulfilled: bool) -> None:
    """Their number counts, not what they would sell for."""
    assert goods(*held).brings(0, 21) == (3 if is_fulfilled else -3)


@pytest.mark.clause("VA35")
def test_neighbours_of_the_last_seat_sit_around_the_table() -> None:
    """Seat 4 sits beside 3 and 0."""
    assert coins(4, 9, 9, 9, 5).brings(4, 20) == 3
    assert coins(9, 4, 4, 9, 5).brings(4, 20) == -3


# --- 22 and 23: 10 minus what one has


@pytest.mark.clause("VA35")
@pytest.mark.parametrize(("number", "points"), [(0, 10), (1, 9), (9, 1), (10, 0), (11, 0), (99, 0)])
def test_task_22_counts_down_from_10_with_the_own_money(number: int, points: int) -> None:
    """At least 0; it is never lost."""
    assert coins(number, 5).brings(0, 22) == points


@pytest.mark.clause("VA35")
@pytest.mark.parametrize(("number", "points"), [(0, 10), (1, 9), (5, 5), (6, 4)])
def test_task_23_counts_down_from_10_with_the_own_goods(number: int, points: int) -> None:
    assert goods(number, 0).brings(0, 23) == points


@pytest.mark.clause("VA35")
def test_task_23_counts_goods_of_all_guilds() -> None:
    """12 of them leave nothing, not less."""
    table = Scenario().holds(0, goods={"wine": 4, "cloth": 3, "oranges": 2})
    assert table.brings(0, 23) == 1
    assert table.holds(0, goods={"wine": 6, "cloth": 6}).brings(0, 23) == 0


# --- 24: at least 3 different goods


@pytest.mark.clause("VA35")
@pytest.mark.parametrize(
    ("held", "number"),
    [
        ({}, 0),
        ({"wine": 6, "cloth": 6}, 2),
        ({"wine": 1, "cloth": 1, "oranges": 1}, 3),
        ({"wine": 1, "cloth": 1, "oranges": 1, "porcelain": 2, "tiger nuts": 1}, 5),
    ],
)
def test_task_24_counts_different_goods(held: dict[str, int], number: int) -> None:
    table = Scenario().holds(0, goods=held)
    assert table.counts(0, 24) == number
    assert table.brings(0, 24) == (4 if number >= 3 else -4)


# --- 25: most money of all · 35: most members in the city


@pytest.mark.clause("VA35")
@pytest.mark.parametrize(
    ("held", "is_fulfilled"),
    [
        ((5, 4), True),
        ((5, 5), False),
        ((4, 5), False),
        ((9, 8, 8), True),
        ((9, 8, 9), False),
        ((9, 1, 9, 1), False),  # also across the table
        ((9, 1, 8, 1, 1), True),
    ],
)
def test_most_money_of_all(held: tuple[int, ...], *, is_fulfilled: bool) -> None:
    """No tie."""
    assert coins(*held).brings(0, 25) == (5 if is_fulfilled else -5)


@pytest.mark.clause("VA35")
@pytest.mark.parametrize(
    ("homes", "is_fulfilled"),
    [
        (("a1 b1", "a5"), True),
        (("a1 b1", "a5 b5"), False),
        (("a1", "a2"), False),
        (("", ""), False),
        (("a1 b1 c1", "a5", "g1 h1"), True),
        (("a1 b1", "a5", "g1 h1"), False),
    ],
)
def test_most_members_in_the_city(homes: tuple[str, ...], *, is_fulfilled: bool) -> None:
    """No tie; those on the council don't count."""
    table = Scenario(players=len(homes)).sits(0, "wine", "cloth")
    for seat, where in enumerate(homes):
        table.lives(seat, where)
    assert table.brings(0, 35) == (5 if is_fulfilled else -5)


# --- 27: on the council · 28: nobility or church · 31: the figure


@pytest.mark.clause("VA35")
@pytest.mark.parametrize(("players", "least"), [(2, 4), (3, 4), (4, 3), (5, 2)])
def test_members_on_the_council(players: int, least: int) -> None:
    """How many it takes depends on the number of players."""
    places = ["nobility", "wine", "merchants", "cloth"]
    table = Scenario(players=players).sits(0, *places[: least - 1]).sits(1, "church", "oranges")
    assert table.brings(0, 27) == -5
    assert table.sits(0, places[least - 1]).brings(0, 27) == 5


@pytest.mark.clause("VA35")
@pytest.mark.parametrize(
    ("places", "points"),
    [
        (["nobility"], 3),
        (["church"], 3),
        (["nobility", "church"], 3),
        (["merchants", "wine"], -3),
        ([], -3),
    ],
)
def test_a_member_on_the_nobility_or_church_seat(places: list[str], points: int) -> None:
    assert Scenario().sits(0, *places).brings(0, 28) == points


@pytest.mark.clause("VA35")
def test_holding_the_figure() -> None:
    table = Scenario(players=3).figure(1)
    assert [table.brings(seat, 31) for seat in range(3)] == [-3, 3, -3]


@pytest.mark.clause("VA6", "VA35")
def test_the_points_of_the_tasks_are_those_of_the_table() -> None:
    """35 cards, four of which give what they count."""
    points = {number: task.points for number, task in TASK.items()}
    expected = [2, 2, 3, 3, 4, 4, 4, 4, 4, 4, 4, 8, 6, 3, 4, 5, 4, 4, 7, 3, 3]
    expected += [0, 0, 4, 5, 6, 5, 3, 4, 4, 3, 0, 0, 3, 5]
    assert points == dict(enumerate(expected, 1))
