"""The arguments for a set-up of Valeria."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from attrs import evolve

from tests.games.valeria.sets.boxes import BOX as CARNIVALS
from tests.games.valeria.sets.boxes import FUNERAL, facts
from valeria_desktop.games.valeria.files.loader import shipped_catalog
from valeria_desktop.games.valeria.game import BOX, box_of
from valeria_desktop.games.valeria.lab.options import add_setup_options, setup_of, with_drawn_sets
from valeria_desktop.games.valeria.lab.setup_words import setup_words
from valeria_desktop.games.valeria.rules.setup import Edition, Setup, Solo, Variant
from valeria_desktop.games.valeria.rules.setup_check import check
from valeria_desktop.lab.arguments import Parser, UsageError

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


@pytest.mark.clause("X1")
def test_sets_are_named_or_all_that_go_together_are_taken() -> None:
    setup = setup_of(parse("--sets", "gnolls,promos", "--preset", "random"))
    assert setup.sets == {"gnolls", "promos"}
    assert setup_words(setup) == ("2 players, second edition, Random, with Gnolls, Promos")
    left_out = set(BOX().sets) - setup_of(parse("--sets", "all")).sets
    assert left_out in ({"margraves"}, {"crimson-seas"})
    assert setup_of(parse("--sets", "all", "--solo", "siege")).sets == frozenset()
    with pytest.raises(SystemExit):
        parse("--sets", "moon")


@pytest.mark.clause("X1", "X3")
def test_with_sets_areas_and_citizens_are_drawn_from_all_boxes() -> None:
    """The first game lays none of theirs; a preset that is named stays."""
    for sets in ("all", "gnolls", "2"):
        assert setup_of(parse("--sets", sets)).preset == "random"
    assert setup_of(parse("--sets", "all", "--preset", "first-game")).preset == "first-game"
    assert setup_of(parse("--sets", "all", "--solo", "siege")).preset == "first-game"
    words = setup_words(setup_of(parse("--sets", "all")))
    assert words.startswith("2 players, second edition, Random, Event cards, with Agents, ")
    assert "Crimson Seas" in words or "Margraves" in words


@pytest.mark.clause("X1", "X24")
def test_of_sets_that_exclude_each_other_the_seed_draws_one() -> None:
    taken = {with_drawn_sets(Setup(), CARNIVALS(), seed).sets for seed in range(20)}
    assert taken == {frozenset({"carnival"}), frozenset({"funeral"})}
    alone = Setup(players=1, solo=Solo.DARK_LORD)
    assert {with_drawn_sets(alone, CARNIVALS(), seed).sets for seed in range(20)} == {
        frozenset({"carnival"})
    }


@pytest.mark.clause("X1")
def test_a_number_of_sets_is_drawn_by_the_seed() -> None:
    several = [with_drawn_sets(Setup(preset="random"), BOX(), seed, 3) for seed in range(12)]
    assert {len(setup.sets) for setup in several} == {3}
    assert len({setup.sets for setup in several}) > 6
    for setup in several:
        check(setup, BOX().cards_of(setup.sets), 1)
    assert len(setup_of(parse("--sets", "2", "--preset", "random")).sets) == 2
    both = setup_of(parse("--sets", "gnolls,2", "--preset", "random")).sets
    assert "gnolls" in both
    assert len(both) == 3


def test_all_sets_turn_on_the_variants_that_they_need() -> None:
    needs = frozenset({Variant.EVENTS})
    box = box_of(shipped_catalog, {"funeral": lambda: evolve(FUNERAL, needs=needs)}, facts)
    assert with_drawn_sets(Setup(), box(), 1).variants == needs
    first = with_drawn_sets(Setup(edition=Edition.FIRST), box(), 1)
    assert (first.sets, first.variants) == (frozenset(), frozenset())


def test_a_preset_belongs_to_a_chosen_set_or_to_the_base_game() -> None:
    with pytest.raises(UsageError, match="--preset: there is no preset 'all-gnolls'"):
        setup_of(parse("--sets", "gnolls", "--preset", "all-gnolls"))
