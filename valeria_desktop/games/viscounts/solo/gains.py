"""What effects become for the neutral player, who is never asked (WK126 to WK130)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from valeria_desktop.games.viscounts.rules import events as told
from valeria_desktop.games.viscounts.rules.effects.board import (
    CastleMove,
    FreeBuilding,
    FreeHire,
    GainManuscript,
    PlaceWorkers,
)
from valeria_desktop.games.viscounts.rules.effects.cards import Destroy, Discard, Rearrange
from valeria_desktop.games.viscounts.rules.effects.combined import OneOf
from valeria_desktop.games.viscounts.rules.effects.gains import CARD, Flip, Gain
from valeria_desktop.games.viscounts.rules.model.effect import Effect, Item, effect
from valeria_desktop.games.viscounts.rules.model.kinds import RESOURCES, SILVER, Paper, Resource
from valeria_desktop.games.viscounts.rules.model.ring import SEGMENTS, SPOTS, position_of
from valeria_desktop.games.viscounts.rules.model.things import Kind
from valeria_desktop.games.viscounts.rules.neutral import neutral_use
from valeria_desktop.games.viscounts.rules.turn.actions import Build, townsfolk_at
from valeria_desktop.games.viscounts.rules.turn.build import free_spots, squares_left
from valeria_desktop.games.viscounts.rules.turn.castle import send_workers
from valeria_desktop.games.viscounts.rules.turn.criminals import criminals_of
from valeria_desktop.games.viscounts.rules.turn.papers import flip, gain_papers
from valeria_desktop.games.viscounts.rules.turn.scrolls import gain_manuscript
from valeria_desktop.games.viscounts.rules.use import Use, use
from valeria_desktop.games.viscounts.solo.schemes import GainScheme, WhenFreed, neutral_side
from valeria_desktop.kernel.phrases import Phrase, say

if TYPE_CHECKING:
    from valeria_desktop.games.viscounts.rules.model.catalog import NeutralBoard
    from valeria_desktop.games.viscounts.rules.model.state import State

SILVER_OF_A_RESOURCE = 2
"""The neutral player gains a resource instead of so much silver (WK126)."""


def neutral_board(state: State) -> NeutralBoard:
    """Return the neutral player's board."""
    board = state.table.board
    assert board is not None
    return board


def position(state: State) -> int:
    """Return the position of the segment where the neutral player's viscount is."""
    return position_of(neutral_side(state).space)


def clockwise_from(start: int) -> list[int]:
    """Return the positions of all segments clockwise from one on."""
    return [(start + step) % SEGMENTS for step in range(SEGMENTS)]


# --- resources, virtue, debts and deeds


def chosen_resource(state: State) -> Resource:
    """Return the resource that the neutral player chooses now.

    It is the first of its order below its limit, else the last; ink if all are of one kind.
    """
    board, side = neutral_board(state), neutral_side(state)
    if not board.order:
        return RESOURCES[0]
    limits = zip(board.order, board.limits, strict=False)
    below = (resource for resource, limit in limits if side.of(resource) < limit)
    return next(below, board.order[-1])


def gain_resources(state: State, seat: int, number: int, cause: Item) -> None:
    """Let the neutral player gain resources of choice, one by one."""
    for _ in range(number):
        state.gain_resource(seat, chosen_resource(state), cause)


def chosen_paper(state: State, what: str = CARD) -> Paper | None:
    """Return what the neutral player flips: what it has flipped less often, or else a debt.

    None if it has nothing of this kind to flip.
    """
    side = neutral_side(state)
    there = [(Paper.DEBT, side.debts, side.paid), (Paper.DEED, side.deeds, side.approved)]
    found = [(flipped, paper) for paper, number, flipped in there if number]
    found = [(flipped, paper) for flipped, paper in found if what in (CARD, paper)]
    return min(found, key=lambda each: each[0])[1] if found else None


