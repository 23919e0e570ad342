"""`valeria-lab check`: verifies saved games and replays them."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING

from valeria_desktop.kernel.errors import ValeriaError
from valeria_desktop.kernel.foreign import shown
from valeria_desktop.storage.resume import DifferentReplayError, replay
from valeria_desktop.storage.save import read_save

if TYPE_CHECKING:
    import argparse

    from valeria_desktop.kernel.rules import Games
    from valeria_desktop.lab.arguments import Parser
    from valeria_desktop.lab.book import Lab, LabBook

_BAD = 1


def add_arguments(parser: Parser, _: LabBook) -> None:
    """Add the arguments of the command."""
    parser.add_argument("files", type=Path, nargs="+", metavar="FILE", help="a saved game")


def check(arguments: argparse.Namespace, lab: Lab) -> None:
    """Print a line for each file; the exit code is 0 if a player can resume all of them."""
    found = [_look_at(path, lab.games) for path in arguments.files]
    for words, _ in found:
        print(words)
    if not all(is_good for _, is_good in found):
        sys.exit(_BAD)


def _look_at(path: Path, games: Games) -> tuple[str, bool]:
    try:
        saved = read_save(path, games, str(path))
        replay(saved, games, str(path))
    except DifferentReplayError as error:
        if error.is_whole:
            return f"old   {error} It can be gone on with as it was saved.", True
        return f"bad   {error}", False
    except ValeriaError as error:
        return f"bad   {error}", False
    names = ", ".join(seat.name for seat in saved.seats)
    state = "over" if saved.is_over else f"in round {saved.round}"
    marks = ", rewound" * saved.rewound + ", without help" * saved.without_help
    return f"good  {shown(path)}: {names}; {len(saved.choices)} choices, {state}{marks}", True
