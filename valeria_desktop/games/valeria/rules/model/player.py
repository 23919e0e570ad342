"""The cards and resources in front of a player."""

from __future__ import annotations

from typing import Any, TypeVar

from attrs import define, field

from valeria_desktop.games.valeria.rules.model.belongings import (
    CARD_ZONES,
    NO_NUMBERS,
    Laid,
    Numbers,
    all_cards,
    cards_in,
    with_cards,
)
from valeria_desktop.games.valeria.rules.model.cards import Card, Citizen, Domain, Foe, Starter
from valeria_desktop.games.valeria.rules.model.dukes import Duke
from valeria_desktop.games.valeria.rules.model.tally import (
    CitizenTally,
    DomainTally,
    count_citizens,
    count_domains,
)
from valeria_desktop.games.valeria.rules.model.zones import (
    AT_LEAST_0,
    CARDS,
    IN_ZONES,
    OF_THE_TABLE,
)
from valeria_desktop.kernel.zones import Alike, Copied, Seen, Zone, Zoned, aside, zone

_START_GOLD = 2
_START_MAGIC = 1
_C = TypeVar("_C", bound=Card)


def _without(cards: tuple[_C, ...], card: Card) -> tuple[_C, ...]:
    index = [other is card for other in cards].index(True)
    return cards[:index] + cards[index + 1 :]


def _open(**more: Any) -> dict[str, Zone]:  # noqa: ANN401 - the fields of a Zone
    """Declare a field that lies open in front of its owner."""
    return zone(Seen.ALL, **more)


def _duke_of_nobody(duke: Duke | None, player: Player) -> tuple[Duke, ...]:
    """Return a kept Duke who isn't among the dealt ones, so that every Duke is counted once."""
    return (duke,) if duke and not player.dealt else ()


def _backs(cards: tuple[Card, ...], _owner: object, _state: object) -> tuple[None, ...]:
    """Return as many card backs."""
    return (None,) * len(cards)


@define
class Player(Zoned):
    """The cards and resources in front of a player."""

    gold: int = field(metadata=_open(must=(AT_LEAST_0,)))
    strength: int = field(metadata=_open(must=(AT_LEAST_0,)))
    magic: int = field(metadata=_open(must=(AT_LEAST_0,)))
    points: int = field(metadata=_open(must=(AT_LEAST_0,)))
    starters: tuple[Starter, ...] = field(metadata=_open(pool=CARDS, alike=Alike.NOT))
    citizens: tuple[Citizen, ...] = field(
        default=(), metadata=_open(pool=CARDS, alike=Alike.ANY_ORDER)
    )
    domains: tuple[Domain, ...] = field(
        default=(), metadata=_open(pool=CARDS, alike=Alike.ANY_ORDER)
    )
    monsters: tuple[Foe, ...] = field(default=(), metadata=_open(pool=CARDS, alike=Alike.ANY_ORDER))
    duke: Duke | None = field(
        default=None, metadata=zone(Seen.OWNER_TILL_END, pool=CARDS, pieces=_duke_of_nobody)
    )
    """One of the Dukes dealt; the Dark Lord has a Duke that was dealt to no player."""
    dealt: tuple[Duke, ...] = field(
        default=(), metadata=zone(Seen.OWNER, pool=CARDS, alike=Alike.NOT, instead=())
    )
    """The two Dukes dealt; only their player ever knows both."""
    citizens_down: tuple[Citizen, ...] = field(
        default=(), metadata=_open(pool=CARDS, alike=Alike.ANY_ORDER)
    )
    """The face-down citizens: everyone saw them, and only the final score counts them (X9)."""
    domains_down: tuple[Domain, ...] = field(
        default=(), metadata=_open(pool=CARDS, alike=Alike.ANY_ORDER)
    )
    """The face-down domains: they have no powers (X10)."""
    more: Numbers = field(default=NO_NUMBERS, metadata=_open(must=(OF_THE_TABLE,)))
    """The tokens of tracks that sets bring."""
    laid: Laid = field(default=(), metadata=_open(pool=CARDS, pieces=all_cards, must=(IN_ZONES,)))
    """The cards in zones that sets bring."""
    secret: tuple[Card, ...] = field(
        default=(), metadata=zone(Seen.OWNER, pool=CARDS, to_others=_backs)
    )
    """The keepsakes dealt, until they are shown; once one is chosen, it is the first (C5)."""
    _citizen_tally: CitizenTally | None = field(
        default=None, init=False, eq=False, repr=False, metadata=aside(Copied.AS_IT_IS)
    )
    _domain_tally: DomainTally | None = field(
        default=None, init=False, eq=False, repr=False, metadata=aside(Copied.AS_IT_IS)
    )

    @classmethod
    def beginning(cls, starters: tuple[Starter, ...], more: Numbers = NO_NUMBERS) -> Player:
        """Return a player's holdings at the start of a game (S8, G2)."""
        return cls(_START_GOLD, 0, _START_MAGIC, 0, starters, more=more)

    def add_citizen(self, card: Citizen) -> None:
        """Lay a citizen down after the others."""
        tally = self.citizen_tally()
        self.citizens = (*self.citizens, card)
        self._citizen_tally = tally.plus(self.citizens)

    def keep(self, card: Card) -> None:
        """Lay a card down after the others of its zone."""
        if card.kept in CARD_ZONES:
            self.laid = with_cards(self.laid, card.kept, (*cards_in(self.laid, card.kept), card))
        else:
            setattr(self, card.kept, (*getattr(self, card.kept), card))

    def remove(self, card: Card) -> None:
        """Take one card away."""
        if card.kept in CARD_ZONES:
            rest = _without(cards_in(self.laid, card.kept), card)
            self.laid = with_cards(self.laid, card.kept, rest)
        else:
            setattr(self, card.kept, _without(getattr(self, card.kept), card))

    def turn_down(self, card: Card) -> None:
        """Turn a citizen or a domain face down; a card of a set's zone can't lie so (X9, X10)."""
        down = f"{card.kept}_down"
        lying = getattr(self, down)
        self.remove(card)
        setattr(self, down, (*lying, card))

    def citizen_tally(self) -> CitizenTally:
        """Return the tally of starters and citizens, counted again only after a change."""
        tally = self._citizen_tally
        if tally is None or tally.citizens is not self.citizens or tally.laid is not self.laid:
            tally = count_citizens(self.starters, self.citizens, self.laid)
            self._citizen_tally = tally
        return tally

    def domain_tally(self) -> DomainTally:
        """Return the tally of the powers of domains and zones, counted again after a change."""
        tally = self._domain_tally
        if tally is None or tally.domains is not self.domains or tally.laid is not self.laid:
            tally = self._domain_tally = count_domains(self.domains, self.laid)
        return tally

    def copies(self, card: Citizen) -> int:
        """Count the player's cards with a citizen's name, the starter included (T18)."""
        return self.citizen_tally().names.get(card.name, 0)
