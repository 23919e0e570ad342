"""Where the keys go: to the question that is open, and never by chance to a tool."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QToolButton, QWidget

from tests.ui.parts import stack_box, table_of
from tests.ui.tables import Table
from valeria_desktop.games.valeria.rules.model.prompts import Prompt
from valeria_desktop.games.valeria.rules.setup import Setup
from valeria_desktop.games.valeria.ui.prompts.acts import ActPresenter
from valeria_desktop.kernel.seats import default_seats
from valeria_desktop.ui.controls.focus import stops_in
from valeria_desktop.ui.stage.pace import Pace

if TYPE_CHECKING:
    from collections.abc import Callable

    from pytestqt.qtbot import QtBot

    from valeria_desktop.ui.program.program import Program
    from valeria_desktop.ui.prompts.presenter import Presenter

pytestmark = [pytest.mark.thorough, pytest.mark.usefixtures("unpainted")]


@pytest.fixture
def program(begin: Callable[[], Program], qtbot: QtBot) -> Program:
    made = begin()
    made.window.activateWindow()
    qtbot.waitUntil(made.window.isActiveWindow)
    return made


def put(program: Program, table: Table) -> Table:
    program._play(table.session)
    QApplication.processEvents()
    return table


def presenter(program: Program) -> Presenter:
    found = table_of(program).prompt.presenter
    assert found is not None
    return found


def focus(program: Program) -> QWidget:
    found = program.window.focusWidget()
    assert found is not None
    return found


def tools(program: Program) -> list[QToolButton]:
    found = table_of(program).top.tools.findChildren(QToolButton)
    return [tool for tool in found if tool.isVisible()]


@pytest.mark.parametrize("prompt", [Prompt.ROLL, Prompt.ACT, Prompt.PAY, Prompt.USE])
def test_after_a_question_the_focus_is_on_its_default(program: Program, prompt: Prompt) -> None:
    put(program, Table().plays_to(prompt))
    assert focus(program) is presenter(program).first_focus
    assert focus(program).isEnabled()


def test_a_clicked_prompt_leaves_the_focus_with_the_next_question(
    program: Program, qtbot: QtBot
) -> None:
    table = put(program, Table().plays_to(Prompt.ACT))
    shown = presenter(program)
    assert isinstance(shown, ActPresenter)
    qtbot.mouseClick(shown.choices["gain gold"], Qt.MouseButton.LeftButton)
    QApplication.processEvents()
    choices = [*table.session.record.choices]
    assert focus(program) is presenter(program).first_focus
    qtbot.keyClick(focus(program), Qt.Key.Key_Space)
    assert table.session.record.choices == choices


@pytest.mark.slow
def test_a_clicked_card_leaves_the_focus_with_the_next_question(
    program: Program, qtbot: QtBot
) -> None:
    table = put(program, Table().plays_to(Prompt.PAY))
    table.session.undo()
    put(program, table)
    centre = table_of(program).centre
    place = next(iter(table.scene().lit))
    at = centre.viewport().mapFrom(program.window, stack_box(centre, place).center())
    qtbot.mouseClick(centre.viewport(), Qt.MouseButton.LeftButton, pos=at)
    QApplication.processEvents()
    assert focus(program) is presenter(program).first_focus


@pytest.mark.slow
def test_while_a_bot_thinks_space_presses_no_tool(program: Program, qtbot: QtBot) -> None:
    table = Table(Setup(players=2), seats=default_seats(2, bots="greedy"))
    while table.decision.seat != 0 or table.decision.prompt is not Prompt.ACT:
        table.step()
    table.session.choose("gain gold")
    put(program, table)
    program.controller.pace = Pace.SLOW
    shown = presenter(program)
    qtbot.mouseClick(shown.choices["gain magic"], Qt.MouseButton.LeftButton)
    program.controller.turn_end.go_on()
    QApplication.processEvents()
    assert table_of(program).prompt.presenter is None
    assert focus(program) is table_of(program).prompt
    qtbot.keyClick(focus(program), Qt.Key.Key_Space)
    assert "gain magic" in table.session.record.choices


def test_no_tool_takes_the_focus_by_a_click(program: Program, qtbot: QtBot) -> None:
    put(program, Table().plays_to(Prompt.ACT))
    table = table_of(program)
    story = table.log.list.viewport()
    below_all_lines = story.rect().bottomLeft() + QPoint(20, -5)
    places = {widget: widget.rect().center() for widget in (*tools(program), table.board.peek)}
    for widget, place in (places | {story: below_all_lines}).items():
        before = focus(program)
        qtbot.mouseClick(widget, Qt.MouseButton.LeftButton, pos=place)
        assert focus(program) is before or focus(program) is presenter(program).first_focus


def test_tab_comes_to_the_question_first_and_to_tools_and_menu_last(program: Program) -> None:
    put(program, Table().plays_to(Prompt.ACT))
    table = table_of(program)
    stops_in([table.prompt])[0].setFocus()
    met = []
    for _ in range(60):
        met.append(focus(program))
        QTest.keyClick(focus(program), Qt.Key.Key_Tab)
        if focus(program) is met[0]:
            break
    assert table.top.menu is not None
    enabled = [*(tool for tool in tools(program) if tool.isEnabled()), table.top.menu]
    assert met[-len(enabled) :] == enabled
    areas = [table.prompt, table.centre, table.board, table.others, table.log]
    firsts = [met.index(stops_in([area])[0]) for area in areas]
    assert firsts == sorted(firsts)
    assert firsts[0] == 0
    QTest.keyClick(focus(program), Qt.Key.Key_Backtab)
    assert focus(program) is enabled[-1]


def test_enter_presses_a_tool_as_space_does(program: Program, qtbot: QtBot) -> None:
    table = put(program, Table().plays_to(Prompt.ACT))
    program.controller.choose("gain gold")
    undo = next(t for t in tools(program) if t.defaultAction().objectName() == "undo")
    qtbot.waitUntil(undo.isEnabled)
    undo.setFocus()
    qtbot.keyClick(undo, Qt.Key.Key_Return)
    assert table.session.record.choices[-1] != "gain gold"
    qtbot.waitUntil(lambda: not undo.isEnabled())
    assert focus(program) is presenter(program).first_focus


def test_what_is_closed_gives_the_focus_back_to_the_question(program: Program) -> None:
    put(program, Table().plays_to(Prompt.ACT))
    program.question.ask("Really?", ())
    assert focus(program) in program.question.buttons
    program.question.hide()
    assert focus(program) is presenter(program).first_focus
