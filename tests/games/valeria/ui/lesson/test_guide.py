"""The whole lesson in the real window: with clicks, with keys, left and gone on with."""

from __future__ import annotations

from itertools import count
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtWidgets import QToolButton

from tests.ui.parts import guide_of, table_of
from valeria_desktop.games.valeria.lesson import CHOICES, LESSON_STEPS
from valeria_desktop.games.valeria.rules.model.targets import PLACES, place_name
from valeria_desktop.games.valeria.ui.prompts.duke import DukeChoice

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtWidgets import QWidget
    from pytestqt.qtbot import QtBot

    from valeria_desktop.games.valeria.lesson import LessonStep
    from valeria_desktop.ui.shell.program import Program

pytestmark = pytest.mark.thorough

PLACES_BY_NAME = {place_name(place): place for place in range(PLACES)}


def due(program: Program, qtbot: QtBot) -> LessonStep:
    """Wait until a step is shown, and give it."""
    qtbot.waitUntil(guide_of(program).bubble.isVisible)
    lesson = guide_of(program).lesson
    assert lesson is not None
    assert lesson.step is not None
    return lesson.step


def made(program: Program) -> list[str]:
    session = program.controller.session
    assert session is not None
    return session.record.choices


def wait_for_more(program: Program, qtbot: QtBot, before: int) -> None:
    qtbot.waitUntil(lambda: len(made(program)) > before)


def begin_lesson(begin: Callable[[], Program]) -> Program:
    program = begin()
    program.carry_out("lesson")
    return program


def test_the_whole_lesson_with_clicks_on_cards(begin: Callable[[], Program], qtbot: QtBot) -> None:
    program = begin_lesson(begin)
    seen = []
    while guide_of(program).is_on:
        step = due(program, qtbot)
        seen.append(step)
        before = len(made(program))
        if not step.does:
            qtbot.mouseClick(guide_of(program).bubble.next, Qt.MouseButton.LeftButton)
            continue
        kind, _, name = step.points_at.partition(":")
        if kind == "place":
            centre = table_of(program).centre
            box = centre.rect_of(PLACES_BY_NAME[name])
            at = centre.viewport().mapFrom(program.window, box.center())
            qtbot.mouseClick(centre.viewport(), Qt.MouseButton.LeftButton, pos=at)
        else:
            program.controller.choose(CHOICES[step.at])
        wait_for_more(program, qtbot, before)
    assert seen == list(LESSON_STEPS)
    assert made(program) == list(CHOICES)
    assert program.preferences.kept.lesson == 0
    assert program.controller.is_open
    assert len(program.keeping.games()) == 1


def test_the_whole_lesson_with_keys_on_cards(begin: Callable[[], Program], qtbot: QtBot) -> None:
    program = begin_lesson(begin)
    keys = {"roll": Qt.Key.Key_R, "gain gold": Qt.Key.Key_G}
    while guide_of(program).is_on:
        step = due(program, qtbot)
        before = len(made(program))
        if not step.does:
            qtbot.keyClick(guide_of(program).bubble.next, Qt.Key.Key_Return)
            continue
        choice = CHOICES[step.at]
        kind, _, name = step.points_at.partition(":")
        if choice in keys:
            assert table_of(program).prompt.take_key(keys[choice])
        elif kind == "place":
            centre = table_of(program).centre
            centre.focus_place(PLACES_BY_NAME[name])
            qtbot.keyClick(centre, Qt.Key.Key_Return)
        else:
            program.controller.choose(choice)
        wait_for_more(program, qtbot, before)
    assert made(program) == list(CHOICES)


def test_other_choices_are_put_off(begin: Callable[[], Program], qtbot: QtBot) -> None:
    program = begin_lesson(begin)
    due(program, qtbot)
    guide_of(program).bubble.next.click()
    due(program, qtbot)
    decision = program.controller.session.decision if program.controller.session else None
    assert decision is not None
    other = next(option.id for option in decision.options if option.id != CHOICES[0])
    program.controller.choose(other)
    assert made(program) == []
    assert program.notice.text().startswith("Good idea, but first: ")
    assert program.controller.is_open
    program.controller.choose(CHOICES[0])
    assert made(program)[0] == CHOICES[0]


