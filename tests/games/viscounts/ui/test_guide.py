"""The lesson of Viscounts in the real window: by its own instructions, refused, left."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QRect, Qt

from tests.games.viscounts.ui.hands import MouseHand
from tests.ui.lesson.guided import due, lesson_of, lessons, made, play
from tests.ui.parts import guide_of
from valeria_desktop.games.viscounts.game import RULES
from valeria_desktop.games.viscounts.lesson.lesson import CHAPTERS
from valeria_desktop.games.viscounts.ui.face import FACE
from valeria_desktop.games.viscounts.ui.guide import ScribeGuide, ScribePlaces
from valeria_desktop.games.viscounts.ui.scribe import SCRIBE
from valeria_desktop.games.viscounts.ui.table.screen import TableScreen
from valeria_desktop.ui.paint.pictures import has_picture
from valeria_desktop.ui.typed import as_a

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from PySide6.QtWidgets import QApplication, QWidget
    from pytestqt.qtbot import QtBot

    from valeria_desktop.kernel.decision import Decision
    from valeria_desktop.kernel.options import Option
    from valeria_desktop.session.lesson import LessonStep
    from valeria_desktop.ui.program.program import Program

pytestmark = pytest.mark.usefixtures("unpainted")
SIZES = [(1280, 720, 1.0), (1920, 1080, 1.0), (1024, 768, 1.0), (1280, 720, 1.5)]


@pytest.fixture
def begin(begin_with: Callable[..., Program]) -> Iterator[Callable[[], Program]]:
    """Begin the lesson in a program that knows Viscounts alone, again and again."""
    yield from lessons(begin_with, {RULES.id: FACE})


def table_of(program: Program) -> TableScreen:
    return as_a(TableScreen, program.window.table)


def do(program: Program, qtbot: QtBot, step: LessonStep) -> None:
    """Choose the option that a step asks for, or read the step."""
    before = step.last if step.is_whole else len(made(program))
    if not step.does:
        guide_of(program).sheet.next.click()
        return
    program.controller.choose(lesson_of(program).choices[step.at])
    qtbot.waitUntil(lambda: len(made(program)) > before)


class LessonHand(MouseHand):
    """Plays the lesson by mouse alone: it chooses the options that the steps ask for."""

    def wanted(self, decision: Decision) -> Option:
        lesson = lesson_of(self.program)
        assert lesson.step is not None
        return decision.option(lesson.choices[lesson.step.at])

    def does(self, step: LessonStep) -> None:
        """Read a step, or do the deed it asks for, and wait until another step is due."""
        guide = guide_of(self.program)
        if step.does:
            self.qtbot.waitUntil(self._is_asked_or_over)
            self.answers()
        else:
            self.presses_on(guide.sheet.next)
        self.qtbot.waitUntil(
            lambda: lesson_of(self.program).step is not step or guide.chapters.isVisible()
        )

    def presses_on(self, widget: QWidget) -> None:
        assert widget.isVisible()
        self.qtbot.mouseClick(widget, Qt.MouseButton.LeftButton)


def test_the_scribe_has_a_face_with_moods_and_a_name() -> None:
    assert has_picture(SCRIBE.drawing)
    assert has_picture(SCRIBE.emblem)
    assert SCRIBE.name() == "The Scribe"


@pytest.mark.slow
def test_the_whole_lesson_is_played_by_its_own_instructions(
    begin: Callable[[], Program], qtbot: QtBot
) -> None:
    program = begin()
    seen: list[LessonStep] = []
    play(program, qtbot, do, lambda step: None if step in seen else seen.append(step))
    assert seen == [step for chapter in CHAPTERS for step in chapter.steps]
    assert program.preferences.kept.medals_of == {RULES.id: (1, 2, 3, 4)}


@pytest.mark.slow
def test_the_whole_lesson_is_played_by_mouse(begin: Callable[[], Program], qtbot: QtBot) -> None:
    program = begin()
    hand = LessonHand(program, qtbot)
    done: list[LessonStep] = []
    play(
        program, qtbot, lambda _program, _qtbot, step: hand.does(step), done.append, hand.presses_on
    )
    assert done == [step for chapter in CHAPTERS for step in chapter.steps]
    assert made(program) == list(lesson_of(program).choices)[: len(made(program))]
    assert {"play", "ride", "spot", "recruit", "square"} <= hand.picked


@pytest.mark.slow
@pytest.mark.parametrize("size", SIZES)
def test_the_scribe_stands_over_nothing_that_is_spoken_of(
    begin: Callable[[], Program], qtbot: QtBot, size: tuple[int, int, float]
) -> None:
    program = begin()
    width, height, scale = size
    program.window.resize(width, height)
    program.change("scale", scale)
    table = table_of(program)
    qtbot.waitUntil(lambda: table.rect().contains(guide_of(program).chapters.geometry()))

    def check(step: LessonStep) -> None:
        box = QRect(guide_of(program).sheet.geometry())
        assert table.rect().contains(box), step
        for name in step.points_at.split():
            thing = ScribePlaces(table).box(name)
            assert name == "prompt" or table.rect().intersects(thing), (step, name)
            assert name == "prompt" or not box.intersects(thing), (step, name)

    play(program, qtbot, do, check)


def test_enter_does_what_each_step_of_a_chapter_asks_for(
    begin: Callable[[], Program], qtbot: QtBot
) -> None:
    """The focus is on the answer also where a step points at someone who isn't hired."""
    program = begin()
    guide = guide_of(program)
    guide.chapters.rows[0].click()
    step = due(program, qtbot)
    while True:
        before = len(made(program))
        if step.does:
            qtbot.waitUntil(lambda: program.controller.is_open)
            qtbot.keyClick(program.window.focusWidget(), Qt.Key.Key_Return)
            qtbot.waitUntil(lambda: len(made(program)) > before or bool(guide.sheet.speech.reply))  # noqa: B023 - called at once
            assert len(made(program)) > before, step.sentence
        else:
            guide.sheet.next.click()
        qtbot.waitUntil(lambda: guide.chapters.isVisible() or lesson_of(program).step is not step)  # noqa: B023 - called at once
        if guide.chapters.isVisible():
            return
        step = due(program, qtbot)


