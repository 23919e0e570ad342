"""What a game's players may ask beyond what to choose: questions with answers that get better.

A coach knows what one seat sees, and worlds imagined from that; never the truth.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from enum import StrEnum
from typing import TYPE_CHECKING, Any

from attrs import field, frozen

if TYPE_CHECKING:
    from valeria_desktop.kernel.chance import Stream
    from valeria_desktop.kernel.options import Option
    from valeria_desktop.kernel.phrases import Phrase
    from valeria_desktop.kernel.record import Record

Question = Callable[[Any, Any, "Stream"], Iterator[Any]]
"""Answers something about what a seat sees: a quick answer, and then better ones.

It is given a view, what is asked about - a plain value -, and chance. Each step takes a tenth of a
second at most, so that others can be asked between; a step that brought nothing new gives None.
"""
PastQuestion = Callable[["Record", Any, "Stream"], Iterator[Any]]
"""The same about a game that is over."""


class ReasonKind(StrEnum):
    """What a reason for a choice is about."""

    BRINGS = "brings"
    DENIES = "denies"
    """What others could have had."""
    RISKS = "risks"
    WAITING = "waiting"
    """What comes of waiting, or would be lost by it."""


@frozen
class Reason:
    """Why a choice is better than another, or what it has that the other hasn't."""

    kind: ReasonKind
    words: Phrase
    """A sentence."""
    points: float
    """What it counts, as a share of the chance of winning: below 0 against the choice."""
    is_secret: bool = False
    """It tells something that only this seat may know."""


@frozen(eq=False)
class Prospect:
    """A choice with what becomes of it."""

    option: Option
    then: tuple[Option, ...]
    """What is best chosen after it in the same turn, where there is something to choose."""
    games: tuple[Any, ...]
    """The games in some imagined worlds, when what the seat decides in this turn is done."""


Explain = Callable[[Prospect, Prospect, "Stream"], "tuple[Reason, ...]"]
"""Says what the first choice has that the second hasn't: at most one reason of a kind.

Both became of the same worlds, in the same order.
"""


@frozen(eq=False)
class Coaching:
    """What may be asked of a game."""

    questions: Mapping[str, Question] = field(factory=dict)
    """By name, about what a seat sees."""
    past: Mapping[str, PastQuestion] = field(factory=dict)
    """By name, about a game that is over."""
    reasons: Callable[[Any], Explain] | None = None
    """Makes, for what a seat sees, what explains choices by more than numbers."""
