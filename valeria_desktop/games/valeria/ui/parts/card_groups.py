"""The cards in front of a seat or of the Dark Lord, in groups of equal cards, and new cards."""

from __future__ import annotations

from collections import Counter
from enum import StrEnum
from functools import lru_cache
from typing import TYPE_CHECKING

from attrs import evolve, frozen

from valeria_desktop.games.valeria.rules.model.belongings import all_cards, cards_in
from valeria_desktop.games.valeria.rules.model.icons import MonsterType
from valeria_desktop.games.valeria.rules.turn.agenda import used_this_turn
from valeria_desktop.games.valeria.rules.turn.phases import Phase
from valeria_desktop.games.valeria.solo.score import foes_of_rival

if TYPE_CHECKING:
    from collections.abc import Iterable

    from valeria_desktop.games.valeria.rules.at import OfCard
    from valeria_desktop.games.valeria.rules.model.cards import Card, Citizen, Domain, Foe, Starter
    from valeria_desktop.games.valeria.rules.scene import Scene
    from valeria_desktop.games.valeria.rules.view import PlayerView, View


_TYPES = tuple(MonsterType)
_KEPT = 256
"""The number of groups of each sort that are kept: a scene asks for those of the scene before."""
_NO_AREA = "events"
_UNNUMBERED = (99,)


class GroupKind(StrEnum):
    """The kind of cards in a group."""

    STARTER = "starter"
    CITIZEN = "citizen"
    DOWN = "down"
    """Citizens that lie face down."""
    DOMAIN = "domain"
    VICTORY = "victory"
    """Slain monsters of one area."""
    SLAIN = "slain"
    """Slain monsters of one name."""
    OF_SET = "of set"
    """Cards in a zone that a set brings."""


@frozen(cache_hash=True)
class Group:
    """Equal cards together; for the victory stack, slain monsters of one area."""

    kind: GroupKind
    card: Card
    """One of the cards; of a victory group, the card with the most points."""
    count: int = 1
    points: int = 0
    """The sum of the cards' points."""
    types: tuple[tuple[MonsterType, int], ...] = ()
    """The number of monsters of each type in a victory group."""
    names: tuple[str, ...] = ()
    """The names of the monsters in a victory group."""
    area: str = ""
    """The name of the area's picture, for a victory group."""
    is_used: bool = False
    """Whether a domain's die power has been used this turn."""

    is_down: bool = False
    """Whether it lies face down: out of use until the final score (X9, X10)."""
    is_new: bool = False
    """Whether the owner gained one of the cards after their last roll."""

    @property
    def key(self) -> str:
        """A name for the group that is the same in every scene."""
        what = self.area if self.kind is GroupKind.VICTORY else self.card.id
        return f"{self.kind}:{what}"

    @property
    def numbers(self) -> tuple[int, ...]:
        """The numbers that activate its card."""
        return self.card.numbers if self.card.harvest and not self.is_down else ()

    @property
    def group(self) -> Group:
        """The group itself."""
        return self


def is_rival(view: View, seat: int) -> bool:
    """Return whether a seat is the Dark Lord's, which comes after the last player's."""
    return seat == len(view.players)


def holder_of(view: View, seat: int) -> PlayerView:
    """Return the player in a seat, or the Dark Lord."""
    if seat < len(view.players):
        return view.players[seat]
    if view.rival is None:
        message = f"There is no seat {seat}."
        raise IndexError(message)
    return view.rival


def card_in_front(view: View, at: OfCard) -> Card | None:
    """Return the card with an address in front of a side; None if it isn't there."""
    if at.seat is None:
        return None
    holder = holder_of(view, at.seat)
    held: tuple[Card, ...] = (*holder.citizens_down, *holder.domains_down)
    if not at.is_down:
        held = face_up(holder)
    return next((card for card in held if card.id == at.card), None)


def face_up(holder: PlayerView) -> tuple[Card, ...]:
    """Return the face-up cards in front of a side."""
    cards = (*holder.starters, *holder.citizens, *holder.domains, *holder.monsters)
    return (*cards, *all_cards(holder.laid, holder))


