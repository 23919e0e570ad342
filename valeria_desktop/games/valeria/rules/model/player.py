"""What lies in front of a player."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

from attrs import define, field

from valeria_desktop.games.valeria.rules.model.amounts import Amounts
from valeria_desktop.games.valeria.rules.model.cards import (
    Card,
    Citizen,
    Domain,
    Duke,
    Foe,
    Starter,
)
from valeria_desktop.games.valeria.rules.model.tally import (
    CitizenTally,
    DomainTally,
    count_citizens,
    count_domains,
)

if TYPE_CHECKING:
    from collections.abc import Hashable

_START_GOLD = 2
_START_MAGIC = 1
_C = TypeVar("_C", bound=Card)


def _without(cards: tuple[_C, ...], card: Card) -> tuple[_C, ...]:
    index = [other is card for other in cards].index(True)
    return cards[:index] + cards[index + 1 :]


@define
class Player:
    """What lies in front of a player."""

    gold: int
    strength: int
    magic: int
    points: int
    starters: tuple[Starter, ...]
    citizens: tuple[Citizen, ...] = ()
    domains: tuple[Domain, ...] = ()
    monsters: tuple[Foe, ...] = ()
    duke: Duke | None = None
    dealt: tuple[Duke, ...] = ()
    """The two Dukes dealt; only their player ever knows them."""
    _citizen_tally: CitizenTally | None = field(default=None, init=False, eq=False, repr=False)
    _domain_tally: DomainTally | None = field(default=None, init=False, eq=False, repr=False)

    @classmethod
    def beginning(cls, starters: tuple[Starter, ...]) -> Player:
        """Give a player as a game begins (S8, G2)."""
        return cls(_START_GOLD, 0, _START_MAGIC, 0, starters)

    def copy(self) -> Player:
        """Give an independent player."""
        new = _new_player(Player)
        new.gold = self.gold
        new.strength = self.strength
        new.magic = self.magic
        new.points = self.points
        new.starters = self.starters
        new.citizens = self.citizens
        new.domains = self.domains
        new.monsters = self.monsters
        new.duke = self.duke
        new.dealt = self.dealt
        new._citizen_tally = self._citizen_tally
        new._domain_tally = self._domain_tally
        return new

    def likeness(self) -> Hashable:
        """Give the same for players who own the same, whatever they had first."""
        return (
            self.gold,
            self.strength,
            self.magic,
            self.points,
            self.duke,
            tuple(sorted(map(id, self.citizens))),
            tuple(sorted(map(id, self.domains))),
            tuple(sorted(map(id, self.monsters))),
        )

    def add_citizen(self, card: Citizen) -> None:
        """Lay a citizen down after the others."""
        tally = self.citizen_tally()
        self.citizens = (*self.citizens, card)
        self._citizen_tally = tally.plus(self.citizens)

    def remove(self, card: Card) -> None:
        """Take one citizen or slain monster away."""
        if isinstance(card, Citizen):
            self.citizens = _without(self.citizens, card)
        else:
            self.monsters = _without(self.monsters, card)

    def citizen_tally(self) -> CitizenTally:
        """Count starters and citizens, again only when they have changed."""
        tally = self._citizen_tally
        if tally is None or tally.citizens is not self.citizens:
            tally = self._citizen_tally = count_citizens(self.starters, self.citizens)
        return tally

    def domain_tally(self) -> DomainTally:
        """Count the powers of the domains, again only when they have changed."""
        tally = self._domain_tally
        if tally is None or tally.domains is not self.domains:
            tally = self._domain_tally = count_domains(self.domains)
        return tally

    def copies(self, card: Citizen) -> int:
        """Count the cards of a citizen's name, the starter included (T18)."""
        return self.citizen_tally().names.get(card.name, 0)

    def has(self, price: Amounts) -> bool:
        """Tell whether this can be paid with the very resources named (T10)."""
        return (
            self.gold >= price.gold
            and self.strength >= price.strength
            and self.magic >= price.magic
        )


_new_player = Player.__new__
