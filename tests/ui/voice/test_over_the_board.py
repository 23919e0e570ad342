"""Sheets and notices over a board are parchment, and each shows the face of the game's guide.

The Dark Lord alone speaks otherwise: his words are charred (tests of his plate).
"""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING

import pytest
from PySide6.QtWidgets import QWidget

from tests.counts import spread
from tests.ui.coach.test_tutor import REASON
from tests.ui.fitting import is_seen, settle
from tests.ui.listed_keys import at_question, begin_with, put
from tests.ui.paint.test_palette import brightness
from tests.ui.written import written_on
from valeria_desktop.bots.registry import make_bot
from valeria_desktop.coach.hint import Hint, Proposal
from valeria_desktop.coach.tutor import TutorLesson
from valeria_desktop.ui.coach.tutor import TutorWarning
from valeria_desktop.ui.lesson.guide import LessonGuide
from valeria_desktop.ui.prompts.turn_over import TurnOver
from valeria_desktop.ui.table.guest_table import GuestTable
from valeria_desktop.ui.table.recap_sheet import RecapSheet
from valeria_desktop.ui.table.room_table import RoomTable
from valeria_desktop.ui.typed import as_a
from valeria_desktop.ui.voice.banners import HungBanner
from valeria_desktop.ui.voice.bust import LeaningBust
from valeria_desktop.ui.voice.question import AskWay

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from PySide6.QtWidgets import QApplication
    from pytestqt.qtbot import QtBot

    from tests.ui.written import Written
    from valeria_desktop.ui.paint.look import Look
    from valeria_desktop.ui.program.program import Program

QUESTIONS = {"valeria": "act", "valencia": "bid", "viscounts": "play"}
BEGINNINGS = {"valeria": ("roll", "act"), "viscounts": ("play",)}
"""The questions with which a person's turn begins."""
SOME = 9
"""Ways in which something comes over a board, each over a game or two."""
LIGHT = 0.3
"""The least light of parchment, of brass on it, and of a lit answer."""


@pytest.fixture(params=QUESTIONS)
def program(
    request: pytest.FixtureRequest, qapp: QApplication, qtbot: QtBot, tmp_path: Path, look: Look
) -> Iterator[Program]:
    del look  # which has loaded fonts and style
    made = begin_with(qapp, qtbot, tmp_path, request.param)
    put(made, at_question(request.param, QUESTIONS[request.param], least=2))
    settle(qapp)
    yield made
    made.close()


def tell_notice(program: Program) -> None:
    program.notice.tell("The game is saved.")


def ask(program: Program) -> None:
    ways = (AskWay("Save elsewhere…", lambda: None), AskWay("Quit anyway", lambda: None))
    program.question.ask("The last decisions could not be saved.", ways)


def warn(program: Program) -> None:
    """Have the tutor question a choice."""
    session = program.controller.session
    assert session is not None
    assert session.decision is not None
    chosen, best = (option.id for option in session.decision.options[:2])
    lesson = TutorLesson(chosen, best, 0.12, (REASON,), (), 64, is_final=True)
    nothing: Callable[[], object] = lambda: None  # noqa: E731 - an answer that isn't given
    program.controller.tutor.warned.emit(TutorWarning(lesson, nothing, nothing))


def refuse(program: Program) -> None:
    """Have the voice say why a thing can't be had."""
    table = as_a(RoomTable, program.window.table)
    places = (piece.at for view in table.choosers for piece in view.laid.each)
    assert any(table.refusals.say_why(at) for at in places)


def teach(program: Program) -> None:
    """Begin the lesson, past its contents."""
    program._teach(program.window.face.rules.id)
    guide = program.teaching.guide
    assert isinstance(guide, LessonGuide)
    guide.resume()


def hint(program: Program) -> None:
    """Have the coach propose two choices, with a reason for the better one."""
    session = program.controller.session
    assert session is not None
    assert session.decision is not None
    better, worse = (option.id for option in session.decision.options[:2])
    proposals = (Proposal(better, 0.6, worse, (REASON,)), Proposal(worse, 0.4, better, ()))
    program.carry_out("hint")
    as_a(GuestTable, program.window.table).advice._show(Hint(proposals, {}, 64, is_final=True))


