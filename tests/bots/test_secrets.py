"""In worlds that differ in what a seat can't know, its bot answers alike: it sees a view only."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from tests.bots.toys import WORTH_TOYS
from tests.counts import many, thorough
from tests.kernel.contract import Table
from tests.kernel.toys import bid, reaction
from valeria_desktop.bots.registry import levels_of, make_bot
from valeria_desktop.games.valeria import RULES, Level, Setup, Solo, Variant
from valeria_desktop.kernel.chance import Stream

if TYPE_CHECKING:
    from random import Random

    from valeria_desktop.kernel.game import Game
    from valeria_desktop.kernel.rules import Rules

EVENTS, MIXED = Variant.EVENTS, Variant.MIXED
BID, REACTION = WORTH_TOYS["bid"], WORTH_TOYS["reaction"]
SHORT = [
    *(Table(f"bid {n}", BID, bid.Setup(n)) for n in BID.seats),
    *(Table(f"reaction {n}", REACTION, reaction.Setup(n)) for n in REACTION.seats),
]
LONG = [
    *(Table(f"valeria {n}", RULES, Setup(players=n)) for n in (2, 3, 4, 5)),
    Table("mixed", RULES, Setup(players=3, variants=frozenset({MIXED}))),
    Table("events", RULES, Setup(players=4, variants=frozenset({EVENTS}))),
    Table("all", RULES, Setup(players=5, preset="random", variants=frozenset({EVENTS, MIXED}))),
    Table("no duke", RULES, Setup(variants=frozenset({Variant.NO_DUKE}))),
    Table("dark lord", RULES, Setup(players=1, solo=Solo.DARK_LORD, level=Level.HARDEST)),
    Table("siege", RULES, Setup(players=1, solo=Solo.SIEGE)),
]
TABLES = [*SHORT, *LONG]
NODES = (1, 40, 150)
"""What a bot may look at, in turn."""
TWINS = 2


@pytest.mark.clause("S12")
@pytest.mark.parametrize("table", [*SHORT, *thorough(*LONG)], ids=lambda table: table.name)
def test_it_answers_alike_in_worlds_that_look_alike(table: Table) -> None:
    """Other hidden cards and other dice to come change nothing, whatever the budget."""
    number = 0
    for game, decision, chance in table.look():
        number += 1
        if len(decision.options) == 1 or number % many(79, 79, whole=5):
            continue
        seat = decision.seat
        twins = [table.rules.imagine(game.view(seat), Stream(n)) for n in range(90, 90 + TWINS)]
        for name in names(table.rules, chance):
            answers = {answer(each, name, table.rules, number) for each in (game, *twins)}
            assert len(answers) == 1


def names(rules: Rules[Any], chance: Random) -> list[str]:
    """Every level, one of them with a leaning, and what the game has itself."""
    levels = levels_of(rules)
    return [*levels, f"{chance.choice(levels)}+{chance.choice([*rules.leanings])}", *rules.bots]


def answer(game: Game[Any], name: str, rules: Rules[Any], number: int) -> str:
    assert game.decision is not None
    seat = game.decision.seat
    bot = make_bot(rules, name, 5, NODES[number % len(NODES)])
    return bot.choose(game.view(seat), game.decision).id
