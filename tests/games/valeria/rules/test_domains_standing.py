"""Domains that begin the Action Phase, change prices, or give something each time (T14 to T22)."""

from __future__ import annotations

import pytest

from tests.scenario import Scenario

BEGINNING = [
    ("halfpenny-hill", (1, 0, 0)),
    ("blood-crow-army", (0, 1, 0)),
    ("monolith-of-ostendaar", (0, 0, 1)),
]


@pytest.mark.clause("T14")
@pytest.mark.parametrize(("name", "gain"), BEGINNING)
def test_a_domain_gives_one_at_the_start_of_its_owners_action_phase(
    name: str, gain: tuple[int, int, int]
) -> None:
    """Before the first action, once, and not on another's turn."""
    table = Scenario().owns(0, name).holds(0).holds(1).acts(0)
    assert table.resources(0) == gain
    table.chooses("gain gold", "gain gold")
    assert table.resources(0) == (gain[0] + 2, *gain[1:])
    table.acts(1)
    assert (table.resources(0), table.resources(1)) == ((gain[0] + 2, *gain[1:]), (0, 0, 0))


@pytest.mark.clause("T20")
@pytest.mark.parametrize(("name", "gain"), BEGINNING)
def test_a_start_of_action_power_works_from_the_next_turn(
    name: str, gain: tuple[int, int, int]
) -> None:
    table = Scenario().may_build(0, name).acts(0)
    table.chooses("build domain-1", "gain strength")
    assert table.resources(0) == (0, 1, 0)
    table.holds(0).acts(0)
    assert table.resources(0) == gain


@pytest.mark.clause("T18")
def test_emerald_stronghold_waives_the_extra_gold_for_copies() -> None:
    """The starter, two citizens, and the 2 Gold of the base price."""
    table = Scenario().owns(0, "peasant", "peasant").holds(0, gold=2)
    table.owns(1, "peasant").acts(0)
    assert table.quote(0, "citizen-5").price.gold == 5
    table.owns(0, "emerald-stronghold")
    assert table.quote(0, "citizen-5").price.gold == 2
    assert table.quote(1, "citizen-5").price.gold == 4
    table.chooses("recruit citizen-5")
    assert table.resources(0) == (0, 0, 0)
    assert table.citizens(0) == ["peasant"] * 3


@pytest.mark.clause("T20")
def test_emerald_stronghold_works_for_the_second_action() -> None:
    """A fourth Peasant for 2 Gold."""
    table = Scenario().may_build(0, "emerald-stronghold").owns(0, "peasant").holds(0, gold=14)
    table.acts(0).chooses("build domain-1", "recruit citizen-5")
    assert table.citizens(0).count("peasant") == 3
    assert table.resources(0) == (0, 0, 0)


@pytest.mark.clause("T19", "T20")
def test_pratchetts_plateau_makes_domains_cheaper_but_not_itself() -> None:
    """8 Gold for itself, then 7 less 1 for Shattered Hand with the second action."""
    table = Scenario().may_build(0, "pratchetts-plateau", below="shattered-hand")
    table.holds(0, gold=14).acts(0)
    assert table.quote(0, "domain-1").price.gold == 8
    table.chooses("build domain-1")
    assert table.resources(0) == (6, 0, 0)
    assert table.quote(0, "domain-1").price.gold == 6
    assert table.quote(0, "domain-1").base == 7
    table.chooses("build domain-1", "shattered-hand: citizen-1")
    assert table.resources(0) == (0, 0, 0)


@pytest.mark.clause("T19")
def test_pratchetts_plateau_leaves_the_domains_of_others_at_their_price() -> None:
    table = Scenario().owns(1, "pratchetts-plateau").may_build(0, "halfpenny-hill", below=None)
    table.acts(0)
    assert table.quote(0, "domain-1").price.gold == 6
    assert table.quote(1, "domain-1").price.gold == 5


@pytest.mark.clause("T16", "T19")
def test_the_lower_price_is_paid_with_at_least_one_gold() -> None:
    """Cutthroat's Truce for 4: 1 Gold and 3 Magic will do, no Gold will not."""
    table = Scenario().may_build(0, "cutthroats-truce").owns(0, "pratchetts-plateau")
    table.holds(0, magic=9).acts(0)
    assert "build domain-1" not in table.options
    table.holds(0, gold=1, magic=3)
    table.chooses("build domain-1")
    assert table.resources(0)[2] == 0


