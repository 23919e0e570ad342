"""What the history tells: wins, best and mean by player, Duke and set-up, solo streaks, CSV."""

from __future__ import annotations

import csv
import io
from typing import TYPE_CHECKING

import pytest
from attrs import evolve

from tests.storage.entries import entry, lone, seat
from valeria_desktop.games import GAMES
from valeria_desktop.games.valeria.statistics import (
    SoloRecord,
    by_duke,
    by_preset,
    by_sets,
    solo_records,
)
from valeria_desktop.storage.history import History, SeatResult
from valeria_desktop.storage.statistics import Tallied, by_player, finished, to_csv

if TYPE_CHECKING:
    from pathlib import Path


@pytest.fixture
def history(tmp_path: Path) -> History:
    made = History(tmp_path, GAMES)
    made.enter(
        entry(1, seat("Ada", 40, won=True, duke="Isa", luck=2.0), seat("Ben", 30, luck=-1.0))
    )
    made.enter(
        entry(
            2,
            seat("Ada", 20, luck=1.0),
            seat("Oak", 50, won=True, bot="greedy"),
            seat("Elm", 10, bot="greedy"),
        )
    )
    made.enter(entry(3, seat("Ada", 99, won=True), seat("Ben", 1), rewound=True))
    made.enter(entry(4, seat("Ben", 35, won=True), seat("Ada", 35, won=True), preset="random"))
    return made


def test_players_are_tallied_by_name_and_bots_apart(history: History) -> None:
    ada, bots, ben = by_player(history.ledger().games)
    assert (ada.name, ada.kind, ada.games, ada.wins, ada.best) == ("Ada", "", 3, 2, 40)
    assert ada.mean == pytest.approx(95 / 3)
    assert ada.means["luck"] == pytest.approx(1.0)
    assert bots == Tallied("valeria", "", "greedy", 2, 1, 50, 30.0, {"luck": 0.0})
    assert ben == Tallied("valeria", "Ben", "", 2, 1, 35, 32.5, {"luck": -0.5})


def test_dukes_are_tallied_by_what_they_scored(history: History) -> None:
    tallies = by_duke(history.ledger().games)
    assert [(row.name, row.games, row.wins) for row in tallies] == [("Isa", 1, 1), ("Rolf", 6, 3)]


def test_set_ups_are_tallied_by_games(history: History) -> None:
    rows = [(row.name, row.games, row.wins, row.best) for row in by_preset(history.ledger().games)]
    assert rows == [("first-game", 2, 1, 50), ("random", 1, 1, 35)]


def test_the_newest_game_stands_first_and_rewound_ones_are_marked(history: History) -> None:
    rows = finished(history.ledger().games)
    assert [row.kept.rewound for row in rows] == [0, 1, 0, 0]
    assert rows[0].winners == "Ben, Ada"


def test_solo_games_have_streaks(tmp_path: Path) -> None:
    history = History(tmp_path, GAMES)
    for number, outcome in enumerate(("won", "won", "lost", "won", "drawn", "won"), start=1):
        history.enter(lone(number, 50 + number, outcome))
    history.enter(lone(7, 99, "won", rewound=True))
    history.enter(lone(8, 10, "lost", level="hardest"))
    assert solo_records(history.ledger().games) == [
        SoloRecord("dark-lord", "hardest", 1, 0, 10, 0, 0),
        SoloRecord("dark-lord", "standard", 6, 4, 56, 1, 2),
    ]
    assert by_player(history.ledger().games) == []


def test_csv_has_a_line_for_each_seat(history: History) -> None:
    rows = list(csv.DictReader(io.StringIO(to_csv(history.ledger().games))))
    assert len(rows) == 9
    assert rows[0]["name"] == "Ada"
    assert rows[0]["points"] == "40"
    assert rows[0]["luck"] == "2.0"
    assert rows[5]["rewound"] == "1"
    assert rows[3]["bot"] == "greedy"


def test_a_name_is_no_formula(tmp_path: Path) -> None:
    history = History(tmp_path, GAMES)
    history.enter(entry(1, seat('=HYPERLINK("x")', 1), seat('a, "b"\n', -2)))
    rows = list(csv.DictReader(io.StringIO(to_csv(history.ledger().games), newline="")))
    assert [row["name"] for row in rows] == ['\'=HYPERLINK("x")', 'a, "b"\n']
    assert rows[1]["points"] == "-2"


def test_games_are_told_apart_only_where_they_differ(history: History) -> None:
    assert "which game" not in to_csv(history.ledger().games)
    history.enter(evolve(entry(9, SeatResult("Ada", "", 7, won=True, special={"tasks": 3}),
                               SeatResult("Ben", "", 5, won=False, special={"tasks": 2})),
                         game="chess", special={"events": "on"}))  # fmt: skip
    games = history.ledger().games
    rows = list(csv.DictReader(io.StringIO(to_csv(games))))
    assert [rows[-1][name] for name in ("which game", "events", "tasks", "luck", "preset")] == [
        "chess", "on", "2", "", "",
    ]  # fmt: skip
    assert [rows[0][name] for name in ("which game", "events", "tasks", "luck", "preset")] == [
        "valeria", "", "", "2.0", "first-game",
    ]  # fmt: skip
    adas = {row.game: (row.games, row.means) for row in by_player(games) if row.name == "Ada"}
    assert adas == {"valeria": (3, {"luck": 1.0}), "chess": (1, {"tasks": 3.0})}


def test_an_empty_history_tells_nothing(tmp_path: Path) -> None:
    history = History(tmp_path, GAMES)
    assert (
        by_duke(history.ledger().games),
        by_preset(history.ledger().games),
        solo_records(history.ledger().games),
    ) == ([], [], [])
    assert to_csv(history.ledger().games).count("\r\n") == 1


def test_boxes_on_the_table_are_tallied_and_told(tmp_path: Path) -> None:
    """Rows have no column more, so that programs without sets read them as well."""
    history = History(tmp_path, GAMES)
    for number, variants in enumerate(("", "events", "set:promos", "events set:gnolls set:promos")):
        two = seat("Ada", 30 + number, won=True), seat("Ben", 20)
        history.enter(entry(number + 1, *two, variants=variants))
    games = history.ledger().games
    rows = [(row.name, row.games, row.wins, row.best) for row in by_sets(games)]
    assert rows == [("", 2, 2, 31), ("gnolls promos", 1, 1, 33), ("promos", 1, 1, 32)]


def test_records_of_solo_games_are_kept_for_each_choice_of_boxes(tmp_path: Path) -> None:
    history = History(tmp_path, GAMES)
    history.enter(lone(1, 50, "won"))
    history.enter(lone(2, 70, "lost", variants="set:promos"))
    assert solo_records(history.ledger().games) == [
        SoloRecord("dark-lord", "standard", 1, 1, 50, 1, 1),
        SoloRecord("dark-lord", "standard", 1, 0, 70, 0, 0, ("promos",)),
    ]
