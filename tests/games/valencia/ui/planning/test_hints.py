"""H gives its hint on both sheets, and takes it away again."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from attrs import evolve
from PySide6.QtCore import QPoint, Qt

from valeria_desktop.bots.registry import make_bot
from valeria_desktop.faces import FACES
from valeria_desktop.games.valencia.game import RULES
from valeria_desktop.games.valencia.rules.model.options import DRAW, ENOUGH
from valeria_desktop.games.valencia.rules.model.prompts import Prompt
from valeria_desktop.games.valencia.rules.setup import Setup
from valeria_desktop.games.valencia.ui.planning.plan_sheet import PlanSheet
from valeria_desktop.games.valencia.ui.table.screen import TableScreen
from valeria_desktop.kernel.seats import default_seats
from valeria_desktop.session.session import Session
from valeria_desktop.storage.folders import Folders
from valeria_desktop.ui.controls.button import Button
from valeria_desktop.ui.program.program import Program
from valeria_desktop.ui.prompts.window_sheet import WindowSheet
from valeria_desktop.ui.stage.pace import Pace
from valeria_desktop.ui.typed import as_a

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from PySide6.QtWidgets import QApplication, QWidget
    from pytestqt.qtbot import QtBot

    from valeria_desktop.ui.paint.look import Look

pytestmark = [pytest.mark.thorough, pytest.mark.usefixtures("unpainted")]


@pytest.fixture
def program(qapp: QApplication, qtbot: QtBot, look: Look, tmp_path: Path) -> Iterator[Program]:
    made = Program(qapp, Folders.at(tmp_path), FACES)
    qtbot.addWidget(made.window)
    made.change("pace", Pace.OFF.value)
    with qtbot.waitActive(made.window):
        made.window.show()
    yield made
    made.close()


def asking(prompt: Prompt, persons: int) -> Session:
    """Play to a question of the first seat."""
    seats = tuple(
        evolve(seat, bot="planner" if number >= persons else None)
        for number, seat in enumerate(default_seats(3))
    )
    session, bot = Session.begin(RULES, Setup(3), seats, 5), make_bot(RULES, "planner", 1)
    while (decision := session.decision) is not None:
        if decision.seat == 0 and decision.prompt == prompt:
            return session
        session.choose(bot.choose(session.game.view(decision.seat), decision).id)
    raise AssertionError("nobody was asked")


@pytest.mark.slow
@pytest.mark.parametrize("persons", [1, 3])
def test_h_writes_the_hint_on_the_sheet_of_tasks_and_takes_it_away(
    program: Program, qtbot: QtBot, persons: int
) -> None:
    table = _at(program, Prompt.TASKS, persons)
    sheet = as_a(WindowSheet, table.prompt.sheet)
    assert sheet.hint.isHidden()
    qtbot.waitUntil(program.window.actions_by_id["hint"].isEnabled)
    qtbot.keyClick(program.window.focusWidget(), Qt.Key.Key_H)
    assert sheet.hint.text() == "Thinking it over…"
    qtbot.waitUntil(lambda: sheet.hint.text().startswith("1: "))
    assert re.match(r"1: .+, (clear|close|toss-up)\. ", sheet.hint.text())
    assert sheet.hint.isVisible()
    qtbot.keyClick(program.window.focusWidget(), Qt.Key.Key_H)
    assert sheet.hint.isHidden()


@pytest.mark.slow
@pytest.mark.parametrize("persons", [1, 3])
def test_h_shows_the_hint_of_a_plan_beside_the_sheet_which_covers_none_of_it(
    program: Program, qtbot: QtBot, persons: int
) -> None:
    table = _at(program, Prompt.PLAN, persons)
    sheet, panel = as_a(WindowSheet, table.prompt.sheet), table.hint_panel
    assert panel.isHidden()
    qtbot.waitUntil(program.window.actions_by_id["hint"].isEnabled)
    qtbot.keyClick(program.window.focusWidget(), Qt.Key.Key_H)
    qtbot.waitUntil(lambda: len(panel.list.rows) > 0)
    assert panel.isVisible()
    assert sheet.isVisible()
    assert sheet.hint.isHidden()
    on_screen = panel.rect().translated(panel.mapTo(program.window, QPoint()))
    assert not on_screen.intersects(sheet.geometry())
    qtbot.keyClick(program.window.focusWidget(), Qt.Key.Key_H)
    assert panel.isHidden()


@pytest.mark.parametrize("key", [Qt.Key.Key_2, Qt.Key.Key_Return])
def test_the_advised_stacks_are_laid_out_and_can_still_be_changed(
    program: Program, qtbot: QtBot, key: Qt.Key
) -> None:
    table = _at(program, Prompt.PLAN, 1)
    sheet, panel = as_a(PlanSheet, table.prompt.sheet), table.hint_panel
    session = as_a(Session, program.controller.session)
    made = len(session.record.choices)
    qtbot.waitUntil(program.window.actions_by_id["hint"].isEnabled)
    qtbot.keyClick(program.window.focusWidget(), Qt.Key.Key_H)
    qtbot.waitUntil(lambda: len(panel.list.rows) > 1)
    row = next(row for row in panel.list.rows if row.option_id.startswith(f"{ENOUGH.id}#"))
    if key == Qt.Key.Key_Return:
        panel.list.setCurrentIndex(panel.list.model().index(row.number - 1, 0))
    else:
        key = Qt.Key(Qt.Key.Key_0 + row.number)
    qtbot.keyClick(panel.list, key)
    assert panel.isHidden()
    assert sheet.isVisible()
    plan = sheet.cards.plan
    assert plan.is_made
    sums = sorted((plan.sum_of(place) for place in range(1, len(plan.trays) + 1)), reverse=True)
    assert re.findall(r"\d+", row.reasons[0]) == [str(each) for each in sums]
    assert any(plan.marks)
    assert len(session.record.choices) == made
    assert program.window.focusWidget() is sheet.made
    sheet.back.click()
    assert not sheet.cards.plan.trays


def _at(program: Program, prompt: Prompt, persons: int) -> TableScreen:
    """Put a question of the first seat on the table, and open the curtain before it."""
    program.play_on(asking(prompt, persons))
    table = as_a(TableScreen, program.window.table)
    if table.prompt.curtain is not None and table.prompt.curtain.isVisible():
        table.prompt.curtain.open()
    return table


@pytest.mark.slow
@pytest.mark.clause("VA8")
def test_the_hint_of_a_sheet_that_is_put_aside_is_told_to_nobody_else(
    program: Program, qtbot: QtBot
) -> None:
    program.play_on(asking(Prompt.TASKS, 3))
    table = as_a(TableScreen, program.window.table)
    assert table.prompt.curtain is not None
    table.prompt.curtain.open()
    sheet = as_a(WindowSheet, table.prompt.sheet)
    qtbot.waitUntil(program.window.actions_by_id["hint"].isEnabled)
    qtbot.keyClick(program.window.focusWidget(), Qt.Key.Key_H)
    qtbot.waitUntil(lambda: sheet.hint.text().startswith("1: "))
    qtbot.keyClick(program.window.focusWidget(), Qt.Key.Key_T)
    assert sheet.isHidden()
    assert not table.may_tell_secrets()
    assert table.hint_panel.accessibleName().endswith("Hold D to read the hint.")
    assert table.hint_panel.list.rows == ()


def test_the_hint_to_draw_names_an_even_share_and_draws_it(program: Program, qtbot: QtBot) -> None:
    table = _at(program, Prompt.PLAN, 1)
    session, panel = as_a(Session, program.controller.session), table.hint_panel
    _ask(program, qtbot)
    row = next(row for row in panel.list.rows if row.option_id == DRAW.id)
    assert row.thing.title == "Draw to 5"
    assert row.reasons[0] == "An even share of your deck is 5 cards for this round."
    panel.list.chosen.emit(DRAW.id)
    qtbot.waitUntil(lambda: len(session.game.view(0).own.hand) == 5)
    assert as_a(PlanSheet, table.prompt.sheet).isVisible()


def test_a_click_on_the_sheets_button_lays_the_hint_out(program: Program, qtbot: QtBot) -> None:
    table = _at(program, Prompt.PLAN, 1)
    sheet, panel = as_a(PlanSheet, table.prompt.sheet), table.hint_panel
    assert not sheet.made.isEnabled()
    _ask(program, qtbot)
    row = next(row for row in panel.list.rows if row.option_id.startswith(f"{ENOUGH.id}#"))
    assert row.thing.deed == "Lay these stacks out"
    panel.list.pointed.emit(ENOUGH.id)
    assert sheet.made.isEnabled()
    assert sheet.made.text() == "Lay out the hint"
    panel.list.pointed.emit(DRAW.id)
    assert not sheet.made.isEnabled()  # no gold where nothing can be done
    assert not sheet.made.is_hinted
    panel.list.pointed.emit(ENOUGH.id)
    sheet.made.click()
    assert sheet.cards.plan.is_made
    assert sheet.made.text() == "Lay them down"


def test_a_digit_on_the_sheet_takes_a_row_until_stacks_have_numbers(
    program: Program, qtbot: QtBot
) -> None:
    table = _at(program, Prompt.PLAN, 1)
    sheet, panel = as_a(PlanSheet, table.prompt.sheet), table.hint_panel
    _ask(program, qtbot)
    assert sheet.isAncestorOf(program.window.focusWidget())
    row = next(row for row in panel.list.rows if row.option_id.startswith(f"{ENOUGH.id}#"))
    qtbot.keyClick(program.window.focusWidget(), Qt.Key(Qt.Key.Key_0 + row.number))
    assert panel.isHidden()
    assert any(sheet.cards.plan.marks)
    sheet.cards.setFocus()
    sheet.back.click()
    _ask(program, qtbot)
    qtbot.keyClick(sheet.cards, Qt.Key.Key_N)
    marks = sheet.cards.plan.marks
    qtbot.keyClick(sheet.cards, Qt.Key.Key_1)
    assert sheet.cards.plan.marks == marks == (None,)


def test_the_hint_leaves_stacks_that_were_begun_alone_until_it_is_chosen(
    program: Program, qtbot: QtBot
) -> None:
    table = _at(program, Prompt.PLAN, 1)
    sheet = as_a(PlanSheet, table.prompt.sheet)
    sheet.cards.put(0, 1)
    _ask(program, qtbot)
    table.hint_panel.list.pointed.emit(ENOUGH.id)
    assert sheet.made.text() == "Lay them down"


def _ask(program: Program, qtbot: QtBot) -> None:
    """Ask for the hint with its key, and wait for its rows."""
    qtbot.waitUntil(program.window.actions_by_id["hint"].isEnabled)
    qtbot.keyClick(program.window.focusWidget(), Qt.Key.Key_H)
    rows = as_a(TableScreen, program.window.table).hint_panel.list
    qtbot.waitUntil(lambda: len(rows.rows) > 1)


def test_large_words_leave_city_council_and_hint_above_the_sheet(
    program: Program, qtbot: QtBot
) -> None:
    program.window.resize(1280, 720)
    program.change("scale", 1.5)
    table = _at(program, Prompt.PLAN, 1)
    sheet = as_a(PlanSheet, table.prompt.sheet)
    _ask(program, qtbot)
    assert sheet.isVisible()

    def low(part: QWidget) -> int:
        return part.mapTo(program.window, QPoint(0, part.height())).y()

    assert max(map(low, (table.city, table.council, table.hint_panel))) <= sheet.y()
    whole = table.plan.city.height()
    assert table.city.height() < whole
    qtbot.keyClick(program.window.focusWidget(), Qt.Key.Key_T)
    assert sheet.isHidden()
    assert table.city.height() == whole


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
@pytest.mark.parametrize("scale", [1.5, 2.0])
def test_city_council_and_tasks_are_whole_above_the_sheet(
    program: Program, size: tuple[int, int], scale: float
) -> None:
    program.window.resize(*size)
    program.change("scale", scale)
    table = _at(program, Prompt.PLAN, 1)
    sheet = as_a(PlanSheet, table.prompt.sheet)
    for part in (table.city, table.council, table.prompt):
        assert part.visibleRegion().boundingRect() == part.rect()
        assert part.mapTo(program.window, QPoint(0, part.height())).y() <= sheet.y()
    for button in sheet.findChildren(Button):
        if button.isVisible():
            assert sheet.rect().contains(button.rect().translated(button.mapTo(sheet, QPoint())))
            assert button.width() >= button.sizeHint().width()


def test_after_a_hint_the_question_is_as_high_as_before(program: Program, qtbot: QtBot) -> None:
    program.window.resize(1280, 720)
    table = _at(program, Prompt.PLAN, 1)
    before = table.prompt.height()
    _ask(program, qtbot)
    table.hint_panel.list.chosen.emit(ENOUGH.id)
    assert table.hint_panel.isHidden()
    assert table.prompt.height() == before  # so the tasks have their room
