"""The value of a player's position in silver: points now, and what everything else will bring."""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING

from valeria_desktop.games.viscounts.bots.prices import (
    POINT,
    price_of,
    price_of_card,
    price_of_power,
)
from valeria_desktop.games.viscounts.rules.effects.gains import Gain
from valeria_desktop.games.viscounts.rules.model.kinds import NOBODY, RIBBONS, Paper
from valeria_desktop.games.viscounts.rules.model.zones import TRACK
from valeria_desktop.games.viscounts.rules.score import points_of_ribbons, tallied
from valeria_desktop.games.viscounts.rules.turn.scrolls import FOR_A_BONUS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from valeria_desktop.games.viscounts.bots.prices import CardPrice
    from valeria_desktop.games.viscounts.rules.model.kinds import BuildingType
    from valeria_desktop.games.viscounts.rules.model.standing import PlayerStanding, Standing
    from valeria_desktop.games.viscounts.rules.model.table import Table
    from valeria_desktop.games.viscounts.rules.model.things import Townsfolk
    from valeria_desktop.games.viscounts.rules.view import View

_ROUNDS = {1: 17.0, 2: 21.0, 3: 19.0, 4: 17.0}
"""Usual number of rounds, by the number of players."""
_ENOUGH, _BEYOND = 3, 0.6
"""Number of each resource with full worth, and the share of each further one."""
_SILVER, _ENOUGH_SILVER = 0.9, 6
_A_TURN = 3
"""Resources of each kind that a player can use up in a turn."""
_HOPES_OF_DEBTS = (2.6, 2.1, 1.6, 1.1, 0.7)
_HOPES_OF_DEEDS = (1.6, 1.0, 0.7, 0.4, 0.2)
"""The worth of the hope that papers are flipped, one after another: flips are rare."""
_HOPED = 8.0
"""The number of turns left from which hopes are whole."""
_IN_ORDER = 0.4
"""The usual share of corruption among the steps of the markers that are still to come."""
_SOON = 0.12
"""The share of a collision's worth that counts before the first step."""
_LEFT = 6
"""Number of steps between the markers at first."""
_NEAR_INNER = (0.0, 0.3, 1.3)
"""Hope of 0, 1 and 2 workers in a section of the first tier that one will move inwards."""
_NEAR_THIRD = (0.0, 0.5, 1.8)
_NEAR_BONUS = (0.0, 0.8, 2.6)
"""Hope of 0, 1 and 2 manuscripts of a ribbon whose bonus card is left."""
_COUNTED = 1.5
"""Hope of a manuscript that counts things, for those still to come."""
_HELD = 0.12
"""The share of a card's lead over the mean that counts as long as it is in the hand."""
_SURE = 1.3
"""The lead in flipped papers that makes the odds of having the most e to 1."""
_MOST_TURNS = 40


def turns_left(view: View, seat: int) -> float:
    """Return the expected number of a seat's turns after the present one."""
    to_come = 0 if _has_played(view, seat) else 1
    if view.last_round:
        return float(view.last_round - view.round + to_come)
    papers, players = view.table.catalog.papers, len(view.players)
    left = {Paper.DEBT: view.debts_left, Paper.DEED: view.deeds_left}
    share = min(left[each.kind] / each.above[players - 1] for each in papers)
    return min(_MOST_TURNS, 1.0 + share * _ROUNDS[players] + to_come)


def _has_played(view: View, seat: int) -> bool:
    """Return whether a seat's turn of this round is over or under way."""
    order = view.table.clockwise[view.start]
    return order.index(seat) <= order.index(view.active)


