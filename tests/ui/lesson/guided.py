"""A lesson in a whole program: begun, shown step by step, played by its own instructions."""

from __future__ import annotations

from itertools import count
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QAbstractButton

from tests.ui.parts import guide_of

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from pytestqt.qtbot import QtBot

    from valeria_desktop.session.lesson import Lesson, LessonStep
    from valeria_desktop.ui.face import Faces
    from valeria_desktop.ui.lesson.guide import LessonGuide
    from valeria_desktop.ui.program.program import Program

    Does = Callable[[Program, QtBot, LessonStep], None]


def lessons(begin_with: Callable[..., Program], faces: Faces) -> Iterator[Callable[[], Program]]:
    """Yield what begins the lesson of a game alone, again and again in the same folder."""
    begun: list[Program] = []

    def begin() -> Program:
        program = begin_with(faces)
        program.carry_out("lesson")
        program.window.table.prompt.breath.clock = count().__next__  # each glance is a second later
        begun.append(program)
        return program

    yield begin
    for program in begun:
        program.change("scale", 1.0)


def lesson_of(program: Program) -> Lesson:
    lesson = guide_of(program).lesson
    assert lesson is not None
    return lesson


def made(program: Program) -> list[str]:
    """Return the ids of all choices so far."""
    assert program.controller.session is not None
    return program.controller.session.record.choices


def is_spoken(guide: LessonGuide) -> bool:
    """Tell whether a step is shown, at the table or over a sheet that covers it."""
    return guide.sheet.isVisible() or guide.strip.isVisible()


def due(program: Program, qtbot: QtBot) -> LessonStep:
    """Wait until a step is shown, and return it."""
    guide = guide_of(program)
    qtbot.waitUntil(lambda: is_spoken(guide))
    step = lesson_of(program).step
    assert step is not None
    return step


def play(
    program: Program,
    qtbot: QtBot,
    do: Does,
    seen: Callable[[LessonStep], None],
    press: Callable[[QAbstractButton], None] = QAbstractButton.click,
) -> None:
    """Play all chapters by their own instructions; `seen` gets each step before it is done."""
    guide = guide_of(program)
    while True:
        qtbot.waitUntil(lambda: guide.chapters.isVisible() or is_spoken(guide))
        if guide.chapters.isVisible():
            if lesson_of(program).is_last and not lesson_of(program).waits:
                return
            press(guide.chapters.ways[0])
            continue
        step = due(program, qtbot)
        seen(step)
        do(program, qtbot, step)
