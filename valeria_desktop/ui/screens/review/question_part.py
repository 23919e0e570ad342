"""A tab of the review that asks one question about a game and shows the answer."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QStackedLayout, QVBoxLayout, QWidget

from valeria_desktop.session.messages import Wish
from valeria_desktop.ui.controls.text import Text
from valeria_desktop.ui.screens.review.part import ReviewPart
from valeria_desktop.ui.words.phrases import tell

if TYPE_CHECKING:
    from valeria_desktop.session.session import Session
    from valeria_desktop.ui.paint.look import Look

_EDGE = 12


class QuestionPart(ReviewPart):
    """A page for the answer; until then a note that it is being worked out, or why it can't be."""

    topic: ClassVar[str]

    def __init__(self, look: Look) -> None:
        """Make the tab without a game."""
        super().__init__()
        self._look = look
        self._session: Session | None = None
        self.note = Text(look, "", 17, is_quiet=True)
        self.note.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.page = QWidget()
        self._pages = QStackedLayout(self)
        self._pages.addWidget(self.note)
        self._pages.addWidget(self.page)

    def _column(self) -> QVBoxLayout:
        """Return the layout of the page."""
        column, edge = QVBoxLayout(self.page), self._look.px(_EDGE)
        column.setContentsMargins(edge, edge // 2, edge, edge // 2)
        column.setSpacing(edge // 2)
        return column

    def show_game(self, session: Session) -> None:
        self._session = session
        self._tell(self.tr("Being worked out…"))
        self.asked.emit(Wish(self.topic))

    def show_answer(self, wish: Wish, answer: Any) -> None:
        session = self._session
        if session is None or wish.topic != self.topic:
            return
        if isinstance(answer, str):
            self._tell(tell(answer))
            return
        nothing = self._show(session, answer)
        if nothing:
            self._tell(nothing)
        else:
            self._pages.setCurrentWidget(self.page)

    def forget(self) -> None:
        self._session = None
        self._tell("")
        self._clear()

    def _tell(self, words: str) -> None:
        self.note.setText(words)
        self._pages.setCurrentWidget(self.note)

    def _show(self, session: Session, answer: Any) -> str:
        """Show an answer and return ""; or return a sentence why there is nothing to show."""
        raise NotImplementedError

    def _clear(self) -> None:
        """Remove everything about the last game."""
        raise NotImplementedError
