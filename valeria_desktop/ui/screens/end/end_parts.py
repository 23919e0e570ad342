"""A game's parts of its end: the finale, and the words of the score."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

if TYPE_CHECKING:
    from valeria_desktop.session.session import Session
    from valeria_desktop.ui.stage.pace import Movement, Pace


class Finale(QWidget):
    """Counts all players' points and lets the winner step forward, on the whole screen."""

    said = Signal(str)
    """A sentence for a screen reader."""
    sounded = Signal(str)
    """The name of a sound to play."""
    left = Signal()
    """A player wants to read the score."""
    has_remarks = True
    """Whether bots have a last word."""

    def use_motion(self, pace: Pace, movement: Movement) -> None:
        """Use a pace and a movement."""
        raise NotImplementedError

    def begin(self, session: Session, *, won: bool) -> None:
        """Stage the end of a game; `won` if a person has won it."""
        raise NotImplementedError

    def skip(self) -> None:
        """Tell the rest of the count at once."""
        raise NotImplementedError

    def forget(self) -> None:
        """Forget the game."""
        raise NotImplementedError


class ScoreWords(QObject):
    """The words for a score, from the rules' names; a game may have a subclass with better ones."""

    def source(self, category: str) -> str:
        """Return the words for a source of points."""
        return category.capitalize()

    def within(self, category: str) -> str:
        """Return the words for a source of points inside a sentence."""
        return self.source(category)

    def rival(self) -> str:
        """Return the name of a lone player's opponent."""
        return self.tr("The rival")

    def ending(self, condition: str) -> str:
        """Return a sentence about the condition that ended the game; the empty text without one."""
        return ""
