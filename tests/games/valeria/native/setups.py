"""Games for the core in C and the engine to play alike: any set-up, and both side by side."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

from tests.games.valeria.native.twins import option_code, scores_code, state_code
from tests.option_sets import CATALOG, OPTION_SETS, SOLO_OPTION_SETS
from valeria_desktop.games.valeria.native import needed
from valeria_desktop.games.valeria.native.tables import CatalogNumbers, table_as_numbers
from valeria_desktop.games.valeria.rules.game import Game
from valeria_desktop.games.valeria.rules.model.prompts import Prompt
from valeria_desktop.games.valeria.rules.modes import deal, lay_out

if TYPE_CHECKING:
    from collections.abc import Iterator

    from valeria_desktop.games.valeria.rules.setup import Setup

_ALONE = 1 / 3


def any_setup(chance: random.Random) -> Setup:
    """Return any set-up that can be played, each kind as likely as any other."""
    kinds = SOLO_OPTION_SETS if chance.random() < _ALONE else OPTION_SETS
    return chance.choice(kinds).setup(chance)


class Twins:
    """A game of the engine and one of the core, from one set-up and seed."""

    def __init__(self, setup: Setup, seed: int) -> None:
        table = lay_out(setup, CATALOG, seed)
        numbers, written = table_as_numbers(table)
        self.numbers: CatalogNumbers = numbers
        self.engine = Game(deal(table, seed))
        core = needed()
        self.core = core.Game(core.Table(written), seed)

    def choose(self, index: int) -> None:
        decision = self.engine.decision
        assert decision is not None
        self.engine.choose(decision.options[index])
        self.core.choose(index)

    def agree(self) -> bool:
        """Compare everything; tell whether the game goes on."""
        assert self.core.state() == state_code(self.engine._state, self.numbers)
        decision = self.engine.decision
        if decision is None:
            assert self.core.asked is None
            assert self.core.scores() == scores_code(self.engine._state)
            return False
        assert self.core.asked[0] == decision.seat
        assert self.core.options() == [
            option_code(option, self.numbers) for option in decision.options
        ]
        return True


def likely(chance: random.Random, game: Game) -> int:
    """Choose anything, but rather an action at a stack than a resource."""
    decision = game.decision
    assert decision is not None
    number = len(decision.options)
    if decision.prompt is Prompt.ACT and number > 3 and chance.random() < 0.7:
        number -= 3
    return chance.randrange(number)


def games(first: int, number: int) -> Iterator[tuple[random.Random, Twins]]:
    """Deal games of any kind, each with some chance of its own."""
    for seed in range(first, first + number):
        chance = random.Random(seed)
        yield chance, Twins(any_setup(chance), chance.getrandbits(64))
