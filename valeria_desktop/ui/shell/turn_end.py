"""The end of a turn before a bot's: a moment in which the last action can still be taken back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from valeria_desktop.ui.shell.hold import Hold

if TYPE_CHECKING:
    from PySide6.QtCore import QObject

    from valeria_desktop.session.session import Session
    from valeria_desktop.ui.kit.pace import Pace

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
