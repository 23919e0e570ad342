"""What the lists of saved and finished games tell of Valencia."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt

from tests.games.valencia.ui.ended import ended, face
from valeria_desktop.games.valencia.game import RULES
from valeria_desktop.games.valencia.rules.setup import RANDOM, Advanced, Setup
from valeria_desktop.games.valencia.ui.words import ValenciaWords
from valeria_desktop.session.history_entry import entry_of
from valeria_desktop.storage.history import History
from valeria_desktop.ui.face import games_of
from valeria_desktop.ui.screens.past.history import HistoryScreen

if TYPE_CHECKING:
    from pathlib import Path

    from pytestqt.modeltest import ModelTester
    from pytestqt.qtbot import QtBot

    from valeria_desktop.ui.paint.look import Look

PLAIN = Setup()
FEW = Setup(3, RANDOM, frozenset({Advanced.JOKER, Advanced.TWIN}))
MANY = Setup(2, advanced=frozenset(Advanced))
ALL = "Joker 0, Nest Egg 1, Twin 2, Warehouse 3, Assistance 4, Wanderer 5, Powerhouse 7"
DAY = "2026-11-2{}T20:00:00+00:00"


@pytest.fixture
def screen(look: Look, qtbot: QtBot, tmp_path: Path) -> HistoryScreen:
    faces = {RULES.id: face()}
    history = History(tmp_path, games_of(faces))
    for number, setup in enumerate((PLAIN, FEW, MANY), start=1):
        day = DAY.format(number)
        history.enter(entry_of(ended(setup), day, day))
    made = HistoryScreen(look, faces)
    qtbot.addWidget(made)
    made.show_history(history)
    return made


def heads(screen: HistoryScreen, page: str) -> list[str]:
    model = screen.tables[page].model()
    columns = range(model.columnCount())
    return [model.headerData(at, Qt.Orientation.Horizontal) for at in columns]


def row(screen: HistoryScreen, page: str, name: str) -> dict[str, str]:
    model = screen.tables[page].model()
    for at in range(model.rowCount()):
        cells = [model.index(at, column).data() for column in range(model.columnCount())]
        if cells[0] == name:
            return dict(zip(heads(screen, page), cells, strict=True))
    raise AssertionError(name)


def column(screen: HistoryScreen, page: str, head: str) -> list[str]:
    model, at = screen.tables[page].model(), heads(screen, page).index(head)
    return [model.index(number, at).data() for number in range(model.rowCount())]


def test_the_models_keep_qts_rules(screen: HistoryScreen, qtmodeltester: ModelTester) -> None:
    for model in screen.models.values():
        qtmodeltester.check(model)


def test_it_brings_its_own_tables(screen: HistoryScreen) -> None:
    titles = [screen.tabs.tabText(tab) for tab in range(screen.tabs.count())]
    assert titles == ["Games", "Players", "Points", "Auctions", "Tasks", "Cities"]
    assert screen.note.text().startswith("A task that scores what it counts")


def test_set_ups_are_named_by_city_and_advanced_cards(screen: HistoryScreen) -> None:
    assert column(screen, "games", "Set-up") == [
        "First game · 7 kinds of advanced cards",
        "Random city · Joker 0, Twin 2",
        "First game",
    ]
    assert set(column(screen, "valencia cities", "City")) == {
        f"First game · {ALL}",
        "Random city · Joker 0, Twin 2",
        "First game",
    }


def test_points_are_told_by_source_as_means(screen: HistoryScreen) -> None:
    """Rose played in all three games."""
    found = row(screen, "valencia sources", "Rose")
    scores = [ended(setup).result().scores[0] for setup in (PLAIN, FEW, MANY)]
    heads_of = {
        "prestige": "Prestige",
        "members": "Members in the city",
        "palms": "Palms",
        "fountains": "Fountains",
        "privileges": "Privileges",
        "tasks": "Tasks",
    }
    assert found["Games"] == "3"
    for source, head in heads_of.items():
        mean = sum(score.of(source) for score in scores) / 3
        assert found[head] == f"{mean:.1f}".replace("-", "\N{MINUS SIGN}")


def test_auctions_coins_and_tasks_are_told(screen: HistoryScreen) -> None:
    found = row(screen, "valencia auctions", "Rose")
    kept, fulfilled = float(found["Tasks kept"]), float(found["Tasks fulfilled"])
    assert 1 <= kept <= 15
    assert 0 <= fulfilled <= kept
    coins = [ended(setup).view(0).own.coins for setup in (PLAIN, FEW, MANY)]
    assert found["Coins at the end"] == f"{sum(coins) / 3:.1f}"
    assert 0 <= float(found["Auctions won"]) <= 35


def test_bots_are_told_by_what_they_are_like(screen: HistoryScreen) -> None:
    assert "Bot: plays at random" in column(screen, "valencia sources", "Player")


def test_tasks_are_told_by_name_with_how_often_they_were_fulfilled(screen: HistoryScreen) -> None:
    lines = [
        line
        for setup in (PLAIN, FEW, MANY)
        for score in ended(setup).result().scores
        for line in score.lines
        if line.category == "tasks"
    ]
    kept = column(screen, "valencia tasks", "Kept")
    fulfilled = column(screen, "valencia tasks", "Fulfilled")
    assert sum(map(int, kept)) == len(lines)
    assert sum(map(int, fulfilled)) == sum(line.points > 0 for line in lines)
    assert set(column(screen, "valencia tasks", "Task")) == {line.cards[0].name for line in lines}


def test_a_player_is_told_the_share_of_tasks(screen: HistoryScreen) -> None:
    found = row(screen, "players", "Rose")["Tasks fulfilled"]
    assert found.endswith("%")
    assert 0 <= int(found.strip("<>% ")) <= 100


# --- other words


def test_a_saved_game_is_named_by_its_players_unless_it_has_own_files(qtbot: QtBot) -> None:
    words = ValenciaWords()
    assert words.kind(PLAIN) == ""
    assert words.kind(Setup(own="0" * 64)) == "A game with your own files"


def test_the_keys_of_its_questions_are_told(qtbot: QtBot) -> None:
    told = ValenciaWords()
    keys = told.keys()
    assert all(words for _, words in keys)
    assert [caps for caps, _ in keys] == [
        ("+", "F", "N"),
        ("Backspace",),
        ("S", "A", "C"),
        ("1", "2", "3"),
        ("Enter",),
        ("M",),
        ("Ctrl+Z",),
        ("B",),
        ("T",),
        ("C",),
        ("P",),
        ("N",),
        ("1", "2", "3"),
        ("L",),
        ("J",),
        ("D, held",),
        ("Z, held",),
        ("K",),
        ("Page Down", "Page Up"),
    ]


def test_it_says_of_itself_what_is_our_own() -> None:
    assert ValenciaWords().about() == "Valencia: rules of Valencia, on our own city."
