"""The Exhausted pile: what may lie in it, and what all players know of it.

A table says which layers its pile is dealt from. What is known is a mask, one bit for each card
from the top: a bit stands where all players saw which card was put there.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

from attrs import frozen

from valeria_desktop.games.valeria.rules.model.cards import EXHAUSTED, Card

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from valeria_desktop.games.valeria.rules.model.state import State
    from valeria_desktop.kernel.chance import Stream

Known = Annotated[int, "known cards of the pile"]
"""Bit 0 stands for the top card of the pile, bit 1 for the card below it, and so on."""


@frozen
class Layer:
    """Cards that are laid into the pile together; no card is of two layers."""

    certain: tuple[Card, ...]
    """The cards that lie there for sure."""
    others: tuple[Card, ...] = ()
    """The cards from which chance adds the rest."""
    number: int = 0
    """The number of cards in all; 0 if only the certain ones lie there."""
    is_open: bool = False
    """Everyone knows where its cards lie; otherwise they are shuffled."""
    among: Layer | None = None
    """Cards of another sort that are shuffled together with these, by a number of their own."""

    @property
    def size(self) -> int:
        """The number of cards in all."""
        return (self.number or len(self.certain)) + (self.among.size if self.among else 0)

    @property
    def cards(self) -> tuple[Card, ...]:
        """The cards that may lie in it."""
        return (*self.certain, *self.others, *(self.among.cards if self.among else ()))

    def left(self, seen: Mapping[Card, int]) -> int:
        """Return the number of its cards that weren't seen."""
        return self.size - sum(many for card, many in seen.items() if card in self.cards)

    def shuffled(self, stream: Stream, seen: Mapping[Card, int], number: int) -> list[Card]:
        """Return a number of its cards that weren't seen, in the order of chance."""
        cards = self.drawn(stream, seen, number)
        stream.shuffle(cards)
        return cards

    def drawn(self, stream: Stream, seen: Mapping[Card, int], number: int) -> list[Card]:
        """Return a number of its cards that weren't seen, those shuffled in at the end."""
        more = self.among.drawn(stream, seen, self.among.left(seen)) if self.among else []
        certain = _unseen(self.certain, seen)
        others = _unseen(self.others, seen)
        return [*certain, *stream.sample(others, number - len(more) - len(certain)), *more]


def has_standing(layers: Iterable[Layer]) -> bool:
    """Return whether a card of a pile can have powers for everyone (FF5, CS18)."""
    return any(card.stands_for_all for layer in layers for card in layer.cards)


def _unseen(cards: Iterable[Card], seen: Mapping[Card, int]) -> list[Card]:
    left = dict(seen)  # a Counter is slower, and worlds are imagined by the thousand
    unseen = []
    for card in cards:
        if left.get(card):
            left[card] -= 1
        else:
            unseen.append(card)
    return unseen


def counted(lying: Iterable[Iterable[Card | None]], among: frozenset[Card]) -> dict[Card, int]:
    """Count how often each of some cards lies somewhere."""
    seen: dict[Card, int] = {}
    for cards in lying:
        for card in cards:
            if card is not None and card in among:
                seen[card] = seen.get(card, 0) + 1
    return seen


def deal_pile(layers: Iterable[Layer], stream: Stream) -> tuple[Card, ...]:
    """Deal the layers one over the other."""
    pile: list[Card] = []
    for layer in layers:
        if layer.is_open:
            pile += layer.certain
        else:
            pile += layer.shuffled(stream, {}, layer.size)
    return tuple(pile)


def faces_of_pile(_pile: object, _owner: object, state: State) -> tuple[Card | None, ...]:
    """Return the pile as all players see it: None for a card that nobody knows."""
    pile, mask, table = state.pile, state.known_pile, state.table
    if not table.closed_in_pile:
        return pile
    is_open = table.open_in_pile
    if not mask:
        return tuple([card if card in is_open else None for card in pile])
    top = len(pile) - 1
    return tuple(
        [
            card if card in is_open or mask >> top - height & 1 else None
            for height, card in enumerate(pile)
        ]
    )


def mask_of(pile: Sequence[Card | None], is_open: frozenset[Card]) -> int:
    """Return the mask of a pile as players see it.

    A card of an open layer needs a bit to be known only above cards that may be hidden.
    """
    mask, is_over_hidden = 0, False
    for card in pile:
        mask <<= 1
        if card not in is_open:
            is_over_hidden = True
        if is_over_hidden and card is not None:
            mask |= 1
    return mask


def imagined_pile(
    pile: tuple[Card | None, ...], layers: Sequence[Layer], seen: Mapping[Card, int], stream: Stream
) -> list[Card]:
    """Return cards for the hidden places of the pile, the lowest one last.

    Hidden cards keep their order, and the seen ones of a layer are missing in it. So everyone knows
    how many hidden cards are of which layer.
    """
    hidden = pile.count(None)
    cards: list[Card] = []
    closed = [layer for layer in layers if not layer.is_open]
    for layer in reversed(closed):
        number = hidden - len(cards)
        if layer is not closed[0]:
            number = min(number, layer.left(seen))
        cards += layer.shuffled(stream, seen, number)
    return cards


def lowest_exhausted(pile: Sequence[Card]) -> int | None:
    """Return the height of the lowest Exhausted card; None without one."""
    return next((height for height, card in enumerate(pile) if card is EXHAUSTED), None)