def foes_of(view: View, seat: int) -> tuple[Foe, ...]:
    """Return the monsters that count for a side; for the Dark Lord, the living ones (D7)."""
    return foes_of_rival(view) if is_rival(view, seat) else holder_of(view, seat).monsters


@lru_cache(maxsize=_KEPT)
def numbers_of(cards: tuple[Starter | Citizen, ...]) -> tuple[tuple[str, int], ...]:
    """Return the numbers that activate cards, each with its number of cards."""
    counts = Counter(card.numbers for card in cards if card.numbers)
    return tuple(("/".join(map(str, numbers)), counts[numbers]) for numbers in sorted(counts))


def groups_of(view: View, seat: int) -> list[Group]:
    """Return a tableau's groups: starters, citizens by number, domains, the victory stack."""
    holder = holder_of(view, seat)
    used = used_this_turn(view) if seat == view.active else frozenset()
    return [
        *_equal(GroupKind.STARTER, holder.starters),
        *_citizens(holder.citizens),
        *_domains(holder.domains, used),
        *_domains_down(holder.domains_down),
        *_victory(holder.monsters),
        *_of_sets(holder),
        *down_of(view, seat),
    ]


def _of_sets(holder: PlayerView) -> list[Group]:
    """Return the groups of cards in the zones that sets bring."""
    return list(_equal(GroupKind.OF_SET, tuple(all_cards(holder.laid, holder))))


def stowed_of(view: View, seat: int) -> list[Group]:
    """Return the groups of cards that lie in the hold of a board, zone by zone."""
    laid = holder_of(view, seat).laid
    zones = [zone.tag for zone in view.table.catalog.zones if zone.is_stowed]
    return [group for tag in zones for group in _equal(GroupKind.OF_SET, cards_in(laid, tag))]


def dwellers_of(view: View, seat: int, news: frozenset[str] = frozenset()) -> list[Group]:
    """Return the groups that have a house in the kingdom: all but what is stowed."""
    stowed = {group.card for group in stowed_of(view, seat)}
    return [group for group in people_of(view, seat, news) if group.card not in stowed]


def tiles_of(
    view: View, seat: int, news: frozenset[str] = frozenset(), *, stows: bool
) -> tuple[Group, ...]:
    """Return the groups of a tableau, without the stowed ones where a board has a hold."""
    people = dwellers_of if stows else people_of
    return (*people(view, seat, news), *down_of(view, seat))


def people_of(view: View, seat: int, news: frozenset[str] = frozenset()) -> list[Group]:
    """Return the groups of starters and citizens, in their order on a board: by number."""
    holder = holder_of(view, seat)
    groups = (*_by_number(holder.starters, holder.citizens), *_of_sets(holder))
    return _with_news(groups, news)


def _with_news(groups: Iterable[Group], news: frozenset[str]) -> list[Group]:
    return [evolve(group, is_new=True) if group.card.id in news else group for group in groups]


def down_of(view: View, seat: int) -> list[Group]:
    """Return the groups of citizens that lie face down."""
    return list(_citizens_down(holder_of(view, seat).citizens_down))


def kingdom_of(view: View, seat: int, news: frozenset[str] = frozenset()) -> list[Group]:
    """Return a kingdom's groups: domains as they were built, then slain monsters by kind."""
    holder = holder_of(view, seat)
    used = used_this_turn(view) if seat == view.active else frozenset()
    return [
        *_with_news(_domains(holder.domains, used), news),
        *_domains_down(holder.domains_down),
        *_with_news(_slain(holder.monsters), news),
    ]


# --- groups of equal cards: the same objects for the same cards, so that comparing costs nothing


@lru_cache(maxsize=_KEPT)
def _equal(kind: GroupKind, cards: tuple[Card, ...]) -> tuple[Group, ...]:
    return tuple(Group(kind, card, count) for card, count in Counter(cards).items())


@lru_cache(maxsize=_KEPT)
def _citizens(cards: tuple[Citizen, ...]) -> tuple[Group, ...]:
    ordered = sorted(cards, key=lambda card: (card.numbers, card.name))
    return _equal(GroupKind.CITIZEN, tuple(ordered))


