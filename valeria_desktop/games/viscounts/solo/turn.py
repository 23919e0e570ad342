"""The neutral player's set-up and its turn, without a decision (WK122 to WK124)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from valeria_desktop.games.viscounts.rules import events as told
from valeria_desktop.games.viscounts.rules.effects.board import FreeBuilding
from valeria_desktop.games.viscounts.rules.model.kinds import NEUTRAL, Lane
from valeria_desktop.games.viscounts.rules.model.ring import WAYS, lane_of
from valeria_desktop.games.viscounts.rules.model.things import Scheme
from valeria_desktop.games.viscounts.rules.neutral import neutral_answer
from valeria_desktop.games.viscounts.rules.steps import Step, step
from valeria_desktop.games.viscounts.rules.turn.collision import CollisionPhase
from valeria_desktop.games.viscounts.rules.turn.pairs import NeutralSetUp
from valeria_desktop.games.viscounts.rules.turn.ride import ride_to
from valeria_desktop.games.viscounts.rules.turn.turn import EndTurn, NeutralTurn
from valeria_desktop.games.viscounts.rules.use import Use, use
from valeria_desktop.games.viscounts.solo.actions import Try
from valeria_desktop.games.viscounts.solo.gains import neutral_board
from valeria_desktop.games.viscounts.solo.schemes import neutral_side, shuffle_schemes
from valeria_desktop.kernel.neutral import NeutralTurnBegan
from valeria_desktop.kernel.state import CARD_REVEALED

if TYPE_CHECKING:
    from valeria_desktop.games.viscounts.rules.model.state import State


@neutral_answer.register(NeutralSetUp)
def _(_: NeutralSetUp, state: State) -> None:
    """Put its viscount on the number that is left, and let it gain what its board says."""
    side, board = neutral_side(state), neutral_board(state)
    seat = side.seat
    ride_to(state, seat, state.table.ring.starts[state.pairs[0].card.number])
    state.agenda.append(Use(seat, FreeBuilding(board.building), board))
    use(state, seat, board.start, board)


@neutral_answer.register(NeutralTurn)
def _(_: NeutralTurn, state: State) -> None:
    """Begin its turn, the last one of each round (WK120)."""
    seat = neutral_side(state).seat
    state.active = seat
    state.turn += 1
    if state.events is not None:
        state.events.append(NeutralTurnBegan(seat, state.turn, state.round, NEUTRAL))
    state.agenda += (EndTurn(), CollisionPhase(), ShiftSchemes())


@step("shift_schemes")
class ShiftSchemes(Step):
    """Move the schemes to the right, the fourth to the discard pile; then one is turned up."""

    phase = "cards"

    def run(self, state: State) -> None:
        side = neutral_side(state)
        *others, last = side.line
        side.line = (None, *others)
        if last is not None:
            side.discard += (last,)
        state.agenda.append(TurnUpScheme())
        if not side.deck:
            shuffle_schemes(state, side.seat)


@step("turn_up_scheme")
class TurnUpScheme(Step):
    """Turn the top scheme up on space 1: its rows, the ride, and its choices (WK123)."""

    def run(self, state: State) -> None:
        side = neutral_side(state)
        *rest, scheme = side.deck
        side.deck = tuple(rest)
        side.line = (scheme, *side.line[1:])
        side.comes_to_light(scheme)
        state.barrier |= CARD_REVEALED
        if state.events is not None:
            state.events.append(told.SchemePlayed(side.seat, scheme))
        state.agenda += (NeutralAction(scheme), NeutralRide(scheme.move))
        state.agenda += [Use(side.seat, row, scheme) for row in reversed(scheme.rows)]


@step("neutral_ride")
class NeutralRide(Step):
    """Ride an exact number of spaces along the outer path (WK124)."""

    steps: int

    phase = "movement"

    def run(self, state: State) -> None:
        side = neutral_side(state)
        space = side.space
        for _ in range(self.steps):
            space = outer_way(space)
        ride_to(state, side.seat, space)


def outer_way(space: int) -> int:
    """Return the next space of the outer path."""
    return next(goal for goal in WAYS[space] if lane_of(goal) is not Lane.INNER)


@step("neutral_action")
class NeutralAction(Step):
    """Carry out the first possible choice of a scheme (WK123)."""

    scheme: Scheme

    phase = "primary"

    def run(self, state: State) -> None:
        seat = neutral_side(state).seat
        for choice in self.scheme.choices:
            if not isinstance(choice, Try) or choice.works(state, seat):
                use(state, seat, choice, self.scheme)
                return
        if state.events is not None:
            state.events.append(told.SchemeFailed(seat, self.scheme))
