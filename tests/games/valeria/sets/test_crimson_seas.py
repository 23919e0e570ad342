"""Crimson Seas: its areas, citizens and monsters (CS1, CS16, CS17, CS20)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.games.valeria.sets.box import Box
from tests.games.valeria.sets.shipped import scenario_with
from valeria_desktop.games.valeria.rules.model.amounts import Amounts
from valeria_desktop.games.valeria.rules.setup import Solo

if TYPE_CHECKING:
    from tests.games.valeria.sets.box import Resources
    from tests.scenario import Scenario

SET = "crimson-seas"
BOX = Box(SET)


def maps(made: Scenario, seat: int = 0) -> int:
    return dict(made.state.players[seat].more).get("maps", 0)


# --- citizens


@pytest.mark.clause("CS1", "CS17", "T7")
@pytest.mark.parametrize(
    ("card", "dice", "own", "other"),
    [
        ("peasant-crimson-seas", (5, 2), None, (1, 0, 0)),
        ("knight-crimson-seas", (6, 2), None, (0, 1, 0)),
        ("smuggler", (3, 4), None, (2, 0, 0)),
        ("dreadnaught", (3, 5), (0, 1, 0), (0, 4, 0)),
        ("conjurer", (4, 5), (0, 0, 1), (0, 0, 3)),
        ("purser", (5, 6), None, (4, 0, 0)),
    ],
)
def test_a_citizen_brings_what_it_shows(
    card: str, dice: tuple[int, int], own: Resources | None, other: Resources | None
) -> None:
    """None stands for a power that asks."""
    BOX.check_gains(card, dice, own, other)


@pytest.mark.clause("CS17", "X9")
def test_a_purser_counts_face_up_citizens_and_itself() -> None:
    """Starters are no citizens; one that lies face down counts for nothing."""
    for owned, gold in (((), 0), (("purser",), 1), (("purser", "conjurer", "dreadnaught"), 2)):
        made = scenario_with(SET, edition="1e").owns(0, "avery-hollow", *owned)
        if "dreadnaught" in owned:
            made.state.players[0].turn_down(made.card("dreadnaught"))
        made.rolls(0, 5, 6)
        assert made.resources(0) == (1 + gold, 1, 0), "both starters woke"


@pytest.mark.clause("CS1", "T10")
@pytest.mark.parametrize(
    ("card", "seat", "dice", "way", "change"),
    [
        ("hydromancer", 1, (1, 3), "trade-1-magic", (0, 2, -1)),
        ("peasant-crimson-seas", 0, (5, 2), "trade-1-strength", (2, -1, 0)),
    ],
)
def test_a_trade_is_offered_and_may_be_left(
    card: str, seat: int, dice: tuple[int, int], way: str, change: Resources
) -> None:
    BOX.check_trade(card, seat, dice, way, change)


@pytest.mark.clause("CS1", "CS5", "T10")
def test_a_knight_trades_after_the_six_was_paid() -> None:
    """6 Gold, Strength and Magic; the starter of its name wakes as well."""
    made = scenario_with(SET, edition="1e").owns(0, "knight-crimson-seas").holds(0, 6, 6, 6)
    made.rolls(0, 6, 2)
    made.chooses("action: 1-magic-into-exekratys")
    assert made.options == ["knight-crimson-seas: trade-1-gold", "done"]
    made.chooses("knight-crimson-seas: trade-1-gold")
    assert made.resources(0) == (5, 6 + 1 + 2, 5)


@pytest.mark.clause("CS17", "T9")
@pytest.mark.parametrize(
    ("card", "seat", "dice", "ways"),
    [
        ("hydromancer", 0, (1, 3), {"2-magic": (0, 0, 2, 0), "1-maps": (0, 0, 0, 1)}),
        (
            "engineer",
            0,
            (2, 1),
            {"2-gold": (2, 0, 0, 0), "2-strength": (0, 2, 0, 0), "1-maps": (0, 0, 0, 1)},
        ),
        ("engineer", 1, (2, 1), {"1-gold": (1, 0, 0, 0), "1-strength": (0, 1, 0, 0)}),
        (
            "vitki",
            1,
            (3, 1),
            {"1-gold": (1, 0, 0, 0), "1-strength": (0, 1, 0, 0), "1-magic": (0, 0, 1, 0)},
        ),
        ("marauder", 0, (4, 3), {"1-strength": (0, 1, 0, 0), "1-gold": (1, 0, 0, 0)}),
        ("marauder", 1, (4, 3), {"1-strength": (0, 1, 0, 0), "1-gold": (1, 0, 0, 0)}),
        ("smuggler", 0, (3, 4), {"4-gold": (4, 0, 0, 0), "2-maps": (0, 0, 0, 2)}),
    ],
)
def test_a_choice_is_yours(
    card: str, seat: int, dice: tuple[int, int], ways: dict[str, tuple[int, int, int, int]]
) -> None:
    """Gold, Strength, Magic and Maps."""
    for way, (*change, charts) in ways.items():
        made = BOX.gained(card, seat, dice)
        had = maps(made)
        assert [option.removeprefix(f"{card}: ") for option in made.options] == list(ways)
        made.chooses(f"{card}: {way}")
        assert (BOX.brought(made, dice, seat), maps(made) - had) == (tuple(change), charts)


@pytest.mark.clause("X13", "T8", "T27")
def test_a_vitki_takes_before_all_else_and_from_whom_you_like() -> None:
    """It can't be left, and an opponent with nothing may be named."""
    made = scenario_with(SET, players=3, edition="1e").owns(0, "vitki")
    made.holds(1, magic=3).rolls(0, 3, 2)
    assert made.options == ["vitki: take-1-magic-from-2", "vitki: take-nothing-from-3"]
    made.chooses("vitki: take-1-magic-from-2")
    assert (made.resources(0)[2], made.resources(1)[2]) == (1, 2)