def test_from_word_to_word_the_focus_passes_over_nothing_on_the_board(
    begin: Callable[[], Program], qtbot: QtBot, qapp: QApplication
) -> None:
    """Qt passes it to the realm, of which a reader would tell before the next words."""
    program = begin()
    guide = guide_of(program)
    guide.chapters.rows[0].click()
    step = due(program, qtbot)
    qtbot.waitUntil(guide.sheet.next.hasFocus)
    moves: list[QWidget] = []
    qapp.focusChanged.connect(lambda _, now: moves.append(now))
    at_words: list[bool] = []
    guide.said.connect(lambda _: at_words.append(guide.sheet.next.hasFocus()))
    qtbot.keyClick(guide.sheet.next, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: lesson_of(program).step is not step and bool(at_words))
    assert {*moves} <= {program.window.table.prompt, guide.sheet.next}
    assert at_words == [True], "the words come last: the focus would cut them off"


def test_another_card_is_answered_by_the_scribe(begin: Callable[[], Program], qtbot: QtBot) -> None:
    program = begin()
    guide = as_a(ScribeGuide, guide_of(program))
    guide.chapters.rows[0].click()
    step = due(program, qtbot)
    while not step.does:
        do(program, qtbot, step)
        step = due(program, qtbot)
    before = list(made(program))
    program.controller.choose("play S07")
    qtbot.waitUntil(guide.sheet.reply.isVisible)
    assert guide.sheet.speech.reply.startswith("The Thief carries you 1 space only")
    assert made(program) == before


def test_the_things_of_the_lesson_lie_on_the_table(
    begin: Callable[[], Program], qtbot: QtBot
) -> None:
    program = begin()
    guide_of(program).chapters.rows[0].click()
    due(program, qtbot)
    places = ScribePlaces(table_of(program))
    for name in ("viscount", "line:1", "card:S04", "space:lake-right", "stack:lake", "square:9"):
        assert not places.box(name).isEmpty(), name
    assert places.is_passing("card:S04")
    assert not places.is_passing("square:9")
