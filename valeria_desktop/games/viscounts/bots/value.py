"""The value of a player's position in silver: points now, and what everything else will bring."""

from __future__ import annotations

from functools import lru_cache
from math import exp
from typing import TYPE_CHECKING, NamedTuple

from valeria_desktop.games.viscounts.bots.prices import (
    POINT,
    price_of,
    price_of_card,
    price_of_power,
)
from valeria_desktop.games.viscounts.rules.effects.gains import Gain
from valeria_desktop.games.viscounts.rules.model.kinds import NOBODY, RIBBONS, Paper
from valeria_desktop.games.viscounts.rules.model.zones import TRACK
from valeria_desktop.games.viscounts.rules.score import counted_by, points_of_ribbons
from valeria_desktop.games.viscounts.rules.turn.scrolls import FOR_A_BONUS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from valeria_desktop.games.viscounts.rules.model.amounts import Counts
    from valeria_desktop.games.viscounts.rules.model.kinds import BuildingType
    from valeria_desktop.games.viscounts.rules.model.player import Line
    from valeria_desktop.games.viscounts.rules.model.standing import (
        PlayerStanding,
        SideStanding,
        Standing,
    )
    from valeria_desktop.games.viscounts.rules.model.table import Table
    from valeria_desktop.games.viscounts.rules.model.things import Manuscript, Townsfolk
    from valeria_desktop.games.viscounts.rules.view import View

    Cards = tuple[Townsfolk, ...]
    Workers = tuple[int, ...]
    Tier = tuple[Workers, ...]

_ROUNDS = {1: 12.0, 2: 10.0, 3: 9.0, 4: 8.0}
"""Turns that count at the beginning, by the number of players.

They are two thirds of the usual rounds, as what comes late is worth less: stewards who counted all
of them had 6 points less at the end (30 games of two).
"""
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
_GROWS_BY, _GROWN = 0.1, 0.9
"""What a lead in the castle comes to: more by this for each turn left, as workers draw workers."""
_UNPLAYED = 0.6
"""The share of a deck's lead over a usual one that comes to nothing."""
_USUAL_DECK = 5.0
"""The worth of a usual deck in each turn.

The final leads of 377 games of two stewards, over the leads of each part at their 11,000 turns:
1.0 to 1.1 for buildings and papers, 0.9 for manuscripts, 0.4 ± 0.15 for cards, and in the castle
1.1 ± 0.05 three turns before the end, 1.9 ± 0.4 ten turns before it.
"""


def turns_left(view: View, seat: int, last_round: int = 0) -> float:
    """Return the expected number of a seat's turns after the present one.

    The last round is that of the view, or the one that a choice would make the last.
    """
    to_come = 0 if _has_played(view, seat) else 1
    last_round = last_round or view.last_round
    if last_round:
        return float(last_round - view.round + to_come)
    papers, players = view.table.catalog.papers, len(view.players)
    left = {Paper.DEBT: view.debts_left, Paper.DEED: view.deeds_left}
    share = min(left[each.kind] / each.above[players - 1] for each in papers)
    return min(_MOST_TURNS, 1.0 + share * _ROUNDS[players] + to_come)


def _has_played(view: View, seat: int) -> bool:
    """Return whether a seat's turn of this round is over or under way."""
    order = view.table.clockwise[view.start]
    return order.index(seat) <= order.index(view.active)


class Parts(NamedTuple):
    """The value of a position by source, in silver."""

    goods: float
    buildings: float
    castle: float
    manuscripts: float
    papers: float
    markers: float
    cards: float

    @property
    def whole(self) -> float:
        """The value of the position."""
        goods, buildings, castle, manuscripts, papers, markers, cards = self
        return goods + buildings + castle + manuscripts + papers + markers + cards


