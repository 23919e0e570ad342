"""Where games, settings and the log lie: in the system's folders, or all in one of your own."""

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
    """The history, beside the games."""
    settings: Path
    logs: Path
    problem: str = ""
    """Why the folder that was wished for is not used, in a sentence."""

    @property
    def games(self) -> Path:
        """Where the last games lie."""
        return self.data / "games"

    @property
    def own(self) -> Path:
        """Where a player puts files in the place of a game's, each game's in a folder of its id."""
        return self.data / "own"

    @classmethod
    def at(cls, root: Path) -> Folders:
        """Keep everything under one folder, to carry it about."""
        return cls(root, root, root / "log")

    @classmethod
    def of_system(cls) -> Folders:
        """Use the folders of the system, unless a variable names one of your own."""
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
