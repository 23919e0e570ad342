"""The history keeps every finished game once, and a bad file is told and never harmed."""

from __future__ import annotations

import sqlite3
import threading
import zlib
from typing import TYPE_CHECKING

import pytest
from attrs import evolve

from tests.storage.entries import entry, ranking, seat
from valeria_desktop.games import GAMES
from valeria_desktop.storage.history import NAME, History, HistoryError
from valeria_desktop.storage.history_migrations import MIGRATIONS
from valeria_desktop.storage.save_file import LARGEST
from valeria_desktop.storage.statistics import finished

if TYPE_CHECKING:
    from pathlib import Path


def test_nothing_is_there_before_the_first_game(tmp_path: Path) -> None:
    assert finished(History(tmp_path, GAMES).ledger().games) == []
    assert not (tmp_path / NAME).exists()


def test_a_game_is_kept_with_its_save(tmp_path: Path) -> None:
    game = entry(3, seat("Ada", 40, won=True), seat("Ben", 31))
    History(tmp_path / "home" / "deep", GAMES).enter(game)
    history = History(tmp_path / "home" / "deep", GAMES)
    (row,) = finished(history.ledger().games)
    assert (row.kept.id, ranking(row), row.winners) == (game.id, "Ada 40, Ben 31", "Ada")
    assert history.save_of(game.id) == "save 3"
    assert history.points_of(game.id) == (40, 31)


def test_the_same_game_stands_there_once(tmp_path: Path) -> None:
    history = History(tmp_path, GAMES)
    history.enter(entry(3, seat("Ada", 40), seat("Ben", 41, won=True)))
    history.enter(entry(3, seat("Ada", 45, won=True), seat("Ben", 41)))
    (row,) = finished(history.ledger().games)
    assert ranking(row) == "Ada 45, Ben 41"
    assert history.rows("SELECT COUNT(*) FROM seats") == [(2,)]


def test_a_game_that_is_not_there_is_told(tmp_path: Path) -> None:
    history = History(tmp_path, GAMES)
    with pytest.raises(HistoryError, match="no longer in the history"):
        history.save_of("x")
    history.enter(entry(1, seat("Ada", 1), seat("Ben", 2)))
    with pytest.raises(HistoryError, match="no longer in the history"):
        history.save_of("x")


def test_a_damaged_file_is_kept_aside_and_a_new_history_begins(tmp_path: Path) -> None:
    (tmp_path / NAME).write_bytes(b"this is no database at all, but long enough to be read" * 50)
    history = History(tmp_path, GAMES)
    with pytest.raises(HistoryError, match=r"history\.sqlite was damaged and is kept as"):
        finished(history.ledger().games)
    assert (tmp_path / "history.damaged").read_bytes().startswith(b"this is")
    assert not (tmp_path / NAME).exists()
    history.enter(entry(1, seat("Ada", 1), seat("Ben", 2)))
    assert len(finished(history.ledger().games)) == 1


def test_a_newer_history_is_left_as_it_is(tmp_path: Path) -> None:
    with sqlite3.connect(tmp_path / NAME) as database:
        database.execute(f"PRAGMA user_version = {len(MIGRATIONS) + 1}")
    database.close()
    before = (tmp_path / NAME).read_bytes()
    with pytest.raises(HistoryError, match="belongs to a newer version"):
        History(tmp_path, GAMES).enter(entry(1, seat("Ada", 1), seat("Ben", 2)))
    assert (tmp_path / NAME).read_bytes() == before


def test_a_folder_that_is_none_is_told(tmp_path: Path) -> None:
    (tmp_path / "data").write_text("a file")
    with pytest.raises(HistoryError, match="can't be used"):
        History(tmp_path / "data", GAMES).enter(entry(1, seat("Ada", 1), seat("Ben", 2)))


