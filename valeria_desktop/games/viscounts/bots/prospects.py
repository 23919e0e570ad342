"""What the ride and the action still to come in a turn promise, in silver, without playing them.

Every goal of a ride is looked at, each with the actions of its space. Conversions and what follows
in the castle aren't: a search plays the best ones out.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from valeria_desktop.games.viscounts.bots.pending import Pending
from valeria_desktop.games.viscounts.bots.promises import Promises, priced
from valeria_desktop.games.viscounts.rules.model.amounts import added
from valeria_desktop.games.viscounts.rules.model.ring import FURTHER_STEPS, position_of
from valeria_desktop.games.viscounts.rules.turn.actions import AskAction
from valeria_desktop.games.viscounts.rules.turn.collision import CollisionPhase
from valeria_desktop.games.viscounts.rules.turn.funding import (
    dismiss_price,
    icons_of,
    standing_icons,
)
from valeria_desktop.games.viscounts.rules.turn.ride import AskRide, ride_prices
from valeria_desktop.games.viscounts.rules.turn.townsfolk import AskRecruit
from valeria_desktop.games.viscounts.rules.turn.turn import HAND, AskPlay, DrawPhase

if TYPE_CHECKING:
    from valeria_desktop.games.viscounts.bots.value import Appraisal
    from valeria_desktop.games.viscounts.rules.model.amounts import Counts
    from valeria_desktop.games.viscounts.rules.model.standing import Standing

_NEXT = 0.6
"""The share of the next turn's action that is taken for sure."""
_USUAL = 3.8
"""The worth of the action with a card that isn't drawn yet."""
_ENDS = frozenset({AskRecruit, CollisionPhase, DrawPhase, AskPlay})
"""The steps after a turn's action; whatever comes before them belongs to the action."""


@cache
def goals_of(start: int, steps: int) -> tuple[int, ...]:
    """Return the spaces at the end of a ride of exactly this number of steps."""
    further = FURTHER_STEPS[start][steps]
    return tuple(space for space, more in enumerate(further) if more == 0)


class Prospects:
    """The prospects of one seat, by its appraisal of positions."""

    def __init__(self, appraisal: Appraisal, seat: int) -> None:
        """Take the appraisal of the seat's decision."""
        self._appraisal = appraisal
        self._seat = seat
        self._promises = Promises(appraisal, seat)
        self._pending = Pending(self._promises, appraisal, seat)

    def of(self, state: Standing) -> float:
        """Return the worth of the rest of the seat's turn, and of its next action."""
        pending = 0.0
        for step in reversed(state.agenda):
            kind = type(step)
            if kind in _ENDS:
                is_mine = kind is AskPlay and step.seat == self._seat  # type: ignore[attr-defined]
                return pending + (0.0 if is_mine else self._of_next_turn(state))
            if getattr(step, "seat", self._seat) != self._seat:
                continue
            if kind is AskRide:
                return pending + self._of_ride(state, step)  # type: ignore[arg-type]
            if kind is AskAction:
                player, counts = state.players[self._seat], icons_of(state, self._seat)
                return pending + self._at(state, player.space, counts, player.silver)
            pending += self._pending.of(state, step)
        return pending

    def _of_next_turn(self, state: Standing) -> float:
        """Return a share of the worth of the next turn's action, without paid rides and dismissals.

        The share is that of a card between the best one and a usual one. Cards that are still to
        be drawn count as usual ones.
        """
        if not self._appraisal.turns:
            return 0.0
        player = state.players[self._seat]
        starts, (first, second, _) = state.table.start_icons, player.line
        standing = standing_icons(state, self._seat)
        later = [
            start if card is None else card.icons.counts
            for card, start in zip((first, second), starts[1:], strict=True)
        ]
        found = [
            max(
                self._promises.of_action(
                    state, player, space, added(card.icons.counts, standing, *later)
                )
                for space in goals_of(player.space, card.silver)
            )
            for card in player.hand
        ]
        if state.active == self._seat:
            found += [_USUAL] * (HAND - len(found))
        return _NEXT * (max(found) + sum(found) / len(found)) / 2 if found else 0.0

    def _of_ride(self, state: Standing, ride: AskRide) -> float:
        seat = self._seat
        player, best = state.players[seat], 0.0
        counts = icons_of(state, seat)
        for space, price in enumerate(ride_prices(state, seat, ride.steps)):
            if price is not None and price <= player.silver:
                gain = self._at(state, space, counts, player.silver - price)
                best = max(best, gain - price * self._appraisal.use)
        return best

    def _at(self, state: Standing, space: int, counts: Counts, silver: int) -> float:
        """Return the worth of the best action on a space, with so much silver left."""
        seat = self._seat
        player = state.players[seat]
        best = self._promises.of_action(state, player, space, counts)
        position = position_of(space)
        helper = state.top_townsfolk(position) or state.table.ring.segments[position].townsfolk
        price = dismiss_price(state, seat, helper)
        if price <= silver:
            more = added(counts, helper.icons.counts)
            gain = self._promises.of_action(state, player, space, more)
            corner = priced(helper.corner) if helper.corner is not None else 0.0
            best = max(best, gain + corner - price * self._appraisal.use)
        return best
