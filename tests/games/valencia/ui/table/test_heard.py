"""All on Valencia's table has words for a screen reader, and each key says something once."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from attrs import evolve
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tests.games.valencia.ui.started import started
from tests.ui.listed_keys import press
from valeria_desktop.bots.registry import make_bot
from valeria_desktop.games.valencia.game import RULES
from valeria_desktop.games.valencia.rules.model.prompts import Prompt
from valeria_desktop.games.valencia.rules.setup import Setup
from valeria_desktop.games.valencia.ui.table.screen import TableScreen
from valeria_desktop.kernel.seats import default_seats
from valeria_desktop.session.session import Session
from valeria_desktop.ui.controls.aloud import ALOUD
from valeria_desktop.ui.pieces.spread import Spread
from valeria_desktop.ui.typed import as_a

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from pytestqt.qtbot import QtBot

    from valeria_desktop.ui.paint.look import Look
    from valeria_desktop.ui.program.program import Program

pytestmark = pytest.mark.usefixtures("unpainted")


@pytest.fixture
def program(qapp: QApplication, qtbot: QtBot, look: Look, tmp_path: Path) -> Iterator[Program]:
    del look
    made = started(qapp, qtbot, tmp_path)
    yield made
    made.close()


def played_to(prompt: Prompt, people: int = 1) -> Session:
    """Play to a question of the first seat."""
    seats = tuple(
        evolve(seat, bot="planner" if number >= people else None)
        for number, seat in enumerate(default_seats(3))
    )
    bot = make_bot(RULES, "planner", 1)
    session = Session.begin(RULES, Setup(3), seats, 5)
    while (decision := session.decision) is not None:
        scene = session.scene(decision.seat)
        if (decision.seat, decision.prompt) == (0, prompt):
            return session
        session.choose(bot.choose(scene.view, decision).id)
    raise AssertionError("no such question")


def said_by(program: Program) -> list[str]:
    said: list[str] = []
    program.announcer.announced.connect(said.append)
    return said


@pytest.mark.parametrize("prompt", [Prompt.TASKS, Prompt.PLAN, Prompt.BID])
def test_each_view_has_a_name_and_each_piece_words(program: Program, prompt: Prompt) -> None:
    program.play_on(played_to(prompt))
    views = [view for view in program.window.findChildren(Spread) if view.laid.pieces]
    assert len(views) > 5
    for view in views:
        assert view.accessibleName()
        assert all(view.part.words_of(piece) for piece in view.laid.listed)


def test_the_held_key_tells_the_tasks_once(program: Program) -> None:
    session = played_to(Prompt.BID)
    program.play_on(session)
    table = as_a(TableScreen, program.window.table)
    said = said_by(program)
    QTest.keyPress(table, Qt.Key.Key_D)
    QTest.keyRelease(table, Qt.Key.Key_D)
    (words,) = said
    tasks = session.scene(0).view.own.tasks
    assert tasks
    assert all(str(task.words()) in words for task in tasks)
    assert "coins" not in words


def test_on_a_shared_screen_no_secret_is_told_before_the_key_is_held(program: Program) -> None:
    session = played_to(Prompt.BID, people=2)
    program.play_on(session)
    table = as_a(TableScreen, program.window.table)
    own = session.scene(0).view.own
    if table.prompt.curtain is not None:
        table.prompt.curtain.open()
    said = said_by(program)
    program.carry_out("standing")
    assert "coin" not in said[0]
    assert not any(str(task.words()) in said[0] for task in own.tasks)
    table.board.peek.hold()
    table.board.peek.release()
    assert "Your stacks: " in said[1]
    assert all(str(task.words()) in said[1] for task in own.tasks)


def test_enter_before_any_stack_says_what_is_in_hand(
    program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The plan can't be laid down yet: the key did nothing, in silence."""
    program.play_on(played_to(Prompt.PLAN))
    said: list[str] = []
    monkeypatch.setattr(ALOUD, "say", lambda _teller, sentence: said.append(sentence))
    press(program, "Enter")
    (words,) = said
    assert words.startswith("Still in hand: ")
    assert words.endswith("All cards are in hand.")


def test_w_on_what_can_be_chosen_says_so(program: Program) -> None:
    program.play_on(played_to(Prompt.PALM))
    table = as_a(TableScreen, program.window.table)
    said = said_by(program)
    place = next(iter(table.city.answers.lit))
    table.city.focus_on(place)
    table.say_why()
    piece = table.city.laid.piece_of(place)
    assert piece is not None
    assert said == [table.city.part.words_of(piece)]
    assert said[0].endswith("Can be chosen.")


def test_the_open_question_is_said_again_after_another_page(program: Program) -> None:
    program.play_on(played_to(Prompt.BID))
    question = program.window.table.prompt.question
    said = said_by(program)
    program.go_home()
    program.carry_out("continue")
    assert [words for words in said if question in words] == [question]


def test_a_sheet_has_the_focus_again_after_another_page(program: Program) -> None:
    program.play_on(played_to(Prompt.PLAN))
    program.carry_out("shortcuts")
    program.window.go_back()
    QApplication.processEvents()
    sheet = as_a(TableScreen, program.window.table).open_sheet
    assert sheet is not None
    assert program.window.focusWidget() is sheet.first_focus


def test_a_chain_of_questions_asks_aloud_once(program: Program, qtbot: QtBot) -> None:
    program.play_on(played_to(Prompt.TASKS))
    said = said_by(program)
    sheet = as_a(TableScreen, program.window.table).open_sheet
    assert sheet is not None
    QTest.keyClick(sheet, Qt.Key.Key_1)
    QTest.keyClick(sheet, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: any("divide your hand" in words for words in said))
    assert not any("which tasks do you keep" in words for words in said)


def test_how_the_game_stands_is_heard_before_a_sheet_too(program: Program, qtbot: QtBot) -> None:
    program.play_on(played_to(Prompt.PLAN))
    qtbot.waitUntil(program.window.actions_by_id["standing"].isEnabled)
    said = said_by(program)
    press(program, "I")
    assert len(said) == 1
    assert said[0].startswith("You have ")
    assert "In hand: " in said[0]
