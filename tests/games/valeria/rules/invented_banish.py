"""Effects that banish cards and turn them face down, invented for tests (X8 to X11)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from attrs import evolve, frozen

from tests.games.valeria.rules.invented_prices import domain_with
from tests.scenario import CATALOG, PLACE, Scenario
from valeria_desktop.games.valeria.rules.at import AtPlace, OfCard, place_name
from valeria_desktop.games.valeria.rules.model.cards import Citizen, Domain
from valeria_desktop.games.valeria.rules.model.effect import Effect
from valeria_desktop.games.valeria.rules.model.icons import Icons
from valeria_desktop.games.valeria.rules.powers import Now
from valeria_desktop.games.valeria.rules.turn.banish import banish, banish_from, turn_down
from valeria_desktop.games.valeria.rules.turn.use import Pick
from valeria_desktop.kernel.phrases import Phrase, say
from valeria_desktop.kernel.signs import Mark

if TYPE_CHECKING:
    from valeria_desktop.games.valeria.rules.model.cards import Card
    from valeria_desktop.games.valeria.rules.model.catalog import Catalog
    from valeria_desktop.games.valeria.rules.model.effect import Power
    from valeria_desktop.games.valeria.rules.model.options import Action
    from valeria_desktop.games.valeria.rules.model.state import State
    from valeria_desktop.kernel.at import At
    from valeria_desktop.kernel.signs import Marks


class Invented(Effect):
    """An effect with a sign of its own."""

    __slots__ = ()

    @property
    def icon(self) -> str:
        return "return"

    def signs(self) -> Marks:
        return (Mark("return"),)


@frozen(cache_hash=True)
class BanishAt(Invented):
    """One way of `BanishTop`."""

    place: int
    card: Card

    def apply(self, state: State, seat: int, cause: Card) -> None:
        banish(state, seat, self.place, cause)

    def words(self) -> Phrase:
        return say("Banish {card}", card=f"{self.card.name} {place_name(self.place)}")

    @property
    def key(self) -> str:
        return f"banish-{place_name(self.place)}"

    @property
    def at(self) -> At:
        return AtPlace(self.place)


@frozen(cache_hash=True)
class BanishTop(Pick, Invented):
    """Banish a card of the centre that one action takes."""

    action: Action

    def ways(self, state: State, seat: int, cause: Card) -> list[BanishAt]:
        return [
            BanishAt(place, card)
            for place in range(len(state.stacks))
            if (card := state.top(place)) and card.action is self.action
        ]

    def words(self) -> Phrase:
        return say("Banish a card")


@frozen(cache_hash=True)
class DoTo(Invented):
    """One way of `ToTableau`."""

    owner: int
    card: Card
    banishes: bool

    def apply(self, state: State, seat: int, cause: Card) -> None:
        if self.banishes:
            banish_from(state, seat, self.owner, self.card, cause)
        else:
            assert isinstance(self.card, Citizen | Domain)
            turn_down(state, seat, self.owner, self.card, cause)

    def words(self) -> Phrase:
        return say("{card} of {owner}", card=self.card.name, owner=self.owner + 1)

    @property
    def key(self) -> str:
        return f"{'banish' if self.banishes else 'down'}-{self.card.id}-of-{self.owner + 1}"

    @property
    def at(self) -> At:
        return OfCard(self.card.id, self.owner)


@frozen(cache_hash=True)
class ToTableau(Pick, Invented):
    """Banish a card of a zone, or turn it down: your own or of an opponent (X11)."""

    zone: str
    banishes: bool = False
    is_own: bool = False

    optional: ClassVar[bool] = False

    def ways(self, state: State, seat: int, cause: Card) -> list[DoTo]:
        owners = [seat] if self.is_own else state.opponents(seat)
        return [
            DoTo(owner, card, self.banishes)
            for owner in owners
            for card in dict.fromkeys(getattr(state.players[owner], self.zone))
        ]

    def words(self) -> Phrase:
        return say("Banish or turn down a card")


def builds(*powers: Power, players: int = 2, seat: int = 0, catalog: Catalog = CATALOG) -> Scenario:
    """Let a player build the Hall, a domain with these powers."""
    table = Scenario(players, catalog=catalog)
    for other in range(players):
        table.holds(other)
    hall = evolve(domain_with(*powers), id="hall", name="Hall", icons=Icons())
    table.state.lay(PLACE["domain-1"], (hall,))
    table.state.face_down[PLACE["domain-1"]] = 0
    return table.holds(seat, gold=hall.cost).acts(seat)


_HARM = (
    ToTableau("citizens"),
    ToTableau("domains", is_own=True),
    ToTableau("citizens", banishes=True, is_own=True),
    ToTableau("monsters", banishes=True),
)
HARSH = evolve(
    CATALOG,
    domains=tuple(
        evolve(card, powers=(*card.powers, Now(_HARM[number % len(_HARM)])))
        for number, card in enumerate(CATALOG.domains)
    ),
)
"""The cards, where each domain that is built takes something from a player."""


def lays_down(table: Scenario, seat: int, *cards: Citizen | Domain) -> Scenario:
    """Let cards of a player lie face down."""
    for card in cards:
        table.state.players[seat].turn_down(card)
    return table.holds(seat, *table.resources(seat))
