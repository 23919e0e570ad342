"""The tab of points: each player's sources, with the choices that brought the points."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal

from valeria_desktop.games.valeria.ui.screens.review.point_strips import (
    AtSourceStrip,
    StripsPart,
    StripsScene,
    strips_of,
)
from valeria_desktop.games.valeria.ui.words import ValeriaScoreWords
from valeria_desktop.ui.pieces.spread import Spread
from valeria_desktop.ui.screens.review.question_part import QuestionPart

if TYPE_CHECKING:
    from collections.abc import Sequence

    from valeria_desktop.games.valeria.coach.sources import PointSource
    from valeria_desktop.session.session import Session
    from valeria_desktop.ui.paint.look import Look


class StripsView(Spread[StripsScene]):
    """Shows strips; a click or Enter on a gain leads to its moment."""

    moment_asked = Signal(int)

    def __init__(self, look: Look) -> None:
        """Show nothing yet."""
        super().__init__(look, StripsPart())
        self.opened.connect(self._open)

    def _open(self, at: AtSourceStrip) -> None:
        piece = self.laid.piece_of(at)
        choices = None if piece is None else piece.face.choices
        if choices is not None:
            self.moment_asked.emit(choices)


class PointsPart(QuestionPart):
    """Shows the sources of all players' points."""

    topic = "sources"
    icon = "points"

    def __init__(self, look: Look) -> None:
        """Make the tab without a game."""
        super().__init__(look)
        self._words = ValeriaScoreWords()
        self.strips = StripsView(look)
        self._column().addWidget(self.strips)
        self.strips.moment_asked.connect(self.moment_asked)

    def title(self) -> str:
        return self.tr("Points")

    def coming(self) -> str:
        return self.tr("I read the score: where each point came from.")

    def _show(self, session: Session, answer: Sequence[PointSource]) -> str:
        self.strips.show_scene(
            StripsScene(
                tuple(
                    (seat, strips_of(answer, number, self._words.source, session.names))
                    for number, seat in enumerate(session.seats)
                )
            )
        )
        return "" if answer else self.tr("Nobody has any points.")

    def _clear(self) -> None:
        self.strips.forget()