@pytest.mark.clause("X13", "X24", "D3")
def test_alone_a_vitki_gains_1_magic() -> None:
    made = scenario_with(SET, players=1, solo=Solo.DARK_LORD, edition="1e").owns(0, "vitki")
    made.rolls(0, 3, 1)
    assert made.resources(0) == (0, 0, 1)


# --- monsters


@pytest.mark.clause("CS16", "T17")
@pytest.mark.parametrize(
    ("monster", "price", "answers", "brought_by_it"),
    [
        ("araby-brigands", (2, 1), (), (0, 0, 0, 1, 0)),
        ("goblin-pirates", (3, 0), (), (3, 0, 0, 0, 0)),
        ("orc-raiders", (10, 0), ("4-gold",), (4, 0, 0, 0, 0)),
        ("orc-raiders", (10, 0), ("2-maps",), (0, 0, 0, 0, 2)),
        ("sea-drake", (1, 2), (), (0, 3, 0, 0, 0)),
        ("harpies", (3, 1), ("2-strength",), (0, 2, 0, 0, 0)),
        ("ostrakon", (6, 2), ("gain-any", "4-magic"), (0, 0, 4, 0, 0)),
        ("bryne", (1, 1), ("2-gold",), (2, 0, 0, 0, 0)),
        ("bryne", (1, 1), ("1-maps",), (0, 0, 0, 0, 1)),
        ("sea-witch", (2, 10), ("6-magic",), (0, 0, 6, 0, 0)),
    ],
)
def test_a_monster_pays_its_reward(
    monster: str,
    price: tuple[int, int],
    answers: tuple[str, ...],
    brought_by_it: tuple[int, int, int, int, int],
) -> None:
    """Gold, Strength, Magic, points and Maps."""
    made = BOX.slain(monster, price, *[f"{monster}: {answer}" for answer in answers])
    assert (*made.resources(0), made.points(0), maps(made) - 2) == brought_by_it
    assert made.monsters(0) == [monster]


@pytest.mark.clause("CS16", "T24")
@pytest.mark.parametrize(
    ("boss", "price", "gain", "points"),
    [
        ("dragonkin-ravagers", (15, 2), (6, 0, 0), 0),
        ("storm-dragon", (14, 14), (0, 0, 0), 6),
        ("kraken", (16, 3), (0, 0, 0), 6),
    ],
)
def test_a_boss_pays_for_its_area_or_its_type(
    boss: str, price: tuple[int, int], gain: Resources, points: int
) -> None:
    """The Goblin King is of another area and type; one more Minion or Beast is of another area."""
    other = "goblin-pirates" if boss == "dragonkin-ravagers" else "harpies"
    BOX.check_boss(boss, price, gain, points, ("goblin-king", other))


@pytest.mark.clause("CS16", "X7")
def test_a_wereshark_pays_2_of_one_resource_for_each_beast() -> None:
    made = scenario_with(SET).acts(0).owns(0, "harpies", "bryne", "ostrakon")
    made.stack("monster-1", "wereshark").holds(0, strength=12, magic=5)
    made.chooses("slay monster-1")
    assert made.options == [f"wereshark: {kind}" for kind in ("4-gold", "4-strength", "4-magic")]
    made.chooses("wereshark: 4-magic")
    assert made.resources(0) == (0, 0, 4)


@pytest.mark.clause("CS16", "X14")
def test_a_water_elemental_pays_3_gold_and_any_domain() -> None:
    made = scenario_with(SET).acts(0).stack("monster-1", "water-elemental")
    made.stack("domain-1", "tabula-tower").holds(0, strength=3, magic=9)
    made.chooses("slay monster-1", "water-elemental: domain-1")
    assert (made.resources(0), made.domains(0)) == ((3, 0, 0), ["tabula-tower"])


