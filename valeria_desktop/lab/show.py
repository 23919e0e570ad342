"""`valeria-lab show`: one whole game as a readable log, played by bots or read from a save."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

from valeria_desktop.lab.arguments import UsageError, whole_number
from valeria_desktop.lab.log import game_log, saved_log
from valeria_desktop.lab.options import add_bots_option, bots_of, default_bots
from valeria_desktop.storage.resume import replay
from valeria_desktop.storage.save import read_save

if TYPE_CHECKING:
    import argparse
    from collections.abc import Iterator

    from valeria_desktop.kernel.rules import Rules
    from valeria_desktop.lab.arguments import Parser
    from valeria_desktop.lab.book import Lab, LabBook


def add_arguments(parser: Parser, book: LabBook) -> None:
    """Add the arguments of the command."""
    parser.add_argument(
        "shown", type=_seed_or_file, metavar="SEED|FILE", help="the game's seed, or a saved game"
    )
    book.add_setup_options(parser)
    add_bots_option(parser, book.rules)


def _seed_or_file(text: str) -> int | Path:
    is_number = text.removeprefix("-").isdecimal()
    return whole_number(0)(text) if is_number else Path(text)


def show(arguments: argparse.Namespace, lab: Lab) -> None:
    """Print the game."""
    shown: int | Path = arguments.shown
    if isinstance(shown, Path):
        lines = _saved(arguments, lab, shown)
    else:
        lines = _played(arguments, lab.book, shown)
    for line in lines:
        print(line)


def _played(arguments: argparse.Namespace, book: LabBook, seed: int) -> Iterator[str]:
    setup = book.setup_of(arguments)
    bots = bots_of(arguments, book.rules, setup)
    book.rules.check(setup, seed)
    return game_log(book, setup, bots, seed, arguments.nodes)


def _saved(arguments: argparse.Namespace, lab: Lab, path: Path) -> Iterator[str]:
    rules = lab.book.rules
    if lab.book.setup_of(arguments) != rules.setup() or _has_players(arguments, rules):
        raise UsageError("A saved game has its own set-up and players; leave the options out.")
    saved = read_save(path, lab.games, str(path))
    return saved_log(lab.books[saved.game], saved, replay(saved, lab.games, str(path)))


def _has_players(arguments: argparse.Namespace, rules: Rules[Any]) -> bool:
    """Tell whether it was said who plays, and how long they think."""
    return arguments.bots != default_bots(rules) or arguments.nodes is not None
