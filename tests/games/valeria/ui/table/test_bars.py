"""The phase rail and the meters say where the game stands."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING

import pytest
from attrs import evolve
from PySide6.QtWidgets import QWidget

from tests.ui.parts import table_of
from tests.ui.tables import Table
from valeria_desktop.games.valeria.rules.model.prompts import Prompt
from valeria_desktop.games.valeria.rules.setup import Setup, Solo
from valeria_desktop.games.valeria.ui.table.meters import Meters
from valeria_desktop.games.valeria.ui.table.rail import PhaseRail

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication
    from pytestqt.qtbot import QtBot

    from valeria_desktop.ui.kit.look import Look
    from valeria_desktop.ui.shell.program import Program


def test_the_rail_names_the_phase_and_the_actions_left(qtbot: QtBot, look: Look) -> None:
    rail = PhaseRail(look)
    qtbot.addWidget(rail)
    table = Table().plays_to(Prompt.ROLL)
    rail.show_scene(table.scene())
    assert rail.accessibleName() == "Phase: Roll."
    table.plays_to(Prompt.ACT)
    rail.show_scene(table.scene())
    assert rail.accessibleName() == "Phase: Actions, actions left: 2."
    rail.show_scene(table.plays_out().scene())
    assert rail.accessibleName() == "No turn is under way."


def test_the_rail_has_room_for_all_phases_of_the_dark_lord(qtbot: QtBot, look: Look) -> None:
    rail = PhaseRail(look)
    qtbot.addWidget(rail)
    rail.show_scene(Table().scene())
    narrow = rail.sizeHint().width()
    rail.show_scene(Table(Setup(players=1, solo=Solo.DARK_LORD)).scene())
    assert rail.sizeHint().width() > narrow
    rail.resize(rail.sizeHint())
    rail.show()
    assert not rail.grab().isNull()


def test_the_meters_say_what_ends_the_game(qtbot: QtBot, look: Look) -> None:
    meters = Meters(look)
    qtbot.addWidget(meters)
    meters.show_scene(Table().scene())
    assert meters.accessibleName() == (
        "The game ends when one of these is reached: Monsters gone 0 of 25, "
        "Domains gone 0 of 15, Exhausted 0 of 4."
    )
    meters.resize(500, 34)
    meters.show()
    assert not meters.grab().isNull()


@pytest.mark.thorough
@pytest.mark.parametrize("sized", [(1280, 720, 1.0, "de"), (1280, 720, 1.5, "en")], indirect=True)
@pytest.mark.parametrize("is_late", [False, True])
def test_the_bar_has_room_for_all_it_says(
    sized: Program, qapp: QApplication, *, is_late: bool
) -> None:
    top = table_of(sized).top
    for setup in (Setup(players=5), Setup(players=1, solo=Solo.DARK_LORD)):
        scene = Table(setup).plays_to(Prompt.ACT).scene()
        top.show_scene(evolve(scene, is_last_round=is_late, is_rewound=is_late))
        qapp.processEvents()
        shown = [each for each in top.children() if isinstance(each, QWidget) and each.isVisible()]
        for widget in shown:
            assert widget.width() >= widget.minimumSizeHint().width(), widget
            assert top.rect().contains(widget.geometry())
        for one, other in combinations(shown, 2):
            assert not one.geometry().intersects(other.geometry())


def test_a_narrow_rail_keeps_the_word_of_the_phase_now(qtbot: QtBot, look: Look) -> None:
    rail = PhaseRail(look)
    qtbot.addWidget(rail)
    rail.show_scene(Table().plays_to(Prompt.ACT).scene())
    rail.resize(rail.sizeHint())
    whole = rail._widths()
    rail.resize(rail.sizeHint().width() - 1, rail.height())
    narrow = rail._widths()
    assert sum(narrow) <= rail.minimumSizeHint().width()
    assert narrow[2] == whole[2]
    assert all(short < long for short, long in zip(narrow[:2], whole[:2], strict=True))
