"""The Harvest Phase: who activates what, taking first, then everything else (T6 to T13)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from valeria_desktop.engine.cards import CONSOLATION, Citizen, Starter
from valeria_desktop.engine.effects.gains import GainAny
from valeria_desktop.engine.steps import Step, step
from valeria_desktop.engine.use import Due, use_each

if TYPE_CHECKING:
    from valeria_desktop.engine.state import State

_CONSOLATION = Due(GainAny(1), CONSOLATION)


def activated(state: State, seat: int) -> list[tuple[Citizen | Starter, int]]:
    """Tell which cards of a player activate, and how often."""
    first, second = state.dice
    roll = first * 7 + second
    player = state.players[seat]
    cards: list[tuple[Citizen | Starter, int]] = []
    heralds = []
    for starter in player.starters:
        if starter.times[roll]:
            cards.append((starter, starter.times[roll]))
        elif not starter.numbers:
            heralds.append(starter)
    for citizen in player.citizens:
        if citizen.times[roll]:
            cards.append((citizen, citizen.times[roll]))
    nothing = not cards
    for herald in heralds:
        times = (herald.when_nothing_else and nothing) + (herald.on_doubles and first == second)
        if times:
            cards.append((herald, times))
    return cards


def dues_of(state: State, seat: int, *, taking: bool) -> list[Due]:
    """Collect the activated powers of a player: those that take from others, or the rest."""
    active = seat == state.active
    cards = activated(state, seat)
    dues = []
    for card, times in cards:
        effect = card.on_turn if active else card.off_turn
        if effect.takes_from_others is taking:
            dues += [Due(effect, card)] * times
    if not cards and not taking and state.table.has_consolation:
        dues.append(_CONSOLATION)
    return dues


def harvesters(state: State) -> list[int]:
    """Give the seats that harvest, the active one first."""
    resting = state.resting
    return [seat for seat in state.clockwise(state.active) if seat != resting]


@step
class Thieves(Step):
    """Use the powers that take from other players before all others (T8)."""

    def run(self, state: State) -> None:
        seats = harvesters(state)
        use_each(state, [(seat, dues_of(state, seat, taking=True)) for seat in seats])


@step
class Harvest(Step):
    """Everybody but a resting player uses the other activated powers (T6, T9)."""

    def run(self, state: State) -> None:
        seats = harvesters(state)
        use_each(state, [(seat, dues_of(state, seat, taking=False)) for seat in seats])
