"""Influence cards, and the sum of a stack (VA2, VA45)."""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING

from valeria_desktop.games.valencia.rules.setup import Advanced
from valeria_desktop.kernel.phrases import say

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from valeria_desktop.kernel.phrases import Phrase


class Card(StrEnum):
    """The influence cards: plain ones, the Joker, then the others by the card that they replace."""

    ONE = "1"
    TWO = "2"
    THREE = "3"
    FOUR = "4"
    FIVE = "5"
    SIX = "6"
    JOKER = "joker"
    NEST_EGG = "nest-egg"
    TWIN = "twin"
    WINE_HOUSE = "wine-house"
    CLOTH_HOUSE = "cloth-house"
    ASSISTANCE = "assistance"
    WANDERER = "wanderer"
    POWERHOUSE = "powerhouse"

    @property
    def number(self) -> int:
        """The card's own number, without the effects of other cards."""
        return NUMBERS[self]

    def words(self) -> Phrase:
        """Return the card's name."""
        return _WORDS[self]


PLAIN = (Card.ONE, Card.TWO, Card.THREE, Card.FOUR, Card.FIVE, Card.SIX)
OF_A_NUMBER = 4
NUMBERS: dict[Card, int] = {card: number for number, card in enumerate(PLAIN, 1)} | {
    Card.JOKER: 0,
    Card.NEST_EGG: 1,
    Card.TWIN: 2,
    Card.WINE_HOUSE: 3,
    Card.CLOTH_HOUSE: 3,
    Card.ASSISTANCE: 4,
    Card.WANDERER: 5,
    Card.POWERHOUSE: 7,
}
ORDER = {card: place for place, card in enumerate(sorted(Card, key=lambda c: -NUMBERS[c]))}
"""Each card's rank: the highest number first, equal numbers in the order of `Card`."""
_WORDS = {card: say("{number}", number=number) for number, card in enumerate(PLAIN, 1)} | {
    Card.JOKER: say("Joker (0)"),
    Card.NEST_EGG: say("Nest Egg (1)"),
    Card.TWIN: say("Twin (2)"),
    Card.WINE_HOUSE: say("Wine Warehouse (3)"),
    Card.CLOTH_HOUSE: say("Cloth Warehouse (3)"),
    Card.ASSISTANCE: say("Assistance (4)"),
    Card.WANDERER: say("Wanderer (5)"),
    Card.POWERHOUSE: say("Powerhouse (7)"),
}
_REPLACES: dict[Advanced, tuple[Card | None, tuple[Card, ...]]] = {
    Advanced.JOKER: (None, (Card.JOKER,)),
    Advanced.NEST_EGG: (Card.ONE, (Card.NEST_EGG, Card.NEST_EGG)),
    Advanced.TWIN: (Card.TWO, (Card.TWIN, Card.TWIN)),
    Advanced.WAREHOUSE: (Card.THREE, (Card.WINE_HOUSE, Card.CLOTH_HOUSE)),
    Advanced.ASSISTANCE: (Card.FOUR, (Card.ASSISTANCE,)),
    Advanced.WANDERER: (Card.FIVE, (Card.WANDERER,)),
    Advanced.POWERHOUSE: (Card.SIX, (Card.POWERHOUSE,)),
}
"""For each kind of advanced cards, the plain card that leaves the deck, and the new cards."""
_MORE_FOR_A_SIX = 2
_TWINS_MORE = 2  # two Twins together count 6, not 4
_FEARFUL = 2  # the Powerhouse counts 5, not 7, if a rival revealed a Joker


def plain_deck() -> tuple[Card, ...]:
    """Return the deck without advanced cards; it is Nina's deck in every game (VA40)."""
    return PLAIN * OF_A_NUMBER


def deck_of(advanced: Iterable[Advanced]) -> tuple[Card, ...]:
    """Return the cards of a player's whole deck, unshuffled."""
    cards = list(plain_deck())
    for kind in sorted(advanced):
        replaced, new = _REPLACES[kind]
        if replaced is not None:
            for _ in new:
                cards.remove(replaced)
        cards += new
    return tuple(cards)


def in_order(cards: Iterable[Card]) -> tuple[Card, ...]:
    """Return cards sorted, the highest first."""
    return tuple(sorted(cards, key=ORDER.__getitem__))


def sum_of(cards: Sequence[Card], others: Iterable[Card] = ()) -> int:
    """Return the sum of a stack; `others` are the cards that rivals revealed in the auction."""
    total = sum(map(NUMBERS.__getitem__, cards))
    if cards.count(Card.TWIN) > 1:
        total += _TWINS_MORE
    if Card.JOKER in cards or Card.POWERHOUSE in cards:
        total += _against(cards, list(others))
    return total


def _against(cards: Sequence[Card], others: list[Card]) -> int:
    more = 0
    if Card.JOKER in cards:
        more += _MORE_FOR_A_SIX * others.count(Card.SIX)
    if Card.POWERHOUSE in cards and Card.JOKER in others:
        more -= _FEARFUL
    return more
