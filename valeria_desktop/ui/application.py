"""Starting the window: the one place that makes a QApplication and runs it."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QApplication

from valeria_desktop.ui.look import load_fonts
from valeria_desktop.ui.program import Program

if TYPE_CHECKING:
    from collections.abc import Sequence


def make_application(arguments: Sequence[str]) -> QApplication:
    """Make the application with its style and fonts."""
    application = QApplication([sys.argv[0], *arguments])
    application.setApplicationName("Valeria Desktop")
    application.setDesktopFileName("valeria-desktop")
    application.setStyle("Fusion")  # the same everywhere, and ours to colour
    load_fonts()
    return application


def run(arguments: Sequence[str] = ()) -> int:
    """Show the window until it is closed."""
    application = make_application(arguments)
    program = Program(application)
    program.window.show()
    code: int = application.exec()
    program.close()
    return code
