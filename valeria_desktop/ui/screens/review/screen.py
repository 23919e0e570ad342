"""The review: the decisive choices of a game, and the game's own parts of a review."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QProgressBar, QTabWidget, QVBoxLayout

from valeria_desktop.ui.controls.button import Button
from valeria_desktop.ui.controls.page import Page
from valeria_desktop.ui.controls.text import Heading, Text
from valeria_desktop.ui.paint.look import FittedLook
from valeria_desktop.ui.screens.review.decisive import DecisiveChoices
from valeria_desktop.ui.words.phrases import tell

if TYPE_CHECKING:
    from PySide6.QtGui import QResizeEvent
    from PySide6.QtWidgets import QWidget

    from valeria_desktop.session.messages import Wish
    from valeria_desktop.session.session import Session
    from valeria_desktop.ui.coach.reviews import GameReviews
    from valeria_desktop.ui.face import Face
    from valeria_desktop.ui.paint.look import Look
    from valeria_desktop.ui.screens.review.part import ReviewPart

_MORE = 1.15  # largest text, as a multiple of the table's in the same window


class ReviewScreen(Page):
    """Shows the review of a game, batch by batch as it is worked out."""

    is_wooden = False

    moment_asked = Signal(int)
    """The number of choices before the moment that the player wants to see."""

    def __init__(self, look: Look, looking: GameReviews) -> None:
        """Make the screen, as yet without a game."""
        super().__init__(look)
        self._look: FittedLook = FittedLook(look, _MORE, self)
        self.looking = looking
        self._face: Face | None = None
        self._session: Session | None = None
        self.parts: list[ReviewPart] = []
        self.heading = Heading(self._look, "", 24)
        self.state = Text(self._look, "", 14.5, is_quiet=True)
        self.bar = QProgressBar()
        self.bar.setTextVisible(False)
        self.pause = Button(self._look, "")
        self.deciding = DecisiveChoices(self._look)
        self.tabs = QTabWidget()
        self._lay_out()
        self.pause.clicked.connect(self._stop_or_go_on)
        self.deciding.moment_asked.connect(self.moment_asked)
        looking.grown.connect(self._show_found)
        looking.told.connect(self._tell)

    def _lay_out(self) -> None:
        px = self._look.px
        outer, head = QVBoxLayout(self), QHBoxLayout()
        outer.setContentsMargins(px(18), px(8), px(18), px(10))
        self.back = self.back_button()
        head.addWidget(self.back)
        head.addWidget(self.heading, 1)
        head.addWidget(self.state)
        head.addWidget(self.bar)
        head.addWidget(self.pause)
        self.bar.setFixedWidth(px(140))
        self.state.setWordWrap(False)
        outer.addLayout(head)
        self.tabs.addTab(self.deciding, self.tr("What decided it"))
        outer.addWidget(self.tabs, 1)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._look.fit(self.size())

    # --- the game

    def show_game(self, session: Session, face: Face) -> None:
        """Review a game; results of an earlier review are shown at once."""
        self._session = session
        self.heading.setText(tell(session.verdict()))
        self.deciding.show_game(session)
        self._use(face)
        self.looking.look_at(session)
        for part in self.parts:
            part.show_game(session)
        self._show_found()
        self.tabs.setCurrentIndex(0)

    @property
    def first_focus(self) -> QWidget:
        return self.deciding.list

    def _use(self, face: Face) -> None:
        """Use the parts of a game's face as tabs."""
        if face is self._face:
            return
        self._face = face
        for part in self.parts:
            self.tabs.removeTab(self.tabs.indexOf(part))
            part.deleteLater()
        self.parts = [make(self._look) for make in face.make_review_parts]
        for part in self.parts:
            self.tabs.addTab(part, part.title())
            part.asked.connect(self.looking.ask)
            part.dropped.connect(self.looking.drop)
            part.moment_asked.connect(self.moment_asked)

    def forget(self) -> None:
        """Forget the game; the review's results stay with the reviews."""
        self._session = None
        self.looking.leave()
        self.deciding.forget()
        for part in self.parts:
            part.forget()

    # --- results

    def _show_found(self) -> None:
        session, found = self._session, self.looking.found
        if session is None:
            return
        self.deciding.show_parts(tuple(found.parts))
        total = found.total or len(session.record.choices)
        self.bar.setRange(0, max(1, total))
        self.bar.setValue(found.done)
        is_open = not found.is_whole and session.rules.worth is not None
        self.bar.setVisible(is_open)
        self.pause.setVisible(is_open)
        words = self.tr("Stop") if self.looking.is_going else self.tr("Continue")
        self.pause.setText(words)
        self.state.setText(self._state(found.done, total, is_open=is_open))
        self.bar.setAccessibleName(self.state.text())

    def _state(self, done: int, total: int, *, is_open: bool) -> str:
        if is_open:
            words = self.tr("{done} of {total} choices looked at")
            return words.format(done=done, total=total)
        return self.deciding.legend()

    def _tell(self, wish: Wish, answer: object) -> None:
        for part in self.parts:
            part.show_answer(wish, answer)

    def _stop_or_go_on(self) -> None:
        if self.looking.is_going:
            self.looking.stop()
        else:
            self.looking.go_on()
