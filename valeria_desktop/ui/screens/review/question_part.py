"""A tab of the review that asks one question about a game and shows the answer as it grows."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QStackedLayout, QVBoxLayout, QWidget

from valeria_desktop.kernel.coaching import SoFar
from valeria_desktop.session.messages import Wish
from valeria_desktop.ui.controls.text import Text
from valeria_desktop.ui.screens.review.part import ReviewPart
from valeria_desktop.ui.words.phrases import tell

if TYPE_CHECKING:
    from valeria_desktop.session.session import Session
    from valeria_desktop.ui.paint.look import Look

_EDGE = 12


class QuestionPart(ReviewPart):
    """A page for the answer, with how far the game is read; before it a note about the answer."""

    topic: ClassVar[str]

    def __init__(self, look: Look) -> None:
        """Make the tab without a game."""
        super().__init__()
        self._look = look
        self._session: Session | None = None
        self.note = Text(look, "", 17, is_quiet=True)
        self.note.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.page = QWidget()
        self.progress = Text(look, "", 15, is_quiet=True)
        self.progress.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._pages = QStackedLayout()
        self._pages.addWidget(self.note)
        self._pages.addWidget(self.page)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addLayout(self._pages, 1)
        column.addWidget(self.progress)
        self._tell_progress("")

    def _column(self) -> QVBoxLayout:
        """Return the layout of the page."""
        column, edge = QVBoxLayout(self.page), self._look.px(_EDGE)
        column.setContentsMargins(edge, edge // 2, edge, edge // 2)
        column.setSpacing(edge // 2)
        return column

    def show_game(self, session: Session) -> None:
        self._session = session
        self._tell(self.coming())
        self._tell_progress("")
        self.asked.emit(Wish(self.topic))

    def show_answer(self, wish: Wish, answer: Any) -> None:
        session = self._session
        if session is None or wish.topic != self.topic:
            return
        if isinstance(answer, str):
            self._tell(tell(answer))
            return
        is_part = isinstance(answer, SoFar)
        nothing = self._show(session, answer.answer if is_part else answer)
        if not nothing:
            self._pages.setCurrentWidget(self.page)
        elif not is_part:
            self._tell(nothing)
        told = self.tr("{done} of {total} choices read, the rest comes")
        self._tell_progress(told.format(done=answer.done, total=answer.total) if is_part else "")

    def forget(self) -> None:
        self._session = None
        self._tell("")
        self._tell_progress("")
        self._clear()

    def _tell(self, words: str) -> None:
        self.note.setText(words)
        self._pages.setCurrentWidget(self.note)

    def _tell_progress(self, words: str) -> None:
        self.progress.setText(words)
        self.progress.setVisible(bool(words))

    def coming(self) -> str:
        """Return what the page will show, in a sentence."""
        raise NotImplementedError

    def _show(self, session: Session, answer: Any) -> str:
        """Show an answer and return ""; or return a sentence why there is nothing to show."""
        raise NotImplementedError

    def _clear(self) -> None:
        """Remove everything about the last game."""
        raise NotImplementedError
