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
    "squire": ("0b0bca14d471c14b", "58be16575ec9c335"),
    "knight": ("0f6918d33a30b3d3", "838cb10cec8a5c37"),
    "baron": ("0ef1805a71227687", "7b073978247db967"),
    "duchess": ("d77a0fe88143743c", "9a4d2057b1d85743"),
    "queen": ("1b390a642385b8a2", "44f2c20290b64558"),
}
"""The digests of games of two and of three, since levels have skills of their own in Valencia."""


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