class Appraisal:
    """Values positions of one table; the number of turns left stays the same for all of them."""

    def __init__(self, view: View, seat: int) -> None:
        """Work out what is alike in all positions."""
        table = view.table
        self.table: Table = table
        self.turns = turns_left(view, seat)
        self.hope = min(1.0, self.turns / _HOPED)
        self.use = min(1.0, self.turns / 2)
        """The share of silver and resources that can still be used."""
        self.cards: dict[Townsfolk, CardPrice] = {}
        self._powers = [self.turns * price_of_power(each.power) for each in table.catalog.squares]
        self._collision = [self._of_collision(space) for space in range(TRACK + 1)]
        self._points = {each.type: (0, *each.points) for each in table.catalog.buildings}
        self._built: dict[tuple[int, ...], float] = {}
        self._bonuses = [
            POINT * each.points + self.turns * price_of_power(each.power)
            for each in table.catalog.bonuses
        ]

    def value(self, state: Standing, seat: int, *, is_known: bool = True) -> float:
        """Return the value of a player's position; `is_known` says whether the hand is known."""
        player = state.players[seat]
        return (
            self.of_goods(player)
            + self.of_buildings(player.freed)
            + self._of_castle(state, seat)
            + self._of_manuscripts(state, player)
            + self._of_papers(state, player)
            + self._of_markers(player)
            + self._of_cards(player, is_known=is_known)
        )

    # --- silver, resources and buildings

    def of_goods(self, player: PlayerStanding) -> float:
        """Return the worth of silver and resources."""
        if not self.turns:
            return 0.05 * (player.silver + player.resources)  # they decide a tie (WK115)
        value = _SILVER * _full(player.silver, _ENOUGH_SILVER)
        most = _A_TURN * self.turns
        for number in (player.ink, player.stone, player.gold):
            value += 2 * _full(min(number, most), _ENOUGH)
        return self.use * value

    def of_buildings(self, freed: tuple[int, ...]) -> float:
        """Return the worth of built buildings and of the squares that they have left."""
        found = self._built.get(freed)
        if found is None:
            found = self._built[freed] = self._of_freed(freed)
        return found

    def _of_freed(self, freed: tuple[int, ...]) -> float:
        squares = self.table.catalog.squares
        built: dict[BuildingType, int] = dict.fromkeys(self._points, 0)
        for number in freed:
            built[squares[number - 1].building] += 1
        points = sum(self._points[kind][number] for kind, number in built.items())
        return POINT * points + sum(self._powers[number - 1] for number in freed)

    # --- the castle

    def _of_castle(self, state: Standing, seat: int) -> float:
        tiers, hope = self.table.catalog.tiers, self.hope
        value = 0.0
        for sections, tier, near in (
            (state.first, tiers[0], _NEAR_INNER),
            (state.second, tiers[1], _NEAR_THIRD),
        ):
            for section in sections:
                number = section[seat]
                if number:
                    value += POINT * number * tier.points + hope * near[min(number, 2)]
        value += POINT * state.third[seat] * tiers[2].points
        if state.leader == seat:
            value += POINT * self.table.catalog.numbers.leader_points * self._keeps(state, seat)
        return value

    def _keeps(self, state: Standing, seat: int) -> float:
        """Return the chance that the castle leader stays it to the end."""
        others = (number for other, number in enumerate(state.third) if other != seat)
        ahead = state.third[seat] - max(others, default=0) + 1
        return max(0.3, 1.0 - 0.4 * self.hope / ahead)

    # --- manuscripts

    def _of_manuscripts(self, state: Standing, player: PlayerStanding) -> float:
        owned, seat = player.manuscripts, player.seat
        value = sum(
            worth
            for worth, holder in zip(self._bonuses, self._holders(state), strict=True)
            if holder == seat
        )
        if not owned:
            return value
        value += POINT * points_of_ribbons(state, owned)
        for each in owned:
            if each.end is not None:
                value += POINT * (tallied(state, seat, each.end) // each.end.every)
                value += self.hope * _COUNTED
        for ribbon in RIBBONS:
            if state.bonuses[ribbon.at] == NOBODY:
                number = sum(each.ribbon is ribbon for each in owned)
                value += self.hope * _NEAR_BONUS[min(number, FOR_A_BONUS - 1)]
        return value

    def _holders(self, state: Standing) -> list[int]:
        return [state.bonuses[each.ribbon.at] for each in self.table.catalog.bonuses]

    # --- debts, deeds and markers

    def _of_papers(self, state: Standing, player: PlayerStanding) -> float:
        debts, deeds = (self.table.catalog.paper(paper) for paper in (Paper.DEBT, Paper.DEED))
        points = player.debts * debts.unflipped + player.paid * debts.flipped
        points += player.deeds * deeds.unflipped + player.approved * deeds.flipped
        value = POINT * points + self.hope * self._hope_of(player)
        likely = _revealed(state.debts_left, state.deeds_left)
        value += likely * self._of_rank(state, player.seat, "approved", debts.ranks)
        likely = _revealed(state.deeds_left, state.debts_left)
        return value + likely * self._of_rank(state, player.seat, "paid", deeds.ranks)

    def _hope_of(self, player: PlayerStanding) -> float:
        return sum(_HOPES_OF_DEBTS[: player.debts]) + sum(_HOPES_OF_DEEDS[: player.deeds])

    def _of_rank(self, state: Standing, seat: int, what: str, ranks: Sequence[int]) -> float:
        """Return the worth of a place in the count of flipped papers (WK114)."""
        numbers = [getattr(state.side(other), what) for other in range(state.table.colours)]
        mine = numbers.pop(seat)
        if not mine:
            return 0.0
        spread = _SURE * (0.4 + self.hope)
        first = 1 / (1 + sum(exp((other - mine) / spread) for other in numbers))
        return POINT * (first * ranks[0] + (1 - first) * ranks[-1])

    def _of_collision(self, space: int) -> float:
        """Return the worth of a collision on a space."""
        track = self.table.catalog.track
        gain = track[max(space, 1) - 1].owner
        if not isinstance(gain, Gain):
            return price_of(gain)
        deed, debt = POINT + 0.4 * self.hope, 3 * self.hope - 4
        amounts = gain.amounts
        value = self.use * _SILVER * amounts.silver + 2 * self.use * amounts.any
        return value + deed * amounts.deed + debt * amounts.debt

    def _of_markers(self, player: PlayerStanding) -> float:
        """Return the worth of the way that the markers have come to a collision (WK18)."""
        apart = player.virtue - player.corruption
        if not apart:
            return self._collision[player.corruption]
        if not self.turns:
            return 0.0
        meet = player.corruption + _IN_ORDER * apart
        below = int(meet)
        share = meet - below
        gain = (1 - share) * self._collision[below] + share * self._collision[min(below + 1, TRACK)]
        come = 1 - apart / _LEFT
        return gain * self.hope * (_SOON + (1 - _SOON) * come)

    # --- cards

    def of_card(self, card: Townsfolk) -> CardPrice:
        """Return the worth of a card."""
        found = self.cards.get(card)
        if found is None:
            found = self.cards[card] = price_of_card(card)
        return found

    def _of_cards(self, player: PlayerStanding, *, is_known: bool) -> float:
        """Return the worth of all plays to come, and of the cards on the board.

        Hand and deck are played before the discard pile is shuffled.
        """
        turns, price = self.turns, self.of_card
        value = 0.0
        for at, card in enumerate(player.line):
            if card is not None:
                _, each, dropped = price(card)
                value += each * min(len(player.line) - 1 - at, turns)
                if turns >= len(player.line) - at:
                    value += dropped
        soon = sum(price(card).played for card in player.hand)
        reserve = soon + sum(price(card).played for card in player.deck)
        number = len(player.hand) + len(player.deck)
        whole = reserve + sum(price(card).played for card in player.discard)
        whole += sum(price(card).played for card in player.line if card is not None)
        mean = whole / player.owned
        first = min(turns, number)
        value += first * reserve / number if number else 0.0
        value += (turns - first) * mean
        if is_known and turns:
            value += _HELD * (soon - len(player.hand) * mean)
        return value


def _full(number: float, enough: float) -> float:
    """Return a number whose part beyond `enough` counts only in part."""
    return number if number <= enough else enough + _BEYOND * (number - enough)


def _revealed(left: int, other: int) -> float:
    """Return the chance that an end card is revealed, with so many papers left above both cards."""
    if not left:
        return 1.0
    return other**2 / (left**2 + other**2) if other else 1 / (1 + left**2)
