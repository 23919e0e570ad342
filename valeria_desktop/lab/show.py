"""`valeria-lab show`: one whole game as a readable log, played by bots or read from a save."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from valeria_desktop.games import GAMES
from valeria_desktop.games.valeria.files.loader import shipped_catalog
from valeria_desktop.games.valeria.rules.setup import Setup, check
from valeria_desktop.lab.commandline import UsageError, whole_number
from valeria_desktop.lab.log import game_log, saved_log
from valeria_desktop.lab.options import (
    DEFAULT_BOTS,
    DEFAULT_PRESET,
    add_bots_option,
    add_setup_options,
    bots_of,
    setup_of,
)
from valeria_desktop.storage.resume import replay
from valeria_desktop.storage.save import read_save

if TYPE_CHECKING:
    import argparse
    from collections.abc import Iterator

    from valeria_desktop.lab.commandline import Parser


def add_arguments(parser: Parser) -> None:
    """Add the arguments of the command."""
    parser.add_argument(
        "game", type=_seed_or_file, metavar="SEED|FILE", help="the game's seed, or a saved game"
    )
    add_setup_options(parser)
    add_bots_option(parser)


def _seed_or_file(text: str) -> int | Path:
    is_number = text.removeprefix("-").isdecimal()
    return whole_number(0)(text) if is_number else Path(text)


def show(arguments: argparse.Namespace) -> None:
    """Print the game."""
    game: int | Path = arguments.game
    for line in _saved(arguments, game) if isinstance(game, Path) else _played(arguments, game):
        print(line)


def _played(arguments: argparse.Namespace, seed: int) -> Iterator[str]:
    setup = setup_of(arguments)
    bots = bots_of(arguments, setup)
    check(setup, shipped_catalog(), seed)
    return game_log(setup, bots, seed)


def _saved(arguments: argparse.Namespace, path: Path) -> Iterator[str]:
    if setup_of(arguments) != Setup(preset=DEFAULT_PRESET) or arguments.bots != DEFAULT_BOTS:
        raise UsageError("A saved game has its own set-up and players; leave the options out.")
    saved = read_save(path, GAMES, str(path))
    return saved_log(saved, replay(saved, GAMES, str(path)))
