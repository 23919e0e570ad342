"""The remarks of the characters at the table of Viscounts."""

from __future__ import annotations

from typing import TYPE_CHECKING

from valeria_desktop.games.viscounts.rules.at import Owned
from valeria_desktop.games.viscounts.story.remarks import ViscountsTalk
from valeria_desktop.games.viscounts.story.tell import tell_turn
from valeria_desktop.ui.table.speech import SpeechAtTable

if TYPE_CHECKING:
    from valeria_desktop.games.viscounts.ui.table.screen import TableScreen


class RealmSpeech(SpeechAtTable):
    """Shows the remarks of the characters over the realm."""

    make_talk = ViscountsTalk
    of_others = Owned

    def __init__(self, table: TableScreen) -> None:
        """Connect to a table."""
        super().__init__(table, table.rivals, tell_turn)
