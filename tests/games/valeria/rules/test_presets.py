"""Presets, random and custom set-ups (S11), in both editions."""

from __future__ import annotations

from itertools import chain, combinations
from typing import TYPE_CHECKING

import pytest

from tests.scenario import CATALOG, Scenario, card
from valeria_desktop.games.valeria.rules.modes import lay_out
from valeria_desktop.games.valeria.rules.setup import (
    BASE_VARIANTS,
    Setup,
    Variant,
)

if TYPE_CHECKING:
    from valeria_desktop.games.valeria.rules.model.table import Table

FIRST_GAME = (
    "Hills Ruins Forest Valley Mountains",
    "cleric merchant mercenary archer peasant knight rogue champion paladin butcher",
    "",
)
GLITTERING_GOLD = (
    "Hills Ruins Forest Swamp Caverns",
    "monk merchant alchemist archer peasant knight rogue champion paladin butcher",
    "forgotten-sorrows the-violet-thorn golden-obelisk-of-nae monolith-of-ostendaar",
)
MASTERY_OVER_MAGIC = (
    "Barrens Ruins Forest Valley Mountains",
    "cleric merchant alchemist wizard peasant knight thief champion paladin butcher",
    "eye-of-asteraten blood-crow-army foxgrove-palisade gargans-embrace",
)
MONSTER_BLOOD = (
    "Barrens Ruins Forest Swamp Mountains",
    "cleric blacksmith mercenary archer peasant knight rogue warlord priestess miner",
    "forgotten-sorrows nest-of-the-weaver-witch cathedral-of-st-aquila cutthroats-truce",
)
PRESETS = {
    "first-game": FIRST_GAME,
    "glittering-gold": GLITTERING_GOLD,
    "mastery-over-magic": MASTERY_OVER_MAGIC,
    "monster-blood": MONSTER_BLOOD,
}
NUMBERS = [(1,), (2,), (3,), (4,), (5,), (6,), (7,), (8,), (9, 10), (11, 12)]
ALL_PRESETS = [*PRESETS, "random", "custom"]
CUSTOM_AREAS = ("Caverns", "Swamp", "Barrens", "Valley", "Hills")
CUSTOM_CITIZENS = (
    "miner",
    "priestess",
    "warlord",
    "thief",
    "knight",
    "peasant",
    "wizard",
    "alchemist",
    "blacksmith",
    "monk",
)


def laid_out(preset: str, players: int = 2, edition: str = "2e", seed: int = 1) -> Table:
    return Scenario(players, edition, preset=preset, seed=seed).state.table


def custom(players: int = 2, edition: str = "2e", without: tuple[str, ...] = ()) -> Scenario:
    return Scenario(
        players,
        edition,
        preset="custom",
        areas=CUSTOM_AREAS,
        citizens=CUSTOM_CITIZENS,
        without=without,
    )


def domains_in(table: Scenario) -> set[str]:
    return {name for column in range(1, 6) for name in table.cards_at(f"domain-{column}")}


@pytest.mark.clause("S11")
@pytest.mark.parametrize("edition", ["1e", "2e"])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("preset", PRESETS)
def test_a_preset_names_its_areas_citizens_and_domains(
    preset: str, players: int, edition: str
) -> None:
    """Peasant and Knight always fill 5 and 6."""
    areas, citizens, without = PRESETS[preset]
    table = laid_out(preset, players, edition)

    assert table.areas == tuple(areas.split())
    assert [citizen.id for citizen in table.citizens] == citizens.split()
    left_out = set(CATALOG.domains) - set(table.domains)
    assert {domain.id for domain in left_out} == set(without.split())


@pytest.mark.clause("S11")
def test_there_are_four_presets_with_names_for_the_player() -> None:
    assert {preset.id: preset.name for preset in CATALOG.presets} == {
        "first-game": "First game",
        "glittering-gold": "Glittering Gold",
        "mastery-over-magic": "Mastery over Magic",
        "monster-blood": "Monster Blood",
    }


@pytest.mark.clause("S6", "S11")
def test_a_domain_that_a_preset_leaves_out_is_never_dealt() -> None:
    """With five players exactly the twenty others lie in the centre."""
    table = Scenario(5, preset="monster-blood")

    everything = {domain.id for domain in CATALOG.domains}
    assert domains_in(table) == everything - set(MONSTER_BLOOD[2].split())


