"""The core in C plays as the engine does: the same seeds and choices lead to the same games."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

import pytest

from tests.games.valeria.native.twins import option_code, scores_code, state_code
from valeria_desktop.games.valeria.files.loader import shipped_catalog
from valeria_desktop.games.valeria.native import CORE, needed
from valeria_desktop.games.valeria.native.tables import Numbers, table_as_numbers
from valeria_desktop.games.valeria.rules.game import Game, imagine
from valeria_desktop.games.valeria.rules.model.edition import Edition
from valeria_desktop.games.valeria.rules.model.prompts import Prompt
from valeria_desktop.games.valeria.rules.modes import deal, lay_out
from valeria_desktop.games.valeria.rules.setup import RANDOM, Level, Setup, Solo, Variant
from valeria_desktop.kernel.chance import Stream

if TYPE_CHECKING:
    from collections.abc import Iterator

CATALOG = shipped_catalog()
PRESETS = (*(preset.id for preset in CATALOG.presets), RANDOM)
pytestmark = pytest.mark.skipif(CORE is None, reason="the core in C was not built: make lab")


def any_setup(chance: random.Random) -> Setup:
    """Give any set-up that can be played."""
    solo = chance.choice([None] * 6 + [Solo.DARK_LORD] * 2 + [Solo.SIEGE])
    edition = chance.choice(list(Edition))
    variants = {variant for variant in Variant if chance.random() < 0.4}
    if solo is Solo.SIEGE:
        variants = set()
    if solo is not None:
        variants -= {Variant.NO_DUKE}
    if edition is Edition.FIRST:
        variants -= {Variant.EVENTS}
    return Setup(
        players=chance.randint(2, 5) if solo is None else 1,
        edition=edition,
        preset=chance.choice(PRESETS),
        variants=frozenset(variants),
        solo=solo,
        level=chance.choice(list(Level)) if solo is Solo.DARK_LORD else Level.STANDARD,
        deck=chance.choice(range(63, 88, 3)) if solo is Solo.SIEGE else 63,
    )


class Twins:
    """A game of the engine and one of the core, from one set-up and seed."""

    def __init__(self, setup: Setup, seed: int) -> None:
        table = lay_out(setup, CATALOG, seed)
        numbers, written = table_as_numbers(table)
        self.numbers: Numbers = numbers
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
    for seed in range(first, first + number):
        chance = random.Random(seed)
        yield chance, Twins(any_setup(chance), chance.getrandbits(64))


def compare(first: int, number: int) -> None:
    for chance, twins in games(first, number):
        while twins.agree():
            twins.choose(likely(chance, twins.engine))


@pytest.mark.thorough
@pytest.mark.parametrize("part", range(8))
def test_two_thousand_games_go_the_same_way(part: int) -> None:
    compare(250 * part, 250)


@pytest.mark.slow
@pytest.mark.parametrize("part", range(100))
def test_a_hundred_thousand_games_go_the_same_way(part: int) -> None:
    compare(10_000 + 1_000 * part, 1_000)


def test_imagined_worlds_are_the_same() -> None:
    for chance, twins in games(5_000, 40):
        while (decision := twins.engine.decision) is not None:
            if chance.random() < 0.1:
                stream = Stream(chance.getrandbits(64))
                world = twins.core.imagine(decision.seat, stream._at)
                imagined = imagine(twins.engine.view(decision.seat), stream)
                assert world.state() == state_code(imagined._state, twins.numbers)
            twins.choose(likely(chance, twins.engine))


def test_a_copy_is_independent() -> None:
    twins = Twins(Setup(players=3), 7)
    before = twins.core.state()
    other = twins.core.copy()
    other.choose(0)
    assert twins.core.state() == before != other.state()


def test_what_is_not_offered_is_refused() -> None:
    twins = Twins(Setup(), 7)
    with pytest.raises(IndexError, match="There is no option 9; 2 are offered"):
        twins.core.choose(9)


@pytest.mark.parametrize("written", [b"", b"\x01\0\0\0" * 40, b"\0" * 200_000])
def test_other_numbers_are_refused(written: bytes) -> None:
    with pytest.raises(ValueError, match="The tables"):
        needed().Table(written)
