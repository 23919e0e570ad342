"""The points in a replay: a plot of all rounds, and a table of the sources at a moment."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QHeaderView,
    QScrollArea,
    QTableView,
    QVBoxLayout,
)

from valeria_desktop.ui.controls.text import Text
from valeria_desktop.ui.screens.end.plot import PointsPlot
from valeria_desktop.ui.screens.end.score import ScoreModel, ScoreRole
from valeria_desktop.ui.words.phrases import tell

if TYPE_CHECKING:
    from valeria_desktop.session.replay import Replay
    from valeria_desktop.ui.paint.look import Look
    from valeria_desktop.ui.screens.end.end_parts import ScoreWords


class ReplayPoints(QFrame):
    """A plot, a table of sources, and the lines behind the selected number."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self.setProperty("panel", True)  # paper behind the text: wood shows through letters
        self.plot = PointsPlot(look)
        self.model = ScoreModel()
        self.table = QTableView()
        self.table.setModel(self.model)
        self.table.setShowGrid(False)
        self.table.setTabKeyNavigation(False)
        self.table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.table.setAccessibleName(self.tr("Points by source"))
        self.table.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        self.table.selectionModel().currentChanged.connect(self._show_lines)
        self.detail = Text(look, "", 13, is_quiet=True)
        self.detail.setAlignment(Qt.AlignmentFlag.AlignTop)
        self._lay_out()
        look.changed.connect(self._restyle)
        self._restyle()

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(8, 8, 8, 8)
        column.addWidget(self.plot, 5)
        column.addWidget(self.table)
        lines = QScrollArea()
        lines.setWidget(self.detail)
        lines.setWidgetResizable(True)
        lines.setFrameShape(QFrame.Shape.NoFrame)
        lines.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        column.addWidget(lines, 2)

    def _restyle(self) -> None:
        headers = self.table.horizontalHeader(), self.table.verticalHeader()
        for part, size in zip((self.table, *headers), (14, 13, 13), strict=True):
            for each in (part, part.viewport()):  # with a style sheet each keeps its first font
                each.setFont(self._look.font(size))
        self.table.verticalHeader().setDefaultSectionSize(self._look.px(22))
        self.plot.setMinimumHeight(self._look.px(84))
        self._fit()

    def _fit(self) -> None:
        """Make the table as high as its rows, so that the plot gets all the rest."""
        header = self.table.horizontalHeader().sizeHint().height()
        rows = self.model.rowCount() * self.table.verticalHeader().defaultSectionSize()
        self.table.setFixedHeight(header + rows + 2 * self.table.frameWidth())

    def show_moment(self, replay: Replay, moment: int, words: ScoreWords) -> None:
        """Show the points at a moment, in the game's own words."""
        names = [*(seat.name for seat in replay.seats), words.rival()]
        self.model.show(replay.scores(moment), names, words)
        self._fit()
        self.table.setCurrentIndex(self.model.index(self.model.rowCount() - 1, 0))

    def show_replay(self, replay: Replay, words: ScoreWords) -> None:
        """Show the points of all rounds."""
        self.plot.show_points(replay.points(), replay.seats, words.rival())

    def _show_lines(self, current: QModelIndex) -> None:
        lines = current.data(ScoreRole.LINES) if current.isValid() else ()
        self.detail.setText("\n".join(f"{line.points}  {tell(line.cause)}" for line in lines))
