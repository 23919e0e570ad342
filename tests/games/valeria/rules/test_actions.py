"""The Action Phase: what begins it, its two actions, and what ends it: T14, T15, T27 and T29."""

from __future__ import annotations

import pytest

from tests.scenario import Scenario
from valeria_desktop.games.valeria.rules.events import Rolled
from valeria_desktop.games.valeria.rules.model.prompts import Prompt

GAINS = ["gain gold", "gain strength", "gain magic"]


@pytest.mark.clause("T14")
@pytest.mark.parametrize(
    ("domain", "gained"),
    [
        ("halfpenny-hill", (1, 0, 0)),
        ("blood-crow-army", (0, 1, 0)),
        ("monolith-of-ostendaar", (0, 0, 1)),
    ],
)
def test_domains_give_at_the_start_of_their_owners_action_phase(
    domain: str, gained: tuple[int, int, int]
) -> None:
    """Once, before the first action, and not on another's turn."""
    table = Scenario().holds(0).owns(0, domain)
    table.acts(0)
    assert table.resources(0) == gained
    table.chooses("gain magic")
    assert table.resources(0) == (gained[0], gained[1], gained[2] + 1)
    table.holds(0).acts(1)
    assert table.resources(0) == (0, 0, 0)


@pytest.mark.clause("T14", "T29")
def test_all_starts_of_the_action_phase_are_used() -> None:
    """Gains without a choice need no order."""
    table = Scenario().holds(0)
    table.owns(0, "halfpenny-hill", "blood-crow-army", "monolith-of-ostendaar").acts(0)
    assert table.resources(0) == (1, 1, 1)
    assert table.decision.prompt is Prompt.ACT


@pytest.mark.clause("T14", "T15")
def test_what_the_start_gives_can_be_spent_in_the_first_action() -> None:
    """The Gold of Halfpenny Hill pays for a Butcher."""
    table = Scenario().holds(0).owns(0, "halfpenny-hill").acts(0)
    table.chooses("recruit citizen-10")
    assert (table.citizens(0), table.resources(0)) == (["butcher"], (0, 0, 0))


@pytest.mark.clause("T15")
def test_a_player_takes_exactly_two_actions() -> None:
    """Then the next player's turn begins."""
    table = Scenario().holds(0).acts(0)
    assert (table.decision.seat, table.decision.prompt) == (0, Prompt.ACT)
    table.chooses("gain gold")
    assert (table.decision.seat, table.decision.prompt) == (0, Prompt.ACT)
    table.chooses("gain gold")
    assert (table.decision.seat, table.decision.prompt) == (1, Prompt.ROLL)
    assert table.resources(0) == (2, 0, 0)


@pytest.mark.clause("T15")
def test_each_resource_may_be_gained_and_the_same_action_taken_twice() -> None:
    """With nothing at all these three are left, and no way to pass."""
    table = Scenario().holds(0).acts(0)
    assert table.options == GAINS
    assert table.words == ["Gain 1 Gold", "Gain 1 Strength", "Gain 1 Magic"]
    table.chooses("gain strength")
    assert "gain strength" in table.options
    table.chooses("gain strength")
    assert table.resources(0) == (0, 2, 0)


@pytest.mark.clause("T15")
@pytest.mark.parametrize("option", ["done", "pass", "", "gain points", "gain 2 gold"])
def test_the_phase_cannot_be_left_early(option: str) -> None:
    table = Scenario().holds(0).acts(0)
    assert table.refuses(option) == (
        f"'{option}' can't be chosen now; choose one of 'gain gold', 'gain strength', 'gain magic'."
    )


@pytest.mark.clause("T15")
def test_all_four_actions_are_offered_together() -> None:
    """Slay, recruit, build and gain, each at its price."""
    table = Scenario().holds(0, gold=6, strength=1).owns(0, "cleric", "rogue")
    table.stack("domain-3", "the-orb-of-urdr").acts(0)
    assert "slay monster-1" in table.options
    assert "recruit citizen-4" in table.options
    assert "build domain-3" in table.options
    assert table.options[-3:] == GAINS
    assert "Slay Goblin for 1 Strength" in table.words
    assert "Recruit Cleric for 4 Gold (3 + 1)" in table.words
    assert "Build The Orb of Urdr for 6 Gold" in table.words


@pytest.mark.clause("T15")
def test_the_first_action_is_finished_before_the_second_begins() -> None:
    """Its payment and its reward are asked for first; then comes the second action."""
    table = Scenario().holds(0, strength=5, magic=3)
    table.stack("monster-5", "dire-bear", "dire-bear").acts(0)
    table.chooses("slay monster-5")
    assert table.options[0] == "pay 5-strength"
    table.chooses("pay 5-strength")
    assert table.options == ["dire-bear: 2-gold", "dire-bear: 2-magic"]
    table.chooses("dire-bear: 2-gold")
    assert table.decision.prompt is Prompt.ACT
    table.chooses("gain gold")
    assert table.decision.seat == 1


