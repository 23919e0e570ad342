"""A game that only bots play: it stands a moment after each turn, or for as long as is wished."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal

from valeria_desktop.ui.kit.pace import Pace
from valeria_desktop.ui.shell.hold import Hold

if TYPE_CHECKING:
    from PySide6.QtCore import QObject

    from valeria_desktop.session.session import Session

    Stop = tuple[int, bool]
    """A turn, and whether the game is over."""


class Watching(Hold):
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
