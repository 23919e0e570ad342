"""Bots beside the window: a thread waits for their process, and tells when it doesn't answer."""

from __future__ import annotations

import logging
import threading
from functools import partial
from time import monotonic
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal

from valeria_desktop.session.choices import fallback
from valeria_desktop.session.desk import Desk
from valeria_desktop.session.messages import Answer, CoachAnswer, Consult, Failure, make_request
from valeria_desktop.session.worker import Worker

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from valeria_desktop.kernel.record import Record
    from valeria_desktop.kernel.view import View
    from valeria_desktop.session.desk import Urgency
    from valeria_desktop.session.messages import Message, Reply
    from valeria_desktop.ui.play.controller import Controller


_PATIENCE = 2.0
_WINDOW_FIRST = 0.6
"""Seconds that the process waits to be started, as it would take its time from the window."""
_log = logging.getLogger(__name__)


class Thinker(QObject):
    """Asks one question after the other in a process of its own."""

    began = Signal()
    """A question was handed to the process."""
    answered = Signal(int, str)
    failed = Signal(int, str)
    told = Signal(int, object)
    """A coach's answer, packed; there may be a better one."""
    finished = Signal(int)
    """A coach has nothing more to say about something."""
    gave_up = Signal(int, str)
    """A coach could not answer."""

    def __init__(self, games: str, parent: QObject | None = None, own: Path | None = None) -> None:
        """Start the process soon, ahead of the first question, without waiting for it."""
        super().__init__(parent)
        self._worker = Worker(games, own)
        self._desk = Desk()
        self._open: tuple[int, str] | None = None
        """The newest question's ticket, and the choice that would stand in for an answer."""
        self.asked_at: float | None = None
        """When the question was handed over that is with the process now."""
        self._closing = threading.Event()
        self._is_needed = threading.Event()
        self._thread = threading.Thread(target=self._ask_all, name="valeria-asks", daemon=True)
        self._thread.start()

    @property
    def is_moving(self) -> bool:
        """Whether a bot's move is waited for."""
        return self._open is not None

    @property
    def is_running(self) -> bool:
        """Whether the bots' process is there."""
        return self._worker.is_running

    @property
    def process_id(self) -> int | None:
        """The number that the system knows the bots' process by."""
        return self._worker.process_id

    def think(self, ticket: int, bot: str, bot_seed: int, record: Record, view: View) -> None:
        """Ask a bot about the decision of its view; the answer comes as a signal."""
        if view.decision is None:
            return
        self._open = (ticket, fallback(view.decision).id)
        self._is_needed.set()
        self._desk.put(make_request(ticket, bot, bot_seed, record, view))

    def consult(self, ticket: int, make: Callable[[], Consult], urgency: Urgency) -> None:
        """Ask a coach, whenever no bot is to move; answers come as signals, better and better."""
        self._is_needed.set()
        self._desk.consult(ticket, make, urgency)

    def hasten(self, ticket: int, urgency: Urgency) -> None:
        """Ask a coach sooner, or later, than was thought."""
        self._desk.hasten(ticket, urgency)

    def drop(self, ticket: int) -> None:
        """Ask a coach no more; an answer that is on its way is not told."""
        self._desk.drop(ticket)

    def hurry(self) -> None:
        """Have the bot that thinks stop, and make a simple choice in its place."""
        if self._open is None:
            return
        ticket, option_id = self._open
        self._open = None
        self._worker.kill()
        self.answered.emit(ticket, option_id)

    def close(self) -> None:
        """Stop thinking for good."""
        if self._thread.is_alive():
            self._open = None
            self._closing.set()
            self._is_needed.set()
            self._desk.close()
            self._worker.kill()
            self._thread.join(_PATIENCE)

    def _ask_all(self) -> None:
        """Ask until closed; this runs in the thread, which alone handles the process."""
        self._is_needed.wait(_WINDOW_FIRST)
        self._ready()
        while (question := self._desk.next()) is not None and not self._closing.is_set():
            is_wanted = partial(self._waits_for, question)
            reply = self._reply_to(question, is_wanted)
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
        self._worker.stop()

    def _pass_on(self, ticket: int, reply: Reply) -> None:
        """Pass on what a coach says; whose process was stopped for a bot is asked again."""
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

    def _ready(self) -> None:
        if self._closing.is_set():
            return
        try:
            self._worker.start()
        except Exception:  # noqa: BLE001 - it is started again with the first question
            _log.warning("The bots' process did not start.", exc_info=True)

    def _reply_to(self, question: Message, is_wanted: Callable[[], bool]) -> Reply:
        """Ask, and whatever goes wrong is an answer too: else no bot would ever move again."""
        self.asked_at = monotonic()
        self.began.emit()
        try:
            return self._worker.ask(question, is_wanted)
        except Exception as error:  # noqa: BLE001 - of whatever kind
            _log.exception("The bots' process could not be asked.")
            self._worker.stop()  # what it may still say belongs to no question
            return Failure(question.ticket, str(error))
        finally:
            self.asked_at = None

    def _waits_for(self, question: Message) -> bool:
        if isinstance(question, Consult):
            return self._desk.waits_for(question.ticket)
        waiting = self._open
        return waiting is not None and waiting[0] == question.ticket


_LOOK = 250  # milliseconds
_SILENCE = 3.0  # seconds; a queen takes one, and a step of a coach a tenth


class Silence(QObject):
    """Looks how long a question has been with the process, while one is."""

    told = Signal(str)

    def __init__(
        self, thinker: Thinker, controller: Controller, parent: QObject | None = None
    ) -> None:
        """Look whenever something is asked."""
        super().__init__(parent)
        self._thinker, self._controller = thinker, controller
        self._told_of: float | None = None
        self._timer = QTimer(self, interval=_LOOK)
        self._timer.timeout.connect(self._look)
        thinker.began.connect(self._begin)

    def _begin(self) -> None:
        if not self._timer.isActive():
            self._timer.start()

    def _look(self) -> None:
        since = self._thinker.asked_at
        if since is None:
            self._timer.stop()
        elif since != self._told_of and monotonic() - since >= _SILENCE:
            self._told_of = since  # once for each question
            self.told.emit(self._words())

    def _words(self) -> str:
        seconds = f"{_SILENCE:g}"
        if name := self._name_of_bot():
            words = self.tr(
                "{name} has not answered for {seconds} seconds. You can wait, or press Space to "
                "have a simple move made instead."
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
