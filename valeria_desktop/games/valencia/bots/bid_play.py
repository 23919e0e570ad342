"""The auctions of a round played by sums of stacks alone: quick enough for hundreds of worlds."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from attrs import Factory, define, frozen

from valeria_desktop.games.valencia.bots.bidding import ranks
from valeria_desktop.games.valencia.rules.model.seats import NINA

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

Sums = tuple[int, ...]
"""The sums of a player's stacks, sorted."""
MOST = 40
"""The largest sum that tables tell of; nobody needs more to win an auction."""
AtLeast = tuple[tuple[float, ...], ...]
"""By auction and sum: the chance that someone reveals at least this sum."""


def without(sums: Sums, total: int) -> Sums:
    """Return the sums that are left when one of them was revealed."""
    at = sums.index(total)
    return sums[:at] + sums[at + 1 :]


class Called(NamedTuple):
    """An auction in which some have been asked: the bids so far, and who is asked yet."""

    auction: int
    bids: dict[int, int]
    to_ask: tuple[int, ...]
    figure: int
    """The seat from which ties are counted."""


@define(eq=False)
class Bidder:
    """A player who reveals what brings most, with the auctions to come in mind."""

    seat: int
    players: int
    gains: tuple[tuple[float, ...], ...]
    """The gains of each auction's ranks, in points."""
    rivals: Mapping[int, AtLeast]
    """The bids that are expected of each rival."""
    nina: AtLeast = ()
    """The cards that are expected of Nina; empty where she turns nothing up."""
    _later: dict[tuple[int, Sums], float] = Factory(dict)
    _worth: dict[tuple[int, int], float] = Factory(dict)

    def choice(self, called: Called, sums: Sums) -> int | None:
        """Return the sum to reveal in an auction; None to pass."""
        after = called.auction + 1
        best, chosen = self.later(after, sums), None
        for total in dict.fromkeys(sums):
            worth = self._now(called, total) + self.later(after, without(sums, total))
            if worth > best:
                best, chosen = worth, total
        return chosen

    def later(self, auction: int, sums: Sums) -> float:
        """Return what stacks bring from an auction on, if each goes where it brings most."""
        if not sums or auction == len(self.gains):
            return 0.0
        key = auction, sums
        found = self._later.get(key)
        if found is None:
            found = self.later(auction + 1, sums)
            for total in dict.fromkeys(sums):
                left = self.later(auction + 1, without(sums, total))
                found = max(found, self._usual(auction, total) + left)
            self._later[key] = found
        return found

    def plan(self, sums: Sums) -> dict[int, int]:
        """Return the sum for each auction in which stacks are best used, as far as one can tell."""
        found = {}
        for auction in range(len(self.gains)):
            total = self.choice(self._before(auction), sums)
            if total is not None:
                found[auction] = total
                sums = without(sums, total)
        return found

    def _usual(self, auction: int, total: int) -> float:
        """Return what a sum brings in an auction before anyone has been asked."""
        key = auction, total
        found = self._worth.get(key)
        if found is None:
            found = self._worth[key] = self._now(self._before(auction), total)
        return found

    def _before(self, auction: int) -> Called:
        return Called(auction, {}, tuple(self.rivals), self.seat)

    def _now(self, called: Called, total: int) -> float:
        """Return what a sum brings in an auction, with the bids that are still expected."""
        auction, bids, to_ask, figure = called
        told, ahead = min(total, MOST), []
        for seat, expected in self.rivals.items():
            if seat in bids:
                is_even = bids[seat] == total
                ahead.append(
                    float(bids[seat] > total or (is_even and self._is_after(seat, figure)))
                )
            elif seat in to_ask:  # of two even sums either may win
                table = expected[auction]
                ahead.append((table[told] + table[told + 1]) / 2)
        if self.nina and self.nina[auction]:
            ahead.append(self.nina[auction][told])
        gains = self.gains[auction]
        chances = ranks(ahead, len(gains))
        return sum([a * b for a, b in zip(chances, gains, strict=True)])

    def _is_after(self, seat: int, figure: int) -> bool:
        return (self.seat - figure) % self.players > (seat - figure) % self.players


@frozen
class RoundPlay:
    """The auctions of a round in one imagined world."""

    bidders: Sequence[Bidder]
    nina: Sequence[int]
    """Nina's sums by auction, 0 where she has none."""

    def totals(self, stacks: Sequence[Sums], called: Called) -> list[float]:
        """Return what each seat gains in an auction that is going on, and in all that follow."""
        held, gained = list(stacks), [0.0] * len(stacks)
        for auction in range(called.auction, len(self.nina)):
            figure = self._resolve(called, held, gained)
            called = Called(auction + 1, {}, _clockwise(figure, len(stacks)), figure)
        return gained

    def _resolve(self, called: Called, held: list[Sums], gained: list[float]) -> int:
        """Ask all, add the gains of the ranks, and return the figure's holder."""
        auction, bids, to_ask, figure = called
        bids = dict(bids)
        for at, seat in enumerate(to_ask):
            if held[seat]:
                later = tuple([each for each in to_ask[at + 1 :] if held[each]])
                now = Called(auction, bids, later, figure)
                total = self.bidders[seat].choice(now, held[seat])
                if total is not None:
                    bids[seat] = total
                    held[seat] = without(held[seat], total)
        if self.nina[auction]:
            bids[NINA] = self.nina[auction]
        return self._ranked(auction, bids, figure, gained)

    def _ranked(
        self, auction: int, bids: Mapping[int, int], figure: int, gained: list[float]
    ) -> int:
        players = len(gained)

        def place(seat: int) -> tuple[int, int]:
            return -bids[seat], -1 if seat == NINA else (seat - figure) % players

        ranking = sorted(bids, key=place)
        for rank, seat in enumerate(ranking):
            if seat != NINA:
                gains = self.bidders[seat].gains[auction]
                gained[seat] += gains[rank] if rank < len(gains) else 0.0
        return ranking[0] if ranking and ranking[0] != NINA else figure


def _clockwise(first: int, players: int) -> tuple[int, ...]:
    return tuple([(first + step) % players for step in range(players)])
