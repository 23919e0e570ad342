"""A player's division of a hand into stacks, while it can be changed."""

from __future__ import annotations

from collections import Counter
from itertools import zip_longest
from typing import TYPE_CHECKING

from attrs import evolve, frozen

from valeria_desktop.games.valencia.rules.model.cards import ORDER, Card, in_order, sum_of

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from valeria_desktop.games.valencia.rules.model.parts import RoundPart

HAND = 0
"""The place of cards in the hand; the places of stacks are counted from 1."""
Stacks = tuple[tuple[Card, ...], ...]


@frozen
class Arrangement:
    """Numbered cards in the hand and in stacks: numbers tell equal cards apart."""

    cards: tuple[Card, ...] = ()
    hand: tuple[int, ...] = ()
    trays: tuple[tuple[int, ...], ...] = ()
    """The stacks; none is empty."""
    marks: tuple[RoundPart | None, ...] = ()
    """The step that each stack is meant for; None for a stack without a mark."""

    def of_hand(self, cards: Sequence[Card]) -> Arrangement:
        """Return the same arrangement for a grown hand; a new arrangement for another hand."""
        had, has = Counter(self.cards), Counter(cards)
        if not had <= has:
            numbers = tuple(range(len(cards)))
            return _laid(in_order(cards), numbers, (), ())
        new = in_order((has - had).elements())
        numbers = tuple(range(len(self.cards), len(cards)))
        return _laid(self.cards + new, self.hand + numbers, self.trays, self.marks)

    # --- places of the cards

    def place_of(self, number: int) -> int:
        """Return the place of a card: its stack, or the hand."""
        for place, tray in enumerate(self.trays, 1):
            if number in tray:
                return place
        return HAND

    def sum_of(self, place: int) -> int:
        """Return the sum of one stack."""
        return sum_of([self.cards[number] for number in self.trays[place - 1]])

    @property
    def is_made(self) -> bool:
        """Whether no card is left in the hand."""
        return bool(self.cards) and not self.hand

    @property
    def stacks(self) -> Stacks:
        """The stacks as cards."""
        return tuple(tuple(self.cards[number] for number in tray) for tray in self.trays)

    # --- changes

    def put(self, number: int, place: int) -> Arrangement:
        """Put a card into a stack, into a new last stack, or back into the hand."""
        hand = [other for other in self.hand if other != number]
        trays = [[other for other in tray if other != number] for tray in self.trays]
        if place == HAND:
            hand.append(number)
        elif place <= len(trays):
            trays[place - 1].append(number)
        else:
            trays.append([number])
        return _laid(self.cards, hand, trays, self.marks)

    def together(self, number: int, other: int) -> Arrangement:
        """Make a new last stack of two cards of the hand."""
        return self.put(number, len(self.trays) + 1).put(other, len(self.trays) + 1)

    def marked(self, place: int, step: RoundPart | None) -> Arrangement:
        """Mark a stack with the step that it is meant for; None takes its mark away."""
        marks = list(self.marks)
        marks[place - 1] = step
        return evolve(self, marks=tuple(marks))

    def all_single(self) -> Arrangement:
        """Make each card of the hand a stack of its own; the other stacks stay."""
        singles = ((number,) for number in self.hand)
        return _laid(self.cards, (), (*self.trays, *singles), self.marks)

    def all_in_one(self) -> Arrangement:
        """Make one stack of the hand; the other stacks stay."""
        return _laid(self.cards, (), (*self.trays, self.hand), self.marks)

    def divided(self, stacks: Stacks, marks: Sequence[RoundPart | None]) -> Arrangement:
        """Divide all cards into these stacks, each with its mark."""
        left = list(range(len(self.cards)))
        trays = []
        for stack in stacks:
            tray = []
            for card in stack:
                number = next(number for number in left if self.cards[number] is card)
                left.remove(number)
                tray.append(number)
            trays.append(tray)
        return _laid(self.cards, left, trays, marks)

    def cleared(self) -> Arrangement:
        """Take all cards back into the hand."""
        return _laid(self.cards, range(len(self.cards)), (), ())


def _laid(
    cards: tuple[Card, ...],
    hand: Iterable[int],
    trays: Iterable[Iterable[int]],
    marks: Sequence[RoundPart | None],
) -> Arrangement:
    """Lay every stack from the highest card down; remove empty stacks together with their marks."""

    def in_tray(numbers: Iterable[int]) -> tuple[int, ...]:
        return tuple(sorted(numbers, key=lambda number: (ORDER[cards[number]], number)))

    marked = [pair for pair in zip_longest(map(in_tray, trays), marks) if pair[0]]
    return Arrangement(
        cards,
        in_tray(hand),
        tuple(tray for tray, _ in marked),
        tuple(mark for _, mark in marked),
    )
