"""Starting the window: the one place that makes a QApplication and runs it."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QApplication

from valeria_desktop.ui.look import load_fonts
from valeria_desktop.ui.program import Program
from valeria_desktop.ui.trouble import Trouble

if TYPE_CHECKING:
    from pathlib import Path

    from valeria_desktop.storage.folders import Folders
    from valeria_desktop.storage.logs import Log


def make_application() -> QApplication:
    """Make the application with its style and fonts."""
    application = QApplication(sys.argv[:1])
    application.setApplicationName("Valeria Desktop")
    application.setDesktopFileName("valeria-desktop")
    application.setStyle("Fusion")  # the same everywhere, and ours to colour
    load_fonts()
    return application


def run(folders: Folders, log: Log, file: Path | None = None) -> int:
    """Show the window until it is closed, with a saved game if one is named."""
    application = make_application()
    trouble = Trouble(log)
    program = Program(application, folders)
    trouble.show_in(program.look, program.window, program.controller)
    program.window.show()
    program.go_home()
    if file is not None:
        program.load(file)
    code: int = application.exec()
    program.close()
    trouble.close()
    return code
