"""Games with the program's sets, drawn at random: by the rules, secrets kept, and saved."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

import pytest
from hypothesis.stateful import initialize

from tests.games.valeria.sets.random_setups import any_shipped, shipped_setups
from tests.games.valeria.sets.shipped import scenario_with
from tests.games.valeria.sets.table_with_sets import (
    AHEAD,
    EXAMPLES,
    GAMES,
    SEEDS,
    TableWithSets,
    check,
    check_other_worlds,
    check_record,
)
from tests.properties.invariants import check_quotes
from tests.properties.ledger import check_ledger
from tests.properties.players import Temper, pick
from tests.properties.promises import check_promise
from tests.state_machine import stays_one_game, stays_one_game_at_length
from valeria_desktop.games.valeria.game import RULES
from valeria_desktop.games.valeria.rules.setup import CUSTOM, RANDOM, Setup, Solo, Variant
from valeria_desktop.games.valeria.sets import SETS

if TYPE_CHECKING:
    from valeria_desktop.games.valeria.rules.game import Game


class TableOfDrawnSets(TableWithSets):
    """A game with sets that are drawn."""

    rules_of_game = RULES
    never_sure = (
        "engage agent-1",
        "recruit aside",
        "sail noble-1",
        "use thunder-axe",
        "slay monster-5",
        "fly",
    )

    @initialize(setup=shipped_setups(), seed=SEEDS, ahead=AHEAD)
    def deal(self, setup: Setup, seed: int, ahead: int) -> None:
        """Deal a game and play it on a bit."""
        self.deal_and_count(setup, seed, ahead)


@pytest.mark.thorough
def test_a_table_with_drawn_sets_stays_one_game() -> None:
    stays_one_game(TableOfDrawnSets, EXAMPLES)


@pytest.mark.slow
def test_a_table_with_drawn_sets_stays_one_game_at_length() -> None:
    stays_one_game_at_length(TableOfDrawnSets)


def drawn(number: int) -> Setup:
    """Draw the set-up of a number, one in five for one player."""
    return any_shipped(Random(number), alone=number % 5 == 0)


@pytest.mark.clause("AG2", "RE1", "FF3", "S12")
@pytest.mark.parametrize("number", range(GAMES))
def test_worlds_that_differ_in_secrets_look_the_same(number: int) -> None:
    """In a whole game, from one of the seats."""
    check_other_worlds(RULES, drawn(number), number)


@pytest.mark.parametrize("number", range(GAMES))
def test_events_tell_what_changed_and_options_do_what_they_say(number: int) -> None:
    """In a whole game; what all can be had for is quoted now and then."""
    game: Game = RULES.deal(drawn(100 + number), number)
    chance, temper, made = Random(number), [*Temper][number % len(Temper)], 0
    while (decision := game.decision) is not None:
        before, option = game.snapshot(), pick(chance, decision, temper)
        events = game.choose(option).events
        check_ledger(before, events, game._state)
        check_promise(game, decision, option, events)
        made += 1
        if made % 20 == 0:
            check_quotes(game)
    check(game)


@pytest.mark.parametrize("number", range(GAMES))
def test_a_record_of_a_game_drawn_at_random_is_saved_and_played_again(number: int) -> None:
    check_record(RULES, drawn(200 + number), number)


def test_every_sort_of_set_up_is_drawn() -> None:
    setups = [drawn(number) for number in range(100)]
    assert {setup.players for setup in setups} == {1, 2, 3, 4, 5}
    assert {setup.solo for setup in setups} == {None, Solo.DARK_LORD}
    assert {setup.preset for setup in setups} == {RANDOM, CUSTOM}
    assert frozenset.union(*(setup.variants for setup in setups)) == frozenset(Variant)
    assert {setup.is_shuffled for setup in setups if setup.has_event_cards} == {False, True}
    assert frozenset.union(*(setup.sets for setup in setups)) == frozenset(SETS)
    assert max(len(setup.sets) for setup in setups) == len(SETS) - 1
    assert min(len(setup.sets) for setup in setups) == 1


@pytest.mark.clause("X2")
def test_cards_of_one_name_are_told_apart_by_their_boxes() -> None:
    """Each of these Peasants does something else; the base game's needs no more words."""
    sets = ("peasants-and-knights", "shadowvale", "crimson-seas")
    made = scenario_with(*sets, "agents").stack("agent-1", "assassin")
    made.owns(1, "peasant-two-roles", "peasant-shadowvale", "peasant-crimson-seas")
    made.holds(0, gold=9).acts(0).chooses("engage agent-1")
    words = made.words
    assert len(set(words)) == len(words)
    for box in ("Peasants & Knights", "Shadowvale", "Crimson Seas"):
        assert f"Turn Peasant of player 2 face down (Assassin), from {box}" in words


@pytest.mark.clause("X2")
def test_powers_of_cards_of_one_name_are_told_apart_in_a_harvest() -> None:
    made = scenario_with("peasants-and-knights", "shadowvale")
    made.owns(0, "peasant-two-roles", "peasant-shadowvale").rolls(0, 5, 6)
    words = made.words
    assert len(set(words)) == len(words)
    assert any(each.endswith("(Peasant), from Shadowvale") for each in words)
