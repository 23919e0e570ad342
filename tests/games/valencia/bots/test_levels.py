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

RULES = rules_of(lambda: CATALOG)
NODES, CHOICES = 60, 150
BEFORE = {
    "squire": ("8fbf38cd2ea65f56", "fd866885d3115740"),
    "knight": ("fd19d4aca9b17acd", "994d7be99d601ba3"),
    "baron": ("b7fbc75ebd586932", "1e136f6ce8f71fc2"),
    "duchess": ("48cb29dc3f36a10d", "9a4d2057b1d85743"),
    "queen": ("cb5d7015cd5eb08c", "2d35aa06deb62870"),
}
"""The digests of games of two and of three, as they were before bots had leanings."""


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
