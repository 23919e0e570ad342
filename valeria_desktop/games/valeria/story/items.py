"""What a turn is made of when it is told: harvests, deeds, powers of domains, news."""

from __future__ import annotations

from collections import Counter
from enum import Enum, auto
from typing import TYPE_CHECKING

from attrs import Factory, define

from valeria_desktop.games.valeria.rules.effects.combined import AllOf
from valeria_desktop.games.valeria.rules.events import Took
from valeria_desktop.games.valeria.rules.model.amounts import NOTHING, Amounts
from valeria_desktop.games.valeria.rules.model.cards import Card, Citizen, Starter

if TYPE_CHECKING:
    from collections.abc import Iterable

    from valeria_desktop.kernel.events import Event

Net = tuple[tuple[str, int], ...]
"""What it comes to of each resource; less than nothing where it was spent or lost."""
_KINDS = ("gold", "strength", "magic", "points")
_TWICE = 2


class ItemKind(Enum):
    """How something is told."""

    TURN = auto()
    """Whose turn it is, and what was rolled."""
    REST = auto()
    DIE = auto()
    HARVEST = auto()
    DEED = auto()
    """A card slain, recruited or built by an action."""
    GAIN = auto()
    """A resource taken as an action."""
    POWER = auto()
    """What domains and Monster Events brought."""
    LORD = auto()
    """What the Dark Lord does."""
    NEWS = auto()
    """What the market shows now."""
    END = auto()


@define
class CardYield:
    """What one card brought one player, and cost them."""

    card: Card
    power: object = None
    hits: int = 1
    """How often each copy of it woke."""
    gained: Amounts = NOTHING
    paid: Amounts = NOTHING
    lost: Amounts = NOTHING
    payments: int = 0
    _gains: int = 0
    _kinds: Counter[str] = Factory(Counter)
    extras: list[Event] = Factory(list)

    def gain(self, amounts: Amounts) -> None:
        """Add what was gained."""
        self.gained += amounts
        self._gains += 1
        self._kinds.update(kind for kind, _ in amounts)

    def pay(self, amounts: Amounts) -> None:
        """Add what was paid."""
        self.paid += amounts
        self.payments += 1

    @property
    def woken(self) -> int:
        """How often it woke: a power that gives two things at a time tells of each."""
        if self.payments:
            return self.payments
        if isinstance(self.power, AllOf):
            return max(self._kinds.values(), default=1)
        return self._gains or len(self.extras)

    @property
    def copies(self) -> int:
        """How many cards these are: only of citizens does a player have several."""
        if not isinstance(self.card, Citizen):
            return 1
        return max(1, -(-self.woken // self.hits))

    @property
    def woke_twice(self) -> bool:
        """Whether each of them woke twice: by doubles, or the Herald as nothing else did too."""
        wakes = isinstance(self.card, Citizen | Starter)
        return wakes and self.woken == _TWICE * self.copies

    @property
    def net(self) -> Counter[str]:
        """What it all comes to, with what was taken from others."""
        net: Counter[str] = Counter(dict(self.gained))
        net.subtract(dict(self.paid + self.lost))
        for event in self.extras:
            if isinstance(event, Took):
                net.update(dict(event.amounts))
        return net


@define
class Item:
    """Something of a turn that is told in one sentence."""

    telling: ItemKind
    seat: int | None
    lines: list[int]
    sources: dict[str, CardYield] = Factory(dict)
    """Of a deed, the card's own comes first."""
    events: list[Event] = Factory(list)
    """What is told of it besides."""
    price: Amounts = NOTHING

    def source(self, card: Card, power: object = None, hits: int = 1) -> CardYield:
        """Return the source of a card's income here."""
        return self.sources.setdefault(card.id, CardYield(card, power, hits))


def net_of(items: Iterable[Item]) -> Net:
    """Sum up what things came to."""
    net: Counter[str] = Counter()
    for item in items:
        for source in item.sources.values():
            net.update(source.net)
    return in_order(net)


def in_order(net: Counter[str]) -> Net:
    """Leave out what came to nothing."""
    return tuple((kind, net[kind]) for kind in _KINDS if net[kind])


def hits_of(card: Card, dice: tuple[int, int] | None) -> int:
    """Count how often a roll wakes each copy of a card."""
    if dice is None or not isinstance(card, Citizen | Starter):
        return 1
    results = (*dice, sum(dice))
    return max(1, sum(result in card.numbers for result in results))
