"""What every one of the 24 monsters costs and is worth: T17 and T33."""

from __future__ import annotations

import pytest

from tests.each import each
from tests.scenario import CATALOG, Scenario, card
from valeria_desktop.games.valeria.rules.model.amounts import Amounts
from valeria_desktop.games.valeria.rules.model.cards import Monster
from valeria_desktop.games.valeria.rules.model.icons import MonsterType

# id: area, type, Strength, Magic, points
MONSTERS = {
    "goblin": ("Hills", "minion", 1, 0, 1),
    "goblin-mage": ("Hills", "titan", 3, 0, 2),
    "goblin-king": ("Hills", "boss", 6, 0, 4),
    "skeleton": ("Ruins", "minion", 2, 0, 2),
    "flaming-skeleton": ("Ruins", "titan", 5, 0, 3),
    "skeleton-king": ("Ruins", "boss", 8, 0, 4),
    "treant": ("Forest", "minion", 3, 0, 1),
    "bane-spider": ("Forest", "beast", 6, 0, 2),
    "spider-queen": ("Forest", "boss", 10, 3, 5),
    "owlbear": ("Valley", "beast", 4, 0, 2),
    "giant": ("Valley", "titan", 8, 0, 3),
    "troll": ("Valley", "boss", 12, 0, 6),
    "dire-bear": ("Mountains", "beast", 5, 0, 3),
    "orc-warrior": ("Mountains", "minion", 9, 0, 3),
    "orc-chieftain": ("Mountains", "boss", 14, 0, 6),
    "gargoyle": ("Barrens", "minion", 1, 0, 1),
    "wraith": ("Barrens", "titan", 4, 3, 3),
    "witch-queen": ("Barrens", "boss", 5, 4, 5),
    "gelatinous-cube": ("Swamp", "minion", 4, 1, 3),
    "basilisk": ("Swamp", "beast", 6, 3, 4),
    "swamp-dragon": ("Swamp", "boss", 10, 4, 6),
    "kobolds": ("Caverns", "minion", 5, 1, 3),
    "gold-golem": ("Caverns", "titan", 7, 3, 4),
    "red-dragon": ("Caverns", "boss", 12, 6, 7),
}
PRICES = [(monster, facts[2], facts[3]) for monster, facts in MONSTERS.items()]


@pytest.mark.clause("T17")
def test_there_are_these_24_monsters() -> None:
    """No more and no fewer."""
    assert {monster.id for monster in CATALOG.monsters} == set(MONSTERS)


@pytest.mark.clause("T17")
@each(("monster", "facts"), MONSTERS.items())
def test_a_monster_is_what_is_printed(monster: str, facts: tuple[str, str, int, int, int]) -> None:
    """Area, type, price and points."""
    found = card(monster)
    assert isinstance(found, Monster)
    assert (found.area, found.type) == (facts[0], MonsterType(facts[1]))
    assert (found.strength, found.magic, found.points) == facts[2:]


@pytest.mark.clause("T17", "T33")
@each(("monster", "strength", "magic"), PRICES)
def test_a_monster_can_be_slain_for_exactly_its_price(
    monster: str, strength: int, magic: int
) -> None:
    """Nothing of it is left over; what is there afterwards is the reward."""
    table = Scenario().holds(0, strength=strength, magic=magic).stack("monster-2", monster)
    table.acts(0)
    assert table.quote(0, "monster-2").price == Amounts(strength=strength, magic=magic)
    outcome = table.chooses("slay monster-2")
    price = Amounts(strength=strength, magic=magic).words()
    assert [str(event.words(("A", "B"))) for event in outcome.events[:3]] == [
        f"A could only: Pay {price}",
        f"A paid {price} ({card(monster).name})",
        f"A slew {card(monster).name}",
    ]
    assert table.monsters(0) == [monster]
    assert table.resources(0)[1] == 0


@pytest.mark.clause("T17")
@each(("monster", "strength", "magic"), PRICES)
def test_a_monster_cannot_be_slain_for_one_less(monster: str, strength: int, magic: int) -> None:
    """Neither one Strength less nor one Magic less."""
    table = Scenario().holds(0, strength=strength - 1, magic=magic).stack("monster-2", monster)
    table.acts(0)
    assert "slay monster-2" not in table.options
    assert "Strength" in table.reasons(0, "monster-2")[-1]
    if magic:
        table.holds(0, strength=strength + 9, magic=magic - 1)
        assert "slay monster-2" not in table.options
        assert table.reasons(0, "monster-2") == ["1 Magic short"]


@pytest.mark.clause("T33")
@each(("monster", "points"), [(m, facts[4]) for m, facts in MONSTERS.items()])
def test_a_monsters_points_count_for_whoever_owns_it(monster: str, points: int) -> None:
    """At the end only; nothing on the board."""
    table = Scenario(variants=["no-duke"]).owns(1, monster)
    assert table.score(1).of("monsters") == points
    assert (table.points(1), table.score(0).of("monsters")) == (0, 0)
