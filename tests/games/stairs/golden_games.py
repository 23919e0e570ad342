"""The golden game of Stairs; `python -m tests.games.stairs.golden_games write` writes it anew."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

from tests.games.stairs.game import RULES
from tests.games.stairs.rules.setup import Setup
from tests.golden import NAMES, as_written, at_random, told, write_all

if TYPE_CHECKING:
    from collections.abc import Callable

FOLDER = Path(__file__).parent / "golden"
NAME, SETUP, SEED = "3-players.txt", Setup(players=3), 7


def play(chooser: Callable[[Any], str | None]) -> str:
    """Play the game and tell it, with who wins."""
    game = RULES.deal(SETUP, SEED)
    return "\n".join([*told(game, chooser), game.verdict(NAMES), ""])


def replay(text: str) -> str:
    """Play the choices of a file again."""
    return play(as_written(text))


if __name__ == "__main__":
    if sys.argv[1:] != ["write"]:
        sys.exit(__doc__)
    write_all(FOLDER, {NAME: play(at_random(SEED))})
