"""Bots beside the window: a thread waits for their process, and a timer tells of its silence."""

from __future__ import annotations

import logging
import threading
from functools import partial
from time import monotonic
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal

from valeria_desktop.kernel.doors import door
from valeria_desktop.session.desk import Desk

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from valeria_desktop.kernel.decision import Decision
    from valeria_desktop.kernel.options import Option
    from valeria_desktop.kernel.record import Record
    from valeria_desktop.kernel.view import View
    from valeria_desktop.session.desk import Urgency
    from valeria_desktop.session.messages import Consult, Message, Reply, Request
    from valeria_desktop.session.worker import Worker
    from valeria_desktop.ui.play.controller import Controller


_fallback: Callable[[Decision], Option] = door("valeria_desktop.session.choices:fallback")
_make_request: Callable[..., Request] = door("valeria_desktop.session.messages:make_request")
_make_worker: Callable[[str, Path | None], Worker] = door("valeria_desktop.session.worker:Worker")
_PATIENCE = 2.0
_WINDOW_FIRST = 0.6
"""Delay of the process's start, in seconds, as it would take time from the window's start."""
_log = logging.getLogger(__name__)


class Thinker(QObject):
    """Asks the bots' process one question after the other."""

    began = Signal()
    """A question was handed to the process."""
    answered = Signal(int, str)
    failed = Signal(int, str)
    told = Signal(int, object)
    """The ticket of a coach's question, and a packed answer; a better one may follow."""
    finished = Signal(int)
    """The ticket of a coach's question that has its last answer."""
    gave_up = Signal(int, str)
    """The ticket of a coach's question that failed, and a sentence about the failure."""

    def __init__(self, games: str, parent: QObject | None = None, own: Path | None = None) -> None:
        """Start the process soon, ahead of the first question, without waiting for it."""
        super().__init__(parent)
        self._games, self._own = games, own
        self._worker: Worker | None = None
        """Made by the thread, which loads what it needs after the window."""
        self._desk = Desk()
        self._open: tuple[int, str] | None = None
        """The ticket of the newest move's question, and the id of a simple choice in its place."""
        self.asked_at: float | None = None
        """Time at which the process got its present question, in seconds; None without one."""
        self._closing = threading.Event()
        self._is_needed = threading.Event()
        self._thread = threading.Thread(target=self._ask_all, name="valeria-asks", daemon=True)
        self._thread.start()

    @property
    def is_moving(self) -> bool:
        """Whether a bot's move is awaited."""
        return self._open is not None

    @property
    def is_ahead(self) -> bool:
        """Whether a bot thinks ahead of its turn, by a negative ticket: nobody waits for it."""
        return self._open is not None and self._open[0] < 0

    @property
    def is_running(self) -> bool:
        """Whether the bots' process runs."""
        return self._worker is not None and self._worker.is_running

    @property
    def process_id(self) -> int | None:
        """The system's number of the bots' process."""
        return None if self._worker is None else self._worker.process_id

    def think(self, ticket: int, bot: str, bot_seed: int, record: Record, view: View) -> None:
        """Ask a bot about the decision of its view; the answer comes as a signal."""
        if view.decision is None:
            return
        self._open = (ticket, _fallback(view.decision).id)
        self._is_needed.set()
        self._desk.put(_make_request(ticket, bot, bot_seed, record, view))

    def consult(self, ticket: int, make: Callable[[], Consult], urgency: Urgency) -> None:
        """Ask a coach while no bot has to move; answers come as signals, each a better one."""
        self._is_needed.set()
        self._desk.consult(ticket, make, urgency)

    def hasten(self, ticket: int, urgency: Urgency) -> None:
        """Change the urgency of a coach's question."""
        self._desk.hasten(ticket, urgency)

    def drop(self, ticket: int) -> None:
        """Drop a coach's question; an answer under way is not passed on."""
        self._desk.drop(ticket)

    def hurry(self) -> None:
        """Stop the thinking bot, and make a simple choice in its place."""
        if self._open is None:
            return
        ticket, option_id = self._open
        self._open = None
        self._kill()
        self.answered.emit(ticket, option_id)

    def close(self) -> None:
        """Stop the process and the thread for good."""
        if self._thread.is_alive():
            self._open = None
            self._closing.set()
            self._is_needed.set()
            self._desk.close()
            self._kill()
            self._thread.join(_PATIENCE)

    def _kill(self) -> None:
        """End the process, if there is one yet."""
        if self._worker is not None:
            self._worker.kill()

    def _ask_all(self) -> None:
        """Ask all questions until `close`, in the thread, which alone handles the process."""
        self._is_needed.wait(_WINDOW_FIRST)
        from valeria_desktop.session.messages import Answer, Consult, Failure

        self._worker = worker = _make_worker(self._games, self._own)
        self._ready(worker)
        while (question := self._desk.next()) is not None and not self._closing.is_set():
            is_wanted = partial(self._waits_for, question)
            reply = self._reply_to(worker, question, is_wanted)
            if not is_wanted():
                continue
            if isinstance(question, Consult):
                self._pass_on(question.ticket, reply)
                continue
            self._open = None
            if isinstance(reply, Answer):
                self.answered.emit(reply.ticket, reply.option_id)
            elif isinstance(reply, Failure):
                self.failed.emit(reply.ticket, reply.sentence)
        worker.stop()

    def _pass_on(self, ticket: int, reply: Reply) -> None:
        """Pass on a coach's answer; ask again if the process was stopped for a bot's move."""
        from valeria_desktop.session.messages import CoachAnswer, Failure

        if isinstance(reply, CoachAnswer):
            self._desk.answered(ticket, is_new=reply.answer is not None)
            if reply.answer is not None:
                self.told.emit(ticket, reply.answer)
            if reply.is_done:
                self._desk.drop(ticket)
                self.finished.emit(ticket)
        elif isinstance(reply, Failure) and not (reply.is_gone and self._desk.lost(ticket)):
            self._desk.drop(ticket)
            self.gave_up.emit(ticket, reply.sentence)

    def _ready(self, worker: Worker) -> None:
        if self._closing.is_set():
            return
        try:
            worker.start()
        except Exception as error:  # noqa: BLE001 - it is started again with the first question
            _log.warning("The bots' process did not start: %s", error, exc_info=True)

    def _reply_to(self, worker: Worker, question: Message, is_wanted: Callable[[], bool]) -> Reply:
        """Return the process's answer, or any error as a Failure: else no bot would move again."""
        from valeria_desktop.session.messages import Failure

        self.asked_at = monotonic()
        self.began.emit()
        try:
            return worker.ask(question, is_wanted)
        except Exception as error:  # noqa: BLE001 - an error of any kind
            _log.exception("The bots' process could not be asked.")
            worker.stop()  # a late answer would belong to no question
            return Failure(question.ticket, str(error))
        finally:
            self.asked_at = None

    def _waits_for(self, question: Message) -> bool:
        from valeria_desktop.session.messages import Consult

        if isinstance(question, Consult):
            return self._desk.waits_for(question.ticket)
        waiting = self._open
        return waiting is not None and waiting[0] == question.ticket


