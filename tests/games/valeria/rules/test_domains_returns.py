"""Domains that give a card of one's own back to the centre: Watcher and Nest (T25)."""

from __future__ import annotations

import pytest

from tests.scenario import PLACE, Scenario, card
from valeria_desktop.games.valeria.rules.model.amounts import Amounts

WATCHER = "watcher-on-the-water"
NEST = "nest-of-the-weaver-witch"
TWO_STRENGTH = Amounts(strength=2)


def built(name: str, table: Scenario) -> Scenario:
    table.acts(0).chooses("build domain-1")
    return table


@pytest.mark.clause("T25")
def test_the_watcher_returns_a_monster_for_three_points() -> None:
    """It lies on top of its area's stack again and its printed points are gone."""
    table = built(WATCHER, Scenario().may_build(0, WATCHER).owns(0, "goblin-king", "treant"))
    assert table.options == [f"{WATCHER}: return-goblin-king", f"{WATCHER}: return-treant", "done"]
    assert table.words[0] == ("Return Goblin King and gain 3 points (Watcher on the Water)")
    table.chooses(f"{WATCHER}: return-goblin-king")
    assert table.points(0) == 3
    assert table.monsters(0) == ["treant"]
    assert table.cards_at("monster-1")[-2:] == ["goblin", "goblin-king"]
    assert table.score(0).of("monsters") == 1
    assert "A returned Goblin King to its stack (Watcher on the Water)" in table.log()


@pytest.mark.clause("T25")
@pytest.mark.parametrize(("name", "owned"), [(WATCHER, ("goblin",)), (NEST, ())])
def test_returning_is_optional(name: str, owned: tuple[str, ...]) -> None:
    table = built(name, Scenario().may_build(0, name).owns(0, *owned))
    before = (table.monsters(0), table.citizens(0))
    table.chooses("done")
    assert table.points(0) == 0
    assert (table.monsters(0), table.citizens(0)) == before


@pytest.mark.clause("T25")
def test_the_watcher_asks_nothing_without_a_monster() -> None:
    """Monsters of others are not one's own."""
    table = built(WATCHER, Scenario().may_build(0, WATCHER).owns(1, "goblin"))
    assert "gain gold" in table.options


@pytest.mark.clause("T25")
def test_copies_are_offered_once_and_one_of_them_is_returned() -> None:
    table = built(WATCHER, Scenario().may_build(0, WATCHER).owns(0, "goblin", "giant", "goblin"))
    assert table.options == [f"{WATCHER}: return-goblin", f"{WATCHER}: return-giant", "done"]
    table.chooses(f"{WATCHER}: return-goblin")
    assert table.monsters(0) == ["giant", "goblin"]


@pytest.mark.clause("T25", "T17")
def test_the_returned_monster_may_be_slain_with_the_second_action() -> None:
    """For its price, its reward and its points again."""
    table = Scenario().may_build(0, WATCHER).owns(0, "goblin-king").holds(0, gold=6, strength=6)
    built(WATCHER, table).chooses(f"{WATCHER}: return-goblin-king", "slay monster-1")
    assert table.monsters(0) == ["goblin-king"]
    assert table.resources(0) == (1, 0, 0)
    assert table.points(0) == 3


@pytest.mark.clause("T25")
def test_a_monster_returned_to_an_exhausted_place_sends_the_card_under_the_pile() -> None:
    table = Scenario(variants=["events"]).may_build(0, WATCHER).owns(0, "giant")
    table.stack("monster-4", "exhausted").pile("exhausted", "mimic")
    built(WATCHER, table).chooses(f"{WATCHER}: return-giant")
    assert table.cards_at("monster-4") == ["giant"]
    assert [found.id for found in table.state.pile] == ["exhausted", "exhausted", "mimic"]


