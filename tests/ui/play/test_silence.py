"""A bots' process that does not answer is told of once, and what it is asked still comes."""

from __future__ import annotations

import os
import signal
from itertools import count
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any, cast

import pytest

from tests.ui.play.test_thinker import RECORD, consult, view
from valeria_desktop.kernel.seats import default_seats
from valeria_desktop.session.desk import Urgency
from valeria_desktop.ui.play import thinker as thinker_module
from valeria_desktop.ui.play.thinker import Silence, Thinker

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pytestqt.qtbot import QtBot

pytestmark = [
    pytest.mark.usefixtures("unpainted"),
    pytest.mark.thorough,
    pytest.mark.skipif(os.name != "posix", reason="only POSIX can stop a process"),
]
OF_BOT = (
    "Rose has not answered for 3 seconds. You can wait, or press Space to have something simple "
    "chosen instead."
)
OF_COACH = "The coach has not answered for 3 seconds. You can play on without it."


@pytest.fixture
def thinker(qtbot: QtBot) -> Iterator[Thinker]:
    """A thinker whose process is there and stopped."""
    made = Thinker("tests.session.bots:GAMES")
    with qtbot.waitSignal(made.answered):
        made.think(1, "random", 1, RECORD, view())
    assert made.process_id is not None
    os.kill(made.process_id, signal.SIGSTOP)
    yield made
    made.close()


@pytest.fixture
def watch(thinker: Thinker, monkeypatch: pytest.MonkeyPatch) -> Silence:
    """Make the watch over a thinking bot, whose clock is ten seconds later at each reading."""
    monkeypatch.setattr(thinker_module, "_LOOK", 1)
    clock = count(0.0, 10.0)
    monkeypatch.setattr(thinker_module, "monotonic", lambda: next(clock))
    session = SimpleNamespace(decision=SimpleNamespace(seat=0), seats=default_seats(2))
    return Silence(thinker, cast("Any", SimpleNamespace(session=session)), thinker)


@pytest.fixture
def told(watch: Silence) -> list[str]:
    """The told sentences."""
    heard: list[str] = []
    watch.told.connect(heard.append)
    return heard


def test_a_stopped_bot_is_told_once_and_answers_when_it_goes_on(
    thinker: Thinker, told: list[str], qtbot: QtBot
) -> None:
    thinker.think(2, "random", 1, RECORD, view())
    qtbot.waitUntil(lambda: bool(told))
    qtbot.wait(30)
    assert told == [OF_BOT]
    assert thinker.process_id is not None
    with qtbot.waitSignal(thinker.answered) as answered:
        os.kill(thinker.process_id, signal.SIGCONT)
    assert answered.args[0] == 2


@pytest.mark.slow
def test_a_stopped_bot_can_be_hurried_and_the_next_one_answers(
    thinker: Thinker, told: list[str], qtbot: QtBot
) -> None:
    thinker.think(2, "random", 1, RECORD, view())
    qtbot.waitUntil(lambda: told == [OF_BOT])
    with qtbot.waitSignal(thinker.answered):
        thinker.hurry()
    with qtbot.waitSignal(thinker.answered) as answered:
        thinker.think(3, "random", 1, RECORD, view())
    assert answered.args[0] == 3


def test_a_coach_that_is_stopped_is_told_of_likewise(
    thinker: Thinker, told: list[str], qtbot: QtBot
) -> None:
    thinker.consult(3, consult("weigh"), Urgency.SHOWN)
    qtbot.waitUntil(lambda: told == [OF_COACH])


def test_what_was_told_is_taken_back_once_the_question_is_answered(
    thinker: Thinker, watch: Silence, told: list[str], qtbot: QtBot
) -> None:
    ended: list[str] = []
    watch.ended.connect(ended.append)
    thinker.think(2, "random", 1, RECORD, view())
    qtbot.waitUntil(lambda: told == [OF_BOT])
    assert ended == []
    assert thinker.process_id is not None
    os.kill(thinker.process_id, signal.SIGCONT)
    qtbot.waitUntil(lambda: ended == [OF_BOT])


def test_nobody_is_told_of_a_process_that_answers(thinker: Thinker, qtbot: QtBot) -> None:
    assert thinker.process_id is not None
    os.kill(thinker.process_id, signal.SIGCONT)
    watch = Silence(thinker, cast("Any", SimpleNamespace(session=None)), thinker)
    with qtbot.assertNotEmitted(watch.told):
        with qtbot.waitSignal(thinker.answered):
            thinker.think(2, "random", 1, RECORD, view())
        qtbot.waitUntil(lambda: not watch._timer.isActive())
