"""Choosing who plays a seat: eight guests, five levels, a surprise; by mouse and by keyboard."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QApplication

from tests.counts import spread
from tests.games.valeria.ui.table.test_room import OFTEN, OTHERS
from tests.ui.fitting import faults_of, settle
from valeria_desktop.games.valeria.bots.characters import CHARACTERS
from valeria_desktop.games.valeria.draft import Draft
from valeria_desktop.games.valeria.game import RULES
from valeria_desktop.games.valeria.ui.screens.new_game import NewGameScreen
from valeria_desktop.session.guests import SURPRISE
from valeria_desktop.ui.paint.pictures import has_picture
from valeria_desktop.ui.screens.setup.cast import Cast
from valeria_desktop.ui.screens.setup.gallery import Gallery
from valeria_desktop.ui.typed import as_a

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from valeria_desktop.ui.paint.look import Look
    from valeria_desktop.ui.program.program import Program

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


@pytest.fixture
def gallery(screen: NewGameScreen, qtbot: QtBot) -> Gallery:
    qtbot.mouseClick(screen.seats.rows[1].face, LEFT)
    return screen.gallery


def test_a_row_shows_who_plays_and_what_they_like(screen: NewGameScreen, draft: Draft) -> None:
    row = screen.seats.rows[1]
    assert row.face.isVisible()
    assert row.name.text() == "Sorrel"
    assert row.about.text() == CHARACTERS[0].words
    assert row.kind.currentText() == "Knight"
    assert "Sorrel Ashdown" in row.face.accessibleName()
    assert not screen.seats.rows[0].face.isVisible()


def test_the_gallery_shows_all_and_marks_who_sits_already(gallery: Gallery) -> None:
    assert gallery.isVisible()
    assert gallery.accessibleName() == "Who plays player 2?"
    assert [*gallery.buttons] == [character.id for character in CHARACTERS]
    assert [name for name, button in gallery.buttons.items() if button.isChecked()] == ["sorrel"]
    assert gallery.buttons["oswin"].accessibleName().endswith("plays player 3")
    assert all(has_picture(button.guest.picture) for button in gallery.buttons.values())


def test_a_click_chooses_and_closes(
    gallery: Gallery, screen: NewGameScreen, draft: Draft, qtbot: QtBot
) -> None:
    qtbot.mouseClick(gallery.buttons["pim"], LEFT)
    assert gallery.isHidden()
    assert (draft.seats[1].name, draft.seats[1].bot) == ("Pim", "knight+pim")
    assert screen.seats.rows[1].name.text() == "Pim"
    assert screen.seats.rows[1].face.hasFocus()


def test_who_sits_elsewhere_changes_places(gallery: Gallery, draft: Draft, qtbot: QtBot) -> None:
    qtbot.mouseClick(gallery.buttons["oswin"], LEFT)
    assert [seat.bot for seat in draft.seats[1:3]] == ["knight+oswin", "knight+sorrel"]


def test_a_level_says_what_it_is_like_and_leaves_the_choice_open(
    gallery: Gallery, draft: Draft, qtbot: QtBot
) -> None:
    qtbot.mouseClick(gallery.levels.button_of("queen"), LEFT)
    assert gallery.isVisible()
    assert draft.seats[1].bot == "queen+sorrel"
    assert gallery.about.text().startswith("Thinks beyond the turn")


def test_what_was_measured_is_told_and_nothing_else(
    screen: NewGameScreen, look: Look, draft: Draft
) -> None:
    cast = Cast(screen._cast.guests, {"squire": 31.4})
    made = Gallery(look, draft, cast, screen)
    assert made.said_of("squire").endswith("Wins 31 of 100 games against the knight.")
    assert "100" not in made.said_of("queen")


def test_all_is_chosen_by_keyboard(screen: NewGameScreen, draft: Draft, qtbot: QtBot) -> None:
    face = screen.seats.rows[1].face
    face.setFocus()
    qtbot.keyClick(face, Qt.Key.Key_Space)
    gallery = screen.gallery
    assert gallery.buttons["sorrel"].hasFocus()
    for key, name in (
        (Qt.Key.Key_Down, "hedda"),
        (Qt.Key.Key_Right, "jory"),
        (Qt.Key.Key_Up, "oswin"),
        (Qt.Key.Key_Down, "jory"),
    ):
        qtbot.keyClick(QApplication.focusWidget(), key)
        assert gallery.buttons[name].hasFocus()
    qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Return)
    assert draft.seats[1].bot == "knight+jory"
    assert gallery.isHidden()
    assert face.hasFocus()


def test_escape_closes_it_and_leaves_the_page_where_it_is(
    gallery: Gallery, screen: NewGameScreen, draft: Draft, qtbot: QtBot
) -> None:
    before = [*draft.seats]
    with qtbot.assertNotEmitted(screen.left), qtbot.assertNotEmitted(screen.started):
        qtbot.keyClick(gallery.buttons["sorrel"], Qt.Key.Key_Escape)
    assert gallery.isHidden()
    assert draft.seats == before


def test_tab_stays_in_the_gallery(gallery: Gallery, qtbot: QtBot) -> None:
    for _ in range(30):
        focused = QApplication.focusWidget()
        assert focused is not None
        assert gallery.isAncestorOf(focused)
        qtbot.keyClick(focused, Qt.Key.Key_Tab)


def test_a_click_beside_it_closes_it(gallery: Gallery, qtbot: QtBot) -> None:
    qtbot.mouseClick(gallery, LEFT, pos=QPoint(3, 3))
    assert gallery.isHidden()


def test_a_surprise_is_not_told_before_the_game_begins(
    gallery: Gallery, screen: NewGameScreen, draft: Draft, qtbot: QtBot
) -> None:
    qtbot.mouseClick(gallery.surprise, LEFT)
    row = screen.seats.rows[1]
    assert draft.seats[1].bot == f"knight+{SURPRISE}"
    assert row.name.text() == "Oak"
    assert row.about.text().startswith("Someone")
    told = [row.face.accessibleName(), row.about.text(), row.name.text()]
    assert not any(name in words for name in RULES.guests.values() for words in told)
    assert draft.sitting[1].name in RULES.guests.values()


def test_a_surprise_stays_one_at_another_level(
    gallery: Gallery, screen: NewGameScreen, draft: Draft, qtbot: QtBot
) -> None:
    qtbot.mouseClick(gallery.surprise, LEFT)
    kind = screen.seats.rows[1].kind
    kind.setCurrentIndex(kind.findData("queen"))
    kind.activated.emit(kind.currentIndex())
    assert draft.seats[1].bot == f"queen+{SURPRISE}"


def test_a_solo_game_can_be_watched(screen: NewGameScreen, draft: Draft, qtbot: QtBot) -> None:
    screen._players_chosen(1)
    screen.solo.watch.click()
    assert draft.sitting[0].bot is not None
    assert draft.sitting[0].bot.startswith("queen+")
    assert screen.seats.rows[0].face.isVisible()
    screen.solo.watch.click()
    assert draft.sitting[0].is_person
    assert draft.sitting[0].name == "Rose"


def test_who_comes_to_a_seat_has_room_for_what_they_like(
    screen: NewGameScreen, qapp: QApplication
) -> None:
    screen._players_chosen(1)
    settle(qapp)
    screen.solo.watch.click()
    settle(qapp)
    row = screen.seats.rows[0]
    assert row.about.height() >= row.about.heightForWidth(row.about.width())
    assert row.kind.height() == row.kind.sizeHint().height()
    assert not row.about.geometry().intersects(row.name.geometry())


def _opened(program: Program) -> Gallery:
    program.window.commanded.emit("new")
    page = as_a(NewGameScreen, program.pages.new_game)
    as_a(Draft, program.draft).players = 5
    page.refresh()
    page.gallery.open_for(1)
    return page.gallery


SOME = pytest.mark.parametrize("sized", spread(OFTEN, 2), indirect=True)
MORE = pytest.mark.parametrize("sized", OTHERS, indirect=True)


@pytest.mark.slow
@SOME
def test_the_gallery_is_seen_whole(sized: Program, qapp: QApplication) -> None:
    gallery = _opened(sized)
    settle(qapp)
    assert faults_of(gallery.sheet, sized.window) == []


@pytest.mark.slow
@pytest.mark.thorough
@MORE
def test_the_gallery_is_seen_whole_at_any_size(sized: Program, qapp: QApplication) -> None:
    gallery = _opened(sized)
    settle(qapp)
    assert faults_of(gallery.sheet, sized.window) == []