class Appraisal:
    """Values positions of one table; the number of turns left stays the same for all of them."""

    def __init__(self, view: View, seat: int, turns: float | None = None) -> None:
        """Work out what is alike in all positions; the turns left are estimated if not given."""
        table = view.table
        self.table: Table = table
        self.turns = turns_left(view, seat) if turns is None else turns
        self.hope = min(1.0, self.turns / _HOPED)
        self.use = min(1.0, self.turns / 2)
        """The share of silver and resources that can still be used."""
        self.growth = _GROWN + _GROWS_BY * self.turns
        """What worth in the castle comes to at the end, by what it is now."""
        self._powers = [self.turns * price_of_power(each.power) for each in table.catalog.squares]
        self._collision = [self._of_collision(space) for space in range(TRACK + 1)]
        self._points = {each.type: (0, *each.points) for each in table.catalog.buildings}
        # Most positions of a decision differ in few things, so each part is worked out once.
        self.of_buildings = lru_cache(maxsize=None)(self._of_freed)
        self._castle = lru_cache(maxsize=None)(self._of_castle_of)
        self._ribbons = lru_cache(maxsize=None)(self._of_ribbons)
        self._papers = lru_cache(maxsize=None)(self._of_papers_of)
        self._plays = lru_cache(maxsize=None)(self._of_cards_of)
        self._bonuses = [
            POINT * each.points + self.turns * price_of_power(each.power)
            for each in table.catalog.bonuses
        ]

    def by_freeing(self, freed: tuple[int, ...], square: int) -> float:
        """Return the gain of one more free square, in silver."""
        return self.of_buildings(tuple(sorted((*freed, square)))) - self.of_buildings(freed)

    def value(self, state: Standing, seat: int, *, is_known: bool = True) -> float:
        """Return the value of a player's position; `is_known` says whether the hand is known."""
        return self.parts(state, seat, is_known=is_known).whole

    def parts(self, state: Standing, seat: int, *, is_known: bool = True) -> Parts:
        """Return the value of a player's position by source."""
        player = state.players[seat]
        sides: Sequence[SideStanding] = state.players
        if state.rival is not None:
            sides = [*sides, state.rival]
        order = state.table.clockwise[seat]
        paid = tuple([sides[other].paid for other in order])
        approved = tuple([sides[other].approved for other in order])
        left = state.debts_left, state.deeds_left
        piles = player.line, player.hand, player.deck, player.discard
        return Parts(
            self.of_goods(player),
            self.of_buildings(player.freed),
            self._castle(seat, state.first, state.second, state.third, state.leader),
            self._of_manuscripts(state, player),
            self._papers(player.debts, player.deeds, paid, approved, left),
            self._of_markers(player),
            self._plays(*piles, is_known=is_known),
        )

    def foreseen(self, parts: Parts) -> float:
        """Return what the parts of a position come to, as games of stewards have shown."""
        unplayed = _UNPLAYED * (parts.cards - _USUAL_DECK * self.turns)
        return parts.whole + (self.growth - 1) * parts.castle - unplayed

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

    def _of_freed(self, freed: tuple[int, ...]) -> float:
        """Return the worth of built buildings and of the squares that they have left."""
        squares = self.table.catalog.squares
        built: dict[BuildingType, int] = dict.fromkeys(self._points, 0)
        for number in freed:
            built[squares[number - 1].building] += 1
        points = sum(self._points[kind][number] for kind, number in built.items())
        return POINT * points + sum(self._powers[number - 1] for number in freed)

    # --- the castle

    def _of_castle_of(
        self, seat: int, first: Tier, second: Tier, third: Workers, leader: int
    ) -> float:
        tiers, hope = self.table.catalog.tiers, self.hope
        value = 0.0
        for sections, tier, near in (
            (first, tiers[0], _NEAR_INNER),
            (second, tiers[1], _NEAR_THIRD),
        ):
            for section in sections:
                number = section[seat]
                if number:
                    value += POINT * number * tier.points + hope * near[min(number, 2)]
        value += POINT * third[seat] * tiers[2].points
        if leader == seat:
            value += POINT * self.table.catalog.numbers.leader_points * self._keeps(third, seat)
        return value

    def _keeps(self, third: Workers, seat: int) -> float:
        """Return the chance that the castle leader stays it to the end."""
        others = (number for other, number in enumerate(third) if other != seat)
        ahead = third[seat] - max(others, default=0) + 1
        return max(0.3, 1.0 - 0.4 * self.hope / ahead)

    # --- manuscripts

    def _of_manuscripts(self, state: Standing, player: PlayerStanding) -> float:
        owned, seat = player.manuscripts, player.seat
        value = self._ribbons(seat, owned, state.bonuses)
        for each in owned:
            if each.end is not None:
                value += POINT * counted_by(state, seat, each)
                value += self.hope * _COUNTED
        return value

    def _of_ribbons(
        self, seat: int, owned: tuple[Manuscript, ...], holders: tuple[int, ...]
    ) -> float:
        """Return the worth of bonus cards, of sets of ribbons, and of hopes of bonus cards."""
        bonuses = zip(self.table.catalog.bonuses, self._bonuses, strict=True)
        value = sum((worth for card, worth in bonuses if holders[card.ribbon.at] == seat), 0.0)
        value += POINT * points_of_ribbons(self.table, owned)
        for ribbon in RIBBONS:
            if holders[ribbon.at] == NOBODY:
                number = sum(each.ribbon is ribbon for each in owned)
                value += self.hope * _NEAR_BONUS[min(number, FOR_A_BONUS - 1)]
        return value

    # --- debts, deeds and markers

    def _of_papers_of(
        self, debts: int, deeds: int, paid: Counts, approved: Counts, left: tuple[int, int]
    ) -> float:
        """Return the worth of papers; the flipped ones are those of all, the seat's own first."""
        rules = self.table.catalog.paper(Paper.DEBT), self.table.catalog.paper(Paper.DEED)
        points = debts * rules[0].unflipped + paid[0] * rules[0].flipped
        points += deeds * rules[1].unflipped + approved[0] * rules[1].flipped
        hopes = sum(_HOPES_OF_DEBTS[:debts]) + sum(_HOPES_OF_DEEDS[:deeds])
        value = POINT * points + self.hope * hopes
        value += _revealed(*left) * self._of_rank(approved, rules[0].ranks)
        return value + _revealed(*left[::-1]) * self._of_rank(paid, rules[1].ranks)

    def _of_rank(self, flipped: Counts, ranks: Sequence[int]) -> float:
        """Return the worth of the first player's place in a count of flipped papers (WK114)."""
        mine, *others = flipped
        if not mine:
            return 0.0
        spread = _SURE * (0.4 + self.hope)
        first = 1 / (1 + sum(exp((other - mine) / spread) for other in others))
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

    def _of_cards_of(
        self, line: Line, hand: Cards, deck: Cards, discard: Cards, *, is_known: bool
    ) -> float:
        """Return the worth of all plays to come, and of the cards on the board.

        Hand and deck are played before the discard pile is shuffled.
        """
        turns, price = self.turns, price_of_card
        value, laid = 0.0, [card for card in line if card is not None]
        for at, card in enumerate(line):
            if card is not None:
                _, each, dropped = price(card)
                value += each * min(len(line) - 1 - at, turns)
                if turns >= len(line) - at:
                    value += dropped
        soon = sum([price(card).played for card in hand])
        reserve = soon + sum([price(card).played for card in deck])
        number = len(hand) + len(deck)
        whole = reserve + sum([price(card).played for card in (*discard, *laid)])
        mean = whole / max(1, number + len(discard) + len(laid))
        first = min(turns, number)
        value += first * reserve / number if number else 0.0
        value += (turns - first) * mean
        if is_known and turns:
            value += _HELD * (soon - len(hand) * mean)
        return value


def _full(number: float, enough: float) -> float:
    """Return a number whose part beyond `enough` counts only in part."""
    return number if number <= enough else enough + _BEYOND * (number - enough)


def _revealed(left: int, other: int) -> float:
    """Return the chance that an end card is revealed, by the number of papers above both cards."""
    if not left:
        return 1.0
    return other**2 / (left**2 + other**2) if other else 1 / (1 + left**2)
