"""The tray is empty until the dice of the turn lie in it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.ui.prompts.meetings import met
from tests.ui.tables import Table
from valeria_desktop.games.valeria.rules.model.prompts import Prompt
from valeria_desktop.games.valeria.ui.table.dice_tray import DiceTray

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from valeria_desktop.ui.paint.look import Look


def test_before_the_roll_the_dice_of_the_turn_before_are_gone() -> None:
    table = Table().plays_to(Prompt.ACT)
    assert table.scene().dice == table.scene().view.dice
    assert table.scene().dice != (0, 0)
    while table.decision.prompt is not Prompt.ROLL:
        table.step()
    assert table.scene().view.dice != (0, 0)
    assert table.scene().dice == (0, 0)
    assert table.scene().answered().dice == (0, 0)


@pytest.mark.slow
def test_dice_that_may_be_changed_have_been_thrown() -> None:
    scene = met(Prompt.CHANGE_DICE)[0].scene
    assert scene.dice == scene.view.dice


def test_the_tray_says_what_lies_in_it(look: Look, qtbot: QtBot) -> None:
    tray = DiceTray(look)
    qtbot.addWidget(tray)
    assert tray.accessibleName() == "The dice have not been rolled yet."
    tray.show_dice((3, 5))
    assert tray.accessibleName() == "The dice show 3 and 5, together 8."
    tray.show_dice((0, 0))
    assert tray.accessibleName() == "The dice have not been rolled yet."


def test_the_sign_before_the_sum_comes_and_goes_at_one_size(look: Look, qtbot: QtBot) -> None:
    tray = DiceTray(look)
    qtbot.addWidget(tray)
    tray.show_dice((3, 5))
    tray.resize(tray.sizeHint())
    signed = tray.grab().toImage()
    tray.dress(1)
    assert tray.grab().toImage() != signed
    tray.dress(0)
    assert tray.grab().toImage() == signed
