"""Going back in a game and forth again, and what is said where that can't be or has a cost."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QCoreApplication, QObject, Signal

from valeria_desktop.session.session import Session
from valeria_desktop.ui.controls.foot_bars import AskWay
from valeria_desktop.ui.program.commands import keys_of
from valeria_desktop.ui.words.phrases import tell

if TYPE_CHECKING:
    from collections.abc import Callable


def why_not(session: Session | None) -> str:
    """Say why nothing can be taken back; nothing if it can."""
    if session is None:
        return QCoreApplication.translate("Undoing", "There is no game")
    refusal = session.undo_refusal
    return tell(refusal) if refusal else ""


def refusal_words(session: Session | None) -> str:
    """Say that nothing can be taken back, why, and what goes back all the same."""
    words = QCoreApplication.translate("Undoing", "Undo is not possible: {why}.")
    words = words.format(why=why_not(session))
    if session is None or not session.record.choices:
        return words
    more = QCoreApplication.translate(
        "Undoing", "Rewind ({key}) goes back all the same, and the game says so."
    )
    return f"{words} {more.format(key=keys_of('rewind'))}"


def what_back(session: Session | None) -> str:
    """Say what undo takes back; nothing if it takes nothing."""
    words = session.undoes if session else None
    return tell(words, session.names) if words and session else ""


def mark_words(session: Session) -> str:
    """Ask whether to take back what someone knows more than, and say what it costs."""
    mark = session.undo_mark
    words = QCoreApplication.translate(
        "Undoing",
        "Take back: {what}? {known} since, so the game is marked as rewound and not counted.",
    )
    return words.format(what=what_back(session), known=tell(mark) if mark else "")


def ways_back(session: Session, go: Callable[[], object]) -> list[AskWay]:
    """Return the way back over what came to light, as long as it leads where it led when asked."""
    start = session.undo_start

    def go_there() -> None:
        if session.undo_start == start:
            go()

    words = QCoreApplication.translate("Undoing", "Take it back")
    return [AskWay(words, go_there, is_final=True)]


class UndoController(QObject):
    """What leads a session, as far as it goes to and fro in it."""

    told = Signal(str)
    questioned = Signal(str, object)
    """What the game doesn't ask, and the ways to go on."""
    withdrawn = Signal(object)
    """The ways to go on from such a question that needs no answer any more."""

    def __init__(self, parent: QObject | None = None) -> None:
        """Lead nothing yet."""
        super().__init__(parent)
        self.session: Session | None = None

    def view(self, seat: int) -> Any:
        """Return all that a seat may know, for the eyes of its player; None without a game."""
        return self.session.view(seat) if self.session else None

    def _travel(self, go: Callable[[Session], None]) -> None:
        raise NotImplementedError

    @property
    def undo_refusal(self) -> str:
        """Say why nothing can be taken back; nothing if it can."""
        return why_not(self.session)

    @property
    def undoes(self) -> str:
        """Say what undo takes back; nothing if it takes nothing."""
        return what_back(self.session)

    @property
    def can_redo(self) -> bool:
        """Whether something can be done again."""
        return self.session is not None and self.session.can_redo

    def undo(self) -> None:
        """Take the last action back, or say why it can't be; ask first if it leaves a mark."""
        session = self.session
        if session is None or self.undo_refusal:
            self.told.emit(refusal_words(session))
        elif session.undo_mark is not None and not session.is_rewound:
            ways = ways_back(session, lambda: self._travel(Session.undo))
            self.questioned.emit(mark_words(session), ways)
        else:
            self._travel(Session.undo)

    def redo(self) -> None:
        """Do again what was taken back."""
        if self.can_redo:
            self._travel(Session.redo)

    def rewind(self, choices: int) -> None:
        """Go back to where a number of choices had been made."""
        self._travel(lambda session: session.rewind(choices))
