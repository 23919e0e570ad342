"""What the events of whole games for one player tell, against the rules read from the dice."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

import pytest

from tests.option_sets import CATALOG, SOLO_COMBINATIONS, Combination, OptionSet
from tests.properties.players import Temper, pick
from valeria_desktop.games.valeria.rules.events import Attacked, Captured, Dealt, NewDice
from valeria_desktop.games.valeria.rules.game import Game, new_game
from valeria_desktop.games.valeria.rules.rows import COLUMNS
from valeria_desktop.games.valeria.rules.setup import Level, Solo
from valeria_desktop.games.valeria.solo.siege_rows import PILES
from valeria_desktop.kernel.events import TurnBegan

if TYPE_CHECKING:
    from valeria_desktop.kernel.events import Event

GAMES = 6
LORDS = [each for each in SOLO_COMBINATIONS if each.solo is Solo.DARK_LORD]
SIEGES = [each for each in SOLO_COMBINATIONS if each.solo is Solo.SIEGE]


def _turns(combination: Combination, seed: int) -> tuple[Game, list[list[Event]]]:
    """Play a game; gives back the events of each turn."""
    chance = Random(seed)
    game = new_game(OptionSet(combination, "random").setup(chance), CATALOG, seed)
    events: list[Event] = list(game.opening.events)
    while game.decision is not None:
        events += game.choose(pick(chance, game.decision, Temper.EAGER)).events
    turns: list[list[Event]] = []
    for event in events:
        if isinstance(event, TurnBegan):
            turns.append([])
        if turns:
            turns[-1].append(event)
    return game, turns


def _dice(turn: list[Event]) -> tuple[int, int]:
    return [event.dice for event in turn if isinstance(event, NewDice)][-1]


@pytest.mark.clause("D4", "D8")
@pytest.mark.parametrize("combination", LORDS, ids=lambda each: each.name)
def test_the_columns_attacked_are_those_of_the_dice(combination: Combination) -> None:
    """Each die once, on the harder levels the sum too; a 6 stands for any column."""
    for seed in range(GAMES):
        game, turns = _turns(combination, seed)
        for turn in turns:
            first, second = _dice(turn)
            values = [first, second]
            if combination.level is not Level.STANDARD and first + second <= 6:
                values.append(first + second)
            attacks = [event.place + 1 for event in turn if isinstance(event, Attacked)]
            assert len(attacks) <= len(values)
            for column in attacks:
                values.remove(column if column in values else 6)
            if combination.level is Level.HARDEST and turn is not turns[-1]:
                assert values in ([], [6], [6, 6])  # for a 6 there may be no stack left to choose
        assert game.is_over


@pytest.mark.clause("D5", "D6")
@pytest.mark.parametrize("combination", LORDS, ids=lambda each: each.name)
def test_every_attack_but_a_lost_one_captures_a_card_of_its_column(
    combination: Combination,
) -> None:
    for seed in range(GAMES):
        game, turns = _turns(combination, seed)
        story = [e for turn in turns for e in turn if isinstance(e, Attacked | Captured)]
        if game.ending == ("overrun",):
            assert isinstance(story.pop(), Attacked)
        assert len(story) % 2 == 0
        for attack, capture in zip(story[::2], story[1::2], strict=True):
            assert isinstance(attack, Attacked)
            assert isinstance(capture, Captured)
            assert attack.place == capture.place % COLUMNS


@pytest.mark.clause("G3", "G4")
@pytest.mark.parametrize("combination", SIEGES, ids=lambda each: each.name)
def test_each_turn_of_the_siege_deals_three_cards_and_loses_one(combination: Combination) -> None:
    """One card on each pile, and the Dark Lord takes one of the top cards."""
    for seed in range(GAMES):
        game, turns = _turns(combination, seed)
        assert len(turns) == game.table.setup.deck // 3
        for turn in turns:
            dealt = [event.place for event in turn if isinstance(event, Dealt)]
            assert dealt == list(PILES)
            assert sum(isinstance(event, Captured) for event in turn) == 1
