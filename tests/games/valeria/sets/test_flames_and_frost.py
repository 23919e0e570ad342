"""Flames & Frost: its areas, citizens, monsters and Dukes (FF1, FF17)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.games.valeria.sets.box import Box
from tests.games.valeria.sets.shipped import scenario_with

if TYPE_CHECKING:
    from tests.games.valeria.sets.box import Resources
    from tests.scenario import Scenario

SET = "flames-and-frost"
BOX = Box(SET)
PRESET = "all-flames-and-frost"


def table(*, edition: str = "1e") -> Scenario:
    """Lay all of the set; in the first edition there is no Herald."""
    return scenario_with(SET, edition=edition)


# --- citizens


@pytest.mark.clause("FF1", "T7")
@pytest.mark.parametrize(
    ("card", "dice", "own", "other", "points"),
    [
        ("barbarian", (4, 3), (0, 2, 0), None, (0, 0)),
        ("bogatyr", (2, 6), (0, 3, 0), None, (0, 0)),
        ("templar", (3, 6), (0, 2, 2), (0, 1, 1), (0, 0)),
        ("baker", (5, 6), (0, 0, 0), (2, 0, 0), (0, 1)),
    ],
)
def test_a_citizen_brings_what_it_shows(
    card: str,
    dice: tuple[int, int],
    own: Resources,
    other: Resources | None,
    points: tuple[int, int],
) -> None:
    BOX.check_gains(card, dice, own, other, points)


@pytest.mark.clause("FF1", "T11")
def test_the_baker_counts_soldiers_among_your_citizens() -> None:
    made = BOX.gained("baker", 0, (5, 6), "barbarian", "bogatyr", "templar")
    assert BOX.brought(made, (5, 6), 0)[0] == 4


@pytest.mark.clause("FF1", "T10")
@pytest.mark.parametrize(
    ("card", "seat", "dice", "way", "change"),
    [
        ("summoner", 0, (1, 2), "trade-1-magic", (0, 3, -1)),
        ("summoner", 1, (1, 2), "trade-1-strength", (0, -1, 2)),
        ("barbarian", 1, (4, 3), "trade-1-gold", (-1, 2, 0)),
    ],
)
def test_a_trade_is_offered_and_may_be_left(
    card: str, seat: int, dice: tuple[int, int], way: str, change: Resources
) -> None:
    BOX.check_trade(card, seat, dice, way, change)


@pytest.mark.clause("FF1", "T10", "X7")
@pytest.mark.parametrize(
    ("gain", "change"),
    [("2-gold", (2, 0, -1)), ("2-strength", (0, 2, -1)), ("2-magic", (0, 0, 1))],
)
def test_the_sorceress_trades_1_magic_for_2_of_one_resource(gain: str, change: Resources) -> None:
    made = BOX.gained("sorceress", 1, (3, 4))
    made.chooses("sorceress: trade-1-magic", f"sorceress: {gain}")
    assert BOX.brought(made, (3, 4), 1) == change


@pytest.mark.clause("FF1", "T9")
@pytest.mark.parametrize(
    ("card", "seat", "dice", "ways"),
    [
        ("bard", 0, (2, 1), {"2-gold": (2, 0, 0), "1-points": (0, 0, 0)}),
        ("sorceress", 0, (3, 4), {
            "1-gold": (1, 0, 1), "1-strength": (0, 1, 1), "1-magic": (0, 0, 2),
        }),
        ("condottiere", 0, (3, 4), {"4-gold": (4, 0, 0), "4-strength": (0, 4, 0)}),
        ("condottiere", 1, (3, 4), {"2-gold": (2, 0, 0), "2-strength": (0, 2, 0)}),
    ],
)  # fmt: skip
def test_a_choice_is_yours(
    card: str, seat: int, dice: tuple[int, int], ways: dict[str, Resources]
) -> None:
    BOX.check_choice(card, seat, dice, ways)


@pytest.mark.clause("FF1", "X7")
@pytest.mark.parametrize(
    ("paid", "change"),
    [("1-gold", (-1, 4, 0)), ("1-strength", (0, 3, 0)), ("1-magic", (0, 4, -1))],
)
def test_the_bogatyr_takes_any_resource_for_4_strength(paid: str, change: Resources) -> None:
    made = BOX.gained("bogatyr", 1, (2, 6))
    made.chooses(f"bogatyr: trade-{paid}")
    assert BOX.brought(made, (2, 6), 1) == change


# --- monsters


@pytest.mark.clause("FF1", "T17")
@pytest.mark.parametrize(
    ("monster", "price", "answer", "gain", "points"),
    [
        ("lava-hound", (7, 1), "3-gold", (3, 0, 0), 0),
        ("lava-hound", (7, 1), "1-points", (0, 0, 0), 1),
        ("salamander", (8, 4), "", (2, 0, 2), 0),
        ("yeti", (6, 1), "3-gold", (3, 0, 0), 0),
        ("yeti", (6, 1), "3-magic", (0, 0, 3), 0),
        ("ice-giant", (10, 2), "6-gold", (6, 0, 0), 0),
        ("ice-giant", (10, 2), "3-points", (0, 0, 0), 3),
        ("mummy", (2, 2), "2-magic", (0, 0, 2), 0),
        ("giant-scorpion", (7, 0), "", (2, 0, 1), 0),
        ("ghoul", (4, 0), "1-strength", (0, 1, 0), 0),
        ("cyclops", (9, 3), "2-points", (0, 0, 0), 2),
    ],
)
def test_a_monster_pays_its_reward(
    monster: str, price: tuple[int, int], answer: str, gain: Resources, points: int
) -> None:
    BOX.check_reward(monster, price, answer, gain, points)


@pytest.mark.clause("FF17", "T24")
@pytest.mark.parametrize(
    ("boss", "price", "points"), [("demon", (16, 6), 6), ("ice-dragon", (12, 12), 6)]
)
def test_a_boss_pays_points_for_its_area_with_itself(
    boss: str, price: tuple[int, int], points: int
) -> None:
    """Two others of its area were slain before, and one of another area."""
    kin = {"demon": ("lava-hound", "salamander"), "ice-dragon": ("yeti", "yeti")}[boss]
    made = table(edition="2e").acts(0).owns(0, *kin, "mummy").stack("monster-1", boss)
    made.holds(0, strength=price[0], magic=price[1]).chooses("slay monster-1")
    assert made.points(0) == points


@pytest.mark.clause("FF17", "T21")
def test_a_warg_brings_magic_or_a_peasant_of_the_market() -> None:
    assert BOX.slain("warg", (3, 2), "warg: 3-magic").resources(0) == (0, 0, 3)
    made = BOX.preset().acts(0).stack("monster-1", "warg").holds(0, strength=3, magic=2)
    made.chooses("slay monster-1", "warg: free-citizen")
    assert made.citizens(0) == ["peasant"]
    gone = BOX.preset().acts(0).exhausts("citizen-5").stack("monster-1", "warg")
    gone.holds(0, strength=3, magic=2).chooses("slay monster-1")
    assert "warg: free-citizen" not in gone.options


@pytest.mark.clause("FF17", "T21")
def test_a_frost_ogre_brings_any_citizen() -> None:
    made = BOX.slain("frost-ogre", (5, 4))
    assert len(made.options) == 10
    made.chooses("frost-ogre: citizen-1")
    assert made.citizens(0) == ["summoner"]


@pytest.mark.clause("FF17", "T24")
@pytest.mark.parametrize("kin", [(), ("mummy",), ("mummy", "giant-scorpion", "ghoul")])
def test_the_sand_wyrm_pays_for_the_desert_with_itself(kin: tuple[str, ...]) -> None:
    made = table(edition="2e").acts(0).owns(0, *kin).stack("monster-1", "sand-wyrm")
    made.holds(0, strength=15, magic=3).chooses("slay monster-1")
    assert made.options == ["sand-wyrm: 2-gold-each", "sand-wyrm: free-citizen-and-2-points"]
    made.chooses("sand-wyrm: 2-gold-each")
    assert made.resources(0) == (2 * (1 + len([card for card in kin if card != "ghoul"])), 0, 0)


@pytest.mark.clause("FF17")
def test_the_sand_wyrm_may_bring_a_citizen_and_2_points_instead() -> None:
    made = BOX.slain(
        "sand-wyrm", (15, 3), "sand-wyrm: free-citizen-and-2-points", "sand-wyrm: citizen-2"
    )
    assert (made.citizens(0), made.points(0)) == (["bard"], 2)


@pytest.mark.clause("FF17", "X14")
def test_the_snow_queen_gives_a_domain_for_free() -> None:
    """No Gold and no roles; its power when built works, and the next one is turned up."""
    made = table(edition="2e").acts(0).stack("monster-1", "snow-queen")
    made.stack("domain-1", "rime-temple", "tujjar-haven", face_down=1).owns(0, "bard", "baker")
    made.holds(0, strength=12, magic=5).chooses("slay monster-1", "snow-queen: domain-1")
    assert made.domains(0) == ["tujjar-haven"]
    assert made.resources(0) == (2, 0, 0)
    assert made.cards_at("domain-1") == ["rime-temple"]


@pytest.mark.clause("FF17", "X14")
def test_without_a_domain_the_snow_queen_gives_nothing() -> None:
    made = table(edition="2e").acts(0).exhausts(*(f"domain-{number}" for number in range(1, 6)))
    made.stack("monster-1", "snow-queen").holds(0, strength=12, magic=5)
    made.chooses("slay monster-1")
    assert made.domains(0) == []
    assert "gain gold" in made.options


# --- Dukes


@pytest.mark.clause("FF1", "FF18", "F2", "F3")
@pytest.mark.parametrize(
    ("duke", "cards", "left", "points"),
    [
        ("daniela-the-huntress", ("sorceress", "yeti", "mummy"), 5, 2 + 2 + 1),
        ("high-priestess-marianna", ("templar", "mummy", "ghoul", "yeti"), 3, 2 + 2 + 1),
        ("high-priestess-marianna", ("bat-swarm", "mimic", "sorcerer"), 0, 2),
        ("jeskala-the-joyous-knight", ("yeti", "demon", "rime-temple"), 4, 4 + 1 + 1),
        ("karsten-the-wolf", ("bard", "baker", "barbarian"), 8, 2 + 3 + 2),
        ("shem-the-north-sea-guardian", ("baker", "ghoul"), 9, 1 + 2 + 1),
        ("sir-gustavo-the-wrathborn", ("bogatyr", "switch-wind-fortress"), 5, 2 * 5 + 1 + 1),
    ],
)
def test_a_duke_counts_what_it_shows(
    duke: str, cards: tuple[str, ...], left: int, points: int
) -> None:
    BOX.check_duke(duke, cards, left, points)
