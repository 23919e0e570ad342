"""Valencia keeps the contract of all games, with every number of players and its modules."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.counts import many
from tests.games.valencia.catalogue import RULES
from tests.kernel import contract
from tests.kernel.contract import Table
from valeria_desktop.games.valencia.rules.setup import Advanced, Setup

if TYPE_CHECKING:
    from collections.abc import Callable

ALL = frozenset(Advanced)
TABLES = [
    *(Table(f"{players} plain", RULES, Setup(players=players)) for players in RULES.seats),
    *(
        Table(f"{players} advanced", RULES, Setup(players, city="random", advanced=ALL), seed=6)
        for players in RULES.seats
    ),
]
ONE_KIND = [Table(kind, RULES, Setup(3, advanced=frozenset({kind})), seed=7) for kind in Advanced]
REFUSED = [
    Setup(city="venice"),
    Setup(players=1),
    Setup(advanced=frozenset({"king"})),  # type: ignore[arg-type]  # a file may hold anything
]


@pytest.mark.parametrize("check", contract.ALONE)
@pytest.mark.parametrize("table", contract.named([*TABLES, *ONE_KIND]))
def test_a_whole_game_keeps_the_contract(table: Table, check: Callable[[Table], None]) -> None:
    check(table)


@pytest.mark.parametrize("check", contract.EVERY_OF_LONG_GAMES)
@pytest.mark.parametrize("table", contract.named(TABLES, long={3, 4}))
def test_each_decision_keeps_the_contract(
    table: Table, check: Callable[[Table, int], None]
) -> None:
    """Some of all decisions are looked at."""
    check(table, many(29, 29, whole=11))


@pytest.mark.parametrize("table", contract.named(TABLES))
def test_what_can_not_be_played_is_refused(table: Table) -> None:
    contract.check_setups(table, REFUSED)
