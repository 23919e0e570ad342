"""What decided a game: the chances turn by turn, the points beside them, and every choice."""

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
from valeria_desktop.coach.turning import turning_points
from valeria_desktop.ui.kit.choices import Choices
from valeria_desktop.ui.kit.controls import Heading, Text, panel
from valeria_desktop.ui.kit.words import tell
from valeria_desktop.ui.screens.end.plot import PointsPlot
from valeria_desktop.ui.screens.review.choice_delegate import ChoiceDelegate
from valeria_desktop.ui.screens.review.grades import (
    MARKS,
    WORSE,
    ChoiceRole,
    ChoicesModel,
    grade_words,
)
from valeria_desktop.ui.screens.review.moment_button import MomentButton

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent

    from valeria_desktop.coach.review import Part
    from valeria_desktop.coach.summary import Summary
    from valeria_desktop.coach.turning import TurningPoint
    from valeria_desktop.session.session import Session
    from valeria_desktop.ui.kit.look import Look
    from valeria_desktop.ui.kit.rows import Index
    from valeria_desktop.ui.screens.review.grades import ChoiceRow

_MOMENTS = 3
_KEPT = "\N{NO-BREAK SPACE}"
_ENTER = {Qt.Key.Key_Return, Qt.Key.Key_Enter}


class ChoicesList(QListView):
    """The choices; Enter or a click looks at the moment."""

    moment_asked = Signal(int)

    def __init__(self, look: Look, model: ChoicesModel) -> None:
        super().__init__()
        self.setModel(model)
        self.rows_look = ChoiceDelegate(look, model, self)
        self.setItemDelegate(self.rows_look)
        self.setFrameShape(QFrame.Shape.NoFrame)
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
        else:
            super().keyPressEvent(event)


class Deciding(QWidget):
    """The first tab of the look back."""

    moment_asked = Signal(int)

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self._session: Session | None = None
        self._parts: tuple[Part, ...] = ()
        self.chances = PointsPlot(look)
        self.points = PointsPlot(look)
        self.moments = [MomentButton(look) for _ in range(_MOMENTS)]
        self.model = ChoicesModel()
        self.list = ChoicesList(look, self.model)
        self.shown = Choices(look, self.tr("Choices that are shown"))
        self.shown.offer([(self.tr("All choices"), False), (self.tr("Slips and worse"), True)])
        self.shown.show_value(False)
        self.sums = Text(look, "", 14.5, is_quiet=True)
        self._lay_out()
        self.shown.chosen.connect(lambda _: self._show_choices())
        self.list.moment_asked.connect(self.moment_asked)
        for button in self.moments:
            button.moment_asked.connect(self.moment_asked)

    def _lay_out(self) -> None:
        px, look = self._look.px, self._look
        left, right, row = QVBoxLayout(), QVBoxLayout(), QHBoxLayout(self)
        row.setContentsMargins(0, px(6), 0, 0)
        row.setSpacing(px(12))
        for words, plot in (
            (self.tr("Chances of winning, turn by turn"), self.chances),
            (self.tr("Points by round"), self.points),
        ):
            left.addWidget(Heading(look, words, 18))
            left.addWidget(plot, 1)
        right.addWidget(Heading(look, self.tr("What decided it"), 18))
        for button in self.moments:
            right.addWidget(button)
        head = QHBoxLayout()
        head.addWidget(Heading(look, self.tr("Choices"), 18))
        head.addStretch(1)
        head.addWidget(self.shown)
        widest = max(button.sizeHint().width() for button in self.shown.buttons())
        self.shown.setMinimumWidth(2 * widest + px(12))
        right.addLayout(head)
        right.addWidget(self.sums)
        frame = panel()
        QVBoxLayout(frame).addWidget(self.list)
        right.addWidget(frame, 1)
        row.addLayout(left, 4)
        row.addLayout(right, 5)

    # --- what is shown

    def show_game(self, session: Session) -> None:
        """Show another game, of which nothing is known yet."""
        self._session = session
        self.list.rows_look.seats = session.seats
        self.points.show_points(session.points_by_round(), session.seats)
        self.show_parts(())

    def show_parts(self, parts: tuple[Part, ...]) -> None:
        """Show what is known by now."""
        session, self._parts = self._session, parts
        if session is None:
            return
        standings = [each for part in parts for each in part.standings]
        self.chances.show_chances([each.shares for each in standings], session.seats)
        self.chances.update()
        self._show_moments(turning_points(parts))
        sums = summed_up(parts, len(session.seats))
        self.sums.setText("   ".join(self._sum(each) for each in sums if each.choices))
        self._show_choices()

    def _show_moments(self, points: tuple[TurningPoint, ...]) -> None:
        names = self._session.names if self._session is not None else ()
        for number, button in enumerate(self.moments):
            button.setVisible(number < len(points))
            if number < len(points):
                point = points[number]
                words = self.tr("Round {round}: {why}.").format(
                    round=max(1, point.round), why=tell(point.why, names)
                )
                button.show_moment(words, point.choices)

    def _show_choices(self) -> None:
        session = self._session
        if session is None:
            return
        graded = [each for part in self._parts for each in part.graded]
        if self.shown.currentData():
            graded = [each for each in graded if each.grade in WORSE]
        self.model.show(session, graded, session.names)

    def _sum(self, summary: Summary) -> str:
        """Sum a player's choices up: "Rose: ★ 30, ✓ 6, ~ 2"."""
        marks = ", ".join(
            f"{mark}{_KEPT}{summary.grades.get(grade, 0)}" for grade, mark in MARKS.items()
        )
        name = self._session.names[summary.seat] if self._session is not None else ""
        return self.tr("{name}: {marks}").format(name=name, marks=marks)

    def legend(self) -> str:
        """Say what the marks mean."""
        return ", ".join(f"{mark} {grade_words(grade)}" for grade, mark in MARKS.items())

    def forget(self) -> None:
        """Let the game go."""
        self._session, self._parts = None, ()
        self.model.forget()
