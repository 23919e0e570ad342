"""What an attacked column loses, and what comes into the places (D5)."""

from __future__ import annotations

import pytest

from tests.scenario import PLACE, Scenario, against_dark_lord
from valeria_desktop.games.valeria.rules.events import TurnedUp
from valeria_desktop.games.valeria.rules.model.prompts import Prompt
from valeria_desktop.kernel.game import Barrier


def pile(table: Scenario) -> list[str]:
    return [card.id for card in table.state.pile]


@pytest.mark.clause("D5")
def test_the_player_chooses_the_stack_that_loses_its_top_card() -> None:
    """One of the two of the attacked column."""
    table = against_dark_lord().attacks(2, 2)
    assert table.decision.prompt is Prompt.CAPTURE
    assert table.options == ["leave citizen-2", "leave citizen-7"]
    assert table.words == ["Leave Merchant to the Dark Lord", "Leave Rogue to the Dark Lord"]

    table.chooses("leave citizen-7")

    assert table.captured() == ["rogue"]
    assert table.cards_at("citizen-7") == ["rogue"] * 4
    assert table.cards_at("citizen-2") == ["merchant"] * 5
    assert table.log()[-2:] == [
        "The Dark Lord took Rogue",
        "The monsters of column 2 attack",
    ]


@pytest.mark.clause("D5", "S2")
def test_each_column_has_the_two_citizen_stacks_below_its_monsters() -> None:
    for column in range(1, 6):
        table = against_dark_lord().attacks(column, column)
        assert table.options == [f"leave citizen-{column}", f"leave citizen-{column + 5}"]


@pytest.mark.clause("D5")
def test_captures_cost_the_player_nothing() -> None:
    """Cards come from the centre, never from the player."""
    table = against_dark_lord().owns(0, "cleric", "halfpenny-hill").holds(0, 1, 2, 3)

    table.attacks(2, 2).chooses("leave citizen-2", "leave citizen-7")

    assert table.resources(0) == (1, 2, 3)
    assert (table.citizens(0), table.domains(0)) == (["cleric"], ["halfpenny-hill"])
    assert table.captured() == ["merchant", "rogue"]


@pytest.mark.clause("D5")
def test_the_only_stack_left_loses_its_card_without_asking() -> None:
    table = against_dark_lord().exhausts("citizen-4").attacks(4, 4)

    assert table.captured() == ["paladin", "paladin"]
    assert table.cards_at("citizen-9") == ["paladin"] * 3
    assert len(table.cards_at("domain-4")) == 3


@pytest.mark.clause("D5")
def test_a_column_without_citizens_loses_its_domain() -> None:
    """The top one, and the next is turned up."""
    table = against_dark_lord().exhausts("citizen-4", "citizen-9")
    table.stack("domain-4", "halfpenny-hill", "the-orb-of-urdr", "shattered-hand", face_down=2)

    table.attacks(4, 1).chooses("first a")

    assert table.captured() == ["shattered-hand"]
    assert table.cards_at("domain-4") == ["halfpenny-hill", "the-orb-of-urdr"]
    assert table.state.face_down[PLACE["domain-4"]] == 1
    assert table.game.view(0).top(PLACE["domain-4"]) is table.card("the-orb-of-urdr")
    assert [event.card.id for event in table.events if isinstance(event, TurnedUp)] == [
        "the-orb-of-urdr"
    ]


@pytest.mark.clause("D5", "D4")
def test_a_second_attack_takes_the_domain_just_turned_up() -> None:
    """Doubles."""
    table = against_dark_lord().exhausts("citizen-4", "citizen-9")
    table.stack("domain-4", "halfpenny-hill", "the-orb-of-urdr", "shattered-hand", face_down=2)

    table.attacks(4, 4)

    assert table.captured() == ["shattered-hand", "the-orb-of-urdr"]
    assert table.cards_at("domain-4") == ["halfpenny-hill"]
    assert table.state.face_down[PLACE["domain-4"]] == 0


@pytest.mark.clause("D5")
def test_a_captured_domain_gives_nobody_its_reward() -> None:
    """It was not built."""
    table = against_dark_lord().exhausts("citizen-4", "citizen-9")
    table.stack("domain-4", "halfpenny-hill", "cutthroats-truce", face_down=1)

    table.attacks(4, 1).chooses("first a")

    assert table.captured() == ["cutthroats-truce"]
    assert table.resources(0) == (0, 0, 0)


@pytest.mark.clause("D5", "T30")
def test_a_place_emptied_by_a_capture_gets_an_exhausted_card() -> None:
    """At once, before the next attack."""
    table = against_dark_lord().stack("citizen-4", "archer").attacks(4, 4)

    table.chooses("leave citizen-4")

    assert table.cards_at("citizen-4") == ["exhausted"]
    assert pile(table) == ["exhausted"]
    assert table.captured() == ["archer", "paladin"]  # the second attack had no choice left


