"""The worth of an action on a space, in silver, estimated without playing it.

Conversions and what follows in the castle aren't looked at: a search plays the best actions out.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from valeria_desktop.games.viscounts.bots.prices import POINT, price_of
from valeria_desktop.games.viscounts.rules.model.kinds import Action
from valeria_desktop.games.viscounts.rules.model.ring import is_inner, position_of
from valeria_desktop.games.viscounts.rules.score import counted_by, more_by_ribbon
from valeria_desktop.games.viscounts.rules.turn.castle import TOGETHER
from valeria_desktop.games.viscounts.rules.turn.scrolls import manuscript_at

if TYPE_CHECKING:
    from valeria_desktop.games.viscounts.bots.value import Appraisal
    from valeria_desktop.games.viscounts.rules.model.amounts import Counts
    from valeria_desktop.games.viscounts.rules.model.effect import Effect
    from valeria_desktop.games.viscounts.rules.model.standing import PlayerStanding, Standing
    from valeria_desktop.games.viscounts.rules.model.things import Manuscript

_CLERIC, _BUILDER, _NOBLE, _MERCHANT, _CRIMINAL = range(5)
_MOST_TRADES = 6
_IN_THE_CASTLE = 0.6
"""The hope that comes with each worker in the castle."""
_INWARDS = POINT + 1.0
"""The worth of a castle move, without the effect of its section."""
_PIECE = 2.0
"""The worth of a resource, in silver."""


@lru_cache(maxsize=1024)
def priced(effect: Effect) -> float:
    """Return the worth of an effect, in silver."""
    return price_of(effect)


class Promises:
    """The actions of one seat, by its appraisal of positions."""

    def __init__(self, appraisal: Appraisal, seat: int) -> None:
        """Take the appraisal of the seat's decision."""
        self._appraisal = appraisal
        self._seat = seat
        self._best_gains = lru_cache(maxsize=None)(self._gains_of)
        self._manuscripts: dict[tuple[object, ...], float] = {}

    def of_action(
        self, state: Standing, player: PlayerStanding, space: int, counts: Counts
    ) -> float:
        """Return the worth of the best action on a space, with these icons."""
        position = position_of(space)
        if is_inner(space):
            return max(
                self.of_workers(state, player, position, counts),
                self.of_manuscript(state, player, position, counts),
            )
        return max(
            self.of_trade(state, space, counts), self.of_building(state, player, space, counts)
        )

    def of_one(
        self, state: Standing, player: PlayerStanding, action: Action, counts: Counts
    ) -> float:
        """Return the worth of an action where the viscount stands."""
        space = player.space
        match action:
            case Action.TRADE:
                return self.of_trade(state, space, counts)
            case Action.BUILD:
                return self.of_building(state, player, space, counts)
            case Action.WORKERS:
                return self.of_workers(state, player, position_of(space), counts)
            case Action.TRANSCRIBE:
                return self.of_manuscript(state, player, position_of(space), counts)

    def of_trade(self, state: Standing, space: int, counts: Counts) -> float:
        """Return the worth of trading without silver."""
        exchange = state.table.ring.trades[space]
        if exchange is None:
            return 0.0
        merchants = counts[_MERCHANT] + counts[_CRIMINAL]
        times = min(_MOST_TRADES, merchants // exchange.merchants)
        return times * priced(exchange.effect)

    def of_building(
        self, state: Standing, player: PlayerStanding, space: int, counts: Counts
    ) -> float:
        """Return the worth of the best building on the best spot of a space."""
        ring = state.table.ring
        spots = [spot for spot in ring.spots_of[space] if state.spots[spot] is None]
        if not spots:
            return 0.0
        have, best = counts[_BUILDER] + counts[_CRIMINAL], 0.0
        for builders, gain in self._best_gains(player.freed):
            missing = max(0, builders - have)
            if missing <= player.stone:
                best = max(best, gain - _PIECE * self._appraisal.use * missing)
        return best + max(self.of_spot(state, spot) for spot in spots) if best else 0.0

    def of_spot(self, state: Standing, spot: int) -> float:
        """Return the worth of a spot: its effect, and the links that a building there closes."""
        ring = state.table.ring
        value = priced(ring.spots[spot].effect)
        for between in ring.links_of[spot]:
            if state.spots[between.other(spot)] is not None:
                value += priced(between.link.effect)
        return value

    def _gains_of(self, freed: tuple[int, ...]) -> tuple[tuple[int, float], ...]:
        """Return for each type of building its price in builders, and the gain of the best one."""
        appraisal, table = self._appraisal, self._appraisal.table
        found = []
        for building in table.catalog.buildings:
            squares = table.squares_of(self._seat, building.type)
            gains = [
                appraisal.by_freeing(freed, square) for square in squares if square not in freed
            ]
            if gains:
                found.append((building.builders, max(gains)))
        return tuple(found)

    def of_workers(
        self, state: Standing, player: PlayerStanding, position: int, counts: Counts
    ) -> float:
        """Return the worth of the best number of workers for a section."""
        have, best = counts[_NOBLE] + counts[_CRIMINAL], 0.0
        there = state.first[position][self._seat]
        for price in state.table.catalog.workers:
            missing = max(0, price.nobles - have)
            if missing > player.gold or price.workers > player.workers:
                break
            gain = price.workers * (POINT * self._appraisal.growth + _IN_THE_CASTLE)
            if there + price.workers >= TOGETHER:
                gain += _INWARDS + priced(state.table.ring.sections[position].effect)
            best = max(best, gain - _PIECE * self._appraisal.use * missing)
        return best

    def of_manuscript(
        self, state: Standing, player: PlayerStanding, position: int, counts: Counts
    ) -> float:
        """Return the worth of transcribing the top manuscript of a segment."""
        manuscript = manuscript_at(state, position)
        missing = max(0, manuscript.clerics - counts[_CLERIC] - counts[_CRIMINAL])
        if missing > player.ink:
            return 0.0
        gain = self.gain_of(state, player, manuscript)
        return max(0.0, gain - _PIECE * self._appraisal.use * missing)

    def gain_of(self, state: Standing, player: PlayerStanding, manuscript: Manuscript) -> float:
        """Return the worth of a manuscript, whatever it costs.

        What it counts is counted once in a decision, in the first position that asks: to count
        icons in each position would cost more than the point that one of them may differ by.
        """
        owned = player.manuscripts
        found = self._manuscripts.get((owned, manuscript))
        if found is None:
            found = priced(manuscript.immediate) if manuscript.immediate is not None else 0.0
            if manuscript.ribbon is not None:
                more = more_by_ribbon(state.table, owned, manuscript)
                found += POINT * more + self._appraisal.hope
            if manuscript.end is not None:
                counted = counted_by(state, self._seat, manuscript)
                found += POINT * counted + self._appraisal.hope
            self._manuscripts[owned, manuscript] = found
        return found
