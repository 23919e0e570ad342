"""The folders of games, settings and the log: the system's, or one folder of your choice."""

from __future__ import annotations

import os
from pathlib import Path

import platformdirs
from attrs import frozen

from valeria_desktop.content.files import is_file
from valeria_desktop.kernel.foreign import shown
from valeria_desktop.kernel.phrases import say

NAME = "valeria-desktop"
VARIABLE = "VALERIA_DATA_DIR"


@frozen
class Folders:
    """The folders of the program."""

    data: Path
    """The folder of the history, with the games in a folder below it."""
    settings: Path
    logs: Path
    problem: str = ""
    """The reason why your folder is not used, in a sentence; empty without a problem."""

    @property
    def games(self) -> Path:
        """The folder of the saves."""
        return self.data / "games"

    @property
    def own(self) -> Path:
        """The folder for a player's own game files, with a folder for each game's id in it."""
        return self.data / "own"

    @classmethod
    def at(cls, root: Path) -> Folders:
        """Return folders that all lie under one folder, which a player can carry about."""
        return cls(root, root, root / "log")

    @classmethod
    def of_system(cls) -> Folders:
        """Return the system's folders, unless VALERIA_DATA_DIR names a folder of your choice."""
        problem = ""
        if own := os.environ.get(VARIABLE):
            if not is_file(Path(own)):
                return cls.at(Path(own))
            problem = say(
                "The variable {variable} names {file}, which is no folder. "
                "The usual folder is used.",
                variable=VARIABLE,
                file=shown(own),
            )
        return cls(
            platformdirs.user_data_path(NAME, appauthor=False),
            platformdirs.user_config_path(NAME, appauthor=False),
            platformdirs.user_log_path(NAME, appauthor=False),
            problem,
        )
