"""A game: four verbs over a state, and the rest of what may be asked of it."""

from __future__ import annotations

from enum import IntFlag
from typing import TYPE_CHECKING

from attrs import frozen

from valeria_desktop.engine.deal import opening_events
from valeria_desktop.engine.errors import IllegalChoiceError
from valeria_desktop.engine.harvest import activated
from valeria_desktop.engine.imagine import imagine_state
from valeria_desktop.engine.modes import conditions, deal, lay_out, verdict
from valeria_desktop.engine.modes import result as result_of
from valeria_desktop.engine.options import Action
from valeria_desktop.engine.quote import Quote, quote
from valeria_desktop.engine.score import Result
from valeria_desktop.engine.setup import Setup, check
from valeria_desktop.engine.state import CARD_REVEALED, DICE_ROLLED, SEAT_CHANGED, State
from valeria_desktop.engine.steps import advance
from valeria_desktop.engine.targets import PILES, PLACES, place_name
from valeria_desktop.engine.view import View, make_view

if TYPE_CHECKING:
    from collections.abc import Sequence

    from valeria_desktop.engine.cards import Citizen, Starter
    from valeria_desktop.engine.catalog import Catalog
    from valeria_desktop.engine.chance import Stream
    from valeria_desktop.engine.decision import Decision
    from valeria_desktop.engine.events import Event
    from valeria_desktop.engine.holdings import Holdings
    from valeria_desktop.engine.options import Option
    from valeria_desktop.engine.phrases import Phrase
    from valeria_desktop.engine.table import Table


class Barrier(IntFlag):
    """What a choice brought to light, so that undo can stop there."""

    NONE = 0
    DICE = DICE_ROLLED
    REVEAL = CARD_REVEALED
    SEAT = SEAT_CHANGED
    """Another seat is asked next."""


@frozen
class Outcome:
    """What a choice led to."""

    events: tuple[Event, ...]
    barrier: Barrier

    def for_seat(self, seat: int) -> tuple[Event, ...]:
        """Give the events that a seat may know of."""
        return tuple(event for event in self.events if event.audience in {None, seat})


_QUIET = tuple(Outcome((), Barrier(flags)) for flags in range(8))


class Game:
    """A game of Valeria: one open decision, or over."""

    __slots__ = ("_state", "decision", "opening")

    def __init__(self, state: State, decision: Decision | None = None) -> None:
        """Play on from a state; its open decision is worked out unless it is known already."""
        self._state = state
        self.decision: Decision | None = decision or advance(state)
        self.opening = Outcome(self._collected(), Barrier.NONE)
        """What happened before the first question: dealing, each Duke for its player only."""

    def choose(self, option: Option | str) -> Outcome:
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
        return Outcome(self._collected(), Barrier(state.barrier))

    def _named(self, option: Option | str, decision: Decision) -> Option:
        """Find an option that was named by its id, or say why this one can't be chosen."""
        if isinstance(option, str):
            return self._find(option, decision)
        self._find(option.id, decision)  # says why, if the whole option is gone
        raise IllegalChoiceError(f"'{option.words()}' is offered no longer; look again.")

    def _find(self, option_id: str, decision: Decision) -> Option:
        """Find an option by its id, or say why it isn't offered."""
        try:
            return decision.option(option_id)
        except IllegalChoiceError as error:
            action, _, name = option_id.partition(" ")
            if name not in _PLACES or action not in _ACTIONS:
                raise
            found = self.quote(decision.seat, _PLACES[name])
            if found.action is not Action(action):
                raise
            card = found.card.name if found.card else name
            reasons = "; ".join(found.reasons)
            message = f"{card} at {name} can't be chosen now: {reasons}."
            raise IllegalChoiceError(message) from error

    def _collected(self) -> tuple[Event, ...]:
        if self._state.events is None:
            return ()
        events = tuple(self._state.events)
        self._state.events.clear()
        return events

    def copy(self) -> Game:
        """Give an independent game, which collects events if this one does."""
        new = _new_game(Game)
        new._state = self._state.copy()
        if self._state.events is not None:
            new._state.events = []
        new.decision = self.decision
        new.opening = _QUIET[0]
        return new

    def holdings(self, seat: int) -> Holdings:
        """Give what a player owns, to be read only; bots ask it of worlds they imagine."""
        return self._state.players[seat]

    def rival(self) -> Holdings | None:
        """Give what the Dark Lord has in a solo game, to be read only."""
        return self._state.rival

    @property
    def ending(self) -> tuple[str, ...]:
        """Name what ended the game."""
        return self._state.ending

    def snapshot(self) -> State:
        """Give an independent copy of the whole truth, to be saved; players see views only."""
        return self._state.copy()

    @property
    def collects_events(self) -> bool:
        """Whether choices give back events; switched off for search."""
        return self._state.events is not None

    @collects_events.setter
    def collects_events(self, collects: bool) -> None:
        self._state.events = [] if collects else None

    def view(self, seat: int) -> View:
        """Give what a seat may know, and nothing else."""
        return make_view(self._state, self.decision, seat)

    @property
    def is_over(self) -> bool:
        """Tell whether the game is over."""
        return self.decision is None

    @property
    def turn(self) -> int:
        """Give the number of turns begun."""
        return self._state.turn

    @property
    def seats(self) -> range:
        """Give all seats."""
        return range(len(self._state.players))

    @property
    def table(self) -> Table:
        """Give what stays the same for the whole game."""
        return self._state.table

    def quote(self, seat: int, place: int, *, depth: int = 0) -> Quote:
        """Say what a card of the centre costs a seat, whether it may, and if not why not."""
        return quote(self._state, self.decision, seat, place, depth=depth)

    def would_activate(self, seat: int, dice: tuple[int, int]) -> tuple[Citizen | Starter, ...]:
        """Give the cards of a seat that these dice would activate, each as often as they do."""
        if seat == self._state.resting:
            return ()
        return activated(self._state, seat, dice)

    @property
    def depth(self) -> int:
        """Count what is still to be done; it grows while an action is under way."""
        return len(self._state.agenda)

    def end_conditions(self) -> tuple[str, ...]:
        """Name the end conditions that hold now."""
        return conditions(self._state)

    def result(self) -> Result:
        """Score the game as if it ended now; final when it is over."""
        return result_of(self._state)

    def verdict(self, names: Sequence[str]) -> Phrase:
        """Say who won and why, as if the game ended now."""
        return verdict(self._state, names)


_new_game = Game.__new__
_PLACES = {place_name(place): place for place in (*range(PLACES), *PILES)}
_ACTIONS = {action.value for action in Action}


def new_game(setup: Setup, catalog: Catalog, seed: int, *, collects_events: bool = True) -> Game:
    """Deal a game, refusing a set-up that can't be."""
    check(setup, catalog, seed)
    state = deal(lay_out(setup, catalog, seed), seed)
    if collects_events:
        state.events = list(opening_events(state))
    return Game(state)


def imagine(view: View, stream: Stream) -> Game:
    """Deal a game that a seat may believe in; it collects no events."""
    asked = view.decision is not None and view.decision.seat == view.seat
    return Game(imagine_state(view, stream), view.decision if asked else None)
