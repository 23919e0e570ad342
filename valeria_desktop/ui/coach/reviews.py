"""Reviews of games that are over: asked of the bots' process, kept, and gone on with.

What was found of a game is kept while the program runs, so that a player who comes back to it, or
stopped it half way, need not wait again.
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

_CHANCE = 105  # a row of numbers beside those of bots and coach
_FIRST = 1_000_000_000  # tickets far from those of what is asked at the table
_REVIEW = "review"
_MOST = 8
"""Games whose findings are kept."""


@define(eq=False)
class ReviewFindings:
    """What was found of a game by now."""

    parts: list[ReviewBatch] = field(factory=list)
    is_whole: bool = False
    """All choices were looked at, and how it ended."""
    answers: dict[Wish, Any] = field(factory=dict)
    """The last answer to everything else; a sentence where nobody could say."""
    finished: set[Wish] = field(factory=set)
    """What all is said about."""

    @property
    def done(self) -> int:
        """The number of choices already looked at."""
        return self.parts[-1].done if self.parts else 0

    @property
    def total(self) -> int:
        """The number of all choices; None as long as it isn't known."""
        return self.parts[-1].total if self.parts else 0


class GameReviews(QObject):
    """Asks about one game at a time."""

    grown = Signal()
    """More of the review was found, or it goes on, or it stands."""
    told = Signal(object, object)
    """A wish, and what there is to it by now."""

    def __init__(self, thinker: Consultant, parent: QObject | None = None) -> None:
        """Take what answers."""
        super().__init__(parent)
        self._thinker = thinker
        self._ticket = _FIRST
        self._record: Record | None = None
        self._known: dict[object, ReviewFindings] = {}
        self._wishes: dict[int, Wish] = {}
        self.found = ReviewFindings()
        self.is_going = False
        """Whether choices are looked at just now."""
        thinker.told.connect(self._hear)
        thinker.finished.connect(self._finish)
        thinker.gave_up.connect(self._give_up)

    # --- which game

    def look_at(self, session: Session) -> None:
        """Look back on a game, from where it was left."""
        self.leave()
        record = session.record
        self._record = record
        key = record.rules.id, record.setup, record.seed, tuple(record.choices)
        self.found = self._known.pop(key, ReviewFindings())
        self._known[key] = self.found  # the newest is the last
        while len(self._known) > _MOST:
            del self._known[next(iter(self._known))]
        self.go_on()

    def leave(self) -> None:
        """Ask nothing more; what was found is kept."""
        for ticket in self._wishes:
            self._thinker.drop(ticket)
        self._wishes.clear()
        self._record = None
        self.is_going = False

    # --- the review

    def go_on(self) -> None:
        """Look at the choices that were not looked at yet."""
        record = self._record
        if record is not None and not self.is_going and not self.found.is_whole:
            self.is_going = record.rules.worth is not None
            if self.is_going:
                self._ask(Wish(_REVIEW, ReviewStart(self.found.done)), Urgency.LATER)
            self.grown.emit()

    def stop(self) -> None:
        """Let it stand, to be gone on with."""
        for ticket, wish in list(self._wishes.items()):
            if wish.topic == _REVIEW:
                self._drop(ticket)
        self.is_going = False
        self.grown.emit()

    # --- everything else

    def ask(self, wish: Wish) -> None:
        """Have something asked; what is known of it is told at once."""
        if wish in self.found.answers:
            self.told.emit(wish, self.found.answers[wish])
        if wish not in self.found.finished and wish not in self._wishes.values():
            self._ask(wish, Urgency.SHOWN)

    def drop(self, wish: Wish) -> None:
        """Ask no more about something."""
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

    # --- what comes

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