def test_the_lesson_can_be_left_and_gone_on_with(
    begin: Callable[[], Program], qtbot: QtBot
) -> None:
    program = begin_lesson(begin)
    for _ in range(9):
        step = due(program, qtbot)
        if step.does:
            program.controller.choose(CHOICES[step.at])
        else:
            guide_of(program).bubble.next.click()
    step = due(program, qtbot)
    guide_of(program).bubble.leave.click()
    assert not guide_of(program).is_on
    assert program.window.home.isVisible()
    assert not program.window.home.button("continue").isVisible()
    program.close()
    again = begin()
    again.carry_out("lesson")
    assert due(again, qtbot) is step
    assert made(again) == list(CHOICES[: step.at])


def test_another_game_ends_the_lesson(begin: Callable[[], Program], qtbot: QtBot) -> None:
    program = begin_lesson(begin)
    due(program, qtbot)
    program.start(7)
    assert not guide_of(program).is_on
    assert not guide_of(program).bubble.isVisible()
    assert program.controller.lead is None


def test_the_bubble_goes_with_the_table_and_comes_back(
    begin: Callable[[], Program], qtbot: QtBot
) -> None:
    program = begin_lesson(begin)
    due(program, qtbot)
    program.carry_out("settings")
    assert not guide_of(program).bubble.isVisible()
    program.pages.settings.left.emit()
    due(program, qtbot)


def test_the_bubble_does_not_cover_what_it_speaks_of(
    begin: Callable[[], Program], qtbot: QtBot
) -> None:
    program = begin_lesson(begin)
    while guide_of(program).is_on:
        step = due(program, qtbot)
        program.window.resize(1280, 720)
        bubble = QRect(guide_of(program).bubble.geometry())
        assert not bubble.intersects(guide_of(program).spotlight.geometry().adjusted(9, 9, -9, -9))
        assert program.window.rect().contains(bubble)
        assert (table_of(program).prompt.presenter is not None) is step.does
        words = guide_of(program).bubble.words
        height = words.height()
        words.setMinimumHeight(0)
        assert height == words.heightForWidth(words.width())
        if step.does:
            program.controller.choose(CHOICES[step.at])
        else:
            guide_of(program).bubble.next.click()


def go_to(program: Program, qtbot: QtBot, number: int) -> LessonStep:
    """Do all steps before one, and give it."""
    step = due(program, qtbot)
    while step is not LESSON_STEPS[number - 1]:
        if step.does:
            program.controller.choose(CHOICES[step.at])
        else:
            guide_of(program).bubble.next.click()
        step = due(program, qtbot)
    return step


def test_the_keys_of_the_twelfth_step_never_leave_the_lesson(
    begin: Callable[[], Program], qtbot: QtBot
) -> None:
    program = begin_lesson(begin)
    step = go_to(program, qtbot, 12)
    program.window.activateWindow()
    qtbot.waitUntil(program.window.isActiveWindow)
    before = len(made(program))
    assert CHOICES[step.at] == "roll"
    for key in (Qt.Key.Key_R, Qt.Key.Key_R, Qt.Key.Key_Return, Qt.Key.Key_Space, Qt.Key.Key_Escape):
        focus = program.window.focusWidget()
        assert focus is not None
        assert focus is not guide_of(program).bubble.leave
        qtbot.keyClick(focus, key)
    assert len(made(program)) > before
    assert guide_of(program).is_on
    assert program.window.screen_shown is table_of(program)