@pytest.mark.clause("S3", "S5", "S11")
@pytest.mark.parametrize("edition", ["1e", "2e"])
def test_a_random_set_up_has_five_areas_and_a_citizen_for_each_number(edition: str) -> None:
    for seed in range(20):
        table = laid_out("random", 3, edition, seed)

        assert len(set(table.areas)) == 5
        assert [citizen.numbers for citizen in table.citizens] == NUMBERS
        assert len(table.domains) == 24


@pytest.mark.clause("S11")
def test_random_set_ups_use_all_areas_and_all_citizens() -> None:
    tables = [laid_out("random", seed=seed) for seed in range(40)]

    assert set(chain.from_iterable(table.areas for table in tables)) == set(CATALOG.areas)
    assert set(chain.from_iterable(table.citizens for table in tables)) == set(CATALOG.citizens)


@pytest.mark.clause("S11")
def test_a_random_set_up_comes_from_the_seed() -> None:
    once, again, other = (laid_out("random", seed=seed) for seed in (1, 1, 2))

    assert (once.areas, once.citizens) == (again.areas, again.citizens)
    assert (once.areas, once.citizens) != (other.areas, other.citizens)


@pytest.mark.clause("S4", "S5", "S11")
@pytest.mark.parametrize("edition", ["1e", "2e"])
def test_a_custom_set_up_takes_what_was_chosen_in_any_order(edition: str) -> None:
    """Barrens before Hills by the boss, Valley before Swamp by the Magic."""
    table = custom(edition=edition)

    assert table.state.table.areas == ("Barrens", "Hills", "Valley", "Swamp", "Caverns")
    tops = [table.cards_at(f"citizen-{number}")[-1] for number in range(1, 11)]
    assert tops == list(reversed(CUSTOM_CITIZENS))


@pytest.mark.clause("S11")
@pytest.mark.parametrize(("players", "out"), [(2, 9), (4, 9), (5, 4)])
def test_domains_may_be_left_out_as_long_as_enough_remain(players: int, out: int) -> None:
    """15 are needed, and 20 with five players."""
    domains = [domain.id for domain in CATALOG.domains]
    table = custom(players, without=tuple(domains[:out]))

    assert domains_in(table) == set(domains[out:])


@pytest.mark.clause("S11")
def test_leaving_a_domain_out_twice_leaves_it_out_once() -> None:
    """Ten names, but only nine domains, so fifteen remain."""
    domains = [domain.id for domain in CATALOG.domains]
    table = custom(without=(*domains[:9], domains[0]))

    assert domains_in(table) == set(domains[9:])


@pytest.mark.clause("V2", "S11")
def test_mixed_citizens_leave_a_presets_citizens_aside() -> None:
    """All eighteen take part, the areas and domains are the preset's."""
    table = Scenario(variants=["mixed"], preset="glittering-gold").state.table

    assert set(table.citizens) == set(CATALOG.citizens)
    assert table.areas == ("Hills", "Ruins", "Forest", "Swamp", "Caverns")
    assert card("the-violet-thorn") not in table.domains


def variant_sets(edition: str) -> list[tuple[Variant, ...]]:
    legal = [each for each in BASE_VARIANTS if (edition, each) != ("1e", Variant.EVENTS)]
    return [chosen for size in range(len(legal) + 1) for chosen in combinations(legal, size)]


@pytest.mark.clause("S11", "V1", "V2", "V3", "V4")
@pytest.mark.parametrize("edition", ["1e", "2e"])
@pytest.mark.parametrize("preset", ALL_PRESETS)
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_legal_combination_of_variants_can_be_dealt(
    players: int, preset: str, edition: str
) -> None:
    """The variants go together freely."""
    for variants in variant_sets(edition):
        areas = CUSTOM_AREAS if preset == "custom" else ()
        named = preset == "custom" and Variant.MIXED not in variants
        citizens = CUSTOM_CITIZENS if named else ()
        table = Scenario(players, edition, variants, preset=preset, areas=areas, citizens=citizens)

        events = players if Variant.EVENTS in variants else 0
        assert len(table.state.pile) == 2 * players + events
        dukes = [player.duke for player in table.state.players if player.duke]
        assert len(set(dukes)) == (0 if Variant.NO_DUKE in variants else players)
        shuffled = table.state.face_down[5] == (5 if players == 5 else 4)
        assert shuffled is (Variant.MIXED in variants)


@pytest.mark.clause("S11")
def test_the_table_of_a_set_up_can_be_laid_out_again_alone() -> None:
    """Set-up and seed fix it, so a save need not hold it."""
    setup = Setup(preset="random")

    assert lay_out(setup, CATALOG, 7).areas == laid_out("random", seed=7).areas
