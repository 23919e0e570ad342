"""Starting the window: the one place that makes a QApplication and runs it."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QApplication

from valeria_desktop.ui.look import load_fonts
from valeria_desktop.ui.program import Program

if TYPE_CHECKING:
    from pathlib import Path

    from valeria_desktop.storage.folders import Folders


def make_application() -> QApplication:
    """Make the application with its style and fonts."""
    application = QApplication(sys.argv[:1])
    application.setApplicationName("Valeria Desktop")
    application.setDesktopFileName("valeria-desktop")
    application.setStyle("Fusion")  # the same everywhere, and ours to colour
    load_fonts()
    return application


def run(folders: Folders, file: Path | None = None) -> int:
    """Show the window until it is closed, with a saved game if one is named."""
    application = make_application()
    program = Program(application, folders)
    program.window.show()
    program.go_home()
    if file is not None:
        program.load(file)
    code: int = application.exec()
    program.close()
    return code
