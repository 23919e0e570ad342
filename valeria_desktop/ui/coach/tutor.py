"""The tutor: compares a choice with the best one before it takes effect, and may question it.

Both answers give the turn back: the better choice is made, or the player's own.

With several persons at the screen the tutor is silent, because its advice rests on secrets.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import frozen
from PySide6.QtCore import QObject, QTimer, Signal

from valeria_desktop.kernel.doors import door
from valeria_desktop.session.desk import Urgency

if TYPE_CHECKING:
    from collections.abc import Callable

    from valeria_desktop.coach.tutor import TutorLesson
    from valeria_desktop.kernel.decision import Decision
    from valeria_desktop.session.messages import Wish
    from valeria_desktop.session.session import Session
    from valeria_desktop.ui.coach.coach import Coach

_is_plain: Callable[[Decision], bool] = door("valeria_desktop.bots.look:is_plain")
_wish: Callable[..., Wish] = door("valeria_desktop.session.messages:Wish")
_PATIENCE, _LONGEST = 1500, 8000
"""The time in which an answer usually comes, and the longest time that a choice is held back, in
ms. In between the player may go on without an answer: where a game is nearly decided, whole
endings are imagined, and a busy machine needs several seconds for them."""


@frozen(eq=False)
class TutorWarning:
    """A choice that was clearly worse than another one, and the two answers to that."""

    lesson: TutorLesson
    best: Callable[[], object]
    """Makes the better choice, if the question is still open."""
    same: Callable[[], object]
    """Makes the player's own choice all the same, if the question is still open."""


class Tutor(QObject):
    """Holds a choice back for a moment, and questions it if it was clearly worse than another."""

    took = Signal(str)
    """The id of a choice that is held back, or that the player keeps to."""
    warned = Signal(object)
    """A warning about the choice; the decision is open again."""
    reopened = Signal()
    """The choice that was held back is dropped: the decision is open as before."""
    withdrawn = Signal()
    """The warning is no longer given: it was answered, or the moment has passed."""
    told = Signal(str)
    """Why a choice still waits, or why nothing was said about it."""

    def __init__(self, coach: Coach, parent: QObject) -> None:
        """Make a tutor that is switched off."""
        super().__init__(parent)
        self.is_on = False
        self._coach = coach
        self._wish: Wish | None = None
        self._session: Session | None = None
        self._go: Callable[[str], object] | None = None
        self._warning: TutorWarning | None = None
        self._patience = QTimer(self, singleShot=True, interval=_PATIENCE)
        self._patience.timeout.connect(self._tell_of_wait)
        self._longest = QTimer(self, singleShot=True, interval=_LONGEST)
        self._longest.timeout.connect(self._give_up)
        coach.told.connect(self._hear)
        coach.finished.connect(self._hear)
        coach.forgot.connect(self._moment_gone)

    @property
    def is_weighing(self) -> bool:
        """Whether a choice is held back now; no other choice is accepted meanwhile."""
        return self._wish is not None

    @property
    def is_asking(self) -> bool:
        """Whether the tutor's warning waits for an answer now."""
        return self._warning is not None

    def holds(self, session: Session, option_id: str, go: Callable[[str], object]) -> bool:
        """Return whether the tutor holds a choice back; `go` later carries a choice out."""
        decision = session.decision
        if not self.is_on or decision is None or _is_plain(decision):
            return False
        if sum(seat.is_person for seat in session.seats) > 1:
            return False
        self._withdraw()
        self._wish, self._session, self._go = _wish("tutor", option_id), session, go
        self._patience.start()
        self._longest.start()
        self._coach.ask(self._wish, Urgency.POINTED_AT)
        self._hear(self._wish)  # the coach may know the answer already
        if self.is_weighing:
            self.took.emit(option_id)
        return True

    def hurry(self) -> None:
        """Carry out a choice that has waited longer than usual: its player is tired of waiting."""
        if self.is_weighing and not self._patience.isActive():
            self._let_go()

    def put_off(self) -> None:
        """Drop the choice that is held back, and the open warning."""
        was_held = self.is_weighing or self.is_asking
        self._moment_gone()
        if was_held:
            self.reopened.emit()

    def _hear(self, wish: Wish) -> None:
        if wish != self._wish:
            return
        lesson: TutorLesson | None = self._coach.known(wish)
        if lesson is None or not lesson.is_final:
            if self._coach.is_done(wish):
                self._let_go()  # the coach has no answer
        elif lesson.is_clear:
            self._question(lesson)
        else:
            self._let_go()

    def _question(self, lesson: TutorLesson) -> None:
        session, go = self._session, self._go
        self._forget()
        if session is None or session.decision is None or go is None:
            return
        warning = TutorWarning(
            lesson,
            best=lambda: self._answer(warning, lesson.best, go, is_other=True),
            same=lambda: self._answer(warning, lesson.chosen, go, is_other=False),
        )
        self._warning = warning
        self.reopened.emit()
        self.warned.emit(warning)

    def _answer(
        self, warning: TutorWarning, option_id: str, go: Callable[[str], object], *, is_other: bool
    ) -> None:
        """Carry out a choice, if the warning still waits for an answer."""
        if self._warning is not warning:
            return
        self._withdraw()
        if is_other:
            self.reopened.emit()  # what was planned after the first choice is dropped with it
        self.took.emit(option_id)
        go(option_id)

    def _tell_of_wait(self) -> None:
        self.told.emit(
            self.tr("Your coach needs longer for this choice. Space makes it without a warning.")
        )

    def _give_up(self) -> None:
        self.told.emit(self.tr("Your coach couldn't weigh this choice in time, so it is made."))
        self._let_go()

    def _let_go(self) -> None:
        """Carry out the choice that is held back."""
        go, wish = self._go, self._wish
        self._forget()
        if go is not None and wish is not None:
            go(wish.about)

    def _forget(self) -> None:
        self._patience.stop()
        self._longest.stop()
        self._wish = self._session = self._go = None

    def _withdraw(self) -> None:
        """Withdraw the open warning."""
        warning, self._warning = self._warning, None
        if warning is not None:
            self.withdrawn.emit()

    def _moment_gone(self) -> None:
        self._forget()
        self._withdraw()
