"""The turn's phases, rolling, changing dice and doubles: T1 to T5."""

from __future__ import annotations

import pytest

from tests.scenario import Scenario
from valeria_desktop.games.valeria.rules.model.prompts import Prompt

FOXGROVE = "foxgrove-palisade"
ORCHID = "the-desert-orchid"
PALACE = "palace-of-the-dawn"
GARGAN = "gargans-embrace"


@pytest.mark.clause("T1", "T2")
def test_a_turn_is_roll_harvest_action_end_in_this_order() -> None:
    """The next turn is the left neighbour's."""
    table = Scenario().holds(0).owns(0, "halfpenny-hill", "cathedral-of-st-aquila")
    table.events.clear()
    table.rolls(0, 1, 5)
    table.chooses("gain magic", "gain strength")
    assert table.log() == [
        "Round 1: A's turn",
        "A rolled 1 and 5, sum 6",
        "A gained 1 Gold (Peasant)",
        "A gained 1 Strength (Knight)",
        "B gained 1 Gold (Peasant)",
        "B gained 1 Strength (Knight)",
        "A gained 1 Gold (Halfpenny Hill)",
        "A gained 1 Magic (Action)",
        "A gained 1 Strength (Action)",
        "A could only: Take 1 Gold from B (Cathedral of St Aquila)",
        "A took 1 Gold from B (Cathedral of St Aquila)",
        "Round 1: B's turn",
    ]


@pytest.mark.clause("T2")
def test_turns_go_round_the_table_to_the_left() -> None:
    table = Scenario(players=3)
    asked = []
    for _ in range(5):
        asked.append(table.decision.seat)
        table.rolls(asked[-1], 5, 6)
        table.chooses("gain gold", "gain gold")
    assert asked == [0, 1, 2, 0, 1]


@pytest.mark.clause("T3")
def test_the_active_player_is_asked_to_roll() -> None:
    """Although there is nothing else to do, and nobody else may."""
    table = Scenario()
    assert (table.decision.seat, table.decision.prompt) == (0, Prompt.ROLL)
    assert table.options == ["roll"]
    assert table.refuses("gain gold") == "'gain gold' can't be chosen now; choose one of 'roll'."


@pytest.mark.clause("T3")
def test_the_results_are_both_dice_and_their_sum() -> None:
    """A roll of 2 and 5 activates 2, 5 and 7, and neither 3, 4 nor 10."""
    table = Scenario(preset="monster-blood").holds(0).holds(1)
    table.owns(1, "blacksmith", "rogue", "archer", "priestess", "cleric")
    table.rolls(0, 2, 5)
    assert table.resources(1) == (3, 1, 0)


@pytest.mark.clause("T4")
def test_the_dice_lie_as_they_fell_without_domains_that_change_them() -> None:
    """Nothing is asked between roll and harvest."""
    table = Scenario()
    table.rolls(0, 5, 1)
    assert table.state.dice == (5, 1)
    assert table.decision.prompt is Prompt.ACT


@pytest.mark.clause("T4")
def test_foxgrove_palisade_turns_either_die_to_six_for_two_gold() -> None:
    table = Scenario().holds(0, gold=3).owns(0, FOXGROVE)
    table.rolls(0, 2, 4)
    assert table.options == [f"change a with {FOXGROVE}", f"change b with {FOXGROVE}", "keep dice"]
    assert table.words == [
        "Turn die A to 6 for 2 Gold (Foxgrove Palisade)",
        "Turn die B to 6 for 2 Gold (Foxgrove Palisade)",
        "Keep the dice",
    ]
    table.chooses(f"change b with {FOXGROVE}")
    assert table.state.dice == (2, 6)
    assert table.resources(0) == (1, 1, 0)


@pytest.mark.clause("T4", "T16")
@pytest.mark.parametrize(("gold", "magic"), [(1, 9), (0, 2)])
def test_a_die_is_changed_for_gold_only_and_magic_does_not_help(gold: int, magic: int) -> None:
    table = Scenario().holds(0, gold=gold, magic=magic).owns(0, FOXGROVE)
    table.rolls(0, 2, 5)
    assert table.decision.prompt is Prompt.ACT
    assert table.state.dice == (2, 5)


@pytest.mark.clause("T4", "T11")
@pytest.mark.parametrize(
    ("citizens", "price"),
    [((), 0), (("cleric",), 1), (("cleric", "paladin", "cleric", "knight"), 3)],
)
def test_the_desert_orchid_costs_a_gold_for_each_holy_citizen(
    citizens: tuple[str, ...], price: int
) -> None:
    """Its own Holy icon does not count; with no Holy citizen it is free."""
    table = Scenario().holds(0, gold=3).owns(0, ORCHID, *citizens)
    table.rolls(0, 3, 5)
    table.chooses(f"change a with {ORCHID}")
    assert table.state.dice == (1, 5)
    spent = [line for line in table.log() if "paid" in line]
    assert spent == ([f"A paid {price} Gold (The Desert Orchid)"] if price else [])


@pytest.mark.clause("T4")
def test_the_desert_orchid_is_not_offered_without_the_gold() -> None:
    """Two Holy citizens, 1 Gold and 5 Magic."""
    table = Scenario().holds(0, gold=1, magic=5).owns(0, ORCHID, "cleric", "paladin")
    table.rolls(0, 5, 4)
    assert table.decision.prompt is Prompt.ACT


@pytest.mark.clause("T4")
def test_palace_of_the_dawn_lowers_a_die_by_one_for_nothing() -> None:
    table = Scenario().holds(0).owns(0, PALACE)
    table.rolls(0, 6, 3)
    assert table.words[:2] == [
        "Turn die A to 5 (Palace of the Dawn)",
        "Turn die B to 2 (Palace of the Dawn)",
    ]
    table.chooses(f"change a with {PALACE}")
    assert table.state.dice == (5, 3)


