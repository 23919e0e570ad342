"""Viscounts' golden games come out word for word as they are written."""

from __future__ import annotations

from difflib import unified_diff
from typing import TYPE_CHECKING

import pytest

from tests.events import events_in
from tests.games.viscounts.golden_games import FOLDER, GAMES, play_at_random, read_header, replay
from valeria_desktop.games.viscounts.game import RULES
from valeria_desktop.games.viscounts.rules import events
from valeria_desktop.games.viscounts.rules.setup import Rival
from valeria_desktop.kernel.record import Record

if TYPE_CHECKING:
    from pathlib import Path

    from tests.games.viscounts.golden_games import Golden

FILES = sorted(FOLDER.glob("*.txt"))
MOST_LINES = 40
NEVER = {"SchemeFailed"}
"""Each shipped scheme ends with a choice that is always possible."""


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_golden_game_comes_out_word_for_word(file: Path) -> None:
    written = file.read_text(encoding="utf-8")
    played = replay(written)
    difference = unified_diff(
        written.splitlines(), played.splitlines(), "written", "played", lineterm=""
    )
    first_lines = list(difference)[:MOST_LINES]
    hint = "If this is meant: python -m tests.games.viscounts.golden_games write"
    assert not first_lines, "\n".join([*first_lines, hint])


@pytest.mark.parametrize("golden", GAMES, ids=lambda golden: golden.name)
def test_a_header_says_all_of_the_set_up(golden: Golden) -> None:
    assert read_header("\n".join(golden.header())) == golden


def test_a_game_that_goes_another_way_is_noticed() -> None:
    written = play_at_random(GAMES[4])
    assert replay(written) == written
    assert " > none\n" in written
    refused = written.replace(" > none\n", " > nothing\n", 1)
    other_seed = written.replace("\nseed: ", "\nseed: 1", 1)
    assert "\n    refused: 'nothing' can't be chosen now;" in replay(refused)
    assert replay(other_seed) != other_seed


def test_there_are_golden_games_of_every_kind() -> None:
    assert [file.name for file in FILES] == sorted(golden.name for golden in GAMES)
    setups = [golden.setup for golden in GAMES]
    assert {setup.players for setup in setups} == set(RULES.seats)
    assert {setup.board_side for setup in setups} == {1, 2}
    assert {setup.rival for setup in setups if setup.is_solo} == set(Rival)


def test_everything_that_can_be_told_is_told_in_one_of_them() -> None:
    told: set[str] = set()
    for golden in GAMES:
        text = (FOLDER / golden.name).read_text(encoding="utf-8")
        choices = [line.split(" > ")[1] for line in text.splitlines() if " > " in line]
        record = Record(RULES, golden.setup, golden.seed)
        game = record.start()
        for choice in choices:
            told.update(type(event).__name__ for event in game.choose(choice).events)
    assert {kind.__name__ for kind in events_in(events)} - told == NEVER
