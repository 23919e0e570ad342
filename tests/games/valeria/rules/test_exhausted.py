"""Emptied places and the Exhausted pile: T30."""

from __future__ import annotations

import pytest

from tests.scenario import PLACE, Scenario
from valeria_desktop.games.valeria.rules.effects.centre import FreeCitizen, ReturnCitizen
from valeria_desktop.games.valeria.rules.effects.gains import Gain
from valeria_desktop.games.valeria.rules.events import Filled
from valeria_desktop.games.valeria.rules.model.amounts import Amounts
from valeria_desktop.games.valeria.rules.model.cards import Domain
from valeria_desktop.games.valeria.rules.model.icons import Icons
from valeria_desktop.games.valeria.rules.model.prompts import Prompt
from valeria_desktop.games.valeria.rules.powers import Now

EYE = "eye-of-asteraten"


def pile_of(table: Scenario) -> list[str]:
    return [card.id for card in table.state.pile]


def filled(table: Scenario) -> list[int]:
    return [event.place for event in table.events if isinstance(event, Filled)]


@pytest.mark.clause("T30")
def test_an_emptied_stack_gets_an_exhausted_card_after_the_action() -> None:
    """The last Cleric."""
    table = Scenario().holds(0, gold=3).stack("citizen-1", "cleric").acts(0)
    assert pile_of(table) == ["exhausted"] * 4
    table.chooses("recruit citizen-1")
    assert table.cards_at("citizen-1") == ["exhausted"]
    assert pile_of(table) == ["exhausted"] * 3
    assert table.log()[-1] == "Citizen stack 1 is exhausted"


@pytest.mark.clause("T30")
def test_an_emptied_monster_stack_and_an_emptied_domain_stack_get_one_too() -> None:
    table = Scenario().holds(0, gold=7, strength=6).owns(0, "knight", "cleric")
    table.stack("monster-1", "goblin-king").stack("domain-5", "the-violet-thorn").acts(0)
    table.chooses("slay monster-1", "build domain-5")
    assert table.cards_at("monster-1") == ["exhausted"]
    assert table.cards_at("domain-5") == ["exhausted"]


@pytest.mark.clause("T30")
def test_a_stack_that_is_not_empty_gets_none() -> None:
    table = Scenario().holds(0, gold=3).stack("citizen-1", "cleric", "cleric").acts(0)
    table.chooses("recruit citizen-1")
    assert table.cards_at("citizen-1") == ["cleric"]
    assert filled(table) == []


@pytest.mark.clause("T30", "T21")
def test_a_stack_emptied_by_a_free_citizen_gets_one() -> None:
    table = Scenario().holds(0, strength=9).stack("citizen-1", "cleric")
    table.stack("monster-5", "orc-chieftain", "orc-warrior").acts(0)
    table.chooses("slay monster-5", "orc-warrior: citizen-1")
    assert table.cards_at("citizen-1") == ["exhausted"]


@pytest.mark.clause("T30", "T23")
def test_places_are_filled_after_rewards_and_extra_actions_only() -> None:
    """The emptied place of Eye of Asteraten waits for the extra slay."""
    table = Scenario().holds(0, gold=8).owns(0, "knight", "cleric").stack("domain-1", EYE)
    table.stack("monster-1", "goblin").acts(0)
    table.chooses("build domain-1")
    assert table.decision.prompt is Prompt.USE
    assert table.cards_at("domain-1") == []
    table.chooses(f"{EYE}: slay-monster-1")
    assert table.cards_at("domain-1") == ["exhausted"]
    assert table.cards_at("monster-1") == ["exhausted"]


def three_emptied(*pile: str) -> Scenario:
    """Let one action empty three places: a domain, a monster and a citizen stack."""
    table = Scenario(variants=["events"]).holds(0, gold=8, strength=4).owns(0, "knight", "cleric")
    table.stack("domain-1", EYE).stack("monster-5", "orc-warrior").stack("citizen-3", "mercenary")
    table.pile(*pile).acts(0)
    table.chooses("build domain-1", f"{EYE}: slay-monster-5", "orc-warrior: citizen-3")
    return table


@pytest.mark.clause("T30", "V4")
def test_several_places_are_filled_in_the_order_the_active_player_chooses() -> None:
    """It matters where the Mimic appears."""
    table = three_emptied("exhausted", "exhausted", "exhausted", "mimic")
    assert table.options == ["fill monster-5", "fill citizen-3", "fill domain-1"]
    assert table.words[0] == "Fill monster stack 5 next"
    table.chooses("fill citizen-3")
    assert table.cards_at("citizen-3") == ["mimic"]
    while table.decision.prompt is Prompt.FILL:
        table.chooses("fill domain-1")
    assert table.cards_at("domain-1") == table.cards_at("monster-5") == ["exhausted"]
    assert pile_of(table) == ["exhausted"]
    assert table.decision.prompt is Prompt.ACT


@pytest.mark.clause("T30")
def test_the_order_is_not_asked_where_all_get_the_same() -> None:
    """Three Exhausted cards on top of the pile."""
    table = three_emptied("exhausted", "exhausted", "exhausted")
    assert table.decision.prompt is Prompt.ACT
    assert filled(table) == [PLACE["monster-5"], PLACE["citizen-3"], PLACE["domain-1"]]
    assert pile_of(table) == []


