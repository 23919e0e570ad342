"""Fire Temple: its area, and the place of its column (FT1, FT2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.games.valeria.sets.shipped import scenario_with, with_all_of
from valeria_desktop.games.valeria.game import RULES
from valeria_desktop.games.valeria.rules.setup import CUSTOM, Setup

if TYPE_CHECKING:
    from tests.scenario import Scenario

SET = "fire-temple"
AREA = "Fire Temple"


def table() -> Scenario:
    return scenario_with(SET).acts(0)


@pytest.mark.clause("FT2", "S4")
def test_the_column_stands_by_the_hell_wasps_strength() -> None:
    """2 Strength and 7 Magic: after 1 Strength, before 3."""
    areas = ("Ruins", "Forest", "Caverns", "Mountains", AREA)
    chosen = with_all_of(SET)
    setup = Setup(preset=CUSTOM, areas=areas, citizens=chosen.citizens, sets=chosen.sets)
    laid = RULES.deal(setup, 2).view(0).table
    tops = {area: stack[-1] for area, stack in zip(laid.areas, laid.monsters, strict=True)}
    prices = [(card.strength, card.magic) for card in tops.values()]
    assert prices == sorted(prices)
    at = laid.areas.index(AREA)
    assert [tops[area].strength <= 2 for area in laid.areas[:at]] == [True] * at
    assert tops[AREA].strength == 2


@pytest.mark.parametrize(
    ("monster", "price", "answer", "gain", "points"),
    [
        ("hell-wasp", (2, 7), "hell-wasp: 3-gold", (3, 0, 0), 0),
        ("hell-wasp", (2, 7), "hell-wasp: 3-magic", (0, 0, 3), 0),
        ("gagambah", (9, 5), "", (3, 0, 3), 0),
        ("sigbin", (4, 10), "sigbin: 4-gold", (4, 0, 0), 0),
        ("sigbin", (4, 10), "sigbin: 2-points", (0, 0, 0), 2),
    ],
)
def test_each_monster_pays_its_reward(
    monster: str, price: tuple[int, int], answer: str, gain: tuple[int, int, int], points: int
) -> None:
    strength, magic = price
    made = table().stack("monster-1", "goblin-king", monster)
    made.holds(0, strength=strength, magic=magic).chooses("slay monster-1")
    if answer:
        made.chooses(answer)
    assert made.resources(0) == gain
    assert made.points(0) == points
    assert made.monsters(0) == [monster]


@pytest.mark.clause("FT1")
def test_the_lava_elemental_counts_all_of_its_area() -> None:
    made = table().owns(0, "sigbin", "hell-wasp", "goblin")
    made.stack("monster-1", "lava-elemental").holds(0, strength=11, magic=11)
    made.chooses("slay monster-1")
    assert made.points(0) == 2 * 3, "the Warden and itself too; no Goblin"
