"""The arguments for a set-up of Valeria."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from valeria_desktop.games.valeria.files.loader import shipped_catalog
from valeria_desktop.games.valeria.lab.options import add_setup_options, setup_of
from valeria_desktop.games.valeria.rules.setup import Edition, Setup, Variant
from valeria_desktop.games.valeria.rules.setup_check import check
from valeria_desktop.lab.arguments import Parser

if TYPE_CHECKING:
    import argparse

CITIZENS = "cleric,merchant,mercenary,archer,peasant,knight,rogue,champion,paladin,butcher"


def parse(*arguments: str) -> argparse.Namespace:
    parser = Parser(prog="try")
    add_setup_options(parser)
    return parser.parse_args(arguments)


def test_nothing_asked_for_is_the_first_game_of_two() -> None:
    assert setup_of(parse()) == Setup()


@pytest.mark.clause("S11", "V2", "V3", "V4")
def test_every_option_comes_into_the_set_up() -> None:
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


@pytest.mark.clause("S11")
def test_choosing_areas_or_citizens_or_domains_makes_a_custom_set_up() -> None:
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


@pytest.mark.clause("V4")
def test_a_chosen_event_brings_the_variant_along() -> None:
    event = shipped_catalog().events[0].id

    assert setup_of(parse("--events", event)).has_events


def test_an_area_nobody_knows_is_left_for_the_set_up_to_refuse() -> None:
    assert setup_of(parse("--areas", "Atlantis")).areas == ("Atlantis",)
