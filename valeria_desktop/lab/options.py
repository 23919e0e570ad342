"""The arguments for a set-up and for bots, shared by the commands."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from valeria_desktop.bots.registry import BOTS, make_bot
from valeria_desktop.content.loader import shipped_catalog
from valeria_desktop.engine.cards import Edition
from valeria_desktop.engine.setup import CUSTOM, RANDOM, Setup, Variant
from valeria_desktop.lab.commandline import UsageError, names, whole_number

if TYPE_CHECKING:
    from valeria_desktop.lab.commandline import Parser

DEFAULT_PRESET = "first-game"


def add_setup_options(parser: Parser) -> None:
    """Add everything that a set-up consists of."""
    presets = [preset.id for preset in shipped_catalog().presets]
    group = parser.add_argument_group("set-up")
    add = group.add_argument
    add("--players", type=whole_number(), default=2, metavar="N", help="2 to 5 (2)")
    add("--edition", type=_edition, default=Edition.SECOND, help="1e or 2e (2e)")
    add("--variant", type=_variants, default=frozenset(), metavar="LIST",
        help=f"any of {', '.join(Variant)}, with commas")  # fmt: skip
    add("--preset", metavar="NAME",
        help=f"{', '.join(presets)}, {RANDOM} or {CUSTOM} ({DEFAULT_PRESET})")  # fmt: skip
    add("--areas", type=_areas, default=(), metavar="LIST", help="custom: five areas")
    add("--citizens", type=names, default=(), metavar="LIST",
        help="custom: the ids of ten citizens, one for each number")  # fmt: skip
    add("--without", type=names, default=(), metavar="LIST",
        help="custom: the ids of domains that are left out")  # fmt: skip
    add("--events", type=names, default=(), metavar="LIST",
        help="the ids of chosen Monster Events; random ones fill up")  # fmt: skip


def add_bots_option(parser: Parser) -> None:
    """Add the choice of bots."""
    parser.add_argument(
        "--bots",
        type=names,
        default=("greedy",),
        metavar="LIST",
        help=f"any of {', '.join(BOTS)}, seated in turn (greedy)",
    )


def setup_of(arguments: argparse.Namespace) -> Setup:
    """Make the set-up that was asked for; choosing areas, citizens or domains makes it custom."""
    chosen = arguments.areas or arguments.citizens or arguments.without
    variants = arguments.variant | ({Variant.EVENTS} if arguments.events else frozenset())
    return Setup(
        players=arguments.players,
        edition=arguments.edition,
        preset=arguments.preset or (CUSTOM if chosen else DEFAULT_PRESET),
        variants=variants,
        areas=arguments.areas,
        citizens=arguments.citizens,
        without=arguments.without,
        events=arguments.events,
    )


def bots_of(arguments: argparse.Namespace, setup: Setup) -> tuple[str, ...]:
    """Give the bots that were asked for, each a known one."""
    bots: tuple[str, ...] = arguments.bots
    if not bots:
        raise UsageError("Name at least one bot.")
    if len(bots) > setup.players:
        raise UsageError(
            f"{len(bots)} bots were named for {setup.players} players; name at most one for each."
        )
    for name in bots:
        make_bot(name, 0)
    return bots


def _edition(text: str) -> Edition:
    if text not in set(Edition):
        message = f"there is no edition '{text}'; choose {' or '.join(Edition)}"
        raise argparse.ArgumentTypeError(message)
    return Edition(text)


def _variants(text: str) -> frozenset[Variant]:
    chosen = names(text)
    for name in chosen:
        if name not in set(Variant):
            message = f"there is no variant '{name}'; choose from {', '.join(Variant)}"
            raise argparse.ArgumentTypeError(message)
    return frozenset(Variant(name) for name in chosen)


def _areas(text: str) -> tuple[str, ...]:
    """Read areas however they are capitalised; the set-up refuses unknown ones."""
    known = {area.lower(): area for area in shipped_catalog().areas}
    return tuple(known.get(name.lower(), name) for name in names(text))
