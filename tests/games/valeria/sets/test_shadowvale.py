"""Shadowvale: its areas, citizens, monsters and Dukes, and its plain domains (SV1, SV6 to SV9)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.games.valeria.sets.box import Box
from tests.games.valeria.sets.shipped import scenario_with
from valeria_desktop.games.valeria.rules.setup import Solo

if TYPE_CHECKING:
    from tests.games.valeria.sets.box import Resources
    from tests.scenario import Scenario

SET = "shadowvale"
BOX = Box(SET)


# --- citizens


@pytest.mark.clause("SV1", "T7")
@pytest.mark.parametrize(
    ("card", "dice", "own", "other"),
    [
        ("exorcist", (1, 2), (0, 0, 2), (0, 0, 1)),
        ("lumberjack", (2, 1), (1, 1, 0), None),
        ("hunter", (4, 3), (0, 2, 0), None),
        ("peasant-shadowvale", (5, 2), None, (1, 0, 0)),
        ("knight-shadowvale", (6, 2), None, (0, 1, 0)),
        ("necromancer", (3, 4), (0, 0, 3), None),
        ("guardian", (2, 6), (0, 3, 0), (0, 3, 0)),
        ("dragoon", (3, 6), None, (0, 1, 1)),
        ("inventor", (5, 6), (5, 0, 0), (5, 0, 0)),
    ],
)
def test_a_citizen_brings_what_it_shows(
    card: str, dice: tuple[int, int], own: Resources | None, other: Resources | None
) -> None:
    """None stands for a power that asks."""
    BOX.check_gains(card, dice, own, other)


@pytest.mark.clause("SV1", "T10")
@pytest.mark.parametrize(
    ("card", "dice", "way", "change"),
    [
        ("bandit", (3, 4), "trade-1-strength", (2, -1, 0)),
        ("hunter", (4, 3), "trade-1-magic", (0, 2, -1)),
        ("necromancer", (3, 4), "trade-1-strength", (0, -1, 4)),
    ],
)
def test_a_trade_on_other_turns_is_offered_and_may_be_left(
    card: str, dice: tuple[int, int], way: str, change: Resources
) -> None:
    BOX.check_trade(card, 1, dice, way, change)


@pytest.mark.clause("SV1", "T9")
@pytest.mark.parametrize(
    ("card", "seat", "dice", "ways"),
    [
        ("lumberjack", 1, (2, 1), {"1-gold": (1, 0, 0), "1-strength": (0, 1, 0)}),
        ("peasant-shadowvale", 0, (5, 2), {"1-gold": (1, 0, 0), "1-magic": (0, 0, 1)}),
        ("knight-shadowvale", 0, (6, 2), {"1-gold": (1, 0, 0), "1-strength": (0, 1, 0)}),
    ],
)
def test_a_choice_is_yours(
    card: str, seat: int, dice: tuple[int, int], ways: dict[str, Resources]
) -> None:
    BOX.check_choice(card, seat, dice, ways)


@pytest.mark.clause("X13", "T8", "T27")
def test_a_bandit_takes_before_all_else_and_from_whom_you_like() -> None:
    """It can't be left, and an opponent with nothing may be named."""
    made = scenario_with(SET, players=3, edition="1e").owns(0, "bandit", "lumberjack")
    made.holds(1, gold=3).rolls(0, 3, 2)
    assert made.options == ["bandit: take-1-gold-from-2", "bandit: take-nothing-from-3"]
    assert made.resources(0) == (0, 0, 0), "the Lumberjack and the starter come after it"
    made.chooses("bandit: take-1-gold-from-2")
    assert (made.resources(0), made.resources(1)[0]) == ((3, 1, 0), 3)
    other = scenario_with(SET, players=3, edition="1e").owns(0, "bandit").holds(1, gold=3)
    other.rolls(0, 3, 1)
    other.chooses("bandit: take-nothing-from-3")
    assert (other.resources(0), other.resources(1)) == ((0, 0, 0), (3, 0, 0))


@pytest.mark.clause("X13", "X24", "D3")
def test_alone_a_bandit_gains_1_gold() -> None:
    made = scenario_with(SET, players=1, solo=Solo.DARK_LORD, edition="1e").owns(0, "bandit")
    made.rolls(0, 3, 1)
    assert made.resources(0) == (1, 0, 0)


# --- monsters


