"""Whatever can be reached by Tab says what it is, on every screen that needs no game."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton, QComboBox, QWidget

from tests.ui.other_games import another, with_others
from tests.ui.tables import Table
from valeria_desktop.games.valeria.draft import Draft
from valeria_desktop.games.valeria.game import RULES
from valeria_desktop.games.valeria.rules.setup import CUSTOM
from valeria_desktop.games.valeria.ui.face import FACE
from valeria_desktop.games.valeria.ui.screens.new_game import NewGameScreen
from valeria_desktop.ui.controls.page import Screen
from valeria_desktop.ui.screens.about import AboutScreen
from valeria_desktop.ui.screens.end.screen import EndScreen
from valeria_desktop.ui.screens.home.screen import HomeScreen
from valeria_desktop.ui.screens.learn.keys_page import ShortcutsScreen
from valeria_desktop.ui.screens.settings import SettingsScreen
from valeria_desktop.ui.screens.setup.games_page import GamesPage
from valeria_desktop.ui.screens.setup.plain_page import PlainSetupPage
from valeria_desktop.ui.typed import as_a

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from valeria_desktop.ui.paint.look import Look


def home(look: Look) -> QWidget:
    made = HomeScreen(look)
    made.offer_continue(is_offered=True)
    return made


def new_game(look: Look, players: int = 5, preset: str = "first-game") -> QWidget:
    draft = Draft(RULES, players=players)
    draft.start_custom()
    draft.preset = preset
    return NewGameScreen(look, draft)


def plain_setup(look: Look) -> QWidget:
    return PlainSetupPage(look, another("kingdom", "A quieter kingdom").make_draft())


def which_game(look: Look) -> QWidget:
    faces = with_others(another("kingdom", "A quieter kingdom"))
    page = GamesPage(look, faces.values())
    page.ask(faces, "valeria")
    return page


def end(look: Look) -> QWidget:
    made = EndScreen(look)
    made.show_session(Table().plays_out().session, FACE)
    return made


SCREENS = {
    "home": home,
    "new game": new_game,
    "custom": lambda look: new_game(look, preset=CUSTOM),
    "solo": lambda look: new_game(look, players=1),
    "plain setup": plain_setup,
    "which game": which_game,
    "end": end,
    "shortcuts": ShortcutsScreen,
    "settings": SettingsScreen,
    "about": AboutScreen,
}


def is_part_of_a_box(widget: QWidget) -> bool:
    """Tell whether it is the list that drops down from a field."""
    parent = widget.parentWidget()
    while parent is not None:
        if isinstance(parent, QComboBox):
            return True
        parent = parent.parentWidget()
    return False


def reachable(screen: QWidget) -> list[QWidget]:
    return [
        widget
        for widget in screen.findChildren(QWidget)
        if widget.focusPolicy() & Qt.FocusPolicy.TabFocus
        and widget.isVisible()
        and widget.isEnabled()
        and not is_part_of_a_box(widget)
    ]


def name_of(widget: QWidget) -> str:
    text = widget.text() if isinstance(widget, QAbstractButton) else ""
    return widget.accessibleName() or text


@pytest.fixture
def screen(look: Look, qtbot: QtBot, request: pytest.FixtureRequest) -> QWidget:
    made = SCREENS[request.param](look)
    qtbot.addWidget(made)
    made.resize(1280, 690)
    with qtbot.waitActive(made):
        made.show()
    return made


@pytest.mark.parametrize("screen", SCREENS, indirect=True)
def test_everything_that_can_be_reached_has_a_name(screen: QWidget) -> None:
    found = reachable(screen)
    assert found
    for widget in found:
        assert len(name_of(widget)) > 1 or name_of(widget).isdecimal(), widget


@pytest.mark.parametrize("screen", SCREENS, indirect=True)
def test_names_are_not_given_twice(screen: QWidget) -> None:
    names = [name_of(widget) for widget in reachable(screen)]
    assert len(set(names)) == len(names)


@pytest.mark.parametrize("screen", SCREENS, indirect=True)
def test_a_screen_that_is_shown_puts_the_focus_on_something_useful(screen: QWidget) -> None:
    as_a(Screen, screen).take_focus()
    focused = screen.window().focusWidget()
    assert focused is not None
    assert focused in reachable(screen) or focused is screen


@pytest.mark.parametrize("screen", SCREENS, indirect=True)
def test_the_focus_can_be_seen(screen: QWidget, qtbot: QtBot) -> None:
    found = reachable(screen)
    for widget in found[:12]:
        for other in found:
            other.clearFocus()
        before = screen.grab().toImage()
        widget.setFocus(Qt.FocusReason.TabFocusReason)
        qtbot.waitUntil(widget.hasFocus)
        assert screen.grab().toImage() != before, name_of(widget)
