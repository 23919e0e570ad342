"""The tutor: looks at what was chosen before anything happens, and asks to think again.

Where several people sit before the screen it keeps quiet: what it says rests on secrets.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal

from valeria_desktop.bots.look import is_plain
from valeria_desktop.session.desk import Urgency
from valeria_desktop.session.messages import Wish
from valeria_desktop.ui.controls.foot_bars import AskWay
from valeria_desktop.ui.words.phrases import tell

if TYPE_CHECKING:
    from collections.abc import Callable

    from valeria_desktop.coach.tutor import TutorLesson
    from valeria_desktop.session.session import Session
    from valeria_desktop.ui.coach.coach import Coach

    Ways = tuple[AskWay, AskWay]

_PATIENCE = 1500
"""Milliseconds after which a choice is carried out, whatever it was."""


class Tutor(QObject):
    """Holds a choice for a moment, and lets it go unless it was clearly worse than another."""

    took = Signal(str)
    """A choice was taken that has to wait for a moment, or is kept to: its id."""
    questioned = Signal(str, object)
    """Whether to think again, and the ways to go on; what it was chosen at is open again."""
    reopened = Signal()
    """Nothing comes of a choice that had to wait: the question is open as before."""
    withdrawn = Signal(object)
    """The ways to go on that need no answer any more: the moment is gone."""

    def __init__(self, coach: Coach, parent: QObject) -> None:
        """Look at nothing until it is switched on."""
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
        """Whether a choice waits now: no other is taken meanwhile."""
        return self._wish is not None

    @property
    def is_asking(self) -> bool:
        """Whether it is asked now whether to think again."""
        return self._ways is not None

    def holds(self, session: Session, option_id: str, go: Callable[[], object]) -> bool:
        """Tell whether a choice has to wait; it goes by itself unless it was clearly worse."""
        decision = session.decision
        if not self.is_on or decision is None or is_plain(decision):
            return False
        if sum(seat.is_person for seat in session.seats) > 1:
            return False
        self._withdraw()
        self._wish, self._session, self._go = Wish("tutor", option_id), session, go
        self._patience.start()
        self._coach.ask(self._wish, Urgency.POINTED_AT)
        self._hear(self._wish)  # it may be known from a moment ago
        if self.is_weighing:
            self.took.emit(option_id)
        return True

    def put_off(self) -> None:
        """Carry nothing out that still waits, and ask about nothing any more."""
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
                self._let_go()  # there is nothing to be said
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
        words = self.tr("Think again? {choice}: about {number} more wins in 100 games.")
        if lesson.then:
            best = self.tr("{first}, then {then}").format(
                first=best, then=tell(lesson.then[0], session.names)
            )
        said = [words.format(choice=best, number=round(100 * lesson.cost))]
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
        """Carry out what was asked about, if nothing else has happened since."""
        if self._ways is ways:
            self._ways = None
            self.took.emit(chosen)
            go()

    def _let_go(self) -> None:
        """Carry out what was chosen."""
        go = self._go
        self._forget()
        if go is not None:
            go()

    def _forget(self) -> None:
        self._patience.stop()
        self._wish = self._session = self._go = None

    def _withdraw(self) -> None:
        """Ask about nothing any more."""
        ways, self._ways = self._ways, None
        if ways is not None:
            self.withdrawn.emit(ways)

    def _moment_gone(self) -> None:
        self._forget()
        self._withdraw()
