"""Games with the carnival, drawn at random: they stay by the rules and tell no secret."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

import pytest
from hypothesis.stateful import initialize

from tests.games.valeria.sets.boxes import RULES, with_carnival
from tests.games.valeria.sets.random_setups import any_setup, any_setup_alone, carnival_setups
from tests.games.valeria.sets.table_with_sets import (
    AHEAD,
    EXAMPLES,
    GAMES,
    SEEDS,
    TableWithSets,
    check_other_worlds,
    check_record,
)
from tests.properties.ledger import check_ledger
from tests.properties.players import Temper, pick
from tests.state_machine import stays_one_game, stays_one_game_at_length
from valeria_desktop.games.valeria.rules.events import (
    Banished,
    Built,
    Dealt,
    Filled,
    MonsterClaimed,
    Rolled,
    TurnedDown,
)
from valeria_desktop.games.valeria.rules.setup import Setup, Solo, Variant

if TYPE_CHECKING:
    from valeria_desktop.games.valeria.rules.game import Game
    from valeria_desktop.kernel.events import Event

MOST_GAMES = 20
NIGHTS = frozenset({Variant.EVENT_CARDS})


class TableAtCarnival(TableWithSets):
    """A game with the carnival."""

    rules_of_game = RULES
    never_sure = (
        "charm stall-1",
        "ride for 9",
        "throw for 2-gold-1-ticket",
        "build stall-2",
        "fly",
    )

    @initialize(setup=carnival_setups(), seed=SEEDS, ahead=AHEAD)
    def deal(self, setup: Setup, seed: int, ahead: int) -> None:
        """Deal a game and play it on a bit."""
        self.deal_and_count(setup, seed, ahead)


@pytest.mark.thorough
def test_a_table_at_the_carnival_stays_one_game() -> None:
    stays_one_game(TableAtCarnival, EXAMPLES)


@pytest.mark.slow
def test_a_table_at_the_carnival_stays_one_game_at_length() -> None:
    stays_one_game_at_length(TableAtCarnival)


def drawn(number: int) -> Setup:
    """Draw the set-up of a number, one in four for one player."""
    chance = Random(number)
    return any_setup_alone(chance) if number % 4 == 0 else any_setup(chance)


@pytest.mark.parametrize("number", range(GAMES))
def test_worlds_that_differ_in_secrets_look_the_same(number: int) -> None:
    """In a whole game, from one of the seats."""
    check_other_worlds(RULES, drawn(number), number)


ALL = frozenset({Rolled, Filled, Dealt, Built, Banished, TurnedDown, MonsterClaimed})
"""Events of the story, each of which some game with these cards must tell."""
EVENTS = ("masked-ball", "vanishing-act", "tombola", "fireworks", "long-summer")


def test_events_tell_what_changed_and_all_that_a_set_brings_happens() -> None:
    """In as many games as it takes, each choice by its events."""
    happened: set[type[Event]] = set()
    for number in range(MOST_GAMES):
        setup = with_carnival(Setup(5, variants=NIGHTS, event_cards=EVENTS))
        game: Game = RULES.deal(setup, number)
        chance = Random(number)
        while game.decision is not None and not happened >= ALL:
            before = game.snapshot()
            events = game.choose(pick(chance, game.decision, Temper.STUBBORN)).events
            check_ledger(before, events, game._state)
            happened.update(type(event) for event in events)
    assert happened >= ALL


@pytest.mark.parametrize("number", range(GAMES))
def test_a_record_of_a_game_drawn_at_random_is_saved_and_played_again(number: int) -> None:
    check_record(RULES, drawn(number), number)


def test_every_sort_of_set_up_is_drawn() -> None:
    setups = [drawn(number) for number in range(200)]
    assert {setup.players for setup in setups} == {1, 2, 3, 4, 5}
    assert {setup.solo for setup in setups} == {None, Solo.DARK_LORD}
    assert {(setup.has_event_cards, setup.is_shuffled) for setup in setups} == {
        (False, False),
        (True, False),
        (True, True),
    }
    assert any(setup.has_events and setup.is_shuffled for setup in setups)
