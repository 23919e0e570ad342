"""The end of a game: the Dukes turned up one by one, the score with its sources, what next."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QModelIndex, Qt, QTimer, Signal
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QHBoxLayout,
    QHeaderView,
    QScrollArea,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from valeria_desktop.engine.solo.words import ending_words
from valeria_desktop.engine.verdict import verdict
from valeria_desktop.ui.cards.portrait import CardPortrait
from valeria_desktop.ui.controls import Button, Heading, Kind, Text, panel
from valeria_desktop.ui.screens.plot import PointsPlot
from valeria_desktop.ui.screens.score import ScoreModel, ScoreRole
from valeria_desktop.ui.words import tell

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent

    from valeria_desktop.engine.cards import Duke
    from valeria_desktop.session.session import Session
    from valeria_desktop.ui.look import Look

_REVEAL = 900


class EndScreen(QWidget):
    """Everything about how a game ended."""

    asked_for = Signal(str)
    """again (same set-up, new seed), same (same seed), replay, home."""

    def __init__(self, look: Look) -> None:
        """Wait for a game to end."""
        super().__init__()
        self._look = look
        self.model = ScoreModel()
        self._hidden: list[tuple[CardPortrait, Duke]] = []
        self._timer = QTimer(self)
        self._timer.setInterval(_REVEAL)
        self._timer.timeout.connect(self._reveal)
        self._verdict = Heading(look, "", 30)
        self._why = Text(look, "", 15, is_quiet=True)
        self._dukes = QHBoxLayout()
        self._table = QTableView()
        self._detail_heading = Heading(look, "", 18)
        self._detail = Text(look, "", 14)
        self._plot = PointsPlot(look)
        self._lay_out()
        self._style_table()
        look.changed.connect(self._style_table)

    def _lay_out(self) -> None:
        px = self._look.px
        outer = QVBoxLayout(self)
        outer.setContentsMargins(px(20), px(10), px(20), px(12))
        outer.addWidget(self._verdict)
        outer.addWidget(self._why)
        middle = QHBoxLayout()
        middle.setSpacing(px(12))
        left = QVBoxLayout()
        left.addLayout(self._dukes, 3)
        left.addWidget(Heading(self._look, self.tr("Points by round"), 18))
        left.addWidget(self._plot, 2)
        middle.addLayout(left, 4)
        middle.addWidget(self._score_panel(), 5)
        outer.addLayout(middle, 1)
        outer.addLayout(self._buttons())

    def _score_panel(self) -> QFrame:
        frame = panel()
        column = QVBoxLayout(frame)
        column.addWidget(self._table)
        column.addWidget(self._detail_heading)
        inside = QScrollArea()
        inside.setWidgetResizable(True)
        self._detail.setAlignment(Qt.AlignmentFlag.AlignTop)
        inside.setWidget(self._detail)
        column.addWidget(inside, 1)
        self._table.setModel(self.model)
        self._table.setAccessibleName(self.tr("Final score"))
        self._table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self._table.setShowGrid(False)
        self._table.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        self._table.selectionModel().currentChanged.connect(self._show_detail)
        return frame

    def _buttons(self) -> QHBoxLayout:
        row = QHBoxLayout()
        self._again = Button(
            self._look, self.tr("Again, other cards"), icon="random", kind=Kind.PRIMARY
        )
        same = Button(self._look, self.tr("Again, the same deal"), icon="copy")
        home = Button(self._look, self.tr("Home"), icon="home")
        replay = Button(self._look, self.tr("Look at it again"), icon="eye")
        for button, name in (
            (self._again, "again"),
            (same, "same"),
            (home, "home"),
            (replay, "replay"),
        ):
            button.clicked.connect(lambda _=False, name=name: self.asked_for.emit(name))
        row.addWidget(home)
        row.addStretch(1)
        row.addWidget(replay)
        row.addWidget(same)
        row.addWidget(self._again)
        return row

    def _style_table(self) -> None:
        self._table.setFont(self._look.bold(16))
        for header in (self._table.horizontalHeader(), self._table.verticalHeader()):
            header.setFont(self._look.bold(15))
        self._table.verticalHeader().setDefaultSectionSize(self._look.px(30))
        self._fit_table()

    def _fit_table(self) -> None:
        rows = self.model.rowCount()
        header = self._table.horizontalHeader().sizeHint().height()
        self._table.setFixedHeight(header + rows * self._look.px(30) + 6)

    def show_session(self, session: Session, *, at_once: bool = False) -> None:
        """Show how a game ended, the Dukes one by one unless all `at_once`."""
        result = session.result()
        scores, names = list(result.scores), list(session.names)
        if result.rival is not None:
            scores.append(result.rival)
            names.append(self.tr("The Dark Lord"))
        self.model.show(scores, names)
        self._fit_table()
        solo = session.record.setup.solo
        ending = session.scene(0).view.ending
        words = ending_words(solo, ending, result) if solo else verdict(result, session.names)
        self._verdict.setText(tell(words))
        self._why.setText(self._reason(ending))
        self._plot.show_points(session.points_by_round(), session.seats)
        self._lay_dukes(session, at_once=at_once)
        self._table.setCurrentIndex(self.model.index(self.model.rowCount() - 1, 0))
        self._again.setFocus()

    def _reason(self, ending: tuple[str, ...]) -> str:
        words = {
            "monsters": self.tr("All monsters are slain."),
            "domains": self.tr("All domains are built."),
            "exhausted": self.tr("Enough stacks are exhausted."),
            "overrun": self.tr("A column had nobody left to defend it."),
            "siege": self.tr("The deck is used up."),
        }
        return " ".join(words.get(condition, condition) for condition in ending)

    def _lay_dukes(self, session: Session, *, at_once: bool) -> None:
        self._timer.stop()
        self._hidden.clear()
        while item := self._dukes.takeAt(0):
            if widget := item.widget():
                widget.deleteLater()
        view = session.scene(0).view
        players = [*view.players, *([view.rival] if view.rival else [])]
        names = [*session.names, self.tr("The Dark Lord")]
        for name, player in zip(names, players, strict=False):
            if player.duke is not None:
                self._add_duke(name, player.duke)
        if at_once:
            while self._hidden:
                self._reveal()
        elif self._hidden:
            self._timer.start()

    def _add_duke(self, name: str, duke: Duke) -> None:
        box = QWidget()
        column = QVBoxLayout(box)
        column.setContentsMargins(0, 0, 0, 0)
        heading = Heading(self._look, name, 17)
        heading.setAlignment(Qt.AlignmentFlag.AlignCenter)
        portrait = CardPortrait(self._look, shows_back=True)
        column.addWidget(heading)
        column.addWidget(portrait, 1)
        self._dukes.addWidget(box)
        self._hidden.append((portrait, duke))

    def _reveal(self) -> None:
        if self._hidden:
            portrait, duke = self._hidden.pop(0)
            portrait.show_card(duke)
        if not self._hidden:
            self._timer.stop()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Space and self._hidden:
            self._reveal()
            return
        super().keyPressEvent(event)

    def _show_detail(self, current: QModelIndex) -> None:
        if not current.isValid():
            return
        name = self.model.headerData(current.column(), Qt.Orientation.Horizontal)
        self._detail_heading.setText(f"{name} · {self.model.row_words(current.row())}")
        lines = []
        for line in current.data(ScoreRole.LINES):
            cards = ", ".join(card.name for card in line.cards)
            about = f" ({cards})" if len(line.cards) > 1 else ""
            lines.append(f"{line.points:>3}   {tell(line.cause)}{about}")
        self._detail.setText("\n".join(lines))
