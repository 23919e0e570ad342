"""The program: until the window exists, one game of bots in the terminal."""

from __future__ import annotations

import secrets
from functools import partial
from typing import TYPE_CHECKING

import valeria_desktop
from valeria_desktop.lab.commandline import Parser, run, whole_number

if TYPE_CHECKING:
    from collections.abc import Sequence

PROGRAM = "valeria"
_BOTS = ("greedy",)
_SEEDS = 1_000_000  # any seed would do, but a short one is easily typed again


def main(arguments: Sequence[str] | None = None) -> int:
    """Start the program and give its exit code."""
    return run(PROGRAM, partial(_play, arguments))


def _play(arguments: Sequence[str] | None) -> None:
    given = _parser().parse_args(arguments)

    from valeria_desktop.engine.setup import Setup
    from valeria_desktop.lab.log import game_log

    seed = secrets.randbelow(_SEEDS) if given.seed is None else given.seed
    for line in game_log(Setup(players=given.players), _BOTS, seed):
        print(line)
    print(f"\nThe same game again: {PROGRAM} --players {given.players} --seed {seed}")


def _parser() -> Parser:
    parser = Parser(
        prog=PROGRAM,
        description="Bots play one game in the terminal; the window is still to come.",
    )
    parser.add_argument("--players", type=whole_number(), default=2, metavar="N", help="2 to 5 (2)")
    parser.add_argument(
        "--seed", type=whole_number(0), metavar="S", help="play the game of this seed (any)"
    )
    parser.add_argument("--version", action="version", version=valeria_desktop.__version__)
    return parser
