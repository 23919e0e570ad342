"""Records to look back on: games that were played at random, and positions laid out by hand."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

from attrs import evolve

from tests.games.valeria.native.setups import any_setup, likely
from valeria_desktop.games.valeria.game import RULES
from valeria_desktop.games.valeria.rules.model.chance import dice
from valeria_desktop.kernel.record import Record

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tests.scenario import Scenario
    from valeria_desktop.games.valeria.rules.setup import Setup


def any_games(first: int, number: int) -> Iterator[Record]:
    """Yield whole games of any kind."""
    for seed in range(first, first + number):
        yield whole_game(seed, any_setup(random.Random(seed)))


def whole_game(seed: int, setup: Setup, choices: int = 10_000) -> Record:
    """Play a game at random to its end, or so far."""
    chance = random.Random(seed)
    record = Record(RULES, setup, chance.getrandbits(60))
    game = record.start()
    while game.decision is not None and len(record.choices) < choices:
        record.choose(game, game.decision.options[likely(chance, game)])
    return record


def from_here(table: Scenario, *choices: str) -> Record:
    """Go on from a position, with choices that are made; it may be one that no save could hold."""
    begun = table.game.copy()
    rules = evolve(RULES, restore=lambda _: begun.copy())
    return Record(rules, table.setup, 1, [*choices], {})


def next_dice(table: Scenario, *rolls: tuple[int, int]) -> Scenario:
    """Let the dice of the next turns fall so; a seed is looked for."""
    turn = table.game.turn
    table.state.seed = next(
        seed
        for seed in range(100_000)
        if all(dice(seed, turn + number) == roll for number, roll in enumerate(rolls, start=1))
    )
    return table
