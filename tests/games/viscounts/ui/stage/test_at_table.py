"""Motions at the real table: a piece in the air lies nowhere else, and ends where it belongs."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from attrs import evolve

from tests.games.viscounts.ui.played import play_to
from valeria_desktop.games.viscounts.game import RULES
from valeria_desktop.games.viscounts.rules.at import Asset, AtPlayer, OfPapers, OfPlayer, OfTrack
from valeria_desktop.games.viscounts.rules.model.kinds import Paper
from valeria_desktop.games.viscounts.rules.model.options import RideTo
from valeria_desktop.games.viscounts.rules.model.prompts import Prompt
from valeria_desktop.games.viscounts.rules.setup import Setup
from valeria_desktop.games.viscounts.ui.face import FACE
from valeria_desktop.games.viscounts.ui.stage.spots import AtBird, AtRealm, AtRider, AtSocket
from valeria_desktop.games.viscounts.ui.table.screen import TableScreen
from valeria_desktop.kernel.seats import default_seats
from valeria_desktop.session.chronicle import ended_turn
from valeria_desktop.session.session import Session
from valeria_desktop.storage.folders import Folders
from valeria_desktop.ui.program.program import Program
from valeria_desktop.ui.prompts.waiting import WaitingPanel
from valeria_desktop.ui.stage.pace import Pace
from valeria_desktop.ui.stage.ticker import HandTicker
from valeria_desktop.ui.typed import as_a

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from PySide6.QtWidgets import QApplication
    from pytestqt.qtbot import QtBot

    from valeria_desktop.ui.paint.look import Look

pytestmark = pytest.mark.usefixtures("unpainted")


@pytest.fixture
def ticker() -> HandTicker:
    return HandTicker()


@pytest.fixture
def table(
    qapp: QApplication, qtbot: QtBot, look: Look, tmp_path: Path, ticker: HandTicker
) -> Iterator[TableScreen]:
    """A game of three at the question where to ride; time passes as the test turns it."""
    del look
    program = Program(qapp, Folders.at(tmp_path), {RULES.id: FACE}, ticker=ticker)
    qtbot.addWidget(program.window)
    program.change("pace", Pace.NORMAL.value)
    program.change("movement", "full")
    program.window.resize(1280, 720)
    with qtbot.waitActive(program.window):
        program.window.show()
    first, *others = default_seats(3)
    seats = (first, *(evolve(other, bot="random") for other in others))
    session = Session.begin(RULES, Setup(3), seats, 7)
    play_to(session, Prompt.RIDE, seed=7)
    found = as_a(TableScreen, program.window.table)
    program.window.show_screen(found)
    program.controller.start(session)
    qtbot.waitUntil(lambda: program.controller.is_open)
    yield found
    program.close()


def ride(table: TableScreen) -> int:
    """Ride to a space for nothing; return its number."""
    scene = table.controller.scene
    here = scene.view.players[0].space
    options = scene.decision.options
    goal = next(each for each in options if isinstance(each, RideTo) and each.space != here)
    table.controller.choose(goal.id)
    return goal.space


def riders(table: TableScreen) -> dict[str, int]:
    life = table.ring.life
    assert life is not None
    return {seat.name: space for space, seat in life.riders}


def run(ticker: HandTicker, table: TableScreen) -> None:
    for _ in range(400):
        if not table.controller.is_moving:
            return
        ticker.turn(50)


def test_a_viscount_that_rides_stands_nowhere_until_it_has_arrived(
    table: TableScreen, ticker: HandTicker
) -> None:
    name = table.controller.scene.seats[0].name
    assert name in riders(table)
    goal = ride(table)
    for _ in range(40):
        if name not in riders(table):
            break
        ticker.turn(30)
    assert name not in riders(table)
    assert table.controller.is_moving
    run(ticker, table)
    assert riders(table)[name] == goal


def test_a_skipped_ride_ends_on_its_space_at_once(table: TableScreen, ticker: HandTicker) -> None:
    name = table.controller.scene.seats[0].name
    goal = ride(table)
    ticker.turn(60)
    table.controller.hurry()
    assert riders(table)[name] == goal


def test_every_place_of_a_motion_is_found_on_the_realm_and_on_both_kinds_of_boards(
    table: TableScreen,
) -> None:
    for place in (AtRealm(), AtRider(4), AtSocket(2, 1, 0), AtSocket(2, 2, 1)):
        box = table.box_of(place)
        assert box is not None
        assert table.plan.ring.toRectF().intersects(box)
    for seat in (0, 1):
        whole = table.box_of(AtPlayer(seat))
        assert whole is not None
        for thing in (
            AtBird(seat, 3),
            OfTrack(seat, 7),
            OfPapers(seat, Paper.DEED),
            OfPlayer(seat, Asset.SILVER),
            OfPlayer(seat, Asset.MANUSCRIPTS),
        ):
            box = table.box_of(thing)
            assert box is not None
            assert whole.contains(box.center())
            assert box.width() < whole.width() / 2


def test_a_bots_turn_stands_in_the_prompt_until_the_next_bot_has_done_something(
    table: TableScreen,
) -> None:
    session = Session.begin(RULES, Setup(3), table.controller.scene.seats, 7)
    while not ((over := ended_turn(session.chronicle.lines)) and over[0].seat == 1):
        assert session.decision is not None
        session.choose(session.decision.options[0].id)
    table.controller.start(session)
    for _ in range(2):
        panel = as_a(WaitingPanel, table.prompt._body)
        assert panel.heading() == "Oak's turn is over"
        assert any("; rode to" in row.words for row in panel.rows.beats)
        assert all(row.words.startswith("Oak: ") for row in panel.rows.beats)
        table._wait()  # as after a held turn
