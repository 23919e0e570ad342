"""The order of a round, and the harvests before and after the monsters (D2, D9, T12, T13)."""

from __future__ import annotations

import pytest

from tests.scenario import Scenario, against_dark_lord
from valeria_desktop.games.valeria.rules.model.prompts import Prompt

TWO_GOLD = ("gain gold", "gain gold")


def asked(table: Scenario) -> str:
    return table.decision.prompt


def until_second_harvest(table: Scenario) -> Scenario:
    """Take two Gold as actions, and the first option of all that the monsters ask."""
    table.chooses(*TWO_GOLD)
    phase = {Prompt.ATTACK_ORDER, Prompt.ATTACK_COLUMN, Prompt.CAPTURE}
    while asked(table) in phase:
        table.chooses(table.options[0])
    return table


@pytest.mark.clause("D2")
def test_a_round_is_roll_harvest_action_monsters_and_second_harvest() -> None:
    """Left powers before the actions, right powers after the monsters."""
    table = against_dark_lord().owns(0, "mercenary", "archer")
    table.rolls(0, 3, 4)
    turn = table.state.turn
    assert table.resources(0) == (1, 3, 0)  # 1 and 1 of the Mercenary, 2 of the Archer
    assert asked(table) is Prompt.ACT
    table.chooses(*TWO_GOLD)
    assert asked(table) is Prompt.ATTACK_ORDER
    assert table.resources(0) == (3, 3, 0)
    table.chooses("first a", "leave citizen-3")
    assert table.resources(0) == (3, 3, 0)
    table.chooses("leave citizen-4")
    assert table.resources(0) == (3, 4, 0)  # 1 of the Archer
    assert table.options == ["mercenary: trade-1-strength", "done"]
    table.chooses("mercenary: trade-1-strength")
    assert table.resources(0) == (5, 3, 0)
    assert (asked(table), table.state.turn) == (Prompt.ROLL, turn + 1)


@pytest.mark.clause("D2", "T7")
def test_the_second_harvest_uses_the_same_roll() -> None:
    """Doubles twice, the sum once, each copy on its own."""
    table = against_dark_lord().owns(0, "merchant", "merchant", "archer")
    table.rolls(0, 2, 2)
    table.chooses(*["merchant: 2-gold"] * 4, "herald: 1-gold")
    assert table.resources(0) == (9, 2, 0)

    until_second_harvest(table)

    assert table.resources(0) == (9 + 2 + 4, 2 + 1, 0)
    assert table.options == ["herald: 1-gold", "herald: 1-strength", "herald: 1-magic"]


@pytest.mark.clause("D2", "T7")
def test_the_starters_harvest_twice_a_round() -> None:
    """Peasant on 5 and Knight on 6, left and right alike."""
    table = against_dark_lord()
    table.rolls(0, 5, 6)
    assert table.resources(0) == (1, 1, 0)

    until_second_harvest(table)

    assert table.resources(0) == (4, 2, 0)
    assert asked(table) is Prompt.ROLL


@pytest.mark.clause("D2")
def test_a_citizen_recruited_this_turn_takes_part_in_the_second_harvest() -> None:
    """Two Archers, one recruited with each action."""
    table = against_dark_lord().owns(0, "cleric").holds(0, gold=9)
    table.rolls(0, 1, 4)  # 3 Magic of the Cleric
    table.chooses("recruit citizen-4", "pay 4-gold", "recruit citizen-4", "pay 5-gold")
    assert table.resources(0) == (1, 0, 3)  # the sum is 5: the starter Peasant

    table.chooses("first a", "leave citizen-1", "leave citizen-4")

    assert table.resources(0) == (2, 2, 4)


@pytest.mark.clause("D2", "D5")
def test_what_the_dark_lord_took_harvests_for_nobody() -> None:
    table = against_dark_lord().lord_has("archer", "archer").owns(0, "mercenary")
    table.rolls(0, 4, 3)

    until_second_harvest(table)

    assert table.resources(0) == (3, 1, 0)


@pytest.mark.clause("D2", "D3")
def test_powers_at_the_end_of_the_action_phase_come_before_the_monsters() -> None:
    """1 Gold of the Cathedral, 1 Magic of the Orb."""
    table = against_dark_lord().owns(0, "cathedral-of-st-aquila", "the-orb-of-urdr").acts(0, (3, 5))

    table.chooses(*TWO_GOLD)

    assert asked(table) is Prompt.ATTACK_ORDER
    assert table.resources(0) == (3, 0, 1)


@pytest.mark.clause("D2", "T14")
def test_powers_at_the_start_of_the_action_phase_are_used_once_a_round() -> None:
    table = against_dark_lord().owns(0, "halfpenny-hill", "blood-crow-army")
    table.rolls(0, 6, 5)
    assert table.resources(0) == (2, 2, 0)

    until_second_harvest(table)

    assert table.resources(0) == (5, 3, 0)


@pytest.mark.clause("D2")
def test_citizens_gained_outside_the_action_phase_do_not_exist() -> None:
    """So Forgotten Sorrows gives 1 Magic for a recruit, and nothing for a capture."""
    table = against_dark_lord().owns(0, "forgotten-sorrows").holds(0, gold=2)
    table.rolls(0, 6, 5)
    table.chooses("recruit citizen-2", "gain gold")
    assert table.resources(0) == (2, 1, 1)

    table.chooses("first a", "attack monster-1", "leave citizen-1", "leave citizen-5")

    assert table.resources(0) == (3, 2, 1)