@pytest.mark.clause("T25", "V4", "V6")
def test_a_monster_returned_to_a_monster_event_sends_it_on_top_of_the_pile() -> None:
    """Its tokens go back to the supply, and everyone knows where it lies."""
    table = Scenario(variants=["events"]).may_build(0, WATCHER).owns(0, "giant")
    table.stack("monster-4", "bat-swarm").pile("exhausted", "mimic")
    table.state.put_tokens(1, PLACE["monster-4"], TWO_STRENGTH, card("mimic"))
    built(WATCHER, table).chooses(f"{WATCHER}: return-giant")
    assert table.cards_at("monster-4") == ["giant"]
    assert [found.id for found in table.state.pile] == ["exhausted", "mimic", "bat-swarm"]
    assert table.quote(0, "monster-4").price.strength == 8
    pile = table.game.view(1).pile
    assert [found and found.id for found in pile] == ["exhausted", None, "bat-swarm"]


@pytest.mark.clause("T25", "T30")
def test_the_monster_event_sent_back_fills_the_next_emptied_place() -> None:
    """The Watcher was the last domain of its stack, so its place is filled next."""
    table = Scenario(variants=["events"]).may_build(0, WATCHER, below=None).owns(0, "giant")
    table.stack("monster-4", "bat-swarm").pile("exhausted", "exhausted")
    built(WATCHER, table).chooses(f"{WATCHER}: return-giant")
    assert table.cards_at("monster-4") == ["giant"]
    assert table.cards_at("domain-1") == ["bat-swarm"]
    assert [found.id for found in table.state.pile] == ["exhausted", "exhausted"]


@pytest.mark.clause("T25", "T30")
def test_the_exhausted_card_sent_back_fills_a_place_if_the_pile_had_run_out() -> None:
    table = Scenario().may_build(0, WATCHER, below=None).owns(0, "giant")
    table.stack("monster-4", "exhausted").pile()
    built(WATCHER, table).chooses(f"{WATCHER}: return-giant")
    assert table.cards_at("domain-1") == ["exhausted"]
    assert table.state.pile == ()


@pytest.mark.clause("T25", "T30")
def test_a_monster_returned_to_an_empty_place_fills_it() -> None:
    """The pile had run out, so the place had stayed empty."""
    table = Scenario().may_build(0, WATCHER).owns(0, "giant").stack("monster-4").pile()
    built(WATCHER, table).chooses(f"{WATCHER}: return-giant")
    assert table.cards_at("monster-4") == ["giant"]
    assert not table.state.is_exhausted(PLACE["monster-4"])


@pytest.mark.clause("T25", "V6")
def test_tokens_stay_on_the_monster_that_the_returned_one_covers() -> None:
    """The returned one costs its plain price, the covered one its raised price later."""
    table = Scenario(variants=["events"]).may_build(0, WATCHER).owns(0, "goblin")
    table.state.put_tokens(1, PLACE["monster-1"], TWO_STRENGTH, card("bat-swarm"))
    table.holds(0, gold=6, strength=1)
    built(WATCHER, table).chooses(f"{WATCHER}: return-goblin")
    assert table.quote(0, "monster-1").price.strength == 1
    table.chooses("slay monster-1")
    assert table.quote(0, "monster-1").price.strength == 3


@pytest.mark.clause("T25")
def test_a_monster_event_cannot_be_returned() -> None:
    table = Scenario(variants=["events"]).may_build(0, WATCHER).owns(0, "mimic", "goblin")
    built(WATCHER, table)
    assert table.options == [f"{WATCHER}: return-goblin", "done"]


@pytest.mark.clause("T25", "T26")
def test_a_monster_taken_from_another_may_be_returned() -> None:
    table = Scenario().may_build(0, "purloiners-perch", below=WATCHER).owns(1, "troll")
    table.owns(0, "knight", "knight").holds(0, gold=16).acts(0)
    table.chooses("build domain-1", "build domain-1", f"{WATCHER}: return-troll")
    assert table.points(0) == 3
    assert table.cards_at("monster-4")[-1] == "troll"


@pytest.mark.clause("T25", "T31")
def test_returning_the_last_slain_monster_undoes_the_end_condition() -> None:
    """All five stacks were empty of area monsters."""
    table = Scenario().may_build(0, WATCHER).owns(0, "orc-chieftain")
    for column in range(1, 6):
        table.stack(f"monster-{column}", "exhausted")
    table.acts(0)
    assert table.game.end_conditions() == ("monsters", "exhausted")
    table.chooses("build domain-1", f"{WATCHER}: return-orc-chieftain")
    assert table.game.end_conditions() == ("exhausted",)  # 4 places for 2 players


