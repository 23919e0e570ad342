"""What slaying gives where nothing is chosen, bosses included: T17 and T24."""

from __future__ import annotations

import pytest

from tests.scenario import CATALOG, Scenario, card
from valeria_desktop.games.valeria.rules.model.cards import Monster
from valeria_desktop.games.valeria.rules.model.icons import MonsterType
from valeria_desktop.games.valeria.rules.model.prompts import Prompt


def slain(monster: str, *owned: str) -> Scenario:
    """Slay a monster for exactly its price, owning others already."""
    found = card(monster)
    assert isinstance(found, Monster)
    table = Scenario().holds(0, strength=found.strength, magic=found.magic).owns(0, *owned)
    table.stack("monster-3", monster).acts(0)
    table.chooses("slay monster-3")
    return table


@pytest.mark.clause("T17")
@pytest.mark.parametrize(
    ("monster", "reward"),
    [
        ("goblin", (1, 0, 0)),
        ("skeleton", (1, 0, 0)),
        ("flaming-skeleton", (1, 0, 1)),
        ("treant", (1, 0, 1)),
        ("owlbear", (0, 0, 2)),
        ("giant", (1, 0, 2)),
        ("gargoyle", (0, 0, 1)),
        ("gelatinous-cube", (2, 0, 0)),
        ("kobolds", (2, 0, 1)),
        ("gold-golem", (5, 0, 0)),
    ],
)
def test_a_fixed_reward_is_gained_at_once(monster: str, reward: tuple[int, int, int]) -> None:
    """Whatever else was slain before, and nothing is asked."""
    assert slain(monster).resources(0) == reward
    table = slain(monster, monster, monster, "goblin-king", "red-dragon")
    assert table.resources(0) == reward
    assert table.points(0) == 0
    assert table.decision.prompt is Prompt.ACT


BOSSES = {
    # id: Gold and Magic for each, two others of its area
    "goblin-king": (1, 0, "goblin", "goblin-mage"),
    "skeleton-king": (2, 0, "skeleton", "flaming-skeleton"),
    "troll": (0, 2, "owlbear", "giant"),
    "orc-chieftain": (2, 0, "dire-bear", "orc-warrior"),
    "witch-queen": (0, 1, "gargoyle", "wraith"),
    "swamp-dragon": (0, 2, "gelatinous-cube", "basilisk"),
    "red-dragon": (3, 0, "kobolds", "gold-golem"),
}
EACH_BOSS = [(boss, *facts) for boss, facts in BOSSES.items()]


@pytest.mark.clause("T24")
def test_every_boss_is_tested_here_or_with_the_choices() -> None:
    """The Spider Queen leaves a choice."""
    bosses = {card.id for card in CATALOG.monsters if card.type is MonsterType.BOSS}
    assert bosses == {*BOSSES, "spider-queen"}


@pytest.mark.clause("T24")
@pytest.mark.parametrize(("boss", "gold", "magic", "one", "two"), EACH_BOSS)
def test_a_boss_counts_itself(boss: str, gold: int, magic: int, one: str, two: str) -> None:
    """Alone it counts one."""
    assert slain(boss).resources(0) == (gold, 0, magic)


@pytest.mark.clause("T24")
@pytest.mark.parametrize(("boss", "gold", "magic", "one", "two"), EACH_BOSS)
def test_a_boss_counts_every_slain_monster_of_its_area(
    boss: str, gold: int, magic: int, one: str, two: str
) -> None:
    """Three others and itself make four."""
    assert slain(boss, one, two, one).resources(0) == (4 * gold, 0, 4 * magic)


@pytest.mark.clause("T24")
@pytest.mark.parametrize(("boss", "gold", "magic", "one", "two"), EACH_BOSS)
def test_a_boss_counts_no_other_area_and_no_other_player(
    boss: str, gold: int, magic: int, one: str, two: str
) -> None:
    """One monster of each other area, and a Monster Event, count nothing."""
    area = next(monster.area for monster in CATALOG.monsters if monster.id == boss)
    others = [group[0].id for name, group in CATALOG.areas.items() if name != area]
    assert len(others) == 7
    found = card(boss)
    assert isinstance(found, Monster)
    table = Scenario().holds(0, strength=found.strength, magic=found.magic)
    table.owns(0, *others, "mimic").owns(1, one, two).stack("monster-3", boss).acts(0)
    table.chooses("slay monster-3")
    assert table.resources(0) == (gold, 0, magic)


@pytest.mark.clause("T24", "T25")
def test_a_monster_returned_no_longer_counts() -> None:
    """A Goblin back on its stack; what is owned at that moment counts."""
    table = Scenario().holds(0, gold=6, strength=6).owns(0, "knight", "knight", "goblin")
    table.stack("domain-1", "watcher-on-the-water").stack("monster-2", "goblin-king").acts(0)
    table.chooses("build domain-1", "watcher-on-the-water: return-goblin", "slay monster-2")
    assert table.resources(0) == (1, 0, 0)


@pytest.mark.clause("T24", "T26")
def test_a_monster_taken_counts_for_its_new_owner() -> None:
    table = Scenario().holds(0, gold=10, strength=8).owns(0, "rogue", "rogue")
    table.owns(1, "skeleton").stack("domain-1", "purloiners-perch")
    table.stack("monster-2", "skeleton-king").acts(0)
    table.chooses("build domain-1", "slay monster-2")
    assert table.resources(0) == (4, 0, 0)
