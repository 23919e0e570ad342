"""Phase 5: the collision of virtue and corruption (WK85 to WK89)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from valeria_desktop.games.viscounts.rules import events as told
from valeria_desktop.games.viscounts.rules.model.kinds import Moment
from valeria_desktop.games.viscounts.rules.model.player import FIRST_CORRUPTION, FIRST_VIRTUE
from valeria_desktop.games.viscounts.rules.steps import Step, step
from valeria_desktop.games.viscounts.rules.turn.criminals import criminals_of
from valeria_desktop.games.viscounts.rules.use import due_on_cards, due_on_squares, use, use_all

if TYPE_CHECKING:
    from valeria_desktop.games.viscounts.rules.model.state import State


@step("collision_phase")
class CollisionPhase(Step):
    """Look whether the active player's markers have met (WK85)."""

    phase = "collision"

    def run(self, state: State) -> None:
        side = state.side(state.active)
        if not side.are_joined:
            return
        if state.events is not None:
            state.events.append(told.Collided(state.active, side.corruption))
        order = state.clockwise(state.active)
        state.agenda += (ResetMarkers(), AboveTheSpace())
        state.agenda += [CollisionCards(seat) for seat in reversed(order)]
        state.agenda += [CollisionSquares(seat) for seat in reversed(order)]


@step("collision_squares")
class CollisionSquares(Step):
    """Use what a player's squares do in any collision: step 1 (WK86)."""

    seat: int

    def run(self, state: State) -> None:
        use_all(state, self.seat, due_on_squares(state, self.seat, Moment.COLLISION))


@step("collision_cards")
class CollisionCards(Step):
    """Use what the cards on a player's board do in any collision: step 2 (WK86)."""

    seat: int

    def run(self, state: State) -> None:
        use_all(state, self.seat, due_on_cards(state, self.seat, Moment.COLLISION))


@step("above_the_space")
class AboveTheSpace(Step):
    """Let the active player gain what stands above the space of the markers: step 3."""

    def run(self, state: State) -> None:
        seat = state.active
        number = state.side(seat).corruption
        others = state.clockwise(seat)[1:]
        state.agenda += [BelowTheSpace(other, number) for other in reversed(others)]
        space = state.table.catalog.track[number - 1]
        gains = space.neutral if seat == state.table.neutral else space.owner
        use(state, seat, gains, space)


@step("below_the_space")
class BelowTheSpace(Step):
    """Let another player gain what stands below the space, on its condition: step 4."""

    seat: int
    space: int

    def run(self, state: State) -> None:
        space = state.table.catalog.track[self.space - 1]
        if space.criminals in {None, criminals_of(state, self.seat) > 0}:
            use(state, self.seat, space.others, space)


@step("reset_markers")
class ResetMarkers(Step):
    """Return the active player's markers to the ends of the track (WK88)."""

    def run(self, state: State) -> None:
        side = state.side(state.active)
        side.corruption, side.virtue = FIRST_CORRUPTION, FIRST_VIRTUE
        if state.events is not None:
            state.events.append(told.MarkersReset(state.active))