@pytest.mark.clause("SV1", "T17")
@pytest.mark.parametrize(
    ("monster", "price", "answer", "gain", "points"),
    [
        ("dire-rat", (1, 1), "2-strength", (0, 2, 0), 0),
        ("crocodile", (4, 0), "", (2, 0, 0), 0),
        ("creature", (6, 0), "", (3, 0, 0), 0),
        ("zombies", (2, 0), "", (0, 0, 1), 0),
        ("hounds", (5, 0), "", (1, 0, 1), 0),
        ("harrier", (7, 0), "", (0, 0, 3), 0),
        ("banshee", (3, 1), "", (0, 0, 2), 0),
        ("sasquatch", (7, 0), "", (2, 0, 3), 0),
        ("werewolf", (4, 0), "3-gold", (3, 0, 0), 0),
        ("werewolf", (4, 0), "3-magic", (0, 0, 3), 0),
        ("lycan-mage", (2, 7), "", (0, 5, 0), 0),
        ("vampire", (5, 0), "", (1, 0, 1), 0),
        ("darkstalker", (8, 0), "", (2, 0, 2), 0),
        ("nosferatu", (12, 2), "", (0, 0, 6), 0),
    ],
)
def test_a_monster_pays_its_reward(
    monster: str, price: tuple[int, int], answer: str, gain: Resources, points: int
) -> None:
    BOX.check_reward(monster, price, answer, gain, points)


@pytest.mark.clause("SV1", "T24")
@pytest.mark.parametrize(
    ("boss", "price", "gain", "points"),
    [
        ("rat-king", (6, 2), (3, 0, 0), 0),
        ("undead-giant", (10, 0), (3, 0, 0), 0),
        ("ghost-witch", (14, 6), (0, 0, 6), 0),
        ("vampire-king", (16, 4), (0, 0, 0), 3),
    ],
)
def test_a_boss_pays_for_its_area_with_the_warden_and_itself(
    boss: str, price: tuple[int, int], gain: Resources, points: int
) -> None:
    BOX.check_boss(boss, price, gain, points, ("werewolf",))


@pytest.mark.clause("SV1", "T24")
def test_the_alpha_pays_for_the_den_or_brings_a_citizen_and_a_point() -> None:
    made = BOX.slain("alpha", (12, 4))
    assert made.options == ["alpha: 2-gold-each", "alpha: free-citizen-and-1-points"]
    made.chooses("alpha: 2-gold-each")
    assert made.resources(0) == (2, 0, 0)
    made = BOX.slain("alpha", (12, 4), "alpha: free-citizen-and-1-points", "alpha: citizen-2")
    assert (made.citizens(0), made.points(0)) == (["lumberjack"], 1)


@pytest.mark.clause("SV1", "T21")
def test_a_wendigo_brings_any_citizen() -> None:
    made = BOX.slain("wendigo", (10, 3))
    assert len(made.options) == 10
    made.chooses("wendigo: citizen-9")
    assert made.citizens(0) == ["dragoon"]


@pytest.mark.clause("SV9", "T21", "X4")
def test_a_volgya_brings_2_points_or_a_knight_of_the_market() -> None:
    made = BOX.slain("volgya", (7, 1), "volgya: 2-points")
    assert made.points(0) == 2
    made = BOX.preset().acts(0).stack("monster-1", "volgya").holds(0, strength=7, magic=1)
    made.chooses("slay monster-1", "volgya: free-citizen")
    assert made.citizens(0) == ["knight-shadowvale"]


@pytest.mark.clause("SV9", "T21")
def test_without_a_knight_on_top_a_volgya_gives_its_points() -> None:
    made = BOX.preset().acts(0).exhausts("citizen-6").stack("monster-1", "volgya")
    made.holds(0, strength=7, magic=1).chooses("slay monster-1")
    assert made.points(0) == 2
    assert "gain gold" in made.options, "nothing was asked"


# --- domains


def built(domain: str, *, gold: int = 0, opponent: int = 0) -> Scenario:
    """Let seat 0 build a domain, and have some Gold left."""
    made = BOX.preset().holds(1, gold=opponent).stack("monster-1", "zombies").may_build(0, domain)
    cost = made.resources(0)[0]
    made.holds(0, gold=cost + gold).acts(0).chooses("build domain-1")
    return made


