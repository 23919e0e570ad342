"""What the controller has bots think about: moves and hints, each with a ticket.

An answer with an old ticket is dropped: the question it was for is no longer open.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from valeria_desktop.bots.registry import best_bot
from valeria_desktop.kernel.chance import draw

if TYPE_CHECKING:
    from valeria_desktop.kernel.view import View
    from valeria_desktop.session.session import Session
    from valeria_desktop.ui.shell.partners import Thinking

_BOTS = 103  # a row of numbers beside those that the engine and the lab draw from a seed
_HINTS_FROM = 1_000_000_000  # tickets of hints, far from those of moves


class Bots(QObject):
    """Asks the thinker, and passes on what still matters."""

    answered = Signal(str)
    failed = Signal(str)
    """Why the bot that is to move could not."""
    hinted = Signal(str)
    hint_failed = Signal(str)

    def __init__(self, thinker: Thinking, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._thinker = thinker
        self._ticket = 0
        self._hint_ticket = _HINTS_FROM
        thinker.answered.connect(self._pass_on)
        thinker.failed.connect(self._pass_on_failure)

    def forget(self) -> None:
        """Drop what is still thought about the move."""
        self._ticket += 1

    def ask(self, session: Session) -> None:
        """Ask the bot whose decision it is."""
        if session.decision is None:
            return
        seat = session.decision.seat
        bot = session.seats[seat].bot
        if bot is not None:
            self._think(self._ticket, bot, session, session.scene(seat).view)

    def ask_for_hint(self, session: Session, view: View) -> None:
        """Ask the adviser what it would do."""
        self._hint_ticket += 1
        self._think(self._hint_ticket, best_bot(session.rules), session, view)

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
        elif ticket == self._hint_ticket:
            self.hinted.emit(option_id)

    def _pass_on_failure(self, ticket: int, sentence: str) -> None:
        if ticket == self._ticket:
            self.failed.emit(sentence)
        elif ticket == self._hint_ticket:
            self.hint_failed.emit(sentence)
