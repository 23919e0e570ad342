"""The queue of the bots' process: a bot's move first, then questions for a coach by urgency."""

from __future__ import annotations

import threading
from enum import IntEnum
from typing import TYPE_CHECKING

from attrs import define

if TYPE_CHECKING:
    from collections.abc import Callable

    from valeria_desktop.session.messages import Consult, Message, Request


_TRIES = 2
"""How often a question is repeated after losses without an answer in between.

The process is stopped for a bot's move now and then, but seldom during the same question."""


class Urgency(IntEnum):
    """How soon the window needs the answer of a coach."""

    POINTED_AT = 0
    """The answer is about the thing that a person looks at now."""
    SHOWN = 1
    """The window has a place that shows the answer all the time."""
    LATER = 2
    """The answer takes long, and the coach works on it in the background."""


@define
class _Waiting:
    make: Callable[[], Consult]
    urgency: Urgency
    turn: int
    """The number of its last turn; the question with the lowest number goes first."""
    made: Consult | None = None
    is_answered: bool = False
    """The first answer has come; a better one waits for the first answers to other questions."""
    losses: int = 0
    """How often the process ended with this question since the last answer."""


class Desk:
    """Takes questions from one thread and hands them one by one to another thread."""

    def __init__(self) -> None:
        self._changed = threading.Condition()
        self._move: Request | None = None
        self._consults: dict[int, _Waiting] = {}
        self._turn = 0
        self._is_closed = False

    def put(self, request: Request) -> None:
        """Queue a question for a bot in place of any earlier one."""
        with self._changed:
            self._move = request
            self._changed.notify()

    def consult(self, ticket: int, make: Callable[[], Consult], urgency: Urgency) -> None:
        """Queue a question for a coach until it is dropped; `make` packs it at its first turn."""
        with self._changed:
            self._turn += 1
            self._consults[ticket] = _Waiting(make, urgency, self._turn)
            self._changed.notify()

    def hasten(self, ticket: int, urgency: Urgency) -> None:
        """Change the urgency of a question for a coach."""
        with self._changed:
            if waiting := self._consults.get(ticket):
                waiting.urgency = urgency

    def answered(self, ticket: int, *, is_new: bool) -> None:
        """Record a new answer to a question, or a step towards one, and forget its losses."""
        with self._changed:
            if waiting := self._consults.get(ticket):
                waiting.losses = 0
                waiting.is_answered |= is_new

    def lost(self, ticket: int) -> bool:
        """Record that the process ended with this question; return whether the desk repeats it."""
        with self._changed:
            waiting = self._consults.get(ticket)
            if waiting is None:
                return False
            waiting.losses += 1
            return waiting.losses <= _TRIES

    def drop(self, ticket: int) -> None:
        """Remove a question for a coach from the queue."""
        with self._changed:
            self._consults.pop(ticket, None)

    def waits_for(self, ticket: int) -> bool:
        """Return whether a question for a coach is still in the queue."""
        with self._changed:
            return ticket in self._consults

    def close(self) -> None:
        """Close the desk: `next` returns no more questions."""
        with self._changed:
            self._is_closed = True
            self._changed.notify()

    def next(self) -> Message | None:
        """Wait for a question and return it; None when the desk is closed."""
        with self._changed:
            while not self._is_closed:
                if self._move is not None:
                    move, self._move = self._move, None
                    return move
                if self._consults:
                    return self._next_consult()
                self._changed.wait()
        return None

    def _next_consult(self) -> Consult:
        waiting = min(self._consults.values(), key=_order)
        self._turn += 1
        waiting.turn = self._turn
        if waiting.made is None:
            waiting.made = waiting.make()
        return waiting.made


def _order(waiting: _Waiting) -> tuple[int, bool, int]:
    return waiting.urgency, waiting.is_answered, waiting.turn
