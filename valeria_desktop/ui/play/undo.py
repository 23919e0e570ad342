"""Undo, redo and rewind, with the words for an undo that is refused or has a cost."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QCoreApplication, QObject, Signal

from valeria_desktop.ui.program.commands import keys_of
from valeria_desktop.ui.voice.question import AskWay
from valeria_desktop.ui.words.phrases import tell

if TYPE_CHECKING:
    from collections.abc import Callable

    from valeria_desktop.session.session import Session


def why_not(session: Session | None) -> str:
    """Return why undo is not possible; the empty text if it is."""
    if session is None:
        return QCoreApplication.translate("Undoing", "There is no game")
    refusal = session.undo_refusal
    return tell(refusal) if refusal else ""


def refusal_words(session: Session | None) -> str:
    """Return that undo is not possible, why, and that rewinding is possible all the same."""
    words = QCoreApplication.translate("Undoing", "Undo is not possible: {why}.")
    words = words.format(why=why_not(session))
    if session is None or not session.record.choices:
        return words
    more = QCoreApplication.translate(
        "Undoing", "Rewind ({key}) can still go back; the game is then marked."
    )
    return f"{words} {more.format(key=keys_of('rewind'))}"


def what_back(session: Session | None) -> str:
    """Return the words for the action that undo takes back; the empty text without one."""
    words = session.undoes if session else None
    return tell(words, session.names) if words and session else ""


def mark_words(session: Session) -> str:
    """Return the question whether to undo an action that told a secret, and the cost of it."""
    mark = session.undo_mark
    words = QCoreApplication.translate(
        "Undoing",
        "Take back: {what}? {known} since then, so the game will be marked as rewound and won't "
        "count.",
    )
    return words.format(what=what_back(session), known=tell(mark) if mark else "")


def ways_back(session: Session, go: Callable[[], object]) -> list[AskWay]:
    """Return the way to undo after a question; it does nothing if undo now leads elsewhere."""
    start = session.undo_start

    def go_there() -> None:
        if session.undo_start == start:
            go()

    words = QCoreApplication.translate("Undoing", "Take it back")
    return [AskWay(words, go_there, is_final=True)]


class UndoController(QObject):
    """The part of the controller that goes back and forth in a session."""

    told = Signal(str)
    questioned = Signal(str, object)
    """A question that is not the game's, and the ways to go on."""

    def __init__(self, parent: QObject | None = None) -> None:
        """Begin without a session."""
        super().__init__(parent)
        self.session: Session | None = None

    def view(self, seat: int) -> Any:
        """Return the view of a seat, for its player's eyes only; None without a game."""
        return self.session.view(seat) if self.session else None

    def _travel(self, go: Callable[[Session], None]) -> None:
        raise NotImplementedError

    @property
    def undo_refusal(self) -> str:
        """The reason why undo is not possible; empty if it is."""
        return why_not(self.session)

    @property
    def undoes(self) -> str:
        """The words for the action that undo takes back; empty without one."""
        return what_back(self.session)

    @property
    def can_redo(self) -> bool:
        """Whether an action that was taken back can be done again."""
        return self.session is not None and self.session.can_redo

    def undo(self) -> None:
        """Take the last action back, or tell why not; ask first if that marks the game."""
        session = self.session
        if session is None or self.undo_refusal:
            self.told.emit(refusal_words(session))
        elif session.undo_mark is not None and not session.is_rewound:
            ways = ways_back(session, lambda: self._travel(lambda session: session.undo()))
            self.questioned.emit(mark_words(session), ways)
        else:
            self._travel(lambda session: session.undo())

    def redo(self) -> None:
        """Do the action again that was taken back last."""
        if self.can_redo:
            self._travel(lambda session: session.redo())

    def rewind(self, choices: int) -> None:
        """Go back to the moment after a number of choices."""
        self._travel(lambda session: session.rewind(choices))
