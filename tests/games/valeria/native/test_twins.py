"""The core in C plays as the engine does: the same seeds and choices lead to the same games."""

from __future__ import annotations

import pytest

from tests.counts import many
from tests.games.valeria.native.setups import Twins, games, likely
from tests.games.valeria.native.twins import state_code
from valeria_desktop.games.valeria.native import CORE
from valeria_desktop.games.valeria.rules.game import imagine
from valeria_desktop.games.valeria.rules.setup import Setup
from valeria_desktop.kernel.chance import Stream

pytestmark = pytest.mark.skipif(CORE is None, reason="the core in C was not built: make lab")


def compare(first: int, number: int) -> None:
    for chance, twins in games(first, number):
        while twins.agree():
            twins.choose(likely(chance, twins.engine))


@pytest.mark.thorough
@pytest.mark.parametrize("part", range(4))
def test_a_thousand_games_go_the_same_way(part: int) -> None:
    compare(250 * part, many(40, 40, whole=250))


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
