"""Giving cards back: T25."""

from __future__ import annotations

import pytest

from tests.scenario import PLACE, Scenario
from valeria_desktop.games.valeria.rules.model.amounts import Amounts
from valeria_desktop.games.valeria.rules.model.prompts import Prompt
from valeria_desktop.games.valeria.rules.model.state import Tokens

WATCHER = "watcher-on-the-water"
NEST = "nest-of-the-weaver-witch"


def watcher_table(*monsters: str) -> Scenario:
    table = Scenario(variants=["events"]).holds(0, gold=6).owns(0, "knight", "archer")
    return table.owns(0, *monsters).stack("domain-1", WATCHER)


def nest_table(*citizens: str, variants: tuple[str, ...] = ()) -> Scenario:
    table = Scenario(variants=variants).holds(0, gold=6).owns(0, *citizens)
    return table.stack("domain-1", NEST)


@pytest.mark.clause("T25")
def test_watcher_on_the_water_returns_a_monster_for_three_points() -> None:
    """To the top of its area's stack, one of each kind offered."""
    table = watcher_table("goblin", "troll", "goblin").acts(0)
    table.chooses("build domain-1")
    assert table.options == [f"{WATCHER}: return-goblin", f"{WATCHER}: return-troll", "done"]
    table.chooses(f"{WATCHER}: return-troll")
    assert (table.points(0), table.monsters(0)) == (3, ["goblin", "goblin"])
    column = table.state.table.areas.index("Valley") + 1
    assert table.cards_at(f"monster-{column}")[-1] == "troll"
    assert table.decision.prompt is Prompt.ACT


@pytest.mark.clause("T25", "T17")
def test_the_returned_monster_is_the_one_to_be_slain_next() -> None:
    """It is slain again for its reward."""
    table = watcher_table("goblin-king").acts(0)
    table.chooses("build domain-1", f"{WATCHER}: return-goblin-king")
    assert table.cards_at("monster-1")[-2:] == ["goblin", "goblin-king"]
    table.holds(0, strength=6)
    table.chooses("slay monster-1")
    assert table.resources(0) == (1, 0, 0)


@pytest.mark.clause("T25")
def test_returning_a_monster_is_optional() -> None:
    table = watcher_table("goblin").acts(0)
    table.chooses("build domain-1", "done")
    assert (table.points(0), table.monsters(0)) == (0, ["goblin"])


@pytest.mark.clause("T25")
def test_without_a_monster_nothing_is_asked() -> None:
    table = watcher_table().acts(0)
    table.chooses("build domain-1")
    assert table.decision.prompt is Prompt.ACT


@pytest.mark.clause("T25")
def test_a_monster_event_cannot_be_returned() -> None:
    table = watcher_table("mimic").acts(0)
    table.chooses("build domain-1")
    assert table.decision.prompt is Prompt.ACT
    table = watcher_table("mimic", "goblin").acts(0)
    table.chooses("build domain-1")
    assert table.options == [f"{WATCHER}: return-goblin", "done"]


@pytest.mark.clause("T25")
def test_nest_of_the_weaver_witch_returns_a_citizen_for_three_points() -> None:
    """To the stack of its number; no starter."""
    table = nest_table("peasant", "merchant", "paladin").acts(0)
    table.chooses("build domain-1")
    assert table.options == [
        f"{NEST}: return-peasant",
        f"{NEST}: return-merchant",
        f"{NEST}: return-paladin",
        "done",
    ]
    table.chooses(f"{NEST}: return-paladin")
    assert (table.points(0), table.citizens(0)) == (3, ["peasant", "merchant"])
    assert table.cards_at("citizen-9") == ["paladin"] * 6
    assert len(table.state.players[0].starters) == 3


@pytest.mark.clause("T25", "T19")
def test_a_citizen_that_was_needed_to_build_may_be_returned() -> None:
    """The icons were needed when building only."""
    table = nest_table("peasant", "merchant").acts(0)
    table.chooses("build domain-1", f"{NEST}: return-peasant")
    assert table.domains(0) == [NEST]
    assert table.citizens(0) == ["merchant"]


@pytest.mark.clause("T25")
def test_returning_a_citizen_is_optional() -> None:
    table = nest_table("peasant", "merchant").acts(0)
    table.chooses("build domain-1", "done")
    assert (table.points(0), table.citizens(0)) == (0, ["peasant", "merchant"])


@pytest.mark.clause("T25", "V2")
def test_a_returned_mixed_citizen_lies_face_up_on_the_stack_of_its_number() -> None:
    """A Thief on the sevens, whatever lies there; face-down cards stay so."""
    table = nest_table("peasant", "merchant", "thief", variants=("mixed",))
    table.stack("citizen-7", "rogue", "thief", "rogue", face_down=2).acts(0)
    table.chooses("build domain-1", f"{NEST}: return-thief")
    assert table.cards_at("citizen-7") == ["rogue", "thief", "rogue", "thief"]
    assert table.state.face_down[PLACE["citizen-7"]] == 2
    assert table.quote(0, "citizen-7").base == 2


