"""Where the window stands: its size, its place and its state are kept between starts."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QByteArray, QObject

from valeria_desktop.storage.window import read_window, write_window

if TYPE_CHECKING:
    from pathlib import Path

    from valeria_desktop.ui.shell.main_window import MainWindow


class Whereabouts(QObject):
    """Has the window come back where it was closed, as far as that can still be seen."""

    def __init__(self, window: MainWindow, folder: Path) -> None:
        """Keep a window's place in a folder when it is closed."""
        super().__init__(window)
        self._window = window
        self._folder = folder
        window.closed.connect(self._keep)

    def show(self) -> None:
        """Show the window where it was; what is out of sight now Qt brings back in."""
        self._window.restoreGeometry(QByteArray(read_window(self._folder)))
        self._window.show()

    def _keep(self) -> None:
        write_window(bytes(self._window.saveGeometry().data()), self._folder)
