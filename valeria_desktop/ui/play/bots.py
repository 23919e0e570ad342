"""The questions of the controller to bots: their moves, each with a ticket.

An answer with an old ticket is dropped: its question is no longer open.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any
from zlib import crc32

from PySide6.QtCore import QObject, QTimer, Signal

from valeria_desktop.kernel.chance import draw
from valeria_desktop.kernel.doors import door
from valeria_desktop.session.ahead import Ahead
from valeria_desktop.session.wire import pack

if TYPE_CHECKING:
    from collections.abc import Callable

    from valeria_desktop.kernel.decision import Decision
    from valeria_desktop.kernel.options import Option
    from valeria_desktop.session.session import Session
    from valeria_desktop.ui.play.partners import BotThinker

_fallback: Callable[[Decision], Option] = door("valeria_desktop.session.choices:fallback")
_BOTS = 103  # a series of numbers that neither engine nor lab draws from a seed


class Bots(QObject):
    """Asks the thinker for moves, and passes on the answer to the open question.

    While a person answers a question that all players answer at the same time, the bots behind
    think about theirs already, each on its own view. An answer counts for that very view alone.
    """

    answered = Signal(str)
    """The id of the moving bot's choice; of a simple choice if the bot failed."""
    told = Signal(str)
    """A sentence about a bot's failure."""

    def __init__(self, thinker: BotThinker, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._thinker = thinker
        self._ticket = 0
        self._session: Session | None = None
        self._ahead = AheadOfTime()
        thinker.answered.connect(self._pass_on)
        thinker.failed.connect(self._pass_on_failure)

    def forget(self) -> None:
        """Drop the question that a bot still thinks about."""
        self._ticket += 1
        self._session = None

    def ask(self, session: Session) -> None:
        """Ask the bot that has to decide."""
        self._session = session
        if session.decision is None:
            return
        seat = session.decision.seat
        bot, view = session.seats[seat].bot, session.view(seat)
        if bot is None:
            return
        known = self._ahead.answer_for(view) if session.decision.question.is_simultaneous else None
        if known is not None:
            ticket = self._ticket
            QTimer.singleShot(0, self, lambda: self._pass_on(ticket, known))
        elif self._ahead.is_thinking_of(view):
            self._ahead.awaited = self._ticket
        else:
            self._ahead.stop()
            self._think(self._ticket, bot, session, view)

    def think_ahead(self, session: Session) -> None:
        """Have bots think about the questions after a person's open one, if all answer at once."""
        decision = session.decision
        if decision is None or not decision.question.is_simultaneous:
            self._ahead.stop()
        elif self._ahead.begin(session):
            self._go_ahead(session)

    def _go_ahead(self, session: Session) -> None:
        """Ask the next bot ahead of time."""
        view = self._ahead.next()
        bot = None if view is None else session.seats[view.seat].bot
        if bot is not None:
            assert self._ahead.ticket is not None  # noqa: S101 - a question has a ticket
            self._think(self._ahead.ticket, bot, session, view)

    def hurry(self) -> None:
        """Make the thinking bot answer at once."""
        self._thinker.hurry()

    def _think(self, ticket: int, bot: str, session: Session, view: Any) -> None:
        record, decision = session.record, view.decision
        number = len(record.choices)
        if decision.question.is_simultaneous:  # the number depends on the others' answers
            number = crc32(pack(view, record.rules))
        self._thinker.think(ticket, bot, draw(record.seed, _BOTS, number), record, view)

    def _pass_on(self, ticket: int, option_id: str) -> None:
        if ticket == self._ahead.ticket:
            self._keep(option_id)
        elif ticket == self._ticket:
            self.answered.emit(option_id)

    def _keep(self, option_id: str) -> None:
        """Keep an answer ahead of time; pass it on if it is already awaited."""
        session, awaited = self._ahead.session, self._ahead.awaited
        self._ahead.keep(option_id)
        if session is not None:
            self._go_ahead(session)
        if awaited == self._ticket:
            self.answered.emit(option_id)

    def _pass_on_failure(self, ticket: int, sentence: str) -> None:
        if ticket == self._ahead.ticket:
            awaited = self._ahead.awaited
            self._ahead.give_up()
            if awaited is None:
                return  # it is asked again in its turn
            ticket = awaited
        if ticket == self._ticket:
            self._stand_in(sentence)

    def _stand_in(self, why: str) -> None:
        """Make a simple choice for a bot that failed, and tell of it."""
        session = self._session
        if session is None or session.decision is None:
            return
        words = self.tr("{name} could not decide and does something simple instead. {why}")
        self.told.emit(words.format(name=session.seats[session.decision.seat].name, why=why))
        self.answered.emit(_fallback(session.decision).id)


class AheadOfTime:
    """The answers that bots gave ahead of time, and the view that one of them thinks about."""

    def __init__(self) -> None:
        self.session: Session | None = None
        self.ticket: int | None = None
        """The negative ticket of the present question; None without one."""
        self.awaited: int | None = None
        """The ticket of the game's open question, if that is the present one; else None."""
        self._last = 0
        self._moment: tuple[int, str] | None = None
        self._ahead: Ahead | None = None
        self._view: Any = None
        self._known: list[tuple[Any, str]] = []

    def begin(self, session: Session) -> bool:
        """Begin at a person's question; return False if its answers are already thought about."""
        decision = session.decision
        assert decision is not None  # noqa: S101 - the caller has a question
        moment = session.game.turn, decision.prompt
        if self.session is session and self._moment == moment:
            return False
        self.stop()
        self.session, self._moment = session, moment
        self._known.clear()
        self._ahead = Ahead(session)
        return True

    def stop(self) -> None:
        """Drop the present question; what is known stays known."""
        self.session = self._moment = None
        self.give_up()

    def give_up(self) -> None:
        """Drop the present question, and ask no more until people are asked something else."""
        self._ahead = self._view = self.awaited = self.ticket = None

    def next(self) -> Any:
        """Take the next question and return its bot's view; None when all have answered."""
        self.awaited = None
        self._view = None if self._ahead is None else self._ahead.view()
        if self._view is None:
            self.ticket = None
        else:
            self._last -= 1
            self.ticket = self._last
        return self._view

    def keep(self, option_id: str) -> None:
        """Keep the answer to the present question."""
        if self._ahead is not None:
            self._known.append((self._view, option_id))
            self._ahead.answer(option_id)

    def answer_for(self, view: Any) -> str | None:
        """Return the answer that is known for a view."""
        return next((option for known, option in self._known if known == view), None)

    def is_thinking_of(self, view: Any) -> bool:
        """Return whether the present question is that of a view."""
        return self.ticket is not None and self._view == view
