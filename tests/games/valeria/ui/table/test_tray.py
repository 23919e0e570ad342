"""The tray is empty until the dice of the turn lie in it."""

from __future__ import annotations

from tests.ui.prompts.meetings import met
from tests.ui.tables import Table
from valeria_desktop.games.valeria.rules.model.prompts import Prompt


def test_before_the_roll_the_dice_of_the_turn_before_are_gone() -> None:
    table = Table().plays_to(Prompt.ACT)
    assert table.scene().dice == table.scene().view.dice
    assert table.scene().dice != (0, 0)
    while table.decision.prompt is not Prompt.ROLL:
        table.step()
    assert table.scene().view.dice != (0, 0)
    assert table.scene().dice == (0, 0)
    assert table.scene().answered().dice == (0, 0)


def test_dice_that_may_be_changed_have_been_thrown() -> None:
    scene = met(Prompt.CHANGE_DICE)[0].scene
    assert scene.dice == scene.view.dice
