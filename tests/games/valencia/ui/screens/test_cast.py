"""Choosing who plays a seat at Valencia: the gallery of the other game, with words of this one."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt

from valeria_desktop.games.valencia.bots.characters import CHARACTERS
from valeria_desktop.games.valencia.draft import Draft
from valeria_desktop.games.valencia.game import RULES
from valeria_desktop.games.valencia.ui.screens.new_game import NewGameScreen
from valeria_desktop.ui.paint.pictures import has_picture

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from valeria_desktop.ui.paint.look import Look

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def draft() -> Draft:
    return Draft(RULES, seed=5, players=3)


@pytest.fixture
def screen(look: Look, qtbot: QtBot, draft: Draft) -> NewGameScreen:
    made = NewGameScreen(look, draft)
    qtbot.addWidget(made)
    made.resize(1280, 700)
    with qtbot.waitActive(made):
        made.show()
    return made


def test_a_row_shows_who_plays_and_what_they_like_here(screen: NewGameScreen) -> None:
    row = screen.seats.rows[1]
    assert row.face.isVisible()
    assert row.name.text() == "Sorrel"
    assert row.about.text() == CHARACTERS[0].words
    assert not screen.seats.rows[0].face.isVisible()


def test_a_click_in_the_gallery_seats_somebody_who_is_remembered(
    screen: NewGameScreen, draft: Draft, qtbot: QtBot
) -> None:
    qtbot.mouseClick(screen.seats.rows[1].face, LEFT)
    buttons = screen.gallery.buttons
    assert [*buttons] == [character.id for character in CHARACTERS]
    assert all(has_picture(button.guest.picture) for button in buttons.values())
    qtbot.mouseClick(buttons["tamsin"], LEFT)
    assert (draft.seats[1].name, draft.seats[1].bot) == ("Tamsin", "knight+tamsin")
    again = Draft(RULES, seed=6)
    assert again.remember(draft.setup, draft.chosen) == ()
    assert [seat.bot for seat in again.chosen] == [None, "knight+tamsin", "knight+oswin"]


def test_nothing_is_said_of_levels_that_nobody_measured(screen: NewGameScreen) -> None:
    assert "100" not in screen.gallery.said_of("squire")