@lru_cache(maxsize=_KEPT)
def _by_number(starters: tuple[Starter, ...], citizens: tuple[Citizen, ...]) -> tuple[Group, ...]:
    named = tuple(sorted(citizens, key=lambda card: card.name))
    groups = (*_equal(GroupKind.STARTER, starters), *_equal(GroupKind.CITIZEN, named))
    return tuple(sorted(groups, key=lambda group: group.numbers or _UNNUMBERED))


@lru_cache(maxsize=_KEPT)
def _citizens_down(cards: tuple[Citizen, ...]) -> tuple[Group, ...]:
    counts = Counter(sorted(cards, key=lambda card: card.name))
    return tuple(Group(GroupKind.DOWN, card, many, is_down=True) for card, many in counts.items())


@lru_cache(maxsize=_KEPT)
def _domains(cards: tuple[Domain, ...], used: frozenset[str]) -> tuple[Group, ...]:
    return tuple(
        Group(GroupKind.DOMAIN, card, points=card.points, is_used=card.id in used) for card in cards
    )


@lru_cache(maxsize=_KEPT)
def _domains_down(cards: tuple[Domain, ...]) -> tuple[Group, ...]:
    return tuple(Group(GroupKind.DOMAIN, card, points=card.points, is_down=True) for card in cards)


@lru_cache(maxsize=_KEPT)
def _slain(monsters: tuple[Foe, ...]) -> tuple[Group, ...]:
    slain = Counter(sorted(monsters, key=lambda card: (-card.points, card.name)))
    return tuple(
        Group(GroupKind.SLAIN, card, many, many * card.points, names=(card.name,) * many)
        for card, many in slain.items()
    )


@lru_cache(maxsize=_KEPT)
def _victory(monsters: tuple[Foe, ...]) -> tuple[Group, ...]:
    areas: dict[str, list[Foe]] = {}
    for card in monsters:
        areas.setdefault((card.home or _NO_AREA).lower(), []).append(card)
    return tuple(_victory_group(area, areas[area]) for area in sorted(areas))


def _victory_group(area: str, cards: list[Foe]) -> Group:
    cards = sorted(cards, key=lambda card: (card.points, card.name))
    counts = Counter(card.type for card in cards)
    return Group(
        GroupKind.VICTORY,
        cards[-1],
        len(cards),
        sum(card.points for card in cards),
        tuple((kind, counts[kind]) for kind in _TYPES if counts[kind]),
        tuple(card.name for card in cards),
        area,
    )


class News:
    """Watches the scenes of a game to find each seat's new cards."""

    def __init__(self) -> None:
        """Start without new cards."""
        self._game: object = None
        self._turn = 0
        self._owned: dict[int, Counter[str]] = {}
        self._new: dict[int, dict[str, int]] = {}

    def watch(self, scene: Scene) -> None:
        """Watch a scene; start again for another game or after a leap over more than a round."""
        view = scene.view
        sides = len(view.players) + (view.rival is not None)
        owned = {seat: _cards(scene, seat) for seat in range(sides)}
        if scene.seats is not self._game or abs(view.turn - self._turn) > sides:
            self._new = {}
        else:
            for seat, cards in owned.items():
                self._compare(seat, cards, view.turn)
        self._game, self._turn, self._owned = scene.seats, view.turn, owned
        if scene.phase not in {None, Phase.ROLL}:
            self._rolled(view.active, view.turn)

    def _compare(self, seat: int, cards: Counter[str], turn: int) -> None:
        before, new = self._owned.get(seat, Counter()), self._new.setdefault(seat, {})
        for card, many in cards.items():
            if many > before[card]:
                new[card] = turn
        for card in [card for card in new if cards[card] < before[card]]:
            del new[card]

    def _rolled(self, seat: int, turn: int) -> None:
        """Forget the cards that a seat gained before the turn of its roll."""
        known = self._new.get(seat, {})
        self._new[seat] = {card: since for card, since in known.items() if since >= turn}

    def of(self, seat: int) -> frozenset[str]:
        """Return the ids of the new cards in front of a seat."""
        return frozenset(self._new.get(seat, ()))


def _cards(scene: Scene, seat: int) -> Counter[str]:
    return Counter(card.id for card in face_up(holder_of(scene.view, seat)))
