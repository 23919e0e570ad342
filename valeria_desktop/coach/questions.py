"""Where questions go by their names: to what every game answers, or to the game's own."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from valeria_desktop.kernel.doors import door
from valeria_desktop.kernel.errors import ValeriaError
from valeria_desktop.kernel.foreign import quoted

if TYPE_CHECKING:
    from collections.abc import Iterator

    from valeria_desktop.kernel.chance import Stream
    from valeria_desktop.kernel.coaching import PastQuestion
    from valeria_desktop.kernel.record import Record
    from valeria_desktop.kernel.rules import Rules
    from valeria_desktop.kernel.view import View

_Common = Callable[["Rules[Any]", "View", Any, "Stream"], "Iterator[Any]"]


_COMMON: Mapping[str, _Common] = {
    "hint": door("valeria_desktop.coach.hint:hint"),
    "tutor": door("valeria_desktop.coach.tutor:tutor"),
}
"""What may be asked of every game; most of it where it says what its positions are worth."""
OF_ANY_PAST: Mapping[str, PastQuestion] = {"review": door("valeria_desktop.coach.review:review")}
"""What may be asked about any game that is over, if it says what its positions are worth."""


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
    if question is not None:
        return question(view, about, stream)
    common = _COMMON.get(topic)
    if common is None:
        raise UnknownQuestionError(f"Of {rules.name} nobody can be asked {quoted(topic)}.")
    return common(rules, view, about, stream)


def answers_of_past(
    record: Record,
    topic: str,
    about: object,
    stream: Stream,
) -> Iterator[Any]:
    """Answer a question about a game that is over, and then better."""
    rules = record.rules
    question = rules.coaching.past.get(topic)
    if question is None and rules.worth is not None:
        question = OF_ANY_PAST.get(topic)
    if question is None:
        words = f"Of a game of {rules.name} nobody can be asked {quoted(topic)}."
        raise UnknownQuestionError(words)
    return question(record, about, stream)
