"""The questions of the controller to bots: their moves, each with a ticket.

An answer with an old ticket is dropped: its question is no longer open.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from valeria_desktop.kernel.chance import draw
from valeria_desktop.session.choices import fallback

if TYPE_CHECKING:
    from valeria_desktop.kernel.view import View
    from valeria_desktop.session.session import Session
    from valeria_desktop.ui.play.partners import BotThinker

_BOTS = 103  # a series of numbers that neither engine nor lab draws from a seed


class Bots(QObject):
    """Asks the thinker for moves, and passes on the answer to the open question."""

    answered = Signal(str)
    """The id of the moving bot's choice; of a simple choice if the bot failed."""
    told = Signal(str)
    """A sentence about a bot's failure."""

    def __init__(self, thinker: BotThinker, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._thinker = thinker
        self._ticket = 0
        self._session: Session | None = None
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
        bot = session.seats[seat].bot
        if bot is not None:
            self._think(self._ticket, bot, session, session.scene(seat).view)

    def hurry(self) -> None:
        """Make the thinking bot answer at once."""
        self._thinker.hurry()

    def _think(self, ticket: int, bot: str, session: Session, view: View) -> None:
        record = session.record
        seed = draw(record.seed, _BOTS, len(record.choices))
        self._thinker.think(ticket, bot, seed, record, view)

    def _pass_on(self, ticket: int, option_id: str) -> None:
        if ticket == self._ticket:
            self.answered.emit(option_id)

    def _pass_on_failure(self, ticket: int, sentence: str) -> None:
        if ticket == self._ticket:
            self._stand_in(sentence)

    def _stand_in(self, why: str) -> None:
        """Make a simple choice for a bot that failed, and tell of it."""
        session = self._session
        if session is None or session.decision is None:
            return
        words = self.tr("{name} could not decide and does something simple instead. {why}")
        self.told.emit(words.format(name=session.seats[session.decision.seat].name, why=why))
        self.answered.emit(fallback(session.decision).id)
