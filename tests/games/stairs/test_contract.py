"""Stairs keeps the contract of all games, with every number of players."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.counts import many
from tests.games.stairs.game import RULES
from tests.games.stairs.rules.setup import Setup
from tests.kernel import contract
from tests.kernel.contract import Table

if TYPE_CHECKING:
    from collections.abc import Callable

TABLES = [Table(f"{number} players", RULES, Setup(number)) for number in RULES.seats]


@pytest.mark.parametrize("check", contract.ALONE)
@pytest.mark.parametrize("table", contract.named(TABLES))
def test_a_whole_game_keeps_the_contract(table: Table, check: Callable[[Table], None]) -> None:
    check(table)


@pytest.mark.parametrize("check", contract.EVERY_OF_LONG_GAMES)
@pytest.mark.parametrize("table", contract.named(TABLES))
def test_each_decision_keeps_the_contract(
    table: Table, check: Callable[[Table, int], None]
) -> None:
    check(table, many(3, 7, whole=1))


@pytest.mark.parametrize("table", contract.named(TABLES))
def test_what_can_not_be_played_is_refused(table: Table) -> None:
    contract.check_setups(table, refused=())
