"""Round boards and fountains as the game ships them (VA3, VA54, VA55)."""

from __future__ import annotations

from collections import Counter

import pytest

from valeria_desktop.games.valencia.files.loader import shipped_catalog
from valeria_desktop.games.valencia.rules.model.catalog import Ability
from valeria_desktop.games.valencia.rules.model.guild import Guild

BOARDS = shipped_catalog().boards
FOUNTAINS = shipped_catalog().fountains


@pytest.mark.clause("VA3")
def test_there_is_a_board_for_each_round_and_two_fountains_for_each_board() -> None:
    assert len(BOARDS) == len({board.id for board in BOARDS}) == 5
    assert len(FOUNTAINS) == len({fountain.id for fountain in FOUNTAINS}) == 10


@pytest.mark.clause("VA55")
@pytest.mark.parametrize("column", [0, 1, 2])
def test_every_guild_stands_once_in_each_column(column: int) -> None:
    assert sorted(board.guilds[column] for board in BOARDS) == sorted(Guild)


@pytest.mark.clause("VA55")
def test_no_guild_stands_twice_on_a_board() -> None:
    assert [len(set(board.guilds)) for board in BOARDS] == [3, 3, 3, 3, 3]


def test_no_two_boards_have_the_same_guilds() -> None:
    assert len({frozenset(board.guilds) for board in BOARDS}) == 5


@pytest.mark.clause("VA54")
def test_five_fountains_have_an_ability_each_and_are_worth_2() -> None:
    able = [fountain for fountain in FOUNTAINS if fountain.ability is not None]
    assert Counter(fountain.ability for fountain in able) == Counter(Ability)
    assert {fountain.value for fountain in able} == {2}


@pytest.mark.clause("VA54")
def test_five_fountains_without_are_worth_4_4_5_5_and_6() -> None:
    others = [fountain.value for fountain in FOUNTAINS if fountain.ability is None]
    assert sorted(others) == [4, 4, 5, 5, 6]


def test_every_fountain_has_a_name_of_its_own() -> None:
    assert len({fountain.name for fountain in FOUNTAINS}) == 10
