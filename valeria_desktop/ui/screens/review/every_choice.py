"""Every choice of a game with its grade, beside the points of all rounds."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QHBoxLayout,
    QListView,
    QVBoxLayout,
    QWidget,
)

from valeria_desktop.coach.summary import summed_up
from valeria_desktop.ui.controls.choices import Choices
from valeria_desktop.ui.controls.page import Sheet
from valeria_desktop.ui.controls.text import Heading, Text
from valeria_desktop.ui.screens.end.plot import PointsPlot
from valeria_desktop.ui.screens.review.choices import (
    MARKS,
    WORSE,
    ChoiceDelegate,
    ChoiceRole,
    ChoicesModel,
    grade_words,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QKeyEvent

    from valeria_desktop.coach.review import ReviewBatch
    from valeria_desktop.coach.summary import ReviewSummary
    from valeria_desktop.session.session import Session
    from valeria_desktop.ui.controls.rows import Index
    from valeria_desktop.ui.paint.look import Look
    from valeria_desktop.ui.screens.review.choices import ChoiceRow

_KEPT = "\N{NO-BREAK SPACE}"
_ENTER = {Qt.Key.Key_Return, Qt.Key.Key_Enter}


class ChoicesList(QListView):
    """The list of choices; Enter or a click shows the moment of one."""

    moment_asked = Signal(int)

    def __init__(self, look: Look, model: ChoicesModel) -> None:
        super().__init__()
        self.setModel(model)
        self.rows_look = ChoiceDelegate(look, model, self)
        self.setItemDelegate(self.rows_look)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.viewport().setAutoFillBackground(False)
        self.setMouseTracking(True)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAccessibleName(self.tr("Choices, and how good they were"))
        self.clicked.connect(self._ask)
        look.changed.connect(self.scheduleDelayedItemsLayout)

    def _ask(self, index: Index) -> None:
        row: ChoiceRow | None = index.data(ChoiceRole.ROW) if index.isValid() else None
        if row is not None:
            self.moment_asked.emit(row.choices)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in _ENTER:
            self._ask(self.currentIndex())
        elif event.text().strip():
            event.ignore()  # letters and digits are the page's keys, not a search here
        else:
            super().keyPressEvent(event)


class EveryChoice(QWidget):
    """Two sheets: the points round by round, and the list of all choices."""

    moment_asked = Signal(int)

    def __init__(self, look: Look) -> None:
        """Show no game."""
        super().__init__()
        self._session: Session | None = None
        self._parts: tuple[ReviewBatch, ...] = ()
        self._left, self._right = Sheet(look), Sheet(look)
        made = self._right.look
        self.points = PointsPlot(self._left.look)
        self.model = ChoicesModel()
        self.list = ChoicesList(made, self.model)
        self.shown = Choices(made, self.tr("Choices that are shown"))
        self.shown.offer([(self.tr("All choices"), False), (self.tr("Slips and worse"), True)])
        self.shown.show_value(False)
        self.sums = Text(made, "", 15, is_quiet=True)
        self.marks = Text(made, self.legend(), 14.5, is_quiet=True)
        self._lay_out(look)
        self.shown.chosen.connect(lambda _: self._show_choices())
        self.list.moment_asked.connect(self.moment_asked)

    def _lay_out(self, look: Look) -> None:
        row, px = QHBoxLayout(self), look.px
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(px(4))
        row.addWidget(self._left, 4)
        row.addWidget(self._right, 6)
        left, right, head = QVBoxLayout(self._left), QVBoxLayout(self._right), QHBoxLayout()
        for column, sheet in ((left, self._left), (right, self._right)):
            edge = sheet.edge()
            column.setContentsMargins(edge, edge, edge, edge)
            column.setSpacing(px(3))
        left.addWidget(Heading(self._left.look, self.tr("Points by round"), 18))
        left.addWidget(self.points, 1)
        head.addWidget(Heading(self._right.look, self.tr("Choices"), 18))
        head.addStretch(1)
        head.addWidget(self.shown)
        widest = max(button.sizeHint().width() for button in self.shown.buttons())
        self.shown.setMinimumWidth(2 * widest + px(12))
        right.addLayout(head)
        right.addWidget(self.sums)
        right.addWidget(self.list, 1)
        right.addWidget(self.marks)

    # --- the game shown

    def show_game(self, session: Session, rival: str) -> None:
        """Show another game, as yet without any grades; `rival` names a lone player's opponent."""
        self._session = session
        self.list.rows_look.seats = session.seats
        self.points.show_points(session.points_by_round(), session.seats, rival)
        self.show_parts(())

    def show_parts(self, parts: Sequence[ReviewBatch]) -> None:
        """Show the choices that have been looked at."""
        session, self._parts = self._session, tuple(parts)
        if session is None:
            return
        sums = summed_up(parts, len(session.seats))
        self.sums.setText("   ".join(self._sum(each) for each in sums if each.choices))
        self._show_choices()

    def _show_choices(self) -> None:
        session = self._session
        if session is None:
            return
        graded = [each for part in self._parts for each in part.graded]
        if self.shown.currentData():
            graded = [each for each in graded if each.grade in WORSE]
        self.model.show(session, graded, session.names)

    def _sum(self, summary: ReviewSummary) -> str:
        """Return the numbers of a player's grades: "Rose: ★ 30, ✓ 6, ~ 2"."""
        marks = ", ".join(
            f"{mark}{_KEPT}{summary.grades.get(grade, 0)}" for grade, mark in MARKS.items()
        )
        name = self._session.names[summary.seat] if self._session is not None else ""
        return self.tr("{name}: {marks}").format(name=name, marks=marks)

    def legend(self) -> str:
        """Return the marks with their meanings."""
        return ", ".join(f"{mark} {grade_words(grade)}" for grade, mark in MARKS.items())

    def forget(self) -> None:
        """Forget the game."""
        self._session, self._parts = None, ()
        self.model.forget()
