"""Whatever a failing disk makes of the history: what is whole is read, the rest is told."""

from __future__ import annotations

import contextlib
import csv
import io
import sqlite3
from random import Random
from typing import TYPE_CHECKING

import pytest

from tests.storage.entries import entry, lone, ranking, seat
from valeria_desktop.games import GAMES
from valeria_desktop.games.valeria.statistics import by_duke, by_preset, solo_records
from valeria_desktop.storage.history import History, HistoryError
from valeria_desktop.storage.ledger import GAME_COLUMNS, SEAT_COLUMNS, damage_words
from valeria_desktop.storage.statistics import by_player, finished, to_csv

if TYPE_CHECKING:
    from pathlib import Path

VALUES = (
    "CAST(x'ff' AS TEXT)",
    "CAST(x'ed a0 80' AS TEXT)".replace(" a0 80", "a080"),
    "x'00ff'",
    "NULL",
    "9223372036854775807",
    "-9223372036854775808",
    "1e308",
    "9e999",
    "'a word'",
    "printf('%.*c', 100000, 'x')",
)
COLUMNS = [*(("games", name) for name in GAME_COLUMNS), *(("seats", name) for name in SEAT_COLUMNS)]
TALES = (finished, by_player, by_duke, by_preset, solo_records, to_csv)


def filled(folder: Path) -> History:
    history = History(folder, GAMES)
    history.enter(entry(1, seat("Ada", 40, won=True), seat("Ben", 30, bot="greedy")))
    history.enter(entry(2, seat("Ada", 20), seat("Ben", 50, won=True)))
    history.enter(lone(3, 60, "won"))
    return history


def spoil(history: History, table: str, column: str, value: str) -> None:
    """Put a value where the tables of the file forbid it, as a failing disk does."""
    with contextlib.closing(sqlite3.connect(history.path)) as database, database:
        database.execute("PRAGMA writable_schema = ON")
        database.execute(
            "UPDATE sqlite_schema SET sql = replace(replace(sql, 'NOT NULL', ''), "
            "'PRIMARY KEY (game, seat)', 'UNIQUE (game, seat)')"
        )
    with contextlib.closing(sqlite3.connect(history.path)) as database, database:
        row = f"(SELECT rowid FROM {table} ORDER BY rowid LIMIT 1)"  # noqa: S608 - names of ours
        database.execute(f"UPDATE {table} SET {column} = {value} WHERE rowid = {row}")  # noqa: S608


@pytest.mark.thorough
@pytest.mark.parametrize(("table", "column"), COLUMNS)
def test_a_damaged_row_is_left_out_and_told(table: str, column: str, tmp_path: Path) -> None:
    for number, value in enumerate(VALUES):
        history = filled(tmp_path / str(number))
        spoil(history, table, column, value)
        ledger = history.ledger()
        for tale in TALES:
            tale(ledger.games)
        rows = list(csv.DictReader(io.StringIO(to_csv(ledger.games))))
        assert len(ledger.games) + len(ledger.damaged) == 3
        if ledger.damaged:
            assert len(rows) == 3
            (damaged,) = ledger.damaged
            words = damage_words(ledger.damaged, history.path.name)
            assert words.startswith("One game in history.sqlite is damaged and left out (")
            assert damaged.field in {column, "seats"}
        else:
            assert value == "'a word'" or "printf" not in value


def test_several_are_told_in_one_short_sentence(tmp_path: Path) -> None:
    history = History(tmp_path, GAMES)
    for number in range(1, 9):
        history.enter(entry(number, seat("Ada", 40, won=True), seat("Ben", 30)))
    history.rows("UPDATE games SET rounds = 'none' WHERE rounds = 10")
    words = damage_words(history.ledger().damaged, "history.sqlite")
    assert words == (
        "8 games in history.sqlite are damaged and left out (2026-11-01: rounds, 2026-11-02: "
        "rounds, 2026-11-03: rounds and 5 more); all others are there."
    )


@pytest.mark.thorough
def test_a_file_with_any_byte_damaged_is_read_or_told(tmp_path: Path) -> None:
    history = filled(tmp_path)
    whole = history.path.read_bytes()
    chance = Random(7)
    for number in range(150):
        again = History(tmp_path / str(number), GAMES)
        again.path.parent.mkdir()
        data = bytearray(whole)
        for _ in range(chance.choice((1, 1, 8, 200))):
            data[chance.randrange(len(data))] = chance.randrange(256)
        if chance.random() < 0.1:
            data = data[: chance.randrange(len(data))]
        again.path.write_bytes(data)
        with contextlib.suppress(HistoryError):
            ledger = again.ledger()
            for tale in TALES:
                tale(ledger.games)
            for game in ledger.games:
                with contextlib.suppress(HistoryError):
                    again.save_of(game.id)
        with contextlib.suppress(HistoryError):
            again.enter(entry(4, seat("Ada", 1), seat("Ben", 2)))


def test_a_game_is_entered_over_a_damaged_one(tmp_path: Path) -> None:
    history = filled(tmp_path)
    history.rows("UPDATE games SET ended = 'never' WHERE seed = '1'")
    history.enter(entry(1, seat("Ada", 41, won=True), seat("Ben", 30)))
    assert history.ledger().damaged == ()
    assert ranking(finished(history.ledger().games)[-1]) == "Ada 41, Ben 30"
