"""The tutor: compares a choice with the best one before it takes effect, and may question it.

With several persons at the screen the tutor is silent, because its advice rests on secrets.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal

from valeria_desktop.bots.look import is_plain
from valeria_desktop.session.desk import Urgency
from valeria_desktop.session.messages import Wish
from valeria_desktop.ui.coach.trust_words import better_words
from valeria_desktop.ui.controls.foot_bars import AskWay
from valeria_desktop.ui.words.phrases import tell

if TYPE_CHECKING:
    from collections.abc import Callable

    from valeria_desktop.coach.tutor import TutorLesson
    from valeria_desktop.session.session import Session
    from valeria_desktop.ui.coach.coach import Coach

    Ways = tuple[AskWay, AskWay]

_PATIENCE = 1500
"""The longest time that a choice is held back, in ms; then it takes effect."""


class Tutor(QObject):
    """Holds a choice back for a moment, and questions it if it was clearly worse than another."""

    took = Signal(str)
    """The id of a choice that is held back, or that the player keeps to."""
    questioned = Signal(str, object)
    """The tutor's question, and the ways to answer it; the decision is open again."""
    reopened = Signal()
    """The choice that was held back is dropped: the decision is open as before."""
    withdrawn = Signal(object)
    """The ways to answer a question that is no longer asked: the moment has passed."""

    def __init__(self, coach: Coach, parent: QObject) -> None:
        """Make a tutor that is switched off."""
        super().__init__(parent)
        self.is_on = False
        self._coach = coach
        self._wish: Wish | None = None
        self._session: Session | None = None
        self._go: Callable[[], object] | None = None
        self._ways: Ways | None = None
        self._patience = QTimer(self, singleShot=True, interval=_PATIENCE)
        self._patience.timeout.connect(self._let_go)
        coach.told.connect(self._hear)
        coach.finished.connect(self._hear)
        coach.forgot.connect(self._moment_gone)

    @property
    def is_weighing(self) -> bool:
        """Whether a choice is held back now; no other choice is accepted meanwhile."""
        return self._wish is not None

    @property
    def is_asking(self) -> bool:
        """Whether the tutor's question is open now."""
        return self._ways is not None

    def holds(self, session: Session, option_id: str, go: Callable[[], object]) -> bool:
        """Return whether the tutor holds a choice back; `go` later carries it out."""
        decision = session.decision
        if not self.is_on or decision is None or is_plain(decision):
            return False
        if sum(seat.is_person for seat in session.seats) > 1:
            return False
        self._withdraw()
        self._wish, self._session, self._go = Wish("tutor", option_id), session, go
        self._patience.start()
        self._coach.ask(self._wish, Urgency.POINTED_AT)
        self._hear(self._wish)  # the coach may know the answer already
        if self.is_weighing:
            self.took.emit(option_id)
        return True

    def put_off(self) -> None:
        """Drop the choice that is held back, and the open question."""
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
        best = tell(session.decision.option(lesson.best).words(), session.names)
        words = self.tr("Think again? {choice}: {gain}.")
        if lesson.then:
            best = self.tr("{first}, then {then}").format(
                first=best, then=tell(lesson.then[0], session.names)
            )
        said = [words.format(choice=best, gain=better_words(lesson.margin))]
        said += [tell(reason.words, session.names) for reason in lesson.reasons]
        again = AskWay(self.tr("Think again"), self.put_off, leaves=True)
        same = AskWay(
            self.tr("Do it all the same"),
            lambda: self._keep_to(ways, lesson.chosen, go),
            is_final=True,
        )
        self._ways = ways = (same, again)
        self.reopened.emit()
        self.questioned.emit(" ".join(said), ways)

    def _keep_to(self, ways: Ways, chosen: str, go: Callable[[], object]) -> None:
        """Carry out the questioned choice, if the question is still the same."""
        if self._ways is ways:
            self._ways = None
            self.took.emit(chosen)
            go()

    def _let_go(self) -> None:
        """Carry out the choice that is held back."""
        go = self._go
        self._forget()
        if go is not None:
            go()

    def _forget(self) -> None:
        self._patience.stop()
        self._wish = self._session = self._go = None

    def _withdraw(self) -> None:
        """Withdraw the open question."""
        ways, self._ways = self._ways, None
        if ways is not None:
            self.withdrawn.emit(ways)

    def _moment_gone(self) -> None:
        self._forget()
        self._withdraw()
