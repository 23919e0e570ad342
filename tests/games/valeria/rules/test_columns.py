"""Areas, five-player cards and the order of the columns (S3, S4)."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

import pytest

from tests.scenario import CATALOG, Scenario
from valeria_desktop.games.valeria.files.loader import load_catalog
from valeria_desktop.games.valeria.rules.game import new_game
from valeria_desktop.games.valeria.rules.model.icons import MonsterType
from valeria_desktop.games.valeria.rules.setup import Setup

if TYPE_CHECKING:
    from pathlib import Path

CITIZENS = tuple(group[0].id for group in CATALOG.numbers.values())


def columns(*areas: str, players: int = 2) -> tuple[str, ...]:
    table = Scenario(players, preset="custom", areas=areas, citizens=CITIZENS)
    return table.state.table.areas


@pytest.mark.clause("S3")
@pytest.mark.parametrize(
    ("area", "first", "second", "five"),
    [
        ("Hills", "3 goblin, 1 mage", "3 goblin, 1 mage", "3 goblin, 2 mage"),
        ("Ruins", "2 skeleton, 2 flaming", "3 skeleton, 1 flaming", "3 skeleton, 2 flaming"),
        ("Forest", "2 treant, 2 bane", "2 treant, 2 bane", "3 treant, 2 bane"),
        ("Valley", "3 owlbear, 1 giant", "3 owlbear, 1 giant", "3 owlbear, 2 giant"),
        ("Mountains", "2 dire, 2 orc", "2 dire, 2 orc", "3 dire, 2 orc"),
        ("Barrens", "3 gargoyle, 1 wraith", "3 gargoyle, 1 wraith", "4 gargoyle, 1 wraith"),
        ("Swamp", "3 cube, 1 basilisk", "3 cube, 1 basilisk", "4 cube, 1 basilisk"),
        ("Caverns", "3 kobolds, 1 golem", "3 kobolds, 1 golem", "4 kobolds, 1 golem"),
    ],
)
def test_each_area_leaves_out_its_one_card_for_five_players(
    area: str, first: str, second: str, five: str
) -> None:
    """The two printings mark different cards in the Ruins only."""
    assert stack_of(area, 2, "1e") == first
    assert stack_of(area, 4, "2e") == second
    assert stack_of(area, 5, "1e") == stack_of(area, 5, "2e") == five


SHORT = {
    "goblin-mage": "mage",
    "flaming-skeleton": "flaming",
    "bane-spider": "bane",
    "dire-bear": "dire",
    "orc-warrior": "orc",
    "gelatinous-cube": "cube",
    "gold-golem": "golem",
}


def stack_of(area: str, players: int, edition: str) -> str:
    """Name an area's stack from the top, without the boss at the bottom."""
    others = [other for other in CATALOG.areas if other != area]
    table = Scenario(
        players,
        edition,
        preset="custom",
        areas=(area, *others[:4]),
        citizens=CITIZENS,
    )
    boss, *cards = table.cards_at(f"monster-{table.state.table.areas.index(area) + 1}")
    (strongest,) = [card for card in CATALOG.areas[area] if card.type is MonsterType.BOSS]
    assert boss == strongest.id
    counted = Counter(reversed(cards))
    return ", ".join(f"{number} {SHORT.get(name, name)}" for name, number in counted.items())


@pytest.mark.clause("S4")
def test_columns_run_by_the_strength_of_the_top_monsters() -> None:
    """Goblin 1, Skeleton 2, Treant 3, Owlbear 4, Dire Bear 5."""
    ordered = ("Hills", "Ruins", "Forest", "Valley", "Mountains")

    assert columns("Mountains", "Forest", "Hills", "Valley", "Ruins") == ordered


@pytest.mark.clause("S4")
def test_columns_with_equal_strength_run_by_the_magic_of_the_top() -> None:
    """Owlbear 4 before Gelatinous Cube 4 + 1 Magic; Dire Bear 5 before Kobolds 5 + 1."""
    ordered = ("Ruins", "Valley", "Swamp", "Mountains", "Caverns")

    assert columns("Caverns", "Swamp", "Mountains", "Valley", "Ruins") == ordered


@pytest.mark.clause("S4")
def test_columns_with_equal_tops_run_by_the_strength_of_the_boss() -> None:
    """Goblin and Gargoyle cost 1 each; the Witch Queen has 5, the Goblin King 6."""
    ordered = ("Barrens", "Hills", "Ruins", "Forest", "Valley")

    assert columns("Hills", "Barrens", "Ruins", "Forest", "Valley") == ordered


TWIN_AREAS = """
[[monster]]
id = "{area}-imp"
name = "Imp"
area = "{area}"
type = "minion"
strength = 9
points = 1
reward = {{ gain = {{ gold = 1 }} }}
copies = 4

[[monster]]
id = "{area}-fiend"
name = "Fiend"
area = "{area}"
type = "boss"
strength = 12
points = 5
reward = {{ gain = {{ gold = 5 }} }}
"""


@pytest.mark.clause("S4")
def test_columns_equal_in_all_else_run_by_the_name_of_the_area(tmp_path: Path) -> None:
    """No two printed areas are so alike, so two more are added."""
    extra = tmp_path / "twins.toml"
    extra.write_text("".join(TWIN_AREAS.format(area=area) for area in ("Zenith", "Abyss")))
    catalog = load_catalog([extra])
    areas = ("Zenith", "Hills", "Abyss", "Ruins", "Forest")
    setup = Setup(preset="custom", areas=areas, citizens=CITIZENS)

    table = new_game(setup, catalog, 1).table

    assert table.areas == ("Hills", "Ruins", "Forest", "Abyss", "Zenith")


@pytest.mark.clause("S4")
def test_the_columns_keep_their_order_when_a_boss_comes_to_the_top() -> None:
    """Column 1 stays the Hills', though its Goblin King is stronger than the Skeleton."""
    table = Scenario().stack("monster-1", "goblin-king").owns(0, "goblin")
    table.stack("domain-1", "watcher-on-the-water").owns(0, "archer", "archer")
    table.holds(0, gold=6).acts(0)

    table.chooses("build domain-1", "watcher-on-the-water: return-goblin")

    assert table.cards_at("monster-1") == ["goblin-king", "goblin"]
