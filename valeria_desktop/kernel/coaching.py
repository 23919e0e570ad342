"""What a game's players may ask beyond what to choose: questions with answers that get better.

Whoever answers knows what one seat sees, and worlds imagined from that; never the truth.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import TYPE_CHECKING, Any

from attrs import field, frozen

if TYPE_CHECKING:
    from valeria_desktop.kernel.chance import Stream
    from valeria_desktop.kernel.record import Record

Question = Callable[[Any, Any, "Stream"], Iterator[Any]]
"""Answers something about what a seat sees: a quick answer, and then better ones.

It is given a view, what is asked about - a plain value -, and chance. Each step takes a tenth of a
second at most, so that others can be asked between; a step that brought nothing new gives None.
"""
PastQuestion = Callable[["Record", Any, "Stream"], Iterator[Any]]
"""The same about a game that is over."""


@frozen(eq=False)
class Coaching:
    """What may be asked of a game."""

    questions: Mapping[str, Question] = field(factory=dict)
    """By name, about what a seat sees."""
    past: Mapping[str, PastQuestion] = field(factory=dict)
    """By name, about a game that is over."""