@pytest.mark.clause("D2", "V5")
def test_monster_events_act_before_the_harvest() -> None:
    """All players are one; 2 Strength become 1, then the Merchant gives 2 Gold."""
    table = against_dark_lord(variants=["events"]).stack("citizen-10", "giant-leech")
    table.owns(0, "merchant").holds(0, strength=2)
    table.rolls(0, 2, 3)
    assert table.resources(0) == (1, 1, 0)  # 2 + 3 activates the starter Peasant

    table.chooses("merchant: 2-gold")

    assert table.resources(0) == (3, 1, 0)


@pytest.mark.clause("D9")
def test_the_herald_acts_in_both_harvests_when_nothing_else_does() -> None:
    table = against_dark_lord()
    table.rolls(0, 1, 3)
    table.chooses("herald: 1-magic")

    until_second_harvest(table)

    table.chooses("herald: 1-strength")
    assert table.resources(0) == (2, 1, 1)
    assert asked(table) is Prompt.ROLL


@pytest.mark.clause("D9")
def test_a_citizen_recruited_meanwhile_takes_the_second_herald_away() -> None:
    """An Archer on the sum of 1 and 3."""
    table = against_dark_lord().holds(0, gold=4)
    table.rolls(0, 1, 3)
    table.chooses("herald: 1-gold", "recruit citizen-4", "gain gold")

    table.chooses("first a", "leave citizen-1", "leave citizen-3")

    assert table.resources(0) == (2, 1, 0)
    assert asked(table) is Prompt.ROLL


@pytest.mark.clause("D9", "T25")
def test_a_citizen_returned_meanwhile_brings_the_second_herald() -> None:
    """The only card that was activated is gone by then."""
    table = against_dark_lord().owns(0, "butcher", "merchant")
    table.stack("domain-1", "halfpenny-hill", "nest-of-the-weaver-witch", face_down=1)
    table.holds(0, gold=6)
    table.rolls(0, 2, 1)
    table.chooses("merchant: 2-magic", "build domain-1", "pay 6-gold")
    table.chooses("nest-of-the-weaver-witch: return-merchant", "gain gold")

    table.chooses("first a", "leave citizen-2", "leave citizen-1")

    assert table.options == ["herald: 1-gold", "herald: 1-strength", "herald: 1-magic"]


@pytest.mark.clause("D9", "T12")
@pytest.mark.parametrize(("recruited", "times"), [(False, 2), (True, 1)])
def test_doubles_activate_the_herald_in_both_harvests(times: int, *, recruited: bool) -> None:
    """Once for the doubles, and once more if nothing else was activated then."""
    table = against_dark_lord().holds(0, gold=2)
    table.rolls(0, 2, 2)
    table.chooses("herald: 1-magic", "herald: 1-magic")
    table.chooses("recruit citizen-2", "pay 2-gold") if recruited else table.chooses("gain gold")
    table.chooses("gain gold", "leave citizen-2", "leave citizen-2")
    gold, _, magic = table.resources(0)

    table.chooses(*["herald: 1-magic"] * times)

    assert asked(table) is Prompt.ROLL
    assert table.resources(0) == (gold, 0, magic + times)
    assert gold == (3 if recruited else 4)  # 1 as an action and 2 of the Merchant; 2 + 1 + 1


@pytest.mark.clause("D9", "T13")
def test_the_first_edition_consoles_in_both_harvests() -> None:
    """Instead of the Herald."""
    table = against_dark_lord(edition="1e")
    table.rolls(0, 1, 3)
    assert len(table.options) == 3
    table.chooses(table.options[0])
    assert table.resources(0) == (1, 0, 0)

    until_second_harvest(table)

    assert asked(table) is Prompt.USE
    table.chooses(table.options[2])
    assert table.resources(0) == (3, 0, 1)
    assert asked(table) is Prompt.ROLL


@pytest.mark.clause("D9", "T13")
def test_the_first_edition_gives_nothing_extra_for_doubles() -> None:
    """1 of a resource in each harvest, not 2."""
    table = against_dark_lord(edition="1e")
    table.rolls(0, 1, 1)
    table.chooses(table.options[0])
    assert asked(table) is Prompt.ACT

    until_second_harvest(table).chooses(table.options[0])

    assert table.resources(0) == (4, 0, 0)
    assert asked(table) is Prompt.ROLL


@pytest.mark.clause("D9", "T13")
def test_the_first_edition_judges_the_second_harvest_afresh() -> None:
    """The Archer recruited meanwhile is activated, so nothing consoles."""
    table = against_dark_lord(edition="1e").holds(0, gold=4)
    table.rolls(0, 1, 3)
    table.chooses(table.options[0], "recruit citizen-4", "gain gold")

    table.chooses("first a", "leave citizen-1", "leave citizen-3")

    assert table.resources(0) == (2, 1, 0)
    assert asked(table) is Prompt.ROLL


@pytest.mark.clause("D9", "T12")
def test_a_used_up_exchange_keeps_the_herald_asleep() -> None:
    """An Alchemist that could not pay was activated all the same."""
    table = against_dark_lord(preset="mastery-over-magic").owns(0, "alchemist")

    table.rolls(0, 3, 1)

    assert asked(table) is Prompt.ACT
    assert table.resources(0) == (0, 0, 0)
