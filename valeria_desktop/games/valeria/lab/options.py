"""The command-line arguments for a set-up of Valeria."""

from __future__ import annotations

import argparse
from random import Random
from typing import TYPE_CHECKING

from attrs import evolve

from valeria_desktop.games.valeria.files.loader import shipped_catalog
from valeria_desktop.games.valeria.game import BOX
from valeria_desktop.games.valeria.rules.setup import (
    BASE_VARIANTS,
    CUSTOM,
    MIN_PLAYERS,
    RANDOM,
    SIEGE_DECK,
    Edition,
    Level,
    Setup,
    Solo,
    Variant,
)
from valeria_desktop.games.valeria.rules.setup_check import check, refusal_of_set
from valeria_desktop.kernel.errors import SetupError
from valeria_desktop.kernel.foreign import quoted
from valeria_desktop.lab.arguments import UsageError, names, one_of, whole_number

if TYPE_CHECKING:
    from collections.abc import Sequence

    from valeria_desktop.games.valeria.files.box import Box
    from valeria_desktop.lab.arguments import Parser

DEFAULT_PRESET = "first-game"
ALL = "all"
"""The word for all sets that go together."""


def add_setup_options(parser: Parser) -> None:
    """Add the arguments for all parts of a set-up."""
    presets = [preset.id for preset in shipped_catalog().presets]
    group = parser.add_argument_group("set-up")
    add = group.add_argument
    add("--players", type=whole_number(), metavar="N", help="2 to 5 (2; a solo game has 1)")
    add("--edition", type=one_of(Edition, "edition"), default=Edition.SECOND, help="1e or 2e (2e)")
    add("--variant", type=_variants, default=frozenset(), metavar="LIST",
        help=f"any of {', '.join(Variant)}, with commas")  # fmt: skip
    add("--preset", metavar="NAME",
        help=f"{', '.join(presets)}, a set's, {RANDOM} or {CUSTOM} ({DEFAULT_PRESET}; "
        f"with sets {RANDOM})")  # fmt: skip
    if BOX().sets:
        add_sets_option(group)
    else:
        parser.set_defaults(sets=())
    add("--areas", type=_areas, default=(), metavar="LIST", help="custom: five areas")
    add("--citizens", type=names, default=(), metavar="LIST",
        help="custom: the ids of ten citizens, one for each number")  # fmt: skip
    add("--without", type=names, default=(), metavar="LIST",
        help="custom: the ids of domains that are left out")  # fmt: skip
    add("--events", type=names, default=(), metavar="LIST",
        help="the ids of chosen Monster Events; random ones fill up")  # fmt: skip
    solo = parser.add_argument_group("a game for one player")
    add = solo.add_argument
    add("--solo", type=one_of(Solo, "solo game"), metavar="GAME", help=" or ".join(Solo))
    add("--level", type=one_of(Level, "level"), default=Level.STANDARD,
        help=f"for the game of the Dark Lord: {', '.join(Level)} ({Level.STANDARD})")  # fmt: skip
    add("--deck", type=whole_number(), default=SIEGE_DECK, metavar="CARDS",
        help=f"for the siege: a multiple of 3 from {SIEGE_DECK} on ({SIEGE_DECK})")  # fmt: skip


def add_sets_option(parser: argparse._ActionsContainer) -> None:
    """Add the argument for sets: named ones, all, or a number of drawn ones."""
    parser.add_argument("--sets", type=_sets, default=(), metavar="LIST",
        help=f"any of {', '.join(BOX().sets)}; {ALL} that go together; or a number of them, "
        "drawn by the seed")  # fmt: skip


