"""The domains of the Roll Phase: three that change dice, and one that likes doubles (T4, T5)."""

from __future__ import annotations

import pytest

from tests.scenario import Scenario

FOXGROVE = "foxgrove-palisade"
ORCHID = "the-desert-orchid"
PALACE = "palace-of-the-dawn"
GARGAN = "gargans-embrace"


def changes(table: Scenario) -> list[str]:
    return [option for option in table.options if option.startswith("change ")]


@pytest.mark.clause("T4")
def test_foxgrove_palisade_turns_a_die_to_six_for_two_gold() -> None:
    """The final dice 6 and 3 activate Knight, Mercenary and the Paladin of the sum."""
    table = Scenario().owns(0, FOXGROVE, "paladin", "mercenary").holds(0, gold=2).holds(1)
    table.rolls(0, 2, 3)
    assert table.words == [
        "Turn die A to 6 for 2 Gold (Foxgrove Palisade)",
        "Turn die B to 6 for 2 Gold (Foxgrove Palisade)",
        "Keep the dice",
    ]
    table.chooses(f"change a with {FOXGROVE}")
    assert table.state.dice == (6, 3)
    assert table.resources(0) == (1, 3, 2)


@pytest.mark.clause("T4")
@pytest.mark.parametrize(("gold", "offered"), [(0, 0), (1, 0), (2, 2), (3, 2)])
def test_foxgrove_palisade_is_paid_in_gold_only(gold: int, offered: int) -> None:
    """Magic does not help."""
    table = Scenario().owns(0, FOXGROVE).holds(0, gold=gold, strength=9, magic=9)
    table.rolls(0, 2, 3)
    assert len(changes(table)) == offered


@pytest.mark.clause("T4")
@pytest.mark.parametrize(
    ("dice", "offered"),
    [
        ((6, 3), [f"change b with {FOXGROVE}"]),
        ((3, 6), [f"change a with {FOXGROVE}"]),
        ((6, 6), []),
    ],
)
def test_a_six_is_not_turned_to_six(dice: tuple[int, int], offered: list[str]) -> None:
    table = Scenario().owns(0, FOXGROVE).holds(0, gold=9)
    table.rolls(0, *dice)
    assert changes(table) == offered


@pytest.mark.clause("T4", "T11")
@pytest.mark.parametrize("holy", [0, 1, 3])
def test_the_desert_orchid_costs_a_gold_for_each_holy_citizen(holy: int) -> None:
    """Holy icons of domains don't count; 0 is allowed."""
    table = Scenario().owns(0, ORCHID, "cathedral-of-st-aquila", *["paladin"] * holy)
    table.holds(0, gold=holy).holds(1)
    table.rolls(0, 4, 3)
    assert changes(table) == [f"change a with {ORCHID}", f"change b with {ORCHID}"]
    table.chooses(f"change b with {ORCHID}")
    assert table.state.dice == (4, 1)
    # 4 and 1 make the Peasant's 5.
    assert table.resources(0) == (1, 0, 0)


@pytest.mark.clause("T4")
def test_the_desert_orchid_is_paid_in_gold_only() -> None:
    """Three Holy citizens, 2 Gold and much Magic."""
    table = Scenario().owns(0, ORCHID, "cleric", "monk", "priestess")
    table.holds(0, gold=2, magic=9)
    table.rolls(0, 4, 3)
    assert changes(table) == []


@pytest.mark.clause("T4")
def test_a_one_is_not_turned_to_one_nor_lowered() -> None:
    table = Scenario().owns(0, ORCHID, PALACE).holds(0)
    table.rolls(0, 1, 2)
    assert changes(table) == [f"change b with {ORCHID}", f"change b with {PALACE}"]
    table.rolls(0, 1, 1)
    assert changes(table) == []


@pytest.mark.clause("T4")
@pytest.mark.parametrize(("die", "lower"), [(6, 5), (2, 1)])
def test_palace_of_the_dawn_lowers_a_die_by_one_for_nothing(die: int, lower: int) -> None:
    table = Scenario().owns(0, PALACE).holds(0)
    table.rolls(0, die, 1)
    assert table.words == [f"Turn die A to {lower} (Palace of the Dawn)", "Keep the dice"]
    table.chooses(f"change a with {PALACE}")
    assert table.state.dice == (lower, 1)


