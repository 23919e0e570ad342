"""Tracks of tokens and zones of cards that sets add to a player's board, each declared once.

A set enters what it brings. From the declaration follow words, signs, payment, saves and boards. A
player keeps only what isn't nothing: in games without sets that is an empty tuple.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from attrs import frozen

from valeria_desktop.kernel.phrases import Phrase
from valeria_desktop.kernel.registry import enter_as

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from valeria_desktop.games.valeria.rules.model.cards import Card

Numbers = tuple[tuple[str, int], ...]
"""The numbers of tokens on tracks above 0, by tag, sorted by it."""
NO_NUMBERS: Numbers = ()


_RESOURCE = 1 / 3
"""The points for a resource in mid-game: 9 Gold buy 3."""


@frozen
class Buys:
    """A purchase with one token in one action."""

    points: float = 0
    resources: float = 0
    """Below 0 if resources are paid beside the token."""

    def value(self, resource: float) -> float:
        """Return the points that it brings, for the points that a resource is worth.

        The action could gain a resource instead.
        """
        return max(0.0, self.points + (self.resources - 1) * resource)

    @property
    def worth(self) -> float:
        """The worth in resources in mid-game."""
        return self.value(_RESOURCE) / _RESOURCE


@frozen(eq=False, kw_only=True)
class Track:
    """A number of tokens before each player; effects give and take it as they do resources."""

    tag: str
    words: Callable[[int], Phrase]
    """Says a number of tokens: "3 maps"."""
    title: Callable[[], Phrase]
    start: int = 0
    """The number with which each player begins."""
    buys: Buys = Buys()
    """The best purchase that a token usually makes: bots value a token by it."""
    stands_for: str = ""
    """The resource that a token is in any payment to the bank; empty for other tokens (CS12)."""
    by_action: bool = False
    """Whether an action gains one, as it does a resource (CS7)."""


@frozen(eq=False, kw_only=True)
class CardZone:
    """Cards before each player, face up; a card lies there if its `kept` is the zone's tag."""

    tag: str
    title: Callable[[], Phrase]
    breaks_ties: bool = False
    """Whether its cards count where the fewest cards decide a tie (F4)."""
    has_powers: bool = False
    """Whether the powers of its cards count for their owner, as those of domains do (C17)."""
    is_stowed: bool = False
    """Whether its cards lie in the hold of a board, where there is room for one."""
    sign: str = ""
    """The icon of the points that its cards bring; empty without such points."""


TRACKS: dict[str, Track] = {}
CARD_ZONES: dict[str, CardZone] = {}
BASE = frozenset({"gold", "strength", "magic", "points"})
"""The tracks of the base box, which are fields."""


def enter_track(track: Track) -> Track:
    """Enter a track, whose tag no other may have."""
    if track.tag in BASE:
        message = f"The track '{track.tag}' is one of the base game; give yours a word of its own."
        raise ValueError(message)
    return enter_as(TRACKS, track.tag, track, "track")


def enter_zone(zone: CardZone) -> CardZone:
    """Enter a zone of cards, whose tag no other may have."""
    return enter_as(CARD_ZONES, zone.tag, zone, "zone")


def zone_named(tag: str) -> CardZone | None:
    """Return the zone of cards with a tag; None if there is no such zone."""
    return CARD_ZONES.get(tag)


def added(numbers: Numbers, more: Numbers, sign: int = 1) -> Numbers:
    """Return numbers with others added, or taken away with a sign of -1."""
    if not more:
        return numbers
    found = dict(numbers)
    for tag, number in more:
        found[tag] = found.get(tag, 0) + sign * number
    return tuple(sorted((tag, number) for tag, number in found.items() if number))


def least(numbers: Numbers, others: Numbers) -> Numbers:
    """Return the smaller number of each track."""
    if not numbers or not others:
        return NO_NUMBERS
    there = dict(others)
    both = ((tag, min(number, there.get(tag, 0))) for tag, number in numbers)
    return tuple((tag, number) for tag, number in both if number)


def covers(numbers: Numbers, others: Numbers) -> bool:
    """Return whether each of the other numbers is there."""
    for tag, wanted in others:
        for name, number in numbers:
            if name == tag and number >= wanted:
                break
        else:
            return False
    return True


def missing(numbers: Numbers, wanted: Numbers) -> Numbers:
    """Return how much of each wanted number isn't there."""
    there = dict(numbers)
    short = ((tag, number - there.get(tag, 0)) for tag, number in wanted)
    return tuple((tag, number) for tag, number in short if number > 0)


def worth_of(numbers: Numbers) -> float:
    """Return the worth of tokens in resources, by what they buy."""
    return sum(TRACKS[tag].buys.worth * number for tag, number in numbers)


Laid = tuple[tuple[str, "tuple[Card, ...]"], ...]
"""The cards in zones of sets, by tag, in the order in which zones got their first card."""


def cards_in(laid: Laid, tag: str) -> tuple[Card, ...]:
    """Return the cards of a zone."""
    for name, cards in laid:
        if name == tag:
            return cards
    return ()


def with_cards(laid: Laid, tag: str, cards: Iterable[Card]) -> Laid:
    """Return the zones, one of which holds these cards."""
    found = dict(laid) | {tag: tuple(cards)}
    return tuple((name, there) for name, there in found.items() if there)


def number_for_ties(laid: Laid) -> int:
    """Count the cards in zones of sets that count where the fewest cards decide a tie (F4)."""
    return sum(len(cards) for tag, cards in laid if CARD_ZONES[tag].breaks_ties)


def with_powers(laid: Laid) -> list[Card]:
    """Return the cards in zones of sets whose powers count for their owner."""
    return [card for tag, cards in laid if CARD_ZONES[tag].has_powers for card in cards]


def all_cards(laid: Laid, _owner: object) -> Iterator[Card]:
    """Yield the cards of all zones."""
    for _, cards in laid:
        yield from cards
