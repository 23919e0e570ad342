"""What holds the game: the end of a turn that can be taken back, and turns that are watched."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal

from valeria_desktop.ui.stage.pace import Pace

if TYPE_CHECKING:
    from valeria_desktop.session.session import Session

    Stop = tuple[int, bool]
    """A turn, and whether the game is over."""


class Hold(QObject):
    """Whether the game is held now, and for how long still."""

    began = Signal()
    gone_on = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        """Hold nothing."""
        super().__init__(parent)
        self.is_on = False
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self.go_on)

    @property
    def is_running_out(self) -> bool:
        """Whether it ends by itself."""
        return self._timer.isActive()

    @property
    def share_left(self) -> float:
        """How much of the time is left, from 1 down to 0."""
        left = max(0, self._timer.remainingTime()) / max(1, self._timer.interval())
        return min(1.0, left)  # a coarse timer may take a little longer

    def go_on(self) -> None:
        """Let the game go on."""
        if self.is_on:
            self._let_go()
            self.gone_on.emit()

    def stop(self) -> None:
        """Hold nothing any more: the game stands elsewhere now."""
        self._let_go()

    def _let_go(self) -> None:
        self.is_on = False
        self._timer.stop()


_NEVER = -1


class TurnEnd(Hold):
    """Holds the game for a moment, or until a person goes on if that is wished for."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.waits_for_answer = False
        """The player wishes to confirm the end of each turn."""
        self._gone_on_after = _NEVER

    def holds(self, session: Session, pace: Pace) -> bool:
        """Tell whether a turn that has just ended holds the game; it begins to if it should."""
        if self.is_on:
            return True
        if len(session.record.choices) == self._gone_on_after or not session.is_turn_over:
            return False
        if not self.waits_for_answer and (not pace.turn_end or session.undo_refusal is not None):
            return False  # nothing would be gained by waiting
        self.is_on = True
        self._gone_on_after = len(session.record.choices)
        if not self.waits_for_answer:
            self._timer.start(pace.turn_end)
        self.began.emit()
        return True

    def confirm(self, waits: bool) -> None:  # noqa: FBT001 - a slot
        """Wait for an answer from now on, or run out by itself."""
        self.waits_for_answer = waits

    def stop(self) -> None:
        """Hold nothing any more, and any turn may be held again."""
        super().stop()
        self._gone_on_after = _NEVER


class WatchedGame(Hold):
    """Holds a watched game between two turns, and where someone has paused it."""

    changed = Signal()
    """It is paused, or no longer; or another game is on the table, which is watched or not."""

    def __init__(self, parent: QObject | None = None) -> None:
        """Hold nothing."""
        super().__init__(parent)
        self.is_watched = False
        """Nobody plays but bots."""
        self.is_paused = False
        """Each turn waits for people who look on."""
        self._nobody_looks = False
        self._is_in_sight = True
        self._goes_one_on = False
        """Though it is paused, the turn under way is played to its end."""
        self._stop: Stop = (0, False)

    def begin(self, session: Session, pace: Pace) -> None:
        """Look on at a game if only bots play it; where all comes at once it begins paused."""
        self.stop()
        self._goes_one_on = False
        has_people = any(seat.is_person for seat in session.seats)
        is_played = session.decision is not None and not has_people
        self.is_watched = is_played and not self._nobody_looks
        self.is_paused = self.is_watched and pace is Pace.OFF
        self._stop = _stop_of(session)
        self.changed.emit()

    def look_away(self) -> None:
        """Hold no game from now on: nobody sees it, as where the program checks itself."""
        self._nobody_looks = True

    def holds(self, session: Session, pace: Pace) -> bool:
        """Tell whether the game is held; it begins to be where a turn is over, or it is paused."""
        if self.is_on or not self.is_watched:
            return self.is_on
        before, self._stop = self._stop, _stop_of(session)
        is_over = before[0] > 0 and before != self._stop  # what comes before all turns is no turn
        goes_on = self._is_in_sight and (self._goes_one_on or not self.is_paused)
        if goes_on and not is_over:
            return False
        self._goes_one_on, self.is_on = False, True
        self._timer.setInterval(pace.between_turns)
        self._run_out()
        self.began.emit()
        return self.is_on

    def _run_out(self) -> None:
        """Begin the next turn by itself soon, where someone sees it and has not paused."""
        if self.is_on and self._is_in_sight and not self.is_paused:
            self._timer.start()

    def be_in_sight(self, *, is_in_sight: bool) -> None:
        """Wait while another page hides the table: nobody would see the game go on."""
        self._is_in_sight = is_in_sight
        self._timer.stop()
        self._run_out()

    def go_on(self) -> None:
        """Let the next turn be played; where it is paused, that one and no more."""
        if self.is_on:
            self._goes_one_on = self.is_paused
        super().go_on()

    def pause_or_run(self) -> None:
        """Have each turn wait from now on, or let the game run by itself again."""
        if not self.is_watched:
            return
        self.is_paused = not self.is_paused
        self._timer.stop()
        self.changed.emit()
        if not self.is_paused:
            self.go_on()


def _stop_of(session: Session) -> Stop:
    return session.game.turn, session.decision is None
