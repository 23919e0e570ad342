"""What waits for the bots' process: moves go first, then what a coach is asked, by its urgency."""

from __future__ import annotations

import threading
from enum import IntEnum
from typing import TYPE_CHECKING

from attrs import define

if TYPE_CHECKING:
    from collections.abc import Callable

    from valeria_desktop.session.messages import Consult, Message, Request


_TRIES = 2
"""A process is stopped for a bot now and then, but not for the same question again and again."""


class Urgency(IntEnum):
    """How soon someone wants to know."""

    POINTED_AT = 0
    """It is asked where someone looks just now."""
    SHOWN = 1
    """There is room for it on the table."""
    LATER = 2
    """Something large that is worked on meanwhile."""


@define
class _Waiting:
    make: Callable[[], Consult]
    urgency: Urgency
    turn: int
    """Who was last asked waits longest."""
    made: Consult | None = None
    is_answered: bool = False
    """A first answer is there: better ones come after the first ones of others."""
    losses: int = 0
    """How often it was lost with the process, since it was last answered."""


class Desk:
    """Takes questions from one thread and hands them to another, one after the other."""

    def __init__(self) -> None:
        self._changed = threading.Condition()
        self._move: Request | None = None
        self._consults: dict[int, _Waiting] = {}
        self._turn = 0
        self._is_closed = False

    def put(self, request: Request) -> None:
        """Have a bot asked; nobody waits any more for what it was asked before."""
        with self._changed:
            self._move = request
            self._changed.notify()

    def consult(self, ticket: int, make: Callable[[], Consult], urgency: Urgency) -> None:
        """Have a coach asked until it has nothing more to say; it is packed when its turn comes."""
        with self._changed:
            self._turn += 1
            self._consults[ticket] = _Waiting(make, urgency, self._turn)
            self._changed.notify()

    def hasten(self, ticket: int, urgency: Urgency) -> None:
        """Have something asked sooner or later than was thought."""
        with self._changed:
            if waiting := self._consults.get(ticket):
                waiting.urgency = urgency

    def answered(self, ticket: int, *, is_new: bool) -> None:
        """Take note that there was an answer, or a step towards one."""
        with self._changed:
            if waiting := self._consults.get(ticket):
                waiting.losses = 0
                waiting.is_answered |= is_new

    def lost(self, ticket: int) -> bool:
        """Take note that it was lost with the process; tell whether it is asked again."""
        with self._changed:
            waiting = self._consults.get(ticket)
            if waiting is None:
                return False
            waiting.losses += 1
            return waiting.losses <= _TRIES

    def drop(self, ticket: int) -> None:
        """Ask no more about it."""
        with self._changed:
            self._consults.pop(ticket, None)

    def waits_for(self, ticket: int) -> bool:
        """Tell whether someone still wants to know."""
        with self._changed:
            return ticket in self._consults

    def close(self) -> None:
        """Ask nothing more."""
        with self._changed:
            self._is_closed = True
            self._changed.notify()

    def next(self) -> Message | None:
        """Wait for something to be asked; None when the desk is closed."""
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
