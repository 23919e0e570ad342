"""The items of a turn's story: harvests, deeds, powers of domains, news."""

from __future__ import annotations

from collections import Counter
from enum import Enum, auto
from typing import TYPE_CHECKING

from attrs import Factory, define

from valeria_desktop.games.valeria.rules.effects.combined import AllOf
from valeria_desktop.games.valeria.rules.events import Given, PoolEmptied, PoolFed, TokenPut, Took
from valeria_desktop.games.valeria.rules.model.amounts import NOTHING, Amounts
from valeria_desktop.games.valeria.rules.model.belongings import TRACKS

if TYPE_CHECKING:
    from collections.abc import Iterable

    from valeria_desktop.games.valeria.rules.model.cards import Card
    from valeria_desktop.kernel.events import Event

Net = tuple[tuple[str, int], ...]
"""The net amount of each resource; negative if more was spent or lost than gained."""
_KINDS = ("gold", "strength", "magic", "points")
_TWICE = 2


class ItemKind(Enum):
    """The kind of an item in the story."""

    TURN = auto()
    """The beginning of a player's turn, with the roll."""
    REST = auto()
    DIE = auto()
    HARVEST = auto()
    DEED = auto()
    """A card slain, recruited or built by an action."""
    GAIN = auto()
    """A resource gained as an action."""
    TOLL = auto()
    """A loss by a rule of the roll, such as a six's resource for a pool (CS5)."""
    USE = auto()
    """A card used as an action, with what it pays and brings."""
    POWER = auto()
    """Gains from domains and Monster Events."""
    LORD = auto()
    """The Dark Lord's deeds."""
    NEWS = auto()
    """Changes of the market."""
    END = auto()


@define
class CardYield:
    """A card's gains for one player, and its costs."""

    card: Card
    power: object = None
    hits: int = 1
    """The number of times that each copy of the card woke."""
    gained: Amounts = NOTHING
    paid: Amounts = NOTHING
    lost: Amounts = NOTHING
    payments: int = 0
    _gains: int = 0
    _kinds: Counter[str] = Factory(Counter)
    extras: list[Event] = Factory(list)

    def gain(self, amounts: Amounts) -> None:
        """Add a gain."""
        self.gained += amounts
        self._gains += 1
        self._kinds.update(kind for kind, _ in amounts)

    def pay(self, amounts: Amounts) -> None:
        """Add a payment."""
        self.paid += amounts
        self.payments += 1

    @property
    def woken(self) -> int:
        """The number of times the card woke; a power with two gains at a time counts each kind."""
        if self.payments:
            return self.payments
        if isinstance(self.power, AllOf):
            return max(self._kinds.values(), default=1)
        return self._gains or len(self.extras)

    @property
    def copies(self) -> int:
        """The number of cards: a player can have several copies only of citizens."""
        if not self.card.comes_in_copies:
            return 1
        return max(1, -(-self.woken // self.hits))

    @property
    def woke_twice(self) -> bool:
        """Whether each copy woke twice: by two equal results, or a Herald in two ways."""
        return bool(self.card.harvest) and self.woken == _TWICE * self.copies

    @property
    def brought(self) -> Amounts:
        """What came to the player: gains, and what was taken from others or out of a pool."""
        taken = (each.amounts for each in self.extras if isinstance(each, Took | PoolEmptied))
        return sum(taken, self.gained)

    @property
    def net(self) -> Counter[str]:
        """The net amounts, including resources taken from others."""
        net: Counter[str] = Counter(dict(self.gained))
        net.subtract(dict(self.paid + self.lost))
        for event in self.extras:
            if isinstance(event, Took | PoolEmptied):
                net.update(dict(event.amounts))
            elif isinstance(event, Given | PoolFed) or (
                isinstance(event, TokenPut) and event.is_paid
            ):
                net.subtract(dict(event.amounts))
        return net


@define
class Item:
    """A part of a turn that one sentence tells."""

    telling: ItemKind
    seat: int | None
    lines: list[int]
    sources: dict[str, CardYield] = Factory(dict)
    """The cards' gains by card id; of a deed the acquired card comes first."""
    events: list[Event] = Factory(list)
    """Further events that the sentence tells."""
    price: Amounts = NOTHING
    is_allowed: bool = False
    """Whether it is no action more: what a used card allows (X15), a visit's further card."""

    @property
    def allows_a_deed(self) -> bool:
        """Whether a card was used that lets its owner slay, recruit or build."""
        used = [source.card.used for source in self.sources.values()]
        parts = [part for each in used if each is not None for part in (each, *each.parts)]
        return self.telling is ItemKind.USE and any(part.brings_a_card for part in parts)

    def source(self, card: Card, power: object = None, hits: int = 1) -> CardYield:
        """Return the entry of a card's gains in this item; add it if needed."""
        return self.sources.setdefault(card.id, CardYield(card, power, hits))


def net_of(items: Iterable[Item]) -> Net:
    """Return the net amounts of some items."""
    net: Counter[str] = Counter()
    for item in items:
        for source in item.sources.values():
            net.update(source.net)
    return in_order(net)


def in_order(net: Counter[str]) -> Net:
    """Return the amounts other than 0, in the usual order."""
    return tuple((kind, net[kind]) for kind in (*_KINDS, *TRACKS) if net[kind])


def hits_of(card: Card, dice: tuple[int, int] | None) -> int:
    """Count the number of times that a roll wakes each copy of a card."""
    if dice is None or not card.harvest:
        return 1
    results = (*dice, sum(dice))
    return max(1, sum(result in card.numbers for result in results))
