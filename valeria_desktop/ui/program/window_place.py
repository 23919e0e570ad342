"""The place of the window: its size, position and state are kept between starts.

The window and its frame lie in the free area of the screen. The window system tells the thickness
of the frame only after it has drawn the frame.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QByteArray, QMargins, QObject, QRect, Qt, QTimer
from PySide6.QtGui import QGuiApplication

from valeria_desktop.storage.window import read_window, write_window

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from PySide6.QtGui import QScreen

    from valeria_desktop.ui.program.main_window import MainWindow

FRAME = QMargins(4, 40, 4, 8)
"""Room for a frame not drawn yet, in pixels: the frames of usual desktops are slimmer."""
_LOOK, _LOOKS = 100, 20  # ms between looks for a frame; after the last look none is expected


def fitted(wanted: QRect, room: QRect, frame: QMargins) -> QRect:
    """Return a wanted place, shrunk and moved to lie in a room together with its frame."""
    inner = room.marginsRemoved(frame)
    size = wanted.size().boundedTo(inner.size())
    left = max(inner.left(), min(wanted.left(), inner.right() - size.width() + 1))
    top = max(inner.top(), min(wanted.top(), inner.bottom() - size.height() + 1))
    return QRect(left, top, size.width(), size.height())


def frame_drawn(window: MainWindow) -> QMargins:
    """Return the thickness of the window system's frame, in pixels; 0 before it is drawn."""
    return window.windowHandle().frameMargins()


class WindowPlace(QObject):
    """Shows the window where it was closed, as far as the screen has room there."""

    def __init__(
        self,
        window: MainWindow,
        folder: Path,
        frame_of: Callable[[MainWindow], QMargins] = frame_drawn,
    ) -> None:
        """Write a window's place into a folder when the window closes."""
        super().__init__(window)
        self._frame_of = frame_of
        self._window = window
        self._folder = folder
        self._smallest = window.minimumSize()
        self._wanted = self._given = window.size()
        self._looks = 0
        self._look = QTimer(self, interval=_LOOK)
        self._look.timeout.connect(self._look_at_frame)
        window.closed.connect(self._keep)

    def show(self) -> None:
        """Show the window where it was closed, or in the middle, as far as the screen has room."""
        window = self._window
        comes_back = window.restoreGeometry(QByteArray(read_window(self._folder)))
        self._wanted = self._given = window.size()
        if self._is_free:
            wanted = window.geometry()
            if not comes_back:
                wanted.moveCenter(self._screen.availableGeometry().center())
            self._fit(wanted, FRAME)
        window.show()
        self._look.start()

    @property
    def _is_free(self) -> bool:
        """Whether the window is neither maximised nor full-screen."""
        filling = Qt.WindowState.WindowMaximized | Qt.WindowState.WindowFullScreen
        return not self._window.windowState() & filling

    @property
    def _screen(self) -> QScreen:
        found = QGuiApplication.screenAt(self._window.geometry().center())
        return found or QGuiApplication.primaryScreen()

    def _fit(self, wanted: QRect, frame: QMargins) -> None:
        room = self._screen.availableGeometry()
        most = room.marginsRemoved(frame).size()
        self._window.setMinimumSize(self._smallest.boundedTo(most))
        place = fitted(wanted, room, frame)
        self._given = place.size()
        if place != self._window.geometry():
            self._window.setGeometry(place)

    def _look_at_frame(self) -> None:
        """Fit the window once more, with its drawn frame, unless its size has changed since."""
        frame, self._looks = self._frame_of(self._window), self._looks + 1
        if frame.isNull() and self._looks < _LOOKS:
            return
        self._look.stop()
        if self._is_free and self._window.isVisible() and self._window.size() == self._given:
            at = self._window.geometry().topLeft()
            self._fit(QRect(at, self._wanted), frame)

    def _keep(self) -> None:
        self._look.stop()
        write_window(bytes(self._window.saveGeometry().data()), self._folder)
