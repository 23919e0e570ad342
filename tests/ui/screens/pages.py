"""Pages that tests show, in windows of many sizes, and how keys and eyes go over them."""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, TypeVar

from PySide6.QtCore import QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from tests.ui.fitting import faults_of, over_the_line, settle
from valeria_desktop.ui.paint.room_look import RoomLook
from valeria_desktop.ui.paint.style_sheet import style_sheet

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from pytestqt.qtbot import QtBot

    from valeria_desktop.ui.paint.look import Look
    from valeria_desktop.ui.screens.setup.table_page import TableSetupPage

P = TypeVar("P", bound=QWidget)
TABS = 60
SIZES = [(1280, 690, 1.0), (1280, 690, 2.0), (1024, 738, 1.3), (1920, 1050, 1.5)]
"""Widths, heights and sizes of text of windows."""


def shown(screen: P, qtbot: QtBot) -> P:
    """Show a page, and wait until its text is written."""
    qtbot.addWidget(screen)
    screen.resize(1280, 690)
    with qtbot.waitActive(screen):
        screen.show()
    QTest.qWait(1)  # the text is written when its width is known
    return screen


def tab_to(qtbot: QtBot, wanted: QWidget, most: int = TABS) -> None:
    """Go to a widget with the Tab key, which is pressed at most `most` times."""
    for _ in range(most):
        focused = QApplication.focusWidget()
        if focused is wanted:
            return
        assert focused is not None
        qtbot.keyClick(focused, Qt.Key.Key_Tab)
    raise AssertionError(wanted.accessibleName())


@contextmanager
def page_in(
    size: tuple[int, int, float], look: Look, qapp: QApplication, make: Callable[[RoomLook], P]
) -> Iterator[P]:
    """Make a page for a window of a size, with a size of text."""
    width, height, scale = size
    look.use(scale=scale)
    qapp.setStyleSheet(style_sheet(look))
    room = RoomLook(look)
    room.fit(QSize(width, height))
    made = make(room)
    made.resize(width, height)
    yield made
    made.close()  # in sight it would take the mouse of the next test
    made.deleteLater()
    look.use(scale=1.0)
    qapp.setStyleSheet(style_sheet(look))


def hidden_in(
    page: TableSetupPage,
    qapp: QApplication,
    draft: Any,  # noqa: ANN401 - each game has its own draft
    players: int,
) -> list[object]:
    """Set a draft's number of players, and return the faults that its set-up page then has."""
    draft.players = players
    page.refresh()
    page.show()
    settle(qapp)
    return [*faults_of(page, page), *over_the_line(page.sheet)]
