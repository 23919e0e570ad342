"""The lesson of Valencia in the real window: with clicks, refused, left and gone on with."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from attrs import evolve
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtWidgets import QApplication

from tests.counts import spread
from tests.ui.lesson.guided import due, is_spoken, lesson_of, lessons, made, play
from tests.ui.parts import guide_of
from valeria_desktop.faces import FACES
from valeria_desktop.games.valencia.game import RULES
from valeria_desktop.games.valencia.lesson.lesson import CHAPTERS
from valeria_desktop.games.valencia.rules.model.cards import Card
from valeria_desktop.games.valencia.ui.guide import GardenerGuide, GardenerPlaces
from valeria_desktop.games.valencia.ui.planning.arrangement import Arrangement
from valeria_desktop.games.valencia.ui.planning.plan_sheet import PlanSheet
from valeria_desktop.games.valencia.ui.planning.tasks_sheet import TasksSheet
from valeria_desktop.games.valencia.ui.table.screen import TableScreen
from valeria_desktop.ui.typed import as_a

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from pytestqt.qtbot import QtBot

    from valeria_desktop.session.lesson import LessonStep
    from valeria_desktop.ui.program.program import Program

pytestmark = pytest.mark.usefixtures("unpainted")

FACE = evolve(FACES[RULES.id], make_guide=GardenerGuide)
SIX = (Card.SIX, Card.FIVE, Card.THREE, Card.TWO, Card.TWO, Card.ONE)
WISHED = (1, 2, 3, 4, 5, 1)
"""The stack of each of the six cards, as the lesson wants it."""
SIZES = [
    (1280, 720, 1.0),
    (1280, 720, 2.0),
    *(
        pytest.param(size, marks=pytest.mark.thorough)
        for size in spread(
            (
                *((1024, 768, 1.5), (1280, 720, 1.3), (1280, 720, 1.5), (1024, 768, 1.0)),
                *((1366, 768, 2.0), (1920, 1080, 1.0), (1920, 1080, 2.0), (2560, 1440, 1.0)),
            ),
            1,
        )
    ),
]

MOST = 1.5
"""The largest text in which there is room beside what the player has."""


@pytest.fixture
def begin(begin_with: Callable[..., Program]) -> Iterator[Callable[[], Program]]:
    """Begin the lesson in a program that knows Valencia alone, again and again."""
    yield from lessons(begin_with, {RULES.id: FACE})


def table_of(program: Program) -> TableScreen:
    return as_a(TableScreen, program.window.table)


def tasks_sheet(program: Program) -> TasksSheet:
    return as_a(TasksSheet, table_of(program).prompt.sheet)


def plan_sheet(program: Program) -> PlanSheet:
    return as_a(PlanSheet, table_of(program).prompt.sheet)


def arrange(program: Program, places: tuple[int, ...]) -> None:
    """Lay the six cards into stacks, say that the plan is made, and lay it down."""
    sheet = plan_sheet(program)
    plan = Arrangement(SIX, tuple(range(len(SIX))))
    for card, place in enumerate(places):
        plan = plan.put(card, place)
    sheet.cards.arrange(plan)
    sheet.made.click()
    sheet.made.click()


def do(program: Program, qtbot: QtBot, step: LessonStep) -> None:
    """Do what a step asks for, or read it."""
    before = step.last if step.is_whole else len(made(program))
    kind, _, _ = step.points_at.partition(":")
    if not step.does:
        guide_of(program).sheet.next.click()
        return
    if step.at == 6:
        tasks_sheet(program).take_key("1")
        tasks_sheet(program).keep.click()
    elif step.at == 22:
        plan_sheet(program).deck.draw.click()
    elif step.at == 27:
        arrange(program, WISHED)
    elif kind == "prompt":
        program.controller.choose(lesson_of(program).choices[step.at])
    else:
        click(program, qtbot, step.points_at.split()[0])
    qtbot.waitUntil(lambda: len(made(program)) > before)


def click(program: Program, qtbot: QtBot, name: str) -> None:
    """Click on a thing of the table, on whatever lies there."""
    table = table_of(program)
    at = GardenerPlaces(table).box(name).center()
    child = table.childAt(at)
    assert child is not None
    qtbot.mouseClick(child, Qt.MouseButton.LeftButton, pos=child.mapFrom(table, at))


def go_to(program: Program, qtbot: QtBot, number: int) -> LessonStep:
    """Do all steps of a chapter before one, and give it."""
    step = due(program, qtbot)
    while lesson_of(program).number < number:
        do(program, qtbot, step)
        step = due(program, qtbot)
    return step


# --- played by its own instructions


def test_the_whole_lesson_with_clicks_on_the_table(
    begin: Callable[[], Program], qtbot: QtBot
) -> None:
    program = begin()
    seen: list[LessonStep] = []
    play(program, qtbot, do, lambda step: None if step in seen else seen.append(step))
    assert seen == [step for chapter in CHAPTERS for step in chapter.steps]
    kept = program.preferences.kept
    assert kept.medals_of == {RULES.id: (1, 2, 3, 4)}
    assert (kept.medals, kept.lesson) == ((), 0)  # another game's are its own
    assert not kept.proposes_lesson


@pytest.mark.slow
@pytest.mark.parametrize("size", SIZES)
def test_the_gardener_never_stands_over_whatis_spoken_of(
    begin: Callable[[], Program], qtbot: QtBot, size: tuple[int, int, float]
) -> None:
    program = begin()
    width, height, scale = size
    program.window.resize(width, height)
    program.change("scale", scale)
    guide, table = guide_of(program), table_of(program)
    qtbot.waitUntil(lambda: table.rect().contains(guide.chapters.geometry()))
    play(program, qtbot, do, lambda step: check_place(program, qtbot, step))


def check_place(program: Program, qtbot: QtBot, step: LessonStep) -> None:
    guide, table = guide_of(program), table_of(program)
    cover = table.prompt.sheet
    if cover is not None and cover.isVisible():
        strip = guide.strip
        qtbot.waitUntil(strip.isVisible)
        assert program.window.rect().contains(strip.geometry()), step
        buttons = [as_a(PlanSheet, cover).made] if isinstance(cover, PlanSheet) else []
        for button in buttons:
            corner = button.mapTo(program.window, button.rect().topLeft())
            assert not strip.geometry().intersects(QRect(corner, button.size())), step
        return
    sheet = guide.sheet
    box = QRect(sheet.geometry())
    assert table.rect().contains(box), step
    assert sheet.height_for(box.width()) <= box.height(), step
    for name in step.points_at.split():
        thing = GardenerPlaces(table).box(name)
        assert name == "prompt" or table.rect().intersects(thing), (step, name)
        assert name == "prompt" or not box.intersects(thing), (step, name)
    if step.does:
        assert not box.intersects(table.prompt.geometry()), step
        parts = [part for part in GardenerPlaces(table).purse if part.isVisible()]
        boxes = (QRect(part.mapTo(table, QPoint()), part.size()) for part in parts)
        assert parts, step
        has_room = program.look.scale <= MOST
        assert not (has_room and any(box.intersects(other) for other in boxes)), step


# --- where a sheet covers the table


def test_over_a_sheet_it_speaks_from_a_strip_and_at_the_table_when_that_is_put_aside(
    begin: Callable[[], Program], qtbot: QtBot
) -> None:
    program = begin()
    guide = guide_of(program)
    guide.chapters.rows[0].click()
    go_to(program, qtbot, 2)
    assert guide.strip.isVisible()
    assert not guide.sheet.isVisible()
    assert "Keep Heart of the City" in guide.strip.accessibleName()
    sheet = tasks_sheet(program)
    sheet.keys["T"].click()
    qtbot.waitUntil(guide.sheet.isVisible)
    assert not guide.strip.isVisible()
    sheet.show_again()
    qtbot.waitUntil(guide.strip.isVisible)
    assert not guide.sheet.isVisible()
    guide.strip.leave.click()
    assert not guide.is_on
    assert not guide.strip.isVisible()
    assert guide.strip.window() is guide.sheet.window()


@pytest.mark.slow
def test_the_task_of_the_round_is_asked_for_before_anything_is_chosen(
    begin: Callable[[], Program], qtbot: QtBot
) -> None:
    program = begin()
    guide = guide_of(program)
    guide.chapters.rows[0].click()
    go_to(program, qtbot, 2)
    tasks_sheet(program).take_key("2")
    tasks_sheet(program).keep.click()
    qtbot.waitUntil(guide.strip.reply.isVisible)
    assert guide.strip.reply.text().startswith("Do keep Heart of the City")
    assert len(made(program)) == 6
    qtbot.waitUntil(lambda: table_of(program).prompt.sheet is not None)
    for key in ("1", "3"):
        tasks_sheet(program).take_key(key)
    tasks_sheet(program).keep.click()
    qtbot.waitUntil(lambda: len(made(program)) == 22)
    own = program.controller.scene.view.own
    assert {task.id for task in own.tasks} == {"heart-of-the-city", "along-the-wall"}
    qtbot.waitUntil(guide.sheet.isVisible)
    assert not guide.sheet.speech.reply


@pytest.mark.slow
def test_another_plan_is_taken_back_as_a_whole_and_stays_arranged(
    begin: Callable[[], Program], qtbot: QtBot
) -> None:
    program = begin()
    guide = guide_of(program)
    guide.chapters.rows[0].click()
    go_to(program, qtbot, 5)
    arrange(program, (1, 2, 3, 4, 5, 6))
    qtbot.waitUntil(guide.strip.reply.isVisible)
    assert guide.strip.reply.text().startswith("Not quite like this")
    assert len(made(program)) == 27
    assert lesson_of(program).number == 5
    qtbot.waitUntil(lambda: table_of(program).prompt.sheet is not None)
    assert plan_sheet(program).cards.plan.is_made
    assert program.controller.session is not None
    assert not program.controller.session.is_rewound
    QApplication.processEvents()  # what was still to be answered of the plan before is refused too
    arrange(program, WISHED)
    qtbot.waitUntil(guide.chapters.isVisible)
    assert made(program)[22:] == list(CHAPTERS[0].story.choices[22:33])


def test_more_cards_than_six_are_not_for_now(begin: Callable[[], Program], qtbot: QtBot) -> None:
    program = begin()
    guide_of(program).chapters.rows[0].click()
    go_to(program, qtbot, 5)
    plan_sheet(program).deck.draw.click()
    strip = guide_of(program).strip
    qtbot.waitUntil(strip.reply.isVisible)
    assert strip.reply.text().startswith("Six will do")
    assert len(made(program)) == 27


# --- at the table


def test_another_stack_is_answered_in_place(begin: Callable[[], Program], qtbot: QtBot) -> None:
    program = begin()
    guide = as_a(GardenerGuide, guide_of(program))
    guide.chapters.rows[1].click()
    go_to(program, qtbot, 1)
    before = list(made(program))
    click(program, qtbot, "stack:1")
    qtbot.waitUntil(guide.sheet.reply.isVisible)
    assert guide.sheet.speech.reply.startswith("Too good for this")
    assert made(program) == before
    click(program, qtbot, "stack:4")
    qtbot.waitUntil(lambda: made(program)[-1] == "reveal 4")
    due(program, qtbot)
    assert not guide.sheet.speech.reply


def test_the_palm_is_planted_wherever_one_likes(begin: Callable[[], Program], qtbot: QtBot) -> None:
    program = begin()
    guide_of(program).chapters.rows[3].click()
    go_to(program, qtbot, 1)
    click(program, qtbot, "bush:a1-b2")
    qtbot.waitUntil(lambda: made(program)[-1] == "palm a1-b2")
    go_to(program, qtbot, 3)
    assert made(program)[64] == "palm a1-b2"


@pytest.mark.slow
def test_what_was_chosen_freely_stays_in_the_next_chapter(
    begin: Callable[[], Program], qtbot: QtBot
) -> None:
    program = begin()
    guide = guide_of(program)
    guide.chapters.rows[0].click()
    go_to(program, qtbot, 2)
    for key in ("1", "4"):
        tasks_sheet(program).take_key(key)
    tasks_sheet(program).keep.click()
    qtbot.waitUntil(lambda: len(made(program)) == 22)
    for number in (3, 4, 5):
        do(program, qtbot, go_to(program, qtbot, number))
    qtbot.waitUntil(guide.chapters.isVisible)
    guide.chapters.ways[0].click()
    due(program, qtbot)
    assert lesson_of(program).chapter_number == 1
    own = program.controller.scene.view.own
    assert {task.id for task in own.tasks} == {"heart-of-the-city", "treasurer"}


@pytest.mark.slow
def test_it_is_left_and_gone_on_with(begin: Callable[[], Program], qtbot: QtBot) -> None:
    program = begin()
    guide_of(program).chapters.rows[2].click()
    step = go_to(program, qtbot, 3)
    before = list(made(program))
    guide_of(program).sheet.leave.click()
    assert not guide_of(program).is_on
    program.close()
    again = begin()
    guide_of(again).chapters.ways[0].click()
    assert due(again, qtbot) is step
    assert made(again) == before


def test_the_round_is_played_on_against_the_planner(
    begin: Callable[[], Program], qtbot: QtBot
) -> None:
    program = begin()
    guide = guide_of(program)
    guide.chapters.rows[3].click()
    while not guide.chapters.isVisible():
        do(program, qtbot, due(program, qtbot))
        qtbot.waitUntil(lambda: guide.chapters.isVisible() or is_spoken(guide))
    guide.chapters.ways[1].click()
    assert not guide.is_on
    qtbot.waitUntil(lambda: program.controller.is_open)
    assert program.controller.session is not None
    assert program.controller.session.seats[1].bot == "planner"
