"""A tab of the review about luck: curves of ink, what came to each player, figures in a fold."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import evolve
from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout

from valeria_desktop.ui.controls.button import Button
from valeria_desktop.ui.controls.button_faces import ButtonKind
from valeria_desktop.ui.controls.text import Text
from valeria_desktop.ui.screens.review.chart_part import ChartPart
from valeria_desktop.ui.screens.review.fortunes import Fortunes, FortunesScene

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtWidgets import QLayout

    from valeria_desktop.ui.paint.look import Look
    from valeria_desktop.ui.screens.review.curves_plot import CurvesPlot
    from valeria_desktop.ui.screens.review.fortunes import AtFortune, SeatFortune

translate = QCoreApplication.translate
_PLOT, _BESIDE = 57, 43
"""The shares of the curves and of what stands beside them."""
_FOLD = 32
"""The height of the fold's button, in pixels at 100 %."""


class CurvesPart(ChartPart):
    """Curves and fortunes that lead to their moments; a subclass makes the plot."""

    plot: CurvesPlot

    def __init__(self, look: Look) -> None:
        """Make the tab without a game."""
        super().__init__(look)
        self.caption = Text(self._look, "", 15)
        self.plot = self._make_plot(self._look)
        self.fortunes = Fortunes(self._look)
        words = translate("HintPanel", "Numbers")
        self.fold = Button(self._look, words, icon="right", kind=ButtonKind.QUIET)
        self.fold.set_height(_FOLD)
        self.fold.clicked.connect(self.turn_fold)
        self.plot.pointed.connect(self._say)
        self.plot.row_chosen.connect(lambda row: self.moment_asked.emit(self.plot.choices(row)))
        self.fortunes.opened.connect(self._open)
        self.fortunes.pointed.connect(self._say_of)
        self._name_fold()

    def _make_plot(self, look: Look) -> CurvesPlot:
        """Return the curves, as yet without a game."""
        raise NotImplementedError

    def _lay_beside(self, heading: str, below: QLayout | None = None) -> QVBoxLayout:
        """Lay curves under a heading, and fortunes beside them with something below."""
        column, row, beside = self._column(), QHBoxLayout(), QVBoxLayout()
        row.setSpacing(self._look.px(16))
        row.addLayout(self._headed(heading, self.plot, self.fold), _PLOT)
        beside.addWidget(self.fortunes, 0 if below is not None else 1)
        if below is not None:
            beside.addLayout(below, 1)
        row.addLayout(beside, _BESIDE)
        column.addLayout(row, 1)
        column.addWidget(self.caption)
        return column

    def _show_fortunes(self, fortunes: Sequence[SeatFortune]) -> None:
        self.fortunes.show_scene(FortunesScene(tuple(fortunes), self.has_numbers))

    def _clear(self) -> None:
        self.plot.forget()
        self.fortunes.forget()
        self._say("")

    # --- the fold

    @property
    def has_numbers(self) -> bool:
        """Whether the figures are unfolded."""
        return self.plot.has_numbers

    def turn_fold(self) -> None:
        """Unfold the figures, or fold them."""
        self.plot.show_numbers(are_shown=not self.has_numbers)
        if (scene := self.fortunes.scene) is not None:
            self.fortunes.show_scene(evolve(scene, has_numbers=self.has_numbers))
        self._name_fold()
        self._say("")

    def _name_fold(self) -> None:
        self.fold.set_icon("down" if self.has_numbers else "right")
        shown = translate("HintPanel", "Numbers, shown")
        folded = translate("HintPanel", "Numbers, folded")
        self.fold.setAccessibleName(shown if self.has_numbers else folded)

    # --- what is pointed at

    def _open(self, at: AtFortune) -> None:
        piece = self.fortunes.laid.piece_of(at)
        choices = None if piece is None else getattr(piece.face[0], "choices", None)
        if choices is not None:
            self.moment_asked.emit(choices)

    def _say_of(self, at: AtFortune | None) -> None:
        piece = self.fortunes.laid.piece_of(at)
        self._say("" if piece is None else piece.words)

    def _say(self, words: str) -> None:
        self.caption.setText(words or self.plot.legend())