def setup_of(arguments: argparse.Namespace) -> Setup:
    """Return the set-up of the arguments; areas, citizens or domains make it custom."""
    chosen = arguments.areas or arguments.citizens or arguments.without
    variants = arguments.variant | ({Variant.EVENTS} if arguments.events else frozenset())
    players = 1 if arguments.solo else MIN_PLAYERS
    setup = Setup(
        players=players if arguments.players is None else arguments.players,
        edition=arguments.edition,
        preset=arguments.preset or (CUSTOM if chosen else DEFAULT_PRESET),
        variants=variants,
        areas=arguments.areas,
        citizens=arguments.citizens,
        without=arguments.without,
        events=arguments.events,
        solo=arguments.solo,
        level=arguments.level,
        deck=arguments.deck,
    )
    setup = with_named_sets(setup, arguments.sets, BOX(), getattr(arguments, "seed", 1))
    if setup.sets and arguments.preset is None and setup.preset == DEFAULT_PRESET:
        setup = evolve(setup, preset=RANDOM)  # the first game has no area and no citizen of a set
    _check_preset(setup)
    return setup


def with_named_sets(setup: Setup, sets: Sequence[str], box: Box, seed: int) -> Setup:
    """Add the sets that the option names: by their ids, all of them, or a number of drawn ones."""
    named = evolve(setup, sets=frozenset(filter(box.sets.__contains__, sets)))
    numbers = [int(each) for each in sets if each.isdecimal()]
    if ALL in sets:
        return with_drawn_sets(named, box, seed)
    return with_drawn_sets(named, box, seed, sum(numbers)) if numbers else named


def with_drawn_sets(setup: Setup, box: Box, seed: int, most: int | None = None) -> Setup:
    """Add sets that go together, with the variants they need; the seed draws who comes first.

    Of sets that exclude each other, one is in use (X1); alone, those of X24 are. Without a number,
    all are added.
    """
    drawn = [name for name in box.sets if name not in setup.sets]
    Random(seed).shuffle(drawn)
    enough = len(box.sets) if most is None else len(setup.sets) + most
    for name in drawn:
        if len(setup.sets) >= enough:
            break
        one = box.set_of(name)
        more = evolve(setup, variants=setup.variants | one.needs)
        beside = [box.set_of(other) for other in sorted(setup.sets)]
        if refusal_of_set(one, beside, more) is None and _is_playable(more, box, seed):
            setup = evolve(more, sets=setup.sets | {name})
    return setup


def _is_playable(setup: Setup, box: Box, seed: int) -> bool:
    """Return whether the base game's variants of a set-up go together, whatever its sets."""
    variants = setup.variants.intersection(BASE_VARIANTS)
    plain = Setup(setup.players, setup.edition, RANDOM, variants, solo=setup.solo)
    try:
        check(plain, box.base(), seed)
    except SetupError:
        return False
    return True


def _check_preset(setup: Setup) -> None:
    """Refuse a preset that neither the base game nor a chosen set has."""
    known = [preset.id for preset in BOX().cards_of(setup.sets).presets]
    if setup.preset not in {*known, RANDOM, CUSTOM}:
        there = ", ".join([*known, RANDOM, CUSTOM])
        raise UsageError(
            f"--preset: there is no preset {quoted(setup.preset)}; choose one of {there}."
        )


def _sets(text: str) -> tuple[str, ...]:
    chosen = names(text)
    for name in chosen:
        if name not in {ALL, *BOX().sets} and not name.isdecimal():
            message = (
                f"there is no set {quoted(name)}; choose from {', '.join(BOX().sets)}, {ALL}, or a "
                "number of them"
            )
            raise argparse.ArgumentTypeError(message)
    return chosen


def _variants(text: str) -> frozenset[Variant]:
    chosen = names(text)
    for name in chosen:
        if name not in set(Variant):
            message = f"there is no variant '{name}'; choose from {', '.join(Variant)}"
            raise argparse.ArgumentTypeError(message)
    return frozenset(Variant(name) for name in chosen)


def _areas(text: str) -> tuple[str, ...]:
    """Read areas with any capitals; the set-up refuses unknown ones."""
    known = {area.lower(): area for area in shipped_catalog().areas}
    return tuple(known.get(name.lower(), name) for name in names(text))
