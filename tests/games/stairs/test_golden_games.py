"""The golden game of Stairs comes out word for word as it is written."""

from __future__ import annotations

from tests.games.stairs.golden_games import FOLDER, NAME, replay
from tests.golden import check_word_for_word


def test_the_golden_game_comes_out_word_for_word() -> None:
    check_word_for_word(FOLDER / NAME, replay, "tests.games.stairs.golden_games")
