"""Starting the window: the one place that makes a QApplication and runs it.

Modules that the first paint doesn't need are imported after it: loading all of them takes 1 s.
"""

from __future__ import annotations

import gc
import logging
import platform
import sys
from contextlib import ExitStack, closing
from time import monotonic
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QSysInfo, QTimer, Signal, qVersion
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QApplication

import valeria_desktop
from valeria_desktop.ui.program.display import checked_display
from valeria_desktop.ui.program.spelling import keep_to_one_spelling
from valeria_desktop.ui.program.welcome import FirstPaint, Welcome

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from valeria_desktop.storage.folders import Folders
    from valeria_desktop.storage.logs import Log
    from valeria_desktop.ui.face import Faces
    from valeria_desktop.ui.program.program import Program


_PATIENCE = 0.25
_IDLE = 50
"""Delay of work after the home screen is painted, in ms: a quick person may press first."""
_STYLE = ("-style", "Fusion")
"""The same on all systems, and free to colour.

As an argument it costs nothing. `setStyle` returns a style, for which Qt for Python makes eleven
enums with 566 members: 8 ms.
"""
_log = logging.getLogger(__name__)


class Application(QApplication):
    """The application; it emits the file that macOS opens by an event after a double click."""

    file_opened = Signal(str)

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QFileOpenEvent):
            self.file_opened.emit(event.file())
            return True
        return super().event(event)


def make_application() -> Application:
    """Make the application with its style and fonts."""
    application = _plain_application()
    _prepare()
    return application


def _plain_application() -> Application:
    keep_to_one_spelling()
    with checked_display():
        application = Application([*sys.argv[:1], *_STYLE])
    application.setApplicationName("Valeria Desktop")
    application.setDesktopFileName("valeria-desktop")
    return application


def _prepare() -> None:
    from valeria_desktop.ui.paint.heap import use_large_pieces_singly
    from valeria_desktop.ui.paint.look import load_fonts

    use_large_pieces_singly()
    load_fonts()


def run(
    folders: Folders, log: Log, find_faces: Callable[[], Faces], file: Path | None = None
) -> int:
    """Show the window until it is closed, with a saved game if one is named.

    The games are found after the first paint, as they take a while to load.
    """
    _log.info(
        "Valeria Desktop %s, Python %s, Qt %s, %s, %s",
        valeria_desktop.__version__,
        platform.python_version(),
        qVersion(),
        QSysInfo.prettyProductName(),  # Python's platform.platform() takes 8 ms
        QSysInfo.currentCpuArchitecture(),
    )
    application = _plain_application()
    welcome = Welcome()
    with closing(_Running(log)) as running:
        _show_at_once(application, welcome)
        program = running.start(application, folders, find_faces)
        welcome.close()
        application.file_opened.connect(program.load)
        if file is not None:
            program.load(file)
        return application.exec()


def _show_at_once(application: QApplication, welcome: Welcome) -> None:
    """Show the welcome, and wait a moment for the screen to ask for its paint."""
    first_paint = FirstPaint(welcome, welcome)
    first_paint.painted.connect(lambda: _log.info("The welcome is painted."))
    welcome.show()
    end = monotonic() + _PATIENCE
    while not first_paint.is_done and monotonic() < end:
        application.processEvents()


class _Running:
    """Starts the program's parts, and ends them with the window or with a failed start.

    Qt objects or threads that are left to the interpreter's own clean-up could crash it.
    """

    def __init__(self, log: Log) -> None:
        self._log = log
        self._closing = ExitStack()

    def start(
        self, application: Application, folders: Folders, find_faces: Callable[[], Faces]
    ) -> Program:
        """Load the program, and show its window."""
        gc.disable()  # as in the command `valeria`, which begins with it
        self._closing.callback(gc.enable)
        from valeria_desktop.ui.program.overrides import guard_overrides
        from valeria_desktop.ui.program.program import Program
        from valeria_desktop.ui.program.trouble import Trouble
        from valeria_desktop.ui.program.window_place import WindowPlace

        _prepare()
        guard_overrides()
        trouble = self._closing.enter_context(closing(Trouble(self._log)))
        program = self._closing.enter_context(closing(Program(application, folders, find_faces())))

        def ready() -> None:
            gc.enable()  # its first search takes 2 % of the start
            program.get_ready()

        trouble.show_in(program.look, program.window, program.controller)
        first_paint = FirstPaint(program.window.home, program)
        first_paint.painted.connect(lambda: _log.info("The window is painted."))
        first_paint.painted.connect(lambda: QTimer.singleShot(_IDLE, program, ready))
        WindowPlace(program.window, folders.settings).show()
        program.go_home()
        return program

    def close(self) -> None:
        """End all parts, the newest first."""
        self._closing.close()
