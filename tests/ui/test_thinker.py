"""The thinker: bots think beside the window and can be hurried or stopped."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from valeria_desktop.games.valeria.game import RULES
from valeria_desktop.games.valeria.rules.setup import Setup
from valeria_desktop.kernel.record import Record
from valeria_desktop.session.fallback import fallback
from valeria_desktop.session.worker import Worker
from valeria_desktop.ui.shell.thinker import Thinker

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pytestqt.qtbot import QtBot

    from valeria_desktop.games.valeria.rules.view import View

RECORD = Record(RULES, Setup(players=2), 5)


@pytest.fixture
def thinker(qtbot: QtBot) -> Iterator[Thinker]:
    made = Thinker("tests.session.bots:GAMES")
    yield made
    made.close()


def view() -> View:
    game = RECORD.start()
    assert game.decision is not None
    seen: View = game.view(game.decision.seat)
    return seen


@pytest.mark.thorough
def test_an_answer_comes_with_its_ticket(thinker: Thinker, qtbot: QtBot) -> None:
    with qtbot.waitSignal(thinker.answered) as answered:
        thinker.think(3, "greedy", 1, RECORD, view())
    assert answered.args[0] == 3


def test_a_failure_comes_with_its_sentence(thinker: Thinker, qtbot: QtBot) -> None:
    with qtbot.waitSignal(thinker.failed) as failed:
        thinker.think(4, "raising", 1, RECORD, view())
    assert failed.args == [4, "The bot 'raising' made an error: it divided by zero."]


@pytest.mark.thorough
def test_a_hurried_bot_is_answered_for_at_once(thinker: Thinker, qtbot: QtBot) -> None:
    seen = view()
    thinker.think(5, "slow", 1, RECORD, seen)
    with qtbot.waitSignal(thinker.answered) as answered:
        thinker.hurry()
    assert seen.decision is not None
    assert answered.args == [5, fallback(seen.decision).id]
    with qtbot.waitSignal(thinker.answered) as answered:
        thinker.think(6, "random", 1, RECORD, seen)
    assert answered.args[0] == 6


def test_nothing_is_hurried_when_nobody_thinks(thinker: Thinker, qtbot: QtBot) -> None:
    with qtbot.assertNotEmitted(thinker.answered, wait=50):
        thinker.hurry()


def test_only_the_newest_question_is_answered(thinker: Thinker, qtbot: QtBot) -> None:
    tickets: list[int] = []
    thinker.answered.connect(lambda ticket, _: tickets.append(ticket))
    thinker.think(7, "random", 1, RECORD, view())
    with qtbot.waitSignal(thinker.answered, check_params_cb=lambda ticket, _: ticket == 8):
        thinker.think(8, "random", 1, RECORD, view())
    assert tickets[-1] == 8


def test_a_closed_thinker_leaves_no_process(qtbot: QtBot) -> None:
    made = Thinker("tests.session.bots:GAMES")
    made.think(1, "slow", 1, RECORD, view())
    made.close()
    made.close()
    assert not made.is_running


@pytest.mark.thorough
def test_whatever_goes_wrong_with_the_process_the_next_bot_is_asked(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(_worker: Worker) -> None:
        raise BlockingIOError("There is room for no process")

    with monkeypatch.context() as patch:
        patch.setattr(Worker, "_start", fail)
        thinker = Thinker("tests.session.bots:GAMES")
        with qtbot.waitSignal(thinker.failed) as failed:
            thinker.think(1, "random", 1, RECORD, view())
    assert failed.args == [1, "There is room for no process"]
    with qtbot.waitSignal(thinker.answered):
        thinker.think(2, "random", 1, RECORD, view())
    thinker.close()
