"""The first evening with a box: told once before the first game, and again in Learn."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt

from tests.ui.fitting import faults_of, over_the_line, settle
from tests.ui.one_game import FACES
from tests.ui.programs import at_hand
from tests.ui.screens.pages import shown
from valeria_desktop.games.valeria.draft import Draft
from valeria_desktop.games.valeria.game import BOX, RULES
from valeria_desktop.games.valeria.ui.screens.learn import LearnScreen
from valeria_desktop.games.valeria.ui.screens.new_game import NewGameScreen
from valeria_desktop.games.valeria.ui.shelf.evening import FirstEvening, told_of
from valeria_desktop.ui.typed import as_a

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtWidgets import QApplication
    from pytestqt.qtbot import QtBot

    from valeria_desktop.ui.paint.look import Look
    from valeria_desktop.ui.program.program import Program

LEFT = Qt.MouseButton.LeftButton
WITH = frozenset({"gnolls", "kaharian"})
MOST_SENTENCES = 3
# the offscreen platform has neither a keyboard to grab nor windows to raise
pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")


@pytest.fixture
def screen(look: Look, qtbot: QtBot) -> NewGameScreen:
    return shown(NewGameScreen(look, Draft(RULES, seed=5, sets=WITH)), qtbot)


def test_each_shipped_box_tells_two_or_three_steps_about_its_own_cards() -> None:
    box = BOX()
    for name in box.sets:
        steps = told_of(box, [name])
        assert len(steps) in {2, 3}
        own = box.cards_of(frozenset({name})).parts[1].by_id
        for step in steps:
            assert any(card.id in own for card in step.cards)
            assert step.words.count(". ") + 1 <= MOST_SENTENCES


def test_enter_leads_through_all_steps_and_then_to_the_table(
    screen: NewGameScreen, qtbot: QtBot
) -> None:
    sheet = screen.evening.steps
    with qtbot.assertNotEmitted(screen.started):
        qtbot.keyClick(screen.start, Qt.Key.Key_Return)
    assert sheet.isVisible()
    assert sheet.next.hasFocus()
    assert (sheet.title.text(), sheet.count.text()) == ("Gnolls", "1 of 4")
    assert [part.card.id for part in sheet.cards if part.card] == ["gnoll-huntmaster", "gnolls"]
    assert "Gnoll Huntmaster" in sheet.next.accessibleDescription()
    for number in (2, 3, 4):
        qtbot.keyClick(sheet.next, Qt.Key.Key_Return)
        assert sheet.count.text() == f"{number} of 4"
    assert sheet.title.text() == "Kaharian"
    assert not sheet.skip.isVisible()
    with qtbot.waitSignal(screen.started):
        qtbot.keyClick(sheet.next, Qt.Key.Key_Return)


def test_a_card_alone_stands_in_the_middle_as_large_as_each_of_two(
    look: Look, qapp: QApplication, qtbot: QtBot
) -> None:
    box = BOX()
    steps = told_of(box, ["wardens"])
    one, two = (next(each for each in steps if len(each.cards) == many) for many in (1, 2))
    evening = shown(FirstEvening(look, "To the table"), qtbot)
    evening.resize(1280, 720)
    card, boxes = evening.steps.cards[0], []
    for step in (two, one):
        evening.steps.show_steps([step])
        settle(qapp)
        boxes.append(card._box(card.width(), card.height()).size())
    assert boxes[0] == boxes[1]
    assert boxes[1].height() > boxes[1].width()
    assert card.geometry().center().x() == pytest.approx(evening.steps.width() / 2, abs=2)


def test_it_can_be_skipped_and_gone_back(screen: NewGameScreen, qtbot: QtBot) -> None:
    sheet = screen.evening.steps
    qtbot.mouseClick(screen.start, LEFT)
    assert not sheet.back.isEnabled()
    qtbot.mouseClick(sheet.next, LEFT)
    qtbot.mouseClick(sheet.back, LEFT)
    assert sheet.count.text() == "1 of 4"
    with qtbot.waitSignal(screen.started):
        qtbot.mouseClick(sheet.skip, LEFT)


def test_the_rest_of_a_box_is_left_by_the_name_of_the_next(
    screen: NewGameScreen, qtbot: QtBot
) -> None:
    sheet = screen.evening.steps
    qtbot.mouseClick(screen.start, LEFT)
    assert sheet.on.text() == "On to Kaharian"
    qtbot.mouseClick(sheet.on, LEFT)
    assert (sheet.title.text(), sheet.count.text()) == ("Kaharian", "3 of 4")
    assert not sheet.on.isVisible(), "no box comes after it"
    qtbot.mouseClick(sheet.back, LEFT)
    assert (sheet.title.text(), sheet.count.text()) == ("Gnolls", "2 of 4")
    assert not sheet.on.isVisible(), "the next step is the next box's"


def test_escape_goes_back_to_the_choices(screen: NewGameScreen, qtbot: QtBot) -> None:
    screen.open_shelf()
    assert screen.shelf is not None
    qtbot.mouseClick(screen.shelf.start, LEFT)
    with qtbot.assertNotEmitted(screen.started), qtbot.assertNotEmitted(screen.left):
        qtbot.keyClick(screen.evening.steps.next, Qt.Key.Key_Escape)
    assert screen.shelf.isVisible()
    assert screen.shelf.start.hasFocus(), "the keys go on where they were"


def test_the_base_game_starts_at_once(look: Look, qtbot: QtBot) -> None:
    page = shown(NewGameScreen(look, Draft(RULES, seed=5)), qtbot)
    with qtbot.waitSignal(page.started):
        qtbot.mouseClick(page.start, LEFT)


def test_a_box_that_was_played_is_told_of_never_again(
    begin_with: Callable[..., Program], qtbot: QtBot
) -> None:
    program = at_hand(begin_with(FACES), qtbot)
    draft = as_a(Draft, program.draft)
    draft.choose_sets(frozenset({"gnolls"}))
    program.carry_out("new")
    page = as_a(NewGameScreen, program.pages.new_game)
    page._start_game()
    assert page.evening.isVisible()
    qtbot.mouseClick(page.evening.steps.skip, LEFT)
    assert draft.met == {"gnolls"}
    assert program.preferences.kept.met == {"valeria": ("gnolls",)}
    draft.choose_sets(WITH)
    program.carry_out("new")
    page._start_game()
    assert page.evening.steps.title.text() == "Kaharian"
    assert page.evening.steps.count.text() == "1 of 2"


def test_learn_tells_it_again(look: Look, qtbot: QtBot) -> None:
    page = shown(LearnScreen(look, BOX().cards_of(frozenset(BOX().sets))), qtbot)
    page.tabs.setCurrentWidget(page.evenings)
    sheet = page.evenings.steps
    qtbot.mouseClick(page.evenings.buttons["kaharian"], LEFT)
    assert (sheet.title.text(), sheet.count.text()) == ("Kaharian", "1 of 2")
    qtbot.mouseClick(sheet.next, LEFT)
    qtbot.mouseClick(sheet.next, LEFT)
    assert sheet.count.text() == "1 of 2"


@pytest.mark.parametrize(
    ("size", "scale"), [((1280, 690), 1.0), ((1024, 738), 1.0), ((1280, 690), 1.5)]
)
def test_it_fits(
    look: Look, qapp: QApplication, qtbot: QtBot, size: tuple[int, int], scale: float
) -> None:
    look.use(scale=scale)
    try:
        page = NewGameScreen(look, Draft(RULES, seed=5))
        qtbot.addWidget(page)
        page.resize(*size)
        page.show()
        page._leaves.setCurrentWidget(page.evening)
        page.evening.steps.show_steps(told_of(BOX(), BOX().sets))
        sheet = page.evening.sheet
        assert page.evening.isVisible()
        for _ in range(len(told_of(BOX(), BOX().sets)) - 1):
            settle(qapp)
            assert (page.width(), page.height()) == size
            assert over_the_line(sheet) == []
            assert faults_of(sheet, page) == []
            page.evening.steps.go_on()
    finally:
        look.use(scale=1.0)
