"""The end of a game: what was secret turned up, the score with its sources, what next."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QModelIndex, Qt, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from valeria_desktop.ui.kit.controls import Button, Heading, Kind, Text, panel
from valeria_desktop.ui.kit.fitted import FittedLook
from valeria_desktop.ui.kit.plain import explain_beside
from valeria_desktop.ui.kit.words import tell
from valeria_desktop.ui.screens.end.plot import PointsPlot
from valeria_desktop.ui.screens.end.score import ScoreModel, ScoreRole
from valeria_desktop.ui.screens.end.score_lines import ScoreLines
from valeria_desktop.ui.screens.end.score_table import ScoreTable
from valeria_desktop.ui.screens.end.unveiling import Unveiling

if TYPE_CHECKING:
    from PySide6.QtGui import QFocusEvent, QKeyEvent, QResizeEvent

    from valeria_desktop.session.session import Session
    from valeria_desktop.ui.face import Face
    from valeria_desktop.ui.kit.look import Look

_BESIDE = 3
"""So many secrets lie beside the score; more need the whole width."""
_MORE = 1.15  # how much larger than at the table its text may be in the same window
_SECRETS = 0.21
"""The height of what is turned up, as a part of the whole."""


class EndScreen(QWidget):
    """Everything about how a game ended."""

    asked_for = Signal(str)
    """again (same set-up, new seed), same (same seed), new or solo (set up), replay, home."""
    revealed = Signal()
    """Nothing is secret any more, and who won is told."""

    def __init__(self, look: Look) -> None:
        """Wait for a game to end."""
        super().__init__()
        self._look = look = FittedLook(look, _MORE, self)
        self._session: Session | None = None
        self._face: Face | None = None
        self.model = ScoreModel()
        self.verdict = Heading(look, "", 27)
        self.why = Text(look, "", 16, is_quiet=True)
        self.unveiling = Unveiling()
        self.table = ScoreTable(look, self.model)
        self.lines_heading = Heading(look, "", 18)
        self.lines = ScoreLines(look)
        self.plot = PointsPlot(look)
        self.seed = Button(look, "", icon="copy", kind=Kind.QUIET)
        self.next = Button(look, "", key=self.tr("Space"), kind=Kind.PRIMARY)
        self.all = Button(look, self.tr("All at once"), key="Esc", icon="skip")
        self.buttons: dict[str, Button] = {}
        self._above = QVBoxLayout()
        self._left = QVBoxLayout()
        self._plot_heading = Heading(look, self.tr("Points by round"), 18)
        self._lay_out()
        self._connect()

    # --- layout

    def _lay_out(self) -> None:
        px = self._look.px
        self.verdict.setWordWrap(True)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(px(20), px(6), px(20), px(10))
        outer.setSpacing(px(6))
        outer.addLayout(self._head())
        outer.addLayout(self._above)
        middle = QHBoxLayout()
        middle.setSpacing(px(12))
        middle.addLayout(self._points(), 4)
        middle.addWidget(self._score(), 5)
        outer.addLayout(middle, 1)
        outer.addLayout(self._foot())

    def _head(self) -> QHBoxLayout:
        row = QHBoxLayout()
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addWidget(self.verdict)
        words.addWidget(self.why)
        row.addLayout(words, 1)
        row.addWidget(self.all)
        row.addWidget(self.next)
        return row

    def _points(self) -> QVBoxLayout:
        for part in (self._plot_heading, self.plot):
            policy = part.sizePolicy()
            policy.setRetainSizeWhenHidden(True)
            part.setSizePolicy(policy)
        self._left.addWidget(self.unveiling)
        self._left.addWidget(self._plot_heading)
        self._left.addWidget(self.plot, 1)
        return self._left

    def _score(self) -> QFrame:
        frame = panel()
        column = QVBoxLayout(frame)
        column.setSpacing(self._look.px(4))
        column.addWidget(self.table)
        column.addWidget(self.lines_heading)
        column.addWidget(self.lines, 1)
        return frame

    def _foot(self) -> QHBoxLayout:
        row = QHBoxLayout()
        for name, words, icon, kind in (
            ("home", self.tr("Home"), "home", Kind.NORMAL),
            ("new", self.tr("Another set-up"), "settings", Kind.NORMAL),
            ("replay", self.tr("Look at it again"), "eye", Kind.NORMAL),
            ("same", self.tr("Again, the same deal"), "copy", Kind.NORMAL),
            ("again", self.tr("Again, other cards"), "random", Kind.PRIMARY),
        ):
            button = Button(self._look, words, icon=icon, kind=kind)
            button.clicked.connect(lambda _=False, name=name: self._ask_for(name))
            self.buttons[name] = button
            row.addWidget(button)
            if name == "home":
                row.addWidget(self.seed)
                row.addStretch(1)
        return row

    def _connect(self) -> None:
        self.next.clicked.connect(self._turn_next)
        self.all.clicked.connect(self._turn_all)
        self.seed.clicked.connect(self._copy_seed)
        self.table.selectionModel().currentChanged.connect(self._show_lines)
        self.model.dataChanged.connect(lambda: self._show_lines(self.table.currentIndex()))

    # --- what is shown

    def show_session(self, session: Session, face: Face, *, at_once: bool = False) -> None:
        """Show how a game ended, what was secret one by one unless all `at_once`."""
        self._session = session
        self._use(face)
        self._lay_out_secrets(session)
        self._show_score(session, face)
        self.verdict.setText(self.tr("The game is over."))
        self.why.setText(self._reason(session, face))
        self._show_plot(session, is_shown=False)
        seed = self.tr("Seed {seed}").format(seed=session.record.seed)
        self.seed.setText(seed)
        self.seed.setAccessibleName(self.tr("{seed}. Press to copy it.").format(seed=seed))
        explain_beside(self.seed, self.seed.accessibleName())
        if at_once:
            self.unveiling.turn_all()
        if self.unveiling.hidden:
            self.next.show()
            self.all.show()
            self.unveiling.begin()
        else:
            self._tell()

    def forget(self) -> None:
        """Let the game go: another is on the table."""
        self._session = None

    def _use(self, face: Face) -> None:
        """Have secrets turned up, and cards painted, as a game does."""
        if face is self._face:
            return
        self._face, old = face, self.unveiling
        self.unveiling = (face.make_unveiling or (lambda _: Unveiling()))(self._look)
        self.unveiling.turned_up.connect(self._turned_up)
        self.unveiling.all_turned_up.connect(self._tell)
        self.next.setText(self.unveiling.next_words)
        self.lines.paint_with(face.paint_chip)
        self._fit_secrets()
        old.blockSignals(True)  # its clock may still strike
        old.setParent(None)
        old.deleteLater()

    def _lay_out_secrets(self, session: Session) -> None:
        self.unveiling.show_session(session)
        row = self._left if len(self.unveiling.hidden) <= _BESIDE else self._above
        row.insertWidget(0, self.unveiling)

    def _turn_next(self) -> None:
        self.unveiling.turn_next()

    def _turn_all(self) -> None:
        self.unveiling.turn_all()

    def _fit_secrets(self) -> None:
        self.unveiling.fit(round(self.height() * _SECRETS))

    def _show_plot(self, session: Session, *, is_shown: bool) -> None:
        self.plot.show_points(session.points_by_round() if is_shown else (), session.seats)
        self._plot_heading.setVisible(is_shown)
        self.plot.setVisible(is_shown)

    def _show_score(self, session: Session, face: Face) -> None:
        result = session.result()
        scores, names = list(result.scores), list(session.names)
        if result.rival is not None:
            scores.append(result.rival)
            names.append(face.score_words.rival())
        self.model.show(scores, names, face.score_words, hidden=self.unveiling.hidden)
        self.table.show_seats(session.seats)

    @staticmethod
    def _reason(session: Session, face: Face) -> str:
        return " ".join(face.score_words.ending(condition) for condition in session.ending)

    def _turned_up(self, column: int) -> None:
        self.model.reveal(column)
        self.table.setCurrentIndex(self.model.index(self._last_source(), column))

    def _last_source(self) -> int:
        """The row before the total tells what the secret just turned up brought."""
        return max(0, self.model.rowCount() - 2)

    def _tell(self) -> None:
        """Say who won, when everything is known."""
        session = self._session
        if session is None:
            return
        result = session.result()
        self.verdict.setText(tell(session.verdict()))
        self._show_plot(session, is_shown=True)
        winner = result.winners[0] if result.winners else 0
        self.table.setCurrentIndex(self.model.index(self.model.rowCount() - 1, winner))
        had_focus = self.next.hasFocus() or self.all.hasFocus()
        self.next.hide()
        self.all.hide()
        if had_focus:
            self.table.setFocus()
        self.revealed.emit()

    def _show_lines(self, current: QModelIndex) -> None:
        if not current.isValid():
            return
        name = self.model.headerData(current.column(), Qt.Orientation.Horizontal)
        self.lines_heading.setText(f"{name} · {self.model.row_words(current.row())}")
        self.lines.show_lines(current.data(ScoreRole.LINES))

    # --- what is asked for

    def _ask_for(self, name: str) -> None:
        is_solo = self._session is not None and len(self._session.seats) == 1
        self.asked_for.emit("solo" if name == "new" and is_solo else name)

    def _copy_seed(self) -> None:
        if self._session is not None:
            QGuiApplication.clipboard().setText(str(self._session.record.seed))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._look.fit(self.size())
        self._fit_secrets()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        # never a button that begins a game: a Space too many must not
        (self.next if self.unveiling.hidden else self.table).setFocus(event.reason())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not self.unveiling.hidden:
            super().keyPressEvent(event)
        elif event.key() in {Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            self._turn_next()
        elif event.key() == Qt.Key.Key_Escape:
            self._turn_all()
        else:
            super().keyPressEvent(event)
