"""Games played again with other dice, or other cards that nobody has seen."""

from __future__ import annotations

from itertools import product

import pytest

from tests.games.valeria.coach.records import any_games, whole_game
from valeria_desktop.games.valeria.files.snapshot import dump
from valeria_desktop.games.valeria.rules.alternatives import with_dice, with_other_cards
from valeria_desktop.games.valeria.rules.model.prompts import Prompt
from valeria_desktop.games.valeria.rules.setup import Setup
from valeria_desktop.kernel.chance import Stream


def test_any_dice_can_be_made_to_fall() -> None:
    record = whole_game(1, Setup(players=2), 30)
    game = record.replay()
    while game.decision.prompt is not Prompt.ROLL:
        game.choose(game.decision.options[0])
    before = dump(game)
    for dice in product(range(1, 7), range(1, 7)):
        scripted = with_dice(game, dice, Stream(3))
        scripted.choose("roll")
        assert scripted.view(0).dice == dice
    assert dump(game) == before


def test_nothing_but_the_dice_to_come_is_another() -> None:
    record = whole_game(1, Setup(players=2), 30)
    game = record.replay()
    scripted = with_dice(game, (2, 5), Stream(3))
    here, there = (dump(each) for each in (game, scripted))
    assert {name for name in here if here[name] != there[name]} == {"seed"}
    assert all(scripted.view(seat) == game.view(seat) for seat in game.seats)


@pytest.mark.thorough
def test_other_cards_look_the_same_to_everybody_at_the_table() -> None:
    """What players have is theirs, and what lies open lies open."""
    for record in any_games(40, 25):
        game = record.up_to(len(record.choices) // 3).replay()
        if game.decision is None or game.decision.seat != game.active:
            continue
        for chance in range(3):
            other = with_other_cards(game, Stream(chance))
            for seat in game.seats:
                assert other.view(seat) == game.view(seat)


def test_the_hidden_cards_are_others_and_the_same_chance_deals_the_same() -> None:
    game = whole_game(1, Setup(players=2), 12).replay()
    stacks = [dump(with_other_cards(game, Stream(n)))["stacks"] for n in (1, 1, 2)]
    assert stacks[0] == stacks[1] != stacks[2]
    assert stacks[0] != dump(game)["stacks"]
