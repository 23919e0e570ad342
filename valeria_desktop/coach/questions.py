"""The coach's questions by name: a game's own answers first, then those common to all games."""

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
"""Questions about a View in every game; without a Worth a game gets only a bot's hint."""
OF_ANY_PAST: Mapping[str, PastQuestion] = {
    "review": door("valeria_desktop.coach.review:review"),
    "past reasons": door("valeria_desktop.coach.look_back:past_reasons"),
}
"""Questions about a finished game, for every game with a Worth."""


class UnknownQuestionError(ValeriaError):
    """A question without an answer in this game."""


def answers(
    rules: Rules[Any],
    topic: str,
    about: object,
    view: View,
    stream: Stream,
) -> Iterator[Any]:
    """Return better and better answers to a question about a View."""
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
    """Return better and better answers to a question about a finished game."""
    rules = record.rules
    question = rules.coaching.past.get(topic)
    if question is None and rules.worth is not None:
        question = OF_ANY_PAST.get(topic)
    if question is None:
        words = f"Of a game of {rules.name} nobody can be asked {quoted(topic)}."
        raise UnknownQuestionError(words)
    return question(record, about, stream)
