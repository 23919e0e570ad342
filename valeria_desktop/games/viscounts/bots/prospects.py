"""What the ride and the action still to come in a turn promise, in silver, without playing them.

Every goal of a ride is looked at, each with the actions of its space. Conversions and what follows
in the castle aren't: a search plays the best ones out.
"""

from __future__ import annotations

from functools import cache, lru_cache
from typing import TYPE_CHECKING

from valeria_desktop.games.viscounts.bots.prices import POINT, price_of
from valeria_desktop.games.viscounts.rules.model.amounts import added
from valeria_desktop.games.viscounts.rules.model.ring import FURTHER_STEPS, is_inner, position_of
from valeria_desktop.games.viscounts.rules.score import points_of_ribbons, tallied
from valeria_desktop.games.viscounts.rules.turn.actions import AskAction
from valeria_desktop.games.viscounts.rules.turn.castle import TOGETHER
from valeria_desktop.games.viscounts.rules.turn.funding import (
    dismiss_price,
    icons_of,
    standing_icons,
)
from valeria_desktop.games.viscounts.rules.turn.ride import AskRide, ride_prices
from valeria_desktop.games.viscounts.rules.turn.scrolls import manuscript_at
from valeria_desktop.games.viscounts.rules.turn.turn import AskPlay

if TYPE_CHECKING:
    from valeria_desktop.games.viscounts.bots.value import Appraisal
    from valeria_desktop.games.viscounts.rules.model.amounts import Counts
    from valeria_desktop.games.viscounts.rules.model.effect import Effect
    from valeria_desktop.games.viscounts.rules.model.things import Manuscript
    from valeria_desktop.games.viscounts.rules.view import PlayerStanding, Standing

_CLERIC, _BUILDER, _NOBLE, _MERCHANT, _CRIMINAL = range(5)
_MOST_TRADES = 6
_IN_THE_CASTLE = 0.6
"""The hope that comes with each worker in the castle."""
_INWARDS = POINT + 1.0
"""The worth of a castle move, without the effect of its section."""
_NEXT = 0.6
"""The share of the next turn's action that is taken for sure."""
_PIECE = 2.0
"""The worth of a resource, in silver."""


