"""The page of points of a game that tells its end: heaps of the very things that brought them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtWidgets import QVBoxLayout

from valeria_desktop.ui.paint.parchment import ParchmentLook
from valeria_desktop.ui.pieces.spread import Spread
from valeria_desktop.ui.screens.end.closer import CloserLook
from valeria_desktop.ui.screens.end.end_art import EndArt
from valeria_desktop.ui.screens.end.end_story import story_of
from valeria_desktop.ui.screens.end.reveal import Reveal
from valeria_desktop.ui.screens.review.heaps import HeapsPart
from valeria_desktop.ui.screens.review.part import ReviewPart

if TYPE_CHECKING:
    from valeria_desktop.session.messages import Wish
    from valeria_desktop.session.session import Session
    from valeria_desktop.ui.face import Face
    from valeria_desktop.ui.paint.look import Look


class LedgerPoints(ReviewPart):
    """Shows the score of a finished game as heaps of its ledger's things."""

    icon = "points"

    def __init__(self, look: Look, face: Face) -> None:
        """Show the games of a face."""
        super().__init__()
        self._face = face
        self._reveal = Reveal()
        parchment = look if isinstance(look, ParchmentLook) else ParchmentLook(look, self)
        self.ledger = Spread(parchment.table, HeapsPart(parchment, self._reveal))
        self.closer = CloserLook(parchment, self, self.ledger, self._reveal)
        self.closer.said.connect(self.said)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.ledger)

    def title(self) -> str:
        return self.tr("Points")

    def show_game(self, session: Session) -> None:
        art = self._face.make_end_art() if self._face.make_end_art else EndArt()
        story = story_of(session, self._face, art, has_remarks=False)
        self._reveal.lines = len(story.ledger.rows) + 1
        self._reveal.finish()
        self.closer.use(story)
        self.ledger.show_scene(story)

    def show_answer(self, wish: Wish, answer: Any) -> None:
        """Do nothing: the score is known without the coach."""

    def forget(self) -> None:
        self.closer.close()
        self.ledger.forget()
