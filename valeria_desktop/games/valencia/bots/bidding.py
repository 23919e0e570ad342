"""Bots' choices of the stack to reveal, and of the division of a hand into stacks."""

from __future__ import annotations

from functools import lru_cache
from math import erf, sqrt
from typing import TYPE_CHECKING

from valeria_desktop.games.valencia.rules.model.cards import sum_of
from valeria_desktop.games.valencia.rules.model.parts import AUCTIONS
from valeria_desktop.games.valencia.rules.model.seats import NINA

if TYPE_CHECKING:
    from collections.abc import Container, Iterable, Iterator, Sequence

    from valeria_desktop.games.valencia.bots.gains import AuctionGains
    from valeria_desktop.games.valencia.bots.numbers import Numbers
    from valeria_desktop.games.valencia.rules.model.cards import Card
    from valeria_desktop.games.valencia.rules.model.parts import RoundPart
    from valeria_desktop.games.valencia.rules.view import View

LONGEST = 3
"""Most cards in the stacks that a bot considers."""
_NINAS = {"b": 1, "d": 1, "f": 2}
Stack = tuple["Card", ...]
_Known = dict[Stack, list[tuple[Stack, ...]]]
_AT_ONCE = 9
"""Most cards that are divided at once, in some 3,000 ways; twelve have more than 100,000."""
_KEPT = 8
"""Most cards of a rest whose divisions are kept for other first stacks: 2,780 at most."""


@lru_cache(maxsize=4096)
def beaten_by(total: int, cards: float, numbers: Numbers, *, wins_ties: bool) -> float:
    """Return the chance that a rival's stack of `cards` cards beats a sum of ours."""
    edge = total + 0.5 if wins_ties else total - 0.5
    mean, spread = numbers.mean * cards, numbers.spread * sqrt(cards)
    return 0.5 * (1 - erf((edge - mean) / (spread * sqrt(2))))


def ranks(chances: Sequence[float], places: int) -> list[float]:
    """Return the chance of each rank, from each rival's chance of being ahead."""
    found = [1.0]
    for chance in chances:
        ahead = [rank * chance for rank in found]
        behind = [rank * (1 - chance) for rank in found]
        found = [a + b for a, b in zip([*behind, 0.0], [0.0, *ahead], strict=True)]
    return (found + [0.0] * places)[:places]


def usual_size(sizes: Sequence[int], numbers: Numbers) -> float:
    """Return the mean number of cards in a player's stacks, or the usual one before it is told."""
    return sum(sizes) / len(sizes) if sizes else numbers.usual_size


