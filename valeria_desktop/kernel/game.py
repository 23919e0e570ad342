"""The loop of every game: ask a decision, take a choice, run steps, and collect events."""

from __future__ import annotations

from abc import ABC, abstractmethod
from enum import IntFlag
from typing import TYPE_CHECKING, Any, ClassVar, Generic, Self, TypeVar

from attrs import field, frozen

from valeria_desktop.kernel.errors import IllegalChoiceError
from valeria_desktop.kernel.events import Event
from valeria_desktop.kernel.state import CARD_REVEALED, DICE_ROLLED, SEAT_CHANGED, State, TableState
from valeria_desktop.kernel.steps import advance

if TYPE_CHECKING:
    from collections.abc import Hashable, Sequence

    from valeria_desktop.kernel.decision import Decision
    from valeria_desktop.kernel.options import Option
    from valeria_desktop.kernel.phrases import Phrase
    from valeria_desktop.kernel.rules import Setup
    from valeria_desktop.kernel.score import Result
    from valeria_desktop.kernel.view import View, ViewMaker


S = TypeVar("S", bound=State)


class Barrier(IntFlag):
    """The facts that a choice revealed or changed; undo can stop at such a choice."""

    NONE = 0
    DICE = DICE_ROLLED
    REVEAL = CARD_REVEALED
    SEAT = SEAT_CHANGED
    """The next decision asks another seat."""


@frozen
class Aftermath:
    """The events and the barrier of a choice."""

    events: tuple[Event, ...]
    barrier: Barrier
    moments: tuple[Any, ...] = field(default=(), eq=False, repr=False)
    """The game right after each event, to look at only; empty unless the game is watched."""

    def for_seat(self, seat: int) -> tuple[Event, ...]:
        """Return the events that a seat may know."""
        return tuple(event for event in self.events if event.audience in {None, seat})


_BARRIERS = tuple(Barrier(flags) for flags in range(8))
_QUIET = tuple(Aftermath((), barrier) for barrier in _BARRIERS)


class Game(ABC, Generic[S]):
    """A game in play: one decision at a time is open, and none when the game is over."""

    __slots__ = ("_state", "decision", "is_passing", "opening")

    def __init__(self, state: S, decision: Decision | None = None) -> None:
        """Play on from a state; without a decision, run its steps up to the next one."""
        self._state = state
        self.decision: Decision | None = decision or advance(state)
        self.is_passing = False
        """The game is a moment in the middle of a choice: no seat is asked, and it isn't over."""
        self.opening = Aftermath(self._collected(), Barrier.NONE)
        """The events before the first decision; `for_seat` filters them for a seat."""

    def choose(self, option: Option | str) -> Aftermath:
        """Answer the open decision, run to the next one, and return the events of the choice."""
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
        while agenda and following is None:  # the loop of `advance`, without the time of a call
            following = agenda.pop().run(state)
        self.decision = following
        if following is not None and following.seat != decision.seat:
            state.barrier |= SEAT_CHANGED
        events = state.events
        if events is None:
            return _QUIET[state.barrier]
        moments = self._witnessed(events) if isinstance(events, Witness) else ()
        happened = tuple(events)
        events.clear()
        return Aftermath(happened, _BARRIERS[state.barrier], moments)

    def _named(self, option: Option | str, decision: Decision) -> Option:
        """Return the offered option of an id; refuse any other option with a reason."""
        if isinstance(option, str):
            return self._find(option, decision)
        self._find(option.id, decision)  # refuses with a reason if no option has this id now
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
        """Return the reason why an option isn't offered; None if the game knows no special one."""
        return None

    def _collected(self) -> tuple[Event, ...]:
        if self._state.events is None:
            return ()
        events = tuple(self._state.events)
        self._state.events.clear()
        return events

    def watch(self) -> None:
        """Keep from now on the game right after each event."""
        self._state.events = Witness(self._state)

    def _witnessed(self, events: Witness[S]) -> tuple[Self, ...]:
        return tuple(map(self._at, events.moments))

    def _at(self, state: S) -> Self:
        """Return the game in a state from the middle of a choice."""
        kind = type(self)
        new = kind.__new__(kind)
        new._state, new.decision, new.opening = state, None, _QUIET[0]
        new.is_passing = True
        return new

    def copy(self) -> Self:
        """Return an independent game, which collects events if this one does."""
        kind = type(self)
        new = kind.__new__(kind)
        state = self._state
        new._state = copied = state.copy()
        if state.events is not None:
            copied.events = []
        new.decision = self.decision
        new.is_passing = self.is_passing
        new.opening = _QUIET[0]
        return new

    def likeness(self) -> Hashable:
        """Return a value that is equal for games with the same future; None if that takes too long.

        A bot that looks ahead in one imagined world recognises by it two ways to one position.
        """
        return None

    def snapshot(self) -> S:
        """Return an independent copy of the State, to save it; players see Views only."""
        return self._state.copy()

    @property
    def collects_events(self) -> bool:
        """Whether choices return events; a search switches them off."""
        return self._state.events is not None

    @collects_events.setter
    def collects_events(self, collects: bool) -> None:
        self._state.events = [] if collects else None

    @property
    def is_over(self) -> bool:
        """Whether the game has no further decision."""
        return self.decision is None and not self.is_passing

    @property
    def active(self) -> int:
        """The seat whose turn it is."""
        return self._state.active

    @property
    def depth(self) -> int:
        """The number of steps on the agenda; it grows while an action is under way."""
        return len(self._state.agenda)

    # --- what each game says for itself

    @abstractmethod
    def view(self, seat: int) -> View:
        """Return the View of a seat: all facts that it may know, and no others."""

    @abstractmethod
    def public_view(self, seat: int) -> View:
        """Return the public View from a seat's side: it has no secrets, not even that seat's."""

    @property
    @abstractmethod
    def setup(self) -> Setup:
        """The set-up that the game was dealt from."""

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
        """The number of rounds begun; 0 before the first turn."""

    @property
    @abstractmethod
    def ending(self) -> tuple[str, ...]:
        """The names of the conditions that ended the game; empty before."""

    @abstractmethod
    def result(self) -> Result:
        """Return the scores and winners as if the game ended now; final when it is over."""

    @abstractmethod
    def verdict(self, names: Sequence[str]) -> Phrase:
        """Return a sentence with the winners and the reason, as if the game ended now."""


