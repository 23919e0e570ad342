"""A process in which bots think and coaches answer, so that the window never waits for them."""

from __future__ import annotations

import contextlib
import logging
import multiprocessing
import signal
import threading
from importlib import import_module
from time import perf_counter
from typing import TYPE_CHECKING, Any

from valeria_desktop.bots.meter import Waited
from valeria_desktop.bots.registry import make_bot
from valeria_desktop.coach.questions import answers, answers_of_past
from valeria_desktop.kernel.chance import Stream
from valeria_desktop.kernel.errors import ValeriaError
from valeria_desktop.kernel.foreign import quoted, within
from valeria_desktop.kernel.record import Record
from valeria_desktop.session.messages import Answer, CoachAnswer, Consult, Failure, PastGame
from valeria_desktop.session.wire import pack, unpack
from valeria_desktop.storage.own_files import use_own_files

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from multiprocessing.connection import Connection
    from multiprocessing.context import SpawnProcess
    from pathlib import Path

    from valeria_desktop.kernel.rules import Games, Rules
    from valeria_desktop.session.messages import Message, Reply, Request


_log = logging.getLogger(__name__)
_PATIENCE = 2.0  # the longest wait for a killed process to end, in seconds


class Worker:
    """The bots' process and its pipe; `start` or the first question starts the process."""

    def __init__(self, games: str, own: Path | None = None) -> None:
        """Prepare a process for the games of a table, named as "module:name".

        The process looks for a player's own game files in the folder `own`.
        """
        self._games, self._own = games, own
        self._context = multiprocessing.get_context("spawn")
        self._process: SpawnProcess | None = None
        self._pipe: Connection | None = None
        self._changing = threading.Lock()
        """Held while the process starts or stops, so that `kill` never meets half a process."""

    @property
    def is_running(self) -> bool:
        """Whether the process runs."""
        return self._process is not None and self._process.is_alive()

    @property
    def process_id(self) -> int | None:
        """The system's id of the process; None without a process."""
        return self._process.pid if self._process else None

    def start(self) -> None:
        """Start the process, ahead of the first question."""
        with self._changing:
            self._start()

    def _start(self) -> None:
        self._pipe, theirs = self._context.Pipe()
        process = self._context.Process(
            target=answer_questions,
            args=(theirs, self._games, self._own),
            name="valeria-bots",
            daemon=True,
        )
        process.start()
        self._process = process  # only after the start: `stop` needs a running process
        theirs.close()

    def ask(self, question: Message, is_wanted: Callable[[], bool] = lambda: True) -> Reply:
        """Ask a question and wait for the answer; start the process first if it doesn't run.

        A thread that kills the process first makes the question unwanted: no new process gets it.
        """
        with self._changing:
            if not is_wanted():
                return Failure(question.ticket, "Nobody waits for this answer any more.")
            if not self.is_running:
                self._start()
            pipe = self._pipe
        answer = _asked(pipe, question) if pipe is not None else None
        if answer is None:
            self.stop()
            words = "The bots' process ended; it is started again."
            return Failure(question.ticket, words, is_gone=True)
        return answer

    def kill(self) -> None:
        """End the process at once, from any thread; a waiting `ask` then returns a failure."""
        with self._changing:
            if self._process is not None:
                self._process.kill()
                self._process.join(_PATIENCE)  # takes milliseconds; before it `is_running` is true

    def stop(self) -> None:
        """Stop the process at once, even in the middle of a question, and close its pipe."""
        with self._changing:
            process, pipe = self._process, self._pipe
            self._process = self._pipe = None
            if process is not None:
                process.kill()
                process.join(_PATIENCE)
            if pipe is not None:
                pipe.close()


def _asked(pipe: Connection, question: Message) -> Reply | None:
    """Ask through a pipe; return None if the process at its other end is gone."""
    try:
        pipe.send(question)
        answer: Reply = pipe.recv()
    except (EOFError, OSError):
        _log.info("The bots' process is gone.", exc_info=True)
        return None
    return answer


