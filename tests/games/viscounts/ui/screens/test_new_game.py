"""Setting up a game of Viscounts: seats, sides of the board, Odo, files of a player's own."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt

from tests.games.viscounts.spoiling import put
from tests.ui.pixels import pixels_of
from tests.ui.screens.pages import SIZES, hidden_in, page_in, shown
from valeria_desktop.content.own_files import Shelf
from valeria_desktop.games.viscounts.draft import Draft
from valeria_desktop.games.viscounts.files.loader import read_own, shipped_catalog
from valeria_desktop.games.viscounts.game import RULES, rules_of
from valeria_desktop.games.viscounts.rules.setup import BY_PLAYERS, PROPOSED, Rival, Setup
from valeria_desktop.games.viscounts.rules.setup_check import NOT_THERE
from valeria_desktop.games.viscounts.ui.screens.new_game import NewGameScreen

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from PySide6.QtWidgets import QApplication
    from pytestqt.qtbot import QtBot

    from valeria_desktop.ui.paint.look import Look

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")
LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def draft() -> Draft:
    return Draft(RULES, seed=5)


@pytest.fixture
def screen(look: Look, qtbot: QtBot, draft: Draft) -> NewGameScreen:
    return shown(NewGameScreen(look, draft), qtbot)


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
    qtbot.mouseClick(screen.rival.difficulty.buttons()[3], LEFT)
    assert draft.setup == Setup(1, BY_PLAYERS, Rival.NOBLE, 3)
    assert screen.rival.schemes.text() == "3 future schemes are shuffled into Odo's deck."
    screen.players.button(3).click()
    assert not screen.rival.isVisible()
    assert draft.setup == Setup(3)


def test_the_most_even_game_is_proposed_to_a_lone_player(
    screen: NewGameScreen, draft: Draft
) -> None:
    screen.players.button(1).click()
    assert (draft.setup.rival, draft.setup.futures) == PROPOSED
    assert "The most even game in our tests" in screen.rival.schemes.text()
    screen.rival.choices.button_of(Rival.CARDS).click()
    assert "most even" not in screen.rival.schemes.text()


def test_the_proposal_outlasts_a_start_and_a_game_of_several(draft: Draft) -> None:
    for earlier in (draft.setup, Setup(3, 1)):
        draft.remember(earlier, ())
        draft.players = 1
        assert (draft.setup.rival, draft.setup.futures) == PROPOSED


def test_odo_stays_as_he_was_chosen_for_the_last_game_alone(draft: Draft) -> None:
    draft.remember(Setup(1, rival=Rival.CARDS, futures=3), ())
    draft.remember(Setup(2), ())
    draft.players = 1
    assert draft.setup == Setup(1, BY_PLAYERS, Rival.CARDS, 3)


def test_each_choice_says_what_it_is(screen: NewGameScreen) -> None:
    screen.players.button(1).click()
    for choices in (screen.side.choices, screen.rival.choices, screen.rival.difficulty):
        for button in choices.buttons():
            assert button.accessibleName()
            assert button.accessibleDescription().endswith(".")


def test_boards_and_trades_that_we_made_say_so(screen: NewGameScreen, draft: Draft) -> None:
    screen.players.button(1).click()
    told = {rival: screen.rival.choices.button_of(rival).accessibleDescription() for rival in Rival}
    made = [rival for rival, words in told.items() if " Reconstructed: " in words]
    assert made == [Rival.BUILDER, Rival.NOBLE, Rival.CARDS]
    screen.rival.choices.button_of(Rival.NOBLE).click()
    assert screen.rival.about.text() == told[Rival.NOBLE]
    assert screen.side.about.text().endswith("4 of its 10 trades are reconstructed.")


def test_both_sides_are_pictures_of_this_deals_ring(screen: NewGameScreen, draft: Draft) -> None:
    def seen(side: int) -> bytes:
        return pixels_of(screen.side.choices.button_of(side).grab().toImage())

    assert seen(1) != seen(2)
    before = seen(2)
    draft.seed = 6
    screen.refresh()
    assert seen(2) != before


def test_the_chosen_side_lies_large_below_both(screen: NewGameScreen, qtbot: QtBot) -> None:
    def seen() -> bytes:
        return pixels_of(screen.side.laid.grab().toImage())

    laid, before = screen.side.laid, seen()
    assert laid.height() > screen.side.choices.height() * 2
    assert laid.accessibleName() == "Side 2 of the board, as it lies in this game."
    qtbot.mouseClick(screen.side.choices.button_of(1), LEFT)
    assert laid.accessibleName() == "Side 1 of the board, as it lies in this game."
    assert seen() != before
    screen.players.button(1).click()
    assert not laid.isVisible()  # Odo's boards have its room


def test_a_finished_game_is_set_up_again_as_it_was(draft: Draft) -> None:
    assert draft.remember(Setup(1, 1, Rival.CARDS, 3), tuple(draft.seats[:1])) == ()
    assert draft.setup == Setup(1, 1, Rival.CARDS, 3)


# --- own files


@pytest.fixture
def own(look: Look, qtbot: QtBot, tmp_path: Path) -> Iterator[NewGameScreen]:
    """The page of a program with a file of the player's own, in which cards cost less."""
    put(tmp_path, "townsfolk.toml", 'name = "Acolyte"\nsilver = 3', 'name = "Acolyte"\nsilver = 2')
    shelf = Shelf(read_own, NOT_THERE)
    shelf.use(str(tmp_path))
    made = NewGameScreen(look, Draft(rules_of(shipped_catalog, shelf), shelf=shelf, seed=5))
    qtbot.addWidget(made)
    made.show()
    yield made
    made.hide()


def test_without_own_files_nothing_is_said_of_them(screen: NewGameScreen) -> None:
    assert not screen.side.files.tick.isVisible()
    assert not screen.side.files.problem.isVisible()


def test_own_files_are_used_unless_they_are_left_out(own: NewGameScreen) -> None:
    tick, draft = own.side.files.tick, own._draft
    assert tick.isVisible()
    assert tick.isChecked()
    assert draft.setup.own
    tick.click()
    assert draft.setup == Setup()
    assert own.start.isEnabled()


def test_what_is_wrong_in_own_files_is_told(own: NewGameScreen, tmp_path: Path) -> None:
    put(tmp_path, "heroes.toml", 'name = "Ada"', 'name = ""')
    own.refresh()
    assert own.side.files.problem.text().startswith("Your files: heroes.toml")
    assert own.start.isEnabled()


# --- room


@pytest.fixture
def sheet(
    request: pytest.FixtureRequest, look: Look, qapp: QApplication, draft: Draft
) -> Iterator[NewGameScreen]:
    """The page in a window of a size, with a size of text."""
    with page_in(request.param, look, qapp, lambda room: NewGameScreen(room, draft)) as made:
        yield made


@pytest.mark.thorough
@pytest.mark.parametrize("players", [1, 4])
@pytest.mark.parametrize("sheet", SIZES, indirect=True)
def test_the_page_hidden_in(
    sheet: NewGameScreen, qapp: QApplication, draft: Draft, players: int
) -> None:
    assert hidden_in(sheet, qapp, draft, players) == []
