"""Random games of every size end, stay by the rules and never do too much at once."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import TYPE_CHECKING

import pytest
from hypothesis import given, settings

from tests.games.viscounts.catalogue import CATALOG
from tests.games.viscounts.invariants import MOST_STEPS, SEEDS, SETUPS, check
from valeria_desktop.games.viscounts.rules.deal import deal, lay_out
from valeria_desktop.games.viscounts.rules.game import new_game
from valeria_desktop.games.viscounts.rules.model.prompts import Prompt
from valeria_desktop.games.viscounts.rules.setup import Setup
from valeria_desktop.kernel.events import TurnBegan

if TYPE_CHECKING:
    from valeria_desktop.kernel.events import Event

MOST_CHOICES = 4_000
SIZES = pytest.mark.parametrize("players", [2, 3, 4])


def play(setup: Setup, seed: int, every: int = 7) -> list[Event]:
    """Play a game at random, checking some of its decisions."""
    game, chance = new_game(setup, CATALOG, seed), Random(seed)
    events = [*game.opening.events]
    for number in range(MOST_CHOICES):
        if game.decision is None:
            break
        if number % every == 0:
            check(game)
        events += game.choose(chance.choice(game.decision.options)).events
    check(game)
    assert game.is_over
    assert game.ending
    assert game.result().winners
    return events


@pytest.mark.clause("WK10", "WK110", "WK17", "WK22")
@SIZES
def test_a_game_ends_after_a_full_last_round(players: int) -> None:
    for seed in range(4):
        events = play(Setup(players=players), seed)
        turns = [event for event in events if isinstance(event, TurnBegan)]
        assert len(turns) == players * turns[-1].round
        start = turns[0].seat
        assert [each.seat for each in turns] == [
            (start + number) % players for number in range(len(turns))
        ]


@SIZES
def test_no_choice_leads_to_endless_steps(players: int) -> None:
    """The steps of each choice are counted, as no cycle of effects may feed itself."""
    longest = 0
    for seed in range(6):
        state, chance = deal(lay_out(Setup(players=players), CATALOG, seed), seed), Random(seed)
        for _ in range(MOST_CHOICES):
            steps, decision = 0, None
            while state.agenda and decision is None:
                decision = state.agenda.pop().run(state)
                steps += 1
            longest = max(longest, steps)
            if decision is None:
                break
            state.agenda.pop()
            decision.question.answer(state, chance.choice(decision.options))
        assert state.ending
    assert 10 < longest < MOST_STEPS


@pytest.mark.thorough
def test_every_kind_of_question_is_asked_in_some_game() -> None:
    asked: Counter[str] = Counter()
    for seed in range(30):
        game, chance = (
            new_game(Setup(players=3), CATALOG, seed, collects_events=False),
            Random(seed),
        )
        while (decision := game.decision) is not None:
            asked[decision.prompt] += 1
            game.choose(chance.choice(decision.options))
    assert set(asked) == set(Prompt)


@pytest.mark.slow
@given(SETUPS, SEEDS)
@settings(deadline=None, max_examples=40, derandomize=True)
def test_any_setup_can_be_played(setup: Setup, seed: int) -> None:
    play(setup, seed, every=3)
