"""The bots' process answers, and whatever happens to it the game can go on."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from time import perf_counter
from typing import TYPE_CHECKING, Any

import pytest
from attrs import evolve

from valeria_desktop.bots.meter import Waited
from valeria_desktop.bots.registry import make_bot
from valeria_desktop.games.valeria.files.loader import shipped_catalog
from valeria_desktop.games.valeria.game import RULES
from valeria_desktop.games.valeria.rules.game import new_game
from valeria_desktop.games.valeria.rules.setup import Setup
from valeria_desktop.kernel.record import Record
from valeria_desktop.session import worker as workers
from valeria_desktop.session.messages import Answer, Failure, Request, make_request

if TYPE_CHECKING:
    from pathlib import Path

    from valeria_desktop.kernel.rules import Bot
    from valeria_desktop.session.worker import Worker

RECORD = Record(RULES, Setup(players=2), 5)
BOTS = "tests.session.bots:GAMES"


def question(bot: str, ticket: int = 7) -> Request:
    game = RECORD.start()
    assert game.decision is not None
    return make_request(ticket, bot, 1, RECORD, game.view(game.decision.seat))


def offered() -> list[str]:
    game = RECORD.start()
    assert game.decision is not None
    return [option.id for option in game.decision.options]


def test_a_bot_answers_from_its_own_process(new_worker: Worker) -> None:
    answer = new_worker.ask(question("greedy"))
    assert isinstance(answer, Answer)
    assert answer.ticket == 7
    assert answer.option_id in offered()


@pytest.mark.parametrize("bot", ["squire", "duchess+hunter", "queen"])
def test_a_level_answers_from_its_own_process(worker: Worker, bot: str) -> None:
    answer = worker.ask(question(bot))
    assert isinstance(answer, Answer)
    assert answer.option_id in offered()


def test_a_leaning_nobody_knows_gives_a_sentence(worker: Worker) -> None:
    answer = worker.ask(question("queen+cook"))
    assert isinstance(answer, Failure)
    assert "There is no leaning 'cook'; choose one of hunter" in answer.sentence


def test_where_somebody_waits_a_level_keeps_its_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """The window's process hands its clock to the bot."""
    limits: list[object] = []

    def making(*given: Any) -> Bot:  # noqa: ANN401 - as it is called
        limits.append(given[3])
        return make_bot(*given)

    monkeypatch.setattr(workers, "make_bot", making)
    assert isinstance(workers._answer(question("squire"), {RULES.id: RULES}), Answer)
    (limit,) = limits
    assert isinstance(limit, Waited)
    assert limit.now is perf_counter


def test_a_bot_that_raises_gives_a_sentence(worker: Worker) -> None:
    answer = worker.ask(question("raising"))
    assert answer == Failure(7, "The bot 'raising' made an error: it divided by zero.")
    assert isinstance(worker.ask(question("random")), Answer)


def test_a_game_that_the_bots_lack_is_named_in_a_sentence_and_is_no_error(
    caplog: pytest.LogCaptureFixture,
) -> None:
    asked = evolve(question("squire+sorrel"), game="kingdom")
    answer = workers._answer(asked, {RULES.id: RULES})
    assert answer == Failure(7, "The bots don't know the game 'kingdom'.")
    assert [(each.levelname, each.exc_info) for each in caplog.records] == [("WARNING", None)]


def test_an_option_that_is_not_offered_is_no_answer(worker: Worker) -> None:
    answer = worker.ask(question("cheating"))
    assert isinstance(answer, Failure)
    assert "'roll' can't be chosen now" in answer.sentence


@pytest.mark.thorough
def test_a_process_that_dies_is_started_again(worker: Worker) -> None:
    answer = worker.ask(question("dying"))
    assert answer == Failure(7, "The bots' process ended; it is started again.", is_gone=True)
    assert isinstance(worker.ask(question("random", 8)), Answer)


def test_a_thinking_bot_is_stopped_at_once(worker: Worker) -> None:
    worker.start()
    assert isinstance(worker.ask(question("random")), Answer)  # it is ready now
    assert worker._pipe is not None
    worker._pipe.send(question("slow"))  # it would think for an hour
    worker.stop()
    assert not worker.is_running


WINDOW = """
import signal

from tests.session.test_worker import BOTS, question
from valeria_desktop.session.worker import Worker

if __name__ == "__main__":
    # what a shell starts in the background ignores Ctrl+C
    signal.signal(signal.SIGINT, signal.default_int_handler)
    Worker(BOTS).ask(question("orphaned"))
"""


def started(program: Path) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, str(program)],
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )


@pytest.mark.thorough
@pytest.mark.skipif(os.name != "posix", reason="only POSIX has SIGKILL")
@pytest.mark.parametrize("number", ["SIGKILL", "SIGINT"])
def test_a_window_that_is_killed_leaves_no_word_of_the_bots(tmp_path: Path, number: str) -> None:
    program = tmp_path / "window.py"
    program.write_text(WINDOW)
    window = started(program)
    assert window.stdout is not None
    assert window.stdout.readline() == "thinking\n"
    if number == "SIGINT":
        os.killpg(window.pid, signal.SIGINT)  # as a terminal does: to the bots' process, too
    else:
        window.kill()
    _, words = window.communicate()  # until both are gone
    assert "valeria-bots" not in words
    assert "answer_questions" not in words
    assert words == "" or number == "SIGINT"  # then the window itself, a test's, says so


@pytest.mark.thorough
def test_a_window_that_stops_nothing_ends_all_the_same(tmp_path: Path) -> None:
    """The bots' process goes with it: nothing is left to wait for."""
    program = tmp_path / "window.py"
    program.write_text(
        WINDOW.replace('Worker(BOTS).ask(question("orphaned"))', "bots = Worker(BOTS)")
        + "    bots.start()\n"
    )
    with started(program) as window:
        _, words = window.communicate()
    assert (window.returncode, words) == (0, "")


def test_nobody_is_asked_about_a_game_that_is_over(worker: Worker) -> None:
    game = new_game(RECORD.setup, shipped_catalog(), RECORD.seed, collects_events=False)
    bot = make_bot(RULES, "random", 1)
    while game.decision is not None:
        game.choose(bot.choose(game.view(game.decision.seat), game.decision))
    answer = worker.ask(make_request(1, "random", 1, RECORD, game.view(0)))
    assert answer == Failure(1, "Nothing is open that it could decide.")
