"""The check that a state from a snapshot can be played to its end; faults name their field."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from valeria_desktop.games.valencia.files.agenda import problems_of_agenda
from valeria_desktop.games.valencia.rules.model.cards import ORDER, in_order
from valeria_desktop.games.valencia.rules.model.guild import FIRST_GUILD_SEAT, MERCHANTS
from valeria_desktop.games.valencia.rules.model.parts import AUCTIONS, GUILD_PARTS
from valeria_desktop.games.valencia.rules.model.player import PlanningStage
from valeria_desktop.games.valencia.rules.model.seats import NINA, NOBODY
from valeria_desktop.games.valencia.rules.round.abilities import KeepDrawn
from valeria_desktop.games.valencia.rules.round.auction import (
    CARDS_OF_NINA,
    Auction,
    Clear,
    RankSums,
)
from valeria_desktop.games.valencia.rules.round.evening import (
    BeginFountain,
    BeginPalm,
    BuildFountain,
    PlantPalm,
)
from valeria_desktop.games.valencia.rules.round.planning import DrawFirst, PlanStacks
from valeria_desktop.games.valencia.rules.round.task_choice import ChooseTasks
from valeria_desktop.games.valencia.rules.setup import ROUNDS
from valeria_desktop.kernel.zones import disordered, unbalanced, unfit

if TYPE_CHECKING:
    from collections.abc import Iterator

    from valeria_desktop.games.valencia.rules.model.player import Player
    from valeria_desktop.games.valencia.rules.model.state import State
    from valeria_desktop.games.valencia.rules.steps import Step


def problems(state: State) -> Iterator[str]:
    """Yield the faults of a state, zone by zone; the first fault may cause the others."""
    yield from unfit(state)
    yield from _of_table(state)
    yield from problems_of_agenda(state)
    yield from _of_places(state)
    yield from unbalanced(state)
    yield from disordered(state)
    for seat in range(len(state.players)):
        yield from _of_player(state, seat)
    yield from _of_tasks(state)
    yield from _of_nina(state)
    yield from _of_bids(state)


def _of_table(state: State) -> Iterator[str]:
    table = state.table
    for name, things in (("boards", table.boards), ("fountains_of_rounds", table.fountains)):
        if len(things) != ROUNDS or len({thing.id for thing in things}) != ROUNDS:
            yield f"{name} must be {ROUNDS} different ones"


def _of_places(state: State) -> Iterator[str]:
    city, seats = state.table.city, range(len(state.players))
    for cell, owner in enumerate(state.city):
        if owner != NOBODY and (owner not in seats or city.cells[cell] is None):
            yield f"city: nobody can stand at {city.name(cell)}"
    if any(
        each.seat not in seats
        or not FIRST_GUILD_SEAT <= each.place < MERCHANTS
        or state.council[each.place] == NOBODY
        for each in state.assistants
    ):
        yield "assistants must stand beside somebody on a guild's seat"
    known = [each.fountain for each in state.fountains]
    so_far = state.table.fountains[: _rounds_with(state, BeginFountain(), BuildFountain)]
    if len(set(known)) != len(known) or not set(known) <= set(so_far):
        yield "fountains must be those of the rounds so far"
    if len(state.palms) > _rounds_with(state, BeginPalm(), PlantPalm):
        yield "palms must be those of the rounds so far"


def _rounds_with(state: State, begin: Step, ask: type[Step]) -> int:
    """Return the number of rounds in which the step `begin` and its question are over."""
    is_to_come = begin in state.agenda or any(isinstance(step, ask) for step in state.agenda)
    return max(state.round - is_to_come, 0)


def _of_player(state: State, seat: int) -> Iterator[str]:
    player, where = state.players[seat], f"players[{seat}]"
    yield from _of_deck(state, seat, player, where)
    if (player.stage is not PlanningStage.NONE) != (_is_planning(state, seat)):
        yield f"{where}.stage must be that of whoever plans"
    yield from _of_stage(player, where)


def _of_deck(state: State, seat: int, player: Player, where: str) -> Iterator[str]:
    drawn = sum(map(len, (player.deck, player.hand, player.opened, *player.stacks)))
    if player.shown != (len(player.deck) if state.plans_told else drawn):
        yield f"{where}.shown must be the size of the deck, as it was before planning"
    if DrawFirst(seat) in state.agenda and player.stacks:
        yield f"{where}.stacks must be empty until they are made"
    size = min(len(player.known), len(player.deck))
    if len(player.known) > player.shown or player.known[:size] != player.deck[:size]:
        yield f"{where}.known must lie at the bottom of the deck"


def _is_planning(state: State, seat: int) -> bool:
    return bool(state.agenda) and state.agenda[-1] == PlanStacks(seat)


def _of_stage(player: Player, where: str) -> Iterator[str]:
    fits = {
        PlanningStage.NONE: not player.hand and not player.opened,
        PlanningStage.DRAW: bool(player.hand and player.deck)
        and not player.opened
        and not player.stacks,
        PlanningStage.SPLIT: bool(player.hand and player.opened),
        PlanningStage.CLOSE: bool(player.stacks) and not player.hand and not player.opened,
    }
    if not fits[player.stage]:
        yield f"{where}.stage does not fit hand and stacks"
    if player.hand and player.opened and ORDER[player.opened[0]] > ORDER[player.hand[0]]:
        yield f"{where}.opened must begin with the highest card"


def _of_tasks(state: State) -> Iterator[str]:
    for seat, player in enumerate(state.players):
        is_choosing = bool({ChooseTasks(seat), KeepDrawn(seat)}.intersection(state.agenda))
        if player.offered and not is_choosing:
            yield f"players[{seat}].offered must be empty unless one is chosen"
        if not (player.tasks or player.offered):
            yield f"players[{seat}].tasks must have one at least"


def _of_nina(state: State) -> Iterator[str]:
    used = _cards_of_nina(state) if state.table.setup.has_nina else 0
    if len(state.nina_used) != used:
        yield f"nina_used must have {used} cards by now"


def _cards_of_nina(state: State) -> int:
    """Return how many cards Nina has turned up in all auctions so far (VA40)."""
    agenda = state.agenda
    is_bidding = any(isinstance(step, RankSums) for step in agenda)
    in_round = sum(
        number
        for part, number in CARDS_OF_NINA.items()
        if Auction(part) not in agenda and not (is_bidding and part is state.part)
    )
    return in_round + sum(CARDS_OF_NINA.values()) * max(state.round - 1, 0)


def _of_bids(state: State) -> Iterator[str]:
    seats = [bid.seat for bid in state.bids]
    known = {*range(len(state.players))}
    if state.table.setup.has_nina and state.part in GUILD_PARTS and Clear() in state.agenda:
        known.add(NINA)
    if len(set(seats)) != len(seats) or not known.issuperset(seats):
        yield "bids must be of different seats"
    if seats and state.part not in AUCTIONS:
        yield "bids must be empty where there is no auction"
    if any(bid.cards != in_order(bid.cards) for bid in state.bids):
        yield "bids must have the highest card first"
    ninas = Counter(card for bid in state.bids if bid.seat == NINA for card in bid.cards)
    if ninas - Counter(state.nina_used):
        yield "bids must be of cards that Nina has used"
