"""The command of a lesson on hidden things: learned from games, and its loss measured on others."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from valeria_desktop.lab.arguments import Parser, whole_number

if TYPE_CHECKING:
    import argparse
    from collections.abc import Mapping, Sequence

Print = Callable[[int, int, int], None]
"""Prints the lesson or its loss for a number of players, a number of games and a seed."""


def run_lesson_command(
    parser: Parser,
    arguments: Sequence[str] | None,
    commands: Mapping[str, Print],
    *,
    players: tuple[int, int],
    games: int,
) -> int:
    """Run the command that the arguments name, and return the exit code."""
    parser.add_argument("command", choices=[*commands])
    parser.add_argument("--players", type=whole_number(*players), default=2)
    parser.add_argument("--games", type=whole_number(1), default=games)
    parser.add_argument("--seed", type=whole_number(0), default=1)

    def run(given: argparse.Namespace) -> None:
        commands[given.command](given.players, given.games, given.seed)

    return parser.carry_out(run, arguments)
