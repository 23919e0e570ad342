"""The menu of home: Tab goes through its signs in the order in which they are seen."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QPoint

from valeria_desktop.ui.screens.home.screen import HomeScreen
from valeria_desktop.ui.screens.home.sign import CarvedSign

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget
    from pytestqt.qtbot import QtBot

    from valeria_desktop.ui.paint.look import Look


@pytest.fixture
def home(look: Look, qtbot: QtBot) -> HomeScreen:
    made = HomeScreen(look)
    qtbot.addWidget(made)
    made.resize(1280, 700)
    made.show()
    return made


def signs_after(home: HomeScreen, first: QWidget) -> list[QWidget]:
    """Return the signs that are seen, in the order in which Tab comes to them from the first."""
    found, at = [first], first.nextInFocusChain()
    while at is not None and at is not first:
        if isinstance(at, CarvedSign) and at.isVisibleTo(home):
            found.append(at)
        at = at.nextInFocusChain()
    return found


@pytest.mark.parametrize("steps", [(True,), (False,), (True, False), (False, True)])
def test_tab_goes_down_the_menu_as_it_is_seen(home: HomeScreen, steps: tuple[bool, ...]) -> None:
    for is_proposed in steps:
        home.propose_lesson(is_proposed=is_proposed)
    if (layout := home.layout()) is not None:
        layout.activate()
    signs = signs_after(home, home.button("lesson" if steps[-1] else "new"))
    heights = [sign.mapTo(home, QPoint()).y() for sign in signs]
    assert len(signs) == 8
    assert heights == sorted(heights)
