"""Whole games of Viscounts through the real window: by mouse, by keyboard, by bots."""

from __future__ import annotations

from itertools import count
from typing import TYPE_CHECKING

import pytest
from attrs import evolve

from tests.games.viscounts.ui.hands import Hand, KeyboardHand, MouseHand
from valeria_desktop.games.viscounts.game import RULES
from valeria_desktop.games.viscounts.rules.model.prompts import Prompt
from valeria_desktop.games.viscounts.rules.setup import Setup
from valeria_desktop.games.viscounts.ui.face import FACE
from valeria_desktop.kernel.seats import default_seats
from valeria_desktop.session.session import Session
from valeria_desktop.storage.folders import Folders
from valeria_desktop.ui.program.program import Program
from valeria_desktop.ui.stage.pace import Pace

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from PySide6.QtWidgets import QApplication
    from pytestqt.qtbot import QtBot

    from valeria_desktop.ui.paint.look import Look

pytestmark = pytest.mark.thorough

EVERY_TURN = {Prompt.PAIR, Prompt.PLAY, Prompt.RIDE, Prompt.ACTION, Prompt.RECRUIT}


@pytest.fixture
def program(qapp: QApplication, qtbot: QtBot, look: Look, tmp_path: Path) -> Iterator[Program]:
    del look
    made = Program(qapp, Folders.at(tmp_path), {RULES.id: FACE})
    qtbot.addWidget(made.window)
    made.change("pace", Pace.OFF.value)
    made.window.table.prompt.breath.clock = count().__next__  # each glance is a second later
    with qtbot.waitActive(made.window):
        made.window.show()
    yield made
    made.close()


def start(program: Program, setup: Setup, people: int, seed: int = 5) -> None:
    seats = default_seats(setup.players)
    seats = tuple(
        seat if number < people else evolve(seat, bot="random") for number, seat in enumerate(seats)
    )
    program.window.show_screen(program.window.table)
    program.controller.start(Session.begin(RULES, setup, seats, seed))


@pytest.mark.parametrize("kind", [MouseHand, KeyboardHand])
@pytest.mark.usefixtures("unpainted")
def test_two_people_play_a_whole_game(program: Program, qtbot: QtBot, kind: type[Hand]) -> None:
    start(program, Setup(2), 2)
    hand = kind(program, qtbot)
    hand.plays_out()
    assert hand.session.result().winners
    assert hand.met >= EVERY_TURN
    assert Prompt.RIDE in hand.picked


@pytest.mark.slow
@pytest.mark.parametrize("players", [1, 3])
@pytest.mark.usefixtures("unpainted")
def test_bots_play_a_whole_game(program: Program, qtbot: QtBot, players: int) -> None:
    program.controller.watching.look_away()
    start(program, Setup(players), 0)
    session = program.controller.session
    assert session is not None
    qtbot.waitUntil(lambda: session.decision is None)
    assert session.result().scores
