"""What the score of a game calls things."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

if TYPE_CHECKING:
    from valeria_desktop.session.session import Session


class ScoreWords(QObject):
    """The words for a score, as the rules call things; a game with better ones says them."""

    def source(self, category: str) -> str:
        """Say where points come from."""
        return category.capitalize()

    def rival(self) -> str:
        """Name whom one person plays against."""
        return self.tr("The rival")

    def ending(self, condition: str) -> str:
        """Say in a sentence what ended the game; nothing if nothing can be."""
        return ""

    def last_word(self, session: Session) -> str:
        """Return the last word of the game and its speaker; an empty text without one."""
        return ""
