"""Powers and effects that change prices, invented for tests; the base game has none of them.

They stand for the cards of sets that ask for the same: who pays less, in what, and who must.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import evolve, frozen

from tests.scenario import Scenario
from valeria_desktop.games.valeria.rules.model.amounts import NOTHING, Amounts, Resource
from valeria_desktop.games.valeria.rules.model.cards import Domain
from valeria_desktop.games.valeria.rules.powers import Modifier
from valeria_desktop.kernel.phrases import Phrase, say
from valeria_desktop.kernel.signs import OR, Mark

if TYPE_CHECKING:
    from valeria_desktop.games.valeria.rules.model.effect import Power
    from valeria_desktop.games.valeria.rules.model.options import Action
    from valeria_desktop.kernel.signs import Marks


@frozen(cache_hash=True)
class Cheaper(Modifier):
    """An action costs less, by one of some amounts (C20, C22)."""

    action: Action
    by: tuple[Amounts, ...]

    def cheaper(self, action: Action) -> tuple[Amounts, ...]:
        return self.by if action is self.action else ()

    def signs(self) -> Marks:
        return (Mark(text="−"), *self.by[0].signs())

    def words(self) -> Phrase:
        return say("It costs you less")


@frozen(cache_hash=True)
class Dearer(Modifier):
    """An action costs more (C20)."""

    action: Action
    by: Amounts

    def dearer(self, action: Action) -> Amounts:
        return self.by if action is self.action else NOTHING

    def signs(self) -> Marks:
        return (Mark(text="+"), *self.by.signs())

    def words(self) -> Phrase:
        return say("It costs you more")


@frozen(cache_hash=True)
class OtherMoney(Modifier):
    """A further resource counts as Gold in the prices of an action (C21)."""

    action: Action
    kind: Resource

    def also_gold(self, action: Action) -> tuple[Resource, ...]:
        return (self.kind,) if action is self.action else ()

    def signs(self) -> Marks:
        return (Mark("gold"), OR, Mark(self.kind.value))

    def words(self) -> Phrase:
        return say("You may pay with another resource")


@frozen(cache_hash=True)
class WaivedIcons(Modifier):
    """Some role icons may be missing (C23)."""

    number: int

    def waived_icons(self, action: Action) -> int:
        return self.number

    def signs(self) -> Marks:
        return (Mark(text=f"−{self.number}"), Mark("person"))

    def words(self) -> Phrase:
        return say("Roles may be missing")


def domain_with(*powers: Power, name: str = "halfpenny-hill") -> Domain:
    """Make a domain with these powers and the face of another."""
    card = Scenario().card(name)
    assert isinstance(card, Domain)
    return evolve(card, powers=powers)


def gives(table: Scenario, seat: int, *powers: Power) -> Scenario:
    """Lay a domain with these powers before a player."""
    player = table.state.players[seat]
    player.domains = (*player.domains, domain_with(*powers))
    return table.holds(seat, *table.resources(seat))
