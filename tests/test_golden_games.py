"""The golden games come out word for word as they are written."""

from __future__ import annotations

from itertools import chain
from typing import TYPE_CHECKING

import pytest

from tests.golden import check_word_for_word
from tests.golden_games import FOLDER, GAMES, play_at_random, read_header, replay
from valeria_desktop.games.valeria.rules.setup import (
    SIEGE_DECK,
    Edition,
    Level,
    Solo,
    Variant,
)

if TYPE_CHECKING:
    from pathlib import Path

    from tests.golden_games import Golden

FILES = sorted(FOLDER.glob("*.txt"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_golden_game_comes_out_word_for_word(file: Path) -> None:
    check_word_for_word(file, replay, "tests.golden_games")


@pytest.mark.parametrize("golden", GAMES, ids=lambda golden: golden.name)
def test_a_header_says_all_of_the_set_up(golden: Golden) -> None:
    assert read_header("\n".join(golden.header())) == golden


def test_a_game_that_goes_another_way_is_noticed() -> None:
    written = play_at_random(GAMES[4])
    assert replay(written) == written
    assert " > gain gold\n" in written
    other_choice = written.replace(" > gain gold\n", " > gain magic\n", 1)
    refused = written.replace(" > gain gold\n", " > gain silver\n", 1)
    other_seed = written.replace("\nseed: ", "\nseed: 1", 1)
    assert replay(other_choice) != other_choice
    assert "\n    refused: 'gain silver' can't be chosen now;" in replay(refused)
    assert replay(other_seed) != other_seed


def test_there_are_golden_games_of_every_kind() -> None:
    assert [file.name for file in FILES] == sorted(golden.name for golden in GAMES)
    setups = [golden.setup for golden in GAMES if golden.setup.solo is None]
    assert {(setup.players, setup.edition) for setup in setups} == {
        (players, edition) for players in (2, 3, 4, 5) for edition in Edition
    }
    assert set(chain.from_iterable(setup.variants for setup in setups)) == set(Variant)
    for edition, variants in (
        (Edition.FIRST, {Variant.MIXED, Variant.NO_DUKE, Variant.EVENTS}),
        (Edition.SECOND, set(Variant)),
    ):
        played = [setup.variants for setup in setups if setup.edition is edition]
        assert set(chain.from_iterable(played)) == variants
        assert frozenset() in played
    assert len({setup.preset for setup in setups}) == 7


@pytest.mark.clause("D8", "G1")
def test_there_are_golden_games_for_one_player_of_every_kind() -> None:
    """Each level, each variant, a siege of 63 cards and a longer one, both editions."""
    lords = [golden.setup for golden in GAMES if golden.setup.solo is Solo.DARK_LORD]
    sieges = [golden.setup for golden in GAMES if golden.setup.solo is Solo.SIEGE]
    assert {setup.level for setup in lords} == set(Level)
    assert frozenset({Variant.MIXED, Variant.EVENTS}) in {setup.variants for setup in lords}
    assert sorted(setup.deck for setup in sieges) == [SIEGE_DECK, 90]
    for setups in (lords, sieges):
        assert {setup.edition for setup in setups} == set(Edition)


@pytest.mark.clause("D6", "D7", "G7")
def test_the_golden_games_for_one_player_end_in_different_ways() -> None:
    """The last line tells who won, and how the game ended."""
    last = [
        (FOLDER / golden.name).read_text(encoding="utf-8").splitlines()[-1]
        for golden in GAMES
        if golden.setup.solo is not None
    ]
    assert set(last) == {
        "Ada won, as the game ended by: exhausted",
        "Ada lost, as the game ended by: exhausted",
        "Ada lost, as the game ended by: overrun",
        "Ada lost, as the game ended by: siege",
        "Ada won, as the game ended by: siege",
    }