_LOOK = 250  # ms between two looks
_SILENCE = 3.0  # s without an answer; a queen takes 1 s, and a step of a coach 0.1 s


class Silence(QObject):
    """Tells if the bots' process has not answered a question for 3 s."""

    told = Signal(str)
    ended = Signal(str)
    """The question that this was told of is answered, or no longer asked."""

    def __init__(
        self, thinker: Thinker, controller: Controller, parent: QObject | None = None
    ) -> None:
        """Look at the clock while the process has a question."""
        super().__init__(parent)
        self._thinker, self._controller = thinker, controller
        self._told_of: float | None = None
        self._told = ""
        self.is_awaited: Callable[[], bool] = lambda: True
        """Returns whether the player waits for an answer: a review beside a page may take long."""
        self._timer = QTimer(self, interval=_LOOK)
        self._timer.timeout.connect(self._look)
        thinker.began.connect(self._begin)

    def _begin(self) -> None:
        if not self._timer.isActive():
            self._timer.start()

    def _look(self) -> None:
        since = self._thinker.asked_at
        if self._told and since != self._told_of:
            words, self._told = self._told, ""
            self.ended.emit(words)
        if since is None:
            self._timer.stop()
        elif since == self._told_of or not self.is_awaited() or self._thinker.is_ahead:
            return
        elif monotonic() - since >= _SILENCE:
            self._told_of, self._told = since, self._words()  # told once for each question
            self.told.emit(self._told)

    def _words(self) -> str:
        seconds = f"{_SILENCE:g}"
        if name := self._name_of_bot():
            words = self.tr(
                "{name} has not answered for {seconds} seconds. You can wait, or press Space to "
                "have something simple chosen instead."
            )
            return words.format(name=name, seconds=seconds)
        words = self.tr(
            "The coach has not answered for {seconds} seconds. You can play on without it."
        )
        return words.format(seconds=seconds)

    def _name_of_bot(self) -> str:
        session = self._controller.session
        if not self._thinker.is_moving or session is None or session.decision is None:
            return ""
        return session.seats[session.decision.seat].name
