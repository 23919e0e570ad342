"""What the controller has bots think about: their moves, each with a ticket.

An answer with an old ticket is dropped: the question it was for is no longer open.
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

_BOTS = 103  # a row of numbers beside those that the engine and the lab draw from a seed


class Bots(QObject):
    """Asks the thinker, and passes on what still matters."""

    answered = Signal(str)
    """What the bot that is to move chooses; something simple if it could not decide."""
    told = Signal(str)
    """What went wrong."""

    def __init__(self, thinker: BotThinker, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._thinker = thinker
        self._ticket = 0
        self._session: Session | None = None
        thinker.answered.connect(self._pass_on)
        thinker.failed.connect(self._pass_on_failure)

    def forget(self) -> None:
        """Drop what is still thought about the move."""
        self._ticket += 1
        self._session = None

    def ask(self, session: Session) -> None:
        """Ask the bot whose decision it is."""
        self._session = session
        if session.decision is None:
            return
        seat = session.decision.seat
        bot = session.seats[seat].bot
        if bot is not None:
            self._think(self._ticket, bot, session, session.scene(seat).view)

    def hurry(self) -> None:
        """Have the bot that thinks answer at once."""
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
        """Choose for a bot that could not decide, and say so."""
        session = self._session
        if session is None or session.decision is None:
            return
        words = self.tr("{name} could not decide and makes a simple move instead. {why}")
        self.told.emit(words.format(name=session.seats[session.decision.seat].name, why=why))
        self.answered.emit(fallback(session.decision).id)