def test_in_no_step_the_focus_falls_onto_leaving_or_onto_a_tool(
    begin: Callable[[], Program], qtbot: QtBot
) -> None:
    program = begin_lesson(begin)
    tools = table_of(program).top.findChildren(QToolButton)
    while guide_of(program).is_on:
        step = due(program, qtbot)
        assert program.window.focusWidget() not in (guide_of(program).bubble.leave, *tools)
        if step.does:
            program.controller.choose(CHOICES[step.at])
        else:
            qtbot.keyClick(guide_of(program).bubble.next, Qt.Key.Key_Return)
        assert program.window.focusWidget() not in (guide_of(program).bubble.leave, *tools)


def test_a_page_that_is_no_longer_shown_leads_nowhere(
    begin: Callable[[], Program], qtbot: QtBot
) -> None:
    program = begin()
    program.carry_out("settings")
    program.pages.settings.left.emit()
    assert program.window.home.isVisible()
    program.carry_out("lesson")
    due(program, qtbot)
    program.pages.settings.left.emit()
    assert table_of(program).isVisible()


def test_after_an_error_the_lesson_goes_on_and_writes_over_no_game(
    begin: Callable[[], Program], qtbot: QtBot
) -> None:
    program = begin()
    program.start(7)
    (kept,) = program.keeping.games()
    program.carry_out("lesson")
    step = go_to(program, qtbot, 12)
    program.controller.recover()
    assert guide_of(program).is_on
    assert due(program, qtbot) is step
    assert [listed.saved for listed in program.keeping.games()] == [kept.saved]


def test_tab_reaches_leaving_the_lesson(begin: Callable[[], Program], qtbot: QtBot) -> None:
    program = begin_lesson(begin)
    go_to(program, qtbot, 12)
    met = set()
    for _ in range(60):
        focus = program.window.focusWidget()
        assert focus is not None
        met.add(focus)
        qtbot.keyClick(focus, Qt.Key.Key_Tab)
    assert guide_of(program).bubble.leave in met


def is_before(front: QWidget, *behind: QWidget) -> bool:
    """Tell whether a part of a window is painted after others."""
    parts = front.window().children()
    return all(parts.index(front) > parts.index(each) for each in behind)


def test_what_is_put_off_is_told_before_the_sheet_that_asks(
    begin: Callable[[], Program], qtbot: QtBot
) -> None:
    program = begin_lesson(begin)
    while not due(program, qtbot).does:
        guide_of(program).bubble.next.click()
    prompt = table_of(program).prompt
    prompt._clock = count(1).__next__  # long after the Dukes were shown
    prompt._uncovered_at = 0
    choice = prompt.sheet
    assert isinstance(choice, DukeChoice)
    assert choice.isVisible()
    choice.columns[1].button.click()
    assert program.notice.isVisible()
    assert is_before(program.notice, choice, guide_of(program).bubble, guide_of(program).spotlight)


def test_why_not_is_said_before_the_bubble_of_the_lesson(
    begin: Callable[[], Program], qtbot: QtBot
) -> None:
    program = begin_lesson(begin)
    due(program, qtbot)
    table = table_of(program)
    table.refusals.say_why(0)
    assert table.why.isVisible()
    assert is_before(table.why, guide_of(program).bubble, guide_of(program).spotlight)
    program.carry_out("settings")
    assert not table.why.isVisible()


def test_enter_goes_on_wherever_the_focus_is(begin: Callable[[], Program], qtbot: QtBot) -> None:
    program = begin_lesson(begin)
    table, guide = table_of(program), guide_of(program)
    program.window.activateWindow()
    qtbot.waitUntil(program.window.isActiveWindow)
    places = [table.centre, table.log.list, table.others, guide.bubble.leave, guide.bubble.next]
    for widget, key in zip(places, [Qt.Key.Key_Return, Qt.Key.Key_Enter] * 3, strict=False):
        while due(program, qtbot).does:
            before = len(made(program))
            program.controller.choose(CHOICES[before])
            wait_for_more(program, qtbot, before)
        lesson = guide.lesson
        assert lesson is not None
        number = lesson.number
        widget.setFocus()
        qtbot.keyClick(widget, key)
        assert lesson.number > number, widget
        assert guide.is_on