@pytest.mark.clause("D5", "T30")
def test_the_last_domain_of_a_stack_leaves_an_exhausted_card() -> None:
    table = against_dark_lord().exhausts("citizen-4", "citizen-9")
    table.stack("domain-4", "halfpenny-hill").attacks(4, 1)

    table.chooses("first a")

    assert table.captured() == ["halfpenny-hill"]
    assert table.cards_at("domain-4") == ["exhausted"]
    assert pile(table) == ["exhausted"]


@pytest.mark.clause("D5", "D8")
def test_both_citizen_stacks_may_run_out_under_one_pair_of_dice() -> None:
    """Then the sum, 4, falls on another column."""
    table = against_dark_lord("harder").stack("citizen-2", "merchant").stack("citizen-7", "rogue")

    table.attacks(2, 2).chooses("leave citizen-7")

    assert table.captured() == ["rogue", "merchant"]
    assert table.cards_at("citizen-2") == table.cards_at("citizen-7") == ["exhausted"]
    assert (pile(table), table.options) == ([], ["leave citizen-4", "leave citizen-9"])


@pytest.mark.clause("D5", "T30")
def test_without_a_pile_an_emptied_place_stays_bare() -> None:
    """It counts as exhausted."""
    table = against_dark_lord().stack("citizen-4", "archer").pile().attacks(4, 1)

    table.chooses("first a", "leave citizen-4")

    assert table.cards_at("citizen-4") == []
    assert table.state.is_exhausted(PLACE["citizen-4"])
    assert not table.game.is_over


@pytest.mark.clause("D5", "V2")
def test_the_next_mixed_citizen_is_turned_up() -> None:
    """Only the card on top is left to him."""
    table = against_dark_lord(variants=["mixed"])
    table.stack("citizen-1", "cleric", "monk", "cleric", face_down=2)
    table.stack("citizen-6", "knight").attacks(1, 1)
    assert table.words[0] == "Leave Cleric to the Dark Lord"

    outcome = table.chooses("leave citizen-1")

    assert table.cards_at("citizen-1") == ["cleric", "monk"]
    assert table.state.face_down[PLACE["citizen-1"]] == 1
    assert outcome.barrier & Barrier.REVEAL
    assert table.words[0] == "Leave Monk to the Dark Lord"


@pytest.mark.clause("D5", "V4")
def test_a_monster_event_comes_into_the_place_of_a_captured_citizen() -> None:
    """It can be slain there; it is no citizen that he could take."""
    table = against_dark_lord(variants=["events"]).pile("exhausted", "exhausted", "mimic")
    table.stack("citizen-4", "archer").attacks(4, 4)

    table.chooses("leave citizen-4")

    assert table.cards_at("citizen-4") == ["mimic"]
    assert table.captured() == ["archer", "paladin"]
    table.holds(0, strength=3, magic=3).acts(0)
    assert "slay citizen-4" in table.options


@pytest.mark.clause("D5", "V4")
def test_a_column_of_monster_events_loses_its_domain() -> None:
    """There are no citizens below them."""
    table = against_dark_lord(variants=["events"])
    table.stack("citizen-4", "mimic").stack("citizen-9", "sorcerer")
    table.stack("domain-4", "halfpenny-hill", "shattered-hand", face_down=1).attacks(4, 1)

    table.chooses("first a")

    assert table.captured() == ["shattered-hand"]
    assert table.cards_at("citizen-4") == ["mimic"]


@pytest.mark.clause("D5", "V5")
def test_a_monster_event_that_a_capture_brought_acts_when_its_number_is_rolled() -> None:
    """In the Roll Phase, so not in the turn that brought it."""
    table = against_dark_lord(variants=["events"]).pile("exhausted", "exhausted", "sorcerer")
    table.holds(0, magic=2).stack("citizen-4", "archer").attacks(4, 3)
    table.chooses("first a", "leave citizen-4", "leave citizen-3")
    while table.decision.prompt is Prompt.USE:
        table.chooses("herald: 1-gold")
    assert table.resources(0)[2] == 2

    table.rolls(0, 4, 5)

    assert table.resources(0)[2] == 1


@pytest.mark.clause("D5")
def test_what_he_takes_is_his_in_the_order_he_took_it() -> None:
    """Shown as his own tableau."""
    table = against_dark_lord().attacks(6, 6)
    table.chooses("attack monster-5", "leave citizen-10", "attack monster-1", "leave citizen-6")

    rival = table.game.view(0).rival

    assert rival is not None
    assert [card.id for card in rival.citizens] == ["butcher", "knight"]
    assert (rival.gold, rival.strength, rival.magic, rival.points) == (0, 0, 0, 0)
