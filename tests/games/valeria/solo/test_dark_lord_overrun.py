"""A column with nothing left to take loses the game against the Dark Lord (D6)."""

from __future__ import annotations

import pytest

from tests.scenario import Scenario, against_dark_lord
from valeria_desktop.games.valeria.rules.events import GameEnded
from valeria_desktop.games.valeria.rules.model.prompts import Prompt
from valeria_desktop.kernel.score import Outcome


def no_defence(column: int, **setup: str) -> Scenario:
    """Leave a column without citizens and domains."""
    places = (f"citizen-{column}", f"citizen-{column + 5}", f"domain-{column}")
    return against_dark_lord(**setup).exhausts(*places)


def ending(table: Scenario) -> tuple[str, ...]:
    """Check that the game is over, and say why."""
    assert table.game.is_over
    assert [event for event in table.events if isinstance(event, GameEnded)] == [
        GameEnded(table.game.ending)
    ]
    return table.game.ending


@pytest.mark.clause("D6")
def test_an_attack_on_a_column_with_nothing_left_loses_the_game() -> None:
    """At once, without the second die and the Second Harvest."""
    table = no_defence(5).attacks(5, 1)

    table.chooses("first a")

    assert ending(table) == ("overrun",)
    assert table.game.result().outcome is Outcome.LOST
    assert table.game.result().winners == ()
    assert table.captured() == []
    assert table.resources(0) == (0, 0, 0)  # nothing of the starter Peasant


@pytest.mark.clause("D6")
def test_an_overrun_game_is_lost_with_any_score() -> None:
    """No scores are compared."""
    table = no_defence(5).has_points(0, 500).attacks(5, 5)

    result = table.game.result()

    assert ending(table) == ("overrun",)
    assert result.rival is not None
    assert result.scores[0].total - result.rival.total > 400
    assert result.outcome is Outcome.LOST


@pytest.mark.clause("D6", "D4")
def test_the_order_of_the_dice_may_come_before_the_end() -> None:
    """The other die takes its citizen first."""
    table = no_defence(5).attacks(5, 1)

    table.chooses("first b", "leave citizen-1")

    assert table.captured() == ["cleric"]
    assert ending(table) == ("overrun",)


@pytest.mark.clause("D6", "D5")
def test_the_second_of_doubles_may_find_nothing_left() -> None:
    """The first one took the last domain of the column."""
    table = against_dark_lord().exhausts("citizen-2", "citizen-7")

    table.stack("domain-2", "halfpenny-hill").attacks(2, 2)

    assert table.captured() == ["halfpenny-hill"]
    assert ending(table) == ("overrun",)


@pytest.mark.clause("D6", "V4")
def test_a_column_of_monster_events_is_no_defence() -> None:
    """An event is neither a citizen nor a domain."""
    table = against_dark_lord(variants=["events"]).stack("citizen-2", "mimic")

    table.stack("citizen-7", "sorcerer").stack("domain-2", "bat-swarm").attacks(2, 2)

    assert ending(table) == ("overrun",)


@pytest.mark.clause("D6", "D4")
def test_an_exhausted_stack_does_not_overrun_its_column() -> None:
    """It isn't activated."""
    table = no_defence(5).exhausts("monster-5").attacks(5, 5)

    assert table.captured() == []
    assert table.decision.prompt is Prompt.USE  # the Second Harvest: the Herald, for the doubles
    assert table.resources(0) == (2, 0, 0)


@pytest.mark.clause("D6", "D8")
def test_on_the_hardest_level_an_exhausted_stack_does_overrun_it() -> None:
    table = no_defence(5, level="hardest").exhausts("monster-5").attacks(5, 5)

    assert ending(table) == ("overrun",)


@pytest.mark.clause("D6", "D8")
def test_on_the_harder_levels_the_sum_may_overrun_a_column() -> None:
    table = no_defence(5, level="harder").attacks(2, 3)

    table.chooses("first a", "leave citizen-2", "leave citizen-3")

    assert ending(table) == ("overrun",)


@pytest.mark.clause("D6")
def test_nothing_can_be_chosen_after_the_end() -> None:
    table = no_defence(5).attacks(5, 5)

    assert table.game.decision is None
    assert table.log()[-2:] == [
        "The monsters of column 5 attack",
        "The game is over: a column had nobody left to defend it",
    ]
