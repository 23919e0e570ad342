"""The things that cards count (T11)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import field, frozen
from attrs.validators import min_len, optional

from valeria_desktop.games.valeria.rules.model.cards import area_sign
from valeria_desktop.games.valeria.rules.model.effect import Count, counts
from valeria_desktop.games.valeria.rules.model.icons import MonsterType, Role
from valeria_desktop.kernel.phrases import Phrase, capital, say
from valeria_desktop.kernel.signs import Mark

if TYPE_CHECKING:
    from valeria_desktop.games.valeria.rules.model.holdings import Holdings
    from valeria_desktop.kernel.signs import Marks


@counts("citizens")
@frozen(cache_hash=True)
class CitizensOf(Count):
    """The citizens that show a role icon; starters and domains don't count."""

    role: Role

    def of(self, player: Holdings) -> int:
        role = self.role
        return sum(citizen.icons.of(role) > 0 for citizen in player.citizens)

    def signs(self) -> Marks:
        return (Mark(self.role.value),)

    def words(self) -> Phrase:
        return say("of your {role} citizens", role=capital(say(self.role.value)))


@counts("all_citizens")
@frozen(cache_hash=True)
class AllCitizens(Count):
    """The face-up citizens of any role, without starters."""

    def of(self, player: Holdings) -> int:
        return len(player.citizens)

    def signs(self) -> Marks:
        return (Mark("person"),)

    def words(self) -> Phrase:
        return say("of your citizens")


@counts("named")
@frozen(cache_hash=True)
class Named(Count):
    """The cards with a name, the starter included."""

    name: str = field(validator=min_len(1))

    def of(self, player: Holdings) -> int:
        return sum(card.name == self.name for card in (*player.starters, *player.citizens))

    @property
    def citizens_named(self) -> tuple[str, ...]:
        return (self.name,)

    def signs(self) -> Marks:
        return (Mark(text=self.name),)

    def words(self) -> Phrase:
        return say("{name} you have", name=self.name)


@counts("domains")
@frozen(cache_hash=True)
class Domains(Count):
    """The domains built."""

    def of(self, player: Holdings) -> int:
        return len(player.domains) + len(player.domains_down)  # X10

    def signs(self) -> Marks:
        return (Mark("home"),)

    def words(self) -> Phrase:
        return say("of your domains")


@counts("monsters")
@frozen(cache_hash=True)
class Monsters(Count):
    """The slain monsters: all, or only those of an area, of a type or of a name."""

    area: str | None = None
    type: MonsterType | None = None
    name: str | None = field(default=None, validator=optional(min_len(1)))

    def of(self, player: Holdings) -> int:
        return sum(
            (self.area is None or card.home == self.area)
            and (self.type is None or card.type is self.type)
            and (self.name is None or card.name == self.name)
            for card in player.monsters
        )

    @property
    def area_named(self) -> str | None:
        return self.area

    @property
    def monsters_named(self) -> tuple[str, ...]:
        return (self.name,) if self.name else ()

    def signs(self) -> Marks:
        if self.name:
            return (Mark(text=self.name),)
        if self.area:
            return (Mark(area_sign(self.area)),)
        return (Mark(self.type.value if self.type else "monsters"),)

    def words(self) -> Phrase:
        if self.name:
            return say("{name} card you have slain", name=self.name)
        if self.area:
            return say("of your slain {kind} monsters", kind=say(self.area))
        if self.type is None:
            return say("of your slain monsters")
        kind = capital(say(self.type.value))
        return say("of your slain {kind} monsters", kind=kind)
