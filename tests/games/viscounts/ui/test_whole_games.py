"""Whole games of Viscounts through the real window: by mouse, by keyboard, by bots."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.counts import spread
from tests.games.viscounts.ui.hands import Hand, KeyboardHand, MouseHand
from tests.ui.programs import at_hand, people_and_bots
from valeria_desktop.games.viscounts.game import RULES
from valeria_desktop.games.viscounts.rules.model.prompts import Prompt
from valeria_desktop.games.viscounts.rules.setup import Setup
from valeria_desktop.games.viscounts.ui.face import FACE
from valeria_desktop.session.session import Session

if TYPE_CHECKING:
    from collections.abc import Callable

    from pytestqt.qtbot import QtBot

    from valeria_desktop.ui.program.program import Program


pytestmark = pytest.mark.thorough

EVERY_TURN = {Prompt.PAIR, Prompt.PLAY, Prompt.RIDE, Prompt.ACTION, Prompt.RECRUIT}


@pytest.fixture
def program(begin_with: Callable[..., Program], qtbot: QtBot) -> Program:
    return at_hand(begin_with({RULES.id: FACE}), qtbot)


def start(program: Program, setup: Setup, people: int) -> None:
    seats = people_and_bots(setup.players, people, "random")
    program.window.show_screen(program.window.table)
    program.controller.start(Session.begin(RULES, setup, seats, 5))


@pytest.mark.parametrize("kind", spread([KeyboardHand, MouseHand], 1))
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
