"""What bots expect of tasks: nearer is likelier, and what nothing can bring on is lost."""

from __future__ import annotations

import pytest

from tests.games.valencia.scenario import TASK, Scenario
from valeria_desktop.games.valencia.bots.task_chances import chance_of, expected, hope_of
from valeria_desktop.games.valencia.files.loader import shipped_catalog
from valeria_desktop.games.valencia.rules.model.catalog import TaskKind
from valeria_desktop.games.valencia.rules.model.parts import RoundPart
from valeria_desktop.games.valencia.rules.prospects import TaskProspect, TaskProspects

LEFT = 3
POOR, GOODS, SEAT, FIGURE = 22, 24, 28, 31
WINE, SQUARE, WALL, CENTRE, ONE_FOUNTAIN, QUARTERS = 9, 13, 16, 26, 29, 34


def prospect(table: Scenario, number: int) -> TaskProspect:
    return TaskProspects(table.state, 0).of(TASK[number])


def chance(table: Scenario, number: int, left: int = LEFT) -> float:
    return chance_of(prospect(table, number), left)


HELPED_AT = {
    "a1": (1, 7, 16, 17),
    "b3": (4, 7, 12, 13, 14, 18, 19, 26, 30),
    "a4 b5": (15,),
}
"""The tasks that a member helps, by their number, in the city for two."""


@pytest.mark.parametrize(
    ("cells", "number"),
    [(cells, number) for cells, numbers in HELPED_AT.items() for number in numbers],
)
def test_a_member_where_it_helps_makes_a_task_likelier(cells: str, number: int) -> None:
    """A palm stands between a2 and b3, and a fountain at b2."""
    table = Scenario().palm("a2-b3").built("b2", "four")
    before = chance(table, number)
    assert 0 < before < 1
    assert chance(table.lives(0, cells), number) > before


def test_a_fountain_with_members_is_likelier_to_have_enough() -> None:
    table = Scenario().in_round(4).built("b2", "four")
    before = chance(table, ONE_FOUNTAIN)
    assert chance(table.lives(0, "b3", "c2"), ONE_FOUNTAIN) > before


def test_a_member_in_another_quarter_helps_and_a_second_one_there_does_not() -> None:
    table = Scenario(players=3).in_round(2).lives(0, "a1")
    before = chance(table, QUARTERS)
    assert chance(table.lives(0, "b1"), QUARTERS) <= before
    assert chance(table.lives(0, "h1"), QUARTERS) > before


def test_goods_of_another_guild_make_different_goods_likelier() -> None:
    table = Scenario().in_round(3)
    none = chance(table, GOODS)
    one = chance(table.holds(0, {"wine": 1}), GOODS)
    assert none < one
    assert chance(table.holds(0, {"wine": 2}), GOODS) == one


def test_fountains_and_palms_to_come_give_hope() -> None:
    early, late = (Scenario().in_round(number).at(RoundPart.G) for number in (1, 5))
    for number in (18, 19, 29, 30):
        assert chance(early, number) > chance(late, number)


def test_each_member_at_the_wall_makes_it_likelier() -> None:
    table = Scenario().in_round(3)
    chances = [chance(table, WALL)]
    for cell in table.table.city.at_wall[:6]:
        table.lives(0, table.table.city.name(cell))
        chances.append(chance(table, WALL))
    assert chances == sorted(set(chances))
    assert chances[-1] == 1


def test_others_in_the_way_make_it_less_likely() -> None:
    table = Scenario()
    before = chance(table, WALL)
    walls = table.table.city.at_wall
    table.lives(1, *map(table.table.city.name, walls[:-5]))
    assert 0 == chance(table, WALL) < before


def test_a_square_is_filled_where_nobody_else_stands() -> None:
    table = Scenario()
    empty = chance(table, SQUARE)
    nearly = chance(table.lives(0, "a3", "b3", "a4"), SQUARE)
    assert empty < nearly
    assert chance(table.lives(1, "b4"), SQUARE) == empty


def test_a_guild_without_enough_auctions_to_come_can_not_be_had() -> None:
    table = Scenario().in_round(1)
    assert chance(table, WINE) > 0
    assert chance(table.in_round(5), WINE) == 0


def test_a_seat_that_nobody_can_take_any_more_is_sure() -> None:
    table = Scenario(players=4).in_round(4).sits(0, "church")
    assert 0 < chance(table, SEAT, 2) < 1
    assert chance(table.in_round(5).at(RoundPart.C), SEAT, 1) == 1
    lost = Scenario(players=4).in_round(5).sits(1, "church").at(RoundPart.C)
    assert chance(lost, SEAT, 1) == 0


def test_the_figure_may_be_lost_in_each_auction() -> None:
    table = Scenario(players=4).in_round(5).figure(0)
    far, near = chance(table, FIGURE, 1), chance(table.at(RoundPart.G), FIGURE, 1)
    assert far < near == 1


def test_at_the_end_it_is_what_it_is() -> None:
    table = Scenario().figure(0)
    assert expected(prospect(table, FIGURE), 0) == TASK[FIGURE].points
    assert expected(prospect(table.figure(1), FIGURE), 0) == -TASK[FIGURE].points


def test_coins_of_today_hardly_count_for_an_empty_purse_at_the_end() -> None:
    full = prospect(Scenario().holds(0, coins=12), POOR)
    assert expected(full, 0) == 0
    assert 9 < expected(full, 5) < 10


def test_hopes_tell_two_players_from_more() -> None:
    tasks = shipped_catalog().tasks
    hopes = {
        players: [hope_of(task, players) for task in tasks if players in task.players]
        for players in (2, 3)
    }
    for players, found in hopes.items():
        kept = sum(hope > 0 for hope in found)
        assert len(found) / 2 < kept < len(found), players
    row = next(task for task in tasks if task.kind is TaskKind.ROW)
    assert hope_of(row, 2) > 0 > hope_of(row, 5)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_nobody_hopes_for_five_at_the_central_fountain(players: int) -> None:
    """Four were enough with two players until version 2 of the rules."""
    centre = next(task for task in shipped_catalog().tasks if task.kind is TaskKind.CENTRE)
    assert hope_of(centre, players) < 0


def test_four_at_the_central_fountain_are_not_yet_enough_with_two_players() -> None:
    table = Scenario(players=2).in_round(2).lives(0, "c2 d2 b3 e4")
    assert 0 < chance(table, CENTRE) < 1
    assert chance(table.lives(0, "c5"), CENTRE) == 1
