"""The other pages: home, the end, settings, shortcuts, about."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton, QLabel, QWidget

from tests.ui.tables import Table
from valeria_desktop.engine.setup import Setup, Solo
from valeria_desktop.ui.commands import COMMANDS
from valeria_desktop.ui.screens.about import AboutScreen
from valeria_desktop.ui.screens.end import EndScreen
from valeria_desktop.ui.screens.home import HomeScreen
from valeria_desktop.ui.screens.score import ScoreModel, ScoreRole
from valeria_desktop.ui.screens.settings import SCALES, SettingsScreen
from valeria_desktop.ui.screens.shortcuts import ShortcutsScreen

if TYPE_CHECKING:
    from pytestqt.modeltest import ModelTester
    from pytestqt.qtbot import QtBot

    from valeria_desktop.ui.look import Look


def texts(widget: QWidget) -> str:
    return "\n".join(label.text() for label in widget.findChildren(QLabel))


def press(widget: QWidget, words: str) -> None:
    buttons = widget.findChildren(QAbstractButton)
    next(button for button in buttons if button.text() == words).click()


# --- home


def test_home_asks_for_what_its_buttons_say(look: Look, qtbot: QtBot) -> None:
    home = HomeScreen(look)
    qtbot.addWidget(home)
    for name in ("new", "solo", "load", "lesson", "learn", "settings", "quit"):
        with qtbot.waitSignal(home.asked_for) as asked:
            home.button(name).click()
        assert asked.args == [name]


def test_home_offers_to_continue_only_if_there_is_a_game(look: Look, qtbot: QtBot) -> None:
    home = HomeScreen(look)
    qtbot.addWidget(home)
    assert not home.button("continue").isVisibleTo(home)
    home.offer_continue("A game of 2")
    assert home.button("continue").isVisibleTo(home)
    assert "A game of 2" in texts(home)


# --- the end


@pytest.mark.parametrize(
    "setup",
    [
        Setup(players=2),
        Setup(players=5),
        Setup(players=1, solo=Solo.DARK_LORD),
        Setup(players=1, solo=Solo.SIEGE),
    ],
)
def test_the_end_tells_who_won_and_every_points_source(
    look: Look, qtbot: QtBot, qtmodeltester: ModelTester, setup: Setup
) -> None:
    session = Table(setup).plays_out().session
    end = EndScreen(look)
    qtbot.addWidget(end)
    end.show_session(session, at_once=True)
    qtmodeltester.check(end.model)
    result = session.result()
    last = end.model.rowCount() - 1
    totals = [int(end.model.index(last, seat).data()) for seat in range(setup.players)]
    assert totals == [score.total for score in result.scores]
    for row in range(end.model.rowCount()):
        for column in range(end.model.columnCount()):
            cell = end.model.index(row, column)
            lines = cell.data(ScoreRole.LINES)
            assert sum(line.points for line in lines) == int(cell.data())
    assert "Points by round" in texts(end)


def test_dukes_are_turned_up_one_by_one(look: Look, qtbot: QtBot) -> None:
    session = Table(Setup(players=2)).plays_out().session
    end = EndScreen(look)
    qtbot.addWidget(end)
    end.show()
    end.show_session(session)
    duke = session.duke_of(0)
    assert duke is not None
    hidden = [each for each in end.findChildren(QWidget) if hasattr(each, "show_card")]
    assert [each.card for each in hidden] == [None, None]  # type: ignore[attr-defined]
    qtbot.keyClick(end, Qt.Key.Key_Space)
    assert [each.card for each in hidden] == [duke, None]  # type: ignore[attr-defined]
    qtbot.keyClick(end, Qt.Key.Key_Space)
    assert all(each.card for each in hidden)  # type: ignore[attr-defined]


def test_the_end_asks_for_what_comes_next(look: Look, qtbot: QtBot) -> None:
    end = EndScreen(look)
    qtbot.addWidget(end)
    for words, name in (
        ("Again, other cards", "again"),
        ("Again, the same deal", "same"),
        ("Look at it again", "replay"),
        ("Home", "home"),
    ):
        with qtbot.waitSignal(end.asked_for) as asked:
            press(end, words)
        assert asked.args == [name]


def test_the_best_of_each_row_is_marked() -> None:
    session = Table(Setup(players=3)).plays_out().session
    model = ScoreModel()
    model.show(session.result().scores, session.names)
    for row in range(model.rowCount()):
        points = [int(model.index(row, column).data()) for column in range(3)]
        best = [model.index(row, column).data(ScoreRole.IS_BEST) for column in range(3)]
        assert best == [each == max(points) for each in points]
        assert model.index(row, 0).data(ScoreRole.IS_TOTAL) is (row == model.rowCount() - 1)


# --- settings, shortcuts, about


def test_settings_tell_what_was_changed(look: Look, qtbot: QtBot) -> None:
    screen = SettingsScreen(look)
    qtbot.addWidget(screen)
    for name, value in (("theme", "light"), ("scale", SCALES[0]), ("pace", "fast"), ("language", "de")):
        box = screen.box(name)
        with qtbot.waitSignal(screen.changed) as changed:
            box.setCurrentIndex(box.findData(value))
            box.activated.emit(box.currentIndex())
        assert changed.args == [name, value]


def test_every_key_of_a_command_is_listed(look: Look, qtbot: QtBot) -> None:
    screen = ShortcutsScreen(look)
    qtbot.addWidget(screen)
    listed = texts(screen)
    for command in COMMANDS:
        if command.keys:
            assert command.text().replace("&", "").removesuffix("…") in listed
    for key, words in screen.table_keys():
        assert key in listed
        assert words in listed


@pytest.mark.parametrize("kind", [SettingsScreen, ShortcutsScreen, AboutScreen])
def test_a_page_is_left_by_escape_and_by_its_button(
    look: Look, qtbot: QtBot, kind: type[SettingsScreen | ShortcutsScreen | AboutScreen]
) -> None:
    page = kind(look)
    qtbot.addWidget(page)
    with qtbot.waitSignal(page.left):
        qtbot.keyClick(page, Qt.Key.Key_Escape)
    with qtbot.waitSignal(page.left):
        press(page, "Back")


def test_about_says_that_it_is_unofficial(look: Look, qtbot: QtBot) -> None:
    page = AboutScreen(look)
    qtbot.addWidget(page)
    assert "unofficial fan project" in texts(page)
