"""Games of Viscounts for one to four, played in the window by mouse and by keyboard."""

from __future__ import annotations

from itertools import pairwise
from random import Random
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from tests.counts import many
from tests.games.viscounts.ui.hands import Hand, KeyboardHand, MouseHand
from tests.ui.programs import at_hand, people_and_bots
from valeria_desktop.games.viscounts.game import RULES
from valeria_desktop.games.viscounts.rules.model.prompts import Prompt
from valeria_desktop.games.viscounts.rules.setup import Rival, Setup
from valeria_desktop.games.viscounts.ui.face import FACE
from valeria_desktop.session.session import Session

if TYPE_CHECKING:
    from collections.abc import Callable

    from pytestqt.qtbot import QtBot

    from valeria_desktop.ui.program.program import Program


pytestmark = [pytest.mark.thorough, pytest.mark.usefixtures("unpainted")]

EVERY_TURN = {Prompt.PLAY, Prompt.RIDE, Prompt.ACTION}
HANDS = pytest.mark.parametrize("kind", [MouseHand, KeyboardHand])
KEYS = (
    *(Qt.Key.Key_H, Qt.Key.Key_W, Qt.Key.Key_O, Qt.Key.Key_V, Qt.Key.Key_Z, Qt.Key.Key_L),
    *(Qt.Key.Key_C, Qt.Key.Key_G, Qt.Key.Key_I, Qt.Key.Key_E, Qt.Key.Key_P, Qt.Key.Key_Escape),
    *(Qt.Key.Key_Tab, Qt.Key.Key_Up, Qt.Key.Key_Left, Qt.Key.Key_9, Qt.Key.Key_D),
)


@pytest.fixture
def program(begin_with: Callable[..., Program], qtbot: QtBot) -> Program:
    return at_hand(begin_with({RULES.id: FACE}), qtbot)


def start(program: Program, setup: Setup, people: int, bot: str = "random") -> None:
    seats = people_and_bots(setup.players, people, bot)
    program.play_on(Session.begin(RULES, setup, seats, 5))


class RestlessHand(KeyboardHand):
    """Presses keys that answer nothing before each answer, and then plays on."""

    def __init__(self, program: Program, qtbot: QtBot, seed: int = 3) -> None:
        super().__init__(program, qtbot, seed)
        self.rattles = Random(seed)

    def answers(self) -> None:
        for key in self.rattles.choices(KEYS, k=many(1, 1, whole=3)):
            self.rattle(key)
        self.qtbot.waitUntil(self._is_asked_or_over)
        if self.session.decision is not None:
            super().answers()

    def rattle(self, key: Qt.Key) -> None:
        """Press a key that answers nothing, and close the page or note that it has opened."""
        choices = len(self.session.record.choices)
        self.types(key)
        QApplication.processEvents()
        if len(self.session.record.choices) == choices:
            self.types(Qt.Key.Key_Escape)
            QApplication.processEvents()


def test_three_people_share_one_screen_for_two_rounds(program: Program, qtbot: QtBot) -> None:
    start(program, Setup(3), 3)
    hand = KeyboardHand(program, qtbot)
    hand.plays(lambda: hand.scene.round > 2)
    seats = [seat for seat, _ in hand.called]
    assert {prompt for _, prompt in hand.called} == {Prompt.PLAY}
    assert len(seats) >= 5
    assert all(after == (before + 1) % 3 for before, after in pairwise(seats))
    assert hand.met >= EVERY_TURN


def test_one_plays_three_rounds_against_odo(program: Program, qtbot: QtBot) -> None:
    start(program, Setup(1), 1)
    hand = MouseHand(program, qtbot)
    hand.plays(lambda: hand.scene.round > 3)
    assert hand.met >= EVERY_TURN
    assert hand.called == []
    assert {Prompt.RIDE, Prompt.PLAY} & hand.picked


def test_keys_that_answer_nothing_leave_no_way_blocked(program: Program, qtbot: QtBot) -> None:
    start(program, Setup(2), 2)
    hand, rounds = RestlessHand(program, qtbot), many(1, 1, whole=2)
    hand.plays(lambda: hand.scene.round > rounds)
    assert hand.met >= EVERY_TURN


@pytest.mark.slow
@HANDS
@pytest.mark.parametrize("rival", [Rival.BUILDER, Rival.CARDS])
def test_one_plays_a_whole_game_against_odo(
    program: Program, qtbot: QtBot, kind: type[Hand], rival: Rival
) -> None:
    start(program, Setup(1, rival=rival, futures=2), 1)
    hand = kind(program, qtbot)
    hand.plays_out()
    qtbot.waitUntil(lambda: program.window.screen_shown is program.window.end)
    assert hand.session.result().scores


@pytest.mark.slow
@HANDS
@pytest.mark.parametrize("players", [2, 4])
def test_one_plays_a_whole_game_against_bots(
    program: Program, qtbot: QtBot, kind: type[Hand], players: int
) -> None:
    start(program, Setup(players), 1, bot="steward")
    hand = kind(program, qtbot)
    hand.plays_out()
    qtbot.waitUntil(lambda: program.window.screen_shown is program.window.end)
    assert hand.session.result().winners
    assert hand.called == []


@pytest.mark.slow
@HANDS
def test_three_people_share_one_screen(program: Program, qtbot: QtBot, kind: type[Hand]) -> None:
    start(program, Setup(3), 3)
    hand = kind(program, qtbot)
    hand.plays_out()
    assert hand.session.result().winners
    assert {prompt for _, prompt in hand.called} == {Prompt.PLAY}
