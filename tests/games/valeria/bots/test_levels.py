"""The common bots at this game's table."""

from __future__ import annotations

from random import Random

import pytest

from tests.counts import spread
from tests.properties.worlds import other_world
from tests.scenario import CATALOG, Scenario
from valeria_desktop.bots.registry import levels_of, make_bot
from valeria_desktop.games.valeria.game import RULES
from valeria_desktop.games.valeria.rules.game import Game, new_game
from valeria_desktop.games.valeria.rules.model.options import GainResource
from valeria_desktop.games.valeria.rules.model.prompts import Prompt
from valeria_desktop.games.valeria.rules.setup import Setup, Solo, Variant

LEVELS = levels_of(RULES)
SETUPS = {
    **{f"{players} players": Setup(players=players) for players in (2, 3, 4, 5)},
    "all": Setup(players=3, variants=frozenset({Variant.MIXED, Variant.EVENTS}), preset="random"),
    "dark lord": Setup(players=1, solo=Solo.DARK_LORD),
    "siege": Setup(players=1, solo=Solo.SIEGE),
}


def play(game: Game, names: list[str], seed: int, nodes: int | None) -> Game:
    bots = [make_bot(RULES, name, seed * 9 + seat, nodes) for seat, name in enumerate(names)]
    while (decision := game.decision) is not None:
        seat = decision.seat
        game.choose(bots[seat].choose(game.view(seat), decision))
    return game


@pytest.mark.slow
@pytest.mark.parametrize("name", spread(SETUPS, 4))
def test_every_level_plays_whole_games(name: str) -> None:
    setup = SETUPS[name]
    for number in range(0, len(LEVELS), setup.players):
        names = [LEVELS[(number + seat) % len(LEVELS)] for seat in range(setup.players)]
        assert play(new_game(setup, CATALOG, number), names, 1, nodes=20).is_over


@pytest.mark.slow
@pytest.mark.parametrize("level", ["baron", "duchess", "duchess+hoarder"])
def test_who_has_won_for_certain_ends_a_game_that_another_never_would(level: str) -> None:
    """The other one only gains resources; else the chance would be 1.0 of anything, for good."""
    game = new_game(Setup(players=2), CATALOG, 4)
    bot = make_bot(RULES, level, 5, 100)
    while (decision := game.decision) is not None:
        gains = [option for option in decision.options if isinstance(option, GainResource)]
        if decision.seat == 0 and (gains or decision.prompt is not Prompt.ACT):
            game.choose(gains[0] if gains else decision.options[0])
        else:
            game.choose(bot.choose(game.view(decision.seat), decision))
        assert game.round < 60
    assert game.result().share_of(1) == 1


@pytest.mark.clause("T16")
def test_it_pays_with_the_first_option_without_looking() -> None:
    """Of payments the first keeps most Magic for later."""
    table = Scenario().holds(0, gold=2, magic=5).acts(0)
    table.chooses("recruit citizen-2")
    for level in LEVELS:
        bot = make_bot(RULES, level, 1, 0)
        assert bot.choose(table.game.view(0), table.decision).id == "pay 2-gold"


@pytest.mark.slow
def test_the_turn_search_finds_what_only_both_actions_together_can_do() -> None:
    """With 7 Gold, gaining the eighth first, a domain of 8 can be built in the same turn."""
    table = Scenario().holds(0, gold=1).owns(0, "hrothgar-the-conqueror")
    for number in range(1, 11):
        table.stack(f"citizen-{number}", "exhausted")
    table.stack("monster-1", "goblin").acts(0)
    choices = {
        level: make_bot(RULES, level, 1, 4000).choose(table.game.view(0), table.decision).id
        for level in ("duchess", "queen")
    }
    assert choices == dict.fromkeys(choices, "gain strength")


@pytest.mark.thorough
@pytest.mark.clause("S12")
def test_other_hidden_cards_from_the_truth_change_no_answer() -> None:
    chance = Random(3)
    setup = Setup(players=3, variants=frozenset({Variant.MIXED, Variant.EVENTS}))
    game = new_game(setup, CATALOG, 8)
    for number in range(60):
        decision = game.decision
        assert decision is not None
        if number % 13 == 0:
            twin = other_world(game, decision.seat, chance)
            for level in LEVELS:
                answers = set()
                for each in (game, twin):
                    assert each.decision is not None
                    bot = make_bot(RULES, level, 5, 100)
                    answers.add(bot.choose(each.view(decision.seat), each.decision).id)
                assert len(answers) == 1
        game.choose(chance.choice(decision.options))


@pytest.mark.thorough
def test_the_baron_beats_the_squire() -> None:
    share = 0.0
    for seed in range(20):
        seat = seed % 2
        names = ["baron" if each == seat else "squire" for each in range(2)]
        share += play(new_game(Setup(), CATALOG, seed), names, seed, None).result().share_of(seat)
    assert share >= 13
