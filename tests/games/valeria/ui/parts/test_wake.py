"""What may wake, as bars before a roll."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QPoint, Qt

from tests.ui.tables import Table
from valeria_desktop.games.valeria.rules.model.prompts import Prompt
from valeria_desktop.games.valeria.rules.setup import Setup
from valeria_desktop.games.valeria.ui.parts.wake import WakePanel

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from valeria_desktop.ui.paint.look import Look


def shown(qtbot: QtBot, look: Look, table: Table) -> WakePanel:
    panel = WakePanel(look)
    qtbot.addWidget(panel)
    panel.resize(334, 229)
    panel.show_scene(table.scene())
    panel.show()
    return panel


def test_the_sentence_tells_each_number_that_can_wake(qtbot: QtBot, look: Look) -> None:
    panel = shown(qtbot, look, Table(Setup(players=2)))
    assert panel.accessibleName() == "What may wake"
    assert "15 wake 5, one card" in panel.accessibleDescription()
    assert "16 wake 6, one card" in panel.accessibleDescription()
    assert "wake 8" not in panel.accessibleDescription()


def test_a_number_that_is_pointed_at_is_told(qtbot: QtBot, look: Look) -> None:
    table = Table(Setup(players=2)).plays(40).plays_to(Prompt.ROLL)
    panel = shown(qtbot, look, table)
    whole = panel.accessibleDescription()
    qtbot.mouseMove(panel, QPoint(132, 150))
    qtbot.waitUntil(lambda: panel.accessibleDescription().startswith("15 wake 5, "))
    qtbot.mouseMove(panel, QPoint(3, 3))
    qtbot.waitUntil(lambda: panel.accessibleDescription() == whole)


def test_the_keys_go_from_number_to_number(qtbot: QtBot, look: Look) -> None:
    panel = shown(qtbot, look, Table(Setup(players=2)))
    for _ in range(5):
        qtbot.keyClick(panel, Qt.Key.Key_Right)
    assert panel.accessibleDescription() == "15 wake 5, one card"
    qtbot.keyClick(panel, Qt.Key.Key_Left)
    assert panel.accessibleDescription().startswith("14 wake 4")


@pytest.mark.clause("T12", "CS3")
@pytest.mark.parametrize(("boxes", "lone"), [(("crimson-seas",), "Coxswain"), ((), "Herald")])
def test_the_sentence_names_who_wakes_when_nothing_else_does(
    qtbot: QtBot, look: Look, boxes: tuple[str, ...], lone: str
) -> None:
    panel = shown(qtbot, look, Table(Setup(players=2, sets=frozenset(boxes))))
    assert panel.accessibleDescription().endswith(f"of 36 wake only {lone}.")