@pytest.mark.clause("T4")
def test_a_die_never_goes_below_one() -> None:
    """A 1 can't be lowered, so with two of them nothing is asked."""
    table = Scenario().owns(0, PALACE)
    table.rolls(0, 1, 3)
    assert table.options == [f"change b with {PALACE}", "keep dice"]
    table.rolls(0, 1, 1)
    assert table.decision.prompt is Prompt.USE


@pytest.mark.clause("T4")
@pytest.mark.parametrize(("domain", "number"), [(FOXGROVE, 6), (ORCHID, 1)])
def test_a_change_that_changes_nothing_is_not_offered(domain: str, number: int) -> None:
    """The die that shows the number already."""
    table = Scenario().holds(0, gold=9).owns(0, domain)
    table.rolls(0, number, 3)
    assert table.options == [f"change b with {domain}", "keep dice"]


@pytest.mark.clause("T4")
def test_changing_dice_is_optional() -> None:
    """Keeping them costs nothing, and the powers are there again next turn."""
    table = Scenario().holds(0, gold=2).owns(0, FOXGROVE, PALACE)
    table.rolls(0, 3, 4)
    table.chooses("keep dice")
    assert (table.state.dice, table.resources(0)) == ((3, 4), (2, 0, 0))
    assert table.decision.prompt is Prompt.USE  # the Herald
    table.rolls(0, 3, 4)
    assert len(table.options) == 5


@pytest.mark.clause("T4")
def test_each_domain_changes_a_die_at_most_once_in_a_roll_phase() -> None:
    table = Scenario().holds(0, gold=9).owns(0, FOXGROVE, PALACE)
    table.rolls(0, 2, 4)
    table.chooses(f"change a with {FOXGROVE}")
    assert table.options == [f"change a with {PALACE}", f"change b with {PALACE}", "keep dice"]
    table.chooses(f"change b with {PALACE}")
    assert table.state.dice == (6, 3)
    assert table.decision.prompt is Prompt.ACT


@pytest.mark.clause("T4")
def test_changes_may_be_stacked_on_one_die_in_any_order() -> None:
    """3 becomes 6 and then 5; or 3 becomes 2, then 1 and then 6."""
    table = Scenario().holds(0, gold=2).owns(0, FOXGROVE, ORCHID, PALACE)
    table.rolls(0, 3, 3)
    table.chooses(f"change a with {FOXGROVE}", f"change a with {PALACE}", "keep dice")
    assert table.state.dice == (5, 3)
    table.holds(0, gold=2).rolls(0, 3, 3)
    table.chooses(f"change a with {PALACE}", f"change a with {ORCHID}", f"change a with {FOXGROVE}")
    assert table.state.dice == (6, 3)


@pytest.mark.clause("T4")
def test_nobody_changes_another_players_dice() -> None:
    """Only domains of the active player, in their own Roll Phase."""
    table = Scenario().holds(1, gold=9).owns(1, FOXGROVE, PALACE, ORCHID)
    table.rolls(0, 5, 3)
    assert (table.decision.seat, table.decision.prompt) == (0, Prompt.ACT)
    assert table.resources(1) == (10, 0, 0)


@pytest.mark.clause("T5")
@pytest.mark.parametrize("roller", [0, 1, 2])
def test_gargans_embrace_gives_a_point_for_anyones_doubles(roller: int) -> None:
    """To its owner only, once for each roll."""
    table = Scenario(players=3).owns(1, GARGAN)
    table.rolls(roller, 4, 4)
    assert [table.points(seat) for seat in range(3)] == [0, 1, 0]


@pytest.mark.clause("T5")
def test_gargans_embrace_gives_nothing_without_doubles() -> None:
    table = Scenario().owns(0, GARGAN)
    table.rolls(0, 4, 5)
    assert table.points(0) == 0


@pytest.mark.clause("T5")
def test_gargans_embrace_gives_a_point_each_time_a_change_makes_doubles() -> None:
    """2,2 then 1,2 then 1,1 gives two; leaving doubles takes nothing back."""
    table = Scenario().owns(1, GARGAN).owns(0, PALACE, ORCHID).holds(0)
    table.rolls(0, 2, 2)
    assert table.points(1) == 1
    table.chooses(f"change a with {PALACE}")
    assert (table.state.dice, table.points(1)) == ((1, 2), 1)
    table.chooses(f"change b with {ORCHID}")
    assert (table.state.dice, table.points(1)) == ((1, 1), 2)


@pytest.mark.clause("T5", "T12")
def test_changed_doubles_keep_the_point_but_activate_by_the_final_dice_only() -> None:
    """3,3 made 3,2 gives no Herald for doubles; 5 activates."""
    table = Scenario().owns(0, PALACE, GARGAN).holds(0).holds(1)
    table.rolls(0, 3, 3)
    table.chooses(f"change b with {PALACE}")
    assert table.points(0) == 1
    assert (table.resources(0), table.resources(1)) == ((1, 0, 0), (1, 0, 0))
    assert table.decision.prompt is Prompt.ACT


@pytest.mark.clause("T5", "T12")
def test_dice_changed_to_doubles_use_the_herald() -> None:
    """5,6 made 5,5 activates the Peasant twice and the Herald once, and no Knight."""
    table = Scenario().owns(0, PALACE).holds(0)
    table.rolls(0, 5, 6)
    table.chooses(f"change b with {PALACE}")
    assert table.resources(0) == (2, 0, 0)
    assert table.options == ["herald: 1-gold", "herald: 1-strength", "herald: 1-magic"]
    table.chooses("herald: 1-strength")
    assert table.resources(0) == (2, 1, 0)
    assert table.decision.seat == 1
