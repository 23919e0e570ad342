"""The thinker: bots think beside the window and can be hurried or stopped."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pytest

from valeria_desktop.games.valeria.game import RULES
from valeria_desktop.games.valeria.rules.setup import Setup
from valeria_desktop.kernel.record import Record
from valeria_desktop.session.choices import fallback
from valeria_desktop.session.desk import Urgency
from valeria_desktop.session.messages import Consult, Wish, consult_on
from valeria_desktop.session.wire import pack, unpack
from valeria_desktop.session.worker import Worker
from valeria_desktop.ui.play.thinker import Thinker

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from pytestqt.qtbot import QtBot

    from valeria_desktop.games.valeria.rules.view import View

pytestmark = pytest.mark.usefixtures("unpainted")

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


# --- a coach


def consult(topic: str, about: object = None, ticket: int = 3) -> Callable[[], Consult]:
    packed = partial(pack, RECORD.start().view(0), RULES)
    return partial(consult_on, ticket, Wish(topic, about), 1, RECORD, packed)


@pytest.mark.thorough
def test_a_coach_answers_better_and_better_until_all_is_said(
    thinker: Thinker, qtbot: QtBot
) -> None:
    answers: list[object] = []
    thinker.told.connect(lambda _, packed: answers.append(unpack(packed, RULES, RECORD.setup, 5)))
    with qtbot.waitSignal(thinker.finished) as finished:
        thinker.consult(3, consult("counted", 3), Urgency.SHOWN)
    assert finished.args == [3]
    assert answers == [1, 2, 3]


@pytest.mark.thorough
def test_a_coach_who_is_asked_no_more_says_nothing(thinker: Thinker, qtbot: QtBot) -> None:
    tickets: list[int] = []
    thinker.told.connect(lambda ticket, _: tickets.append(ticket))
    thinker.consult(3, consult("counted", 10_000_000), Urgency.SHOWN)
    qtbot.waitUntil(lambda: bool(tickets))
    thinker.drop(3)
    with qtbot.waitSignal(thinker.finished) as finished:
        thinker.consult(4, consult("counted", 1, 4), Urgency.SHOWN)
    assert finished.args == [4]
    assert tickets[-1] == 4


@pytest.mark.thorough
def test_a_bot_moves_first_whatever_a_coach_is_asked(thinker: Thinker, qtbot: QtBot) -> None:
    thinker.consult(3, consult("counted", 10_000_000), Urgency.POINTED_AT)
    with qtbot.waitSignal(thinker.answered):
        thinker.think(8, "random", 1, RECORD, view())
    thinker.drop(3)


@pytest.mark.slow
def test_a_coach_whose_process_was_stopped_for_a_bot_is_asked_again(
    thinker: Thinker, qtbot: QtBot
) -> None:
    tickets: list[int] = []
    thinker.told.connect(lambda ticket, _: tickets.append(ticket))
    thinker.consult(3, consult("counted", 10_000_000), Urgency.SHOWN)
    qtbot.waitUntil(lambda: bool(tickets))
    thinker.think(8, "slow", 1, RECORD, view())
    thinker.hurry()
    told = len(tickets)
    qtbot.waitUntil(lambda: len(tickets) > told + 1)
    thinker.drop(3)


@pytest.mark.thorough
def test_a_coach_who_can_not_answer_says_why(thinker: Thinker, qtbot: QtBot) -> None:
    with qtbot.waitSignal(thinker.gave_up) as gave_up:
        thinker.consult(3, consult("failing"), Urgency.SHOWN)
    assert gave_up.args == [3, "The coach made an error: it fell off its chair."]


@pytest.mark.slow
def test_a_question_that_ends_the_process_again_and_again_is_given_up(
    thinker: Thinker, qtbot: QtBot
) -> None:
    with qtbot.waitSignal(thinker.gave_up) as gave_up:
        thinker.consult(3, consult("dying"), Urgency.SHOWN)
    assert gave_up.args == [3, "The bots' process ended; it is started again."]
