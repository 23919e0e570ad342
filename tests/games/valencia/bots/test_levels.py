"""The levels without a character choose as they did before there were characters."""

from __future__ import annotations

from hashlib import sha256
from itertools import product

import pytest

from tests.counts import spread
from tests.games.valencia.catalogue import CATALOG
from valeria_desktop.bots.registry import LEVELS, make_bot
from valeria_desktop.games.valencia.game import rules_of
from valeria_desktop.games.valencia.rules.setup import Setup

pytestmark = pytest.mark.thorough

RULES = rules_of(lambda: CATALOG)
NODES, CHOICES = 60, 150
BEFORE = {
    "squire": ("bcad5c494ebc0307", "3d4dd223a0fe0365"),
    "knight": ("9d302e8705b384c4", "9b006588b9978ada"),
    "baron": ("9e2540c790bf3b6d", "c0e03bd805f4a466"),
    "duchess": ("d73c905f741e70ec", "137d991d96bffc8a"),
    "queen": ("aa25431d331b1864", "aee8ce68f38076ec"),
}
"""The digests of games of two and of three, since the numbers of the levels were tuned in games."""


def played_by(bot: str, players: int) -> str:
    """Return a digest of the ids that bots choose, from the first choice on."""
    game = RULES.deal(Setup(players=players), 11)
    bots = [make_bot(RULES, bot, seat, NODES) for seat in range(players)]
    chosen: list[str] = []
    while game.decision is not None and len(chosen) < CHOICES:
        decision = game.decision
        option = bots[decision.seat].choose(game.view(decision.seat), decision)
        chosen.append(option.id)
        game.choose(option)
    return sha256("\n".join(chosen).encode()).hexdigest()[:16]


@pytest.mark.parametrize(("level", "players"), spread(product(LEVELS, [2, 3]), 4))
def test_a_level_without_a_character_plays_as_before(level: str, players: int) -> None:
    assert played_by(level, players) == BEFORE[level][players - 2]


def test_someone_without_a_preference_plays_as_the_level_does() -> None:
    assert played_by("knight+annis", 3) == BEFORE["knight"][1]


def test_someone_with_a_preference_plays_in_another_way() -> None:
    assert played_by("duchess+sorrel", 2) != BEFORE["duchess"][0]
