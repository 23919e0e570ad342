"""Five exhausted stacks end the game against the Dark Lord (D6)."""

from __future__ import annotations

import pytest

from tests.scenario import Scenario, against_dark_lord
from valeria_desktop.games.valeria.rules.events import GameEnded
from valeria_desktop.games.valeria.rules.model.prompts import Prompt
from valeria_desktop.kernel.score import Outcome

FOUR = ("monster-1", "citizen-3", "domain-5", "citizen-8")
"""Four places of all three kinds; column 2 and column 4 are whole."""


def ending(table: Scenario) -> tuple[str, ...]:
    """Check that the game is over, and say why."""
    assert table.game.is_over
    assert [event for event in table.events if isinstance(event, GameEnded)] == [
        GameEnded(table.game.ending)
    ]
    return table.game.ending


@pytest.mark.clause("D6")
def test_a_fifth_exhausted_stack_ends_the_game_after_the_action() -> None:
    """Without the second action, the monsters and the Second Harvest."""
    table = against_dark_lord().exhausts(*FOUR).stack("citizen-2", "merchant")
    table.holds(0, gold=2).acts(0)

    table.chooses("recruit citizen-2")

    assert ending(table) == ("exhausted",)
    assert table.citizens(0) == ["merchant"]
    assert table.captured() == []


@pytest.mark.clause("D6")
def test_a_fifth_exhausted_stack_ends_the_game_after_the_second_action_too() -> None:
    table = against_dark_lord().exhausts(*FOUR).stack("citizen-2", "merchant")
    table.holds(0, gold=2).acts(0)

    table.chooses("gain magic", "recruit citizen-2", "pay 2-gold")

    assert ending(table) == ("exhausted",)
    assert table.captured() == []


@pytest.mark.clause("D6")
def test_a_fifth_exhausted_stack_ends_the_game_after_a_capture() -> None:
    """The second die does nothing any more."""
    table = against_dark_lord().exhausts(*FOUR).stack("citizen-2", "merchant").attacks(2, 4)

    table.chooses("first a", "leave citizen-2")

    assert ending(table) == ("exhausted",)
    assert table.captured() == ["merchant"]
    assert table.cards_at("citizen-2") == ["exhausted"]  # filled before the end is looked at


@pytest.mark.clause("D6")
def test_five_exhausted_stacks_come_before_an_overrun() -> None:
    """The last domain makes five; the second of the doubles would find nothing."""
    table = against_dark_lord().exhausts("monster-1", "monster-3", "citizen-2", "citizen-7")

    table.stack("domain-2", "halfpenny-hill").attacks(2, 2)

    assert ending(table) == ("exhausted",)


@pytest.mark.clause("D6")
@pytest.mark.parametrize("places", [2, 3, 4])
def test_fewer_than_five_exhausted_stacks_end_nothing(places: int) -> None:
    """Twice the number of players, as with several, would be two."""
    table = against_dark_lord().exhausts(*FOUR[:places]).acts(0, (2, 4))
    table.chooses("gain gold", "gain gold", "first a", "leave citizen-2", "leave citizen-4")
    while table.decision.prompt is Prompt.USE:
        table.chooses(table.options[0])

    assert table.decision.prompt is Prompt.ROLL
    assert table.game.ending == ()


@pytest.mark.clause("D6")
@pytest.mark.parametrize("places", [2, 3, 4])
def test_no_end_condition_holds_with_fewer_than_five(places: int) -> None:
    """Also for those who ask the game what holds now."""
    assert against_dark_lord().exhausts(*FOUR[:places]).game.end_conditions() == ()


@pytest.mark.clause("D6")
def test_four_exhausted_stacks_after_an_action_are_not_enough() -> None:
    """Three and the one just emptied."""
    table = against_dark_lord().exhausts(*FOUR[:3]).stack("citizen-2", "merchant")
    table.holds(0, gold=2).acts(0)

    table.chooses("recruit citizen-2")

    assert table.cards_at("citizen-2") == ["exhausted"]
    assert table.decision.prompt is Prompt.ACT


@pytest.mark.clause("D6", "T30", "V6")
def test_bare_places_and_monster_events_are_exhausted_stacks() -> None:
    """An event, a bare place, two Exhausted cards, and one more bare place."""
    table = against_dark_lord(variants=["events"]).pile().stack("citizen-6", "mimic")
    table.stack("domain-1").exhausts("monster-1", "citizen-3").stack("citizen-2", "merchant")
    table.holds(0, gold=2).acts(0)

    table.chooses("recruit citizen-2")

    assert table.cards_at("citizen-2") == []
    assert ending(table) == ("exhausted",)


@pytest.mark.clause("D6", "T30")
def test_a_place_is_filled_before_the_end_is_looked_at() -> None:
    """Two places emptied by one action, one Exhausted card left."""
    table = against_dark_lord().exhausts(*FOUR[:3]).pile("exhausted")
    table.stack("citizen-1", "cleric").may_build(0, "shattered-hand", below=None)
    table.stack("citizen-9", "exhausted").stack("citizen-8", "champion")
    table.acts(0)
    table.chooses("build domain-1")
    assert table.options == ["fill citizen-1", "fill domain-1"]

    table.chooses("fill citizen-1")

    assert (table.cards_at("citizen-1"), table.cards_at("domain-1")) == (["exhausted"], [])
    assert ending(table) == ("exhausted",)


@pytest.mark.clause("D6", "V6")
def test_a_slain_monster_event_leaves_the_number_as_it_is() -> None:
    """Its place was exhausted and stays so."""
    table = against_dark_lord(variants=["events"]).exhausts(*FOUR[:3]).stack("citizen-2", "mimic")
    table.holds(0, strength=3, magic=3).acts(0)

    table.chooses("slay citizen-2")

    assert table.cards_at("citizen-2") == ["exhausted"]
    assert table.decision.prompt is Prompt.ACT


@pytest.mark.clause("D6")
def test_all_domains_built_end_the_game_as_five_exhausted_stacks() -> None:
    """There is no ending of its own for them."""
    table = against_dark_lord().exhausts("domain-2", "domain-3", "domain-4", "domain-5")
    table.may_build(0, "halfpenny-hill", below=None).acts(0)

    table.chooses("build domain-1")

    assert ending(table) == ("exhausted",)


@pytest.mark.clause("D6", "D7")
@pytest.mark.parametrize(("points", "outcome"), [(5, Outcome.LOST), (6, Outcome.WON)])
def test_after_five_exhausted_stacks_more_points_win(points: int, outcome: Outcome) -> None:
    """The Dark Lord has a Goblin King, a Goblin and nothing of his Duke: 5."""
    table = against_dark_lord().owns(0, "simon-the-unclean").lord_has("node-master-of-swords")
    table.exhausts("monster-2", "monster-3", "monster-4", "monster-5")
    table.stack("monster-1", "goblin-king", "goblin").stack("citizen-1", "cleric")
    table.has_points(0, points).attacks(1, 1).chooses("leave citizen-1")

    result = table.game.result()
    assert ending(table) == ("exhausted",)
    assert result.rival is not None
    assert (result.scores[0].total, result.rival.total) == (points, 5)
    assert result.outcome is outcome
    assert result.winners == ((0,) if outcome is Outcome.WON else ())
    assert not result.by_tie_break
