"""Domains that bring a citizen for nothing (T21)."""

from __future__ import annotations

import pytest

from tests.scenario import PLACE, Scenario

# First game: Cleric, Merchant, Mercenary, Archer, Peasant, Knight, Rogue, Champion, Paladin,
# Butcher lie on the places citizen-1 to citizen-10.
FITTING = [
    ("darktide-harbour", [3, 7], (0, 0, 0)),
    ("rogues-landing", [2, 5, 10], (0, 0, 0)),
    ("shattered-hand", [1, 9], (0, 0, 0)),
    ("cloudriders-camp", [6, 8], (0, 3, 0)),  # the Archer costs 4
    ("grimmwater-keep", [1, 2, 3, 5, 6, 7, 8, 9, 10], (0, 0, 0)),
]


@pytest.mark.clause("T21")
@pytest.mark.parametrize(("name", "places", "gain"), FITTING)
def test_a_domain_brings_one_fitting_citizen(
    name: str, places: list[int], gain: tuple[int, int, int]
) -> None:
    """One must be taken, so there is no way around it; it costs nothing."""
    table = Scenario().may_build(0, name).acts(0)
    table.chooses("build domain-1")
    assert table.options == [f"{name}: citizen-{place}" for place in places]
    before = len(table.citizens(0))
    place = f"citizen-{places[-1]}"
    top = table.cards_at(place)[-1]
    table.chooses(f"{name}: {place}")
    assert table.citizens(0)[before:] == [top]
    assert table.cards_at(place) == [top] * 4
    assert table.resources(0) == gain


@pytest.mark.clause("T21")
@pytest.mark.parametrize(("name", "places", "gain"), FITTING)
def test_without_a_fitting_citizen_that_part_is_lost(
    name: str, places: list[int], gain: tuple[int, int, int]
) -> None:
    """Cloudrider's Camp still gives its 3 Strength."""
    table = Scenario().may_build(0, name)
    for place in places:
        table.stack(f"citizen-{place}", "exhausted")
    before = table.citizens(0)
    table.acts(0).chooses("build domain-1")
    assert table.domains(0) == [name]
    assert table.citizens(0) == before
    assert table.resources(0) == gain
    assert "gain gold" in table.options


@pytest.mark.clause("T21")
@pytest.mark.parametrize(("name", "places", "gain"), FITTING)
def test_a_single_fitting_citizen_is_taken_without_asking(
    name: str, places: list[int], gain: tuple[int, int, int]
) -> None:
    table = Scenario().may_build(0, name)
    for place in places[1:]:
        table.stack(f"citizen-{place}")
    before = len(table.citizens(0))
    top = table.cards_at(f"citizen-{places[0]}")[-1]
    table.acts(0).chooses("build domain-1")
    assert table.citizens(0)[before:] == [top]
    assert table.resources(0) == gain


@pytest.mark.clause("T21")
@pytest.mark.parametrize(
    ("name", "other", "fits"),
    [
        ("darktide-harbour", "alchemist", True),
        ("darktide-harbour", "thief", True),
        ("darktide-harbour", "monk", False),
        ("rogues-landing", "blacksmith", True),
        ("rogues-landing", "miner", True),
        ("shattered-hand", "monk", True),
        ("shattered-hand", "priestess", True),
        ("cloudriders-camp", "warlord", True),
        ("cloudriders-camp", "wizard", False),  # a Soldier, but for 4 Gold
        ("cloudriders-camp", "rogue", False),  # for 2 Gold, but no Soldier
        ("grimmwater-keep", "alchemist", True),
        ("grimmwater-keep", "wizard", False),
    ],
)
def test_role_and_base_cost_decide_what_fits(name: str, other: str, *, fits: bool) -> None:
    table = Scenario().may_build(0, name)
    for place in range(1, 11):
        table.stack(f"citizen-{place}")
    table.stack("citizen-4", other, other)
    table.acts(0).chooses("build domain-1")
    assert (table.citizens(0)[-1:] == [other]) is fits


@pytest.mark.clause("T21")
def test_the_limit_looks_at_the_base_cost() -> None:
    """Three Clerics make the next cost 6 Gold; Grimmwater Keep brings it all the same."""
    table = Scenario().may_build(0, "grimmwater-keep").owns(0, "cleric", "cleric", "cleric")
    table.acts(0)
    assert table.quote(0, "citizen-1").price.gold == 6
    table.chooses("build domain-1", "grimmwater-keep: citizen-1")
    assert table.citizens(0).count("cleric") == 4
    assert table.resources(0) == (0, 0, 0)


@pytest.mark.clause("T21", "V4")
def test_a_monster_event_on_a_citizen_place_is_no_citizen() -> None:
    table = Scenario(variants=["events"]).may_build(0, "shattered-hand")
    table.stack("citizen-1", "corrupted-cleric").acts(0)
    table.chooses("build domain-1")
    assert table.citizens(0)[-1] == "paladin"


@pytest.mark.clause("S5", "T21")
def test_a_citizen_below_the_top_is_not_offered() -> None:
    """Only the top card of a stack can be taken."""
    table = Scenario().may_build(0, "shattered-hand").stack("citizen-1", "cleric", "rogue")
    table.acts(0).chooses("build domain-1")
    assert table.citizens(0)[-1] == "paladin"


@pytest.mark.clause("T30")
def test_the_last_citizen_of_a_stack_leaves_an_exhausted_place_after_the_action() -> None:
    table = Scenario().may_build(0, "shattered-hand").stack("citizen-1", "cleric").acts(0)
    table.chooses("build domain-1", "shattered-hand: citizen-1")
    assert table.cards_at("citizen-1") == ["exhausted"]
    assert table.log()[-2:] == [
        "Halfpenny Hill was turned up at domain stack 1",
        "Citizen stack 1 is exhausted",
    ]


@pytest.mark.clause("T21", "V2")
def test_a_free_citizen_shows_the_next_of_mixed_citizens() -> None:
    table = Scenario(variants=["mixed"]).may_build(0, "shattered-hand")
    table.stack("citizen-1", "cleric", "monk", "cleric", face_down=2).acts(0)
    table.chooses("build domain-1", "shattered-hand: citizen-1")
    assert table.state.face_down[PLACE["citizen-1"]] == 1
    assert "Monk was turned up at citizen stack 1" in table.log()
    assert table.quote(0, "citizen-1").card is not None
    view = table.game.view(1)
    assert [found and found.id for found in view.stacks[PLACE["citizen-1"]]] == [None, "monk"]


@pytest.mark.clause("T19")
def test_the_citizen_gained_counts_for_the_second_action() -> None:
    """The Cleric of Shattered Hand is the second Holy icon of the Cathedral."""
    table = Scenario().may_build(0, "shattered-hand", below="cathedral-of-st-aquila")
    table.holds(0, gold=15).holds(1).acts(0)
    table.chooses("build domain-1", "shattered-hand: citizen-1", "build domain-1")
    assert table.domains(0) == ["shattered-hand", "cathedral-of-st-aquila"]
