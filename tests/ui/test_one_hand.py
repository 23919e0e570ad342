"""One hand is enough: held keys can stay, and every command has a way of single keys."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, Qt
from PySide6.QtGui import QCursor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu

from tests.ui.listed_keys import at_question, begin_with, hold, press, put
from valeria_desktop.ui.controls.held_keys import HELD_KEYS
from valeria_desktop.ui.controls.peek import HeldButton, Peek
from valeria_desktop.ui.pieces.spread import Spread
from valeria_desktop.ui.program.commands import COMMANDS, MENUS
from valeria_desktop.ui.table.room_table import RoomTable
from valeria_desktop.ui.typed import as_a

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from pytestqt.qtbot import QtBot

    from valeria_desktop.session.session import Session
    from valeria_desktop.ui.program.program import Program

pytestmark = [
    pytest.mark.thorough,
    pytest.mark.qt_log_ignore("This plugin does not support"),
    pytest.mark.usefixtures("unpainted"),
]
ASKED = {"valeria": ("act",), "valencia": ("good", "sit")}


@pytest.fixture(params=ASKED)
def game(request: pytest.FixtureRequest) -> str:
    name: str = request.param
    return name


@pytest.fixture
def program(
    qapp: QApplication, qtbot: QtBot, tmp_path: Path, game: str, look: object
) -> Iterator[Program]:
    del look  # which has loaded fonts and style
    made = begin_with(qapp, qtbot, tmp_path, game)
    made.change("keys_stay", value=True)
    put(made, at_question(game, *ASKED[game], people=2))
    yield made
    made.change("keys_stay", value=False)
    made.close()


def peek_of(program: Program) -> Peek:
    return next(each for each in program.window.findChildren(Peek) if each.isVisible())


def asked_seat(session: Session) -> int:
    return -1 if session.decision is None else session.decision.seat


def tap(program: Program, key: Qt.Key) -> None:
    """Press a key and let it go."""
    for is_down in (True, False):
        hold(program, key, is_down=is_down)


def test_d_stays_until_it_is_pressed_again(program: Program) -> None:
    peek, seen = peek_of(program), []
    for _ in range(3):
        tap(program, Qt.Key.Key_D)
        seen.append(peek.is_held)
    assert seen == [True, False, True]


def test_a_click_stays_until_the_next_one(program: Program) -> None:
    peek, seen = peek_of(program), []
    for _ in range(2):
        QTest.mouseClick(peek, Qt.MouseButton.LeftButton)
        seen.append((peek.is_held, peek.isDown()))
    assert seen == [(True, True), (False, False)]


@pytest.mark.parametrize("key", ["W", "Enter", "Right", "Tab", "Esc", "I"])
def test_any_other_key_hides_what_stayed_before_it_does_anything(
    program: Program, key: str
) -> None:
    peek = peek_of(program)
    tap(program, Qt.Key.Key_D)
    assert peek.is_held
    press(program, key)
    assert not peek.is_held


def test_space_and_enter_on_the_button_itself_turn_it(program: Program) -> None:
    peek, seen = peek_of(program), []
    peek.setFocus(Qt.FocusReason.TabFocusReason)
    for key in (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Space):
        QTest.keyClick(peek, key)
        seen.append(peek.is_held)
    assert seen == [True, False, True]


def test_space_elsewhere_hides_what_stayed(program: Program) -> None:
    peek = peek_of(program)
    tap(program, Qt.Key.Key_D)
    QTest.keyClick(program.window, Qt.Key.Key_Space)
    assert not peek.is_held


def test_a_modifier_alone_hides_nothing(program: Program) -> None:
    tap(program, Qt.Key.Key_D)
    QTest.keyClick(program.window, Qt.Key.Key_Control)
    assert peek_of(program).is_held, "Ctrl silences a screen reader"


def test_a_click_elsewhere_hides_what_stayed(program: Program) -> None:
    peek = peek_of(program)
    tap(program, Qt.Key.Key_D)
    QTest.mouseClick(program.window.table, Qt.MouseButton.LeftButton, pos=QPoint(2, 2))
    assert not peek.is_held


def test_another_window_hides_what_stayed(program: Program) -> None:
    peek = peek_of(program)
    tap(program, Qt.Key.Key_D)
    QCoreApplication.sendEvent(program.window, QEvent(QEvent.Type.WindowDeactivate))
    assert not peek.is_held


def test_the_next_players_turn_hides_what_stayed(program: Program) -> None:
    peek = peek_of(program)
    tap(program, Qt.Key.Key_D)
    session = program.controller.session
    assert session is not None
    before = asked_seat(session)
    for _ in range(60):
        if asked_seat(session) == before and session.decision is not None:
            program.controller.choose(session.decision.options[0].id)
    assert asked_seat(session) != before
    assert not peek.is_held


def test_another_page_hides_what_stayed(program: Program) -> None:
    peek = peek_of(program)
    tap(program, Qt.Key.Key_D)
    program.carry_out("settings")
    assert not peek.is_held


def test_z_stays_until_it_is_pressed_again(program: Program) -> None:
    table = as_a(RoomTable, program.window.table)
    QCursor.setPos(table.mapToGlobal(QPoint()))
    QApplication.processEvents()
    spread = next(each for each in table.findChildren(Spread) if each.laid.pieces)
    spread.setFocus(Qt.FocusReason.TabFocusReason)
    seen = []
    for _ in range(2):
        tap(program, Qt.Key.Key_Z)
        seen.append(table.zoom.is_held)
    assert seen == [True, False]
    assert not table.zoom.panel.isVisible()


def has_close_looks(view: Spread[Any]) -> bool:
    """Whether a view shows several things that can be looked at closely."""
    several = [view.pieces.index(row, 0) for row in range(4)]
    return all(index.isValid() and view.looked_at(index) is not None for index in several)


def test_what_z_shows_follows_the_keys_and_makes_way_for_the_rest(program: Program) -> None:
    table = as_a(RoomTable, program.window.table)
    QCursor.setPos(table.mapToGlobal(QPoint()))
    QApplication.processEvents()
    view = next(each for each in table.findChildren(Spread) if has_close_looks(each))
    view.setFocus(Qt.FocusReason.TabFocusReason)
    tap(program, Qt.Key.Key_Z)
    told: list[str] = []
    table.zoom.told.connect(told.append)
    first = table.zoom.shown
    QTest.keyClick(view, Qt.Key.Key_Right)
    assert table.zoom.shown == view.looked_at(view.currentIndex()) != first
    assert len(told) == 1
    table.zoom.panel.links[0].setFocus(Qt.FocusReason.TabFocusReason)
    assert table.zoom.is_held, "the links belong to what is shown"
    table.zoom.panel.setGeometry(table.rect())
    table.prompt.setFocus(Qt.FocusReason.TabFocusReason)
    assert not table.zoom.panel.isVisible()
    assert not table.zoom.is_held


def test_without_the_wish_keys_work_while_they_are_held(program: Program) -> None:
    program.change("keys_stay", value=False)
    assert HELD_KEYS.stay is False
    peek = peek_of(program)
    tap(program, Qt.Key.Key_D)
    assert not peek.is_held
    assert [each for each in program.window.findChildren(HeldButton) if each.is_held] == []


# --- commands with two keys


def opened() -> QMenu:
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    return menu


def test_every_command_is_reached_by_f10_arrows_and_enter(
    program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Only the way there is walked: what a command does has tests of its own."""
    done: list[str] = []
    monkeypatch.setattr(program, "carry_out", done.append)
    program.window.commanded.disconnect()
    program.window.commanded.connect(done.append)
    wanted = {
        command.id
        for command in COMMANDS
        if (action := program.window.actions_by_id[command.id]).isEnabled() and action.isVisible()
    }
    for number, menu in enumerate(MENUS):
        for command in menu.commands:
            if command.id in wanted:
                walk_to(program, number, command.id)
    assert set(done) == wanted


def walk_to(program: Program, number: int, command: str) -> None:
    """Open all menus, go down to one, into it, down to a command, and press Enter."""
    press(program, "F10")
    menus = opened()
    for _ in range(number + 1):
        QTest.keyClick(menus, Qt.Key.Key_Down)
    QTest.keyClick(menus, Qt.Key.Key_Right)
    inside = opened()
    assert inside is not menus
    for _ in inside.actions():
        if inside.activeAction().objectName() == command:
            break
        QTest.keyClick(inside, Qt.Key.Key_Down)
    QTest.keyClick(inside, Qt.Key.Key_Return)
    QApplication.processEvents()
