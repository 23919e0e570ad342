"""The end of a game: the Dukes turned up one by one, the score with its sources, what next."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QModelIndex, Qt, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from valeria_desktop.games.valeria.ui.screens.dukes import DukesRow
from valeria_desktop.ui.kit.controls import Button, Heading, Kind, Text, panel
from valeria_desktop.ui.kit.fitted import FittedLook
from valeria_desktop.ui.kit.plain import explain_beside
from valeria_desktop.ui.kit.words import tell
from valeria_desktop.ui.screens.end.plot import PointsPlot
from valeria_desktop.ui.screens.end.score import ScoreModel, ScoreRole
from valeria_desktop.ui.screens.end.score_lines import ScoreLines
from valeria_desktop.ui.screens.end.score_table import ScoreTable

if TYPE_CHECKING:
    from PySide6.QtGui import QFocusEvent, QKeyEvent, QResizeEvent

    from valeria_desktop.session.session import Session
    from valeria_desktop.ui.kit.look import Look

_BESIDE = 3
"""So many Dukes lie beside the score; more need the whole width."""
_MORE = 1.15  # how much larger than at the table its text may be in the same window
_DUKES = 0.21
"""The height of a Duke, as a part of the whole."""


class EndScreen(QWidget):
    """Everything about how a game ended."""

    asked_for = Signal(str)
    """again (same set-up, new seed), same (same seed), new or solo (set up), replay, home."""
    revealed = Signal()
    """All Dukes are face up, and who won is told."""

    def __init__(self, look: Look) -> None:
        """Wait for a game to end."""
        super().__init__()
        self._look = look = FittedLook(look, _MORE, self)
        self._session: Session | None = None
        self.model = ScoreModel()
        self.verdict = Heading(look, "", 27)
        self.why = Text(look, "", 16, is_quiet=True)
        self.dukes = DukesRow(look)
        self.table = ScoreTable(look, self.model)
        self.lines_heading = Heading(look, "", 18)
        self.lines = ScoreLines(look)
        self.plot = PointsPlot(look)
        self.seed = Button(look, "", icon="copy", kind=Kind.QUIET)
        self.next = Button(look, self.tr("Next Duke"), key=self.tr("Space"), kind=Kind.PRIMARY)
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
        self._left.addWidget(self.dukes)
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
        self.next.clicked.connect(self.dukes.turn_next)
        self.all.clicked.connect(self.dukes.turn_all)
        self.seed.clicked.connect(self._copy_seed)
        self.dukes.turned_up.connect(self._turned_up)
        self.dukes.all_turned_up.connect(self._tell)
        self.table.selectionModel().currentChanged.connect(self._show_lines)
        self.model.dataChanged.connect(lambda: self._show_lines(self.table.currentIndex()))

    # --- what is shown

    def show_session(self, session: Session, *, at_once: bool = False) -> None:
        """Show how a game ended, the Dukes one by one unless all `at_once`."""
        self._session = session
        self._lay_dukes(session)
        self._show_score(session)
        self.verdict.setText(self.tr("The game is over."))
        self.why.setText(self._reason(session.scene(0).view.ending))
        self._show_plot(session, is_shown=False)
        seed = self.tr("Seed {seed}").format(seed=session.record.seed)
        self.seed.setText(seed)
        self.seed.setAccessibleName(self.tr("{seed}. Press to copy it.").format(seed=seed))
        explain_beside(self.seed, self.seed.accessibleName())
        if at_once:
            self.dukes.turn_all()
        if self.dukes.hidden:
            self.next.show()
            self.all.show()
            self.dukes.begin()
        else:
            self._tell()

    def forget(self) -> None:
        """Let the game go: another is on the table."""
        self._session = None

    def _lay_dukes(self, session: Session) -> None:
        view = session.scene(0).view
        seats = zip(session.names, session.seats, view.players, strict=True)
        dukes = [(name, seat, player.duke) for name, seat, player in seats]
        rival = [(self.tr("The Dark Lord"), None, view.rival.duke)] if view.rival else []
        self.dukes.lay([*dukes, *rival])
        row = self._left if len(self.dukes.hidden) <= _BESIDE else self._above
        row.insertWidget(0, self.dukes)

    def _show_plot(self, session: Session, *, is_shown: bool) -> None:
        self.plot.show_points(session.points_by_round() if is_shown else (), session.seats)
        self._plot_heading.setVisible(is_shown)
        self.plot.setVisible(is_shown)

    def _show_score(self, session: Session) -> None:
        result = session.result()
        scores, names = list(result.scores), list(session.names)
        if result.rival is not None:
            scores.append(result.rival)
            names.append(self.tr("The Dark Lord"))
        self.model.show(scores, names, hidden=self.dukes.hidden)
        self.table.show_seats(session.seats)

    def _reason(self, ending: tuple[str, ...]) -> str:
        words = {
            "monsters": self.tr("All monsters are slain."),
            "domains": self.tr("All domains are built."),
            "exhausted": self.tr("Enough stacks are exhausted."),
            "overrun": self.tr("A column had nobody left to defend it."),
            "siege": self.tr("The deck is used up."),
        }
        return " ".join(words.get(condition, condition) for condition in ending)

    def _turned_up(self, column: int) -> None:
        self.model.reveal(column)
        self.table.setCurrentIndex(self.model.index(self._row_of_dukes(), column))

    def _row_of_dukes(self) -> int:
        """The row before the total tells what the Duke just turned up brought."""
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
        is_solo = self._session is not None and self._session.record.setup.solo is not None
        self.asked_for.emit("solo" if name == "new" and is_solo else name)

    def _copy_seed(self) -> None:
        if self._session is not None:
            QGuiApplication.clipboard().setText(str(self._session.record.seed))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._look.fit(self.size())
        self.dukes.fit(round(self.height() * _DUKES))

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        # never a button that begins a game: a Space too many must not
        (self.next if self.dukes.hidden else self.table).setFocus(event.reason())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not self.dukes.hidden:
            super().keyPressEvent(event)
        elif event.key() in {Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            self.dukes.turn_next()
        elif event.key() == Qt.Key.Key_Escape:
            self.dukes.turn_all()
        else:
            super().keyPressEvent(event)
