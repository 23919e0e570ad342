"""A program whose folders may not be used: before it starts, or while a game is played.

`python -m tests.ui.shut FOLDER PLACE MODE` is run by a process without the rights of root. It
prints what was told and what came of the games.
"""

from __future__ import annotations

import json
import os
import sys
import traceback
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtWidgets import QApplication

from tests.ui.programs import play
from valeria_desktop.faces import FACES
from valeria_desktop.storage.folders import Folders
from valeria_desktop.storage.history import History
from valeria_desktop.storage.logs import start_log
from valeria_desktop.storage.shelf import games_in
from valeria_desktop.ui.face import games_of
from valeria_desktop.ui.program import application
from valeria_desktop.ui.program.program import Program

if TYPE_CHECKING:
    from collections.abc import Callable

GAMES = games_of(FACES)
OPEN = 0o700
ROUND = ("load", "history", "home", "new", "settings", "home")


def folders_in(root: Path) -> Folders:
    """Name folders that each lie in a place of their own."""
    return Folders(root / "data", root / "settings", root / "log")


class Trial:
    """Runs the program, and takes note of all that it tells."""

    def __init__(self, root: Path) -> None:
        self.folders = folders_in(root)
        self.told: list[str] = []
        self.errors: list[str] = []
        sys.excepthook = lambda *error: self.errors.append(
            "".join(traceback.format_exception(*error))
        )

    def run(self, act: Callable[[Program], None]) -> None:
        """Start the program, go through its pages, and close it."""
        qt = QApplication.instance()
        assert isinstance(qt, QApplication)
        log = start_log(self.folders.logs)
        program = Program(qt, self.folders, FACES)
        for part in (program.keeping, program.past, program.preferences, program.pages):
            part.told.connect(self.told.append)
        program.change("pace", "off")
        program.window.show()
        program.go_home()
        act(program)
        program.close()
        log.close()

    def saved(self) -> list[int]:
        """Count the choices of the games on disk, the newest first."""
        found = games_in(self.folders.games, GAMES)
        return [len(listed.saved.choices) for listed in found]

    def finished(self) -> int:
        """Count the games in the history."""
        return len(History(self.folders.data, GAMES).rows("SELECT id FROM games"))


def go_round(program: Program) -> None:
    """Show every page that reads what is kept."""
    for command in ROUND:
        program.carry_out(command)
        QApplication.processEvents()  # what threads tell comes by them


def play_out(program: Program) -> None:
    """Play a game to its end."""
    play(program)
    session = program.controller.session
    assert session is not None
    while (decision := session.decision) is not None:
        program.controller.choose(decision.options[0].id)
    program.past.archive.wait()


def make(root: Path) -> None:
    """Have the folders hold what a player has after the first evening."""
    folders = folders_in(root)
    for each in (folders.games, folders.settings, folders.logs, folders.own / "valencia"):
        each.mkdir(parents=True, exist_ok=True)
    (folders.own / "valencia" / "tasks.toml").write_text("")


def main(root: Path, place: str, mode: int) -> dict[str, Any]:
    """Try a folder: shut before the start, then taken and given back while a game is played."""
    application.make_application()
    make(root)
    trial, shut = Trial(root), root / place

    def close_and_open(program: Program) -> None:
        play(program, 2)
        shut.chmod(mode)
        session = program.controller.session
        assert session is not None
        assert session.decision is not None
        program.controller.choose(session.decision.options[0].id)
        go_round(program)
        shut.chmod(OPEN)
        go_round(program)

    trial.run(play_out)
    before = trial.saved(), trial.finished()
    shut.chmod(mode)
    if mode == 0 and os.access(shut, os.R_OK):
        return {"still root": True}
    trial.run(go_round)
    at_start, trial.told = trial.told, []
    shut.chmod(OPEN)
    trial.run(close_and_open)
    return {
        "before": before,
        "at_start": at_start,
        "in_game": trial.told,
        "errors": trial.errors,
        "after": (trial.saved(), trial.finished()),
    }


if __name__ == "__main__":
    result = main(Path(sys.argv[1]), sys.argv[2], int(sys.argv[3], 8))
    sys.stdout.write(json.dumps(result))
