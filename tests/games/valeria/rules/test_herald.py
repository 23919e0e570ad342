"""The Herald of the second edition and the consolation of the first: T12 and T13."""

from __future__ import annotations

import pytest

from tests.scenario import Scenario
from valeria_desktop.games.valeria.rules.model.prompts import Prompt

HERALD = ["herald: 1-gold", "herald: 1-strength", "herald: 1-magic"]
CONSOLATION = ["consolation: 1-gold", "consolation: 1-strength", "consolation: 1-magic"]


@pytest.mark.clause("T12")
def test_the_herald_activates_where_nothing_else_does() -> None:
    """1 and 2 activate no starter; each player chooses, the active one first."""
    table = Scenario().holds(0).holds(1)
    table.rolls(0, 1, 2)
    assert (table.decision.seat, table.options) == (0, HERALD)
    table.chooses("herald: 1-strength")
    assert (table.decision.seat, table.options) == (1, HERALD)
    table.chooses("herald: 1-magic")
    assert (table.resources(0), table.resources(1)) == ((0, 1, 0), (0, 0, 1))
    assert table.decision.prompt is Prompt.ACT


@pytest.mark.clause("T12")
@pytest.mark.parametrize("dice", [(5, 1), (6, 2), (2, 3), (2, 4), (5, 6)])
def test_the_herald_sleeps_when_a_starter_activates(dice: tuple[int, int]) -> None:
    """Starter Peasant and Knight are cards with a number."""
    table = Scenario()
    table.rolls(0, *dice)
    assert table.decision.prompt is Prompt.ACT


@pytest.mark.clause("T12")
def test_the_herald_looks_at_its_owners_cards_only() -> None:
    """The other's Cleric doesn't matter."""
    table = Scenario().holds(0).owns(1, "cleric")
    table.rolls(0, 1, 2)
    assert (table.decision.seat, table.options) == (0, HERALD)
    table.chooses("herald: 1-gold")
    assert (table.decision.seat, table.decision.prompt) == (0, Prompt.ACT)


@pytest.mark.clause("T12")
def test_the_herald_activates_on_doubles_too() -> None:
    """5 and 5 activate the Peasant twice, and the Herald once."""
    table = Scenario().holds(0).holds(1)
    table.rolls(0, 5, 5)
    assert table.resources(0) == (2, 0, 0)
    table.chooses("herald: 1-magic", "herald: 1-gold")
    assert (table.resources(0), table.resources(1)) == ((2, 0, 1), (3, 0, 0))
    assert table.decision.prompt is Prompt.ACT


@pytest.mark.clause("T12")
@pytest.mark.parametrize("dice", [(1, 1), (2, 2), (4, 4)])
def test_the_herald_activates_twice_when_both_hold(dice: tuple[int, int]) -> None:
    """Doubles that activate nothing; each time any one resource."""
    table = Scenario().holds(0).holds(1)
    table.rolls(0, *dice)
    table.chooses("herald: 1-gold")
    assert (table.decision.seat, table.options) == (0, HERALD)
    table.chooses("herald: 1-strength", "herald: 1-magic", "herald: 1-magic")
    assert (table.resources(0), table.resources(1)) == ((1, 1, 0), (0, 0, 2))
    assert table.decision.prompt is Prompt.ACT


@pytest.mark.clause("T12")
def test_doubles_of_one_that_activate_a_cleric_use_the_herald_once() -> None:
    """The booklet's example of 1 and 1 means the first condition only."""
    table = Scenario().holds(0).owns(0, "cleric").owns(1, "cleric")
    table.rolls(0, 1, 1)
    table.chooses("herald: 1-gold")
    assert table.resources(0) == (1, 0, 6)
    assert table.decision.seat == 1


@pytest.mark.clause("T12")
def test_a_card_that_could_not_be_used_still_counts_as_activated() -> None:
    """An Alchemist without Gold: no trade, and no Herald either."""
    table = Scenario(preset="mastery-over-magic").holds(0).owns(0, "alchemist").owns(1, "alchemist")
    table.holds(1)
    table.rolls(0, 3, 1)
    assert table.decision.prompt is Prompt.ACT
    assert (table.resources(0), table.resources(1)) == ((0, 0, 0), (0, 0, 0))


@pytest.mark.clause("T12")
def test_a_card_that_would_not_be_used_still_counts_as_activated() -> None:
    """A trade left alone."""
    table = Scenario().holds(1, gold=1).owns(1, "champion").owns(0, "champion")
    table.state.players[1].starters = table.state.players[1].starters[2:]
    table.rolls(0, 2, 6)
    table.chooses("done")
    assert (table.decision.seat, table.decision.prompt) == (0, Prompt.ACT)
    assert table.resources(1) == (1, 0, 0)


@pytest.mark.clause("T12", "T8")
def test_a_thief_with_nothing_to_take_still_counts_as_activated() -> None:
    table = Scenario(preset="mastery-over-magic").owns(0, "thief").holds(1)
    table.rolls(0, 3, 4)
    assert (table.decision.seat, table.options) == (1, HERALD)


@pytest.mark.clause("T11", "T12")
def test_a_gain_of_nothing_still_counts_as_activated() -> None:
    """A Blacksmith without a Soldier."""
    table = Scenario(preset="monster-blood").holds(0).owns(0, "blacksmith")
    table.rolls(0, 2, 1)
    assert table.resources(0) == (0, 0, 0)
    assert (table.decision.seat, table.options) == (1, HERALD)


@pytest.mark.clause("T13")
def test_the_first_edition_consoles_whoever_activated_nothing() -> None:
    """There is no Herald, but the same 1 of any one resource."""
    table = Scenario(edition="1e").holds(0).holds(1).owns(1, "cleric")
    assert [starter.id for starter in table.state.players[0].starters] == [
        "starter-peasant",
        "starter-knight",
    ]
    table.rolls(0, 1, 2)
    assert (table.decision.seat, table.options) == (0, CONSOLATION)
    table.chooses("consolation: 1-magic")
    assert (table.resources(0), table.resources(1)) == ((0, 0, 1), (0, 0, 1))
    assert table.decision.prompt is Prompt.ACT


@pytest.mark.clause("T13")
def test_doubles_give_nothing_extra_in_the_first_edition() -> None:
    """With nothing activated one resource, else none."""
    table = Scenario(edition="1e").holds(0).holds(1)
    table.rolls(0, 4, 4)
    table.chooses("consolation: 1-gold", "consolation: 1-gold")
    assert (table.resources(0), table.resources(1)) == ((1, 0, 0), (1, 0, 0))
    assert table.decision.prompt is Prompt.ACT
    table.holds(0).holds(1).rolls(0, 5, 5)
    assert (table.resources(0), table.resources(1)) == ((2, 0, 0), (2, 0, 0))
    assert table.decision.prompt is Prompt.ACT


@pytest.mark.clause("T13", "T12")
def test_a_card_that_could_not_be_used_denies_the_consolation() -> None:
    table = Scenario(edition="1e", preset="mastery-over-magic").holds(0).owns(0, "alchemist")
    table.rolls(0, 3, 1)
    assert table.decision.seat == 1
