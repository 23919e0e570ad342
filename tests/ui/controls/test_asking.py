"""What lies behind a sheet that asks takes no keys, and opens nothing over it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from attrs import frozen
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractItemView, QApplication

from valeria_desktop.bots.registry import make_bot
from valeria_desktop.faces import FACES
from valeria_desktop.games.valencia.game import RULES as VALENCIA
from valeria_desktop.games.valencia.rules.model.prompts import Prompt as Asks
from valeria_desktop.games.valencia.rules.setup import Setup as City
from valeria_desktop.games.valeria.game import RULES as VALERIA
from valeria_desktop.games.valeria.rules.model.prompts import Prompt
from valeria_desktop.games.valeria.rules.setup import Setup
from valeria_desktop.kernel.seats import default_seats
from valeria_desktop.session.session import Session
from valeria_desktop.storage.folders import Folders
from valeria_desktop.ui.controls.focus import Asking
from valeria_desktop.ui.program.program import Program
from valeria_desktop.ui.prompts.bubble import Bubble
from valeria_desktop.ui.stage.pace import Pace
from valeria_desktop.ui.voice.question import AskWay

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from collections.abc import Set as AbstractSet
    from pathlib import Path

    from PySide6.QtWidgets import QWidget
    from pytestqt.qtbot import QtBot

    from valeria_desktop.kernel.rules import Rules

pytestmark = [pytest.mark.thorough, pytest.mark.usefixtures("look", "unpainted")]

ARROWS = (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down)
GOING = (*ARROWS, Qt.Key.Key_Tab, Qt.Key.Key_Backtab)
OF_THE_TABLE = (Qt.Key.Key_W, Qt.Key.Key_O, Qt.Key.Key_V, Qt.Key.Key_F, Qt.Key.Key_Z)
LEFT, NOTHING = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier


@frozen
class Case:
    """A question that is asked on a sheet over the table."""

    rules: Rules[Any]
    setup: Any
    bot: str
    prompt: str
    behind: str
    """What of the table can be clicked beside the sheet."""
    its_own: AbstractSet[Qt.Key] = frozenset()
    """Keys of the table that mean something else on the sheet."""


CASES = {
    "duke": Case(VALERIA, Setup(players=2), "greedy", Prompt.DUKE, "centre"),
    "tasks": Case(VALENCIA, City(players=2), "planner", Asks.TASKS, "city"),
    "plan": Case(
        VALENCIA, City(players=2), "planner", Asks.PLAN, "city", frozenset({Qt.Key.Key_F})
    ),
}


class Before:
    """Someone before a program whose table is asked something on a sheet."""

    def __init__(self, program: Program, case: Case) -> None:
        self.program, self.case = program, case
        session = Session.begin(case.rules, case.setup, default_seats(2, bots=case.bot), 7)
        bot = make_bot(case.rules, case.bot, 7)
        while (decision := session.decision) is not None:
            if decision.seat == 0 and decision.prompt == case.prompt:
                break
            session.choose(bot.choose(session.game.view(decision.seat), decision).id)
        program._play(session)
        program.window.activateWindow()
        QApplication.processEvents()
        self.made = len(session.record.choices)

    @property
    def sheet(self) -> Asking:
        sheet = self.program.window.table.prompt.sheet
        assert sheet is not None
        return sheet

    @property
    def behind(self) -> QAbstractItemView:
        view = getattr(self.program.window.table, self.case.behind)
        assert isinstance(view, QAbstractItemView)
        return view

    @property
    def bubbles(self) -> list[Bubble]:
        found = self.program.window.findChildren(Bubble)
        return [bubble for bubble in found if bubble.isVisible()]

    @property
    def focus(self) -> QWidget:
        return self.program.window.focusWidget()

    @property
    def choices(self) -> int:
        assert self.program.controller.session is not None
        return len(self.program.controller.session.record.choices) - self.made

    def types(self, key: Qt.Key) -> None:
        handle = self.program.window.windowHandle()
        assert handle is not None
        QTest.keyClick(handle, key)
        QApplication.processEvents()

    def clicks_behind(self) -> None:
        """Click all that can be seen of what lies behind the sheet, here and there."""
        window, view = self.program.window, self.behind.viewport()
        handle = window.windowHandle()
        assert handle is not None
        hit = 0
        for x in range(4, view.width(), 60):
            for y in range(4, view.height(), 60):
                spot = view.mapTo(window, QPoint(x, y))
                if window.childAt(spot) is view:
                    hit += 1
                    QTest.mouseClick(handle, LEFT, NOTHING, spot)
                    assert not self.bubbles
        assert hit


@pytest.fixture
def start(qapp: QApplication, qtbot: QtBot, tmp_path: Path) -> Iterator[Callable[[Case], Program]]:
    made: list[Program] = []

    def begin(case: Case) -> Program:
        program = Program(qapp, Folders.at(tmp_path), {case.rules.id: FACES[case.rules.id]})
        qtbot.addWidget(program.window)
        program.change("pace", Pace.OFF.value)
        program.window.show()
        made.append(program)
        return program

    yield begin
    for program in made:
        program.close()


@pytest.fixture(params=CASES)
def before(request: pytest.FixtureRequest, start: Callable[[Case], Program]) -> Before:
    case = CASES[request.param]
    return Before(start(case), case)


def test_keys_that_go_somewhere_stay_within_the_sheet(before: Before) -> None:
    for key in (*GOING, *GOING):
        before.types(key)
        assert before.focus is before.sheet or before.sheet.isAncestorOf(before.focus)


@pytest.mark.usefixtures("painted")
def test_keys_of_the_table_do_nothing(before: Before) -> None:
    table = before.program.window.table
    picture = table.grab().toImage()
    for key in OF_THE_TABLE:
        if key not in before.case.its_own:
            before.types(key)
        assert not before.bubbles
    assert table.grab().toImage() == picture
    assert before.choices == 0


def test_no_command_opens_a_bubble_over_it(before: Before) -> None:
    before.program.carry_out("why")
    assert not before.bubbles
    before.behind.setFocus()
    before.program.carry_out("why")
    assert not before.bubbles


@pytest.mark.slow
def test_a_click_behind_it_opens_nothing_and_keys_are_the_sheets_again(before: Before) -> None:
    before.clicks_behind()
    assert before.choices == 0
    before.types(Qt.Key.Key_T)
    assert not before.sheet.isVisible()


def test_once_it_is_put_aside_the_table_takes_keys_and_says_why(before: Before) -> None:
    before.types(Qt.Key.Key_T)
    assert not before.sheet.isVisible()
    before.behind.setFocus()
    before.types(Qt.Key.Key_Right)
    assert before.behind.hasFocus()
    before.types(Qt.Key.Key_W)
    assert before.bubbles


@pytest.mark.parametrize("key", [Qt.Key.Key_Question, Qt.Key.Key_F1])
def test_the_keys_of_the_page_of_keys_are_let_through(before: Before, key: Qt.Key) -> None:
    before.types(key)
    assert before.program.window.screen_shown is before.program.pages.shortcuts


def test_the_key_of_a_hint_is_let_through(before: Before, qtbot: QtBot) -> None:
    with qtbot.waitSignal(before.program.controller.advice_asked):
        before.types(Qt.Key.Key_H)


# --- a question of the program


@pytest.mark.parametrize("name", ["duke", "plan"])
def test_a_question_at_the_foot_of_the_window_has_the_keys_before_a_sheet(
    start: Callable[[Case], Program], name: str
) -> None:
    before = Before(start(CASES[name]), CASES[name])
    bar = before.program.question
    gone: list[str] = []
    bar.ask("Take it back?", (AskWay("Take it back", lambda: gone.append("back"), is_final=True),))
    for key in (*GOING, *OF_THE_TABLE, Qt.Key.Key_1, Qt.Key.Key_T):
        before.types(key)
        assert bar.isAncestorOf(before.focus)
        assert before.sheet.isVisible()
        assert not before.bubbles
    before.sheet.setFocus()
    before.types(Qt.Key.Key_Escape)
    assert bar.isHidden()
    assert (gone, before.choices) == ([], 0)
    assert before.sheet.isAncestorOf(before.focus) or before.focus is before.sheet


@pytest.mark.parametrize("name", ["duke", "tasks"])
def test_behind_the_chapters_of_a_lesson_nothing_takes_keys(
    start: Callable[[Case], Program], name: str
) -> None:
    case = CASES[name]
    program = start(case)
    program.carry_out("lesson")
    QApplication.processEvents()
    chapters = Asking.foremost_in(program.window)
    assert chapters is not None
    table, handle = program.window.table, program.window.windowHandle()
    assert handle is not None
    assert table.isAncestorOf(chapters)
    for key in (*GOING, *OF_THE_TABLE):
        QTest.keyClick(handle, key)
        assert chapters.isAncestorOf(program.window.focusWidget())
    getattr(table, case.behind).setFocus()
    table.say_why()
    assert not any(bubble.isVisible() for bubble in program.window.findChildren(Bubble))
    QTest.keyClick(handle, Qt.Key.Key_Return)
    assert not chapters.isVisible()
