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
    from collections.abc import Callable, Collection, Sequence

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
ALONE = [
    contract.check_other_seeds,
    contract.check_record,
    contract.check_end,
    contract.check_all_words,
]
EVERY = [
    contract.check_chance,
    contract.check_saving,
    contract.check_spoiled,
    contract.check_copies,
    contract.check_zones,
    contract.check_options,
    pytest.param(contract.check_worlds, marks=pytest.mark.thorough),
    pytest.param(contract.check_public, marks=pytest.mark.thorough),
    pytest.param(contract.check_replays, marks=pytest.mark.thorough),
    pytest.param(contract.check_secret_answers, marks=pytest.mark.thorough),
    contract.check_moments,
    contract.check_dreams_can_be_played,
    contract.check_audience,
    contract.check_wire,
    contract.check_scores,
    contract.check_worth,
    contract.check_leanings,
    contract.check_likeness,
]


def named(tables: Sequence[Table], long: Collection[int] = ()) -> list[object]:
    return [
        pytest.param(
            table, id=table.name, marks=[pytest.mark.thorough] * (table.setup.players in long)
        )
        for table in tables
    ]


@pytest.mark.parametrize("check", ALONE)
@pytest.mark.parametrize("table", named([*TABLES, *ONE_KIND]))
def test_a_whole_game_keeps_the_contract(table: Table, check: Callable[[Table], None]) -> None:
    check(table)


@pytest.mark.parametrize("check", EVERY)
@pytest.mark.parametrize("table", named(TABLES, long={3, 4}))
def test_each_decision_keeps_the_contract(
    table: Table, check: Callable[[Table, int], None]
) -> None:
    """Some of all decisions are looked at."""
    check(table, many(29, 29, whole=11))


@pytest.mark.parametrize("table", named(TABLES))
def test_what_can_not_be_played_is_refused(table: Table) -> None:
    contract.check_setups(table, REFUSED)
