"""Histories of earlier versions are brought up with all that is in them, damage included."""

from __future__ import annotations

import contextlib
import shutil
import sqlite3
import threading
from pathlib import Path

import pytest

from tests.storage.entries import entry, seat
from tests.storage.test_damaged_history import VALUES, spoil
from valeria_desktop.games import GAMES
from valeria_desktop.storage.history import NAME, History
from valeria_desktop.storage.history_migrations import MIGRATIONS
from valeria_desktop.storage.ledger import damage_words
from valeria_desktop.storage.resume import replay
from valeria_desktop.storage.save import from_text
from valeria_desktop.storage.statistics import to_csv

OLD = Path(__file__).parent / "old"
COLUMNS = [
    *(("games", name) for name in ("id", "created", "ended", "players", "edition", "preset")),
    *(("games", name) for name in ("variants", "solo", "level", "seed", "rounds", "choices")),
    *(("games", name) for name in ("ending", "outcome", "rewound")),
    *(("seats", name) for name in ("game", "seat", "name", "bot", "points", "won")),
    *(("seats", name) for name in ("duke", "luck")),
]


def old_history(folder: Path, name: str = "history-1") -> History:
    folder.mkdir(parents=True, exist_ok=True)
    shutil.copy(OLD / f"{name}.sqlite", folder / NAME)
    return History(folder, GAMES)


def test_an_old_history_tells_what_it_told_then(tmp_path: Path) -> None:
    ledger = old_history(tmp_path).ledger()
    assert ledger.damaged == ()
    told = (OLD / "history-1.csv").read_text(encoding="utf-8")
    assert to_csv(ledger.games).splitlines() == told.splitlines()
    assert {game.game for game in ledger.games} == {"valeria"}


def test_the_file_is_brought_up_once_and_its_keys_hold(tmp_path: Path) -> None:
    history = old_history(tmp_path)
    history.ledger()
    assert history.rows("PRAGMA user_version") == [(len(MIGRATIONS),)]
    assert history.rows("PRAGMA foreign_key_check") == []
    assert history.rows("SELECT name FROM sqlite_schema WHERE type = 'table'") == [
        ("games",),
        ("seats",),
        ("removed",),
    ]
    history.rows("DELETE FROM games")
    assert history.rows("SELECT COUNT(*) FROM seats") == [(0,)]


def test_the_games_of_an_old_history_can_be_looked_at_again(tmp_path: Path) -> None:
    history = old_history(tmp_path)
    for game in history.ledger().games:
        saved = from_text(history.save_of(game.id), "a", GAMES)
        assert history.has(saved)
        assert len(replay(saved, GAMES, "a").choices) == game.choices


def test_a_game_is_entered_into_an_old_history(tmp_path: Path) -> None:
    history = old_history(tmp_path)
    history.enter(entry(9, seat("Ada", 1), seat("Ben", 2)))
    history.enter(entry(1, seat("Ada", 3), seat("Ben", 2)))
    ledger = history.ledger()
    assert ledger.damaged == ()
    assert len(ledger.games) == 8
    assert [seat.points for seat in ledger.games[-1].seats] == [3, 2]


def test_what_was_damaged_is_told_as_before(tmp_path: Path) -> None:
    ledger = old_history(tmp_path, "history-1-damaged").ledger()
    assert [(each.ended, each.field) for each in ledger.damaged] == [
        ("2026-11-01", "edition"),
        ("2026-11-02", "luck"),
        ("2026-11-03", "rounds"),
        ("2026-11-04", "solo"),
        ("2026-11-05", "duke"),
    ]
    assert [game.id for game in ledger.games] == [
        "2026-11-06T10:00:00+00:00 6",
        "2026-11-06T10:00:00+00:00 6 rewound",
    ]


def test_programs_that_bring_a_history_up_at_once_lose_nothing(tmp_path: Path) -> None:
    old_history(tmp_path)
    together = threading.Barrier(3)
    told: list[int] = []

    def read() -> None:
        together.wait()
        told.append(len(History(tmp_path, GAMES).ledger().games))

    threads = [threading.Thread(target=read) for _ in range(3)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert told == [7, 7, 7]


@pytest.mark.thorough
@pytest.mark.parametrize(("table", "column"), COLUMNS)
def test_damage_anywhere_in_an_old_history_is_carried_over_and_told(
    table: str, column: str, tmp_path: Path
) -> None:
    for number, value in enumerate(VALUES):
        history = old_history(tmp_path / str(number))
        spoil(history, table, column, value)
        ledger = history.ledger()
        to_csv(ledger.games)
        assert len(ledger.games) + len(ledger.damaged) == 7, value
        assert len(ledger.damaged) <= 1
        if ledger.damaged:
            assert ledger.damaged[0].field in {column, "seats"}
            assert damage_words(ledger.damaged, NAME).startswith("One game in history.sqlite")
        else:
            assert "printf" not in value


def test_rows_whose_keys_are_damaged_do_not_hold_the_others_up(tmp_path: Path) -> None:
    history = old_history(tmp_path)
    with contextlib.closing(sqlite3.connect(history.path)) as database, database:
        database.execute("UPDATE seats SET game = 'no ' || game WHERE seat = 1")
    assert len(history.ledger().games) == 2
    assert {each.field for each in history.ledger().damaged} == {"seats"}
