"""The commands' icons are drawn when a menu is first shown, and follow the theme from then on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QMainWindow, QMenu

from valeria_desktop.ui.program.commands import COMMANDS, CommandIcons, make_menus
from valeria_desktop.ui.typed import as_a

if TYPE_CHECKING:
    from PySide6.QtGui import QAction, QImage
    from pytestqt.qtbot import QtBot

    from valeria_desktop.ui.paint.look import Look

WITH_ICONS = {command.id for command in COMMANDS if command.icon}


def drawn(actions: dict[str, QAction]) -> set[str]:
    return {name for name, action in actions.items() if not action.icon().isNull()}


def picture(action: QAction) -> QImage:
    return action.icon().pixmap(32, 32).toImage()


def test_a_shown_menu_draws_all_icons_and_the_theme_draws_them_anew(
    qtbot: QtBot, look: Look
) -> None:
    window = QMainWindow()
    qtbot.addWidget(window)
    actions = make_menus(window.menuBar(), window)
    icons = CommandIcons(window.menuBar(), actions, look)
    look.use(theme="light")
    assert drawn(actions) == set()
    as_a(QMenu, window.menuBar().actions()[0].menu()).aboutToShow.emit()
    assert drawn(actions) == WITH_ICONS
    before = picture(actions["settings"])
    icons.draw()
    assert picture(actions["settings"]) == before
    look.use(theme="dark")
    assert picture(actions["settings"]) != before
