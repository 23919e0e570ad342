"""No arrow is silent: one that leads nowhere says where it stays."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest

from tests.ui.programs import play
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
