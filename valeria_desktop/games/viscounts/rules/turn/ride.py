"""Phase 2: the viscount rides (WK30 to WK33)."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from valeria_desktop.games.viscounts.rules import events as told
from valeria_desktop.games.viscounts.rules.effects.cards import Rearrange
from valeria_desktop.games.viscounts.rules.effects.powers import ExtraMove
from valeria_desktop.games.viscounts.rules.model.options import RideTo, space_words
from valeria_desktop.games.viscounts.rules.model.prompts import Prompt
from valeria_desktop.games.viscounts.rules.model.ring import FURTHER_STEPS, lane_of, position_of
from valeria_desktop.games.viscounts.rules.model.things import LANDING, PAYMENT
from valeria_desktop.games.viscounts.rules.steps import Question, step
from valeria_desktop.games.viscounts.rules.use import Use
from valeria_desktop.kernel.options import Option
from valeria_desktop.kernel.phrases import Phrase, say

if TYPE_CHECKING:
    from valeria_desktop.games.viscounts.rules.model.standing import Known
    from valeria_desktop.games.viscounts.rules.model.state import State

_REARRANGE = Rearrange()


@cache
def _ride(space: int, silver: int, segment: str) -> RideTo:
    """Return an option to ride; each is made once, as every turn offers a dozen of them."""
    return RideTo(space, silver, segment, lane_of(space))


@step("ride")
class AskRide(Question):
    """Ride as far as the played card's silver says, or farther for silver (WK31)."""

    seat: int
    steps: int

    prompt = Prompt.RIDE
    asks = say("where do you ride?")
    phase = "movement"
    begins_action = True
    is_followed = False

    def options(self, state: State) -> list[Option]:
        silver, segments = state.players[self.seat].silver, state.table.ring.segments
        return [
            _ride(space, price, segments[position_of(space)].name)
            for space, price in enumerate(ride_prices(state, self.seat, self.steps))
            if price is not None and price <= silver
        ]

    def answer(self, state: State, option: Option) -> None:
        assert isinstance(option, RideTo)
        if option.silver:
            state.pay(self.seat, "silver", option.silver, PAYMENT)
        ride_to(state, self.seat, option.space, option.silver)


def ride_prices(known: Known, seat: int, steps: int) -> list[int | None]:
    """Return the lowest price in silver of a ride to each space, whatever the player has."""
    free = free_steps(known, seat)
    further = FURTHER_STEPS[known.players[seat].space][steps]
    return [None if more is None else max(more - free, 0) for more in further]


def free_steps(known: Known, seat: int) -> int:
    """Return the number of further steps that a player doesn't pay."""
    powers = known.table.powers(seat, known.players[seat].freed)
    return sum(power.steps for _, power in powers if isinstance(power, ExtraMove))


def ride_to(state: State, seat: int, space: int, silver: int = 0) -> None:
    """Put a viscount on a space; the owners of others there may rearrange their cards (WK33)."""
    state.side(seat).space = space
    if state.events is not None:
        state.events.append(told.Rode(seat, space, words_of_space(state, space), silver))
    met = [other for other in state.clockwise(seat)[1:] if state.side(other).space == space]
    state.agenda += [Use(other, _REARRANGE, LANDING) for other in reversed(met)]


def words_of_space(known: Known, space: int) -> Phrase:
    """Return the name of a space."""
    segment = known.table.ring.segments[position_of(space)]
    return space_words(segment.name, lane_of(space))
