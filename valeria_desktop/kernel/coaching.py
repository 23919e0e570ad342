"""Questions of players to a coach, and the answers, which get better step by step.

A coach knows the View of one seat and worlds imagined from it, never the State.
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
"""Answers a question about a View: one quick answer, and then better ones.

It takes a View, the subject as a plain value, and a stream of chance. Each step takes 0.1 s at
most, so that other questions can run between two steps; a step without a new answer yields None.
"""
PastQuestion = Callable[["Record", Any, "Stream"], Iterator[Any]]
"""Answers a question about the record of a finished game, also step by step."""


@frozen
class SoFar:
    """An answer about the part of a finished game that has been read."""

    answer: Any
    done: int
    """The choices that have been read."""
    total: int


class Way(StrEnum):
    """The way in which a chance of winning was found."""

    VALUE = "value"
    """By the worth of positions alone, as graphs show it."""
    TURN = "turn"
    """By the turn search: a hint's first answer."""
    WORLDS = "worlds"
    """By the turn search and worlds played on: a hint's last word, and the tutor's."""
    JUDGE = "judge"
    """By the search that judges the choices of a finished game."""


Kept = Callable[[float], float]
"""Returns how often a promised chance of winning is kept; it rises, and 0 and 1 stay."""


class ReasonKind(StrEnum):
    """The subject of a reason for a choice."""

    BRINGS = "brings"
    DENIES = "denies"
    """A gain that the choice takes away from other players."""
    RISKS = "risks"
    WAITING = "waiting"
    """The gain or the loss of a player who waits instead."""


@frozen
class Reason:
    """A reason for or against a choice, compared with another choice."""

    kind: ReasonKind
    words: Phrase
    """One sentence."""
    points: float
    """The reason's weight, as a chance of winning from -1 to 1; below 0 it speaks against."""
    is_secret: bool = False
    """The words contain a secret of this seat."""
    cause: str = ""
    """The name of the thing that speaks for the choice, such as "wakes"; each game has its own."""
    number: float | None = None
    """The number in the words that says how much."""
    card: str = ""
    """The name of the card that the words are about; empty if they are about none."""
    is_count: bool = False
    """The words count imagined games; they are told with the numbers, apart from the causes."""


@frozen(eq=False)
class Prospect:
    """An option, its best follow-up options, and the games after them."""

    option: Option
    then: tuple[Option, ...]
    """The best follow-up options in the same turn; questions with one good answer are skipped."""
    games: tuple[Any, ...]
    """One game for each imagined world, after the seat's last decision of this turn."""


Explain = Callable[[Prospect, Prospect, "Stream"], "tuple[Reason, ...]"]
"""Finds the reasons for the first prospect against the second, at most one of a kind and cause.

The games of both prospects come from the same worlds, in the same order.
"""


@frozen(eq=False)
class Coaching:
    """All questions that a game's own coach answers."""

    questions: Mapping[str, Question] = field(factory=dict)
    """Questions about a View, by name."""
    past: Mapping[str, PastQuestion] = field(factory=dict)
    """Questions about a finished game, by name."""
    reasons: Callable[[Any], Explain] | None = None
    """Makes an Explain from a View; None if the game explains choices by numbers only."""
    hint: Callable[[Any], Iterator[Any] | None] | None = None
    """Makes a hint of the game's own for a View; None for a question that has the common hint."""
    otherwise: Callable[[Any], Explain] | None = None
    """Makes an Explain from a View for choices that no reason outweighs: a fact about each. None
    where such choices go without."""
    plain: Callable[[Any], tuple[Reason, ...]] | None = None
    """Says of a View why the first option of a question will do; None without such reasons."""
    kept: Callable[[Any, Way], Kept | None] | None = None
    """Makes a Kept from a View; None where nothing but the promise itself is known."""
