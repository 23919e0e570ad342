"""The Harvest Phase: the activated cards, powers that take first, then all others (T6 to T13)."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from valeria_desktop.games.valeria.rules.effects.gains import GainAny
from valeria_desktop.games.valeria.rules.model.cards import CONSOLATION, Citizen, Starter
from valeria_desktop.games.valeria.rules.model.due import Due, due
from valeria_desktop.games.valeria.rules.moments import HARVEST, MAGIC_HARVESTED
from valeria_desktop.games.valeria.rules.turn.steps import Step, step
from valeria_desktop.games.valeria.rules.turn.use import come, offer

if TYPE_CHECKING:
    from valeria_desktop.games.valeria.rules.model.state import State

_CONSOLATION = due(GainAny(1), CONSOLATION)


def activated(
    state: State, seat: int, dice: tuple[int, int] | None = None
) -> tuple[Citizen | Starter, ...]:
    """Return a player's activated cards, each as often as it activates (T7, T12)."""
    first, second = dice or state.dice
    player = state.players[seat]
    by_number = player.citizen_tally().by_number
    cards = by_number[first] + by_number[second] + by_number[first + second]
    if not cards or first == second:
        nothing, doubles = not cards, first == second
        for starter in player.starters:
            if starter.when_nothing_else or starter.on_doubles:
                cards += (starter,) * starter.wakes(is_alone=nothing, is_double=doubles)
    return cards


@cache
def _dues(card: Citizen | Starter) -> tuple[Due, Due]:
    return due(card.on_turn, card), due(card.off_turn, card)


def collect(state: State, seat: int, *, taking: bool, left: bool) -> Step | None:
    """Use a player's activated left or right powers: those that take from others, or the rest.

    Plain powers are used at once; the owner's decisions are returned as a step.
    """
    cards = activated(state, seat)
    pending = []
    for card in cards:
        effect = card.on_turn if left else card.off_turn
        if effect.takes_from_others is not taking:
            continue
        if effect.plain:
            effect.apply(state, seat, card)
        else:
            on_turn, off_turn = _dues(card)
            pending.append(on_turn if left else off_turn)
    if not cards and not taking and state.table.has_consolation:
        pending.append(_CONSOLATION)
    return offer(seat, pending) if pending else None


def _collect_all(state: State, *, taking: bool) -> None:
    """Let all players except a resting one harvest, the active player first."""
    active, resting = state.active, state.resting
    steps = []
    for seat in state.table.clockwise[active]:
        if seat == resting:
            continue
        left = collect(state, seat, taking=taking, left=seat == active)
        if left is not None:
            steps.append(left)
    state.agenda.extend(reversed(steps))


@step("harvest_begins")
class HarvestBegins(Step):
    """Wait for the first Magic of each seat that cards can affect (SV4)."""

    def run(self, state: State) -> None:
        state.magic_awaited = tuple(state.touched())


@step("harvest_ends")
class HarvestEnds(Step):
    """Wait for Magic no longer."""

    def run(self, state: State) -> None:
        state.magic_awaited = ()


def magic_came(state: State, seat: int) -> None:
    """Use what is due to a seat when it first comes by Magic in a Harvest Phase."""
    come(state, seat, MAGIC_HARVESTED)


@step("thieves")
class Thieves(Step):
    """Use the powers that take from other players, before all other powers (T8)."""

    phase = "harvest"

    def run(self, state: State) -> None:
        _collect_all(state, taking=True)


@step("own_harvest")
class OwnHarvest(Step):
    """Use the powers that come in each Harvest Phase of the active player's own turns (PR2)."""

    phase = "harvest"

    def run(self, state: State) -> None:
        come(state, state.active, HARVEST)


@step("harvest")
class Harvest(Step):
    """Use the other activated powers: plain gains at once, then powers with a decision (T9)."""

    phase = "harvest"

    def run(self, state: State) -> None:
        _collect_all(state, taking=False)
