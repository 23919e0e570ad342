"""The page of points for games that bring no pages of their own: the score with its sources."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtWidgets import QVBoxLayout

from valeria_desktop.ui.screens.end.plain_score import PlainScore
from valeria_desktop.ui.screens.review.part import ReviewPart

if TYPE_CHECKING:
    from valeria_desktop.session.messages import Wish
    from valeria_desktop.session.session import Session
    from valeria_desktop.ui.face import Face
    from valeria_desktop.ui.paint.look import Look


class PlainPoints(ReviewPart):
    """Shows the score of a game line by line, and the points by round."""

    icon = "points"

    def __init__(self, look: Look, face: Face) -> None:
        """Show the games of a face."""
        super().__init__()
        self._face = face
        self.score = PlainScore(look)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.score)

    def title(self) -> str:
        return self.tr("Points")

    def show_game(self, session: Session) -> None:
        self.score.show_session(session, self._face)

    def show_answer(self, wish: Wish, answer: Any) -> None:
        """Do nothing: the score is known without the coach."""

    def forget(self) -> None:
        """Do nothing: the next game's score takes the place of this one's."""
