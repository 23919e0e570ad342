"""How likely each of your stacks is to win the present auction, by what everyone can count.

A rival's next stack is any of those that lie there, as likely as the others, and its cards any
that nobody has seen yet (VA8). Whether a rival bids at all is measured in games of bots.
"""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from math import comb, fsum
from typing import TYPE_CHECKING

from valeria_desktop.games.valencia.rules.ladder import way_of
from valeria_desktop.games.valencia.rules.model.cards import Card, plain_deck, sum_of
from valeria_desktop.games.valencia.rules.model.seats import NINA
from valeria_desktop.games.valencia.rules.round.auction import CARDS_OF_NINA

if TYPE_CHECKING:
    from collections.abc import Sequence

    from valeria_desktop.games.valencia.rules.ladder import Ladder
    from valeria_desktop.games.valencia.rules.view import View

REVEALS = 0.62
"""Chance that a rival with stacks reveals one in an auction, as planners did."""
Kinds = tuple[tuple[int, int], ...]
"""How many cards of each value have not been seen yet."""


def chances_of(view: View, ladder: Ladder | None) -> tuple[float, ...]:
    """Return the chance of each of the viewer's stacks to be first in the present auction.

    There are none outside auctions, and none for a player who has been asked already.
    """
    if ladder is None or ladder.is_settled or view.seat not in ladder.to_come:
        return ()
    return tuple(_chance(view, ladder, stack) for stack in view.own.stacks)


def _chance(view: View, ladder: Ladder, stack: tuple[Card, ...]) -> float:
    revealed = [card for bid in view.bids for card in bid.cards]
    total, chance = sum_of(stack, revealed), 1.0
    for bid in view.bids:
        others = [
            *stack,
            *(card for other in view.bids if other is not bid for card in other.cards),
        ]
        chance *= not _is_beaten(view, total, bid.seat, sum_of(bid.cards, others))
    for seat in ladder.to_come:
        sizes = view.players[seat].stacks
        if seat != view.seat and sizes:
            kinds = _kinds(_unseen(view, seat), (*stack, *revealed))
            loses = fsum(_beats(view, total, seat, kinds, size) for size in sizes) / len(sizes)
            chance *= 1 - REVEALS * loses
    if ladder.awaits_nina:
        kinds = _kinds(Counter(plain_deck()) - Counter(view.nina_used), ())
        chance *= 1 - _beats(view, total, NINA, kinds, CARDS_OF_NINA[view.part])
    return chance


def _is_beaten(view: View, total: int, seat: int, other: int) -> bool:
    """Return whether another sum comes before the viewer's; ties go by the figure (VA17)."""
    return (-other, way_of(view, seat)) < (-total, way_of(view, view.seat))


def _beats(view: View, total: int, seat: int, kinds: Kinds, size: int) -> float:
    sums = sums_of_unseen(kinds, size)
    return fsum(chance for other, chance in sums if _is_beaten(view, total, seat, other))


def _unseen(view: View, seat: int) -> Counter[Card]:
    player = view.players[seat]
    return Counter(view.table.deck) - Counter(player.used) - Counter(player.known)


def _kinds(cards: Counter[Card], others: Sequence[Card]) -> Kinds:
    values: Counter[int] = Counter()
    for card, number in cards.items():
        values[sum_of((card,), others)] += number
    return tuple(sorted(values.items()))


@lru_cache(maxsize=512)
def sums_of_unseen(kinds: Kinds, size: int) -> tuple[tuple[int, float], ...]:
    """Return the chances of each sum of cards that are drawn without putting one back."""
    ways: dict[tuple[int, int], int] = {(0, 0): 1}
    for value, number in kinds:
        found: dict[tuple[int, int], int] = {}
        for (drawn, total), count in ways.items():
            for more in range(min(number, size - drawn) + 1):
                key = drawn + more, total + more * value
                found[key] = found.get(key, 0) + count * comb(number, more)
        ways = found
    whole = {total: count for (drawn, total), count in ways.items() if drawn == size}
    all_ways = sum(whole.values())
    return tuple((total, count / all_ways) for total, count in sorted(whole.items()))
