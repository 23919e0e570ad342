"""Which cards the card browser shows."""

from __future__ import annotations

from attrs import frozen

from valeria_desktop.games.valeria.rules.model.cards import (
    Card,
    Citizen,
    Domain,
    Foe,
    MonsterEvent,
    Role,
    Starter,
)
from valeria_desktop.games.valeria.rules.model.edition import Edition

APPLIES: dict[str, frozenset[str]] = {
    "edition": frozenset({"", "starter", "event"}),
    "role": frozenset({"", "citizen", "domain"}),
    "area": frozenset({"", "monster"}),
    "number": frozenset({"", "citizen", "starter", "event"}),
    "price": frozenset({"", "citizen", "domain", "monster", "event"}),
}
"""The kinds of cards that each question can be asked about; "" is all of them."""


@frozen
class Sieve:
    """What a card must be like to be shown; what is empty lets everything through."""

    kind: str = ""
    edition: str = ""
    role: str = ""
    area: str = ""
    number: int = 0
    price: int = 0
    """What it costs at most, all together."""
    words: tuple[str, ...] = ()

    def lets_through(self, card: Card, said: str) -> bool:
        """Tell whether a card that says this is shown."""
        return (
            (not self.kind or card.kind == self.kind)
            and (not self.edition or _is_in(card, Edition(self.edition)))
            and (not self.role or _shows(card, Role(self.role)))
            and (not self.area or (isinstance(card, Foe) and card.home == self.area))
            and (not self.number or self.number in numbers_of(card))
            and (not self.price or 0 < price_of(card) <= self.price)
            and all(word in said.casefold() for word in self.words)
        )


def _is_in(card: Card, edition: Edition) -> bool:
    if isinstance(card, Starter):
        return edition in card.editions
    return edition is Edition.SECOND or not isinstance(card, MonsterEvent)


def _shows(card: Card, role: Role) -> bool:
    return isinstance(card, Citizen | Domain) and card.icons.of(role) > 0


def numbers_of(card: Card) -> tuple[int, ...]:
    """Return the results that wake a card."""
    match card:
        case Citizen() | Starter():
            return card.numbers
        case MonsterEvent():
            return (card.number,)
    return ()


def price_of(card: Card) -> int:
    """Return the whole price of a card; 0 for one that is not bought."""
    match card:
        case Citizen() | Domain():
            return card.cost
        case Foe():
            return card.strength + card.magic
    return 0
