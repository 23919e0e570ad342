"""Whole games of every combination, played by players of all tempers."""

from __future__ import annotations

from itertools import product
from random import Random
from typing import TYPE_CHECKING

import pytest

from tests.counts import many
from tests.option_sets import (
    CATALOG,
    COMBINATIONS,
    OPTION_SETS,
    PRESETS,
    SOLO_COMBINATIONS,
    SOLO_OPTION_SETS,
    OptionSet,
)
from tests.properties.invariants import cards_of, check_copy, check_quickly, check_thoroughly
from tests.properties.players import Temper, pick
from tests.properties.secrets import check_views
from valeria_desktop.games.valeria.files.snapshot import digest
from valeria_desktop.games.valeria.game import RULES
from valeria_desktop.games.valeria.rules.game import new_game
from valeria_desktop.games.valeria.rules.model.prompts import Prompt
from valeria_desktop.kernel.record import Record

if TYPE_CHECKING:
    from tests.option_sets import Combination
    from valeria_desktop.games.valeria.rules.game import Game

GAMES = many(18, 18, whole=50)  # each temper plays each preset once at least
GAMES_AT_LENGTH = 2000
TEMPERS = tuple(Temper)
SOLO_GAMES = len(PRESETS) * len(TEMPERS)  # each temper plays each preset once
SOLO_GAMES_AT_LENGTH = 1000
MOST_DECISIONS = 3000  # 540 is the most that 860 games of all kinds took


def _play(option_set: OptionSet, number: int) -> Record:
    """Play a whole game, checking what is cheap all the time and everything at its end."""
    chance = Random(number)
    temper = TEMPERS[number // len(PRESETS) % len(TEMPERS)]
    record = Record(RULES, option_set.setup(chance), chance.getrandbits(64))
    game = new_game(record.setup, CATALOG, record.seed, collects_events=False)
    dealt = cards_of(game._state)
    while game.decision is not None:
        check_quickly(game)
        if game.decision.prompt is Prompt.ROLL:
            _check_turn(game)
        record.choose(game, pick(chance, game.decision, temper))
        assert len(record.choices) < MOST_DECISIONS
    check_thoroughly(game, dealt)
    check_views(game)
    check_copy(game)
    if number == 0:
        assert digest(record.replay()) == digest(game)
    return record


def _check_turn(game: Game) -> None:
    """Check that nothing is left over of the turn before: the agenda never grows (T1, T2)."""
    state = game._state
    assert tuple(reversed(state.agenda)) == game.table.turn[1:]
    assert state.active == (state.first + state.turn - 1) % len(state.players)


@pytest.mark.thorough
@pytest.mark.parametrize("combination", COMBINATIONS, ids=lambda combination: combination.name)
def test_games_of_a_combination_go_by_the_rules(combination: Combination) -> None:
    for number in range(GAMES):
        _play(OptionSet(combination, PRESETS[number % len(PRESETS)]), number)


@pytest.mark.clause("D2", "D6", "D7", "D8", "G3", "G7")
@pytest.mark.parametrize("combination", SOLO_COMBINATIONS, ids=lambda combination: combination.name)
def test_games_of_a_solo_combination_go_by_the_rules(combination: Combination) -> None:
    for number in range(SOLO_GAMES):
        _play(OptionSet(combination, PRESETS[number % len(PRESETS)]), number)


@pytest.mark.slow
@pytest.mark.parametrize("option_set", SOLO_OPTION_SETS, ids=lambda option_set: option_set.name)
def test_a_thousand_games_of_a_solo_option_set_go_by_the_rules(option_set: OptionSet) -> None:
    for number in range(SOLO_GAMES_AT_LENGTH):
        _play(option_set, number)


@pytest.mark.slow
@pytest.mark.parametrize("option_set", OPTION_SETS, ids=lambda option_set: option_set.name)
def test_two_thousand_games_of_an_option_set_go_by_the_rules(option_set: OptionSet) -> None:
    for number in range(GAMES_AT_LENGTH):
        _play(option_set, number)


def test_every_legal_combination_is_played() -> None:
    # 4 numbers of players; 2 x 2 variants in the first edition, 2 x 2 x 2 in the second
    assert len({combination.name for combination in COMBINATIONS}) == 4 * (4 + 8)
    assert len({option_set.name for option_set in OPTION_SETS}) == 4 * (4 + 8) * 6
    played = {
        (PRESETS[number % len(PRESETS)], TEMPERS[number // len(PRESETS) % len(TEMPERS)])
        for number in range(GAMES)
    }
    assert played == set(product(PRESETS, TEMPERS))


def test_every_legal_combination_for_one_player_is_played() -> None:
    # 3 levels x (2 sets of variants in the first edition + 4 in the second); 2 editions x 2 decks
    assert len({combination.name for combination in SOLO_COMBINATIONS}) == 3 * (2 + 4) + 2 * 2
    assert len({option_set.name for option_set in SOLO_OPTION_SETS}) == (3 * (2 + 4) + 2 * 2) * 6
    played = {(number % 6, number // 6 % 3) for number in range(SOLO_GAMES)}
    assert len(played) == 6 * 3
