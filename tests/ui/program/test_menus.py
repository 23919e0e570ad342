"""While a game is on the table its menus are tucked into a button; every key reaches them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QMenu

from tests.ui.parts import table_of
from tests.ui.tables import Table
from valeria_desktop.games.valeria.rules.model.prompts import Prompt

pytestmark = [
    pytest.mark.qt_log_ignore("This plugin does not support"),
    pytest.mark.usefixtures("unpainted"),
]

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from pytestqt.qtbot import QtBot

    from valeria_desktop.ui.program.program import Program


@pytest.fixture
def program(begin: Callable[[], Program], qtbot: QtBot) -> Iterator[Program]:
    made = begin()
    made.window.activateWindow()
    qtbot.waitUntil(made.window.isActiveWindow)
    made._play(Table().plays_to(Prompt.ACT).session)
    QApplication.processEvents()
    yield made
    while (popup := QApplication.activePopupWidget()) is not None:
        popup.close()


def opened() -> QMenu:
    popup = QApplication.activePopupWidget()
    assert isinstance(popup, QMenu)
    return popup


def titles(program: Program) -> list[str]:
    return [each.text() for each in program.window.menuBar().actions()]


def test_the_bar_of_menus_is_there_but_at_the_table(program: Program) -> None:
    assert not program.window.menuBar().isVisible()
    program.go_home()
    assert program.window.menuBar().isVisible()


def test_f10_opens_all_menus(program: Program, qtbot: QtBot) -> None:
    qtbot.keyClick(program.window, Qt.Key.Key_F10)
    assert [each.text() for each in opened().actions()] == titles(program)


@pytest.mark.parametrize(("key", "index"), [(Qt.Key.Key_G, 0), (Qt.Key.Key_T, 1)])
def test_alt_and_a_letter_open_one_menu(
    program: Program, qtbot: QtBot, key: Qt.Key, index: int
) -> None:
    qtbot.keyClick(program.window, key, Qt.KeyboardModifier.AltModifier)
    assert opened() is program.window.menuBar().actions()[index].menu()


def test_the_button_opens_all_menus_and_says_what_it_is(program: Program) -> None:
    button = table_of(program).menu_button
    assert button is not None
    assert button.accessibleName() == "Menu"
    button.click()
    assert [each.text() for each in opened().actions()] == titles(program)


@pytest.mark.slow
def test_a_command_hears_its_key_while_its_menu_is_tucked_away(
    program: Program, qtbot: QtBot
) -> None:
    before = program.look.is_dark
    qtbot.keyClick(program.window, Qt.Key.Key_D, Qt.KeyboardModifier.ControlModifier)
    assert program.look.is_dark is not before
    program.change("theme", "dark")


@pytest.mark.slow
def test_at_home_the_keys_of_the_menus_are_those_of_their_bar(
    program: Program, qtbot: QtBot
) -> None:
    program.go_home()
    with qtbot.waitSignal(program.window.commanded) as commanded:
        qtbot.keyClick(program.window, Qt.Key.Key_Comma, Qt.KeyboardModifier.ControlModifier)
    assert commanded.args == ["settings"]
