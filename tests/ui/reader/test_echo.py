"""No key is silent: an arrow that leads nowhere, a digit without an answer, a key that is kept."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit

from tests.ui.programs import play
from valeria_desktop.ui.controls.focus import Asking
from valeria_desktop.ui.reader.echo import name_of_focus

if TYPE_CHECKING:
    from collections.abc import Callable

    from pytestqt.qtbot import QtBot

    from valeria_desktop.ui.program.program import Program

pytestmark = [pytest.mark.thorough, pytest.mark.usefixtures("unpainted")]


@pytest.fixture
def told(
    begin: Callable[[], Program], qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> tuple[Program, list[str]]:
    program = begin()
    with qtbot.waitActive(program.window):
        program.window.activateWindow()
    play(program, 2)
    monkeypatch.setattr(QAccessible, "isActive", lambda: True)
    monkeypatch.setattr(QAccessible, "updateAccessibility", lambda _: None)
    said: list[str] = []
    program.announcer.announced.connect(said.append)
    return program, said


def test_an_arrow_that_leads_nowhere_says_the_focus(
    told: tuple[Program, list[str]], qtbot: QtBot
) -> None:
    program, said = told
    focused = program.window.focusWidget()
    handle = program.window.windowHandle()
    assert handle is not None
    QTest.keyClick(handle, Qt.Key.Key_Left)
    qtbot.waitUntil(lambda: bool(said))
    assert program.window.focusWidget() is focused
    assert said == [name_of_focus()]
    assert said[0] == "Roll the dice."


def test_an_arrow_that_moves_the_focus_is_left_to_the_reader(
    told: tuple[Program, list[str]], qtbot: QtBot
) -> None:
    program, said = told
    market = program.window.table.centre  # type: ignore[attr-defined]
    market.setFocus(Qt.FocusReason.TabFocusReason)
    program.window.hands.pressed.emit(Qt.Key.Key_Right)
    market.setCurrentIndex(market.pieces.index(1, 1))
    qtbot.wait(250)
    assert said == []


@pytest.mark.parametrize("key", [Qt.Key.Key_V, Qt.Key.Key_O, Qt.Key.Key_Z])
def test_a_key_of_the_table_that_a_question_keeps_says_what_comes_first(
    told: tuple[Program, list[str]], qtbot: QtBot, key: Qt.Key
) -> None:
    program, said = told
    asking = Asking(program.window)
    asking.setAccessibleName("Rose, ready?")
    asking.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    asking.show()
    handle = program.window.windowHandle()
    assert handle is not None
    QTest.keyClick(handle, key)
    qtbot.waitUntil(lambda: bool(said))
    assert said == ["Answer this first: Rose, ready?"]


def test_w_says_the_focus_where_a_question_keeps_the_key(
    told: tuple[Program, list[str]], qtbot: QtBot
) -> None:
    program, said = told
    asking = Asking(program.window)
    asking.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    asking.setAccessibleName("Rose, ready?")
    asking.show()
    handle = program.window.windowHandle()
    assert handle is not None
    QTest.keyClick(handle, Qt.Key.Key_W)
    qtbot.waitUntil(lambda: bool(said))
    assert said == ["Rose, ready?"]


def test_enter_before_the_answer_is_ready_says_what_is_missing(
    told: tuple[Program, list[str]], qtbot: QtBot
) -> None:
    program, said = told
    presenter = program.window.table.prompt.presenter
    assert presenter is not None
    assert presenter.default is not None
    presenter.default.setEnabled(False)
    presenter.default.setAccessibleName("Choose something.")
    said.clear()
    program.window.hands.pressed.emit(Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: bool(said))
    assert said == ["Choose something."]


def test_a_digit_without_an_answer_says_the_focus(
    told: tuple[Program, list[str]], qtbot: QtBot
) -> None:
    program, said = told
    handle = program.window.windowHandle()
    assert handle is not None
    QTest.keyClick(handle, Qt.Key.Key_9)
    qtbot.waitUntil(lambda: bool(said))
    assert said == ["Roll the dice."]


def test_a_digit_that_answers_is_left_to_the_answer(
    told: tuple[Program, list[str]], qtbot: QtBot
) -> None:
    program, said = told
    focus, presenter = name_of_focus(), program.window.table.prompt.presenter
    program.window.hands.pressed.emit(Qt.Key.Key_1)
    program.controller.choose("roll")
    qtbot.waitUntil(lambda: program.window.table.prompt.presenter is not presenter)
    qtbot.wait(250)
    assert focus not in said


def test_a_digit_that_is_typed_is_left_to_its_field(
    told: tuple[Program, list[str]], qtbot: QtBot
) -> None:
    program, said = told
    field = QLineEdit(program.window)
    field.show()
    field.setFocus()
    program.window.hands.pressed.emit(Qt.Key.Key_4)
    qtbot.wait(250)
    assert said == []
