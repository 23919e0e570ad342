"""The waits that hold a game: after a turn that can be taken back, and in a watched game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtGui import QAccessible

from valeria_desktop.ui.stage.pace import Pace

if TYPE_CHECKING:
    from valeria_desktop.session.session import Session

    Stop = tuple[int, bool]
    """The number of a turn, and whether the game is over."""


class Hold(QObject):
    """A wait that holds the game, for a time or until a player goes on."""

    began = Signal()
    gone_on = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        """Begin without a wait."""
        super().__init__(parent)
        self.is_on = False
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self.go_on)

    @property
    def is_running_out(self) -> bool:
        """Whether the wait ends by itself."""
        return self._timer.isActive()

    @property
    def share_left(self) -> float:
        """The share of the wait that is left, from 1 down to 0."""
        left = max(0, self._timer.remainingTime()) / max(1, self._timer.interval())
        return min(1.0, left)  # a coarse timer may take a little longer

    def go_on(self) -> None:
        """End the wait, and let the game go on."""
        if self.is_on:
            self._let_go()
            self.gone_on.emit()

    def stop(self) -> None:
        """End the wait without going on: the game has another state now."""
        self._let_go()

    def _let_go(self) -> None:
        self.is_on = False
        self._timer.stop()


_NEVER = -1


class TurnEnd(Hold):
    """The wait after a person's turn: for a moment, or for their answer if they wish so."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.waits_for_answer = False
        """Whether the player wishes to confirm the end of each turn."""
        self._gone_on_after = _NEVER

    def holds(self, session: Session, pace: Pace) -> bool:
        """Return whether the game waits; begin a wait if a person's turn has just ended."""
        if self.is_on:
            return True
        if len(session.record.choices) == self._gone_on_after or not session.is_turn_over:
            return False
        if not self.waits_for_answer and (not pace.turn_end or session.undo_refusal is not None):
            return False  # a wait would gain nothing
        self.is_on = True
        self._gone_on_after = len(session.record.choices)
        if not (self.waits_for_answer or QAccessible.isActive()):  # what is heard takes its time
            self._timer.start(pace.turn_end)
        self.began.emit()
        return True

    def confirm(self, waits: bool) -> None:  # noqa: FBT001 - a slot
        """Set whether the end of each turn waits for an answer."""
        self.waits_for_answer = waits

    def stop(self) -> None:
        """End the wait, and allow a new one after any turn."""
        super().stop()
        self._gone_on_after = _NEVER


class WatchedGame(Hold):
    """The wait of a watched game between two turns, or while someone has paused it."""

    changed = Signal()
    """The game was paused or runs again, or another game was put on the table."""

    def __init__(self, parent: QObject | None = None) -> None:
        """Begin without a wait."""
        super().__init__(parent)
        self.is_watched = False
        """Whether only bots play."""
        self.is_paused = False
        """Whether each turn waits for an onlooker."""
        self.waits_for_answer = False
        """Whether each watched game begins paused."""
        self._nobody_looks = False
        self._is_in_sight = True
        self._goes_one_on = False
        """Whether a paused game plays the present turn to its end."""
        self._stop: Stop = (0, False)

    def begin(self, session: Session, pace: Pace) -> None:
        """Watch a game if only bots play it; at the pace OFF it begins paused."""
        self.stop()
        self._goes_one_on = False
        has_people = any(seat.is_person for seat in session.seats)
        is_played = session.decision is not None and not has_people
        self.is_watched = is_played and not self._nobody_looks
        self.is_paused = self.is_watched and (pace is Pace.OFF or self.waits_for_answer)
        self._stop = _stop_of(session)
        self.changed.emit()

    def confirm(self, waits: bool) -> None:  # noqa: FBT001 - a slot
        """Set whether each turn waits for an onlooker; the game on the table is paused, too."""
        self.waits_for_answer = waits
        if waits and not self.is_paused:
            self.pause_or_run()

    def look_away(self) -> None:
        """Hold no game from now on: nobody sees the games of the self-check."""
        self._nobody_looks = True

    def holds(self, session: Session, pace: Pace) -> bool:
        """Return whether the game waits; begin a wait if a turn is over, or the game paused."""
        if self.is_on or not self.is_watched:
            return self.is_on
        before, self._stop = self._stop, _stop_of(session)
        is_over = before[0] > 0 and before != self._stop  # the set-up before turn 1 is no turn
        goes_on = self._is_in_sight and (self._goes_one_on or not self.is_paused)
        if goes_on and not is_over:
            return False
        self._goes_one_on, self.is_on = False, True
        self._timer.setInterval(pace.between_turns)
        self._run_out()
        self.began.emit()
        return self.is_on

    def _run_out(self) -> None:
        """Start the time until the next turn, if the table is in sight and not paused."""
        if self.is_on and self._is_in_sight and not self.is_paused:
            self._timer.start()

    def be_in_sight(self, *, is_in_sight: bool) -> None:
        """Wait while another page hides the table: nobody would see the game go on."""
        self._is_in_sight = is_in_sight
        self._timer.stop()
        self._run_out()

    def go_on(self) -> None:
        """Play the next turn; in a paused game, only that one."""
        if self.is_on:
            self._goes_one_on = self.is_paused
        super().go_on()

    def pause_or_run(self) -> None:
        """Pause the game after each turn from now on, or let it run by itself again."""
        if not self.is_watched:
            return
        self.is_paused = not self.is_paused
        self._timer.stop()
        self.changed.emit()
        if not self.is_paused:
            self.go_on()


def _stop_of(session: Session) -> Stop:
    return session.game.turn, session.decision is None
