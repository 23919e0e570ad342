"""A long game costs no more per decision than a short one: nothing in the state grows."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

import pytest

from tests.option_sets import CATALOG, LONGEST_SIEGE, SOLO_COMBINATIONS, OptionSet
from tests.properties.invariants import MOST_STEPS
from tests.properties.players import Temper, pick
from valeria_desktop.games.valeria.files.snapshot import dump
from valeria_desktop.games.valeria.rules.game import Game, new_game
from valeria_desktop.games.valeria.rules.model.cards import Foe
from valeria_desktop.games.valeria.rules.model.event_cards import MonsterEvent
from valeria_desktop.games.valeria.rules.model.options import GAINS
from valeria_desktop.games.valeria.rules.model.prompts import Prompt
from valeria_desktop.games.valeria.rules.setup import CUSTOM, Setup, Solo, Variant

if TYPE_CHECKING:
    from tests.option_sets import Combination

TURNS = 600
MOST_DECISIONS_ALONE = 300  # 160 is the most that 1,188 games for one player took


def _until_an_event_lies_there(chance: Random) -> Game:
    setup = Setup(players=3, variants=frozenset({Variant.EVENTS}), events=("bat-swarm", "mimic"))
    for seed in range(100):
        game = new_game(setup, CATALOG, seed)
        while game.decision is not None:
            events = [stack[-1] for stack in game._state.stacks if stack]
            if any(isinstance(card, MonsterEvent) and card.id == "bat-swarm" for card in events):
                return game
            game.choose(pick(chance, game.decision, Temper.STUBBORN))
    raise AssertionError("no such game")


def _idle(game: Game, turns: int) -> None:
    """Take resources only, and let the Monster Events act (V5)."""
    last = game.turn + turns
    while game.turn < last:
        assert game.decision is not None
        if game.decision.prompt is Prompt.ACT:
            game.choose(GAINS[0])
        else:
            game.choose(game.decision.options[0])


@pytest.mark.clause("V5", "V6")
def test_a_game_without_end_does_not_grow() -> None:
    """Tokens are put on the monsters again and again, and none is ever slain."""
    game = _until_an_event_lies_there(Random(1))
    _idle(game, TURNS)
    state = game._state
    assert not game.is_over
    assert state.tokens
    assert len(state.agenda) <= MOST_STEPS
    foes = sum(isinstance(card, Foe) for stack in state.stacks for card in stack)
    assert len(state.tokens) <= foes
    before = len(str(dump(game)))
    _idle(game, TURNS)
    assert len(str(dump(game))) <= before + 100  # a few more digits


@pytest.mark.clause("D6", "G3")
@pytest.mark.parametrize("combination", SOLO_COMBINATIONS, ids=lambda each: each.name)
def test_a_game_for_one_player_is_short_whatever_is_chosen(combination: Combination) -> None:
    """Attacks empty the stacks, and the deck is used up, so nobody can play for ever."""
    for seed, temper in enumerate(Temper):
        chance = Random(seed)
        game = new_game(OptionSet(combination, "random").setup(chance), CATALOG, seed)
        first, largest = len(str(dump(game))), 0
        for _ in range(MOST_DECISIONS_ALONE):
            if game.decision is None:
                break
            game.choose(pick(chance, game.decision, temper))
            largest = max(largest, len(str(dump(game))))
        assert game.is_over
        assert largest <= first + 2000  # 850 is the most that 66 games took: steps and field names


@pytest.mark.clause("G1")
def test_the_longest_siege_can_be_dealt_whichever_domains_are_left_out() -> None:
    combination = next(each for each in SOLO_COMBINATIONS if each.is_longer)
    shortest = min(
        len(CATALOG.domains) - len(OptionSet(combination, CUSTOM).setup(Random(n)).without)
        for n in range(100)
    )
    assert shortest == 15
    copies = sum(group[0].copies for group in CATALOG.numbers.values())
    assert LONGEST_SIEGE <= 25 + copies + shortest < LONGEST_SIEGE + 3
    assert {each.solo for each in SOLO_COMBINATIONS if each.is_longer} == {Solo.SIEGE}
