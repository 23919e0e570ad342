"""A game with sets keeps the contract that every game keeps."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.counts import many
from tests.games.valeria.rules import invented_belongings, invented_market
from tests.games.valeria.sets.boxes import RULES, with_carnival
from tests.kernel.contract import ALONE, EVERY, Table, named
from valeria_desktop.games.valeria.rules.setup import (
    RANDOM,
    Edition,
    Laying,
    Setup,
    Solo,
    Variant,
)

if TYPE_CHECKING:
    from collections.abc import Callable

ALL = frozenset({Variant.EVENTS, Variant.MIXED})
NIGHTS = frozenset({Variant.EVENT_CARDS})
TABLES = [
    Table("carnival 2", RULES, with_carnival(Setup(preset="all-carnival"))),
    Table("carnival 3", RULES, with_carnival(Setup(3, preset=RANDOM, variants=NIGHTS))),
    Table("carnival 4", RULES, with_carnival(Setup(4, variants=ALL | NIGHTS))),
    Table(
        "carnival 5",
        RULES,
        with_carnival(Setup(5, preset=RANDOM, variants=ALL | NIGHTS, laying=Laying.SHUFFLED)),
    ),
    Table("carnival 1e", RULES, with_carnival(Setup(3, Edition.FIRST, variants=NIGHTS))),
    Table("carnival, dark lord", RULES, with_carnival(Setup(players=1, solo=Solo.DARK_LORD))),
    Table("harbour", invented_market.RULES, Setup()),
    Table("harbour 3", invented_market.RULES, Setup(players=3, variants=ALL)),
    Table("harbour, dark lord", invented_market.RULES, Setup(players=1, solo=Solo.DARK_LORD)),
    Table("court", invented_belongings.RULES, Setup()),
    Table("court, dark lord", invented_belongings.RULES, Setup(players=1, solo=Solo.DARK_LORD)),
]


@pytest.mark.parametrize("check", ALONE)
@pytest.mark.parametrize("table", named(TABLES))
def test_a_whole_game_keeps_the_contract(table: Table, check: Callable[[Table], None]) -> None:
    check(table)


@pytest.mark.parametrize("check", EVERY)
@pytest.mark.parametrize("table", named(TABLES, long={"carnival 3", "carnival 5"}))
def test_each_decision_keeps_the_contract(
    table: Table, check: Callable[[Table, int], None]
) -> None:
    check(table, many(61, 61, whole=37))
