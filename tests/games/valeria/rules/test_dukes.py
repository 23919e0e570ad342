"""What each of the ten Dukes scores (F2, F3)."""

from __future__ import annotations

import pytest

from tests.scenario import CATALOG, Scenario

# 5 Workers, 4 Soldiers, 2 Shadows and 3 Holy on seven citizens and three domains.
CITIZENS = ("cleric", "merchant", "merchant", "archer", "archer", "archer", "rogue")
DOMAINS = ("halfpenny-hill", "foxgrove-palisade", "cathedral-of-st-aquila")
# Five monsters, of which two are titans.
MONSTERS = ("goblin", "goblin-mage", "flaming-skeleton", "dire-bear", "goblin-king")


def tableau(duke: str, gold: int = 0, strength: int = 0, magic: int = 0) -> Scenario:
    table = Scenario().owns(0, duke, *CITIZENS, *DOMAINS, *MONSTERS)
    return table.holds(0, gold, strength, magic)


def bare(duke: str) -> Scenario:
    return Scenario().owns(0, duke).holds(0)


def duke_points(table: Scenario) -> list[int]:
    return [line.points for line in table.score(0).lines if line.category == "duke"]


@pytest.mark.clause("F2", "F3")
@pytest.mark.parametrize(
    ("duke", "points"),
    [
        ("cornelius-the-dreamer", [9, 3]),  # 3 for each of 3 domains; 11 / 3
        ("elsyn-saint-of-shadows", [4, 6, 2]),  # 2 for 2 Shadows and 3 Holy; 11 / 4
        ("elisium-the-allsmith", [5, 4, 2, 3, 2]),  # 1 for each icon; 11 / 4
        ("hrothgar-the-conqueror", [10, 2, 2]),  # 2 for 5 monsters, 1 for 2 titans; 11 / 4
        ("isabella-the-righteous", [4, 6, 3]),  # 4 Soldiers, 2 for 3 Holy; 11 / 3
        ("lekzandr-the-protector", [5, 6, 3]),  # 5 Workers, 2 for 3 Holy; 11 / 3
        ("node-master-of-swords", [4, 4, 3]),  # 4 Soldiers, 2 for 2 Shadows; 11 / 3
        ("reese-the-firebrand", [7, 5, 3, 2]),  # 7 citizens, 5 monsters, 3 domains; 11 / 4
        ("simon-the-unclean", [5, 4, 5]),  # 5 Workers, 4 Soldiers; 11 / 2
        ("waryn-lord-of-rogues", [5, 4, 3]),  # 5 Workers, 2 for 2 Shadows; 11 / 3
    ],
)
def test_a_duke_scores_what_it_names(duke: str, points: list[int]) -> None:
    """One line for each thing a Duke counts, the resources last."""
    table = tableau(duke, gold=5, strength=3, magic=3)

    assert duke_points(table) == points
    assert table.score(0).of("duke") == sum(points)


def test_every_duke_has_an_exact_score_here() -> None:
    assert len(CATALOG.dukes) == 10


@pytest.mark.clause("F3")
@pytest.mark.parametrize(
    ("duke", "divisor"),
    [
        ("cornelius-the-dreamer", 3),
        ("elsyn-saint-of-shadows", 4),
        ("elisium-the-allsmith", 4),
        ("hrothgar-the-conqueror", 4),
        ("isabella-the-righteous", 3),
        ("lekzandr-the-protector", 3),
        ("node-master-of-swords", 3),
        ("reese-the-firebrand", 4),
        ("simon-the-unclean", 2),
        ("waryn-lord-of-rogues", 3),
    ],
)
def test_resources_left_are_added_up_before_they_are_divided(duke: str, divisor: int) -> None:
    """One short of two points is one; 1 of each kind counts as three."""
    table = bare(duke)

    assert duke_points(table.holds(0, gold=2 * divisor - 1))[-1] == 1
    assert duke_points(table.holds(0, gold=divisor, strength=divisor - 1, magic=1))[-1] == 2
    assert duke_points(table.holds(0, gold=1, strength=1, magic=1))[-1] == 3 // divisor


