"""Tab goes down a page as it is seen, also to what was offered or moved later."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt

from valeria_desktop.ui.screens.home.screen import HomeScreen
from valeria_desktop.ui.screens.settings import SettingsScreen

if TYPE_CHECKING:
    from collections.abc import Iterator

    from PySide6.QtWidgets import QWidget
    from pytestqt.qtbot import QtBot

    from valeria_desktop.ui.paint.look import Look


def stops_after(first: QWidget) -> Iterator[QWidget]:
    """Yield the visible stops of Tab in order, until the first one comes again."""
    stop = first.nextInFocusChain()
    while stop is not None and stop is not first:
        if stop.isVisible() and stop.focusPolicy() & Qt.FocusPolicy.TabFocus:
            yield stop
        stop = stop.nextInFocusChain()


def test_tab_goes_down_the_looks_past_the_sizes_that_fit(look: Look, qtbot: QtBot) -> None:
    """The sizes of text are offered anew for each window, and stay where they are."""
    page = SettingsScreen(look)
    qtbot.addWidget(page)
    page.show()
    page.show_section(2)
    stops = [stop.accessibleName() for stop in stops_after(page.sections.button(2))]
    rows = dict.fromkeys(name.partition(":")[0] for name in stops if ":" in name)
    assert [*rows] == [
        "Colours",
        "Contrast",
        "Size of text",
        "Signs",
        "Language",
    ]


def test_tab_goes_down_the_menu_where_the_lesson_is_proposed(look: Look, qtbot: QtBot) -> None:
    home = HomeScreen(look)
    qtbot.addWidget(home)
    home.resize(1280, 720)
    home.show()
    for is_proposed in (True, False):
        home.propose_lesson(is_proposed=is_proposed)
        first = home.button("lesson" if is_proposed else "new")
        stops = [first, *stops_after(first)]
        heights = [stop.mapTo(home, stop.rect().center()).y() for stop in stops]
        assert heights == sorted(heights)
        names = [stop.accessibleName() for stop in stops]
        assert ("Not now" in names) is is_proposed
