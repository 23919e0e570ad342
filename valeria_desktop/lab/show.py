"""`valeria-lab show`: one whole game as a readable log."""

from __future__ import annotations

from typing import TYPE_CHECKING

from valeria_desktop.content.loader import shipped_catalog
from valeria_desktop.engine.setup import check
from valeria_desktop.lab.commandline import whole_number
from valeria_desktop.lab.log import game_log
from valeria_desktop.lab.options import add_bots_option, add_setup_options, bots_of, setup_of

if TYPE_CHECKING:
    import argparse

    from valeria_desktop.lab.commandline import Parser


def add_arguments(parser: Parser) -> None:
    """Add the arguments of the command."""
    parser.add_argument("seed", type=whole_number(0), metavar="SEED", help="the game's seed")
    add_setup_options(parser)
    add_bots_option(parser)


def show(arguments: argparse.Namespace) -> None:
    """Play the game and print it."""
    setup = setup_of(arguments)
    bots = bots_of(arguments, setup)
    check(setup, shipped_catalog(), arguments.seed)
    for line in game_log(setup, bots, arguments.seed):
        print(line)
