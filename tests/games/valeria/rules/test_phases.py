"""Which phase is under way, at every kind of question of every mode (T1, D2, G3)."""

from __future__ import annotations

import pytest
from attrs import evolve

from tests.scenario import Scenario, against_dark_lord, siege
from valeria_desktop.games.valeria.rules.game import new_game
from valeria_desktop.games.valeria.rules.model.prompts import Prompt
from valeria_desktop.games.valeria.rules.setup import Setup
from valeria_desktop.games.valeria.rules.turn.actions import Act, ActionsEnd
from valeria_desktop.games.valeria.rules.turn.harvest import Harvest
from valeria_desktop.games.valeria.rules.turn.phases import (
    Phase,
    actions_left,
    actions_of,
    phase_of,
)
from valeria_desktop.games.valeria.rules.turn.turn import BeginTurn, EndTurn


def phase(table: Scenario) -> tuple[str, Phase | None]:
    return table.decision.prompt, phase_of(table.game.view(0))


@pytest.mark.clause("S9")
def test_before_the_first_turn_no_phase_is_under_way() -> None:
    """The Dukes are chosen."""
    game = new_game(Setup(), Scenario().game.table.catalog, 1)
    assert phase_of(game.view(0)) is None


@pytest.mark.clause("T1")
def test_the_phases_of_a_turn_follow_its_questions() -> None:
    """The roll, a choice of the harvest, both actions, a payment, a reward."""
    table = Scenario().owns(0, "thief", "alchemist", "the-desert-orchid").holds(0, 9, 9, 9)
    assert phase(table) == (Prompt.ROLL, Phase.ROLL)
    table.rolls(0, 3, 4)
    found = [phase(table)]
    while table.decision.prompt is not Prompt.ACT:
        table.chooses(table.options[-1])
        found.append(phase(table))
    assert found[0] == (Prompt.CHANGE_DICE, Phase.ROLL)
    assert set(found[1:-1]) == {(Prompt.USE, Phase.HARVEST)}
    assert found[-1] == (Prompt.ACT, Phase.ACTIONS)
    table.holds(0, 9, 9, 9).chooses("recruit citizen-1")
    assert phase(table) == (Prompt.PAY, Phase.ACTIONS)
    table.chooses(table.options[0])
    assert phase(table) == (Prompt.ACT, Phase.ACTIONS)


@pytest.mark.clause("T27")
def test_a_power_at_the_end_of_the_actions_belongs_to_them() -> None:
    """The Cathedral asks whom to take from."""
    table = Scenario(3).owns(0, "cathedral-of-st-aquila").holds(1, gold=3).holds(2, gold=3).acts(0)
    table.chooses("gain gold", "gain gold")
    assert phase(table) == (Prompt.USE, Phase.ACTIONS)


@pytest.mark.clause("D2")
def test_the_phases_of_the_dark_lord() -> None:
    """Which die attacks first, and what is left to him."""
    table = against_dark_lord().owns(0, "mercenary")
    table.acts(0)
    assert phase(table) == (Prompt.ACT, Phase.ACTIONS)
    table.attacks(2, 3)
    assert phase(table) == (Prompt.ATTACK_ORDER, Phase.MONSTERS)
    table.chooses("first a")
    assert phase(table) == (Prompt.CAPTURE, Phase.MONSTERS)


@pytest.mark.clause("G3")
def test_the_phases_of_the_siege() -> None:
    """What the player does, and what is left to the Dark Lord."""
    table = siege().piles("goblin", "goblin", "cleric")
    assert phase(table) == (Prompt.ROLL, Phase.ROLL)
    table.both_act(1, 2)
    assert phase(table) == (Prompt.LORD_TAKES, Phase.ACTIONS)
    table.chooses("leave pile-1")
    assert phase(table) == (Prompt.ACT, Phase.ACTIONS)


@pytest.mark.clause("T15", "D2", "G3")
def test_a_turn_has_two_actions_and_in_the_siege_one() -> None:
    assert actions_of(Scenario().game.table) == 2
    assert actions_of(against_dark_lord().game.table) == 2
    assert actions_of(siege().game.table) == 1


@pytest.mark.clause("T15")
def test_the_actions_left_are_counted_with_the_open_one() -> None:
    """Paying, and what the first action leads to, come before the second."""
    table = Scenario().holds(0, 9, 9, 9)
    assert actions_left(table.game.view(0)) == 2
    table.acts(0)
    assert actions_left(table.game.view(0)) == 2
    table.chooses("recruit citizen-1")
    assert (table.decision.prompt, actions_left(table.game.view(0))) == (Prompt.PAY, 1)
    table.chooses(table.options[0])
    assert actions_left(table.game.view(0)) == 1
    table.chooses("gain gold")
    assert actions_left(table.game.view(0)) == 2  # the next player's


class _Asking(Act):
    """An action that a phase begins with, as no turn has it yet."""

    __slots__ = ()
    phase = "actions"


@pytest.mark.clause("T1")
@pytest.mark.parametrize("above", [False, True])
def test_a_phase_that_begins_with_a_question_is_under_way_while_it_asks(*, above: bool) -> None:
    """Also while something asks that the phase has led to."""
    view = Scenario().acts(0).game.view(0)
    turn = (BeginTurn(), Harvest(), _Asking(), ActionsEnd(), EndTurn())
    left = (EndTurn(), ActionsEnd()) if above else (EndTurn(), ActionsEnd(), _Asking())
    agenda = (*left, Act()) if above else left
    made_up = evolve(view, table=evolve(view.table, turn=turn), agenda=agenda)
    assert phase_of(made_up) is Phase.ACTIONS
