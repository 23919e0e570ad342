"""Setting up a game with nothing to choose but who plays: by mouse, by keyboard, in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from attrs import evolve
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QLabel

from tests.ui.other_games import another
from tests.ui.screens.pages import tab_to
from valeria_desktop.bots.registry import LEVELS
from valeria_desktop.session.draft import Draft
from valeria_desktop.ui.screens.setup.plain_page import PlainSetupPage

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from valeria_desktop.ui.paint.look import Look
    from valeria_desktop.ui.screens.setup.seats import SeatRow

RULES = another("kingdom", "A quieter kingdom", range(2, 5)).rules
TABS = 40


@pytest.fixture
def draft() -> Draft:
    made: Draft = another("kingdom", "A quieter kingdom", range(2, 5)).make_draft()
    made.seed = 5
    return made


@pytest.fixture
def page(look: Look, qtbot: QtBot, draft: Draft) -> PlainSetupPage:
    made = PlainSetupPage(look, draft)
    qtbot.addWidget(made)
    made.resize(1280, 690)
    with qtbot.waitActive(made):
        made.show()
    return made


def test_it_says_which_game_is_set_up(page: PlainSetupPage) -> None:
    assert "New game: A quieter kingdom" in {label.text() for label in page.findChildren(QLabel)}


def test_it_offers_as_many_players_as_the_game_allows(page: PlainSetupPage, draft: Draft) -> None:
    assert [button.text() for button in page.players.buttons()] == ["2", "3", "4"]
    page.players.button(4).click()
    assert draft.players == 4
    assert [row.isVisible() for row in page.seats.rows] == [True] * 4
    page.players.button(2).click()
    assert [row.isVisible() for row in page.seats.rows] == [True, True, False, False]


def offered(row: SeatRow) -> list[object]:
    return [row.kind.itemData(number) for number in range(row.kind.count())]


def test_it_offers_the_levels_of_the_game(page: PlainSetupPage) -> None:
    assert offered(page.seats.rows[1]) == [None, *LEVELS]


def test_without_levels_it_offers_the_bots_of_the_game(
    look: Look, qtbot: QtBot, draft: Draft
) -> None:
    plain = PlainSetupPage(look, Draft(evolve(draft.rules, worth=None)))
    qtbot.addWidget(plain)
    assert {*offered(plain.seats.rows[1])} == {None, "random", "greedy"}


def test_where_nobody_is_known_by_name_no_face_is_shown(page: PlainSetupPage) -> None:
    row = page.seats.rows[1]
    assert not row.face.isVisible()
    assert not row.about.isVisible()


@pytest.mark.parametrize("part", ["sign", "colour"])
def test_enter_presses_the_button_that_has_the_focus_and_starts_no_game(
    page: PlainSetupPage, draft: Draft, qtbot: QtBot, part: str
) -> None:
    started: list[None] = []
    page.started.connect(lambda: started.append(None))
    before = draft.seats[0]
    qtbot.keyClick(getattr(page.seats.rows[0], part), Qt.Key.Key_Return)
    assert getattr(draft.seats[0], part) != getattr(before, part)
    assert not started
    qtbot.keyClick(page.seats.rows[0].name, Qt.Key.Key_Return)
    assert started == [None], "a field leaves Enter to the page"


def test_an_old_bot_that_sits_here_stays_until_another_is_chosen(
    page: PlainSetupPage, draft: Draft
) -> None:
    draft.invite(1, "greedy")
    page.refresh()
    row = page.seats.rows[1]
    assert offered(row) == [None, *LEVELS, "greedy"]
    assert row.kind.currentText() == "Bot: plays well"


def test_a_game_that_is_never_played_alone_begins_with_two(
    page: PlainSetupPage, draft: Draft
) -> None:
    page.start_solo(is_solo=True)
    assert draft.players == 2
    page.players.button(3).click()
    page.start_solo(is_solo=False)
    assert draft.players == 3


def test_enter_starts_and_escape_leaves_wherever_the_focus_is(
    page: PlainSetupPage, qtbot: QtBot
) -> None:
    page.take_focus()
    assert page.start.hasFocus()
    for part in (page.start, page.seats.rows[0].name, page.seed.line):
        part.setFocus()
        with qtbot.waitSignal(page.started):
            qtbot.keyClick(part, Qt.Key.Key_Return)
        with qtbot.waitSignal(page.left):
            qtbot.keyClick(part, Qt.Key.Key_Escape)


def test_help_is_allowed_until_somebody_wants_none(
    page: PlainSetupPage, draft: Draft, qtbot: QtBot
) -> None:
    choice = page.help.choice
    assert [choice.itemText(row) for row in range(choice.count())] == ["allowed", "none"]
    assert (choice.accessibleName(), choice.currentText()) == ("Help", "allowed")
    words = "No hints, numbers or warnings in this game. The history will say so."
    assert page.help.about.text() == words
    assert not page.help.about.isVisible()
    choice.setFocus()
    found = []
    for key in (Qt.Key.Key_Down, Qt.Key.Key_Up):
        qtbot.keyClick(choice, key)
        said = choice.accessibleDescription(), choice.toolTip()
        found.append((draft.without_help, page.help.about.isVisible(), said))
    assert found == [(True, True, (words, words)), (False, False, ("", ""))]
    draft.without_help = True
    page.refresh()
    assert choice.currentText() == "none"
    assert page.help.about.isVisible()


def test_everything_is_reached_by_tab(page: PlainSetupPage, draft: Draft, qtbot: QtBot) -> None:
    page.take_focus()
    tab_to(qtbot, page.players.button(2))
    qtbot.keyClick(page.players.button(2), Qt.Key.Key_Right)
    assert draft.players == 3
    for part in (page.seats.rows[2].kind, page.help.choice, page.seed.line, page.seed.another,
                 page.start):  # fmt: skip
        tab_to(qtbot, part)


def test_what_can_not_be_is_said_and_does_not_start(
    page: PlainSetupPage, draft: Draft, qtbot: QtBot
) -> None:
    draft.change_seat(1, evolve(draft.seats[1], name=draft.seats[0].name))
    page.refresh()
    assert page.refusal.text() == "Two players have the same name; change one."
    assert page.start.accessibleDescription() == page.refusal.text()
    assert not page.start.isEnabled()
    page.take_focus()
    assert page.players.button(2).hasFocus()
    with qtbot.assertNotEmitted(page.started):
        qtbot.keyClick(page.players.button(2), Qt.Key.Key_Return)
        qtbot.keyClick(page, Qt.Key.Key_Return)


def test_a_seed_that_is_no_number_is_refused(page: PlainSetupPage) -> None:
    page.seed.line.setText("5x")
    page.seed.line.textEdited.emit("5x")
    assert page.refusal.text() == "The seed must be a whole number."
    page.seed.another.click()
    assert page.refusal.text() == ""


@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
def test_it_fits_the_smallest_window(look: Look, page: PlainSetupPage, scale: float) -> None:
    look.use(scale=scale)
    try:
        page.players.button(4).click()
        page.resize(1024, 570)
        QApplication.processEvents()
        assert (page.width(), page.height()) == (1024, 570)
        assert page._options.width() <= page._scroll.viewport().width()
    finally:
        look.use(scale=1.0)
