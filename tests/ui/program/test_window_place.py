"""The window comes back as it was closed: its size, its place, its state; and always in sight."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QMargins, QRect, QSize, Qt
from PySide6.QtGui import QGuiApplication

from tests.rights import ordinary_user
from valeria_desktop.storage.window import NAME
from valeria_desktop.ui.program.window_place import FRAME, WindowPlace, fitted

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from pytestqt.qtbot import QtBot

    from valeria_desktop.ui.program.main_window import MainWindow
    from valeria_desktop.ui.program.program import Program

# the screen of the offscreen platform is small: the smallest window is let be smaller
PLACE = QRect(40, 60, 500, 400)


@pytest.fixture
def open_window(begin: Callable[[], Program], tmp_path: Path) -> Callable[[], MainWindow]:
    def opened() -> MainWindow:
        window = begin().window
        window.hide()
        window.setMinimumSize(200, 200)
        WindowPlace(window, tmp_path).show()
        return window

    return opened


def test_size_and_place_are_kept(open_window: Callable[[], MainWindow]) -> None:
    window = open_window()
    window.setGeometry(PLACE)
    window.close()
    assert open_window().geometry() == PLACE


@pytest.mark.thorough
@pytest.mark.parametrize("state", [Qt.WindowState.WindowMaximized, Qt.WindowState.WindowFullScreen])
def test_the_state_is_kept_and_the_size_behind_it(
    open_window: Callable[[], MainWindow], qtbot: QtBot, state: Qt.WindowState
) -> None:
    window = open_window()
    window.setGeometry(PLACE)
    window.setWindowState(state)
    qtbot.waitUntil(lambda: bool(window.windowState() & state))
    window.close()
    again = open_window()
    assert again.windowState() & state
    again.showNormal()
    qtbot.waitUntil(lambda: again.size() == PLACE.size())


def test_a_window_of_a_screen_that_is_gone_comes_into_sight(
    open_window: Callable[[], MainWindow],
) -> None:
    window = open_window()
    window.setGeometry(QRect(9000, -4000, 700, 500))
    window.close()
    screen = QGuiApplication.primaryScreen().availableGeometry()
    assert screen.contains(open_window().geometry())


@pytest.mark.parametrize(
    ("wanted", "fits"),
    [
        (QRect(0, 0, 1280, 720), QRect(1, 50, 1278, 665)),
        (QRect(0, 0, 1024, 600), QRect(1, 50, 1024, 600)),
        (QRect(400, 300, 1024, 600), QRect(255, 115, 1024, 600)),
        (QRect(-90, -90, 600, 400), QRect(1, 50, 600, 400)),
        (QRect(90, 90, 600, 400), QRect(90, 90, 600, 400)),
    ],
)
def test_a_window_fits_with_its_frame_into_what_bars_leave_of_the_screen(
    wanted: QRect, fits: QRect
) -> None:
    assert fitted(wanted, QRect(0, 30, 1280, 690), QMargins(1, 20, 1, 5)) == fits


def test_the_first_window_leaves_room_for_a_frame_that_nobody_knows_yet(
    open_window: Callable[[], MainWindow],
) -> None:
    room = QGuiApplication.primaryScreen().availableGeometry().marginsRemoved(FRAME)
    window = open_window()
    assert window.width() == room.width()
    assert room.contains(window.geometry())


def test_it_takes_the_room_that_its_frame_leaves_once_that_is_known(
    begin: Callable[[], Program], tmp_path: Path, qtbot: QtBot
) -> None:
    room, frame = QGuiApplication.primaryScreen().availableGeometry(), QMargins(1, 20, 1, 5)
    window = begin().window
    window.hide()
    WindowPlace(window, tmp_path, lambda _: frame).show()
    assert window.width() == room.width() - 8
    qtbot.waitUntil(lambda: window.width() == room.width() - 2)


def test_a_kept_place_that_no_longer_fits_is_made_to_fit(
    open_window: Callable[[], MainWindow], tmp_path: Path
) -> None:
    window = open_window()
    window.setGeometry(QRect(0, 0, 2000, 1500))
    window.close()
    assert (tmp_path / NAME).stat().st_size
    room = QGuiApplication.primaryScreen().availableGeometry()
    again = open_window()
    assert room.marginsRemoved(FRAME).contains(again.geometry())
    assert again.minimumSize() == QSize(200, 200)


def test_a_window_that_was_resized_meanwhile_stays_as_it_is(
    begin: Callable[[], Program], tmp_path: Path, qtbot: QtBot
) -> None:
    frames = [QMargins(), QMargins(1, 20, 1, 5)]
    window = begin().window
    window.hide()
    window.setMinimumSize(200, 200)
    whereabouts = WindowPlace(window, tmp_path, lambda _: frames.pop(0))
    whereabouts.show()
    window.resize(500, 300)
    qtbot.waitUntil(lambda: not frames)
    assert window.size() == QSize(500, 300)


@pytest.mark.parametrize("text", ["", "no state", "AAAA", "\x00", "é" * 9000])
def test_a_damaged_file_is_as_none(
    open_window: Callable[[], MainWindow], tmp_path: Path, text: str
) -> None:
    (tmp_path / NAME).write_text(text, encoding="utf-8")
    assert open_window().isVisible()


def test_a_folder_that_cannot_be_written_stops_nothing(
    open_window: Callable[[], MainWindow], tmp_path: Path
) -> None:
    window = open_window()
    tmp_path.chmod(0o500)
    with ordinary_user():
        window.close()
    tmp_path.chmod(0o700)
    assert not window.isVisible()


def test_a_maximised_window_comes_back_from_the_full_screen(
    begin: Callable[[], Program],
) -> None:
    program = begin()
    program.window.showMaximized()
    program.carry_out("full")
    assert program.window.isFullScreen()
    program.carry_out("full")
    assert program.window.isMaximized()
    assert not program.window.isFullScreen()
