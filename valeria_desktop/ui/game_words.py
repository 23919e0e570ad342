"""What a game says of itself in the lists that all games share."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QObject


class GameWords(QObject):
    """The words of a game; one that has nothing of its own to say takes them as they are here."""

    def kind(self, setup: Any) -> str:
        """Name the kind of game; empty where it is named by the number of players."""
        return ""
