"""The page of points by the ledger's hand: each source with the very things that brought points."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtWidgets import QVBoxLayout

from valeria_desktop.ui.paint.parchment import ParchmentLook
from valeria_desktop.ui.pieces.spread import Spread
from valeria_desktop.ui.screens.end.closer import CloserLook
from valeria_desktop.ui.screens.end.end_art import EndArt
from valeria_desktop.ui.screens.end.end_story import story_of
from valeria_desktop.ui.screens.end.ledger_part import LedgerPart
from valeria_desktop.ui.screens.end.reveal import Reveal
from valeria_desktop.ui.screens.review.part import ReviewPart

if TYPE_CHECKING:
    from PySide6.QtCore import QRectF

    from valeria_desktop.session.messages import Wish
    from valeria_desktop.session.session import Session
    from valeria_desktop.ui.face import Face
    from valeria_desktop.ui.paint.brush import Brush
    from valeria_desktop.ui.paint.look import Look
    from valeria_desktop.ui.pieces.piece import LaidPart


class LedgerOnSheet(LedgerPart):
    """The ledger written on a sheet that lies there already."""

    def paint_ground(self, brush: Brush, box: QRectF, laid: LaidPart) -> None:
        del box
        self.painter.paint_rules(brush, laid.ground)


class LedgerPoints(ReviewPart):
    """Shows the score of a finished game as its ledger."""

    icon = "points"

    def __init__(self, look: Look, face: Face) -> None:
        """Show the games of a face."""
        super().__init__()
        self._face = face
        self._reveal = Reveal()
        parchment = look if isinstance(look, ParchmentLook) else ParchmentLook(look, self)
        self.ledger = Spread(parchment.table, LedgerOnSheet(parchment, self._reveal))
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
