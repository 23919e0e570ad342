"""The other pages: home, settings, shortcuts, about."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QColor, QImage, QKeySequence, QPixmap
from PySide6.QtWidgets import QAbstractButton, QLabel, QWidget

from tests.ui.screens.pages import shown
from valeria_desktop.games.valeria.ui.face import FACE
from valeria_desktop.ui.controls.text import KeyCap
from valeria_desktop.ui.paint.look import TEXT_SIZES
from valeria_desktop.ui.program.commands import COMMANDS
from valeria_desktop.ui.screens.about import AboutScreen
from valeria_desktop.ui.screens.home.running import RunningWords
from valeria_desktop.ui.screens.home.screen import HomeScreen
from valeria_desktop.ui.screens.home.windows import ShownGame
from valeria_desktop.ui.screens.learn.keys_page import KeyLists, ShortcutsScreen
from valeria_desktop.ui.screens.settings import SettingsScreen

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from valeria_desktop.ui.paint.look import Look


def texts(widget: QWidget) -> str:
    return "\n".join(label.text() for label in widget.findChildren(QLabel))


def press(widget: QWidget, words: str) -> None:
    buttons = widget.findChildren(QAbstractButton)
    next(button for button in buttons if button.text() == words).click()


# --- home


def test_home_asks_for_what_its_buttons_say(look: Look, qtbot: QtBot) -> None:
    home = HomeScreen(look)
    qtbot.addWidget(home)
    for name in ("new", "solo", "load", "lesson", "learn", "settings", "quit"):
        with qtbot.waitSignal(home.asked_for) as asked:
            home.button(name).click()
        assert asked.args == [name]


def test_home_offers_to_continue_only_if_there_is_a_game(look: Look, qtbot: QtBot) -> None:
    home = HomeScreen(look)
    qtbot.addWidget(home)
    assert not home.button("continue").isVisibleTo(home)
    home.offer_continue(is_offered=True)
    assert home.button("continue").isVisibleTo(home)
    home.tell_of_game(RunningWords("Valeria, round 2\nYour turn", "Rose 3", QPixmap()))
    said = home.button("continue").accessibleDescription()
    assert said == "Valeria, round 2: Your turn. Rose 3"


def test_home_goes_from_button_to_button_by_arrows(look: Look, qtbot: QtBot) -> None:
    home = HomeScreen(look)
    qtbot.addWidget(home)
    with qtbot.waitActive(home):
        home.show()
    home.take_focus()
    assert home.button("new").hasFocus()
    qtbot.keyClick(home.button("new"), Qt.Key.Key_Down)
    assert home.button("solo").hasFocus()
    with qtbot.waitSignal(home.asked_for) as asked:
        qtbot.keyClick(home.button("solo"), Qt.Key.Key_Return)
    assert asked.args == ["solo"]


def test_home_has_the_focus_on_what_is_most_likely_wanted(look: Look, qtbot: QtBot) -> None:
    home = HomeScreen(look)
    qtbot.addWidget(home)
    with qtbot.waitActive(home):
        home.show()
    home.offer_continue(is_offered=True)
    assert home.button("continue").hasFocus()
    home.offer_continue(is_offered=False)
    home.take_focus()
    assert home.button("new").hasFocus()


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_home_shows_its_pictures_beside_a_calm_menu(look: Look, qtbot: QtBot, theme: str) -> None:
    look.use(theme=theme)
    home = HomeScreen(look)
    qtbot.addWidget(home)
    home.resize(1280, 700)
    home.show_games([ShownGame("valeria", "Valeria", "", "home.svg")], "valeria")
    image = home.grab().toImage()
    look.use(theme="dark")
    menu = {image.pixelColor(20, y).lightness() // 16 for y in range(0, 700, 10)}
    picture = {image.pixelColor(900, y).lightness() // 16 for y in range(0, 700, 10)}
    assert len(menu) <= 3
    assert len(picture) > 6


# --- settings, shortcuts, about


def test_settings_tell_what_was_changed(look: Look, qtbot: QtBot) -> None:
    screen = SettingsScreen(look)
    qtbot.addWidget(screen)
    for name, value in (
        ("theme", "light"),
        ("scale", TEXT_SIZES[1]),
        ("pace", "fast"),
        ("language", "de"),
    ):
        box = screen.box(name)
        with qtbot.waitSignal(screen.changed) as changed:
            next(each for each in box.buttons() if box.value_of(each) == value).click()
        assert changed.args == [name, value]


def test_every_key_of_a_command_is_listed(look: Look, qtbot: QtBot) -> None:
    screen = ShortcutsScreen(look, FACE.keys)
    qtbot.addWidget(screen)
    listed = texts(screen).split("\n")
    caps = [cap.accessibleName() for cap in screen.findChildren(KeyCap)]
    with_keys = [command for command in COMMANDS if command.keys]
    for command in with_keys:
        assert command.text().replace("&", "").removesuffix("…") in listed
    keys = [QKeySequence(key).toString() for command in with_keys for key in command.keys]
    assert "Gain Gold, Strength or Magic" in listed
    for names, words in KeyLists().of_table(FACE.keys):
        assert words in listed
        keys += names
    assert sorted(caps) == sorted(keys)


@pytest.mark.parametrize("kind", [SettingsScreen, ShortcutsScreen, AboutScreen])
def test_a_page_is_left_by_escape_and_by_its_button(
    look: Look, qtbot: QtBot, kind: type[SettingsScreen | ShortcutsScreen | AboutScreen]
) -> None:
    page = kind(look)
    qtbot.addWidget(page)
    with qtbot.waitSignal(page.left):
        qtbot.keyClick(page, Qt.Key.Key_Escape)
    with qtbot.waitSignal(page.left):
        press(page, "Back")


def test_about_says_that_it_is_unofficial(look: Look, qtbot: QtBot) -> None:
    page = AboutScreen(look)
    qtbot.addWidget(page)
    assert "unofficial fan project" in texts(page)


def test_the_ring_of_the_focus_covers_no_letters_of_a_line(look: Look, qtbot: QtBot) -> None:
    screen = shown(ShortcutsScreen(look, FACE.keys), qtbot)
    line = screen.lines[0]
    bare = QImage(line.size(), QImage.Format.Format_RGB32)
    bare.fill(QColor("#ffffff"))
    ringed = QImage(bare)
    line.clearFocus()
    line.render(bare, QPoint(), renderFlags=QWidget.RenderFlag.DrawChildren)
    with qtbot.waitActive(screen.window()):
        screen.window().activateWindow()
    line.setFocus(Qt.FocusReason.TabFocusReason)
    assert line.hasFocus()
    line.render(ringed, QPoint(), renderFlags=QWidget.RenderFlag.DrawChildren)
    dots = [(x, y) for x in range(bare.width()) for y in range(bare.height())]
    ink = {dot for dot in dots if bare.pixelColor(*dot).lightness() < 160}
    ring = {dot for dot in dots if bare.pixel(*dot) != ringed.pixel(*dot)}
    assert ink
    assert ring
    assert not ink & ring
