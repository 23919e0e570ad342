"""Every box keeps its stacks and set-ups, and its citizens may be named like a starter.

A new box is tried as soon as the table of sets names it.
"""

from __future__ import annotations

import pytest

from tests.games.valeria.files.facts import FACTS, facts, rows_of_area
from tests.games.valeria.sets.shipped import (
    catalog_of,
    of_box,
    part_of,
    scenario_with,
    with_all_of,
)
from valeria_desktop.games.valeria.game import RULES
from valeria_desktop.games.valeria.rules.setup import Edition, Setup
from valeria_desktop.games.valeria.sets import SETS

AREAS = [of_box(name, area) for name in SETS for area in part_of(name).areas]
PRESETS = [of_box(name, preset.id) for name in SETS for preset in part_of(name).presets]
STARTERS = {card.name for card in catalog_of().starters}
NAMESAKES = [
    of_box(name, card.id)
    for name in SETS
    for card in part_of(name).citizens
    if card.name in STARTERS
]


def as_printed(set_id: str, area: str, players: int, edition: Edition) -> list[str]:
    """Return the names of an area's stack by the facts, from the bottom to the top."""
    marked = "copies_marked_for_5_players"
    marked += "_first_edition" if edition is Edition.FIRST else ""
    names = []
    for row in reversed(rows_of_area(area, facts("monsters", FACTS / "sets" / set_id))):
        left_out = 0 if players == 5 else int(row[marked])
        names += [row["name"]] * (int(row["copies"]) - left_out)
    return names


@pytest.mark.clause("X5", "S3", "WA1")
@pytest.mark.parametrize("edition", Edition)
@pytest.mark.parametrize("players", [2, 4, 5])
@pytest.mark.parametrize(("set_id", "area"), AREAS)
def test_an_area_is_a_stack_of_its_printed_cards(
    set_id: str, area: str, players: int, edition: Edition
) -> None:
    """The boss lies lowest and a Warden above it, whatever their Strength; one card is for five."""
    table = RULES.deal(with_all_of(set_id, players=players, edition=edition), 3).view(0).table
    stack = table.monsters[table.areas.index(area)]
    assert [card.name for card in stack] == as_printed(set_id, area, players, edition)
    assert len(stack) == len(as_printed(set_id, area, 5, edition)) - (players < 5)


@pytest.mark.clause("X3", "X2")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize(("set_id", "preset"), PRESETS)
def test_the_set_up_of_a_box_has_its_areas_and_all_its_citizens(
    set_id: str, preset: str, players: int
) -> None:
    """The base game's stand for numbers that it has none of; domains come from the whole pool."""
    part, pool = part_of(set_id), catalog_of(set_id)
    setup = Setup(players, preset=preset, sets=frozenset({set_id}))
    laid = RULES.deal(setup, 4).view(0).table
    assert set(laid.areas) == set(part.areas)
    assert set(laid.citizens) >= set(part.citizens)
    own = {number for card in part.citizens for number in card.numbers}
    others = [card for card in laid.citizens if card not in part.citizens]
    assert own.isdisjoint(number for card in others for number in card.numbers)
    assert set(laid.domains) == set(pool.domains) > set(part.domains)


@pytest.mark.clause("X4", "T18")
@pytest.mark.parametrize(("set_id", "citizen"), NAMESAKES)
@pytest.mark.parametrize("owned", [0, 1, 2])
def test_a_citizen_costs_more_for_each_card_of_its_name(
    set_id: str, citizen: str, owned: int
) -> None:
    """The starter of the name, and citizens of the name that came from the base game."""
    made = scenario_with(set_id).acts(0)
    card = next(card for card in part_of(set_id).citizens if card.id == citizen)
    made.owns(0, *[card.name.lower()] * owned).holds(0, gold=9)
    price, more = card.cost, 1 + owned
    assert f"Recruit {card.name} for {price + more} Gold ({price} + {more})" in made.words
