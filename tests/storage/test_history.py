"""The history keeps every finished game once, and a bad file is told and never harmed."""

from __future__ import annotations

import sqlite3
import threading
from typing import TYPE_CHECKING

import pytest
from attrs import evolve

from tests.storage.entries import entry, seat
from valeria_desktop.storage.history import MIGRATIONS, NAME, History, HistoryError
from valeria_desktop.storage.statistics import finished

if TYPE_CHECKING:
    from pathlib import Path


def test_nothing_is_there_before_the_first_game(tmp_path: Path) -> None:
    assert finished(History(tmp_path)) == []
    assert not (tmp_path / NAME).exists()


def test_a_game_is_kept_with_its_save(tmp_path: Path) -> None:
    game = entry(3, seat("Ada", 40, won=True), seat("Ben", 31))
    History(tmp_path / "deep").enter(game)
    history = History(tmp_path / "deep")
    (row,) = finished(history)
    assert (row.id, row.players, row.winners) == (game.id, "Ada 40, Ben 31", "Ada")
    assert history.save_of(game.id) == "save 3"


def test_the_same_game_stands_there_once(tmp_path: Path) -> None:
    history = History(tmp_path)
    history.enter(entry(3, seat("Ada", 40), seat("Ben", 41, won=True)))
    history.enter(entry(3, seat("Ada", 45, won=True), seat("Ben", 41)))
    (row,) = finished(history)
    assert row.players == "Ada 45, Ben 41"
    assert history.rows("SELECT COUNT(*) FROM seats") == [(2,)]


def test_a_game_that_is_not_there_is_told(tmp_path: Path) -> None:
    history = History(tmp_path)
    with pytest.raises(HistoryError, match="no longer in the history"):
        history.save_of("x")
    history.enter(entry(1, seat("Ada", 1), seat("Ben", 2)))
    with pytest.raises(HistoryError, match="no longer in the history"):
        history.save_of("x")


def test_a_damaged_file_is_kept_aside_and_a_new_history_begins(tmp_path: Path) -> None:
    (tmp_path / NAME).write_bytes(b"this is no database at all, but long enough to be read" * 50)
    history = History(tmp_path)
    with pytest.raises(HistoryError, match=r"history\.sqlite was damaged and is kept as"):
        finished(history)
    assert (tmp_path / "history.damaged").read_bytes().startswith(b"this is")
    history.enter(entry(1, seat("Ada", 1), seat("Ben", 2)))
    assert len(finished(history)) == 1


def test_a_newer_history_is_left_as_it_is(tmp_path: Path) -> None:
    with sqlite3.connect(tmp_path / NAME) as database:
        database.execute(f"PRAGMA user_version = {len(MIGRATIONS) + 1}")
    database.close()
    before = (tmp_path / NAME).read_bytes()
    with pytest.raises(HistoryError, match="belongs to a newer version"):
        History(tmp_path).enter(entry(1, seat("Ada", 1), seat("Ben", 2)))
    assert (tmp_path / NAME).read_bytes() == before


def test_a_folder_that_is_none_is_told(tmp_path: Path) -> None:
    (tmp_path / "data").write_text("a file")
    with pytest.raises(HistoryError, match="finished games are not kept"):
        History(tmp_path / "data").enter(entry(1, seat("Ada", 1), seat("Ben", 2)))


def test_two_programs_may_write_at_once(tmp_path: Path) -> None:
    def write(first: int) -> None:
        history = History(tmp_path)
        for number in range(first, first + 10):
            history.enter(entry(number, seat("Ada", number), seat("Ben", 2)))

    History(tmp_path).enter(entry(30, seat("Ada", 1), seat("Ben", 2)))
    threads = [threading.Thread(target=write, args=(first,)) for first in (1, 11)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(finished(History(tmp_path))) == 21


def test_equal_seeds_at_other_times_are_other_games() -> None:
    first = entry(1, seat("Ada", 1))
    assert first.id != evolve(first, created="2026-11-30T00:00:00+00:00").id
    assert first.id == evolve(first, ended="2026-11-30T00:00:00+00:00").id
