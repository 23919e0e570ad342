"""A game's own part of the review: a page behind one of its signs."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

if TYPE_CHECKING:
    from valeria_desktop.session.messages import Wish
    from valeria_desktop.session.session import Session


class ReviewPart(QWidget):
    """Asks for facts about a finished game, and shows the answers."""

    icon: ClassVar[str] = ""
    """The name of the icon on the part's sign; empty for the usual one."""
    asked = Signal(object)
    """A wish for answers; they come, each better than the last, until the wish is dropped."""
    dropped = Signal(object)
    """A wish whose answers are no longer needed."""
    moment_asked = Signal(int)
    """The number of choices before the moment that the player wants to see."""
    said = Signal(str)
    """A sentence for a screen reader."""

    def title(self) -> str:
        """Return the words on the part's sign, one or two."""
        raise NotImplementedError

    def show_game(self, session: Session) -> None:
        """Show another game, and ask for the facts about it."""
        raise NotImplementedError

    def show_answer(self, wish: Wish, answer: Any) -> None:
        """Show the answer to a wish, or a sentence about its failure."""
        raise NotImplementedError

    def forget(self) -> None:
        """Forget the game."""
        raise NotImplementedError