@pytest.mark.clause("T22")
def test_forgotten_sorrows_gives_a_magic_for_each_citizen_its_owner_gains() -> None:
    """Bought, or free because of a domain; not for the citizens of others."""
    table = Scenario().may_build(0, "shattered-hand").owns(0, "forgotten-sorrows")
    table.holds(0, gold=9).acts(0)
    table.chooses("recruit citizen-2")
    assert table.resources(0) == (7, 0, 1)
    table.chooses("build domain-1", "pay 7-gold", "shattered-hand: citizen-9")
    assert table.resources(0) == (0, 0, 2)
    table.holds(1, gold=9).acts(1).chooses("recruit citizen-2")
    assert (table.resources(0), table.resources(1)) == ((0, 0, 2), (7, 0, 0))


@pytest.mark.clause("T22")
def test_forgotten_sorrows_pays_for_the_citizen_of_a_slain_monster() -> None:
    """An Orc Warrior brings a citizen."""
    table = Scenario().owns(0, "forgotten-sorrows").stack("monster-5", "orc-warrior")
    table.holds(0, strength=9).acts(0)
    table.chooses("slay monster-5", "orc-warrior: citizen-7")
    assert table.resources(0) == (0, 0, 1)


@pytest.mark.clause("T16", "T22")
def test_the_magic_of_forgotten_sorrows_may_help_with_the_second_action() -> None:
    """2 Gold for a Merchant, then 1 Gold and that Magic for a Rogue."""
    table = Scenario().owns(0, "forgotten-sorrows").holds(0, gold=3).acts(0)
    table.chooses("recruit citizen-2", "recruit citizen-7")
    assert table.resources(0) == (0, 0, 1)
    assert table.citizens(0) == ["merchant", "rogue"]


@pytest.mark.clause("T20", "T22")
def test_forgotten_sorrows_works_for_the_second_action() -> None:
    table = Scenario().may_build(0, "forgotten-sorrows").holds(0, gold=11).acts(0)
    table.chooses("build domain-1", "recruit citizen-2")
    assert table.resources(0) == (0, 0, 1)


@pytest.mark.clause("T22")
def test_the_violet_thorn_gives_a_magic_for_each_monster_its_owner_slays() -> None:
    """Two Goblins with two actions; not for the monsters of others."""
    table = Scenario().owns(0, "the-violet-thorn").holds(0, strength=2).holds(1, strength=1)
    table.acts(0).chooses("slay monster-1", "slay monster-1")
    assert table.resources(0) == (2, 0, 2)
    table.acts(1).chooses("slay monster-1")
    assert (table.resources(0), table.resources(1)) == ((2, 0, 2), (1, 0, 0))


@pytest.mark.clause("T17", "T22", "V4")
def test_the_violet_thorn_counts_a_monster_event() -> None:
    """Kobold Thieves at an emptied place, for 6 Strength and 7 Gold of reward."""
    table = Scenario(variants=["events"]).owns(0, "the-violet-thorn").holds(0, strength=6)
    table.stack("citizen-4", "kobold-thieves").acts(0)
    table.chooses("slay citizen-4")
    assert table.resources(0) == (7, 0, 1)


@pytest.mark.clause("T22", "T29")
def test_the_violet_thorn_gives_its_magic_beside_a_reward_that_asks() -> None:
    """The Dire Bear asks for Gold or Magic; the Thorn has given already."""
    table = Scenario().owns(0, "the-violet-thorn").stack("monster-5", "orc-chieftain", "dire-bear")
    table.holds(0, strength=5).acts(0).chooses("slay monster-5")
    assert table.resources(0) == (0, 0, 1)
    assert table.options == ["dire-bear: 2-gold", "dire-bear: 2-magic"]
    table.chooses("dire-bear: 2-magic")
    assert table.resources(0) == (0, 0, 3)


@pytest.mark.clause("T20", "T22")
def test_the_violet_thorn_works_for_the_second_action() -> None:
    table = Scenario().may_build(0, "the-violet-thorn").holds(0, gold=7, strength=1).acts(0)
    table.chooses("build domain-1", "slay monster-1")
    assert table.resources(0) == (1, 0, 1)
