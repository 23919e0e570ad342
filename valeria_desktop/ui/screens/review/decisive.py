"""The decisive moments of a game: the chances of each turn, turning points, and all choices."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPen
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QHBoxLayout,
    QListView,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from valeria_desktop.coach.summary import summed_up, turning_points
from valeria_desktop.ui.controls.choices import Choices
from valeria_desktop.ui.controls.drawn_button import DrawnButton
from valeria_desktop.ui.controls.text import Heading, Text, panel
from valeria_desktop.ui.screens.end.plot import PointsPlot
from valeria_desktop.ui.screens.review.choices import (
    MARKS,
    WORSE,
    ChoiceDelegate,
    ChoiceRole,
    ChoicesModel,
    grade_words,
)
from valeria_desktop.ui.words.phrases import tell

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent

    from valeria_desktop.coach.review import ReviewBatch
    from valeria_desktop.coach.summary import ReviewSummary, TurningPoint
    from valeria_desktop.session.session import Session
    from valeria_desktop.ui.controls.rows import Index
    from valeria_desktop.ui.paint.look import Look
    from valeria_desktop.ui.screens.review.choices import ChoiceRow


_EDGE, _ABOVE, _SIZE = 10, 6, 15
_WRAPPED = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter) | int(
    Qt.TextFlag.TextWordWrap
)


class MomentButton(DrawnButton):
    """A button with the words of a moment, as high as they need."""

    takes_enter = True
    moment_asked = Signal(int)

    def __init__(self, look: Look) -> None:
        """Make a button without a moment."""
        super().__init__(look)
        self._choices = 0
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.clicked.connect(lambda: self.moment_asked.emit(self._choices))

    def show_moment(self, words: str, choices: int) -> None:
        """Show the words of the moment after a number of choices."""
        self._choices = choices
        self.setText(words)
        self.setAccessibleName(words)
        self.updateGeometry()

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        px = self._look.px
        room = QRect(0, 0, max(40, width - 2 * px(_EDGE)), 10_000)
        words = QFontMetrics(self._look.font(_SIZE)).boundingRect(room, _WRAPPED, self.text())
        return words.height() + 2 * px(_ABOVE)

    def sizeHint(self) -> QSize:
        wide = self._look.px(360)
        return QSize(wide, self.heightForWidth(wide))

    def draw(self, painter: QPainter, whole: QRectF) -> None:
        look, px = self._look, self._look.px
        box = whole.adjusted(1, 1, -1, -1)
        is_up = self.underMouse() and not self.isDown()
        painter.setPen(QPen(QColor(look.palette.line), 1.2))
        painter.setBrush(QColor(look.palette.raised if is_up else look.palette.panel))
        painter.drawRoundedRect(box, 6, 6)
        self.draw_focus(painter, box.adjusted(1, 1, -1, -1), 5)
        painter.setFont(look.font(_SIZE))
        painter.setPen(QColor(look.palette.ink))
        painter.drawText(self.rect().adjusted(px(_EDGE), 0, -px(_EDGE), 0), _WRAPPED, self.text())


_MOMENTS = 3
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


class DecisiveChoices(QWidget):
    """The first tab of the review."""

    moment_asked = Signal(int)

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self._session: Session | None = None
        self._parts: tuple[ReviewBatch, ...] = ()
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

    # --- the game shown

    def show_game(self, session: Session) -> None:
        """Show another game, as yet without any grades."""
        self._session = session
        self.list.rows_look.seats = session.seats
        self.points.show_points(session.points_by_round(), session.seats)
        self.show_parts(())

    def show_parts(self, parts: tuple[ReviewBatch, ...]) -> None:
        """Show the parts of the review that have been worked out."""
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
