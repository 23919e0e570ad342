"""A game: four verbs over a state, the same for every game."""

from __future__ import annotations

from abc import ABC, abstractmethod
from enum import IntFlag
from typing import TYPE_CHECKING, Any, Generic, Self, TypeVar

from attrs import field, frozen

from valeria_desktop.kernel.errors import IllegalChoiceError
from valeria_desktop.kernel.events import Event
from valeria_desktop.kernel.state import CARD_REVEALED, DICE_ROLLED, SEAT_CHANGED, State
from valeria_desktop.kernel.steps import advance

if TYPE_CHECKING:
    from collections.abc import Hashable, Sequence

    from valeria_desktop.kernel.decision import Decision
    from valeria_desktop.kernel.options import Option
    from valeria_desktop.kernel.phrases import Phrase
    from valeria_desktop.kernel.rules import Setup
    from valeria_desktop.kernel.score import Result
    from valeria_desktop.kernel.view import View


S = TypeVar("S", bound=State)


class Barrier(IntFlag):
    """What a choice brought to light, so that undo can stop there."""

    NONE = 0
    DICE = DICE_ROLLED
    REVEAL = CARD_REVEALED
    SEAT = SEAT_CHANGED
    """Another seat is asked next."""


@frozen
class Aftermath:
    """What a choice led to."""

    events: tuple[Event, ...]
    barrier: Barrier
    moments: tuple[Any, ...] = field(default=(), eq=False, repr=False)
    """The game right after each event, to be looked at only; where someone watches."""

    def for_seat(self, seat: int) -> tuple[Event, ...]:
        """Return the events that a seat may know of."""
        return tuple(event for event in self.events if event.audience in {None, seat})


_QUIET = tuple(Aftermath((), Barrier(flags)) for flags in range(8))


class Game(ABC, Generic[S]):
    """A game with one open decision, or over."""

    __slots__ = ("_state", "decision", "is_passing", "opening")

    def __init__(self, state: S, decision: Decision | None = None) -> None:
        """Play on from a state; its open decision is worked out unless it is known already."""
        self._state = state
        self.decision: Decision | None = decision or advance(state)
        self.is_passing = False
        """It is a moment in the middle of a choice: nobody is asked, and it is not over."""
        self.opening = Aftermath(self._collected(), Barrier.NONE)
        """What happened before the first question, each event for whom it may be known to."""

    def choose(self, option: Option | str) -> Aftermath:
        """Answer the open decision with one of its options, and run until the next one."""
        decision = self.decision
        if decision is None:
            message = "The game is over; nothing can be chosen any more."
            raise IllegalChoiceError(message)
        if option not in decision.options:
            option = self._named(option, decision)
        state = self._state
        state.barrier = 0
        agenda = state.agenda
        agenda.pop()
        decision.question.answer(state, option)
        following = None
        while agenda and following is None:  # as `advance`, without a call for every choice
            following = agenda.pop().run(state)
        self.decision = following
        if following is not None and following.seat != decision.seat:
            state.barrier |= SEAT_CHANGED
        if state.events is None:
            return _QUIET[state.barrier]
        moments = self._witnessed()
        return Aftermath(self._collected(), Barrier(state.barrier), moments)

    def _named(self, option: Option | str, decision: Decision) -> Option:
        """Find an option that was named by its id, or say why this one can't be chosen."""
        if isinstance(option, str):
            return self._find(option, decision)
        self._find(option.id, decision)  # says why, if the whole option is gone
        raise IllegalChoiceError(f"'{option.words()}' is offered no longer; look again.")

    def _find(self, option_id: str, decision: Decision) -> Option:
        try:
            return decision.option(option_id)
        except IllegalChoiceError as error:
            why = self.why_not(option_id, decision)
            if why is None:
                raise
            raise IllegalChoiceError(why) from error

    def why_not(self, option_id: str, decision: Decision) -> str | None:
        """Say why an option isn't offered, where more can be said than what is offered."""
        return None

    def _collected(self) -> tuple[Event, ...]:
        if self._state.events is None:
            return ()
        events = tuple(self._state.events)
        self._state.events.clear()
        return events

    def watch(self) -> None:
        """Keep from now on how each event leaves the game."""
        self._state.events = Witness(self._state)

    def _witnessed(self) -> tuple[Self, ...]:
        events = self._state.events
        return tuple(map(self._at, events.moments)) if isinstance(events, Witness) else ()

    def _at(self, state: S) -> Self:
        """Return the game at a moment at which nobody is asked, though it may go on."""
        kind = type(self)
        new = kind.__new__(kind)
        new._state, new.decision, new.opening = state, None, _QUIET[0]
        new.is_passing = True
        return new

    def copy(self) -> Self:
        """Return an independent game, which collects events if this one does."""
        kind = type(self)
        new = kind.__new__(kind)
        new._state = self._state.copy()
        if self._state.events is not None:
            new._state.events = []
        new.decision = self.decision
        new.is_passing = self.is_passing
        new.opening = _QUIET[0]
        return new

    def likeness(self) -> Hashable:
        """Return a value that only games share that go on alike; None where that takes too long.

        A bot that looks ahead in one imagined world finds by it that two ways lead to one position.
        """
        return None

    def snapshot(self) -> S:
        """Return an independent copy of the whole truth, to be saved; players see views only."""
        return self._state.copy()

    @property
    def collects_events(self) -> bool:
        """Whether choices give back events; switched off for search."""
        return self._state.events is not None

    @collects_events.setter
    def collects_events(self, collects: bool) -> None:
        self._state.events = [] if collects else None

    @property
    def is_over(self) -> bool:
        """Whether nothing is left to decide."""
        return self.decision is None and not self.is_passing

    @property
    def active(self) -> int:
        """The seat whose turn it is."""
        return self._state.active

    @property
    def depth(self) -> int:
        """Count what is still to be done; it grows while an action is under way."""
        return len(self._state.agenda)

    # --- what each game says for itself

    @abstractmethod
    def view(self, seat: int) -> View:
        """Return all that a seat may know, and nothing else."""

    @abstractmethod
    def public_view(self, seat: int) -> View:
        """Return all that everyone may know, seen from a seat, without the seat's own secrets."""

    @property
    @abstractmethod
    def setup(self) -> Setup:
        """What was asked for."""

    @property
    @abstractmethod
    def seats(self) -> range:
        """All seats."""

    @property
    @abstractmethod
    def turn(self) -> int:
        """The number of turns begun."""

    @property
    @abstractmethod
    def round(self) -> int:
        """The number of rounds begun; none before the first turn."""

    @property
    @abstractmethod
    def ending(self) -> tuple[str, ...]:
        """What ended the game, by name."""

    @abstractmethod
    def result(self) -> Result:
        """Score the game as if it ended now; final when it is over."""

    @abstractmethod
    def verdict(self, names: Sequence[str]) -> Phrase:
        """Say who won and why, as if the game ended now."""


class Witness(list[Event], Generic[S]):
    """The events of a state that is watched, and the truth as it was right after each.

    A window shows one thing after the other, and must not show what comes later; nobody else pays.
    """

    def __init__(self, state: S) -> None:
        super().__init__()
        self._state = state
        self.moments: list[S] = []

    def append(self, event: Event) -> None:
        """Keep what happened, and how it left the state: events are told when they are done."""
        super().append(event)
        self.moments.append(self._state.copy())

    def clear(self) -> None:
        """Forget it all."""
        super().clear()
        self.moments.clear()
