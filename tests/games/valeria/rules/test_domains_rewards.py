"""Domains that give something once: the Eye of Asteraten, the Golden Obelisk (T23, T28)."""

from __future__ import annotations

import pytest

from tests.scenario import PLACE, Scenario, card
from valeria_desktop.games.valeria.rules.model.amounts import Amounts

EYE = "eye-of-asteraten"
OBELISK = "golden-obelisk-of-nae"


@pytest.mark.clause("T23")
def test_the_eye_gives_five_strength_and_a_slay_that_uses_no_action() -> None:
    """The price is paid as always; the second action is still to come."""
    table = Scenario().may_build(0, EYE).acts(0)
    table.chooses("build domain-1")
    assert table.resources(0) == (0, 5, 0)
    assert table.options == [
        *[f"{EYE}: slay-monster-{column}" for column in range(1, 6)],
        "done",
    ]
    table.chooses(f"{EYE}: slay-monster-4")
    assert table.monsters(0) == ["owlbear"]
    assert table.resources(0) == (0, 1, 2)
    table.chooses("gain gold")
    assert table.decision.seat == 1


@pytest.mark.clause("T23")
def test_the_slay_of_the_eye_is_optional() -> None:
    table = Scenario().may_build(0, EYE).acts(0)
    table.chooses("build domain-1", "done")
    assert (table.monsters(0), table.resources(0)) == ([], (0, 5, 0))
    assert "gain gold" in table.options


@pytest.mark.clause("T23", "T16")
def test_the_eye_offers_only_what_can_be_paid() -> None:
    """With 1 Strength and 2 Magic there are 6 and 2: no Spider Queen, no Giant."""
    table = Scenario().may_build(0, EYE).holds(0, gold=8, strength=1, magic=2)
    table.stack("monster-3", "spider-queen").stack("monster-4", "troll", "giant").acts(0)
    table.chooses("build domain-1", "pay 8-gold")
    # The Giant costs 8: 6 Strength and both Magic.
    slays = [option for option in table.options if option != "done"]
    assert slays == [f"{EYE}: slay-monster-{column}" for column in (1, 2, 4, 5)]
    table.chooses(f"{EYE}: slay-monster-4")
    assert table.resources(0) == (1, 0, 2)  # the reward of the Giant


@pytest.mark.clause("T23", "V6")
def test_the_eye_asks_nothing_where_nothing_can_be_slain() -> None:
    """Every monster on top costs more than 5."""
    table = Scenario().may_build(0, EYE)
    for column in range(1, 6):
        table.stack(f"monster-{column}", "orc-chieftain")
    table.acts(0).chooses("build domain-1")
    assert "gain gold" in table.options


@pytest.mark.clause("T16", "T23")
def test_the_split_of_the_price_is_asked_in_the_slay_of_the_eye() -> None:
    table = Scenario().may_build(0, EYE).holds(0, gold=8, magic=2).acts(0)
    table.chooses("build domain-1", "pay 8-gold", f"{EYE}: slay-monster-3")
    assert table.options == ["pay 3-strength", "pay 2-strength-1-magic", "pay 1-strength-2-magic"]
    table.chooses("pay 1-strength-2-magic")
    assert table.resources(0) == (1, 4, 1)


@pytest.mark.clause("T17", "T23", "V6")
def test_the_eye_may_slay_a_monster_event() -> None:
    """Wherever it lies; the Gold token on it is gained, Strength tokens are paid."""
    table = Scenario(variants=["events"]).may_build(0, EYE).stack("citizen-4", "mimic")
    table.pile("exhausted", "sorcerer").holds(0, gold=8, magic=3)
    table.state.put_tokens(1, PLACE["citizen-4"], Amounts(gold=1, strength=1), card("bat-swarm"))
    table.acts(0).chooses("build domain-1", "pay 8-gold", f"{EYE}: slay-citizen-4")
    assert table.monsters(0) == ["mimic"]
    assert table.resources(0) == (6, 1, 0)
    assert table.cards_at("citizen-4") == ["exhausted"]
    assert [found.id for found in table.state.pile] == ["sorcerer"]


