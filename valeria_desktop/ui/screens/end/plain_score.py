"""The score of a game without pictures of its own: a table, the lines behind it, and a plot."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from valeria_desktop.ui.controls.text import Heading, Text, panel
from valeria_desktop.ui.screens.end.end_story import reason_of
from valeria_desktop.ui.screens.end.plot import PointsPlot
from valeria_desktop.ui.screens.end.score import ScoreModel, ScoreRole
from valeria_desktop.ui.screens.end.score_lines import ScoreLines
from valeria_desktop.ui.screens.end.score_table import ScoreTable
from valeria_desktop.ui.words.phrases import tell

if TYPE_CHECKING:
    from valeria_desktop.session.session import Session
    from valeria_desktop.ui.face import Face
    from valeria_desktop.ui.paint.look import Look


class PlainScore(QWidget):
    """Shows the verdict, the score and the points by round in plain widgets."""

    def __init__(self, look: Look) -> None:
        """Make the page without a game."""
        super().__init__()
        self._look = look
        self.model = ScoreModel()
        self.verdict = Heading(look, "", 27)
        self.why = Text(look, "", 16, is_quiet=True)
        self.table = ScoreTable(look, self.model)
        self.lines_heading = Heading(look, "", 18)
        self.lines = ScoreLines(look)
        self.plot = PointsPlot(look)
        self._lay_out()
        self.table.selectionModel().currentChanged.connect(self._show_lines)

    def _lay_out(self) -> None:
        px = self._look.px
        self.verdict.setWordWrap(True)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(px(20), px(6), px(20), px(4))
        outer.setSpacing(px(6))
        outer.addWidget(self.verdict)
        outer.addWidget(self.why)
        left = QVBoxLayout()
        left.addWidget(Heading(self._look, self.tr("Points by round"), 18))
        left.addWidget(self.plot, 1)
        middle = QHBoxLayout()
        middle.setSpacing(px(12))
        middle.addLayout(left, 4)
        middle.addWidget(self._score(), 5)
        outer.addLayout(middle, 1)

    def _score(self) -> QFrame:
        frame = panel()
        column = QVBoxLayout(frame)
        column.setSpacing(self._look.px(4))
        column.addWidget(self.table)
        column.addWidget(self.lines_heading)
        column.addWidget(self.lines, 1)
        return frame

    def show_session(self, session: Session, face: Face) -> None:
        """Show the score, the winner, and the reason of the end."""
        self.lines.paint_with(face.paint_chip)
        result = session.result()
        rival = face.score_words.rival()
        self.model.show(result.sides, (*session.names, rival), face.score_words)
        self.table.show_seats(session.seats)
        self.verdict.setText(tell(session.verdict()))
        self.why.setText(reason_of(session, face.score_words))
        self.plot.show_points(session.points_by_round(), session.seats, rival)
        winners, last = result.winners, self.model.rowCount() - 1
        self.table.setCurrentIndex(self.model.index(last, winners[0] if winners else 0))

    def _show_lines(self, current: QModelIndex) -> None:
        if not current.isValid():
            return
        name = self.model.headerData(current.column(), Qt.Orientation.Horizontal)
        self.lines_heading.setText(f"{name} · {self.model.row_words(current.row())}")
        self.lines.show_lines(current.data(ScoreRole.LINES))
