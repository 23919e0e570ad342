"""The greedy bot looks one step ahead, uses its Duke, and knows no more than its view."""

from __future__ import annotations

import pytest

from tests.scenario import CATALOG, Scenario
from valeria_desktop.bots.registry import RandomBot, make_bot
from valeria_desktop.games.valeria.bots.greedy import GreedyBot
from valeria_desktop.games.valeria.game import RULES
from valeria_desktop.games.valeria.rules.game import Game, imagine, new_game
from valeria_desktop.games.valeria.rules.model.prompts import Prompt
from valeria_desktop.games.valeria.rules.setup import Setup
from valeria_desktop.kernel.chance import Stream

GAMES = 12


def late_choice(duke: str) -> str:
    """Return the bot's choice late in a game with 2 Gold, a Rogue and a Champion on offer."""
    table = Scenario().holds(0, gold=2).owns(0, duke)
    for number in range(1, 11):
        table.stack(f"citizen-{number}", "exhausted")
    table.stack("citizen-7", "rogue").stack("citizen-8", "champion")
    table.acts(0)
    decision = table.decision
    return GreedyBot(1).choose(table.game.view(0), decision).id


@pytest.mark.clause("F2")
def test_it_recruits_for_its_duke() -> None:
    """Waryn gives 2 for a Shadow icon, Isabella 1 for a Soldier and nothing for a Shadow."""
    assert late_choice("waryn-lord-of-rogues") == "recruit citizen-7"
    assert late_choice("isabella-the-righteous") == "recruit citizen-8"


@pytest.mark.clause("F2")
def test_it_slays_when_the_duke_counts_monsters() -> None:
    """Hrothgar gives 2 for each monster."""
    table = Scenario().holds(0, strength=3).owns(0, "hrothgar-the-conqueror").acts(0)
    assert GreedyBot(1).choose(table.game.view(0), table.decision).id.startswith("slay")


@pytest.mark.clause("S9")
def test_it_keeps_the_duke_that_promises_more() -> None:
    """A Duke that scores what this table has beats one that scores what it lacks."""
    for seed in range(10):
        game = new_game(Setup(), CATALOG, seed)
        decision = game.decision
        assert decision is not None
        assert decision.prompt is Prompt.DUKE
        first = GreedyBot(1).choose(game.view(decision.seat), decision)
        again = GreedyBot(2).choose(game.view(decision.seat), decision)
        assert first is again


@pytest.mark.clause("T16")
def test_it_pays_with_as_little_magic_as_possible() -> None:
    """Magic keeps best."""
    table = Scenario().holds(0, gold=2, magic=5).acts(0)
    table.chooses("recruit citizen-2")
    assert GreedyBot(1).choose(table.game.view(0), table.decision).id == "pay 2-gold"


@pytest.mark.clause("S12")
def test_it_answers_alike_in_worlds_that_look_alike() -> None:
    """Only the view counts, so other hidden cards and other dice to come change nothing."""
    for seed in range(4):
        game = new_game(Setup(players=3), CATALOG, seed)
        bot = RandomBot(seed)
        for _ in range(40):
            decision = game.decision
            assert decision is not None
            other = imagine(game.view(decision.seat), Stream(seed + 77))
            assert answer(game) == answer(other)
            game.choose(bot.choose(game.view(decision.seat), decision))


def answer(game: Game) -> str:
    decision = game.decision
    assert decision is not None
    return GreedyBot(5).choose(game.view(decision.seat), decision).id


@pytest.mark.thorough
def test_it_beats_the_random_bot() -> None:
    wins = 0
    for seed in range(GAMES):
        mine = seed % 2
        bots = [make_bot(RULES, "greedy" if seat == mine else "random", seed) for seat in range(2)]
        game = new_game(Setup(), CATALOG, seed)
        while (decision := game.decision) is not None:
            game.choose(bots[decision.seat].choose(game.view(decision.seat), decision))
        wins += game.result().winners == (mine,)
    assert wins >= GAMES - 1
