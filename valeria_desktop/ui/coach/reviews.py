"""Reviews of finished games: asked of the bots' process, kept, and continued.

A game's findings are kept while the program runs, so that a player who returns to the game, or who
stopped the review half way, need not wait again.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

from attrs import define, field
from PySide6.QtCore import QObject, Signal

from valeria_desktop.coach.review import ReviewStart
from valeria_desktop.kernel.chance import draw
from valeria_desktop.session.desk import Urgency
from valeria_desktop.session.messages import Wish, consult_on_past
from valeria_desktop.session.wire import unpack

if TYPE_CHECKING:
    from valeria_desktop.coach.review import ReviewBatch
    from valeria_desktop.kernel.record import Record
    from valeria_desktop.session.session import Session
    from valeria_desktop.ui.play.partners import Consultant

_CHANCE = 105  # this row of random numbers is beside the rows of the bots and the coach
_FIRST = 1_000_000_000  # these ticket numbers are far above those of requests at the table
_REVIEW = "review"
_MOST = 8
"""The number of games whose findings are kept."""


@define(eq=False)
class ReviewFindings:
    """All findings about one game so far."""

    parts: list[ReviewBatch] = field(factory=list)
    is_whole: bool = False
    """Whether all choices and the ending were reviewed."""
    answers: dict[Wish, Any] = field(factory=dict)
    """The last answer to each other wish; a sentence that gives the reason where there is none."""
    finished: set[Wish] = field(factory=set)
    """The wishes whose answers are complete."""

    @property
    def done(self) -> int:
        """The number of choices already reviewed."""
        return self.parts[-1].done if self.parts else 0

    @property
    def total(self) -> int:
        """The number of all choices; 0 as long as it isn't known."""
        return self.parts[-1].total if self.parts else 0


class GameReviews(QObject):
    """Reviews one game at a time, and answers questions about it."""

    grown = Signal()
    """The review has new findings, or it started or stopped."""
    told = Signal(object, object)
    """A wish, and the answer to it so far."""

    def __init__(self, thinker: Consultant, parent: QObject | None = None) -> None:
        """Ask `thinker`."""
        super().__init__(parent)
        self._thinker = thinker
        self._ticket = _FIRST
        self._record: Record | None = None
        self._known: dict[object, ReviewFindings] = {}
        self._wishes: dict[int, Wish] = {}
        self.found = ReviewFindings()
        self.is_going = False
        """Whether choices are being reviewed just now."""
        thinker.told.connect(self._hear)
        thinker.finished.connect(self._finish)
        thinker.gave_up.connect(self._give_up)

    # --- the reviewed game

    def look_at(self, session: Session) -> None:
        """Review a game, or continue its review where it stopped."""
        self.open(session)
        self.go_on()

    def open(self, session: Session) -> None:
        """Take a game's record and findings: wishes about it go before its review."""
        self.leave()
        record = session.record
        self._record = record
        key = record.rules.id, record.setup, record.seed, tuple(record.choices)
        self.found = self._known.pop(key, ReviewFindings())
        self._known[key] = self.found  # a dict keeps its order: the newest game is the last
        while len(self._known) > _MOST:
            del self._known[next(iter(self._known))]

    def leave(self) -> None:
        """Withdraw all requests about the game; its findings are kept."""
        for ticket in self._wishes:
            self._thinker.drop(ticket)
        self._wishes.clear()
        self._record = None
        self.is_going = False

    # --- the review

    def go_on(self) -> None:
        """Review the remaining choices."""
        record = self._record
        if record is not None and not self.is_going and not self.found.is_whole:
            self.is_going = record.rules.worth is not None
            if self.is_going:
                self._ask(Wish(_REVIEW, ReviewStart(self.found.done)), Urgency.LATER)
            self.grown.emit()

    def stop(self) -> None:
        """Stop the review; `go_on` continues it."""
        for ticket, wish in list(self._wishes.items()):
            if wish.topic == _REVIEW:
                self._drop(ticket)
        self.is_going = False
        self.grown.emit()

    # --- other wishes

    def ask(self, wish: Wish) -> None:
        """Ask about the game; an answer that is already known is told at once."""
        if wish in self.found.answers:
            self.told.emit(wish, self.found.answers[wish])
        if wish not in self.found.finished and wish not in self._wishes.values():
            self._ask(wish, Urgency.SHOWN)

    def drop(self, wish: Wish) -> None:
        """Withdraw the requests of a wish."""
        for ticket, asked in list(self._wishes.items()):
            if asked == wish:
                self._drop(ticket)

    def _ask(self, wish: Wish, urgency: Urgency) -> None:
        record = self._record
        if record is None:
            return
        self._ticket += 1
        self._wishes[self._ticket] = wish
        chance = draw(record.seed, _CHANCE, len(record.choices))
        make = partial(consult_on_past, self._ticket, wish, chance, record)
        self._thinker.consult(self._ticket, make, urgency)

    def _drop(self, ticket: int) -> None:
        del self._wishes[ticket]
        self._thinker.drop(ticket)

    # --- answers

    def _hear(self, ticket: int, packed: bytes) -> None:
        wish, record = self._wishes.get(ticket), self._record
        if wish is None or record is None:
            return
        answer = unpack(packed, record.rules, record.setup, record.seed)
        if wish.topic == _REVIEW:
            self.found.parts.append(answer)
            self.grown.emit()
        else:
            self._keep(wish, answer)

    def _keep(self, wish: Wish, answer: object) -> None:
        self.found.answers[wish] = answer
        self.told.emit(wish, answer)

    def _finish(self, ticket: int) -> None:
        wish = self._wishes.pop(ticket, None)
        if wish is not None and wish.topic == _REVIEW:
            self.is_going = False
            self.found.is_whole = bool(self.found.parts)
            self.grown.emit()
        elif wish is not None:
            self.found.finished.add(wish)

    def _give_up(self, ticket: int, sentence: str) -> None:
        wish = self._wishes.get(ticket)
        if wish is not None and wish.topic != _REVIEW:
            self._keep(wish, sentence)
        if wish is not None:
            del self._wishes[ticket]
            self.is_going &= wish.topic != _REVIEW
            self.grown.emit()
