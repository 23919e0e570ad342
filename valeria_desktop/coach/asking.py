"""Where questions go by their names: to what every game answers, or to the game's own."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from valeria_desktop.kernel.errors import ValeriaError
from valeria_desktop.kernel.foreign import quoted

if TYPE_CHECKING:
    from collections.abc import Iterator

    from valeria_desktop.kernel.chance import Stream
    from valeria_desktop.kernel.record import Record
    from valeria_desktop.kernel.rules import Rules
    from valeria_desktop.kernel.view import View


class UnknownQuestionError(ValeriaError):
    """A question that nobody answers."""


def answers(
    rules: Rules[Any],
    topic: str,
    about: object,
    view: View,
    stream: Stream,
) -> Iterator[Any]:
    """Answer a question about what a seat sees, and then better."""
    question = rules.coaching.questions.get(topic)
    if question is None:
        raise UnknownQuestionError(f"Of {rules.name} nobody can be asked {quoted(topic)}.")
    return question(view, about, stream)


def answers_of_past(
    record: Record,
    topic: str,
    about: object,
    stream: Stream,
) -> Iterator[Any]:
    """Answer a question about a game that is over, and then better."""
    question = record.rules.coaching.past.get(topic)
    if question is None:
        words = f"Of a game of {record.rules.name} nobody can be asked {quoted(topic)}."
        raise UnknownQuestionError(words)
    return question(record, about, stream)
