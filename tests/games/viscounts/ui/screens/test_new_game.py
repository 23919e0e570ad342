"""Setting up a game of Viscounts: seats, sides of the board, Odo, files of a player's own."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QSize, Qt

from tests.ui.fitting import faults_of, over_the_line, settle
from valeria_desktop.games.viscounts.draft import Draft
from valeria_desktop.games.viscounts.game import RULES
from valeria_desktop.games.viscounts.rules.setup import BY_PLAYERS, Rival, Setup
from valeria_desktop.games.viscounts.ui.screens.new_game import NewGameScreen
from valeria_desktop.ui.paint.room_look import RoomLook
from valeria_desktop.ui.paint.style_sheet import style_sheet

if TYPE_CHECKING:
    from collections.abc import Iterator

    from PySide6.QtWidgets import QApplication
    from pytestqt.qtbot import QtBot

    from valeria_desktop.ui.paint.look import Look

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")
LEFT = Qt.MouseButton.LeftButton
SIZES = [(1280, 690, 1.0), (1280, 690, 2.0), (1024, 738, 1.3), (1920, 1050, 1.5)]


@pytest.fixture
def draft() -> Draft:
    return Draft(RULES, seed=5)


@pytest.fixture
def screen(look: Look, qtbot: QtBot, draft: Draft) -> NewGameScreen:
    made = NewGameScreen(look, draft)
    qtbot.addWidget(made)
    made.resize(1280, 690)
    with qtbot.waitActive(made):
        made.show()
    return made


def test_the_side_that_suits_the_players_is_chosen(screen: NewGameScreen, draft: Draft) -> None:
    for players, side in ((1, 2), (2, 2), (3, 1), (4, 1)):
        screen.players.button(players).click()
        assert screen.side.choices.currentData() == side
        assert draft.side == BY_PLAYERS
        assert draft.setup.board_side == side


def test_another_side_stays_chosen_and_the_suiting_one_follows_the_players_again(
    screen: NewGameScreen, draft: Draft, qtbot: QtBot
) -> None:
    qtbot.mouseClick(screen.side.choices.button_of(1), LEFT)
    assert draft.setup == Setup(2, 1)
    screen.players.button(4).click()
    assert draft.setup.board_side == 1
    screen.players.button(2).click()
    assert draft.setup.board_side == 1
    qtbot.mouseClick(screen.side.choices.button_of(2), LEFT)
    assert draft.setup == Setup(2)


def test_only_a_game_alone_has_odo(screen: NewGameScreen, draft: Draft, qtbot: QtBot) -> None:
    assert not screen.rival.isVisible()
    screen.players.button(1).click()
    assert screen.rival.isVisible()
    qtbot.mouseClick(screen.rival.choices.button_of(Rival.NOBLE), LEFT)
    qtbot.mouseClick(screen.rival.difficulty.buttons()[2], LEFT)
    assert draft.setup == Setup(1, BY_PLAYERS, Rival.NOBLE, 2)
    assert screen.rival.schemes.text() == "2 future schemes are shuffled into Odo's deck."
    screen.players.button(3).click()
    assert not screen.rival.isVisible()
    assert draft.setup == Setup(3)


def test_each_choice_says_what_it_is(screen: NewGameScreen) -> None:
    screen.players.button(1).click()
    for choices in (screen.side.choices, screen.rival.choices, screen.rival.difficulty):
        for button in choices.buttons():
            assert button.accessibleName()
            assert button.accessibleDescription().endswith(".")


def test_both_sides_are_pictures_of_this_deals_ring(screen: NewGameScreen, draft: Draft) -> None:
    def seen(side: int) -> bytes:
        return bytes(screen.side.choices.button_of(side).grab().toImage().constBits())

    assert seen(1) != seen(2)
    before = seen(2)
    draft.seed = 6
    screen.refresh()
    assert seen(2) != before


def test_a_finished_game_is_set_up_again_as_it_was(draft: Draft) -> None:
    assert draft.remember(Setup(1, 1, Rival.CARDS, 3), tuple(draft.seats[:1])) == ()
    assert draft.setup == Setup(1, 1, Rival.CARDS, 3)


@pytest.fixture
def sheet(
    request: pytest.FixtureRequest, look: Look, qapp: QApplication, draft: Draft
) -> Iterator[NewGameScreen]:
    """The page in a window of a size, with a size of text."""
    width, height, scale = request.param
    look.use(scale=scale)
    qapp.setStyleSheet(style_sheet(look))
    room = RoomLook(look)
    room.fit(QSize(width, height))
    made = NewGameScreen(room, draft)
    made.resize(width, height)
    yield made
    made.close()
    made.deleteLater()
    look.use(scale=1.0)
    qapp.setStyleSheet(style_sheet(look))


@pytest.mark.thorough
@pytest.mark.parametrize("players", [1, 4])
@pytest.mark.parametrize("sheet", SIZES, indirect=True)
def test_the_page_is_seen_whole(
    sheet: NewGameScreen, qapp: QApplication, draft: Draft, players: int
) -> None:
    draft.players = players
    sheet.refresh()
    sheet.show()
    settle(qapp)
    assert faults_of(sheet, sheet) == []
    assert over_the_line(sheet.sheet) == []