@pytest.mark.clause("T30")
def test_the_player_chooses_which_places_get_the_last_cards() -> None:
    """One card for three places; the others stay empty and count as exhausted."""
    table = three_emptied("exhausted")
    table.chooses("fill domain-1")
    while table.decision.prompt is Prompt.FILL:
        table.chooses(table.options[0])
    assert table.cards_at("domain-1") == ["exhausted"]
    assert table.cards_at("monster-5") == table.cards_at("citizen-3") == []
    assert sum(table.state.is_exhausted(place) for place in range(20)) == 3


@pytest.mark.clause("T30")
def test_without_a_pile_the_order_is_not_asked() -> None:
    table = three_emptied()
    assert table.decision.prompt is Prompt.ACT
    assert table.cards_at("domain-1") == []


@pytest.mark.clause("T30")
def test_a_place_stays_empty_when_the_pile_has_run_out() -> None:
    """Said in the log, and counted as exhausted all the same."""
    table = Scenario().holds(0, gold=3).stack("citizen-1", "cleric").pile().acts(0)
    table.chooses("recruit citizen-1")
    assert table.cards_at("citizen-1") == []
    assert table.log()[-1] == "Citizen stack 1 is exhausted and stays empty"
    assert table.state.is_exhausted(PLACE["citizen-1"])
    assert table.reasons(0, "citizen-1") == ["Nothing lies there"]


@pytest.mark.clause("T30")
def test_a_place_left_empty_is_not_filled_by_a_later_action() -> None:
    """Only what the action itself has emptied, also when a card came back to the pile."""
    table = Scenario().holds(0, gold=3).stack("citizen-1").stack("citizen-2", "merchant")
    table.pile("exhausted", "exhausted").acts(0)
    table.chooses("recruit citizen-2")
    assert table.cards_at("citizen-1") == []
    assert table.cards_at("citizen-2") == ["exhausted"]


@pytest.mark.clause("T30")
def test_a_stack_emptied_and_refilled_within_one_action_gets_none() -> None:
    """The last Butcher taken for free and returned."""
    powers = (Now(FreeCitizen(max_cost=1)), Now(ReturnCitizen(Gain(Amounts(points=3)))))
    hall = Domain("test-hall", "Test Hall", cost=1, icons=Icons(), points=0, powers=powers)
    table = Scenario().holds(0, gold=1).stack("citizen-10", "butcher")
    table.state.stacks[PLACE["domain-1"]] = (hall, hall)
    table.acts(0)
    table.chooses("build domain-1", "test-hall: return-butcher")
    assert table.cards_at("citizen-10") == ["butcher"]
    assert pile_of(table) == ["exhausted"] * 4
    assert filled(table) == []


@pytest.mark.clause("T30")
def test_gaining_a_resource_fills_nothing() -> None:
    """A place the Scenario left empty stays so."""
    table = Scenario().stack("citizen-1").acts(0)
    table.chooses("gain gold", "gain gold")
    assert table.cards_at("citizen-1") == []


@pytest.mark.clause("T30", "V6")
def test_the_place_of_a_slain_monster_event_takes_a_card_from_the_bottom() -> None:
    """The place of a citizen of the same action takes the top one."""
    table = Scenario(variants=["events"]).holds(0, strength=2, magic=4)
    table.stack("domain-2", "corrupted-cleric").pile("exhausted", "mimic").acts(0)
    table.chooses("slay domain-2")
    assert table.cards_at("domain-2") == ["exhausted"]
    assert pile_of(table) == ["mimic"]


@pytest.mark.clause("T30", "V6")
def test_the_place_of_a_slain_monster_event_takes_no_other_monster_event() -> None:
    """With no Exhausted card in the pile it stays empty."""
    table = Scenario(variants=["events"]).holds(0, strength=2, magic=4)
    table.stack("domain-2", "corrupted-cleric").pile("mimic").acts(0)
    table.chooses("slay domain-2")
    assert table.cards_at("domain-2") == []
    assert pile_of(table) == ["mimic"]


@pytest.mark.clause("T30", "V6")
def test_a_place_that_stays_empty_is_told_once() -> None:
    """A slain Monster Event and no pile at all."""
    table = Scenario(variants=["events"]).holds(0, strength=2, magic=4)
    table.stack("domain-2", "corrupted-cleric").pile().acts(0)
    table.chooses("slay domain-2")
    assert filled(table) == [PLACE["domain-2"]]


@pytest.mark.clause("T30")
def test_the_exhausted_card_itself_can_be_had_by_nobody() -> None:
    table = Scenario().holds(0, gold=20, strength=20).stack("citizen-1", "exhausted")
    table.stack("monster-1", "exhausted").stack("domain-1", "exhausted").acts(0)
    for place, action in (("citizen-1", "recruit"), ("monster-1", "slay"), ("domain-1", "build")):
        assert f"{action} {place}" not in table.options
        assert table.reasons(0, place) == ["The stack is exhausted"]
