"""The commands of `valeria-lab`, for all games in its books."""

from __future__ import annotations

import argparse
from functools import partial
from typing import TYPE_CHECKING

import valeria_desktop
from valeria_desktop.kernel.foreign import quoted
from valeria_desktop.lab import analyse, checks, ladder, lengths, show, simulate, train
from valeria_desktop.lab.arguments import Parser, run
from valeria_desktop.lab.bench import command as bench
from valeria_desktop.lab.book import Lab

if TYPE_CHECKING:
    from collections.abc import Sequence

    from valeria_desktop.lab.book import LabBook, LabBooks

PROGRAM = "valeria-lab"


def run_lab(books: LabBooks, table: str, arguments: Sequence[str] | None = None) -> int:
    """Run one command and return its exit code; `table` is the games' path for other processes."""
    return run(PROGRAM, partial(_command, books, table, arguments))


def _command(books: LabBooks, table: str, arguments: Sequence[str] | None) -> None:
    book = next(iter(books.values()))
    left = arguments
    if len(books) > 1:
        # The game decides the options of a set-up, so this option is read before all others.
        parser = Parser(prog=PROGRAM, add_help=False)
        _add_game_option(parser, books)
        given, left = parser.parse_known_args(arguments)
        book = books[given.game]
    given = _parser(books, book).parse_args(left)
    given.command(given, Lab(books, book, table))


def _parser(books: LabBooks, book: LabBook) -> Parser:
    parser = Parser(prog=PROGRAM, description="A laboratory: many games between bots.")
    parser.add_argument("--version", action="version", version=valeria_desktop.__version__)
    if len(books) > 1:
        _add_game_option(parser, books)
    commands = parser.add_subparsers(metavar="COMMAND", required=True)
    for name, module, command, words in (
        ("simulate", simulate, simulate.simulate, "play many games and count"),
        ("ladder", ladder, ladder.ladder, "let levels play each other and rank them"),
        ("lengths", lengths, lengths.lengths, "measure how much longer sets make a game"),
        ("train", train, train.train, "learn the worth of positions from many games"),
        ("bench", bench, bench.bench, "measure how fast the engine is"),
        ("show", show, show.show, "print one whole game as a readable log"),
        ("analyse", analyse, analyse.analyse, "look back on a saved game, choice by choice"),
        ("check", checks, checks.check, "verify saved games"),
    ):
        subparser = commands.add_parser(name, help=words, description=f"{words.capitalize()}.")
        module.add_arguments(subparser, book)
        subparser.set_defaults(command=command)
    return parser


def _add_game_option(parser: Parser, books: LabBooks) -> None:
    def game(text: str) -> str:
        if text not in books:
            message = f"there is no game {quoted(text)}; choose one of {', '.join(books)}"
            raise argparse.ArgumentTypeError(message)
        return text

    first = next(iter(books))
    parser.add_argument("--game", type=game, default=first, metavar="NAME",
        help=f"{', '.join(books)} ({first}); a saved game knows its own")  # fmt: skip
