"""Viscounts keeps the contract of all games, with every number of players and each rival."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.counts import many
from tests.games.viscounts.catalogue import RULES
from tests.kernel import contract
from tests.kernel.contract import Table
from valeria_desktop.games.viscounts.rules.setup import Rival, Setup

if TYPE_CHECKING:
    from collections.abc import Callable

TABLES = [
    *(Table(f"{players} players", RULES, Setup(players=players)) for players in RULES.seats),
    Table("harder", RULES, Setup(players=1, rival=Rival.CARDS, futures=3), seed=6),
]
OTHERS = [
    Table("other side", RULES, Setup(players=2, side=1), seed=7),
    Table("builder", RULES, Setup(players=1, rival=Rival.BUILDER), seed=7),
    Table("noble", RULES, Setup(players=1, rival=Rival.NOBLE, futures=1), seed=8),
]
REFUSED = [
    Setup(players=0),
    Setup(players=5),
    Setup(side=3),
    Setup(rival="king"),  # type: ignore[arg-type]  # a file may hold anything
    Setup(players=1, futures=4),
    Setup(own="0" * 64),
]


@pytest.mark.parametrize("check", contract.ALONE)
@pytest.mark.parametrize("table", contract.named([*TABLES, *OTHERS]))
def test_a_whole_game_keeps_the_contract(table: Table, check: Callable[[Table], None]) -> None:
    check(table)


@pytest.mark.parametrize("check", contract.EVERY_OF_LONG_GAMES)
@pytest.mark.parametrize("table", contract.named(TABLES, long={3, 4}))
def test_each_decision_keeps_the_contract(
    table: Table, check: Callable[[Table, int], None]
) -> None:
    """Some of all decisions are looked at."""
    check(table, many(43, 43, whole=11))


@pytest.mark.parametrize("table", contract.named(TABLES))
def test_what_can_not_be_played_is_refused(table: Table) -> None:
    contract.check_setups(table, REFUSED)
