"""Whole games of Valencia through the real window: by mouse, by keyboard, by bots."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.counts import spread
from tests.games.valencia.ui.hands import Hand, KeyboardHand, MouseHand
from tests.ui.programs import at_hand, people_and_bots
from valeria_desktop.faces import FACES
from valeria_desktop.games.valencia.game import RULES
from valeria_desktop.games.valencia.rules.model.prompts import Prompt
from valeria_desktop.games.valencia.rules.setup import RANDOM, Advanced, Setup
from valeria_desktop.session.session import Session

if TYPE_CHECKING:
    from collections.abc import Callable

    from pytestqt.qtbot import QtBot

    from valeria_desktop.ui.program.program import Program


pytestmark = pytest.mark.thorough

ALL = frozenset(Advanced)


@pytest.fixture
def program(begin_with: Callable[..., Program], qtbot: QtBot) -> Program:
    return at_hand(begin_with({RULES.id: FACES[RULES.id]}), qtbot)


def start(program: Program, setup: Setup, people: int) -> None:
    seats = people_and_bots(setup.players, people, "planner")
    program.play_on(Session.begin(RULES, setup, seats, 5))


@pytest.mark.parametrize("kind", spread([KeyboardHand, MouseHand], 1))
def test_one_plays_against_the_planner(program: Program, qtbot: QtBot, kind: type[Hand]) -> None:
    start(program, Setup(2), 1)
    hand = kind(program, qtbot)
    hand.plays_out()
    assert hand.session.result().winners
    assert {Prompt.TASKS, Prompt.PLAN, Prompt.BID, Prompt.SIT, Prompt.PLACE} <= hand.met


@pytest.mark.slow
@pytest.mark.parametrize("kind", [MouseHand, KeyboardHand])
def test_three_people_share_one_screen(program: Program, qtbot: QtBot, kind: type[Hand]) -> None:
    start(program, Setup(3, city=RANDOM, advanced=ALL), 3)
    hand = kind(program, qtbot)
    hand.plays_out()
    assert hand.session.result().winners
    assert {Prompt.KEEP_CARD, Prompt.POWER, Prompt.PALM, Prompt.FOUNTAIN} <= hand.met


def test_three_people_share_one_screen_for_two_rounds(program: Program, qtbot: QtBot) -> None:
    start(program, Setup(3, city=RANDOM, advanced=ALL), 3)
    hand = MouseHand(program, qtbot)
    hand.plays(lambda: hand.scene.view.round > 2)
    assert {Prompt.KEEP_CARD, Prompt.POWER, Prompt.PALM, Prompt.FOUNTAIN} <= hand.met


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 5])
def test_bots_play_a_whole_game(program: Program, qtbot: QtBot, players: int) -> None:
    program.controller.watching.look_away()
    start(program, Setup(players, advanced=ALL), 0)
    window = program.window
    qtbot.waitUntil(lambda: window.screen_shown is window.end)
    assert program.controller.session is not None
    assert len(program.controller.session.result().scores) == players