@lru_cache(maxsize=1024)
def _price(effect: Effect) -> float:
    return price_of(effect)


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
        self._best_gains = lru_cache(maxsize=None)(self._best_gains_of)
        self._manuscripts: dict[tuple[object, ...], float] = {}

    def of(self, state: Standing) -> float:
        """Return the worth of what the seat can still do in its turn."""
        for step in reversed(state.agenda):
            kind = type(step)
            if kind is AskPlay:
                return 0.0
            if kind is AskRide and step.seat == self._seat:  # type: ignore[attr-defined]
                return self._of_ride(state, step)  # type: ignore[arg-type]
            if kind is AskAction and step.seat == self._seat:  # type: ignore[attr-defined]
                player = state.players[self._seat]
                return self._at(state, player, player.space, player.silver)
        return self._of_next_turn(state) if self._appraisal.turns else 0.0

    def _of_next_turn(self, state: Standing) -> float:
        """Return a share of the worth of the next turn's action, without paid rides and dismissals.

        The share is that of a card between the best one and a usual one.
        """
        player = state.players[self._seat]
        if not player.hand:
            return 0.0
        starts, (first, second, _) = state.table.start_icons, player.line
        standing = standing_icons(state, self._seat)
        later = [
            start if card is None else card.icons.counts
            for card, start in zip((first, second), starts[1:], strict=True)
        ]
        found = [
            max(
                self._of_action(state, player, space, added(card.icons.counts, standing, *later))
                for space in goals_of(player.space, card.silver)
            )
            for card in player.hand
        ]
        return _NEXT * (max(found) + sum(found) / len(found)) / 2

    def _of_ride(self, state: Standing, ride: AskRide) -> float:
        seat = self._seat
        player, best = state.players[seat], 0.0
        for space, price in enumerate(ride_prices(state, seat, ride.steps)):
            if price is not None and price <= player.silver:
                gain = self._at(state, player, space, player.silver - price)
                best = max(best, gain - price * self._appraisal.use)
        return best

    def _at(self, state: Standing, player: PlayerStanding, space: int, silver: int) -> float:
        """Return the worth of the best action on a space, with so much silver left."""
        seat = self._seat
        counts = icons_of(state, seat)
        best = self._of_action(state, player, space, counts)
        position = position_of(space)
        helper = state.top_townsfolk(position) or state.table.ring.segments[position].townsfolk
        price = dismiss_price(state, seat, helper)
        if price <= silver:
            more = tuple(map(sum, zip(counts, helper.icons.counts, strict=True)))
            gain = self._of_action(state, player, space, more)
            corner = _price(helper.corner) if helper.corner is not None else 0.0
            best = max(best, gain + corner - price * self._appraisal.use)
        return best

    def _of_action(
        self, state: Standing, player: PlayerStanding, space: int, counts: Counts
    ) -> float:
        position = position_of(space)
        if is_inner(space):
            return max(
                self._of_workers(state, player, position, counts),
                self._of_manuscript(state, player, position, counts),
            )
        return max(
            self._of_trade(state, space, counts), self._of_building(state, player, space, counts)
        )

    def _of_trade(self, state: Standing, space: int, counts: Counts) -> float:
        exchange = state.table.ring.trades[space]
        if exchange is None:
            return 0.0
        merchants = counts[_MERCHANT] + counts[_CRIMINAL]
        times = min(_MOST_TRADES, merchants // exchange.merchants)
        return times * _price(exchange.effect)

    def _of_building(
        self, state: Standing, player: PlayerStanding, space: int, counts: Counts
    ) -> float:
        ring = state.table.ring
        spots = [spot for spot in ring.spots_of[space] if state.spots[spot] is None]
        if not spots:
            return 0.0
        have, best = counts[_BUILDER] + counts[_CRIMINAL], 0.0
        for builders, gain in self._best_gains(player.freed):
            missing = max(0, builders - have)
            if missing <= player.stone:
                best = max(best, gain - _PIECE * self._appraisal.use * missing)
        return best + max(self._of_spot(state, spot) for spot in spots) if best else 0.0

    def _of_spot(self, state: Standing, spot: int) -> float:
        ring = state.table.ring
        value = _price(ring.spots[spot].effect)
        for between in ring.links_of[spot]:
            if state.spots[between.other(spot)] is not None:
                value += _price(between.link.effect)
        return value

    def _best_gains_of(self, freed: tuple[int, ...]) -> tuple[tuple[int, float], ...]:
        """Return for each type of building its price in builders, and the gain of the best one."""
        appraisal, table = self._appraisal, self._appraisal.table
        now, found = appraisal.of_buildings(freed), []
        for building in table.catalog.buildings:
            squares = table.squares_of(self._seat, building.type)
            gains = [
                appraisal.of_buildings(tuple(sorted((*freed, square)))) - now
                for square in squares
                if square not in freed
            ]
            if gains:
                found.append((building.builders, max(gains)))
        return tuple(found)

    def _of_workers(
        self, state: Standing, player: PlayerStanding, position: int, counts: Counts
    ) -> float:
        have, best = counts[_NOBLE] + counts[_CRIMINAL], 0.0
        there = state.first[position][self._seat]
        for price in state.table.catalog.workers:
            missing = max(0, price.nobles - have)
            if missing > player.gold or price.workers > player.workers:
                break
            gain = price.workers * (POINT + _IN_THE_CASTLE)
            if there + price.workers >= TOGETHER:
                gain += _INWARDS + _price(state.table.ring.sections[position].effect)
            best = max(best, gain - _PIECE * self._appraisal.use * missing)
        return best

    def _of_manuscript(
        self, state: Standing, player: PlayerStanding, position: int, counts: Counts
    ) -> float:
        manuscript = manuscript_at(state, position)
        missing = max(0, manuscript.clerics - counts[_CLERIC] - counts[_CRIMINAL])
        if missing > player.ink:
            return 0.0
        gain = self._gain_of(state, player, manuscript)
        return max(0.0, gain - _PIECE * self._appraisal.use * missing)

    def _gain_of(self, state: Standing, player: PlayerStanding, manuscript: Manuscript) -> float:
        owned = player.manuscripts
        found = self._manuscripts.get((owned, manuscript))
        if found is None:
            found = _price(manuscript.immediate) if manuscript.immediate is not None else 0.0
            if manuscript.ribbon is not None:
                more = points_of_ribbons(state.table, (*owned, manuscript))
                more -= points_of_ribbons(state.table, owned)
                found += POINT * more + self._appraisal.hope
            if manuscript.end is not None:
                counted = tallied(state, self._seat, manuscript.end) // manuscript.end.every
                found += POINT * counted + self._appraisal.hope
            self._manuscripts[owned, manuscript] = found
        return found
