"""`valeria-lab`: many games from the command line."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import valeria_desktop
from valeria_desktop.lab import bench, checks, show, simulate
from valeria_desktop.lab.commandline import Parser, run

if TYPE_CHECKING:
    from collections.abc import Sequence

PROGRAM = "valeria-lab"


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command and give its exit code."""
    return run(PROGRAM, partial(_command, arguments))


def _command(arguments: Sequence[str] | None) -> None:
    given = _parser().parse_args(arguments)
    given.command(given)


def _parser() -> Parser:
    parser = Parser(prog=PROGRAM, description="A laboratory: many games between bots.")
    parser.add_argument("--version", action="version", version=valeria_desktop.__version__)
    commands = parser.add_subparsers(metavar="COMMAND", required=True)
    for name, module, command, words in (
        ("simulate", simulate, simulate.simulate, "play many games and count"),
        ("bench", bench, bench.bench, "measure how fast the engine is"),
        ("show", show, show.show, "print one whole game as a readable log"),
        ("check", checks, checks.check, "verify saved games"),
    ):
        subparser = commands.add_parser(name, help=words, description=f"{words.capitalize()}.")
        module.add_arguments(subparser)
        subparser.set_defaults(command=command)
    return parser
