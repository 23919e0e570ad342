"""The turn as data, the Roll Phase's Monster Events, and the End Phase."""

from __future__ import annotations

from typing import TYPE_CHECKING

from valeria_desktop.games.valeria.rules.conditions import reached
from valeria_desktop.games.valeria.rules.events import LastRound
from valeria_desktop.games.valeria.rules.model.event_cards import MonsterEvent
from valeria_desktop.games.valeria.rules.model.options import (
    DONE,
    TriggerEvent,
    UseWay,
    trigger_event,
)
from valeria_desktop.games.valeria.rules.model.prompts import Prompt
from valeria_desktop.games.valeria.rules.turn.actions import Act, ActionsBegin, ActionsEnd
from valeria_desktop.games.valeria.rules.turn.dice import (
    ChangeDice,
    Roll,
    offered_at_any_moment,
    use_in_phase,
    waits_for_any_moment,
)
from valeria_desktop.games.valeria.rules.turn.harvest import (
    Harvest,
    HarvestBegins,
    HarvestEnds,
    OwnHarvest,
    Thieves,
)
from valeria_desktop.games.valeria.rules.turn.steps import Question, Step, step
from valeria_desktop.kernel.events import TurnBegan
from valeria_desktop.kernel.options import Option
from valeria_desktop.kernel.phrases import Phrase, say

if TYPE_CHECKING:
    from collections.abc import Sequence

    from valeria_desktop.games.valeria.rules.model.state import State


@step("begin_turn")
class BeginTurn(Step):
    """Pass the dice on to the next player."""

    phase = "roll"

    def run(self, state: State) -> None:
        players = len(state.players)
        state.active = (state.first + state.turn) % players
        state.turn += 1
        if state.events is not None:
            round_number = (state.turn - 1) // players + 1
            state.events.append(TurnBegan(state.active, state.turn, round_number))


@step("monster_events")
class MonsterEvents(Step):
    """Let each Monster Event in play act once: on its number, or in every Roll Phase (V5, CS18)."""

    def run(self, state: State) -> None:
        results = (*state.dice, sum(state.dice))
        places = tuple(
            place
            for place in state.table.layout.open_places
            if (event := _event_at(state, place)) and event.acts(results)
        )
        if places:
            state.agenda.append(EventsInOrder(places))


def _event_at(state: State, place: int) -> MonsterEvent | None:
    card = state.top(place)
    return card if isinstance(card, MonsterEvent) else None  # narrows the type for its option


@step("events_in_order")
class EventsInOrder(Question):
    """The active player decides which Monster Event acts next, or uses a power in between."""

    places: tuple[int, ...]

    prompt = Prompt.ORDER_EVENTS

    def options(self, state: State) -> list[Option]:
        events: list[Option] = [
            trigger_event(place, event)
            for place in self.places
            if (event := _event_at(state, place))
        ]
        powers = offered_at_any_moment(state)
        return events + powers if events or not powers else [*powers, DONE]

    def answer(self, state: State, option: Option) -> None:
        if isinstance(option, TriggerEvent):
            rest = tuple(place for place in self.places if place != option.place)
            if rest or waits_for_any_moment(state):
                state.agenda.append(EventsInOrder(rest))
            assert option.card.trigger is not None  # those without one are never offered
            option.card.trigger.apply(state, state.active, option.card)
        elif isinstance(option, UseWay):
            state.agenda.append(self)
            use_in_phase(state, option)

    def words(self) -> Phrase:
        return say("which Monster Event acts next?")

    def words_with(self, options: Sequence[Option]) -> Phrase:
        return say("use a power, or continue?") if DONE in options else self.words()


def end_conditions(state: State) -> tuple[str, ...]:
    """Name the end conditions that hold now (T31)."""
    held = _conditions(state)
    return held + reached(state) if state.table.conditions else held


def _conditions(state: State) -> tuple[str, ...]:
    number, enough = exhausted_places(state), 2 * len(state.players)
    if number < min(enough, state.table.layout.shortest_end):  # the usual case: nothing can hold
        return ()
    held = held_by_rows(state)
    if number >= enough:
        held.append("exhausted")
    return tuple(held)


def held_by_rows(state: State) -> list[str]:
    """Name the end conditions of rows whose places are all exhausted."""
    return [
        name
        for name, row in state.table.layout.ends.items()
        if all(state.is_exhausted(place) for place in row.places)
    ]


def exhausted_places(state: State) -> int:
    """Count the exhausted places."""
    number = 0
    for stack in state.table.layout.pile_stacks(state.stacks):
        if not stack or stack[0].marks_exhausted:
            number += 1
    return number


@step("end_turn")
class EndTurn(Step):
    """Check the end conditions; the game ends after a full round only (T32)."""

    phase = "end"

    def run(self, state: State) -> None:
        last_of_round = state.turn % len(state.players) == 0
        if last_of_round or state.events is not None:  # earlier in a round they are only news
            held = end_conditions(state)
            if held and last_of_round:
                state.end(*held)
                return
            if held and state.events is not None:
                state.events.append(LastRound(held))
        state.agenda += state.table.turn_as_agenda


TURN: tuple[Step, ...] = (
    BeginTurn(),
    Roll(),
    ChangeDice(),
    MonsterEvents(),
    HarvestBegins(),
    Thieves(),
    OwnHarvest(),
    Harvest(),
    HarvestEnds(),
    ActionsBegin(),
    Act(),
    Act(),
    ActionsEnd(),
    EndTurn(),
)
