"""The catalogue: all cards of the game, and the presets that name some of them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from attrs import Factory, field, frozen

from valeria_desktop.games.valeria.rules.model.cards import (
    EXHAUSTED,
    RULE_CARDS,
    Card,
    Citizen,
    Domain,
    Monster,
    Starter,
)
from valeria_desktop.games.valeria.rules.model.dukes import Duke
from valeria_desktop.games.valeria.rules.model.event_cards import MonsterEvent
from valeria_desktop.games.valeria.rules.model.icons import MonsterType
from valeria_desktop.games.valeria.rules.setup import Edition
from valeria_desktop.kernel.errors import CatalogError

if TYPE_CHECKING:
    from collections.abc import Iterable

    from valeria_desktop.games.valeria.rules.layout import Row
    from valeria_desktop.games.valeria.rules.model.belongings import CardZone, Numbers, Track
    from valeria_desktop.games.valeria.rules.model.pools import Pool
    from valeria_desktop.games.valeria.rules.sets import Set


@frozen
class Preset:
    """A set-up from the rule book: its areas, its citizens and the domains left out (S11)."""

    id: str
    name: str
    areas: tuple[str, ...]
    citizens: tuple[str, ...]
    without: tuple[str, ...] = ()


def _index(catalog: Catalog) -> dict[str, Card]:
    cards: dict[str, Card] = {card.id: card for card in (EXHAUSTED, *RULE_CARDS)}
    for card in catalog.all_cards():
        if card.id in cards:
            message = f"Two cards have the id '{card.id}'; give each card an id of its own."
            raise CatalogError(message)
        cards[card.id] = card
    return cards


_LOWEST = {MonsterType.WARDEN: 1, MonsterType.BOSS: 2}
"""The types that lie below all others of their area at any Strength, from above (S3, WA1)."""


def _depth(monster: Monster) -> tuple[int, int]:
    return _LOWEST.get(monster.type, 0), monster.strength


def _areas(catalog: Catalog) -> dict[str, tuple[Monster, ...]]:
    areas: dict[str, list[Monster]] = {}
    for monster in catalog.monsters:
        areas.setdefault(monster.area, []).append(monster)
    return {
        area: tuple(sorted(group, key=_depth))
        for area, group in areas.items()
        if any(monster.is_boss for monster in group)
    }


def _numbers(catalog: Catalog) -> dict[tuple[int, ...], tuple[Citizen, ...]]:
    groups: dict[tuple[int, ...], list[Citizen]] = {}
    for citizen in sorted(catalog.citizens, key=lambda citizen: citizen.numbers):
        groups.setdefault(citizen.numbers, []).append(citizen)
    return {numbers: tuple(group) for numbers, group in groups.items()}


@frozen(eq=False)
class Catalog:
    """All cards of a game. Cards compare by identity, so each is made once for a process."""

    starters: tuple[Starter, ...]
    citizens: tuple[Citizen, ...]
    monsters: tuple[Monster, ...]
    events: tuple[MonsterEvent, ...]
    domains: tuple[Domain, ...]
    dukes: tuple[Duke, ...]
    presets: tuple[Preset, ...]
    rows: tuple[Row, ...] = ()
    """The rows beside the market, with the cards that lie there; the base box has none."""
    tracks: tuple[Track, ...] = ()
    """The tracks that players have besides those of the base box."""
    zones: tuple[CardZone, ...] = ()
    """The zones of cards that players have besides those of the base box."""
    pools: tuple[Pool, ...] = ()
    """The pools of the centre; the base box has none."""
    others: tuple[Card, ...] = ()
    """The cards of kinds that only sets have."""
    sets: tuple[Set, ...] = ()
    """The sets in use."""
    parts: tuple[Catalog, ...] = field(default=(), repr=False)
    """The cards of the base game and of each set, if they are joined here."""
    kept: dict[object, dict[object, Any]] = field(init=False, factory=dict, repr=False)
    by_id: dict[str, Card] = field(init=False, default=Factory(_index, takes_self=True))
    areas: dict[str, tuple[Monster, ...]] = field(
        init=False, default=Factory(_areas, takes_self=True)
    )
    """The monsters of each area, from the top of its stack to its boss (S3).

    A Warden goes with its area: one of an area that isn't there takes part in nothing (WA2).
    """
    numbers: dict[tuple[int, ...], tuple[Citizen, ...]] = field(
        init=False, default=Factory(_numbers, takes_self=True)
    )
    """The citizens of each activation number, lowest first (S5)."""

    def all_cards(self) -> Iterable[Card]:
        """Yield all cards, group by group."""
        yield from self.starters
        yield from self.citizens
        yield from self.monsters
        yield from self.events
        yield from self.domains
        yield from self.dukes
        yield from self.others
        for row in self.rows:
            yield from row.cards

    def events_of(self, edition: Edition) -> tuple[MonsterEvent, ...]:
        """Return the Monster Events of an edition (V4, CS4)."""
        return tuple(card for card in self.events if edition in card.editions)

    @property
    def event_cards(self) -> tuple[Card, ...]:
        """The Event cards; the base game has none (FF2)."""
        return tuple(card for card in self.others if card.is_event_card)

    @property
    def aside(self) -> tuple[Card, ...]:
        """The cards that may lie set aside until another brings them."""
        return tuple(card for card in (*self.monsters, *self.others) if card.brought_by)

    @property
    def keepsakes(self) -> tuple[Card, ...]:
        """The cards of which each player keeps one at the beginning (C5)."""
        return tuple(card for card in self.others if card.asks_to_keep)

    @property
    def start(self) -> Numbers:
        """The tokens with which each player begins, on the tracks of sets."""
        numbers = ((track.tag, track.start) for track in self.tracks if track.start)
        return tuple(sorted(numbers))

    def starters_of(self, edition: Edition) -> tuple[Starter, ...]:
        """Return the starters of an edition (S8); those of sets lie in place of the Herald (C4)."""
        of_sets = {card_id for each in self.sets for card_id in each.starters}
        there = (starter for starter in self.starters if edition in starter.editions)
        return tuple(
            starter for starter in there if not of_sets or starter.numbers or starter.id in of_sets
        )

    def set_of(self, card: Card) -> Set | None:
        """Return the set that a card belongs to; None for a card of the base game."""
        for part in self.parts:
            if part.by_id.get(card.id) is card and part.sets:
                return part.sets[0]
        return None


_GROUPS = (
    *("starters", "citizens", "monsters", "events", "domains", "dukes", "presets", "others"),
    *("rows", "tracks", "zones", "pools"),
)


def joined(parts: tuple[Catalog, ...]) -> Catalog:
    """Return the catalogue of the base game and of sets, whose cards stay the same things (X2)."""
    if len(parts) == 1:
        return parts[0]
    groups: dict[str, Any] = {
        name: tuple(each for part in parts for each in getattr(part, name)) for name in _GROUPS
    }
    sets = tuple(each for part in parts for each in part.sets)
    return Catalog(**groups, sets=sets, parts=parts)