class Bidding:
    """Estimates the worth of stacks, in points, in the remaining auctions of a round."""

    def __init__(self, view: View, gains: AuctionGains) -> None:
        """Work out the gains of each remaining auction."""
        self._view = view
        self._numbers = gains.numbers
        self._gains = {part: gains.of(part) for part in gains.parts_left()}
        self._sum = lru_cache(maxsize=None)(sum_of)
        self._worth = lru_cache(maxsize=None)(self._worth_of)
        self._worth_of_sums = lru_cache(maxsize=None)(self._worth_of_sums_of)

    def now(self, stacks: Sequence[Stack]) -> int | None:
        """Return the index of the stack to reveal in the present auction; None to pass."""
        plan = self.meant_for(stacks)
        return next((at for at, part in plan.items() if part is self._view.part), None)

    def best_division(
        self, made: tuple[Stack, ...], opened: Stack, hand: Stack
    ) -> tuple[Stack, ...]:
        """Return the best division of the cards left; its first stack begins with `opened`.

        Of a very large hand the highest cards are divided first: trying all would take minutes.
        """
        if len(opened) > LONGEST:  # no division that is tried: the stack is closed as it is
            return (opened, *(self.best_division((*made, opened), (), hand) if hand else ()))
        if len(opened) + len(hand) > _AT_ONCE:
            stack = self.best_division(made, opened, hand[: _AT_ONCE - len(opened)])[0]
            left = [*hand]
            for card in stack[len(opened) :]:
                left.remove(card)
            return (stack, *self.best_division((*made, stack), (), tuple(left)))
        begun = (
            stacks for stacks in divisions((*opened, *hand)) if stacks[0][: len(opened)] == opened
        )
        return max(begun, key=lambda stacks: self.worth_of((*made, *stacks)))

    def worth_of(self, stacks: Sequence[Stack], parts: tuple[RoundPart, ...] = AUCTIONS) -> float:
        """Return the points to expect of stacks in some of the remaining auctions."""
        return self._worth_of_sums(tuple(sorted(map(self._sum, stacks))), parts)

    def _worth_of_sums_of(self, sums: tuple[int, ...], parts: tuple[RoundPart, ...]) -> float:
        plan = self._assigned(sums, parts)
        return sum(self._worth(part, sums[at]) for at, part in plan.items())

    def meant_for(self, stacks: Sequence[Stack]) -> dict[int, RoundPart]:
        """Return the auction that each useful stack is meant for, by the stack's index."""
        return self._assigned([*map(sum_of, stacks)], AUCTIONS)

    def worth_of_bid(self, part: RoundPart, cards: Stack) -> float:
        """Return the points to expect of a stack revealed in an auction."""
        return self._worth(part, sum_of(cards)) if part in self._gains else 0.0

    def _assigned(self, sums: Sequence[int], parts: Container[RoundPart]) -> dict[int, RoundPart]:
        """Return an auction for each useful stack; the most valuable pairs are chosen first."""
        pairs = sorted(
            (
                (-self._worth(part, total), at, part)
                for at, total in enumerate(sums)
                for part in self._gains
                if part in parts
            ),
        )
        plan: dict[int, RoundPart] = {}
        for worth, at, part in pairs:
            if worth < 0 and at not in plan and part not in plan.values():
                plan[at] = part
        return plan

    def _worth_of(self, part: RoundPart, total: int) -> float:
        gains = self._gains[part]
        chances = self._ahead_now(total) if part is self._view.part else self._ahead_later(total)
        if part.value in _NINAS and self._view.table.setup.has_nina:
            chances.append(beaten_by(total, _NINAS[part.value], self._numbers, wins_ties=False))
        found = ranks(chances, len(gains))
        return sum(chance * gain for chance, gain in zip(found, gains, strict=True))

    def _ahead_now(self, total: int) -> list[float]:
        """Return each rival's chance to be ahead of a sum in the present auction."""
        view = self._view
        ways = view.table.clockwise[view.active].index
        mine = ways(view.seat)
        revealed = {bid.seat: sum_of(bid.cards) for bid in view.bids if bid.seat != NINA}
        chances = []
        for seat, player in enumerate(view.players):
            if seat == view.seat:
                continue
            is_mine = ways(seat) > mine
            if seat in revealed:
                rival = revealed[seat]
                chances.append(float(rival > total or (rival == total and not is_mine)))
            elif self._is_to_be_asked(seat) and player.stacks:
                size = sum(player.stacks) / len(player.stacks)
                chances.append(self._loses(total, size, wins_ties=is_mine))
        return chances

    def _loses(self, total: int, size: float, *, wins_ties: bool) -> float:
        """Return the chance that a rival bids, and beats a sum with a stack of usual numbers."""
        beaten = beaten_by(total, size, self._numbers, wins_ties=wins_ties)
        return self._numbers.reveals * beaten

    def _is_to_be_asked(self, seat: int) -> bool:
        return any(
            getattr(step, "seat", None) == seat and getattr(step, "prompt", "") == "bid"
            for step in self._view.agenda
        )

    def _ahead_later(self, total: int) -> list[float]:
        chances = []
        for seat, player in enumerate(self._view.players):
            if seat == self._view.seat:
                continue
            has = not self._view.plans_told or player.stacks
            size = usual_size(player.stacks, self._numbers)
            chances.append(self._loses(total, size, wins_ties=False) if has else 0.0)
        return chances


def divisions(hand: Stack) -> Iterator[tuple[Stack, ...]]:
    """Yield all divisions of a hand into stacks of up to three cards."""
    yield from _divided(hand, {})


def _divided(hand: Stack, known: _Known) -> Iterable[tuple[Stack, ...]]:
    if len(hand) > _KEPT:
        return _begun(hand, known)
    found = known.get(hand)
    if found is None:
        found = known[hand] = [*_begun(hand, known)]
    return found


def _begun(hand: Stack, known: _Known) -> Iterator[tuple[Stack, ...]]:
    """Yield the divisions of a hand by the stack of its first card."""
    if not hand:
        yield ()
        return
    first, rest = hand[0], hand[1:]
    seen = set()
    for others in _few_of(rest):
        chosen = tuple([rest[at] for at in others])
        if chosen in seen:
            continue
        seen.add(chosen)
        stack = (first, *chosen)
        left = tuple([card for at, card in enumerate(rest) if at not in others])
        for more in _divided(left, known):
            yield (stack, *more)


def _few_of(cards: Stack) -> Iterator[tuple[int, ...]]:
    places = range(len(cards))
    yield ()
    for one in places:
        yield (one,)
        for two in places[one + 1 :]:
            yield one, two
