"""What a game's own look back shows: a tab of the review, in each game's way."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

if TYPE_CHECKING:
    from valeria_desktop.session.messages import Wish
    from valeria_desktop.session.session import Session


class ReviewPart(QWidget):
    """Asks what it needs of a game that is over, and shows what comes."""

    asked = Signal(object)
    """A wish: answers to it come, each better than the last, until it is dropped."""
    dropped = Signal(object)
    """A wish that nobody waits for any more."""
    moment_asked = Signal(int)
    """Someone wants to look at the moment after a number of choices."""

    def title(self) -> str:
        """Say what the tab is about, in a word or two."""
        raise NotImplementedError

    def show_game(self, session: Session) -> None:
        """Show another game, and ask what is needed for it."""
        raise NotImplementedError

    def show_answer(self, wish: Wish, answer: Any) -> None:
        """Show what has come; a sentence where nobody could say."""
        raise NotImplementedError

    def forget(self) -> None:
        """Let the game go."""
        raise NotImplementedError
