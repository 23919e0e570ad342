"""The task cards, line by line of the table of tasks (VA6)."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from tests.each import each
from valeria_desktop.games.valencia.files.loader import shipped_catalog
from valeria_desktop.games.valencia.rules.model.catalog import Task, TaskKind
from valeria_desktop.games.valencia.rules.model.guild import Guild

TASKS = shipped_catalog().tasks
ANY = (1, 1, 1, 1)
"""No threshold: the field is left as it is."""


@dataclass(frozen=True)
class Line:
    """A line of the table; thresholds with 2, 3, 4 and 5 players."""

    kind: TaskKind
    thresholds: tuple[int, ...]
    points: int
    price: int | None = None
    guild: Guild | None = None
    players: tuple[int, ...] = (2, 3, 4, 5)


def all_of(number: int) -> tuple[int, ...]:
    return (number,) * 4


TABLE = {
    **{
        price + 1: Line(TaskKind.PRICE, all_of(2), points, price=price)
        for price, points in enumerate((2, 2, 3, 3, 4, 5))
    },
    7: Line(TaskKind.GUILD, all_of(3), 5, guild=Guild.ORANGES),
    8: Line(TaskKind.GUILD, all_of(3), 5, guild=Guild.TIGER_NUTS),
    9: Line(TaskKind.GUILD, all_of(3), 5, guild=Guild.WINE),
    10: Line(TaskKind.GUILD, all_of(3), 5, guild=Guild.CLOTH),
    11: Line(TaskKind.GUILD, all_of(3), 5, guild=Guild.PORCELAIN),
    12: Line(TaskKind.GUILDS, all_of(2), 8),
    13: Line(TaskKind.SQUARE, all_of(4), 7),
    14: Line(TaskKind.ROW, all_of(3), 5),
    15: Line(TaskKind.DIAGONAL, all_of(3), 5),
    16: Line(TaskKind.WALL, all_of(6), 4),
    17: Line(TaskKind.CORNERS, all_of(2), 4),
    18: Line(TaskKind.FOUNTAINS, (4, 4, 4, 3), 4),
    19: Line(TaskKind.ALL_FOUNTAINS, ANY, 7),
    20: Line(TaskKind.RICHER, ANY, 4),
    21: Line(TaskKind.STOCKED, ANY, 4),
    22: Line(TaskKind.POOR, ANY, 0),
    23: Line(TaskKind.EMPTY, ANY, 0),
    24: Line(TaskKind.GOODS, all_of(3), 2),
    25: Line(TaskKind.RICHEST, ANY, 6),
    26: Line(TaskKind.CENTRE, all_of(5), 8),
    27: Line(TaskKind.COUNCIL, (4, 4, 3, 2), 6),
    28: Line(TaskKind.SEAT, ANY, 3),
    29: Line(TaskKind.ONE_FOUNTAIN, all_of(3), 6),
    30: Line(TaskKind.PALMS, all_of(4), 4),
    31: Line(TaskKind.FIGURE, ANY, 3),
    32: Line(TaskKind.CHAIN, ANY, 0),
    33: Line(TaskKind.ALONE, ANY, 0),
    34: Line(TaskKind.QUARTERS, all_of(4), 3, players=(3, 4, 5)),
    35: Line(TaskKind.MOST, ANY, 6),
}


@pytest.mark.clause("VA6")
def test_there_are_35_cards_numbered_through() -> None:
    assert [task.number for task in TASKS] == list(range(1, 36)) == list(TABLE)


@each("task", TASKS, ids=lambda task: task.id)
def test_a_card_says_what_its_line_of_the_table_says(task: Task) -> None:
    thresholds = tuple(task.threshold(players) for players in (2, 3, 4, 5))
    found = Line(task.kind, thresholds, task.points, task.price, task.guild, task.players)
    assert found == TABLE[task.number]


def test_only_the_waterways_of_five_players_have_a_threshold_of_ours() -> None:
    """With this many players, four fountains can't be reached often enough."""
    assert {task.number: task.eased for task in TASKS if task.eased} == {18: (5,)}
    assert [TASKS[17].threshold(players) for players in (2, 3, 4, 5)] == [4, 4, 4, 3]


@pytest.mark.clause("VA6")
@pytest.mark.parametrize(("players", "cards"), [(2, 34), (3, 35), (4, 35), (5, 35)])
def test_only_the_task_of_the_quarters_is_out_of_the_game_with_two(
    players: int, cards: int
) -> None:
    dealt = [task.number for task in TASKS if players in task.players]
    assert len(dealt) == cards
    assert (34 in dealt) is (players > 2)


def test_every_kind_is_on_a_card() -> None:
    assert {task.kind for task in TASKS} == set(TaskKind)


def test_cards_have_ids_and_names_of_their_own() -> None:
    assert len({task.id for task in TASKS}) == len({task.name for task in TASKS}) == 35
