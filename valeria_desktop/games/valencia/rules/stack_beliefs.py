"""Weighs the hidden stacks of rivals: players divide their cards with care (VA11, VA12).

A low or a high card often makes a stack of its own, and two cards are usually chosen to make a
middling sum. How much so depends on what everyone sees of the owner. Everything is counted in whole
numbers, so the same view and the same stream lead to the same stacks on every machine.
"""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from itertools import combinations_with_replacement
from math import comb, prod
from operator import mul
from typing import TYPE_CHECKING

from attrs import frozen

from valeria_desktop.games.valencia.rules.model.cards import NUMBERS, Card, in_order
from valeria_desktop.games.valencia.rules.model.parts import AUCTIONS, RoundPart
from valeria_desktop.games.valencia.rules.round.auction import AskBid, RankSums
from valeria_desktop.games.valencia.rules.setup import ROUNDS
from valeria_desktop.games.valencia.rules.stack_lessons import (
    AMONG_MORE,
    DRAWN,
    IN_A_DUEL,
    SIZES,
    StackLesson,
)
from valeria_desktop.kernel.beliefs import Belief, likelihood, weighed

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from valeria_desktop.games.valencia.rules.view import View
    from valeria_desktop.kernel.chance import Stream

Facts = tuple[int, ...]
"""Public facts about the owner of stacks, in the order of a lesson."""
Kinds = tuple[tuple[int, int], ...]
"""The number of unseen cards of each value, by value."""
Deals = tuple[tuple[tuple[int, ...], int], ...]
"""The values of stacks, each with the ways to deal it."""

_DUEL = 2
_FINE = 16
"""The parts of a card's value in which sums are compared."""
_STEP = 16
"""The bits of a score below an eighth of a halving."""
_MOST_SPARE, _MOST_STACKS = 3, 6
"""The largest numbers that make a difference to a lesson."""
_LATE = frozenset({RoundPart.E, RoundPart.F, RoundPart.G})


# --- what is seen of an owner


def facts_of(view: View, seat: int) -> Facts:
    """Return the facts about a player whose stacks lie on the table."""
    player = view.players[seat]
    return facts_from(
        view, len(player.stacks), player.deck, passed=_has_passed(view, seat), part=view.part
    )


