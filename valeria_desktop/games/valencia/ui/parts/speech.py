"""The remarks of Valencia's characters at their table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from valeria_desktop.games.valencia.rules.at import Owned
from valeria_desktop.games.valencia.story.remarks import ValenciaTalk
from valeria_desktop.games.valencia.story.tell import tell_turn
from valeria_desktop.ui.table.speech import SpeechAtTable

if TYPE_CHECKING:
    from PySide6.QtCore import QRect

    from valeria_desktop.games.valencia.ui.table.screen import TableScreen


class CitySpeech(SpeechAtTable):
    """Shows the remarks of Valencia's characters."""

    make_talk = ValenciaTalk
    of_others = Owned

    def __init__(self, table: TableScreen) -> None:
        """Connect to a table."""
        super().__init__(table, table.rivals, tell_turn)

    @property
    def spared(self) -> QRect:
        steps: QRect = self._table.standing.plan.steps
        return steps
