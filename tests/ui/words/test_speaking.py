"""Another language is spoken at once, everywhere, and nothing of the game is lost."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QLocale
from PySide6.QtWidgets import QAbstractButton, QLabel

from tests.ui.programs import play
from tests.ui.tables import Table
from valeria_desktop.games.valeria.lesson.lesson import Lesson

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from PySide6.QtWidgets import QApplication, QWidget
    from pytestqt.qtbot import QtBot

    from valeria_desktop.ui.program.program import Program

GERMAN, ENGLISH = "de", "en"


@pytest.fixture
def program(begin: Callable[[], Program], qapp: QApplication) -> Iterator[Program]:
    before = QLocale()
    made = begin()
    made.change("language", ENGLISH)
    yield made
    made.change("language", ENGLISH)
    qapp.processEvents()
    QLocale.setDefault(before)


def words(widget: QWidget) -> set[str]:
    """All that a screen says."""
    labels = {label.text() for label in widget.findChildren(QLabel)}
    return labels | {button.text() for button in widget.findChildren(QAbstractButton)}


def speak(program: Program, qapp: QApplication, language: str = GERMAN) -> None:
    program.change("language", language)
    for _ in range(3):
        qapp.processEvents()


def test_menus_and_home_are_said_in_the_other_language(
    program: Program, qapp: QApplication
) -> None:
    old = program.window.home
    speak(program, qapp)
    titles = [title.text().replace("&", "") for title in program.window.menuBar().actions()]
    assert titles[:2] == ["Spiel", "Zug"]
    assert program.window.home is not old
    assert program.window.screen_shown is program.window.home
    assert "Neues Spiel" in words(program.window.home)
    speak(program, qapp, ENGLISH)
    assert "New game" in words(program.window.home)


@pytest.mark.slow
def test_the_settings_stay_where_they_were_with_the_focus(
    program: Program, qapp: QApplication, qtbot: QtBot
) -> None:
    qtbot.waitExposed(program.window)
    program.carry_out("settings")
    program.pages.settings.show_setting("language")
    program.pages.settings.box("language").button_of(GERMAN).click()
    for _ in range(3):
        qapp.processEvents()
    page = program.pages.settings
    assert program.window.screen_shown is page
    assert "Sprache" in words(page)
    assert page.box("language").currentData() == GERMAN
    assert program.window.focusWidget() is page.box("language").button_of(GERMAN)


@pytest.mark.slow
def test_the_game_on_the_table_goes_on_with_its_question(
    program: Program, qapp: QApplication
) -> None:
    choices = [*play(program)]
    session, scene = program.controller.session, program.controller.scene
    old = program.window.table
    program.carry_out("settings")
    speak(program, qapp)
    program.window.go_back()
    qapp.processEvents()
    table = program.window.table
    assert table is not old
    assert program.window.screen_shown is table
    assert program.controller.session is session
    assert program.controller.scene is scene
    assert program.controller.is_open
    assert session is not None
    assert session.decision is not None
    assert session.record.choices == choices
    assert table.prompt.isVisible()
    program.controller.choose(session.decision.options[0].id)
    assert len(session.record.choices) == len(choices) + 1
    assert table.scene is program.controller.shown.scene


@pytest.mark.slow
def test_whoever_comes_back_goes_on_with_the_question(
    program: Program, qapp: QApplication, qtbot: QtBot
) -> None:
    qtbot.waitExposed(program.window)
    program._play(Table().plays(40).session)
    qapp.processEvents()
    for language in (ENGLISH, GERMAN):
        program.carry_out("settings")
        speak(program, qapp, language)
        program.window.go_back()
        qapp.processEvents()
        prompt, focus = program.window.table.prompt, program.window.focusWidget()
        assert prompt.isAncestorOf(focus) or (prompt.sheet and prompt.sheet.isAncestorOf(focus))


@pytest.mark.slow
def test_a_finished_game_shows_its_end_again_and_is_entered_once(
    program: Program, qapp: QApplication
) -> None:
    program._play(Table().plays_out().session)
    for _ in range(3):
        qapp.processEvents()
    assert program.window.screen_shown is program.window.end
    program.past.archive.wait()
    ended: list[None] = []
    program.controller.ended.connect(lambda: ended.append(None))
    program.carry_out("settings")
    speak(program, qapp)
    program.window.go_back()
    assert program.window.screen_shown is program.window.end
    assert program.controller.session is not None
    assert ended == []


@pytest.mark.slow
def test_a_lesson_goes_on_where_it_was(program: Program, qapp: QApplication) -> None:
    program.carry_out("lesson")
    assert program.teaching.is_on
    program.carry_out("settings")
    speak(program, qapp)
    assert program.teaching.is_on
    assert isinstance(program.controller.lead, Lesson)


@pytest.mark.slow
def test_a_page_that_is_asked_for_again_is_said_in_the_other_language(
    program: Program, qapp: QApplication
) -> None:
    program.carry_out("new")
    program.draft.players = 4
    assert "Start" in words(program.pages.new_game)
    program.go_home()
    speak(program, qapp)
    program.carry_out("new")
    assert "Los" in words(program.pages.new_game)
    assert program.draft.players == 4


@pytest.mark.slow
def test_areas_are_said_in_german(program: Program, qapp: QApplication) -> None:
    program.carry_out("new")
    speak(program, qapp)
    areas = program.pages.new_game.findChildren(QAbstractButton)
    assert {"Hügel", "Ruinen", "Wald", "Tal", "Gebirge"} <= {each.text() for each in areas}