@pytest.mark.clause("T15")
def test_what_the_first_action_gave_can_be_spent_in_the_second() -> None:
    """A Goblin's Gold pays for the Butcher."""
    table = Scenario().holds(0, strength=1).acts(0)
    assert "recruit citizen-10" not in table.options
    table.chooses("slay monster-1", "recruit citizen-10")
    assert (table.monsters(0), table.citizens(0)) == (["goblin"], ["butcher"])
    assert table.decision.seat == 1


@pytest.mark.clause("T15", "T18")
def test_a_player_may_take_the_same_card_kind_twice() -> None:
    """Two recruits of one stack, the second 1 Gold dearer."""
    table = Scenario().holds(0, gold=7).acts(0)
    table.chooses("recruit citizen-1", "recruit citizen-1")
    assert (table.citizens(0), table.resources(0)) == (["cleric", "cleric"], (0, 0, 0))


@pytest.mark.clause("T15")
def test_only_the_active_player_acts() -> None:
    """An answer is the active player's; the other's Gold buys nothing."""
    table = Scenario().holds(0).holds(1, gold=20).acts(0)
    assert table.options == GAINS
    assert table.reasons(1, "citizen-1") == ["It is another player's decision now"]


@pytest.mark.clause("T27")
def test_cathedral_of_st_aquila_takes_a_gold_at_the_end_of_the_phase() -> None:
    """After the second action, and it is not optional."""
    table = Scenario(players=3).holds(0).holds(1, gold=4).holds(2, gold=4)
    table.owns(0, "cathedral-of-st-aquila").acts(0)
    table.chooses("gain gold", "gain gold")
    assert table.options == [
        "cathedral-of-st-aquila: take-1-gold-from-2",
        "cathedral-of-st-aquila: take-1-gold-from-3",
    ]
    table.chooses("cathedral-of-st-aquila: take-1-gold-from-3")
    assert [table.resources(seat)[0] for seat in range(3)] == [3, 4, 3]
    assert (table.decision.seat, table.decision.prompt) == (1, Prompt.ROLL)


@pytest.mark.clause("T27")
def test_the_orb_of_urdr_takes_a_magic_at_the_end_of_the_phase() -> None:
    """With one opponent it answers itself."""
    table = Scenario().holds(0).holds(1, magic=2).owns(0, "the-orb-of-urdr").acts(0)
    table.chooses("gain gold", "gain gold")
    assert (table.resources(0), table.resources(1)) == ((2, 0, 1), (0, 0, 1))


@pytest.mark.clause("T27")
def test_an_opponent_with_nothing_may_be_picked() -> None:
    """Then nothing is taken."""
    table = Scenario(players=3).holds(0).holds(1).holds(2, gold=4)
    table.owns(0, "cathedral-of-st-aquila").acts(0)
    table.chooses("gain magic", "gain magic")
    table.chooses("cathedral-of-st-aquila: take-nothing-from-2")
    assert [table.resources(seat)[0] for seat in range(3)] == [0, 0, 4]


@pytest.mark.clause("T29")
def test_powers_due_at_the_same_time_are_used_in_the_order_their_owner_chooses() -> None:
    """Cathedral and Orb, each from an opponent of choice."""
    table = Scenario(players=3).holds(0).holds(1, gold=1, magic=1).holds(2, gold=1, magic=1)
    table.owns(0, "cathedral-of-st-aquila", "the-orb-of-urdr").acts(0)
    table.chooses("gain gold", "gain gold")
    assert table.options == [
        "cathedral-of-st-aquila: take-1-gold-from-2",
        "cathedral-of-st-aquila: take-1-gold-from-3",
        "the-orb-of-urdr: take-1-magic-from-2",
        "the-orb-of-urdr: take-1-magic-from-3",
    ]
    table.chooses("the-orb-of-urdr: take-1-magic-from-3")
    assert table.options == [
        "cathedral-of-st-aquila: take-1-gold-from-2",
        "cathedral-of-st-aquila: take-1-gold-from-3",
    ]
    table.chooses("cathedral-of-st-aquila: take-1-gold-from-3")
    assert table.resources(0) == (3, 0, 1)
    assert (table.resources(1), table.resources(2)) == ((1, 0, 1), (0, 0, 0))


@pytest.mark.clause("T27")
def test_powers_of_the_end_do_not_work_on_anothers_turn() -> None:
    table = Scenario().holds(0).holds(1, gold=5, magic=5)
    table.owns(0, "cathedral-of-st-aquila", "the-orb-of-urdr").acts(1)
    table.chooses("gain gold", "gain gold")
    assert (table.resources(0), table.resources(1)) == ((0, 0, 0), (7, 0, 5))


@pytest.mark.clause("T1", "T3")
def test_dice_are_rolled_once_a_turn() -> None:
    """Nothing in the actions rolls again."""
    table = Scenario()
    table.events.clear()
    table.rolls(0, 5, 6)
    table.chooses("gain gold", "gain gold")
    assert [event.dice for event in table.events if isinstance(event, Rolled)] == [(5, 6)]
