"""The remarks of Valencia's characters at their table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from valeria_desktop.games.valencia.rules.at import Owned
from valeria_desktop.games.valencia.story.remarks import ValenciaTalk
from valeria_desktop.games.valencia.story.tell import tell_turn
from valeria_desktop.ui.table.speech import SpeechAtTable

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtCore import QRect

    from valeria_desktop.games.valencia.ui.table.screen import TableScreen
    from valeria_desktop.kernel.seats import Seat
    from valeria_desktop.session.chronicle import Line
    from valeria_desktop.session.story import StoryEntry


class CitySpeech(SpeechAtTable):
    """Shows the remarks of Valencia's characters."""

    def __init__(self, table: TableScreen) -> None:
        """Connect to a table."""
        super().__init__(table, table.rivals)

    def make_talk(self, seats: Sequence[Seat], seed: int) -> ValenciaTalk:
        return ValenciaTalk(seats, seed)

    def story_of(self, lines: Sequence[Line], names: tuple[str, ...]) -> list[StoryEntry]:
        return tell_turn(lines, names)

    @property
    def spared(self) -> QRect:
        steps: QRect = self._table.standing.plan.steps
        return steps

    def is_acting(self, scene: Any, seat: int) -> bool:
        return bool(scene.asked == seat)

    def is_about_players(self, scene: Any) -> bool:
        options = scene.decision.options if scene.decision is not None else ()
        return any(isinstance(each.at, Owned) and each.at.seat != scene.viewer for each in options)