def facts_from(
    view: View, stacks: int, deck: int, *, passed: bool = False, part: RoundPart = AUCTIONS[0]
) -> Facts:
    """Return the facts about the owner of a number of stacks and of cards in the deck."""
    whole = len(view.table.deck)
    spare = deck - (whole + view.round * (-whole // ROUNDS))
    return (
        1,
        min(_MOST_SPARE, max(0, spare)),
        min(_MOST_STACKS, stacks),
        int(stacks == 1),
        int(passed),
        int(part in _LATE),
    )


def _has_passed(view: View, seat: int) -> bool:
    """Return whether a player revealed nothing in the present auction, and is asked no more."""
    is_going = view.bids or any(isinstance(each, RankSums) for each in view.agenda)
    if view.part not in AUCTIONS or not is_going or any(bid.seat == seat for bid in view.bids):
        return False
    asked = {each.seat for each in view.agenda if isinstance(each, AskBid)}
    decision = view.decision
    if decision is not None and isinstance(decision.question, AskBid):
        asked.add(decision.seat)
    return seat not in asked


# --- what a stack may hold


@frozen
class StackBelief:
    """The sums that a stack may have, with their weights, and the deals of each."""

    sums: tuple[int, ...]
    deals: tuple[Deals, ...]
    belief: Belief

    def drawn(self, stream: Stream) -> tuple[int, ...]:
        """Draw a sum by its weight, and the values of a stack that has it."""
        (place,) = self.belief.drawn(stream)
        deals = self.deals[place]
        number = stream.below(sum([ways for _, ways in deals]))
        for values, ways in deals:  # noqa: B007 - the last one that is looked at is drawn
            number -= ways
            if number < 0:
                break
        return values

    @property
    def weights(self) -> dict[int, int]:
        """The weight of each sum."""
        return dict(zip(self.sums, self.belief.weights[0], strict=True))


def lessons_for(view: View) -> dict[int, StackLesson]:
    """Return the lessons by size; in the last round all that is left is divided, good or bad."""
    if view.round == ROUNDS:
        return {}
    return IN_A_DUEL if len(view.players) == _DUEL else AMONG_MORE


def belief_of(cards: Iterable[Card], size: int, lesson: StackLesson, facts: Facts) -> StackBelief:
    """Return what a stack of some of these cards may be."""
    kinds = Counter(map(NUMBERS.__getitem__, cards))
    return _believed(tuple(sorted(kinds.items())), size, lesson, facts)


@lru_cache(maxsize=2_048)
def _believed(kinds: Kinds, size: int, lesson: StackLesson, facts: Facts) -> StackBelief:
    deals = _deals(kinds, size)
    ways = [sum([ways for _, ways in each]) for each in deals.values()]
    above, away = (sum(map(mul, each, facts)) for each in (lesson.above, lesson.away))
    scores = [above * far + away * near for far, near in distances(kinds, size)]
    best = max(scores)
    likely = [
        way * likelihood((best - score) >> _STEP) for way, score in zip(ways, scores, strict=True)
    ]
    return StackBelief(tuple(deals), tuple(deals.values()), Belief((weighed(likely, ways),)))


def distances(kinds: Kinds, size: int) -> list[tuple[int, int]]:
    """Return each sum's distance from the usual one, and its square's quarter, in sixteenths."""
    number = sum([each for _, each in kinds])
    usual = _FINE * size * sum([value * each for value, each in kinds]) // number
    found = [_FINE * total - usual for total in _deals(kinds, size)]
    return [(far, far * far // (4 * _FINE)) for far in found]


@lru_cache(maxsize=512)
def _deals(kinds: Kinds, size: int) -> dict[int, Deals]:
    """Return for each sum the stacks that have it."""
    numbers = dict(kinds)
    found: dict[int, list[tuple[tuple[int, ...], int]]] = {}
    for values in combinations_with_replacement(numbers, size):
        ways = prod([comb(numbers[value], values.count(value)) for value in {*values}])
        if ways:
            found.setdefault(sum(values), []).append((values, ways))
    return {total: tuple(found[total]) for total in sorted(found)}


# --- stacks and plans that are drawn


def draw_stacks(
    view: View, sizes: Sequence[int], facts: Facts, cards: list[Card], stream: Stream
) -> tuple[tuple[Card, ...], ...]:
    """Draw stacks one after another, each from the shuffled cards that the ones before left."""
    lessons = lessons_for(view)
    found = []
    for size in sizes:
        lesson = lessons.get(size)
        if lesson is None:
            taken = [cards.pop() for _ in range(size)]
        else:
            values = belief_of(cards, size, lesson, facts).drawn(stream)
            taken = [_taken(cards, value) for value in values]
        found.append(in_order(taken))
    return tuple(found)


def _taken(cards: list[Card], value: int) -> Card:
    return cards.pop(next(at for at, card in enumerate(cards) if NUMBERS[card] == value))


def draw_sizes(deck: int, rounds: int, stream: Stream) -> tuple[int, ...]:
    """Draw the sizes of stacks planned in secret, the largest first, from a deck for some rounds.

    Most players draw an even share of their deck, and all of it in the last round.
    """
    share = -(-deck // rounds)
    left = 1 + _one_of([DRAWN.get(number - share, 0) for number in range(1, deck + 1)], stream)
    sizes = []
    while left:
        row = SIZES[min(left, len(SIZES)) - 1]
        sizes.append(1 + _one_of(row[: min(left, len(row))], stream))
        left -= sizes[-1]
    return tuple(sorted(sizes, reverse=True))


def _one_of(likely: Sequence[int], stream: Stream) -> int:
    return Belief((weighed(likely),)).drawn(stream)[0]