@pytest.mark.clause("T4")
def test_each_domain_is_used_once_in_any_order_also_on_a_changed_die() -> None:
    """3 is turned to 6, lowered to 5 and turned to 1; then nothing is left to use."""
    table = Scenario().owns(0, FOXGROVE, ORCHID, PALACE).holds(0, gold=9).holds(1)
    table.rolls(0, 3, 2)
    table.chooses(f"change a with {FOXGROVE}")
    assert table.state.dice == (6, 2)
    assert {option.split()[-1] for option in changes(table)} == {ORCHID, PALACE}
    table.chooses(f"change a with {PALACE}")
    assert table.state.dice == (5, 2)
    table.chooses(f"change a with {ORCHID}")
    assert table.state.dice == (1, 2)
    assert changes(table) == []
    assert table.resources(0)[0] == 7


@pytest.mark.clause("T4")
def test_the_same_domains_in_the_other_order() -> None:
    """3 is turned to 1, then to 6, then lowered to 5."""
    table = Scenario().owns(0, FOXGROVE, ORCHID, PALACE).holds(0, gold=9)
    table.rolls(0, 3, 2)
    table.chooses(f"change a with {ORCHID}", f"change a with {FOXGROVE}", f"change a with {PALACE}")
    assert table.state.dice == (5, 2)


@pytest.mark.clause("T4")
def test_gold_spent_on_one_domain_is_missing_for_another() -> None:
    """Foxgrove's 2 Gold leave none for the Orchid's one Holy citizen."""
    table = Scenario().owns(0, FOXGROVE, ORCHID, "cleric").holds(0, gold=2)
    table.rolls(0, 3, 2)
    assert len(changes(table)) == 4
    table.chooses(f"change b with {FOXGROVE}")
    assert changes(table) == []


@pytest.mark.clause("T4")
def test_a_domain_may_change_a_die_again_next_turn() -> None:
    """Once per Roll Phase."""
    table = Scenario().owns(0, PALACE)
    table.rolls(0, 3, 4)
    table.chooses(f"change a with {PALACE}")
    table.rolls(0, 3, 4)
    assert changes(table) == [f"change a with {PALACE}", f"change b with {PALACE}"]


@pytest.mark.clause("T4")
def test_the_dice_of_another_player_are_not_changed() -> None:
    table = Scenario().owns(1, FOXGROVE, ORCHID, PALACE).holds(1, gold=9)
    table.rolls(0, 3, 5)
    assert changes(table) == []
    assert table.state.dice == (3, 5)


@pytest.mark.clause("T5")
@pytest.mark.parametrize("active", [0, 1])
def test_gargans_embrace_gives_a_point_when_any_player_rolls_doubles(active: int) -> None:
    table = Scenario().owns(0, GARGAN)
    table.rolls(active, 4, 4)
    assert (table.points(0), table.points(1)) == (1, 0)
    table.rolls(active, 4, 3)
    assert table.points(0) == 1


@pytest.mark.clause("T5")
def test_gargans_embrace_gives_a_point_each_time_a_change_makes_doubles() -> None:
    "2,2 then 1,2 then 1,1 gives two, also to an owner the turn not."
    table = Scenario().owns(0, ORCHID, PALACE).owns(1, GARGAN).holds(0)
    table.rolls(0, 2, 2)
    assert table.points(1) == 1
    table.chooses(f"change a with {ORCHID}")
    assert (table.state.dice, table.points(1)) == ((1, 2), 1)
    table.chooses(f"change b with {PALACE}")
    assert (table.state.dice, table.points(1)) == ((1, 1), 2)


@pytest.mark.clause("T5")
def test_doubles_that_are_changed_keep_their_point_and_lose_all_else() -> None:
    """3,3 becomes 2,3: the Mercenary activates once and nothing else does."""
    table = Scenario().owns(0, PALACE, GARGAN, "mercenary").owns(1, "mercenary").holds(0).holds(1)
    table.rolls(0, 3, 3)
    table.chooses(f"change a with {PALACE}")
    assert table.points(0) == 1
    assert table.state.dice == (2, 3)
    assert table.resources(0) == (2, 1, 0)  # and the Peasant for the sum of 5


@pytest.mark.clause("T20")
def test_gargans_embrace_works_from_the_next_roll_after_it_was_built() -> None:
    """The next player's doubles."""
    table = Scenario().may_build(0, GARGAN).acts(0)
    table.chooses("build domain-1")
    assert table.points(0) == 0
    table.rolls(1, 2, 2)
    assert table.points(0) == 1


@pytest.mark.clause("T5", "V1")
@pytest.mark.parametrize(("edition", "points"), [("2e", 0), ("1e", 1)])
def test_the_gargans_embrace_of_a_resting_player(edition: str, points: int) -> None:
    """In the second edition it gives nothing, in the first only the harvest is skipped."""
    table = Scenario(players=5, edition=edition).owns(4, GARGAN)
    table.rolls(0, 2, 2)
    assert table.points(4) == points
    table.rolls(1, 2, 2)
    assert table.points(4) == points + 1
