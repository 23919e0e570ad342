"""The end of a game: the finale, then the score with its sources, and buttons to go on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QModelIndex, Qt, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QFrame, QHBoxLayout, QStackedLayout, QVBoxLayout, QWidget

from valeria_desktop.ui.controls.button import Button
from valeria_desktop.ui.controls.button_faces import ButtonKind
from valeria_desktop.ui.controls.text import Heading, Text, panel
from valeria_desktop.ui.paint.look import FittedLook
from valeria_desktop.ui.screens.end.end_parts import Unveiling
from valeria_desktop.ui.screens.end.plot import PointsPlot
from valeria_desktop.ui.screens.end.score import ScoreModel, ScoreRole
from valeria_desktop.ui.screens.end.score_lines import ScoreLines
from valeria_desktop.ui.screens.end.score_table import ScoreTable
from valeria_desktop.ui.stage.pace import Movement, Pace
from valeria_desktop.ui.words.bot_words import BotWords
from valeria_desktop.ui.words.label import explain_beside
from valeria_desktop.ui.words.phrases import tell

if TYPE_CHECKING:
    from PySide6.QtGui import QFocusEvent, QResizeEvent

    from valeria_desktop.session.session import Session
    from valeria_desktop.ui.face import Face
    from valeria_desktop.ui.paint.look import Look
    from valeria_desktop.ui.screens.end.end_parts import Finale

_BESIDE = 3
"""Most secrets that have room beside the score; more need the whole width."""
_MORE = 1.15  # largest text, as a multiple of the table's in the same window
_SECRETS = 0.21
"""Height of the secrets, as a share of the screen's height."""