P = TypeVar("P", bound=TableState)
T = TypeVar("T")
V = TypeVar("V", bound="View")
U = TypeVar("U", bound="Setup")


class TableGame(Game[P], Generic[P, T, V, U]):
    """A game of a box: its State has a table, players, turns and rounds; its View is compiled."""

    __slots__ = ()

    make_view: ClassVar[ViewMaker[Any]]

    def view(self, seat: int) -> V:
        """Return the View of a seat: all facts that it may know, and no others."""
        found: V = self.make_view(self._state, self.decision, seat)
        return found

    def public_view(self, seat: int) -> V:
        """Return the public View from a seat's side: it has no secrets, not even that seat's."""
        found: V = self.make_view(self._state, self.decision, seat, is_public=True)
        return found

    @property
    def table(self) -> T:
        """The table: the public data that stays the same for the whole game."""
        table: T = self._state.table
        return table

    @property
    def setup(self) -> U:
        """The set-up that the game was dealt from."""
        setup: U = self._state.table.setup
        return setup

    @property
    def seats(self) -> range:
        """All seats."""
        return range(len(self._state.players))

    @property
    def turn(self) -> int:
        """The number of turns begun."""
        return self._state.turn

    @property
    def round(self) -> int:
        """The number of rounds begun; 0 before the first turn."""
        return self._state.round

    @property
    def ending(self) -> tuple[str, ...]:
        """The names of the conditions that ended the game; empty before."""
        return self._state.ending


class Witness(list[Event], Generic[S]):
    """The events of a watched state, and a copy of the state right after each of them.

    A window shows events one by one and must not show later ones. Only watched games are copied.
    """

    def __init__(self, state: S) -> None:
        super().__init__()
        self._state = state
        self.moments: list[S] = []

    def append(self, event: Event) -> None:
        """Keep an event and a copy of the state, in which the event has already happened."""
        super().append(event)
        self.moments.append(self._state.copy())

    def clear(self) -> None:
        """Forget all events and copies."""
        super().clear()
        self.moments.clear()
