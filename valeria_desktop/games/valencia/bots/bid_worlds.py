"""The rounds that a seat imagines: rivals' stacks, everyone's gains, the bids of rivals."""

from __future__ import annotations

from collections import Counter
from itertools import accumulate, combinations
from typing import TYPE_CHECKING

from attrs import evolve, frozen

from valeria_desktop.games.valencia.bots.bid_play import (
    MOST,
    AtLeast,
    Bidder,
    Called,
    RoundPlay,
)
from valeria_desktop.games.valencia.bots.bidding import beaten_by, usual_size
from valeria_desktop.games.valencia.bots.gains import AuctionGains
from valeria_desktop.games.valencia.bots.numbers import numbers_of
from valeria_desktop.games.valencia.rules.game import imagine
from valeria_desktop.games.valencia.rules.model.cards import NUMBERS, plain_deck, sum_of
from valeria_desktop.games.valencia.rules.model.seats import NINA
from valeria_desktop.games.valencia.rules.round.auction import CARDS_OF_NINA, AskBid
from valeria_desktop.games.valencia.rules.round.planning import DrawFirst, PlanStacks

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from valeria_desktop.games.valencia.bots.bid_play import Sums
    from valeria_desktop.games.valencia.rules.game import Game
    from valeria_desktop.games.valencia.rules.model.parts import RoundPart
    from valeria_desktop.games.valencia.rules.view import View
    from valeria_desktop.kernel.chance import Stream

_MINDS = 4
"""The worlds whose rivals are asked what they want; others take turns with these wishes."""
Gains = tuple[tuple[float, ...], ...]
"""By auction and rank: the points that a player gains."""


@frozen
class ImaginedRound:
    """The rest of a round in one imagined world."""

    play: RoundPlay
    stacks: tuple[Sums, ...]
    """The sums of all players' stacks; those of the seat that imagines are empty."""