@pytest.mark.clause("CS16", "T21", "X4")
def test_amarynth_marauders_bring_a_peasant_or_a_knight_of_the_market() -> None:
    made = BOX.preset().acts(0).stack("monster-1", "amarynth-marauders")
    made.holds(0, strength=7, magic=2).chooses("slay monster-1")
    assert made.options == ["amarynth-marauders: citizen-5", "amarynth-marauders: citizen-6"]
    made.chooses("amarynth-marauders: citizen-6")
    assert made.citizens(0) == ["knight-crimson-seas"]
    bare = BOX.preset().acts(0).exhausts("citizen-5", "citizen-6")
    bare.stack("monster-1", "amarynth-marauders").holds(0, strength=7, magic=2)
    bare.chooses("slay monster-1")
    assert "gain gold" in bare.options, "nothing was asked"


@pytest.mark.clause("CS16", "T21")
def test_gargan_soul_hunters_bring_three_citizens_one_after_another() -> None:
    """The second comes from the tops that are there then: below the first lies another one."""
    made = BOX.preset().acts(0).stack("monster-1", "gargan-soul-hunters")
    made.stack("citizen-1", "purser", "hydromancer").holds(0, strength=10, magic=8)
    made.chooses("slay monster-1", "gargan-soul-hunters: free-citizen")
    assert len(made.options) == 10
    made.chooses(*["gargan-soul-hunters: citizen-1"] * 2)
    assert "gargan-soul-hunters: citizen-1" not in made.options, "the stack is empty"
    made.chooses("gargan-soul-hunters: citizen-3")
    assert made.citizens(0) == ["hydromancer", "purser", "vitki"]
    assert "gain gold" in made.options, "one action is left"


@pytest.mark.clause("CS16", "T21")
def test_there_may_be_fewer_than_three_citizens() -> None:
    made = BOX.preset().acts(0).stack("monster-1", "gargan-soul-hunters")
    made.exhausts(*[f"citizen-{number}" for number in range(2, 11)])
    made.stack("citizen-1", "purser", "hydromancer").holds(0, strength=10, magic=8)
    made.chooses("slay monster-1", "gargan-soul-hunters: free-citizen")
    assert made.citizens(0) == ["hydromancer", "purser"], "only one choice each time"


# --- prices that grow


@pytest.mark.clause("CS20", "X17")
@pytest.mark.parametrize(
    ("monster", "price", "plus"),
    [
        ("araby-brigands", (2, 1), (1, 1)),
        ("goblin-pirates", (3, 0), (1, 0)),
        ("bryne", (1, 1), (1, 0)),
        ("sea-drake", (1, 2), (0, 1)),
        ("harpies", (3, 1), (0, 1)),
    ],
)
def test_a_price_grows_with_each_card_of_the_name_you_have_slain(
    monster: str, price: tuple[int, int], plus: tuple[int, int]
) -> None:
    """A rival's slain monsters count for the rival alone."""
    for copies in range(4):
        made = scenario_with(SET).acts(0).owns(0, *[monster] * copies).owns(1, monster)
        made.stack("monster-1", monster)
        whole = [each + copies * more for each, more in zip(price, plus, strict=True)]
        quoted = made.holds(0, strength=whole[0], magic=whole[1]).quote(0, "monster-1")
        assert quoted.price == Amounts(strength=whole[0], magic=whole[1])
        assert "slay monster-1" in made.options
        made.holds(0, strength=whole[0] - 1, magic=whole[1])
        assert "slay monster-1" not in made.options
        made.holds(0, strength=whole[0], magic=whole[1]).chooses("slay monster-1")
        assert made.monsters(0) == [monster] * (copies + 1)


@pytest.mark.clause("CS20", "T24")
def test_a_reward_counts_the_card_just_slain() -> None:
    made = scenario_with(SET).acts(0).owns(0, "goblin-pirates", "goblin-pirates")
    made.stack("monster-1", "goblin-pirates").holds(0, strength=5).chooses("slay monster-1")
    assert made.resources(0) == (9, 0, 0)


@pytest.mark.clause("CS20", "T16")
def test_the_plus_is_added_before_magic_helps_and_tokens_come_on_top() -> None:
    made = scenario_with(SET).acts(0).owns(0, "bryne").stack("monster-1", "bryne")
    made.state.put_tokens(0, made.places["monster-1"], Amounts(strength=1), made.card("bryne"))
    made.holds(0, strength=1, magic=3).chooses("slay monster-1")
    assert made.monsters(0) == ["bryne", "bryne"], (
        "3 Strength and 1 Magic, 2 of them helped by Magic"
    )


@pytest.mark.clause("CS20", "X24", "D1")
def test_alone_captured_monsters_make_nothing_dearer() -> None:
    made = scenario_with(SET, players=1, solo=Solo.DARK_LORD).acts(0)
    made.lord_has("goblin-pirates").stack("monster-1", "goblin-pirates").holds(0, strength=3)
    assert "slay monster-1" in made.options
