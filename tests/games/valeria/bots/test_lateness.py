"""How much of a game is over: from 0 to 1, half of it about when half of the turns are over."""

from __future__ import annotations

from statistics import fmean

import pytest

from valeria_desktop.bots.registry import make_bot
from valeria_desktop.games.valeria.bots.lateness import progress
from valeria_desktop.games.valeria.game import RULES
from valeria_desktop.games.valeria.rules.setup import Setup, Solo

SETUPS = [*(Setup(players=players) for players in (2, 4)), *(Setup(1, solo=solo) for solo in Solo)]


def course_of_a_game(setup: Setup, seed: int) -> list[float]:
    """Return how much was over at the beginning of each turn."""
    game, found, turn = RULES.deal(setup, seed), list[float](), -1
    bot = make_bot(RULES, "greedy", 1)
    while (decision := game.decision) is not None:
        if game.turn != turn:
            turn = game.turn
            found.append(progress(game.view(0)))
        game.choose(bot.choose(game.view(decision.seat), decision))
    return found


@pytest.mark.clause("T31", "G3")
@pytest.mark.parametrize("setup", SETUPS, ids=lambda setup: setup.solo or str(setup.players))
def test_a_game_goes_from_nothing_to_nearly_all(setup: Setup) -> None:
    games = [course_of_a_game(setup, seed) for seed in range(3)]
    assert all(0 <= each <= 1 for game in games for each in game)
    assert all(game[0] < 0.1 for game in games)
    assert fmean(game[len(game) // 2] for game in games) == pytest.approx(0.5, abs=0.25)
    assert fmean(game[-1] for game in games) > 0.65
