"""Random games of every size end after five rounds, with and without modules: VA10."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

import pytest
from hypothesis import given, settings

from tests.games.valencia.catalogue import VERBS
from tests.games.valencia.invariants import SEEDS, SETUPS, check
from valeria_desktop.games.valencia.rules.events import PartBegan, Ranked
from valeria_desktop.games.valencia.rules.setup import MAX_PLAYERS, MIN_PLAYERS, Advanced, Setup

if TYPE_CHECKING:
    from valeria_desktop.kernel.events import Event

MOST_CHOICES = 600
EVERY = range(MIN_PLAYERS, MAX_PLAYERS + 1)


def play(setup: Setup, seed: int) -> list[Event]:
    """Play a game at random, checking some of its decisions."""
    game, chance = VERBS.deal(setup, seed), Random(seed)
    events = [*game.opening.events]
    for number in range(MOST_CHOICES):
        if game.decision is None:
            break
        if number % 10 == 0:
            check(game)
        events += game.choose(chance.choice(game.decision.options)).events
    check(game)
    assert game.is_over
    assert (game.round, game.ending) == (5, ("rounds",))
    assert game.result().winners
    return events


@pytest.mark.clause("VA10", "VA15", "VA35", "VA17")
@pytest.mark.parametrize("advanced", [frozenset(), frozenset(Advanced)], ids=["plain", "advanced"])
@pytest.mark.parametrize("players", EVERY)
def test_a_game_ends_after_five_rounds(players: int, advanced: frozenset[Advanced]) -> None:
    """Of eleven parts each; of a ranking everyone is in it once."""
    for seed in range(3):
        events = play(Setup(players=players, city="random", advanced=advanced), seed)
        assert sum(isinstance(event, PartBegan) for event in events) == 55
        for event in events:
            if isinstance(event, Ranked):
                assert len(set(event.seats)) == len(event.seats)
                assert list(event.sums) == sorted(event.sums, reverse=True)


@pytest.mark.slow
@pytest.mark.clause("VA10", "VA45")
@given(SETUPS, SEEDS)
@settings(deadline=None, max_examples=25, derandomize=True)
def test_any_setup_can_be_played(setup: Setup, seed: int) -> None:
    play(setup, seed)
