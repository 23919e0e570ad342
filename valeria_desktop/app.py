"""The command `valeria`: reads its options and shows the window."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

import valeria_desktop
from valeria_desktop.lab.commandline import Parser, run

if TYPE_CHECKING:
    from collections.abc import Sequence

PROGRAM = "valeria"


def main(arguments: Sequence[str] | None = None) -> int:
    """Start the program and give its exit code."""
    return run(PROGRAM, partial(_play, arguments))


def _play(arguments: Sequence[str] | None) -> None:
    given = _parser().parse_args(arguments)

    from valeria_desktop.storage.folders import Folders
    from valeria_desktop.ui import application

    folders = Folders.at(given.data_dir) if given.data_dir else Folders.of_system()
    application.run(folders, given.file)


def _parser() -> Parser:
    parser = Parser(prog=PROGRAM, description="Play Valeria: Card Kingdoms on your desktop.")
    parser.add_argument("file", nargs="?", type=Path, help="a saved game to go on with")
    parser.add_argument(
        "--data-dir", type=Path, metavar="DIR", help="keep games and settings in this folder"
    )
    parser.add_argument("--version", action="version", version=valeria_desktop.__version__)
    return parser
