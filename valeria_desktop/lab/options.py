"""The choice of bots, shared by the commands."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from valeria_desktop.bots.registry import best_bot, make_bot
from valeria_desktop.bots.registry import bots_of as all_bots
from valeria_desktop.lab.arguments import UsageError, names

if TYPE_CHECKING:
    import argparse

    from valeria_desktop.kernel.rules import Rules, Setup
    from valeria_desktop.lab.arguments import Parser


def add_bots_option(parser: Parser, rules: Rules[Any]) -> None:
    """Add the choice of bots."""
    parser.add_argument(
        "--bots",
        type=names,
        default=default_bots(rules),
        metavar="LIST",
        help=f"any of {', '.join(all_bots(rules))}, seated in turn ({best_bot(rules)})",
    )


def default_bots(rules: Rules[Any]) -> tuple[str, ...]:
    """Name who plays where nobody else is asked for."""
    return (best_bot(rules),)


def bots_of(arguments: argparse.Namespace, rules: Rules[Any], setup: Setup) -> tuple[str, ...]:
    """Give the bots that were asked for, each a known one."""
    bots: tuple[str, ...] = arguments.bots
    if not bots:
        raise UsageError("Name at least one bot.")
    if len(bots) > setup.players:
        raise UsageError(
            f"{len(bots)} bots were named for {setup.players} players; name at most one for each."
            if setup.players > 1
            else f"{len(bots)} bots were named for one player; name one."
        )
    for name in bots:
        make_bot(rules, name, 0)
    return bots