class RoundWorlds:
    """Imagines how the rest of a round may go on, for one seat."""

    def __init__(self, view: View, stream: Stream, number: int) -> None:
        """Imagine a number of worlds that fit a view."""
        self._view, self._seat = view, view.seat
        self._players = len(view.players)
        self._numbers = numbers_of(self._players)
        planned = _all_planned(view)
        games = [imagine(planned, stream) for _ in range(number)]
        first = AuctionGains(games[0], view, self._numbers)
        self.parts = first.parts_left()
        self.gains: Gains = tuple([first.of(part) for part in self.parts])
        self._nina = _nina_tables(view, self.parts)
        rivals = self._rival_bidders(games)
        stacks = [self._stacks(game) for game in games]
        self.mine = self._own_bidder(rivals, stacks)
        self.worlds = [
            ImaginedRound(self._play(rivals[at % len(rivals)], stream), sums)
            for at, sums in enumerate(stacks)
        ]

    @property
    def called(self) -> Called:
        """The auction that is going on, as it is called for the asked seat."""
        view = self._view
        bids = {bid.seat: sum_of(bid.cards) for bid in view.bids if bid.seat != NINA}
        asked = [step.seat for step in reversed(view.agenda) if isinstance(step, AskBid)]
        others = [seat for seat in asked if seat != self._seat]
        to_ask = (self._seat, *others) if view.part is self.parts[0] else self._clockwise
        return Called(0, bids, to_ask, view.figure)

    @property
    def _clockwise(self) -> tuple[int, ...]:
        return self._view.table.clockwise[self._view.figure]

    def _stacks(self, game: Game) -> tuple[Sums, ...]:
        return tuple(
            [
                tuple(sorted(map(sum_of, game.held(seat).stacks))) if seat != self._seat else ()
                for seat in range(self._players)
            ]
        )

    # --- how rivals bid

    def _rival_bidders(self, games: Sequence[Game]) -> list[dict[int, Bidder]]:
        """Return each rival's bidder in the first worlds: what they hold decides what they want."""
        found = []
        for game in games[:_MINDS]:
            bidders = {}
            for seat in range(self._players):
                if seat != self._seat:
                    gains = AuctionGains(game, game.view(seat), self._numbers)
                    bidders[seat] = self._usual_bidder(
                        seat, tuple([gains.of(part) for part in self.parts])
                    )
            found.append(bidders)
        return found

    def _usual_bidder(self, seat: int, gains: Gains) -> Bidder:
        """Return a rival who reckons with usual stacks of the others, as `Bidding` does."""
        auctions = len(self.parts)
        rivals = {
            other: (self._usual_table(self._size(other)),) * auctions
            for other in range(self._players)
            if other != seat
        }
        return Bidder(seat, self._players, gains, rivals, self._nina)

    def _usual_table(self, size: float) -> tuple[float, ...]:
        numbers = self._numbers
        beaten = [beaten_by(total, size, numbers, wins_ties=False) for total in range(MOST + 2)]
        return tuple([numbers.reveals * chance for chance in beaten])

    def _size(self, seat: int) -> float:
        player = self._view.players[seat]
        return usual_size(player.stacks if self._view.plans_told else (), self._numbers)

    # --- what is expected of rivals

    def _own_bidder(
        self, rivals: Sequence[Mapping[int, Bidder]], stacks: Sequence[tuple[Sums, ...]]
    ) -> Bidder:
        expected = {
            seat: self._expected_of(
                [each[seat] for each in rivals], [each[seat] for each in stacks]
            )
            for seat in rivals[0]
        }
        return Bidder(self._seat, self._players, self.gains, expected, self._nina)

    def _expected_of(self, minds: Sequence[Bidder], stacks: Sequence[Sums]) -> AtLeast:
        """Return what a rival may bid: where its stacks of each world would be used best."""
        counts = [Counter[int]() for _ in self.parts]
        for at, sums in enumerate(stacks):
            for auction, total in minds[at % len(minds)].plan(sums).items():
                counts[auction][min(total, MOST)] += 1
        return tuple([_table(count, len(stacks)) for count in counts])

    def _play(self, rivals: Mapping[int, Bidder], stream: Stream) -> RoundPlay:
        bidders = [rivals.get(seat, self.mine) for seat in range(self._players)]
        return RoundPlay(bidders, self._nina_sums(stream))

    def _nina_sums(self, stream: Stream) -> list[int]:
        if not self._nina:
            return [0] * len(self.parts)
        cards = _unseen_of_nina(self._view)
        stream.shuffle(cards)
        return [
            sum([cards.pop() for _ in range(CARDS_OF_NINA.get(part, 0))]) for part in self.parts
        ]


def _all_planned(view: View) -> View:
    """Return a view in which all rivals have planned, as they will have when bids begin."""
    left = [step for step in view.agenda if not isinstance(step, DrawFirst | PlanStacks)]
    return evolve(view, agenda=tuple(left))


def _table(count: Mapping[int, int], number: int) -> tuple[float, ...]:
    """Return by sum the chance of a bid of at least this sum."""
    rows = [count.get(total, 0) / number for total in range(MOST + 1, 0, -1)]
    found = [*accumulate(rows)][::-1]
    return (found[0], *found)


# --- Nina


def _unseen_of_nina(view: View) -> list[int]:
    left = Counter(plain_deck())
    left.subtract(view.nina_used)
    return [NUMBERS[card] for card in left.elements()]


def _nina_tables(view: View, parts: Sequence[RoundPart]) -> Gains:
    """Return Nina's chance to reveal at least a sum; empty tables where she turns nothing up."""
    if not view.table.setup.has_nina:
        return ()
    cards = _unseen_of_nina(view)
    found = []
    for part in parts:
        number = CARDS_OF_NINA.get(part, 0)
        sums = Counter(map(sum, combinations(cards, number))) if number else Counter[int]()
        found.append(_table(sums, sum(sums.values())) if number else ())
    return tuple(found)
