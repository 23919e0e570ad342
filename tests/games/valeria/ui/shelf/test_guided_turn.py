"""A guided turn in the window: before the first game with a box, and again from the rules."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt

from tests.ui.lesson.guided import lesson_of, made
from tests.ui.one_game import FACES
from tests.ui.parts import draft_of, guide_of, new_game_of
from tests.ui.programs import at_hand
from valeria_desktop.games.valeria.ui.screens.learn import LearnScreen
from valeria_desktop.ui.typed import as_a

if TYPE_CHECKING:
    from collections.abc import Callable

    from pytestqt.qtbot import QtBot

    from valeria_desktop.ui.program.program import Program

LEFT = Qt.MouseButton.LeftButton
SET = "flames-and-frost"
# the offscreen platform has neither a keyboard to grab nor windows to raise
pytestmark = [
    pytest.mark.usefixtures("unpainted"),
    pytest.mark.qt_log_ignore("This plugin does not support"),
]


@pytest.fixture
def program(begin_with: Callable[..., Program], qtbot: QtBot) -> Program:
    made = at_hand(begin_with(FACES), qtbot)
    draft_of(made).choose_sets(frozenset({SET, "gnolls"}))
    return made


def told(program: Program, qtbot: QtBot) -> None:
    """Hear the first evening to its last sheet."""
    program.carry_out("new")
    page = new_game_of(program)
    page._start_game()
    for _ in range(4):
        qtbot.mouseClick(page.evening.steps.next, LEFT)


def is_led(program: Program) -> bool:
    return program.teaching.is_on


def where(program: Program) -> tuple[int, int]:
    return len(made(program)), lesson_of(program).number


def is_past(program: Program, before: tuple[int, int]) -> bool:
    return where(program) != before


def led(program: Program, qtbot: QtBot) -> list[str]:
    """Follow the Herald to the page after the turn, and return the words of all steps."""
    guide = guide_of(program)
    words: list[str] = []
    while True:
        qtbot.waitUntil(lambda: guide.sheet.isVisible() or guide.chapters.isVisible())
        if guide.chapters.isVisible():
            return words
        lesson = lesson_of(program)
        step = lesson.step
        assert step is not None
        words.append(str(step.sentence))
        before = where(program)
        if step.does:
            program.controller.choose(lesson.choices[len(made(program))])
        else:
            qtbot.mouseClick(guide.sheet.next, LEFT)
        qtbot.waitUntil(partial(is_past, program, before))


def test_the_last_sheet_offers_the_turn_and_the_table(program: Program, qtbot: QtBot) -> None:
    told(program, qtbot)
    steps = new_game_of(program).evening.steps
    assert (steps.count.text(), steps.next.text()) == ("5 of 5", "A guided turn")
    assert (steps.skip.isVisible(), steps.skip.text()) == (True, "To the table")
    qtbot.mouseClick(steps.skip, LEFT)
    assert not is_led(program)
    assert program.controller.session is not None
    assert program.controller.session.record.setup.sets == {SET, "gnolls"}


def test_the_herald_leads_through_the_turn_and_then_the_cards_are_dealt(
    program: Program, qtbot: QtBot
) -> None:
    told(program, qtbot)
    before = program.preferences.kept
    qtbot.keyClick(new_game_of(program).evening.steps.next, Qt.Key.Key_Return)
    assert is_led(program)
    words = led(program, qtbot)
    assert [*dict.fromkeys(words)] == [str(step.sentence) for step in lesson_of(program).steps]
    assert program.preferences.kept == before, "nothing of it is kept"
    assert program.keeping.unfinished() is None
    guide = guide_of(program)
    assert [way.text() for way in guide.chapters.ways] == ["Continue", "Once more"]
    qtbot.mouseClick(guide.chapters.ways[1], LEFT)
    qtbot.waitUntil(guide.sheet.isVisible)
    assert lesson_of(program).number == 0
    guide.leave()
    assert not is_led(program)
    session = program.controller.session
    assert session is not None
    assert session.record.setup.sets == {SET, "gnolls"}
    assert session.record.choices == []
    assert program.preferences.kept.met == {"valeria": ("flames-and-frost", "gnolls")}


def test_another_choice_is_put_off_with_the_heralds_words(program: Program, qtbot: QtBot) -> None:
    told(program, qtbot)
    qtbot.mouseClick(new_game_of(program).evening.steps.next, LEFT)
    guide = guide_of(program)
    qtbot.waitUntil(guide.sheet.isVisible)
    qtbot.mouseClick(guide.sheet.next, LEFT)
    qtbot.waitUntil(lambda: program.controller.is_open)
    program.controller.choose("roll")
    qtbot.waitUntil(lambda: program.controller.is_open and guide.sheet.isVisible())
    at = len(made(program))
    program.controller.choose("sorceress: 1-strength")
    qtbot.waitUntil(lambda: "your purse is nearly empty" in guide.sheet.speech.reply)
    assert len(made(program)) == at


def test_the_rules_lead_through_it_again_and_back(program: Program, qtbot: QtBot) -> None:
    program.carry_out("learn")
    page = as_a(LearnScreen, program.pages.learn)
    page.tabs.setCurrentWidget(page.evenings)
    qtbot.mouseClick(page.evenings.buttons[SET], LEFT)
    steps = page.evenings.steps
    for _ in range(2):
        qtbot.mouseClick(steps.next, LEFT)
    assert (steps.next.text(), steps.skip.text()) == ("A guided turn", "Once more")
    qtbot.mouseClick(steps.next, LEFT)
    assert is_led(program)
    guide_of(program).leave()
    assert not is_led(program)
    assert page.isVisible()
    assert program.controller.session is None
