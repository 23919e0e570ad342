"""What can be commanded follows the game."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.ui.programs import play

if TYPE_CHECKING:
    from collections.abc import Callable

    from pytestqt.qtbot import QtBot

    from valeria_desktop.ui.program.program import Program

pytestmark = pytest.mark.thorough


@pytest.mark.slow
def test_a_hint_can_be_asked_for_at_every_question(
    begin: Callable[[], Program], qtbot: QtBot
) -> None:
    program = begin()
    hint = program.window.actions_by_id["hint"]
    assert not hint.isEnabled()
    play(program)
    for _ in range(6):
        qtbot.waitUntil(hint.isEnabled)
        scene = program.controller.scene
        assert scene is not None
        assert scene.decision is not None
        program.controller.choose(scene.decision.options[0].id)
    program.carry_out("home")
    assert not hint.isEnabled()


@pytest.mark.slow
def test_undo_can_be_asked_for_up_to_what_came_to_light(
    begin: Callable[[], Program], qtbot: QtBot
) -> None:
    program = begin()
    undo, redo = (program.window.actions_by_id[name] for name in ("undo", "redo"))
    play(program, 6)  # all Dukes are kept, and the dice are rolled
    qtbot.waitUntil(lambda: not undo.isEnabled())
    assert "Undo is not possible" in undo.toolTip()
    scene = program.controller.scene
    assert scene is not None
    assert scene.decision is not None
    program.controller.choose(scene.decision.options[0].id)
    qtbot.waitUntil(undo.isEnabled)
    assert not redo.isEnabled()
    program.carry_out("undo")
    qtbot.waitUntil(redo.isEnabled)


def test_what_stays_as_it_is_is_not_switched_on_and_off(
    begin: Callable[[], Program], qtbot: QtBot
) -> None:
    program = begin()
    undo = program.window.actions_by_id["undo"]
    play(program)
    qtbot.waitUntil(program.window.actions_by_id["hint"].isEnabled)
    assert not undo.isEnabled()
    with qtbot.assertNotEmitted(undo.enabledChanged):
        program.window._show_what_can_be_done()
