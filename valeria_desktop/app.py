"""The command `valeria`: reads its options and shows the window."""

from __future__ import annotations

from functools import partial
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
    _parser().parse_args(arguments)

    from valeria_desktop.ui import application

    application.run()


def _parser() -> Parser:
    parser = Parser(prog=PROGRAM, description="Play Valeria: Card Kingdoms on your desktop.")
    parser.add_argument("--version", action="version", version=valeria_desktop.__version__)
    return parser