WAYS = {
    "hint": hint,
    "notice": tell_notice,
    "question": ask,
    "tutor": warn,
    "refusal": refuse,
    "lesson": teach,
}


def shown_in(window: QWidget) -> set[QWidget]:
    return {each for each in window.findChildren(QWidget) if is_seen(each)}


def over_the_board(program: Program, before: set[QWidget]) -> list[QWidget]:
    """Return the sheets that came: what is new in sight, without its parts, faces and banners."""
    new = shown_in(program.window) - before
    besides = (LeaningBust, HungBanner)
    return [
        each for each in new if each.parentWidget() not in new and not isinstance(each, besides)
    ]


@pytest.mark.parametrize(
    ("way", "program"), spread(product(WAYS, QUESTIONS), SOME), indirect=["program"]
)
def test_it_stands_on_parchment_and_has_the_voices_face(
    program: Program, qapp: QApplication, way: str
) -> None:
    before = shown_in(program.window)
    WAYS[way](program)
    settle(qapp)
    sheets = over_the_board(program, before)
    words = [each for sheet in sheets for each in written_on(sheet) if each.ground is not None]
    assert words
    assert dark_of(words) == []
    assert program.window.face.voice is not None
    assert voices_of(program) == {program.window.face.voice}


def dark_of(words: list[Written]) -> list[Written]:
    return [each for each in words if each.ground and brightness(each.ground) < LIGHT]


def played_on(program: Program, is_it: Callable[[], bool]) -> None:
    """Play as bots do, and look at each question of the person, until something is seen."""
    game = program.window.face.rules.id
    session = at_question(game, QUESTIONS[game])
    bot = make_bot(session.rules, "random", 7)
    for _ in range(400):
        decision = session.decision
        assert decision is not None
        if decision.seat == 0 and str(decision.prompt) in BEGINNINGS[game]:
            put(program, session)
            if is_it():
                return
        session.choose(bot.choose(session.game.view(decision.seat), decision).id)
    raise AssertionError(game)


@pytest.mark.parametrize("program", ["valeria", "viscounts"], indirect=True)
def test_the_recap_stands_on_parchment(program: Program, qapp: QApplication) -> None:
    """Faces in it are the players': nobody speaks there."""
    (recap,) = program.window.table.findChildren(RecapSheet)
    played_on(program, recap.isVisible)
    settle(qapp)
    words = written_on(recap)
    assert words
    assert dark_of([each for each in words if "/cards/" not in each.where]) == []


@pytest.mark.parametrize("program", ["valeria", "viscounts"], indirect=True)
def test_the_end_of_a_turn_is_asked_by_the_voice_on_parchment(
    program: Program, qapp: QApplication
) -> None:
    controller = program.controller
    controller.turn_end.confirm(waits=True)
    for _ in range(200):
        session = controller.session
        assert session is not None
        if controller.turn_end.is_on:
            break
        assert session.decision is not None
        controller.choose(session.decision.options[0].id)
    settle(qapp)
    prompt = program.window.table.prompt
    assert isinstance(prompt.presenter, TurnOver)
    words = [each for each in written_on(prompt) if each.ground is not None]
    assert words
    assert dark_of(words) == []
    assert voices_of(program) == {program.window.face.voice}


@pytest.mark.parametrize("is_secret", [True, False])
def test_the_curtain_calls_the_asked_player_on_parchment(
    program: Program,
    qapp: QApplication,
    is_secret: bool,  # noqa: FBT001 - a parameter of the test
) -> None:
    """The sign on it is the player's, so that nobody has to read whom it waits for."""
    prompt, scene = program.window.table.prompt, as_a(RoomTable, program.window.table).scene
    prompt.covers.close_for(scene.seats[1], is_secret=is_secret)
    settle(qapp)
    assert prompt.curtain is not None
    assert is_seen(prompt.curtain)
    name = scene.seats[1].name
    words = written_on(prompt.curtain)
    assert any(name in each.words for each in words)
    assert dark_of(words) == []


def voices_of(program: Program) -> set[object]:
    """Return whose faces are seen beside sheets: the lesson's sheet paints its own."""
    busts = [each for each in program.window.findChildren(LeaningBust) if is_seen(each)]
    guide = program.teaching.guide
    teachers = [guide.teacher.voice] if isinstance(guide, LessonGuide) else []
    return {*(each.voice for each in busts), *teachers}
