"""Saves and the history tell which games were played without help; what is older was not."""

from __future__ import annotations

import contextlib
import csv
import io
import json
import sqlite3
from typing import TYPE_CHECKING, Any

import pytest

from tests.storage.entries import entry, seat
from tests.storage.played import SETUPS, play
from tests.storage.test_migrations import FILES
from valeria_desktop.games import GAMES
from valeria_desktop.storage.history import NAME, History
from valeria_desktop.storage.history_migrations import MIGRATIONS
from valeria_desktop.storage.migrations import SaveError
from valeria_desktop.storage.save import from_text, read_save, to_saved, to_text
from valeria_desktop.storage.settings import Settings, read_settings, write_settings
from valeria_desktop.storage.statistics import by_player, to_csv

if TYPE_CHECKING:
    from pathlib import Path

NO_FLAGS: tuple[object, ...] = ("yes", 1, 0, None, [], {}, 1.0)


@pytest.fixture(scope="module")
def texts() -> dict[bool, str]:
    session = play(SETUPS["five"])
    found = {}
    for session.without_help in (False, True):
        found[session.without_help] = to_text(
            to_saved(session.unsaved("2026-11-21T12:00:00+00:00"))
        )
    return found


def test_a_save_says_so_and_is_read_again(texts: dict[bool, str]) -> None:
    assert json.loads(texts[True])["without_help"] is True
    saved = from_text(texts[True], "a", GAMES)
    assert saved.without_help
    assert to_text(saved) == texts[True]


def test_a_save_of_a_game_with_help_is_as_it_was_before(texts: dict[bool, str]) -> None:
    assert "without_help" not in json.loads(texts[False])
    assert not from_text(texts[False], "a", GAMES).without_help


@pytest.mark.parametrize("path", FILES, ids=[path.stem for path in FILES])
def test_older_games_were_played_with_help(path: Path) -> None:
    assert not read_save(path, GAMES).without_help


@pytest.mark.parametrize("told", [True, False])
def test_whoever_changes_it_is_noticed(texts: dict[bool, str], *, told: bool) -> None:
    data: dict[str, Any] = json.loads(texts[told])
    changes: tuple[dict[str, Any], ...] = ({"without_help": not told}, {})
    for change in changes if told else changes[:1]:
        data.pop("without_help", None)
        with pytest.raises(SaveError) as caught:
            from_text(json.dumps(data | change), "game.valeria", GAMES)
        assert caught.value.words == (
            "game.valeria is damaged: its line in the list of games was changed outside the "
            "program."
        )


@pytest.mark.parametrize("value", NO_FLAGS, ids=repr)
def test_what_is_neither_true_nor_false_is_told(texts: dict[bool, str], value: object) -> None:
    data = json.loads(texts[True]) | {"without_help": value}
    with pytest.raises(SaveError) as caught:
        from_text(json.dumps(data), "game.valeria", GAMES)
    assert caught.value.words.startswith(
        "game.valeria is damaged: without_help: must be true or false, not "
    )


# --- the history


def test_the_history_keeps_it(tmp_path: Path) -> None:
    history = History(tmp_path, GAMES)
    history.enter(entry(1, seat("Ada", 1), seat("Ben", 2)))
    history.enter(entry(2, seat("Ada", 1), seat("Ben", 2), without_help=True))
    assert [game.without_help for game in history.ledger().games] == [1, 0]
    assert [game.counts for game in history.ledger().games] == [True, True]


def test_a_history_of_before_has_no_game_without_help(tmp_path: Path) -> None:
    with contextlib.closing(sqlite3.connect(tmp_path / NAME)) as database, database:
        for migrate in MIGRATIONS[:2]:
            migrate(database)
        database.execute("PRAGMA user_version = 2")
        columns = [row[1] for row in database.execute("PRAGMA table_info(games)")]
        values = dict.fromkeys(columns, "") | {
            "id": "1",
            "created": "2026-11-21",
            "ended": "2026-11-21",
            "game": "chess",
            "players": 1,
            "seed": "7",
            "rounds": 9,
            "choices": 99,
            "rewound": 0,
            "special": "{}",
        }
        database.execute(
            f"INSERT INTO games VALUES ({', '.join('?' * len(columns))})",  # noqa: S608 - ours
            [*values.values()],
        )
        database.execute("INSERT INTO seats VALUES ('1', 0, 'Ada', '', 40, 1, '{}')")
    history = History(tmp_path, GAMES)
    ledger = history.ledger()
    assert ledger.damaged == ()
    assert [(game.id, game.without_help) for game in ledger.games] == [("1", 0)]
    history.enter(entry(2, seat("Ada", 1), seat("Ben", 2), without_help=True))
    assert [game.without_help for game in history.ledger().games] == [0, 1]


def test_what_was_won_without_help_is_counted(tmp_path: Path) -> None:
    history = History(tmp_path, GAMES)
    won, lost = seat("Ada", 9, won=True), seat("Ben", 2)
    for number in (1, 2, 3):
        history.enter(entry(number, won, lost, without_help=number > 1))
    history.enter(entry(4, won, lost, without_help=True, rewound=True))
    tallies = {row.name: (row.wins, row.unhelped) for row in by_player(history.ledger().games)}
    assert tallies == {"Ada": (3, 2), "Ben": (0, 0)}


def test_a_table_of_all_games_tells_it_where_any_was(tmp_path: Path) -> None:
    history = History(tmp_path, GAMES)
    history.enter(entry(1, seat("Ada", 1), seat("Ben", 2)))
    assert "without_help" not in to_csv(history.ledger().games)
    history.enter(entry(2, seat("Ada", 1), seat("Ben", 2), without_help=True))
    rows = list(csv.DictReader(io.StringIO(to_csv(history.ledger().games))))
    assert [row["without_help"] for row in rows] == ["0", "0", "1", "1"]


# --- what is proposed for the next game


def test_it_is_proposed_again(tmp_path: Path) -> None:
    assert not read_settings(tmp_path, GAMES).settings.without_help
    write_settings(Settings(without_help=True), tmp_path)
    assert read_settings(tmp_path, GAMES).settings.without_help


def test_a_wish_that_can_not_be_is_told_and_help_is_allowed(tmp_path: Path) -> None:
    (tmp_path / "settings.toml").write_text('without_help = "yes"\n')
    found = read_settings(tmp_path, GAMES)
    assert not found.settings.without_help
    assert [str(each) for each in found.wrong] == ["without_help can't be 'yes'"]
