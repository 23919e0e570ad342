"""A tab of the review with curves, which a caption below them explains."""

from __future__ import annotations

from typing import TYPE_CHECKING

from valeria_desktop.ui.controls.text import Text
from valeria_desktop.ui.screens.review.chart_part import ChartPart

if TYPE_CHECKING:
    from valeria_desktop.ui.paint.look import Look
    from valeria_desktop.ui.screens.review.curves_plot import CurvesPlot


class CurvesPart(ChartPart):
    """Curves that lead to their moments; a subclass makes the plot, and lays all of it out."""

    plot: CurvesPlot

    def __init__(self, look: Look) -> None:
        """Make the tab without a game."""
        super().__init__(look)
        self.caption = Text(self._look, "", 15)
        self.plot = self._make_plot(self._look)
        self.plot.pointed.connect(self._say)
        self.plot.row_chosen.connect(lambda row: self.moment_asked.emit(self.plot.choices(row)))

    def _make_plot(self, look: Look) -> CurvesPlot:
        """Return the curves, as yet without a game."""
        raise NotImplementedError

    def _clear(self) -> None:
        self.plot.forget()
        self._say("")

    def _say(self, words: str) -> None:
        self.caption.setText(words or self.plot.legend())
