"""Each level beats the one below it: played by the core, so it comes out the same each time."""

from __future__ import annotations

from itertools import pairwise

import pytest

from valeria_desktop.bots.registry import LEVELS
from valeria_desktop.games.valeria.game import RULES
from valeria_desktop.games.valeria.lab.core import CORE_IN_C
from valeria_desktop.games.valeria.native import CORE
from valeria_desktop.games.valeria.rules.setup import Setup
from valeria_desktop.lab.play import Experiment

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(CORE is None, reason="the core in C was not built: make lab"),
]


@pytest.mark.parametrize(("weaker", "stronger"), [*pairwise(LEVELS)])
@pytest.mark.parametrize(("players", "games"), [(2, 400), (4, 160)])
def test_each_level_beats_the_one_below(
    weaker: str, stronger: str, players: int, games: int
) -> None:
    experiment = Experiment(RULES, Setup(players=players), (weaker, stronger), 5)
    assert CORE_IN_C.refusal(experiment) is None
    won = 0.0
    for game in CORE_IN_C.play(experiment, range(games)):
        strong = sum(game["bots"][seat] == stronger for seat in game["winners"])
        won += strong / len(game["winners"])
    assert won > 0.52 * games
