"""What Nobles count when the game is scored: all cards are turned up for it (X9, CS22)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import frozen

from valeria_desktop.games.valeria.rules.model.amounts import Resource, kind_words
from valeria_desktop.games.valeria.rules.model.belongings import cards_in
from valeria_desktop.games.valeria.rules.model.effect import Count, counts
from valeria_desktop.games.valeria.rules.model.holdings import scored_citizens, scored_domains
from valeria_desktop.games.valeria.rules.model.icons import Role
from valeria_desktop.games.valeria.rules.model.tally import shown_icons
from valeria_desktop.games.valeria.sets.crimson_seas.goods import GOODS
from valeria_desktop.kernel.phrases import Phrase, capital, say
from valeria_desktop.kernel.signs import Mark

if TYPE_CHECKING:
    from valeria_desktop.games.valeria.rules.model.holdings import Holdings
    from valeria_desktop.kernel.signs import Marks


@counts("shown_roles")
@frozen(cache_hash=True)
class ShownRoles(Count):
    """The icons of a role on citizens, domains and Nobles."""

    role: Role

    def of(self, player: Holdings) -> int:
        cards = (*scored_citizens(player), *scored_domains(player))
        return shown_icons(cards, player.laid)[tuple(Role).index(self.role)]

    def signs(self) -> Marks:
        return (Mark(self.role.value),)

    def words(self) -> Phrase:
        return say("of your {role} roles", role=capital(say(self.role.value)))


@counts("scored_citizens")
@frozen(cache_hash=True)
class ScoredCitizens(Count):
    """The citizens, those that lie face down too."""

    def of(self, player: Holdings) -> int:
        return len(scored_citizens(player))

    def signs(self) -> Marks:
        return (Mark("person"),)

    def words(self) -> Phrase:
        return say("of your citizens")


@counts("goods")
@frozen(cache_hash=True)
class Goods(Count):
    """The Goods of any kind."""

    def of(self, player: Holdings) -> int:
        return len(cards_in(player.laid, GOODS.tag))

    def signs(self) -> Marks:
        return (Mark("good"),)

    def words(self) -> Phrase:
        return say("of your Goods")


@counts("left")
@frozen(cache_hash=True)
class ResourcesLeft(Count):
    """The resources left of a kind: tokens, no Tomes."""

    resource: Resource

    def of(self, player: Holdings) -> int:
        number: int = getattr(player, self.resource)
        return number

    def signs(self) -> Marks:
        return (Mark(self.resource.value),)

    def words(self) -> Phrase:
        return say("{kind} left", kind=kind_words([self.resource]))


@counts("most_left")
@frozen(cache_hash=True)
class MostLeft(Count):
    """The resources left of the one kind of which most are left (Dray)."""

    def of(self, player: Holdings) -> int:
        return max(player.gold, player.strength, player.magic)

    def signs(self) -> Marks:
        return (Mark("any"),)

    def words(self) -> Phrase:
        return say("of your most plentiful resource")
