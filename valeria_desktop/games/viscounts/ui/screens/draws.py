"""The tab of luck: what the draws brought, curve by curve, and what the shuffles gave."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QHBoxLayout

from valeria_desktop.games.viscounts.ui.screens.draw_rows import (
    DrawsModel,
    curves_of,
    luck_words,
    sentences_of,
)
from valeria_desktop.ui.controls.text import Text
from valeria_desktop.ui.screens.review.chart_part import ChartPart
from valeria_desktop.ui.screens.review.curves_plot import CurvesPlot
from valeria_desktop.ui.screens.review.plain_points import PlainPoints
from valeria_desktop.ui.screens.review.sentences import SentenceList

if TYPE_CHECKING:
    from valeria_desktop.games.viscounts.coach.luck_ledger import DrawLedger
    from valeria_desktop.session.session import Session
    from valeria_desktop.ui.paint.look import Look

_HIGHEST = 600
"""Greatest height of the list, in pixels at 100 %; more sentences scroll."""


class DrawsPart(ChartPart):
    """Shows the worth of the drawn cards against the mean of their decks, draw by draw."""

    topic = "draws"
    icon = "hand-of-cards"

    def __init__(self, look: Look) -> None:
        """Make the tab without a game."""
        super().__init__(look)
        self.draws = DrawsModel()
        self.plot = CurvesPlot(self._look, self.draws)
        self.plot.setAccessibleName(self.tr("Luck of the draws, one by one"))
        self.list = SentenceList(self._look, self.tr("Shuffles and draws"), _HIGHEST)
        self.caption = Text(self._look, "", 15)
        self._lay_out()
        self.plot.pointed.connect(self._say)
        self.plot.row_chosen.connect(lambda row: self.moment_asked.emit(self.plot.choices(row)))
        self.list.moment_asked.connect(self.moment_asked)

    def title(self) -> str:
        return self.tr("Luck")

    def _lay_out(self) -> None:
        column, row = self._column(), QHBoxLayout()
        curves = self.tr("Silver above or below average, draw by draw")
        row.addLayout(self._headed(curves, self.plot), 3)
        beside = self._headed(self.tr("Shuffles and draws"), self.list)
        beside.setStretchFactor(self.list, 0)
        beside.addStretch(1)
        row.addLayout(beside, 2)
        column.addLayout(row, 1)
        column.addWidget(self.caption)

    def _say(self, words: str) -> None:
        self.caption.setText(words or self.plot.legend())

    def _show(self, session: Session, answer: DrawLedger) -> str:
        if not answer.draws:
            return self.tr("No card was drawn in this game.")
        seats = session.seats
        self.draws.show(answer, seats)
        told = zip(answer.seats, seats, strict=True)
        summary = " ".join(luck_words(drawn, seat.name) for drawn, seat in told)
        self.plot.show_curves(curves_of(answer), seats, summary)
        self.list.show_sentences(answer, sentences_of(answer, seats))
        self._say("")
        return ""

    def _clear(self) -> None:
        self.plot.forget()
        self.draws.forget()
        self.list.show_sentences(None, [])
        self._say("")


def make_points(look: Look) -> PlainPoints:
    """Make the tab of points: the score with its sources."""
    from valeria_desktop.games.viscounts.ui.face import FACE  # noqa: PLC0415 - it has this door

    return PlainPoints(look, FACE)
