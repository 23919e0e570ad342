"""Cards that gain a card look for it in all three piles, at any depth (G5, G6, T21)."""

from __future__ import annotations

import pytest

from tests.scenario import Scenario, siege

FIRST = (2, 1)
PERCH = "purloiners-perch"
PILES = ("archer rogue peasant goblin", "butcher cleric goblin cleric", "merchant {top}")
ROLES = {
    "darktide-harbour": ("peasant", "archer", "rogue"),
    "rogues-landing": ("peasant", "rogue"),
    "shattered-hand": ("peasant", "cleric"),
    "cloudriders-camp": ("archer", "cleric"),
    "grimmwater-keep": ("peasant", "peasant", "rogue"),
}


@pytest.mark.clause("G5", "T21")
@pytest.mark.parametrize(
    ("domain", "gold", "found"),
    [
        ("rogues-landing", 7, [("pile-1", 3), ("pile-2", 1), ("pile-3", 1)]),
        ("shattered-hand", 7, [("pile-2", 4), ("pile-2", 2)]),
        (
            "grimmwater-keep",
            10,
            [("pile-1", 3), ("pile-1", 2), *(("pile-2", n) for n in (4, 2, 1)), ("pile-3", 1)],
        ),
    ],
)
def test_a_free_citizen_may_lie_anywhere_in_the_three_piles(
    domain: str, gold: int, found: list[tuple[str, int]]
) -> None:
    """At any depth and below any card, from the top; a limit is one of base cost."""
    first, second, third = PILES
    table = siege().piles(first, second, third.format(top=domain)).owns(0, *ROLES[domain])
    table.holds(0, gold=gold).both_act(*FIRST).chooses("build pile-3")
    assert table.options == [f"{domain}: {place}-card-{height}" for place, height in found]


@pytest.mark.clause("G5")
def test_of_equal_cards_that_touch_one_is_offered() -> None:
    """The same pile is left; those with another card between them differ, as other piles do."""
    piles = ("cleric cleric cleric goblin", "cleric archer cleric cleric", "cleric shattered-hand")
    table = siege().piles(*piles).owns(0, *ROLES["shattered-hand"]).holds(0, gold=7)
    table.both_act(*FIRST).chooses("build pile-3")
    assert table.words == [
        "Gain Cleric for free, card 2 from the top of pile 1 (Shattered Hand)",
        "Gain Cleric for free, on top of pile 2 (Shattered Hand)",
        "Gain Cleric for free, card 4 from the top of pile 2 (Shattered Hand)",
        "Gain Cleric for free, on top of pile 3 (Shattered Hand)",
    ]
    table.chooses("shattered-hand: pile-2-card-1")
    assert table.cards_at("pile-2") == ["archer", "cleric", "cleric"]


@pytest.mark.clause("G5", "T21")
def test_a_single_fitting_citizen_is_taken_wherever_it_lies() -> None:
    """There is nothing to choose."""
    piles = ("archer cleric goblin troll", "knight", "rogue shattered-hand")
    table = siege().piles(*piles).owns(0, *ROLES["shattered-hand"]).holds(0, gold=7)
    table.both_act(*FIRST).chooses("build pile-3")
    assert table.citizens(0)[-1] == "cleric"
    assert "A could only: Gain Cleric for free, card 3 from the top of pile 1" in str(table.log())


@pytest.mark.clause("G5", "T21")
def test_the_free_citizen_comes_out_of_its_pile_and_costs_nothing() -> None:
    """The cards above fall down, and one's own copies make it no dearer."""
    table = siege().piles("archer rogue peasant troll", "goblin", "rogues-landing")
    table.owns(0, "peasant", "rogue").holds(0, gold=7).both_act(*FIRST)
    table.chooses("build pile-3")  # the Peasant is the only Worker
    assert table.citizens(0) == ["peasant", "rogue", "peasant"]
    assert table.cards_at("pile-1") == ["archer", "rogue"]  # the Dark Lord took the Troll
    assert table.resources(0) == (0, 0, 0)


@pytest.mark.clause("G5", "T21")
def test_without_a_fitting_citizen_that_part_is_lost_and_the_rest_stays() -> None:
    """Cloudrider's Camp gives 3 Strength and finds no Soldier for 2."""
    table = siege().piles("archer", "rogue", "cloudriders-camp").owns(0, "archer", "cleric")
    table.holds(0, gold=8).both_act(*FIRST).chooses("build pile-3")
    assert table.resources(0) == (0, 3, 0)
    assert table.citizens(0) == ["archer", "cleric"]