@pytest.mark.clause("SV6", "T27")
@pytest.mark.parametrize(("there", "taken"), [(7, 5), (3, 3), (0, 0)])
def test_gray_harbor_takes_up_to_5_gold(there: int, taken: int) -> None:
    made = built("gray-harbor", opponent=there)
    assert (made.resources(0)[0], made.resources(1)[0]) == (taken, there - taken)


@pytest.mark.clause("SV6", "T21")
def test_pretorius_conclave_brings_any_citizen() -> None:
    made = built("pretorius-conclave")
    assert len(made.options) == 10
    before = len(made.citizens(0))
    made.chooses("pretorius-conclave: citizen-10")
    assert made.citizens(0)[before:] == ["inventor"]


@pytest.mark.clause("T19", "T21")
def test_martin_road_gives_5_magic_and_a_soldier() -> None:
    made = built("martin-road")
    assert made.resources(0) == (0, 0, 5)
    assert made.options == [f"martin-road: citizen-{number}" for number in (4, 6, 8)]
    made.chooses("martin-road: citizen-4")
    assert made.citizens(0)[-1] == "hunter"


@pytest.mark.clause("T16", "T19", "X15")
def test_vinpryce_barrens_give_5_magic_and_then_a_slay() -> None:
    """2 Strength may be paid with 1 and 1 Magic; without any Strength nothing is offered."""
    made = BOX.preset().stack("monster-1", "zombies").may_build(0, "vinpryce-barrens").acts(0)
    made.holds(0, made.resources(0)[0], 1).chooses("build domain-1")
    assert {"vinpryce-barrens: slay-monster-1", "done"} <= {*made.options}
    made.chooses("vinpryce-barrens: slay-monster-1")
    assert made.monsters(0)[-1:] == ["zombies"]
    assert made.resources(0) == (0, 0, 5), "5 less 1, and the reward of 1"
    assert "gain gold" in built("vinpryce-barrens").options


@pytest.mark.clause("T19", "T10")
def test_wisborg_sells_3_points_for_3_gold() -> None:
    made = built("wisborg", gold=4)
    assert made.options == ["wisborg: trade-3-gold", "done"]
    made.chooses("wisborg: trade-3-gold")
    assert (made.resources(0), made.points(0)) == ((1, 0, 0), 3)
    assert "gain gold" in built("wisborg", gold=2).options


@pytest.mark.clause("SV7", "T20")
def test_lost_gardens_give_gold_or_strength_after_your_actions() -> None:
    for way, change in {"1-gold": (1, 0, 2), "1-strength": (0, 1, 2)}.items():
        made = BOX.preset().owns(0, "lost-gardens").acts(0)
        made.chooses("gain magic", "gain magic")
        assert made.options == ["lost-gardens: 1-gold", "lost-gardens: 1-strength"]
        made.chooses(f"lost-gardens: {way}")
        assert made.resources(0) == change


@pytest.mark.clause("SV7", "T10", "T20")
def test_malevas_temple_trades_1_gold_for_3_magic_after_your_actions() -> None:
    made = BOX.preset().owns(0, "malevas-temple").acts(0)
    made.chooses("gain gold", "gain gold")
    assert made.options == ["malevas-temple: trade-1-gold", "done"]
    made.chooses("malevas-temple: trade-1-gold")
    assert made.resources(0) == (1, 0, 3)


# --- Dukes


@pytest.mark.clause("SV1", "F2", "F3")
@pytest.mark.parametrize(
    ("duke", "cards", "left", "points"),
    [
        ("aguilar-the-gilded-knight", ("zombies", "hounds", "wisborg"), 9, 2 + 2 + 2),
        (
            "gurira-the-guardian",
            ("exorcist", "dragoon", "peasant-shadowvale", "harrier"),
            5,
            3 + 1 + 1,
        ),
        ("pascal-the-gray-hunter", ("hunter", "guardian", "vampire"), 5, 2 + 2 + 1),
        ("sir-roberts-of-stoneblood", ("bandit", "knight-shadowvale", "banshee"), 4, 2 + 1 + 1),
    ],
)
def test_a_duke_counts_what_it_shows(
    duke: str, cards: tuple[str, ...], left: int, points: int
) -> None:
    """Wardens count as monsters; Pas'cal counts 1 for a Soldier, 2 for a monster."""
    BOX.check_duke(duke, cards, left, points)