class EndScreen(QWidget):
    """Shows a finale, then the verdict, the score and the secrets of a game."""

    asked_for = Signal(str)
    """The id of a button: again (same set-up, new seed), same (same seed), new or solo (set up),
    replay, review, home."""
    said = Signal(str)
    """A sentence for a screen reader."""
    sounded = Signal(str)
    """The name of a sound to play."""
    revealed = Signal()
    """The score has been shown."""

    def __init__(self, look: Look) -> None:
        """Make the screen, as yet without a game."""
        super().__init__()
        self._wished = look
        self._look = look = FittedLook(look, _MORE, self)
        self._motion = Pace.NORMAL, Movement.FULL
        self._session: Session | None = None
        self._face: Face | None = None
        self.model = ScoreModel()
        self.verdict = Heading(look, "", 27)
        self.why = Text(look, "", 16, is_quiet=True)
        self.unveiling = Unveiling()
        self.finale: Finale | None = None
        self.has_remarks = True
        """Whether bots have a last word."""
        self._bots = BotWords(self)
        self.table = ScoreTable(look, self.model)
        self.lines_heading = Heading(look, "", 18)
        self.lines = ScoreLines(look)
        self.plot = PointsPlot(look)
        self.seed = Button(look, "", icon="copy", kind=ButtonKind.QUIET)
        self.buttons: dict[str, Button] = {}
        self._above = QVBoxLayout()
        self._left = QVBoxLayout()
        self._plot_heading = Heading(look, self.tr("Points by round"), 18)
        self._screens = QStackedLayout(self)
        self._screens.addWidget(self._lay_out())
        self._connect()

    # --- layout

    def _lay_out(self) -> QWidget:
        """Return the page with the verdict, the score and the buttons."""
        px, page = self._look.px, QWidget()
        self.verdict.setWordWrap(True)
        outer = QVBoxLayout(page)
        outer.setContentsMargins(px(20), px(6), px(20), px(10))
        outer.setSpacing(px(6))
        outer.addWidget(self.verdict)
        outer.addWidget(self.why)
        outer.addLayout(self._above)
        middle = QHBoxLayout()
        middle.setSpacing(px(12))
        middle.addLayout(self._points(), 4)
        middle.addWidget(self._score(), 5)
        outer.addLayout(middle, 1)
        outer.addLayout(self._foot())
        return page

    def _points(self) -> QVBoxLayout:
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
            ("home", self.tr("Home"), "home", ButtonKind.NORMAL),
            ("new", self.tr("Another set-up"), "settings", ButtonKind.NORMAL),
            ("replay", self.tr("Replay"), "eye", ButtonKind.NORMAL),
            ("review", self.tr("What decided it"), "hint", ButtonKind.NORMAL),
            ("same", self.tr("Again, the same deal"), "copy", ButtonKind.NORMAL),
            ("again", self.tr("Again, other cards"), "random", ButtonKind.PRIMARY),
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
        self.seed.clicked.connect(self._copy_seed)
        self.table.selectionModel().currentChanged.connect(self._show_lines)

    # --- the game shown

    def use_motion(self, pace: Pace, movement: Movement) -> None:
        """Use a pace and a movement for finales."""
        self._motion = pace, movement
        if self.finale is not None:
            self.finale.use_motion(pace, movement)

    def show_session(self, session: Session, face: Face, *, at_once: bool = False) -> None:
        """Stage the finale of the game's face, if any; `at_once` shows the score silently."""
        self._session = session
        self._use(face)
        if at_once:
            self.show_score()
            return
        won = _is_won(session)
        if self.finale is None:
            self.sounded.emit("win" if won else "loss")
            self.show_score()
            return
        self._screens.setCurrentWidget(self.finale)
        self.finale.setFocus()
        self.finale.has_remarks = self.has_remarks
        self.finale.begin(session, won=won)

    def show_score(self) -> None:
        """Show the score, the winner, and the reason of the end."""
        session, face = self._session, self._face
        if session is None or face is None:
            return
        self._lay_out_secrets(session)
        self._show_score(session, face)
        self.verdict.setText(tell(session.verdict()))
        self.why.setText(self._reason(session, face))
        self.plot.show_points(session.points_by_round(), session.seats)
        self._show_seed(session)
        winners = session.result().winners
        last = self.model.rowCount() - 1
        self.table.setCurrentIndex(self.model.index(last, winners[0] if winners else 0))
        self._screens.setCurrentIndex(0)
        self.table.setFocus()
        self.revealed.emit()

    def _show_seed(self, session: Session) -> None:
        seed = self.tr("Seed {seed}").format(seed=session.record.seed)
        self.seed.setText(seed)
        self.seed.setAccessibleName(self.tr("{seed}. Press to copy it.").format(seed=seed))
        explain_beside(self.seed, self.seed.accessibleName())

    def forget(self) -> None:
        """Forget the game: another is on the table."""
        self._session = None
        if self.finale is not None:
            self.finale.forget()

    def _use(self, face: Face) -> None:
        """Use the finale, the unveiling and the small cards of a game's face."""
        if face is self._face:
            return
        self._face, old = face, self.unveiling
        self.unveiling = (face.make_unveiling or (lambda _: Unveiling()))(self._look)
        self.lines.paint_with(face.paint_chip)
        self._fit_secrets()
        _clear_away(old)
        if self.finale is not None:
            _clear_away(self.finale)
        self.finale = face.make_finale(self._wished) if face.make_finale else None
        if self.finale is not None:
            self.finale.use_motion(*self._motion)
            self.finale.said.connect(self.said)
            self.finale.sounded.connect(self.sounded)
            self.finale.left.connect(self.show_score)
            self._screens.addWidget(self.finale)

    def _lay_out_secrets(self, session: Session) -> None:
        self.unveiling.show_session(session)
        row = self._left if self.unveiling.number <= _BESIDE else self._above
        row.insertWidget(0, self.unveiling)

    def _fit_secrets(self) -> None:
        self.unveiling.fit(round(self.height() * _SECRETS))

    def _show_score(self, session: Session, face: Face) -> None:
        result = session.result()
        scores, names = list(result.scores), list(session.names)
        if result.rival is not None:
            scores.append(result.rival)
            names.append(face.score_words.rival())
        self.model.show(scores, names, face.score_words)
        self.table.show_seats(session.seats)

    def _reason(self, session: Session, face: Face) -> str:
        """Return what ended the game, the bots' names if only bots played, and a last word."""
        told = [face.score_words.ending(condition) for condition in session.ending]
        if not any(seat.is_person for seat in session.seats):
            rules, seats = session.rules, session.seats
            who = "; ".join(self._bots.who(rules, seat.bot) for seat in seats if seat.bot)
            told.append(self.tr("Played by {who}.").format(who=who))
        if self.has_remarks and (last := face.score_words.last_word(session)):
            told.append(last)
        return " ".join(told)

    def _show_lines(self, current: QModelIndex) -> None:
        if not current.isValid():
            return
        name = self.model.headerData(current.column(), Qt.Orientation.Horizontal)
        self.lines_heading.setText(f"{name} · {self.model.row_words(current.row())}")
        self.lines.show_lines(current.data(ScoreRole.LINES))

    # --- buttons

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
        # never a button that begins a game: a stray Space must not press it
        is_staged = self.finale is not None and self._screens.currentWidget() is self.finale
        first: QWidget = self.finale if self.finale is not None and is_staged else self.table
        first.setFocus(event.reason())


def _is_won(session: Session) -> bool:
    """Return whether a person has won, or any player if only bots play."""
    winners, seats = session.result().winners, session.seats
    has_people = any(seat.is_person for seat in seats)
    return any(seats[seat].is_person or not has_people for seat in winners)


def _clear_away(part: QWidget) -> None:
    part.setParent(None)
    part.deleteLater()