@neutral_use.register(Gain)
def _(effect: Gain, state: State, seat: int, cause: Item) -> None:
    """Gain amounts, with a resource of choice for 2 silver each."""
    amounts = effect.amounts
    if amounts.corruption:
        state.corrupt(seat, amounts.corruption, cause)
    if amounts.virtue:
        state.ennoble(seat, amounts.virtue, cause)
    gain_resources(state, seat, amounts.silver // SILVER_OF_A_RESOURCE, cause)
    for name, number in effect.fixed:
        if name != SILVER:
            state.gain(seat, name, number, cause)
    gain_resources(state, seat, amounts.any, cause)
    gain_papers(state, seat, amounts.deed, amounts.debt, cause)


@neutral_use.register(Flip)
def _(effect: Flip, state: State, seat: int, cause: Item) -> None:
    """Flip a paper; without one, gain 1 virtue."""
    if effect.times > 1:
        state.agenda.append(Use(seat, Flip(effect.what, effect.times - 1), cause))
    paper = chosen_paper(state, effect.what)
    if paper is None:
        state.ennoble(seat, 1, cause)
    else:
        flip(state, seat, paper, cause)


@neutral_use.register(Discard)
@neutral_use.register(CastleMove)
def _(_effect: Effect, state: State, seat: int, cause: Item) -> None:
    state.ennoble(seat, 1, cause)


@neutral_use.register(Destroy)
def _(effect: Destroy, state: State, seat: int, cause: Item) -> None:
    use(state, seat, Flip(times=effect.number), cause)


@neutral_use.register(Rearrange)
def _(_effect: Rearrange, state: State, seat: int, cause: Item) -> None:
    gain_resources(state, seat, 1, cause)


@neutral_use.register(OneOf)
def _(effect: OneOf, state: State, seat: int, cause: Item) -> None:
    """Use the first of several effects (WK128)."""
    use(state, seat, effect.parts[0], cause)


# --- the ring and the castle


@neutral_use.register(FreeHire)
def _(_effect: FreeHire, state: State, seat: int, cause: Item) -> None:
    use(state, seat, GainScheme(), cause)


@neutral_use.register(PlaceWorkers)
def _(effect: PlaceWorkers, state: State, seat: int, _cause: Item) -> None:
    send_workers(state, seat, position(state), effect.number)


@neutral_use.register(GainManuscript)
def _(effect: GainManuscript, state: State, seat: int, _cause: Item) -> None:
    """Gain the manuscript of its segment if it fits, else the first fitting one clockwise."""
    for at in clockwise_from(position(state)):
        manuscript = state.top_manuscript(at)
        if manuscript is not None and manuscript.clerics in effect.prices:
            gain_manuscript(state, seat, at)
            return


@neutral_use.register(FreeBuilding)
def _(effect: FreeBuilding, state: State, seat: int, _cause: Item) -> None:
    """Build on the first free spot clockwise from the first one of its side of the river."""
    first = state.table.ring.spots_of[neutral_side(state).space][0]
    spots = free_spots(state, [(first + step) % SPOTS for step in range(SPOTS)])
    squares = squares_left(state, seat, effect.type)
    if spots and squares:
        build_from(state, seat, squares[0], spots[0])


def build_from(state: State, seat: int, square: int, spot: int) -> None:
    """Build the building of a square, after what the square brings at once (WK127, WK131)."""
    state.agenda.append(Build(seat, square, spot))
    power = neutral_board(state).squares[square - 1].power
    if isinstance(power, WhenFreed):
        use(state, seat, power.do, neutral_board(state).squares[square - 1])


# --- effects that only the neutral player has


@effect("dismiss_here")
class DismissHere(Effect):
    """Remove the townsfolk of the segment for its corner effect, or use the printed one (WK130)."""

    def works(self, state: State, seat: int) -> bool:
        return seat == state.table.neutral

    def apply(self, state: State, seat: int, cause: Item) -> None:
        card = townsfolk_at(state, seat)
        if card.kind is not Kind.PRINTED:
            state.remove(state.take_townsfolk(position(state)))
        if state.events is not None:
            state.events.append(told.Dismissed(seat, card, 0))
        use(state, seat, card.corner, card)

    def words(self) -> Phrase:
        return say("dismiss the townsfolk of the segment for nothing")


@effect("count_criminals")
class CountCriminals(Effect):
    """Gain 1 corruption for each criminal on the neutral player's spaces (WK132)."""

    def works(self, state: State, seat: int) -> bool:
        return criminals_of(state, seat) > 0

    def apply(self, state: State, seat: int, cause: Item) -> None:
        state.corrupt(seat, criminals_of(state, seat), cause)

    def words(self) -> Phrase:
        return say("gain 1 corruption for each criminal")