@pytest.mark.clause("T25", "T31")
def test_returning_undoes_the_condition_of_exhausted_places() -> None:
    """Of four places for two players one is filled again."""
    table = Scenario().may_build(0, NEST)
    for place in (5, 6, 7, 8):
        table.stack(f"citizen-{place}", "exhausted")
    table.acts(0)
    assert table.game.end_conditions() == ("exhausted",)
    table.chooses("build domain-1", f"{NEST}: return-peasant")
    assert table.game.end_conditions() == ()


@pytest.mark.clause("T25")
def test_the_nest_returns_a_citizen_for_three_points() -> None:
    """No starter; each kind is offered once."""
    table = Scenario().may_build(0, NEST).owns(0, "paladin")
    built(NEST, table)
    assert table.options == [f"{NEST}: return-peasant", f"{NEST}: return-paladin", "done"]
    table.chooses(f"{NEST}: return-paladin")
    assert table.points(0) == 3
    assert table.citizens(0) == ["peasant", "peasant"]
    assert table.cards_at("citizen-9") == ["paladin"] * 6


@pytest.mark.clause("T25")
def test_a_citizen_goes_to_the_stack_of_its_number_whatever_lies_there() -> None:
    """A Monk on Clerics; it is bought again from there."""
    table = Scenario().may_build(0, NEST).owns(0, "monk").holds(0, gold=9)
    built(NEST, table).chooses(f"{NEST}: return-monk")
    assert table.cards_at("citizen-1") == ["cleric"] * 5 + ["monk"]
    table.chooses("recruit citizen-1")
    assert table.citizens(0) == ["peasant", "peasant", "monk"]


@pytest.mark.clause("T25", "V2")
def test_a_returned_citizen_lies_face_up_on_mixed_citizens() -> None:
    """All below keep lying as they lay; taken again, it turns up nothing."""
    table = Scenario(variants=["mixed"]).may_build(0, NEST).owns(0, "monk").holds(0, gold=9)
    table.stack("citizen-1", "cleric", "cleric", "monk", "cleric", face_down=3)
    built(NEST, table).chooses(f"{NEST}: return-monk")
    stack = table.game.view(1).stacks[PLACE["citizen-1"]]
    assert [found and found.id for found in stack] == [None, None, None, "cleric", "monk"]
    table.chooses("recruit citizen-1")
    assert table.state.face_down[PLACE["citizen-1"]] == 3
    assert table.cards_at("citizen-1")[-1] == "cleric"


@pytest.mark.clause("T25", "V4")
def test_a_citizen_returned_to_a_monster_event_sends_it_on_top_of_the_pile() -> None:
    table = Scenario(variants=["events"]).may_build(0, NEST).stack("citizen-5", "sorcerer")
    table.pile("exhausted", "mimic")
    built(NEST, table).chooses(f"{NEST}: return-peasant")
    assert table.cards_at("citizen-5") == ["peasant"]
    assert [found.id for found in table.state.pile] == ["exhausted", "mimic", "sorcerer"]


@pytest.mark.clause("T25")
def test_a_citizen_returned_to_an_exhausted_place_sends_the_card_under_the_pile() -> None:
    table = Scenario(variants=["events"]).may_build(0, NEST).stack("citizen-5", "exhausted")
    table.pile("mimic")
    built(NEST, table).chooses(f"{NEST}: return-peasant")
    assert table.cards_at("citizen-5") == ["peasant"]
    assert [found.id for found in table.state.pile] == ["exhausted", "mimic"]


@pytest.mark.clause("T18", "T19", "T25")
def test_a_returned_citizen_counts_no_more() -> None:
    """Neither for the roles of the next domain nor for the price of copies."""
    table = Scenario().may_build(0, NEST, below="halfpenny-hill").owns(0, "peasant")
    table.holds(0, gold=12).acts(0)
    assert table.quote(0, "citizen-5").price.gold == 6
    table.chooses("build domain-1", f"{NEST}: return-peasant")
    assert table.quote(0, "citizen-5").price.gold == 5
    assert table.reasons(0, "domain-1") == ["needs 1 more Worker"]
