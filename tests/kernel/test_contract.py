"""The contract that every game keeps: the toys, and Valeria with each kind of set-up."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from attrs import evolve

from tests.counts import many
from tests.kernel import contract
from tests.kernel.contract import Table
from tests.kernel.toys import TOYS, bid, reaction
from valeria_desktop.games.valeria import RULES, Level, Setup, Solo, Variant

if TYPE_CHECKING:
    from collections.abc import Callable

ALL = frozenset({Variant.EVENTS, Variant.MIXED})
TABLES = [
    *(Table(f"bid {n}", bid.RULES, bid.Setup(n)) for n in bid.RULES.seats),
    Table("bid longest", bid.RULES, bid.Setup(players=4, prizes=9), seed=8),
    *(Table(f"reaction {n}", reaction.RULES, reaction.Setup(n)) for n in reaction.RULES.seats),
    Table("reaction longest", reaction.RULES, reaction.Setup(players=3, decks=4), seed=8),
    Table("valeria", RULES, Setup()),
    Table("no duke", RULES, Setup(preset="random", variants=frozenset({Variant.NO_DUKE}))),
    Table("five", RULES, Setup(players=5, preset="random", variants=ALL)),
    Table("dark lord", RULES, Setup(players=1, solo=Solo.DARK_LORD, level=Level.HARDER)),
    Table("siege", RULES, Setup(players=1, solo=Solo.SIEGE)),
]
REFUSED: dict[str, list[Setup | bid.Setup | reaction.Setup]] = {
    "bid": [bid.Setup(prizes=0), bid.Setup(prizes=10)],
    "reaction": [reaction.Setup(decks=0), reaction.Setup(decks=9)],
    "valeria": [Setup(preset="none"), Setup(players=2, solo=Solo.SIEGE), Setup(deck=66)],
}


@pytest.mark.parametrize("check", contract.ALONE)
@pytest.mark.parametrize("table", contract.named(TABLES))
def test_a_whole_game_keeps_the_contract(table: Table, check: Callable[[Table], None]) -> None:
    check(table)


@pytest.mark.parametrize("check", contract.EVERY)
@pytest.mark.parametrize("table", contract.named(TABLES, long={"five", "no duke"}))
def test_each_decision_keeps_the_contract(
    table: Table, check: Callable[[Table, int], None]
) -> None:
    """Of a long game some decisions are looked at; of a toy, all in `make thorough`."""
    check(table, many(3, 7, whole=1) if table.rules.id in TOYS else many(61, 61, whole=37))


@pytest.mark.parametrize("table", contract.named(TABLES))
def test_what_can_not_be_played_is_refused(table: Table) -> None:
    contract.check_setups(table, REFUSED[table.rules.id])


@pytest.mark.parametrize("seed", range(many(20, 5)))
def test_random_games_of_the_toys_end(seed: int) -> None:
    for table in TABLES:
        if table.rules.id in TOYS:
            contract.check_end(evolve(table, seed=seed))