@pytest.mark.clause("T22", "T23")
def test_the_slay_of_the_eye_wakes_the_violet_thorn_and_forgotten_sorrows() -> None:
    """An Orc Warrior slain brings a citizen: 2 Magic."""
    table = Scenario().may_build(0, EYE).owns(0, "the-violet-thorn", "forgotten-sorrows")
    table.stack("monster-5", "orc-chieftain", "orc-warrior").holds(0, gold=8, strength=4)
    table.acts(0)
    table.chooses("build domain-1", f"{EYE}: slay-monster-5", "orc-warrior: citizen-2")
    assert table.citizens(0)[-1] == "merchant"
    assert table.resources(0) == (0, 0, 2)


@pytest.mark.clause("T19", "T23")
def test_the_next_domain_is_turned_up_after_the_slay_of_the_eye() -> None:
    table = Scenario().may_build(0, EYE).acts(0)
    table.chooses("build domain-1")
    assert table.state.face_down[PLACE["domain-1"]] == 1
    table.chooses(f"{EYE}: slay-monster-1")
    assert table.state.face_down[PLACE["domain-1"]] == 0


@pytest.mark.clause("T30")
def test_places_emptied_by_the_eye_are_filled_together_after_the_action() -> None:
    """The domain's own place and the boss's; a Monster Event makes their order matter."""
    table = Scenario(variants=["events"]).may_build(0, EYE, below=None)
    table.stack("monster-1", "goblin").pile("exhausted", "mimic").acts(0)
    table.chooses("build domain-1", f"{EYE}: slay-monster-1")
    assert table.options == ["fill monster-1", "fill domain-1"]
    table.chooses("fill domain-1")
    assert table.cards_at("domain-1") == ["mimic"]
    assert table.cards_at("monster-1") == ["exhausted"]


@pytest.mark.clause("T28")
@pytest.mark.parametrize("magic", [3, 4])
def test_the_obelisk_gives_three_points_for_three_magic(magic: int) -> None:
    """At once, and once."""
    table = Scenario().may_build(0, OBELISK).holds(0, gold=6, magic=magic).acts(0)
    table.chooses("build domain-1", "pay 6-gold")
    assert table.options == [f"{OBELISK}: trade-3-magic", "done"]
    table.chooses(f"{OBELISK}: trade-3-magic")
    assert table.points(0) == 3
    assert table.resources(0) == (0, 0, magic - 3)
    assert "gain gold" in table.options


@pytest.mark.clause("T28")
def test_the_obelisk_may_be_left() -> None:
    table = Scenario().may_build(0, OBELISK).holds(0, gold=6, magic=3).acts(0)
    table.chooses("build domain-1", "pay 6-gold", "done")
    assert (table.points(0), table.resources(0)) == (0, (0, 0, 3))
    assert table.score(0).of("domains") == 3


@pytest.mark.clause("T10", "T28")
def test_magic_spent_on_building_is_missing_for_the_obelisk() -> None:
    """2 Magic are left, and Gold and Strength in plenty stand in for nothing."""
    table = Scenario().may_build(0, OBELISK).holds(0, gold=9, strength=9, magic=3).acts(0)
    table.chooses("build domain-1", "pay 5-gold-1-magic")
    assert "gain gold" in table.options
    assert (table.points(0), table.resources(0)) == (0, (4, 9, 2))


@pytest.mark.clause("F1", "T33")
def test_points_of_the_board_and_points_of_the_card_both_count() -> None:
    """3 for the domain and 3 gained."""
    table = Scenario().may_build(0, OBELISK).holds(0, gold=6, magic=3).acts(0)
    table.chooses("build domain-1", "pay 6-gold", f"{OBELISK}: trade-3-magic")
    assert (table.score(0).of("domains"), table.score(0).of("board")) == (3, 3)