def test_two_programs_may_write_at_once(tmp_path: Path) -> None:
    def write(first: int) -> None:
        history = History(tmp_path, GAMES)
        for number in range(first, first + 10):
            history.enter(entry(number, seat("Ada", number), seat("Ben", 2)))

    History(tmp_path, GAMES).enter(entry(30, seat("Ada", 1), seat("Ben", 2)))
    threads = [threading.Thread(target=write, args=(first,)) for first in (1, 11)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(finished(History(tmp_path, GAMES).ledger().games)) == 21


def test_programs_that_begin_the_history_at_once_lose_nothing(tmp_path: Path) -> None:
    together = threading.Barrier(4)
    troubles: list[HistoryError] = []

    def write(folder: Path, number: int) -> None:
        together.wait()
        try:
            History(folder, GAMES).enter(entry(number, seat("Ada", number), seat("Ben", 2)))
        except HistoryError as error:
            troubles.append(error)

    for again in range(10):
        folder = tmp_path / str(again)
        threads = [threading.Thread(target=write, args=(folder, n)) for n in range(1, 5)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        assert troubles == []
        assert len(finished(History(folder, GAMES).ledger().games)) == 4


def test_a_game_that_meets_a_damaged_history_is_entered_into_the_new_one(tmp_path: Path) -> None:
    (tmp_path / NAME).write_bytes(b"nonsense" * 1000)
    history = History(tmp_path, GAMES)
    with pytest.raises(HistoryError, match="a new history begins"):
        history.enter(entry(1, seat("Ada", 1), seat("Ben", 2)))
    assert len(finished(history.ledger().games)) == 1


def test_every_damaged_file_is_kept(tmp_path: Path) -> None:
    for text in (b"first", b"second"):
        (tmp_path / NAME).write_bytes(text * 1000)
        with pytest.raises(HistoryError, match="was damaged"):
            finished(History(tmp_path, GAMES).ledger().games)
    assert (tmp_path / "history.damaged").read_bytes().startswith(b"first")
    assert (tmp_path / "history.damaged-2").read_bytes().startswith(b"second")


def test_a_damaged_file_that_can_not_be_moved_is_told_and_stays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(path: Path, target: Path) -> Path:
        raise PermissionError("in use")

    (tmp_path / NAME).write_bytes(b"nonsense" * 1000)
    monkeypatch.setattr(type(tmp_path), "replace", refuse)
    with pytest.raises(HistoryError, match="in use"):
        History(tmp_path, GAMES).enter(entry(1, seat("Ada", 1), seat("Ben", 2)))
    assert (tmp_path / NAME).read_bytes().startswith(b"nonsense")


def test_what_is_no_damage_puts_nothing_aside(tmp_path: Path) -> None:
    history = History(tmp_path, GAMES)
    history.enter(entry(1, seat("Ada", 1), seat("Ben", 2)))
    with pytest.raises(HistoryError, match="no such column"):
        history.rows("SELECT luck FROM games")
    assert len(finished(history.ledger().games)) == 1


def test_a_folder_that_can_not_be_read_is_told(tmp_path: Path) -> None:
    (tmp_path / "data").write_text("a file")
    with pytest.raises(HistoryError, match="can't be used"):
        finished(History(tmp_path / "data", GAMES).ledger().games)


@pytest.mark.parametrize("kept", [b"rubbish", zlib.compress(b"\xff\xfe"), 7])
def test_a_game_whose_choices_are_damaged_is_told(tmp_path: Path, kept: object) -> None:
    history = History(tmp_path, GAMES)
    game = entry(1, seat("Ada", 1), seat("Ben", 2))
    history.enter(game)
    history.rows("UPDATE games SET save = ?", kept)
    with pytest.raises(HistoryError, match="choices of this game are damaged"):
        history.save_of(game.id)


def test_choices_that_grow_without_end_are_read_within_bounds(tmp_path: Path) -> None:
    history = History(tmp_path, GAMES)
    game = entry(1, seat("Ada", 1), seat("Ben", 2), save="a" * (LARGEST + 1))
    history.enter(game)
    assert len(history.save_of(game.id)) == LARGEST


def test_a_game_entered_again_keeps_the_time_it_ended(tmp_path: Path) -> None:
    history = History(tmp_path, GAMES)
    game = entry(1, seat("Ada", 1), seat("Ben", 2))
    history.enter(game)
    history.enter(evolve(game, ended="2026-12-24T00:00:00+00:00"))
    assert [row.kept.ended for row in finished(history.ledger().games)] == [game.ended]


def test_a_rewound_end_stands_beside_the_one_that_counts(tmp_path: Path) -> None:
    history = History(tmp_path, GAMES)
    game = entry(1, seat("Ada", 1), seat("Ben", 2, won=True))
    rewound = evolve(game, seats=(seat("Ada", 9, won=True), seat("Ben", 2)), rewound=True)
    history.enter(game)
    history.enter(rewound)
    assert {(ranking(row), row.kept.rewound) for row in finished(history.ledger().games)} == {
        ("Ben 2, Ada 1", 0),
        ("Ada 9, Ben 2", 1),
    }


def test_equal_seeds_at_other_times_are_other_games() -> None:
    first = entry(1, seat("Ada", 1))
    assert first.id != evolve(first, created="2026-11-30T00:00:00+00:00").id
    assert first.id == evolve(first, ended="2026-11-30T00:00:00+00:00").id