def answer_questions(pipe: Connection, games: str, own: Path | None = None) -> None:
    """Answer questions until the pipe closes: the main function of the bots' process.

    However the window ends, this process ends with it and prints nothing: a terminal sends Ctrl+C
    to both processes, and the reader of an answer may be gone.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    found = _found(games)
    if own is not None:
        use_own_files(found, own)
    consulting = Consultations(found)
    with contextlib.suppress(EOFError, OSError):
        while True:
            message: Message = pipe.recv()
            if isinstance(message, Consult):
                pipe.send(_told(message, consulting))
            else:
                pipe.send(_answer(message, found))


def _found(games: str) -> Games:
    module, _, name = games.partition(":")
    found: Games = getattr(import_module(module), name)
    return found


class UnknownToBotsError(ValeriaError):
    """A question about a game that the bots' process doesn't have."""


def _rules_of(games: Games, game: str) -> Rules[Any]:
    if game not in games:
        raise UnknownToBotsError(f"The bots don't know the game {quoted(game)}.")
    return games[game]


def _answer(question: Request, games: Games) -> Answer | Failure:
    try:
        waited = Waited.begin(perf_counter)
        rules = _rules_of(games, question.game)
        view = unpack(question.view, rules, question.setup, question.seed)
        decision = view.decision
        if decision is None:
            return Failure(question.ticket, "Nothing is open that it could decide.")
        option = make_bot(rules, question.bot, question.bot_seed, waited).choose(view, decision)
        return Answer(question.ticket, decision.option(option.id).id)
    except UnknownToBotsError as error:
        _log.warning("%s", error)
        return Failure(question.ticket, str(error))
    except Exception as error:  # noqa: BLE001 - whatever a bot does, the game goes on
        _log.exception("The bot %s failed.", question.bot)
        words = f"The bot {quoted(question.bot)} made an error: {within(error)}."
        return Failure(question.ticket, words)


def _told(consult: Consult, consulting: Consultations) -> Reply:
    try:
        return consulting.step(consult)
    except ValeriaError as error:
        return Failure(consult.ticket, str(error))
    except Exception as error:  # noqa: BLE001 - whatever a coach does, the game goes on
        _log.exception("The coach failed at %s.", consult.topic)
        return Failure(consult.ticket, f"The coach made an error: {within(error)}.")


_MOST = 128
"""The highest number of open questions; an older question starts again from the beginning."""


class Consultations:
    """Keeps the coach's unfinished answers by the tickets of their questions."""

    def __init__(self, games: Games) -> None:
        self._games = games
        self._open: dict[int, Iterator[Any]] = {}

    def step(self, consult: Consult) -> CoachAnswer:
        """Return the next answer to a question."""
        rules = _rules_of(self._games, consult.game)
        begun = self._open.pop(consult.ticket, None)
        going = begun if begun is not None else _begun(rules, consult)
        try:
            answer = next(going)
        except StopIteration:
            return CoachAnswer(consult.ticket, None, is_done=True)
        self._keep(consult.ticket, going)
        packed = None if answer is None else pack(answer, rules)
        return CoachAnswer(consult.ticket, packed, is_done=False)

    def _keep(self, ticket: int, going: Iterator[Any]) -> None:
        self._open[ticket] = going
        while len(self._open) > _MOST:
            del self._open[min(self._open)]


def _begun(rules: Rules[Any], consult: Consult) -> Iterator[Any]:
    topic, about, stream = consult.topic, consult.about, Stream(consult.chance)
    if isinstance(consult.of, PastGame):
        past = consult.of
        choices = list(past.choices)
        record = Record(rules, consult.setup, consult.seed, choices, past.base)
        return answers_of_past(record, topic, about, stream)
    view = unpack(consult.of, rules, consult.setup, consult.seed)
    return answers(rules, topic, about, view, stream)
