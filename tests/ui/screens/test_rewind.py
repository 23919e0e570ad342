"""Rewinding from the window: to any decision, when everyone agrees; the game bears a mark."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from attrs import evolve
from PySide6.QtCore import Qt

from tests.ui.tables import Table
from valeria_desktop.kernel.seats import default_seats
from valeria_desktop.ui.screens.past.rewind import CHOICES, RewindScreen

if TYPE_CHECKING:
    from pytestqt.modeltest import ModelTester
    from pytestqt.qtbot import QtBot

    from valeria_desktop.ui.paint.look import Look


@pytest.fixture
def screen(look: Look, qtbot: QtBot) -> RewindScreen:
    made = RewindScreen(look)
    qtbot.addWidget(made)
    return made


def show(screen: RewindScreen, *, bots: bool = False) -> None:
    session = Table().plays(20).session
    seats = default_seats(2, bots="greedy" if bots else None)
    screen.show_waypoints(session.waypoints(), seats, 0)


def test_the_model_keeps_qts_rules(screen: RewindScreen, qtmodeltester: ModelTester) -> None:
    show(screen)
    qtmodeltester.check(screen.model)


def test_the_newest_decision_stands_first(screen: RewindScreen) -> None:
    show(screen)
    assert screen.model.rowCount() == 20
    assert screen.model.index(0).data(CHOICES) == 19
    assert screen.model.index(19).data() == "Round 1 · Oak: Which Duke do you keep?"


def test_everybody_else_has_to_agree(screen: RewindScreen, qtbot: QtBot) -> None:
    show(screen)
    assert [box.text() for box in screen.agreements] == ["Oak agrees"]
    assert not screen.go.isEnabled()
    with qtbot.assertNotEmitted(screen.rewound):
        screen.list.activated.emit(screen.model.index(0))
    screen.agreements[0].click()
    screen.list.setCurrentIndex(screen.model.index(4))
    with qtbot.waitSignal(screen.rewound) as rewound:
        screen.go.click()
    assert rewound.args == [15]


def test_beside_bots_nobody_is_asked(screen: RewindScreen, qtbot: QtBot) -> None:
    show(screen, bots=True)
    assert not screen.agreements
    with qtbot.waitSignal(screen.rewound):
        screen.list.activated.emit(screen.model.index(3))


def test_agreements_are_asked_for_anew(screen: RewindScreen) -> None:
    show(screen)
    screen.agreements[0].click()
    show(screen)
    assert not screen.is_agreed


def test_escape_leaves(screen: RewindScreen, qtbot: QtBot) -> None:
    show(screen)
    with qtbot.waitSignal(screen.left):
        qtbot.keyClick(screen, Qt.Key.Key_Escape)


def test_before_the_first_decision_there_is_nowhere_to_go(
    screen: RewindScreen, qtbot: QtBot
) -> None:
    screen.show_waypoints((), default_seats(2, bots="greedy"), 0)
    with qtbot.assertNotEmitted(screen.rewound):
        screen.go.click()


def test_a_seat_is_told_by_its_own_name(screen: RewindScreen) -> None:
    session = Table().plays(3).session
    seats = tuple(evolve(seat, name=seat.name.upper()) for seat in default_seats(2))
    screen.show_waypoints(session.waypoints(), seats, 0)
    names = {screen.model.index(row).data().split(" · ")[1].split(":")[0] for row in range(3)}
    assert names == {"ROSE", "OAK"}