@pytest.mark.clause("G5", "T21")
def test_the_bane_spider_finds_a_knight_below_other_cards() -> None:
    """Else there is no choice but the Gold."""
    table = siege().piles("bane-spider", "knight archer goblin", "troll").holds(0, strength=6)
    table.both_act(*FIRST).chooses("slay pile-1")
    assert table.options == ["bane-spider: 3-gold", "bane-spider: free-pile-citizen"]
    table.chooses("bane-spider: free-pile-citizen")
    assert table.citizens(0) == ["knight"]
    assert table.cards_at("pile-2") == ["archer", "goblin"]
    table = siege().piles("bane-spider", "archer", "troll").holds(0, strength=6).both_act(*FIRST)
    table.chooses("slay pile-1")
    assert table.resources(0) == (3, 0, 0)


@pytest.mark.clause("G5", "T21")
def test_the_orc_warrior_finds_citizens_up_to_three_gold_at_any_depth() -> None:
    """An Archer for 4 isn't offered, a Cleric for 3 is; each of two is."""
    table = siege().piles("cleric archer", "orc-warrior", "cleric troll").holds(0, strength=9)
    table.both_act(*FIRST).chooses("slay pile-2")
    assert table.options == ["orc-warrior: pile-1-card-1", "orc-warrior: pile-3-card-1"]


@pytest.mark.clause("G5", "T21")
def test_the_spider_queen_gives_her_point_even_with_no_citizen_left() -> None:
    table = siege().piles("spider-queen", "goblin", "troll").holds(0, strength=10, magic=3)
    table.both_act(*FIRST).chooses("slay pile-1")
    table.chooses("spider-queen: free-pile-citizen-and-1-points")
    assert table.points(0) == 1
    assert table.citizens(0) == []


def builds_perch(*piles: str, owned: tuple[str, ...] = ()) -> Scenario:
    """Build Purloiner's Perch on top of the third pile, acting first, with exactly its price."""
    first, second, third = piles
    table = siege().piles(first, second, f"{third} {PERCH}").owns(0, "rogue", "rogue", *owned)
    table.holds(0, gold=10).both_act(*FIRST)
    table.chooses("build pile-3")
    return table


@pytest.mark.clause("G5", "G6")
def test_the_perch_takes_any_monster_of_the_piles() -> None:
    """At any depth, as the player chooses; what lay on it comes down in its order."""
    piles = ("dire-bear troll knight archer", "goblin-king goblin", "treant")
    table = builds_perch(*piles)
    assert table.options == [
        f"{PERCH}: {where}"
        for where in ("pile-1-card-2", "pile-1-card-1", "pile-2-card-2", "pile-2-card-1")
    ] + [f"{PERCH}: pile-3-card-1"]
    assert table.words[:3] == [
        "Gain Troll, card 3 from the top of pile 1 (Purloiner's Perch)",
        "Gain Dire Bear, card 4 from the top of pile 1 (Purloiner's Perch)",
        "Gain Goblin, on top of pile 2 (Purloiner's Perch)",
    ]
    table.chooses(f"{PERCH}: pile-1-card-2")
    assert table.monsters(0) == ["troll"]
    assert table.cards_at("pile-1") == ["dire-bear", "knight", "archer"]
    assert table.captured() == ["treant"]


@pytest.mark.clause("G6", "T26")
def test_a_monster_taken_by_the_perch_gives_no_reward() -> None:
    """It is not slain; Violet Thorn gives nothing."""
    piles = ("skeleton-king knight", "goblin", "rogue")
    table = builds_perch(*piles, owned=("the-violet-thorn",))
    table.chooses(f"{PERCH}: pile-1-card-1")
    assert table.monsters(0) == ["skeleton-king"]
    assert table.resources(0) == (0, 0, 0)


@pytest.mark.clause("G5", "G6")
def test_the_only_monster_of_the_piles_is_taken_without_asking() -> None:
    table = builds_perch("knight", "archer", "treant")
    assert table.monsters(0) == ["treant"]
    assert table.score(0).of("monsters") == 1


@pytest.mark.clause("G5", "G6")
def test_the_perch_takes_nothing_where_no_monster_lies() -> None:
    """Nor from the Dark Lord; that part is lost, the domain stays."""
    table = siege().piles("rogue knight", "archer", PERCH).owns(0, "rogue", "rogue")
    table.lord_has("goblin").holds(0, gold=10).both_act(*FIRST)
    table.chooses("build pile-3")
    assert table.monsters(0) == []
    assert table.domains(0) == [PERCH]
    assert table.captured() == ["archer", "goblin"]
