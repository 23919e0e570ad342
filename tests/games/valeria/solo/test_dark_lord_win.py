"""The last slain monster wins the game against the Dark Lord (D6)."""

from __future__ import annotations

import pytest

from tests.scenario import Scenario, against_dark_lord
from valeria_desktop.games.valeria.rules.events import GameEnded
from valeria_desktop.games.valeria.rules.model.prompts import Prompt
from valeria_desktop.kernel.score import Outcome


def last_monster(*monsters: str) -> Scenario:
    """Leave these cards of the third monster stack, and no other monster."""
    table = against_dark_lord().exhausts("monster-1", "monster-2", "monster-4", "monster-5")
    return table.stack("monster-3", *monsters)


def ending(table: Scenario) -> tuple[str, ...]:
    """Check that the game is over, and say why."""
    assert table.game.is_over
    assert [event for event in table.events if isinstance(event, GameEnded)] == [
        GameEnded(table.game.ending)
    ]
    return table.game.ending


@pytest.mark.clause("D6")
def test_the_last_monster_slain_wins_the_game() -> None:
    """At once, in the middle of the Action Phase; its reward is still given."""
    table = last_monster("treant").holds(0, strength=3).acts(0)

    table.chooses("slay monster-3")

    assert ending(table) == ("monsters",)
    assert table.game.result().outcome is Outcome.WON
    assert table.game.result().winners == (0,)
    assert table.resources(0) == (1, 0, 1)
    assert table.monsters(0) == ["treant"]


@pytest.mark.clause("D6")
def test_the_last_monster_wins_before_five_exhausted_stacks_are_compared() -> None:
    """The five empty monster stacks are five exhausted ones, with far fewer points too."""
    table = last_monster("treant").holds(0, strength=3)
    table.lord_has("palace-of-the-dawn", "emerald-stronghold", "grimmwater-keep").acts(0)

    table.chooses("slay monster-3")

    result = table.game.result()
    assert result.rival is not None
    assert result.rival.total >= 13 > result.scores[0].total
    assert ending(table) == ("monsters",)
    assert result.outcome is Outcome.WON


@pytest.mark.clause("D6")
def test_the_last_monster_wins_with_more_than_five_exhausted_stacks() -> None:
    """Orc Warrior's free citizen empties a sixth place within the same action."""
    table = last_monster("orc-warrior").holds(0, strength=9)
    table.stack("citizen-1", "cleric").acts(0)

    table.chooses("slay monster-3", "orc-warrior: citizen-1")

    assert table.cards_at("citizen-1") == ["exhausted"]
    assert ending(table) == ("monsters",)
    assert table.game.result().outcome is Outcome.WON


@pytest.mark.clause("D6")
def test_the_last_but_one_monster_does_not_win() -> None:
    """Four exhausted stacks are not five."""
    table = last_monster("treant", "treant").holds(0, strength=3).acts(0)

    table.chooses("slay monster-3")

    assert table.decision.prompt is Prompt.ACT


@pytest.mark.clause("D6", "T23")
def test_an_extra_slay_may_win() -> None:
    """Eye of Asteraten gives 5 Strength and the slay, within one build."""
    table = last_monster("treant").may_build(0, "eye-of-asteraten").acts(0)

    table.chooses("build domain-1", "eye-of-asteraten: slay-monster-3")

    assert ending(table) == ("monsters",)
    assert table.resources(0) == (1, 2, 1)


@pytest.mark.clause("D6", "V6")
def test_a_monster_event_in_the_centre_does_not_keep_the_last_monster_alive() -> None:
    """Its place counts as empty of monsters; so does one that the last one leaves."""
    table = against_dark_lord(variants=["events"]).exhausts("monster-1", "monster-2", "monster-4")
    table.stack("monster-5", "mimic").pile("exhausted", "exhausted", "sorcerer")
    table.stack("monster-3", "treant").holds(0, strength=3).acts(0)

    table.chooses("slay monster-3")

    assert table.cards_at("monster-3") == ["sorcerer"]
    assert ending(table) == ("monsters",)
