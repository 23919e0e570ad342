"""Options that several commands share: the bots, and the machine that plays."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from valeria_desktop.bots.registry import levels_of, names_of, refuse_unknown, usual_bot
from valeria_desktop.lab.arguments import UsageError, names, whole_number
from valeria_desktop.lab.executors import MAX_JOBS

if TYPE_CHECKING:
    import argparse

    from valeria_desktop.kernel.rules import Rules, Setup
    from valeria_desktop.lab.arguments import Parser


def add_bots_option(parser: Parser, rules: Rules[Any]) -> None:
    """Add the options for the bots and for their number of positions a decision."""
    parser.add_argument(
        "--bots",
        type=names,
        default=default_bots(rules),
        metavar="LIST",
        help=f"any of {_known(rules)}, seated in turn ({usual_bot(rules)})",
    )
    parser.add_argument(
        "--nodes",
        type=whole_number(1),
        metavar="N",
        help="positions that a level may look at for a decision (each level has its number)",
    )


def add_where_options(parser: Parser) -> None:
    """Add the options for the number of processes or a cluster."""
    where = parser.add_argument_group("where").add_mutually_exclusive_group()
    where.add_argument("--jobs", type=whole_number(1, MAX_JOBS), default=1, metavar="J",
        help="processes of this machine (1)")  # fmt: skip
    where.add_argument("--cluster", metavar="ADDRESS",
        help="a dask.distributed scheduler, such as tcp://192.168.0.5:8786")  # fmt: skip


def _known(rules: Rules[Any]) -> str:
    known = ", ".join(names_of(rules))
    if not (levels_of(rules) and rules.leanings):
        return known
    level, leaning = levels_of(rules)[-1], next(iter(rules.leanings))
    return f"{known} (a level also with a leaning, such as {level}+{leaning})"


def default_bots(rules: Rules[Any]) -> tuple[str, ...]:
    """Return the bots that play if the command names none."""
    return (usual_bot(rules),)


def bots_of(arguments: argparse.Namespace, rules: Rules[Any], setup: Setup) -> tuple[str, ...]:
    """Return the bots in the arguments; refuse unknown ones, none, or too many."""
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
        refuse_unknown(rules, name)
    return bots