@pytest.mark.clause("T25")
def test_an_exhausted_card_in_its_place_goes_under_the_pile() -> None:
    table = watcher_table("goblin").stack("monster-1", "exhausted")
    table.pile("exhausted", "mimic").acts(0)
    table.chooses("build domain-1", f"{WATCHER}: return-goblin")
    assert table.cards_at("monster-1") == ["goblin"]
    # the emptied domain stack took the Mimic from the top; the Exhausted card went to the bottom
    assert [card.id for card in table.state.pile] == ["exhausted", "exhausted"]
    assert table.cards_at("domain-1") == ["mimic"]


@pytest.mark.clause("T25", "V6")
def test_a_monster_event_in_its_place_goes_on_the_pile() -> None:
    """Its tokens go back to the supply; the next place emptied gets it."""
    table = watcher_table("goblin").stack("monster-1", "sorcerer").pile("exhausted", "mimic")
    table.state.tokens = (Tokens(PLACE["monster-1"], 0, Amounts(strength=2)),)
    table.stack("domain-1", "the-violet-thorn", WATCHER, face_down=1).acts(0)
    table.chooses("build domain-1", f"{WATCHER}: return-goblin")
    assert table.cards_at("monster-1") == ["goblin"]
    assert [card.id for card in table.state.pile] == ["exhausted", "mimic", "sorcerer"]
    assert table.game.snapshot().tokens == ()
    assert table.quote(0, "monster-1").price == Amounts(strength=1)
    table.holds(0, gold=1).stack("citizen-10", "butcher")
    table.chooses("recruit citizen-10")
    assert table.cards_at("citizen-10") == ["sorcerer"]


@pytest.mark.clause("T25", "S12")
def test_everybody_knows_a_monster_event_put_back_on_the_pile() -> None:
    """All saw it; the other one below stays hidden."""
    table = watcher_table("goblin").stack("monster-1", "sorcerer").pile("exhausted", "mimic")
    table.stack("domain-1", "the-violet-thorn", WATCHER, face_down=1).acts(0)
    table.chooses("build domain-1", f"{WATCHER}: return-goblin")
    pile = [card and card.id for card in table.game.view(1).pile]
    assert pile == ["exhausted", None, "sorcerer"]


@pytest.mark.clause("T25", "T30")
def test_the_card_returned_to_the_pile_may_fill_the_place_just_emptied() -> None:
    """The pile had run out, and Nest was the last domain of its stack."""
    table = nest_table("peasant", "merchant").stack("citizen-2", "exhausted").pile().acts(0)
    table.chooses("build domain-1", f"{NEST}: return-merchant")
    assert table.cards_at("citizen-2") == ["merchant"]
    assert table.cards_at("domain-1") == ["exhausted"]
    assert len(table.state.pile) == 0


@pytest.mark.clause("T25", "T30")
def test_an_empty_place_takes_a_returned_card_as_well() -> None:
    """The pile had run out."""
    table = nest_table("peasant", "merchant").stack("citizen-2").pile().acts(0)
    table.chooses("build domain-1", f"{NEST}: return-merchant")
    assert table.cards_at("citizen-2") == ["merchant"]


@pytest.mark.clause("T25", "V6")
def test_tokens_stay_on_the_card_they_lie_on() -> None:
    """The returned monster has its own price; the one below keeps its tokens."""
    table = watcher_table("troll").stack("monster-1", "goblin-king", "goblin")
    column = table.state.table.areas.index("Valley")
    table.stack(f"monster-{column + 1}", "owlbear")
    table.state.tokens = (Tokens(column, 0, Amounts(strength=2)),)
    table.acts(0)
    table.chooses("build domain-1", f"{WATCHER}: return-troll")
    assert table.quote(0, f"monster-{column + 1}").price == Amounts(strength=12)
    assert table.quote(0, f"monster-{column + 1}", depth=1).price == Amounts(strength=6)


@pytest.mark.clause("T25", "T32")
@pytest.mark.parametrize(("points", "gives_back"), [(3, True), (0, False)])
def test_returning_a_monster_undoes_an_end_condition(points: int, *, gives_back: bool) -> None:
    """The five monster stacks are no longer empty."""
    table = watcher_table("goblin").pile()
    for number in range(1, 6):
        table.stack(f"monster-{number}")
    table.acts(0)
    assert "monsters" in table.game.end_conditions()
    table.chooses("build domain-1", f"{WATCHER}: return-goblin" if gives_back else "done")
    assert ("monsters" in table.game.end_conditions()) is not gives_back
    assert table.points(0) == points
