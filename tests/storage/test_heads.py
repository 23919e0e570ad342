"""Home learns from the heads of saves which game goes on, and who is asked there."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest
from attrs import evolve

from tests.each import each
from tests.storage.played import SETUPS, play
from valeria_desktop.content.checks import MOST_SAVES
from valeria_desktop.games import GAMES
from valeria_desktop.kernel.errors import ValeriaError
from valeria_desktop.storage.heads import head_of, newest_head
from valeria_desktop.storage.migrations import SaveError
from valeria_desktop.storage.save import read_save, to_saved, to_text
from valeria_desktop.storage.shelf import games_in

if TYPE_CHECKING:
    from pathlib import Path

CREATED = "2026-11-21T12:00:00+00:00"
SESSION = play(SETUPS["two"], 12)
SAVED = to_saved(SESSION.unsaved(CREATED), 7)
OVER = to_saved(play(SETUPS["two"], 1000).unsaved(CREATED), 9)


def put(path: Path, saved: Any) -> Path:  # noqa: ANN401 - a save, or whatever JSON has
    path.write_text(saved if isinstance(saved, str) else to_text(saved), encoding="utf-8")
    return path


def test_a_head_says_what_the_save_says(tmp_path: Path) -> None:
    put(tmp_path / "a.valeria", SAVED)
    assert SESSION.decision is not None
    found = newest_head(tmp_path, GAMES)
    assert found == head_of(games_in(tmp_path, GAMES)[0])
    assert found is not None
    assert found.asked == SESSION.decision.seat


def test_the_newest_game_that_is_not_over_counts(tmp_path: Path) -> None:
    put(tmp_path / "old.valeria", evolve(SAVED, order=6))
    newest = put(tmp_path / "new.valeria", SAVED)
    put(tmp_path / "over.valeria", OVER)
    found = newest_head(tmp_path, GAMES)
    assert found is not None
    assert found.path == newest


def test_there_is_no_head_where_all_games_are_over(tmp_path: Path) -> None:
    assert newest_head(tmp_path / "missing", GAMES) is None
    put(tmp_path / "over.valeria", OVER)
    assert newest_head(tmp_path, GAMES) is None


def test_what_is_older_need_not_be_read(tmp_path: Path) -> None:
    put(tmp_path / "bad.valeria", "{")
    put(tmp_path / "good.valeria", SAVED)
    assert newest_head(tmp_path, GAMES) is not None


def test_among_saves_with_one_number_no_head_decides(tmp_path: Path) -> None:
    for name in ("a", "b"):
        put(tmp_path / f"{name}.valeria", evolve(SAVED, order=MOST_SAVES))
    with pytest.raises(SaveError):
        newest_head(tmp_path, GAMES)


@each(
    "change",
    (
        {"format": 2},
        {"format": None},
        {"game": "chess"},
        {"game": []},
        {"sets": ["more"]},
        {"round": "3"},
        {"round": 10**7},
        {"asked": 2},
        {"asked": -1},
        {"asked": True},
        {"seats": None},
        {"seats": [{"name": "Rose"}]},
        {"seats": [{"name": 3, "colour": "sky", "sign": "oak", "bot": None}]},
        {"seats": [{"name": "", "colour": "sky", "sign": "oak", "bot": None}]},
        {"seats": [{"name": "Rose", "colour": "pink", "sign": "oak", "bot": None}]},
        {"snapshot": []},
        {"snapshot": None},
    ),
)
def test_of_a_strange_head_the_save_itself_is_read(change: dict[str, Any], tmp_path: Path) -> None:
    put(tmp_path / "a.valeria", json.dumps(json.loads(to_text(SAVED)) | change, indent=1))
    with pytest.raises(ValeriaError):
        newest_head(tmp_path, GAMES)


@each("text", ("", "[]", "3", "{", "[" * 100_000))
def test_of_a_file_that_is_no_save_the_save_itself_is_read(text: str, tmp_path: Path) -> None:
    put(tmp_path / "a.valeria", text)
    with pytest.raises(ValeriaError):
        newest_head(tmp_path, GAMES)


def test_a_save_without_the_asked_seat_is_as_before(tmp_path: Path) -> None:
    path = put(tmp_path / "a.valeria", evolve(SAVED, asked=None))
    assert '"asked"' not in path.read_text(encoding="utf-8")
    assert read_save(path, GAMES).asked is None
    found = newest_head(tmp_path, GAMES)
    assert found is not None
    assert found.asked is None


def test_only_a_seat_can_be_asked() -> None:
    with pytest.raises(ValueError, match="must be the number of a seat, not 2"):
        evolve(SAVED, asked=2)


def test_after_the_end_nobody_is_asked() -> None:
    assert OVER.asked is None
