"""The whole lesson in the real window: with clicks, with keys, left and gone on with."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtWidgets import QApplication, QToolButton

from tests.counts import spread
from tests.ui.lesson.guided import lesson_of, made
from tests.ui.paint.test_palette import contrast
from tests.ui.parts import guide_of, stack_box, table_of
from valeria_desktop.games.valeria.lesson.lesson import CHAPTERS
from valeria_desktop.games.valeria.rules.at import AtPlace, place_name
from valeria_desktop.games.valeria.rules.rows import MARKET
from valeria_desktop.games.valeria.ui.guide import HeraldPlaces
from valeria_desktop.games.valeria.ui.prompts.acts import ActPresenter

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from PySide6.QtWidgets import QWidget
    from pytestqt.qtbot import QtBot

    from valeria_desktop.session.lesson import LessonStep
    from valeria_desktop.ui.program.program import Program
    from valeria_desktop.ui.prompts.presenter import Presenter

pytestmark = pytest.mark.usefixtures("unpainted")

PLACES_BY_NAME = {place_name(place): place for place in range(MARKET.size)}
KEYS = {"roll": Qt.Key.Key_R, "gain gold": Qt.Key.Key_G}
SIZES = [
    (1280, 720, 1.0, "en"),
    (1280, 720, 2.0, "de"),
    *(
        pytest.param((width, height, text, language), marks=pytest.mark.thorough)
        for width, height, text, language in spread(
            (
                (1024, 768, 1.5, "de"),
                (1280, 720, 1.5, "de"),
                (1366, 768, 2.0, "en"),
                (1920, 1080, 2.0, "de"),
                (2560, 1440, 1.0, "en"),
            ),
            1,
        )
    ),
    *(
        pytest.param((width, height, text, language), marks=pytest.mark.slow)
        for width, height, text, language in (
            (1280, 720, 1.15, "de"),
            (1280, 720, 1.3, "en"),
            (1024, 768, 1.0, "de"),
            (1366, 768, 1.3, "de"),
            (1920, 1080, 1.0, "de"),
            (1920, 1080, 1.5, "en"),
            (2560, 1440, 2.0, "de"),
        )
    ),
]


OPENED = [
    (width, height, text, "en")
    for width, height in ((1280, 720), (1024, 768))
    for text in (1.0, 1.5)
]
LAST_OPENED = 3
READABLE = 4.5
"""What the rules for the web (WCAG 2, AA) ask of the contrast of text."""


def due(program: Program, qtbot: QtBot) -> LessonStep:
    """Wait until a step is shown, and give it."""
    qtbot.waitUntil(guide_of(program).sheet.isVisible)
    step = lesson_of(program).step
    assert step is not None
    return step


def begin_lesson(begin: Callable[[], Program], chapter: int = 0) -> Program:
    program = begin()
    program.carry_out("lesson")
    guide_of(program).chapters.rows[chapter].click()
    return program


def do(program: Program, step: LessonStep) -> None:
    """Do what a step asks for, or read it."""
    if step.does:
        program.controller.choose(lesson_of(program).choices[step.at])
    else:
        guide_of(program).sheet.next.click()


def shown(program: Program, qtbot: QtBot) -> Iterator[LessonStep]:
    """Return each step of the lesson as it is shown; the caller does it before the next."""
    guide = guide_of(program)
    while True:
        qtbot.waitUntil(lambda: guide.sheet.isVisible() or guide.chapters.isVisible())
        if guide.chapters.isVisible():
            if lesson_of(program).is_last:
                return
            guide.chapters.ways[0].click()
            continue
        yield due(program, qtbot)


def go_to(program: Program, qtbot: QtBot, number: int) -> LessonStep:
    """Do all steps of a chapter before one, and give it."""
    step = due(program, qtbot)
    while lesson_of(program).number < number:
        do(program, step)
        step = due(program, qtbot)
    return step


def asking(program: Program) -> Presenter:
    presenter = table_of(program).prompt.presenter
    assert presenter is not None
    return presenter


def wait_for_more(program: Program, qtbot: QtBot, before: int) -> None:
    qtbot.waitUntil(lambda: len(made(program)) != before)


# --- played by its own instructions


def test_the_whole_lesson_with_clicks_on_cards(begin: Callable[[], Program], qtbot: QtBot) -> None:
    program = begin_lesson(begin)
    seen = []
    for step in shown(program, qtbot):
        seen.append(step)
        before = len(made(program))
        kind, _, name = step.points_at.partition(":")
        if step.does and kind == "place":
            centre = table_of(program).centre
            box = stack_box(centre, PLACES_BY_NAME[name])
            at = centre.viewport().mapFrom(program.window, box.center())
            qtbot.mouseClick(centre.viewport(), Qt.MouseButton.LeftButton, pos=at)
            wait_for_more(program, qtbot, before)
        else:
            do(program, step)
    assert seen == [step for chapter in CHAPTERS for step in chapter.steps]
    kept = program.preferences.kept
    assert kept.medals == (1, 2, 3, 4, 5)
    assert not kept.proposes_lesson


def test_a_chapter_with_keys_alone(begin: Callable[[], Program], qtbot: QtBot) -> None:
    program = begin_lesson(begin, 1)
    guide = guide_of(program)
    program.window.activateWindow()
    qtbot.waitUntil(program.window.isActiveWindow)
    while not guide.chapters.isVisible():
        step = due(program, qtbot)
        before = len(made(program))
        if not step.does:
            qtbot.keyClick(program.window.focusWidget(), Qt.Key.Key_Return)
            qtbot.waitUntil(lambda: guide.sheet.isVisible() or guide.chapters.isVisible())
            continue
        choice = lesson_of(program).choices[step.at]
        kind, _, name = step.points_at.partition(":")
        if choice in KEYS:
            assert table_of(program).prompt.take_key(KEYS[choice])
        elif kind == "place":
            centre = table_of(program).centre
            centre.focus_on(AtPlace(PLACES_BY_NAME[name]))
            qtbot.keyClick(centre, Qt.Key.Key_Return)
        else:
            program.controller.choose(choice)
        wait_for_more(program, qtbot, before)
        qtbot.waitUntil(lambda: guide.sheet.isVisible() or guide.chapters.isVisible())
    assert program.preferences.kept.medals == (2,)
    assert guide.chapters.ways[0].hasFocus()
    qtbot.keyClick(guide.chapters.ways[0], Qt.Key.Key_Return)
    due(program, qtbot)
    assert lesson_of(program).chapter_number == 2


@pytest.mark.parametrize("refuses", [False, True])
def test_the_focus_is_on_what_the_step_asks_for(
    begin: Callable[[], Program], qtbot: QtBot, *, refuses: bool
) -> None:
    """The Merchant of the market, not the first answer of the question; so after a refusal, too."""
    program = begin_lesson(begin, 1)
    program.window.activateWindow()
    qtbot.waitUntil(program.window.isActiveWindow)
    step = due(program, qtbot)
    while step.points_at != "place:citizen-2":
        do(program, step)
        step = due(program, qtbot)
        wished = lesson_of(program).choices[step.at]
        if step.does and wished in KEYS:
            assert program.window.focusWidget() is asking(program).choices[wished], wished
    if refuses:
        table_of(program).prompt.take_focus()
        program.controller.choose("slay monster-1")
    centre = table_of(program).centre
    assert program.window.focusWidget() is centre
    assert centre.current == AtPlace(PLACES_BY_NAME["citizen-2"])
    qtbot.keyClick(centre, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: made(program)[-1] == "recruit citizen-2")


# --- what it says


def test_other_choices_are_answered_in_place(begin: Callable[[], Program], qtbot: QtBot) -> None:
    program = begin_lesson(begin, 1)
    go_to(program, qtbot, 1)
    said: list[str] = []
    program.announcer.announced.connect(said.append)
    before = list(made(program))
    program.controller.choose("gain gold")
    sheet = guide_of(program).sheet
    assert made(program) == before
    assert sheet.speech.reply.startswith("1 Gold helps today")
    assert sheet.reply.isVisible()
    assert sheet.speech.words.startswith("Recruit the Cleric")
    qtbot.waitUntil(lambda: bool(said) and "1 Gold helps today" in said[-1])
    assert not program.notice.isVisible()
    assert program.controller.is_open
    program.controller.choose("recruit citizen-1")
    assert made(program)[-1] == "recruit citizen-1"
    due(program, qtbot)
    assert not sheet.speech.reply


@pytest.mark.usefixtures("painted")
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_answer_to_another_choice_is_as_dark_as_what_is_said(
    begin: Callable[[], Program], qtbot: QtBot, theme: str
) -> None:
    program = begin_lesson(begin, 1)
    program.change("theme", theme)
    go_to(program, qtbot, 1)
    program.controller.choose("gain gold")
    sheet, strip = guide_of(program).sheet, guide_of(program).strip
    strip.say(sheet.speech)
    picture = sheet.grab().toImage()
    paper = picture.pixelColor(sheet.reply.geometry().topLeft())
    colours = [
        (said.reply.palette().windowText().color(), said.words.palette().windowText().color())
        for said in (sheet, strip)
    ]
    program.change("theme", "dark")
    for reply, words in colours:
        assert contrast(reply, paper) >= READABLE
        assert contrast(reply, paper) >= contrast(words, paper)


def test_each_step_is_announced(begin: Callable[[], Program], qtbot: QtBot) -> None:
    program = begin()
    said: list[str] = []
    program.announcer.announced.connect(said.append)
    program.carry_out("lesson")
    assert "I am the Herald" in said[-1]
    guide_of(program).chapters.ways[0].click()
    due(program, qtbot)
    words = "The Herald. The roll · 1 of 7. Welcome to Valeria."
    qtbot.waitUntil(lambda: said[-1].startswith(words))  # after the focus, which would cut it off
    assert guide_of(program).sheet.accessibleName() == said[-1]


def test_back_goes_back_in_words_and_says_that_the_game_does_not(
    begin: Callable[[], Program], qtbot: QtBot
) -> None:
    program = begin_lesson(begin, 1)
    step = go_to(program, qtbot, 2)
    sheet, before = guide_of(program).sheet, list(made(program))
    sheet.back.click()
    assert sheet.speech.words.startswith("Recruit the Cleric")
    assert "What is done stays done" in sheet.speech.reply
    assert sheet.next.isVisible()
    sheet.back.click()
    assert sheet.speech.words.startswith("After the harvest")
    assert not sheet.back.isVisible()
    assert made(program) == before
    sheet.next.click()
    sheet.next.click()
    assert sheet.speech.words == str(step.sentence)
    assert not sheet.speech.reply
    assert not sheet.next.isVisible()
    sheet.back.click()
    program.controller.choose("pay 3-gold")
    due(program, qtbot)
    assert sheet.speech.words.startswith("Look at the price")


@pytest.mark.slow
def test_alt_and_arrows_go_back_and_on(begin: Callable[[], Program], qtbot: QtBot) -> None:
    program = begin_lesson(begin)
    due(program, qtbot)
    program.window.activateWindow()
    qtbot.waitUntil(program.window.isActiveWindow)
    sheet, alt = guide_of(program).sheet, Qt.KeyboardModifier.AltModifier
    qtbot.keyClick(program.window, Qt.Key.Key_Right, alt)
    assert " 2 of " in sheet.speech.where
    qtbot.keyClick(program.window, Qt.Key.Key_Left, alt)
    assert " 1 of " in sheet.speech.where
    qtbot.keyClick(sheet.next, Qt.Key.Key_Right)
    assert " 2 of " in sheet.speech.where
    qtbot.keyClick(sheet.next, Qt.Key.Key_Left)
    assert " 1 of " in sheet.speech.where


def test_enter_goes_on_wherever_the_focus_is(begin: Callable[[], Program], qtbot: QtBot) -> None:
    program = begin_lesson(begin)
    table, guide = table_of(program), guide_of(program)
    program.window.activateWindow()
    qtbot.waitUntil(program.window.isActiveWindow)
    for widget, key in (
        (table.centre, Qt.Key.Key_Return),
        (table.board.tableau, Qt.Key.Key_Enter),
        (guide.sheet.next, Qt.Key.Key_Return),
        (guide.sheet.leave, Qt.Key.Key_Enter),
    ):
        while due(program, qtbot).does:
            do(program, due(program, qtbot))
        number = lesson_of(program).number
        widget.setFocus()
        qtbot.keyClick(widget, key)
        assert lesson_of(program).number > number, widget
        assert guide.is_on


@pytest.mark.slow
def test_what_is_taken_back_is_asked_for_again(begin: Callable[[], Program], qtbot: QtBot) -> None:
    program = begin_lesson(begin, 1)
    go_to(program, qtbot, 2)
    program.controller.undo()
    assert due(program, qtbot).points_at == "place:citizen-1"
    assert made(program)[-1] == "roll"


# --- chapters and medals


@pytest.mark.slow
def test_chapters_can_be_chosen_and_show_their_medals(
    begin: Callable[[], Program], qtbot: QtBot
) -> None:
    program = begin()
    program.carry_out("lesson")
    rows = guide_of(program).chapters.rows
    assert len(rows) == len(CHAPTERS)
    assert rows[3].accessibleName().endswith("Medal: First stone, not yet won.")
    rows[3].click()
    for _ in CHAPTERS[3].steps:
        do(program, due(program, qtbot))
    qtbot.waitUntil(guide_of(program).chapters.isVisible)
    assert program.preferences.kept.medals == (4,)
    program.close()
    again = begin()
    again.carry_out("lesson")
    rows = guide_of(again).chapters.rows
    assert rows[3].accessibleName().endswith("Medal: First stone, won.")
    guide_of(again).chapters.ways[0].click()
    due(again, qtbot)
    assert lesson_of(again).chapter_number == 4


@pytest.mark.slow
def test_it_ends_with_a_game_of_ones_own(begin: Callable[[], Program], qtbot: QtBot) -> None:
    program = begin_lesson(begin, 4)
    for step in shown(program, qtbot):
        do(program, step)
    page = guide_of(program).chapters
    assert "You know enough: start a game." in page.accessibleName()
    page.ways[0].click()
    assert not guide_of(program).is_on
    assert program.window.screen_shown is program.pages.new_game
    assert program.controller.session is None
    assert program.keeping.games() == []


@pytest.mark.slow
def test_its_last_game_can_be_played_on(begin: Callable[[], Program], qtbot: QtBot) -> None:
    program = begin_lesson(begin, 4)
    for step in shown(program, qtbot):
        do(program, step)
    guide_of(program).chapters.ways[1].click()
    assert not guide_of(program).is_on
    assert program.controller.is_open
    assert len(program.keeping.games()) == 1


def test_the_lesson_can_be_left_and_gone_on_with(
    begin: Callable[[], Program], qtbot: QtBot
) -> None:
    program = begin_lesson(begin, 1)
    step = go_to(program, qtbot, 4)
    before = list(made(program))
    guide_of(program).sheet.leave.click()
    assert not guide_of(program).is_on
    assert program.window.home.isVisible()
    assert not program.window.home.button("continue").isVisible()
    program.close()
    again = begin()
    again.carry_out("lesson")
    guide_of(again).chapters.ways[0].click()
    assert due(again, qtbot) is step
    assert made(again) == before


# --- the home screen


def first_at_home(program: Program, qtbot: QtBot) -> object:
    """Go home, and give what has the focus."""
    program.window.activateWindow()
    qtbot.waitUntil(program.window.isActiveWindow)
    program.go_home()
    return program.window.focusWidget()


def test_on_a_first_start_home_proposes_the_lesson(
    begin: Callable[[], Program], qtbot: QtBot
) -> None:
    program = begin()
    home = program.window.home
    lesson = home.button("lesson")
    assert first_at_home(program, qtbot) is lesson
    qtbot.waitUntil(lambda: lesson.y() < home.button("new").y())


def test_a_lesson_declined_is_proposed_no_more(begin: Callable[[], Program], qtbot: QtBot) -> None:
    program = begin()
    home = program.window.home
    home.asked_for.emit("decline")
    assert first_at_home(program, qtbot) is home.button("new")
    qtbot.waitUntil(lambda: home.button("lesson").y() > home.button("new").y())
    program.close()
    again = begin()
    assert first_at_home(again, qtbot) is again.window.home.button("new")


def test_who_has_played_is_not_proposed_the_lesson(
    begin: Callable[[], Program], qtbot: QtBot
) -> None:
    program = begin()
    program.start(7)
    assert first_at_home(program, qtbot) is program.window.home.button("continue")


def test_a_lesson_begun_is_gone_on_with_from_home(
    begin: Callable[[], Program], qtbot: QtBot
) -> None:
    program = begin_lesson(begin)
    due(program, qtbot)
    guide_of(program).leave()
    lesson = program.window.home.button("lesson")
    assert first_at_home(program, qtbot) is lesson
    assert lesson.text() == "Continue the lesson"


# --- where it stands


@pytest.mark.slow
@pytest.mark.parametrize("sized", SIZES, indirect=True)
def test_the_herald_never_stands_over_what_he_speaks_of(sized: Program, qtbot: QtBot) -> None:
    sized.carry_out("lesson")
    guide, table = guide_of(sized), table_of(sized)
    assert table.rect().contains(guide.chapters.geometry())
    guide.chapters.rows[0].click()
    for step in shown(sized, qtbot):
        check_place(sized, step)
        if step.does:
            lesson = lesson_of(sized)
            decision = sized.controller.session.decision  # type: ignore[union-attr]
            asked = lesson.choices[step.at]
            others = [option.id for option in decision.options if option.id != asked]  # type: ignore[union-attr]
            for other in others[:1]:
                sized.controller.choose(other)
                check_place(sized, step)
        if lesson_of(sized).number:
            guide.sheet.back.click()
            check_place(sized, lesson_of(sized).steps[lesson_of(sized).number - 1])
            guide.sheet.next.click()
        do(sized, step)


def check_place(program: Program, step: LessonStep) -> None:
    guide, table = guide_of(program), table_of(program)
    sheet = guide.sheet
    box = QRect(sheet.geometry())
    assert table.rect().contains(box), step
    assert sheet.height_for(box.width()) <= box.height(), step
    for frame in guide.spotlight.frames:
        if frame.isVisible():
            assert table.rect().contains(frame.geometry().adjusted(6, 6, -6, -6)), step
            assert not box.intersects(frame.geometry()), step
    for name in step.points_at.split():
        if name not in {"prompt", "dice"}:
            assert not box.intersects(HeraldPlaces(table).box(name)), step
    if not sheet.next.isVisible():
        assert not box.intersects(table.prompt.geometry()), step
    assert_apart([sheet.back, sheet.next, sheet.leave, sheet.task, sheet.words, sheet.reply], step)


def assert_apart(parts: list[QWidget], step: LessonStep) -> None:
    """No part lies over another, and each is as high as it must be."""
    seen = [part for part in parts if part.isVisible()]
    for number, part in enumerate(seen):
        room = part.parentWidget()
        assert room is not None
        assert room.rect().contains(part.geometry()), (step, part)
        for other in seen[number + 1 :]:
            assert not part.geometry().intersects(other.geometry()), (step, part, other)


@pytest.mark.slow
@pytest.mark.parametrize("sized", spread(OPENED, 2), indirect=True)
def test_beside_an_open_list_the_herald_leaves_the_own_name_and_tracks_in_sight(
    sized: Program, qtbot: QtBot
) -> None:
    sized.carry_out("lesson")
    guide_of(sized).chapters.rows[1].click()
    opened = 0
    for step in shown(sized, qtbot):
        presenter = table_of(sized).prompt.presenter
        if step.does and isinstance(presenter, ActPresenter):
            for kind in [kind for kind, button in presenter._kinds.items() if button.isEnabled()]:
                presenter.open(kind)
                QApplication.processEvents()
                check_place(sized, step)
                assert sees_purse(sized), (step, kind)
                presenter.go_back()
                opened += 1
        if lesson_of(sized).chapter_number > LAST_OPENED:
            break
        do(sized, step)
    assert opened >= LAST_OPENED


def sees_purse(program: Program) -> bool:
    table, box = table_of(program), guide_of(program).sheet.geometry()
    parts = [part for part in HeraldPlaces(table).purse if part.isVisible()]
    boxes = (QRect(part.mapTo(table, QPoint()), part.size()) for part in parts)
    return bool(parts) and not any(box.intersects(other) for other in boxes)


@pytest.mark.slow
def test_the_sheet_goes_with_the_table_and_comes_back(
    begin: Callable[[], Program], qtbot: QtBot
) -> None:
    program = begin_lesson(begin)
    due(program, qtbot)
    program.carry_out("settings")
    assert not guide_of(program).sheet.isVisible()
    program.pages.settings.left.emit()
    due(program, qtbot)


def test_a_window_of_another_size_has_it_stand_elsewhere(
    begin: Callable[[], Program], qtbot: QtBot
) -> None:
    program = begin_lesson(begin)
    step = go_to(program, qtbot, 2)
    program.window.resize(1600, 900)
    column = table_of(program).plan.column
    qtbot.waitUntil(lambda: column.contains(guide_of(program).sheet.geometry().center()))
    check_place(program, step)


# --- what could go wrong


def test_a_window_of_another_size_leaves_the_focus_on_the_chapter(
    begin: Callable[[], Program], qtbot: QtBot
) -> None:
    program = begin()
    program.carry_out("lesson")
    guide = guide_of(program)
    chapters = guide.chapters
    qtbot.waitUntil(chapters.isVisible)
    chapters.rows[1].setFocus()
    before = chapters.geometry()
    program.window.resize(1024, 768)
    qtbot.waitUntil(lambda: chapters.geometry() != before)
    assert program.window.focusWidget() is chapters.rows[1]


def test_another_game_ends_the_lesson(begin: Callable[[], Program], qtbot: QtBot) -> None:
    program = begin_lesson(begin)
    due(program, qtbot)
    program.start(7)
    assert not guide_of(program).is_on
    assert not guide_of(program).sheet.isVisible()
    assert program.controller.lead is None


def test_the_keys_of_a_step_never_leave_the_lesson(
    begin: Callable[[], Program], qtbot: QtBot
) -> None:
    program = begin_lesson(begin, 2)
    step = go_to(program, qtbot, 3)
    program.window.activateWindow()
    qtbot.waitUntil(program.window.isActiveWindow)
    before = len(made(program))
    assert lesson_of(program).choices[step.at] == "roll"
    for key in (Qt.Key.Key_R, Qt.Key.Key_R, Qt.Key.Key_Return, Qt.Key.Key_Space, Qt.Key.Key_Escape):
        focus = program.window.focusWidget()
        assert focus is not None
        assert focus is not guide_of(program).sheet.leave
        qtbot.keyClick(focus, key)
    assert len(made(program)) > before
    assert guide_of(program).is_on
    assert program.window.screen_shown is table_of(program)


@pytest.mark.slow
def test_in_no_step_the_focus_falls_onto_leaving_or_onto_a_tool(
    begin: Callable[[], Program], qtbot: QtBot
) -> None:
    program = begin_lesson(begin)
    tools = table_of(program).top.findChildren(QToolButton)
    for step in shown(program, qtbot):
        assert program.window.focusWidget() not in (guide_of(program).sheet.leave, *tools)
        do(program, step)


def test_tab_reaches_all_of_the_sheet(begin: Callable[[], Program], qtbot: QtBot) -> None:
    program = begin_lesson(begin)
    go_to(program, qtbot, 1)
    met = set()
    for _ in range(60):
        focus = program.window.focusWidget()
        assert focus is not None
        met.add(focus)
        qtbot.keyClick(focus, Qt.Key.Key_Tab)
    sheet = guide_of(program).sheet
    assert {sheet.back, sheet.next, sheet.leave} <= met


@pytest.mark.slow
def test_after_an_error_the_lesson_goes_on_and_writes_over_no_game(
    begin: Callable[[], Program], qtbot: QtBot
) -> None:
    program = begin()
    program.start(7)
    (kept,) = program.keeping.games()
    program.carry_out("lesson")
    guide_of(program).chapters.rows[2].click()
    step = go_to(program, qtbot, 2)
    program.controller.recover()
    assert guide_of(program).is_on
    assert due(program, qtbot) is step
    assert [listed.saved for listed in program.keeping.games()] == [kept.saved]


@pytest.mark.slow
def test_a_page_that_is_no_longer_shown_leads_nowhere(
    begin: Callable[[], Program], qtbot: QtBot
) -> None:
    program = begin_lesson(begin)
    program.carry_out("settings")
    program.go_home()
    program.carry_out("lesson")
    guide_of(program).chapters.ways[0].click()
    due(program, qtbot)
    program.pages.settings.left.emit()
    assert table_of(program).isVisible()


def test_why_not_is_said_before_the_sheet(begin: Callable[[], Program], qtbot: QtBot) -> None:
    program = begin_lesson(begin)
    due(program, qtbot)
    table = table_of(program)
    table.refusals.say_why(AtPlace(0))
    assert table.why.isVisible()
    assert table.why.parent() is table.window()  # and so over all that lies on the table
    assert guide_of(program).sheet.parent() is table


def test_a_banner_hangs_at_the_card_that_he_points_at_and_goes_with_him(
    begin: Callable[[], Program], qtbot: QtBot
) -> None:
    program = begin_lesson(begin, 1)
    step = due(program, qtbot)
    while not step.points_at.startswith("place:"):
        do(program, step)
        program.controller.be_done()
        step = due(program, qtbot)
    table = table_of(program)
    places = HeraldPlaces(table)
    names = step.points_at.split()
    assert [flag.at for flag in table.banners.flags] == places.things(names)
    assert places.things(["prompt", "track:gold"]) == []
    boxes = [places.box(name) for name in names if name.startswith("place:")]
    for banner, thing in zip(table.banners.boxes, boxes, strict=True):
        assert banner.top() < thing.top() < banner.bottom()
        assert thing.center().x() < banner.center().x()
    guide_of(program).stop()
    assert not table.banners.boxes
