"""The remarks of the characters at the table of Viscounts."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from valeria_desktop.games.viscounts.rules.at import Owned
from valeria_desktop.games.viscounts.story.remarks import ViscountsTalk
from valeria_desktop.games.viscounts.story.tell import tell_turn
from valeria_desktop.ui.table.speech import SpeechAtTable

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtCore import QRect

    from valeria_desktop.games.viscounts.ui.table.screen import TableScreen
    from valeria_desktop.kernel.seats import Seat
    from valeria_desktop.session.chronicle import Line
    from valeria_desktop.session.story import StoryEntry


class RealmSpeech(SpeechAtTable):
    """Shows the remarks of the characters over the realm."""

    def __init__(self, table: TableScreen) -> None:
        """Connect to a table."""
        super().__init__(table, table.rivals)

    def make_talk(self, seats: Sequence[Seat], seed: int) -> ViscountsTalk:
        return ViscountsTalk(seats, seed)

    def story_of(self, lines: Sequence[Line], names: tuple[str, ...]) -> list[StoryEntry]:
        return tell_turn(lines, names)

    @property
    def spared(self) -> QRect:
        prompt: QRect = self._table.standing.plan.prompt
        return prompt

    def is_acting(self, scene: Any, seat: int) -> bool:
        return bool(scene.asked == seat)

    def is_about_players(self, scene: Any) -> bool:
        options = scene.decision.options if scene.decision is not None else ()
        return any(isinstance(each.at, Owned) and each.at.seat != scene.viewer for each in options)
