"""A program with Valencia alone, at a pace at which nothing moves, in the active window."""

from __future__ import annotations

from typing import TYPE_CHECKING

from valeria_desktop.faces import FACES
from valeria_desktop.games.valencia.game import RULES
from valeria_desktop.storage.folders import Folders
from valeria_desktop.ui.program.program import Program
from valeria_desktop.ui.stage.pace import Pace

if TYPE_CHECKING:
    from pathlib import Path

    from PySide6.QtWidgets import QApplication
    from pytestqt.qtbot import QtBot


def started(qapp: QApplication, qtbot: QtBot, folder: Path) -> Program:
    """Start the program; its test closes it."""
    made = Program(qapp, Folders.at(folder), {RULES.id: FACES[RULES.id]})
    qtbot.addWidget(made.window)
    made.change("pace", Pace.OFF.value)
    with qtbot.waitActive(made.window):
        made.window.show()
    return made
