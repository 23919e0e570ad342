"""Valencia's golden games come out word for word as they are written."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.games.valencia.golden_games import FOLDER, GAMES, play_at_random, read_header, replay
from tests.golden import check_another_way_is_noticed, check_word_for_word, never_told
from valeria_desktop.games.valencia.game import RULES
from valeria_desktop.games.valencia.rules import events
from valeria_desktop.games.valencia.rules.setup import FIRST_GAME, RANDOM, Advanced

if TYPE_CHECKING:
    from pathlib import Path

    from tests.games.valencia.golden_games import Golden

FILES = sorted(FOLDER.glob("*.txt"))
NEVER = {"PalmLost", "FountainLost"}
"""Someone sits for nobility and church from the beginning of a game to its end."""


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_golden_game_comes_out_word_for_word(file: Path) -> None:
    check_word_for_word(file, replay, "tests.games.valencia.golden_games")


@pytest.mark.parametrize("golden", GAMES, ids=lambda golden: golden.name)
def test_a_header_says_all_of_the_set_up(golden: Golden) -> None:
    assert read_header("\n".join(golden.header())) == golden


def test_a_game_that_goes_another_way_is_noticed() -> None:
    check_another_way_is_noticed(play_at_random(GAMES[0]), replay, "pass")


def test_there_are_golden_games_of_every_kind() -> None:
    assert [file.name for file in FILES] == sorted(golden.name for golden in GAMES)
    setups = [golden.setup for golden in GAMES]
    assert {(each.players, each.city) for each in setups} == {
        (players, city) for players in RULES.seats for city in (FIRST_GAME, RANDOM)
    }
    advanced = {each.advanced for each in setups if each.city == RANDOM}
    assert {frozenset(), frozenset(Advanced)} <= advanced


def test_everything_that_can_be_told_is_told_in_one_of_them() -> None:
    texts = [(FOLDER / golden.name).read_text(encoding="utf-8") for golden in GAMES]
    games = [RULES.deal(golden.setup, golden.seed) for golden in GAMES]
    assert never_told(events, zip(games, texts, strict=True)) == NEVER
