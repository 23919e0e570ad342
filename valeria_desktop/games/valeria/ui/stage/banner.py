"""The banner across the mat that announces the last round."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from valeria_desktop.games.valeria.rules.at import AtThird
from valeria_desktop.games.valeria.ui.words import ValeriaScoreWords
from valeria_desktop.ui.stage.announcement import Announcement

if TYPE_CHECKING:
    from valeria_desktop.games.valeria.rules.events import LastRound
    from valeria_desktop.ui.stage.beats import Motion


def last_round(event: LastRound) -> Motion:
    """Return the announcement of the last round, with its reasons."""
    words = ValeriaScoreWords()
    why = " ".join(words.ending(condition) for condition in event.conditions)
    title = QCoreApplication.translate("Banner", "The last round")
    where = tuple(AtThird(third) for third in range(3))
    return Announcement(where=where, title=title, why=why, sound="last-round")