@pytest.mark.clause("F2")
@pytest.mark.parametrize("duke", [duke.id for duke in CATALOG.dukes])
def test_starters_and_an_empty_board_give_a_duke_nothing(duke: str) -> None:
    """The starters Peasant, Knight and Herald are neither icons nor citizens."""
    assert bare(duke).score(0).total == 0


@pytest.mark.clause("F3", "T33")
def test_points_on_the_board_are_no_resources() -> None:
    table = bare("simon-the-unclean").has_points(0, 10)

    assert table.score(0).of("duke") == 0
    assert table.score(0).total == 10


@pytest.mark.clause("F2")
def test_icons_on_domains_count_each_time_they_are_shown() -> None:
    """Three Soldiers on Blood Crow Army, one on the Archer."""
    table = bare("node-master-of-swords").owns(0, "blood-crow-army", "archer")

    assert duke_points(table) == [4, 0, 0]


@pytest.mark.clause("F2", "V4")
@pytest.mark.parametrize(
    ("monsters", "points"),
    [
        (("goblin", "treant"), [4, 0, 0]),
        (("goblin-mage", "giant", "wraith", "gold-golem", "flaming-skeleton"), [10, 5, 0]),
        (("goblin-king", "owlbear"), [4, 0, 0]),
        (("corrupted-cleric", "giant-leech", "sorcerer"), [6, 3, 0]),
        (("bat-swarm", "mimic", "kobold-thieves"), [6, 0, 0]),
    ],
)
def test_hrothgar_counts_titans_besides_all_monsters(
    monsters: tuple[str, ...], points: list[int]
) -> None:
    """Monster Events count, and three of them are titans."""
    table = Scenario(variants=["events"]).owns(0, "hrothgar-the-conqueror", *monsters)

    assert duke_points(table.holds(0)) == points


@pytest.mark.clause("F2")
def test_reese_counts_citizens_without_starters() -> None:
    """A Peasant and a Knight that were recruited count, the starters do not."""
    table = bare("reese-the-firebrand").owns(0, "peasant", "knight")

    assert duke_points(table) == [2, 0, 0, 0]


@pytest.mark.clause("F2", "V4")
def test_a_monster_event_is_a_monster_to_reese() -> None:
    table = Scenario(variants=["events"]).owns(0, "reese-the-firebrand", "mimic").holds(0)

    assert duke_points(table) == [0, 1, 0, 0]


@pytest.mark.clause("F2")
def test_cornelius_counts_domains_whatever_they_show() -> None:
    table = bare("cornelius-the-dreamer").owns(0, *DOMAINS, "blood-crow-army")

    assert duke_points(table) == [12, 0]


@pytest.mark.clause("F2", "F3")
def test_a_dukes_lines_say_what_they_count() -> None:
    table = tableau("hrothgar-the-conqueror", gold=5, strength=3, magic=3)

    lines = [str(line.cause) for line in table.score(0).lines if line.category == "duke"]

    assert lines == [
        "Hrothgar the Conqueror: Monsters, 5 × 2",
        "Hrothgar the Conqueror: Titans, 2 × 1",
        "Hrothgar the Conqueror: 1 for every 4 of 11 resources left",
    ]


@pytest.mark.clause("F2")
def test_a_dukes_lines_name_the_cards_they_count() -> None:
    """Each card that shows the icon is named once, however often it shows it."""
    table = tableau("lekzandr-the-protector")

    named = [
        [card.id for card in line.cards] for line in table.score(0).lines if line.category == "duke"
    ]

    assert named == [
        ["merchant", "merchant", "halfpenny-hill"],
        ["cleric", "cathedral-of-st-aquila"],
        [],
    ]
