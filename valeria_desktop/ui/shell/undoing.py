"""What is said around taking back: why it can't be, and what it costs where something is known."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from valeria_desktop.ui.kit.ask import Way
from valeria_desktop.ui.kit.words import tell
from valeria_desktop.ui.shell.commands import keys_of

if TYPE_CHECKING:
    from collections.abc import Callable

    from valeria_desktop.session.session import Session


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


def ways_back(session: Session, go: Callable[[], object]) -> list[Way]:
    """Return the way back over what came to light, as long as it leads where it led when asked."""
    start = session.undo_start

    def go_there() -> None:
        if session.undo_start == start:
            go()

    words = QCoreApplication.translate("Undoing", "Take it back")
    return [Way(words, go_there, is_final=True)]
