"""The arguments for set-ups and bots."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from valeria_desktop.bots.registry import UnknownBotError
from valeria_desktop.games.valeria.files.loader import shipped_catalog
from valeria_desktop.games.valeria.rules.model.cards import Edition
from valeria_desktop.games.valeria.rules.setup import Setup, Variant, check
from valeria_desktop.lab.commandline import Parser, UsageError
from valeria_desktop.lab.options import add_bots_option, add_setup_options, bots_of, setup_of

if TYPE_CHECKING:
    import argparse

CITIZENS = "cleric,merchant,mercenary,archer,peasant,knight,rogue,champion,paladin,butcher"


def parse(*arguments: str) -> argparse.Namespace:
    parser = Parser(prog="try")
    add_setup_options(parser)
    add_bots_option(parser)
    return parser.parse_args(arguments)


def test_nothing_asked_for_is_the_first_game_of_two() -> None:
    assert setup_of(parse()) == Setup()


def test_every_option_comes_into_the_set_up() -> None:
    """S11, V2, V3, V4."""
    given = parse(
        *("--players", "4", "--edition", "2e", "--variant", "mixed, events,no-duke"),
        *("--preset", "monster-blood", "--events", shipped_catalog().events[0].id),
    )

    assert setup_of(given) == Setup(
        players=4,
        edition=Edition.SECOND,
        preset="monster-blood",
        variants=frozenset({Variant.MIXED, Variant.EVENTS, Variant.NO_DUKE}),
        events=(shipped_catalog().events[0].id,),
    )


def test_the_first_edition_can_be_asked_for() -> None:
    assert setup_of(parse("--edition", "1e")).edition is Edition.FIRST


def test_choosing_areas_or_citizens_or_domains_makes_a_custom_set_up() -> None:
    """S11."""
    setup = setup_of(
        parse(
            *("--areas", "barrens,RUINS,Forest,swamp,caverns", "--citizens", CITIZENS),
            *("--without", "eye-of-asteraten"),
        )
    )

    assert setup.preset == "custom"
    assert setup.areas == ("Barrens", "Ruins", "Forest", "Swamp", "Caverns")
    assert setup.citizens == tuple(CITIZENS.split(","))
    assert setup.without == ("eye-of-asteraten",)
    check(setup, shipped_catalog(), 1)


def test_a_chosen_event_brings_the_variant_along() -> None:
    """V4."""
    event = shipped_catalog().events[0].id

    assert setup_of(parse("--events", event)).has_events


def test_an_area_nobody_knows_is_left_for_the_set_up_to_refuse() -> None:
    assert setup_of(parse("--areas", "Atlantis")).areas == ("Atlantis",)


def test_bots_are_known_ones_and_no_more_than_seats() -> None:
    setup = Setup(players=2)

    assert bots_of(parse(), setup) == ("greedy",)
    assert bots_of(parse("--bots", "greedy, random"), setup) == ("greedy", "random")
    with pytest.raises(UsageError, match="3 bots were named for 2 players"):
        bots_of(parse("--bots", "random,random,random"), setup)
    with pytest.raises(UsageError, match="at least one bot"):
        bots_of(parse("--bots", ","), setup)
    with pytest.raises(UnknownBotError, match="no bot 'clever'"):
        bots_of(parse("--bots", "clever"), setup)
