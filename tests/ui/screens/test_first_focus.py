"""Where the keys go when a page is shown: to what is most likely wanted there, not to nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tests.ui.tables import Table
from valeria_desktop.kernel.seats import default_seats
from valeria_desktop.ui.screens.past.history_tables import GAMES

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtWidgets import QWidget
    from pytestqt.qtbot import QtBot

    from valeria_desktop.ui.program.program import Program

pytestmark = [pytest.mark.thorough, pytest.mark.usefixtures("unpainted")]
ANYWHERE = ("new", "solo", "load", "history", "learn", "settings", "shortcuts", "about")
OF_A_GAME = ("rewind", "replay")


@pytest.fixture
def program(begin: Callable[[], Program], qtbot: QtBot) -> Program:
    made = begin()
    made.window.activateWindow()
    qtbot.waitUntil(made.window.isActiveWindow)
    return made


def focus(program: Program) -> QWidget:
    QApplication.processEvents()
    found = program.window.focusWidget()
    assert found is not None
    return found


def is_inside_what_is_shown(program: Program) -> bool:
    shown, has_focus = program.window.screen_shown, focus(program)
    return shown is not None and has_focus is not shown and shown.isAncestorOf(has_focus)


def with_a_game(program: Program, qtbot: QtBot) -> None:
    """Play so far that the game is kept, as it is before anybody can load it."""
    program._play(Table().plays(20).session)
    program._keep()
    qtbot.waitUntil(lambda: bool(program.keeping.games()))


@pytest.mark.parametrize("command", ANYWHERE)
def test_a_page_begins_with_something_that_takes_keys(program: Program, command: str) -> None:
    program.carry_out(command)
    assert program.window.screen_shown is not program.window.home
    assert is_inside_what_is_shown(program)


def test_it_does_so_when_there_is_a_game_too(program: Program, qtbot: QtBot) -> None:
    with_a_game(program, qtbot)
    faults = []
    for command in (*ANYWHERE, *OF_A_GAME):
        program.window.show_screen(program.window.table)
        program.carry_out(command)
        if program.window.is_on_table or not is_inside_what_is_shown(program):
            faults.append(command)
    assert faults == []


@pytest.mark.slow
def test_a_look_back_begins_with_something_that_takes_keys(program: Program) -> None:
    program._play(Table().plays_out().session)
    program.carry_out("review")
    assert program.window.screen_shown is program.past.reviewing
    assert is_inside_what_is_shown(program)


def test_enter_goes_on_with_the_first_saved_game(program: Program, qtbot: QtBot) -> None:
    with_a_game(program, qtbot)
    program.carry_out("load")
    games = program.pages.games
    assert focus(program) is games.list
    with qtbot.waitSignal(games.chosen) as chosen:
        qtbot.keyClick(focus(program), Qt.Key.Key_Return)
    assert chosen.args == [program.keeping.games()[0].path]
    qtbot.waitUntil(lambda: program.window.is_on_table)


def test_without_a_saved_game_the_keys_begin_with_opening_a_file(program: Program) -> None:
    program.carry_out("load")
    assert focus(program) is program.pages.games._file


@pytest.mark.slow
def test_enter_looks_at_the_newest_game_of_the_history_again(
    program: Program, qtbot: QtBot
) -> None:
    program._play(Table().plays_out().session)
    program.carry_out("home")
    program.carry_out("history")
    hall = program.past.hall
    assert focus(program) is hall.wall
    with qtbot.waitSignal(hall.replay_asked):
        qtbot.keyClick(focus(program), Qt.Key.Key_Return)
    program.carry_out("history")
    qtbot.keyClick(focus(program), Qt.Key.Key_L)
    history = program.past.history
    assert focus(program) is history.tables[GAMES]
    with qtbot.waitSignal(history.replay_asked):
        qtbot.keyClick(focus(program), Qt.Key.Key_Return)


@pytest.mark.slow
def test_enter_goes_back_to_the_decision_that_is_chosen(program: Program, qtbot: QtBot) -> None:
    with_a_game(program, qtbot)
    program.carry_out("rewind")
    rewinding = program.past.replaying
    for box in rewinding.sheet.agreements:
        box.setChecked(True)
    assert focus(program) is rewinding.ribbon
    with qtbot.waitSignal(rewinding.rewound):
        qtbot.keyClick(focus(program), Qt.Key.Key_Return)


def test_arrows_lead_through_a_replay_from_the_first_key(program: Program, qtbot: QtBot) -> None:
    with_a_game(program, qtbot)
    program.carry_out("replay")
    screen = program.past.replaying
    assert focus(program) is screen.ribbon
    qtbot.keyClick(focus(program), Qt.Key.Key_Down)
    assert screen.deck.moment == 1


def test_another_page_is_reached_from_a_secret_question_with_one_move_of_the_focus(
    program: Program, qtbot: QtBot, qapp: QApplication
) -> None:
    """Neither a sheet that goes nor a curtain that lay over it passes the focus on."""
    program._play(Table(seats=default_seats(2)).session)
    prompt = program.window.table.prompt
    qtbot.waitUntil(lambda: prompt.is_curtained)
    assert prompt.curtain is not None
    prompt.curtain.open()
    qtbot.waitUntil(lambda: prompt.sheet is not None and prompt.sheet.isAncestorOf(focus(program)))
    moves: list[QWidget | None] = []
    qapp.focusChanged.connect(lambda _, now: moves.append(now))
    program.carry_out("shortcuts")
    assert [each for each in moves if each is not None] == [focus(program)]


ASIDE = ("shortcuts", "settings", "about", "learn")


@pytest.mark.parametrize("command", ["new", "load", "history", "replay"])
def test_escape_leads_back_to_the_page_from_which_another_was_looked_at(
    program: Program, qtbot: QtBot, command: str
) -> None:
    """F1 in the midst of a replay led back to the table, and the place was lost."""
    with_a_game(program, qtbot)
    for aside in ASIDE:
        program.carry_out(command)
        before = program.window.screen_shown
        program.carry_out(aside)
        program.carry_out("shortcuts")  # from one such page to the next: one way back for both
        QTest.keyClick(focus(program), Qt.Key.Key_Escape)
        assert program.window.screen_shown is before, aside
        QTest.keyClick(focus(program), Qt.Key.Key_Escape)
        assert program.window.is_on_table, aside


def test_escape_from_settings_in_another_language_finds_a_way_back(
    program: Program, qtbot: QtBot
) -> None:
    """The page before is gone then: all pages are made anew."""
    with_a_game(program, qtbot)
    program.carry_out("new")
    program.carry_out("settings")
    program.change("language", "de")
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    QTest.keyClick(focus(program), Qt.Key.Key_Escape)
    assert program.window.is_on_table
    program.change("language", "en")
