"""The addresses of Valeria, one for each thing on its table; and the names of the twenty places.

Options, flights, the zoom, the lesson, hints and refusals share them. The address of a player's
thing names its owner. A Duke lies face down: no address tells which Duke it is.
"""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING

from attrs import evolve, frozen

from valeria_desktop.kernel.at import At
from valeria_desktop.kernel.phrases import Phrase, say

if TYPE_CHECKING:
    from collections.abc import Sequence

COLUMNS = 5
MONSTER_PLACES = range(5)
CITIZEN_PLACES = range(5, 15)
DOMAIN_PLACES = range(15, 20)
PLACES = 20
"""The number of places of the centre; the siege has piles and a deck too, numbered after them."""
PILES = range(20, 23)
DECK = 23
ROW_OF = (0,) * 5 + (1,) * 10 + (2,) * 5 + (3,) * 4
"""The row of each place: 0 monsters, 1 citizens, 2 domains, 3 the piles and deck of the siege."""
ROWS = 4


def place_name(place: int) -> str:
    """Name a place: monster-1 to -5, citizen-1 to -10, domain-1 to -5, pile-1 to -3 or deck."""
    if place in MONSTER_PLACES:
        return f"monster-{place + 1}"
    if place in CITIZEN_PLACES:
        return f"citizen-{place - CITIZEN_PLACES.start + 1}"
    if place in DOMAIN_PLACES:
        return f"domain-{place - DOMAIN_PLACES.start + 1}"
    return "deck" if place == DECK else f"pile-{place - PILES.start + 1}"


def place_words(place: int) -> Phrase:
    """Say a place: "citizen stack 4", "pile 1"."""
    if place in MONSTER_PLACES:
        return say("monster stack {number}", number=place + 1)
    if place in CITIZEN_PLACES:
        return say("citizen stack {number}", number=place - CITIZEN_PLACES.start + 1)
    if place in DOMAIN_PLACES:
        return say("domain stack {number}", number=place - DOMAIN_PLACES.start + 1)
    return say("pile {number}", number=place - PILES.start + 1)


def at_pile(phrase: Phrase, place: int) -> Phrase:
    """Add the pile's name if the card lies on a pile: equal cards may lie on several piles."""
    if place not in PILES:
        return phrase
    return say("{phrase}, {pile}", phrase=phrase, pile=place_words(place))


def in_pile(place: int, above: int) -> Phrase:
    """Say where in a pile a card lies, by the number of cards above it."""
    if not above:
        return say("on top of {pile}", pile=place_words(place))
    return say("card {number} from the top of {pile}", number=above + 1, pile=place_words(place))


# --- things that nobody owns


@frozen
class AtPlace(At):
    """A stack of the centre."""

    place: int


class MarketRow(StrEnum):
    """A row of the market: five stacks, or the ten of the citizens."""

    MONSTERS = "monsters"
    CITIZENS = "citizens"
    DOMAINS = "domains"

    @property
    def places(self) -> Sequence[int]:
        """The numbers of the row's stacks."""
        return _PLACES_OF[self]


_PLACES_OF = {
    MarketRow.MONSTERS: MONSTER_PLACES,
    MarketRow.CITIZENS: CITIZEN_PLACES,
    MarketRow.DOMAINS: DOMAIN_PLACES,
}


@frozen
class AtRow(At):
    """A row of the market."""

    row: MarketRow


@frozen
class OfDie(At):
    """One of the two dice: 0 or 1."""

    die: int


@frozen
class AtThird(At):
    """A third of the mat where dice can lie: 0 at the left to 2 at the right."""

    third: int


class Area(StrEnum):
    """A part of the table that has a name."""

    MAT = "mat"
    """The cloth under all stacks of the centre."""
    DICE = "dice"
    """The tray in which the dice lie."""
    METERS = "meters"
    """The meters of the end conditions."""
    BANISHED = "banished"
    """The cards that left the game, where some did."""
    QUESTION = "question"
    """The open question with the options for its answer."""


@frozen
class AtArea(At):
    """An area of the table."""

    area: Area


# --- things of a player

LORD = 1
"""The Dark Lord's seat, after the only player's. His things have addresses like a player's."""


class Owned(StrEnum):
    """A thing in front of a player, other than an open card."""

    HEAD = "head"
    """The player's shield and name, and the marks behind the name."""
    GOLD = "gold"
    """The Gold, shown like the next three amounts: a token on a track, or a number on a plaque."""
    STRENGTH = "strength"
    MAGIC = "magic"
    POINTS = "points"
    TABLEAU = "tableau"
    """All starters and citizens."""
    KINGDOM = "kingdom"
    """All domains and trophies."""
    HILLS = "hills"
    """The land on which domains stand."""
    BEAM = "beam"
    """The wall on which trophies hang."""
    NEXT_DOMAIN = "next domain"
    """The place for the next domain."""
    NEXT_TROPHY = "next trophy"
    """The place for the next trophy."""
    DUKE = "duke"
    """The Duke, who lies face down."""


AMOUNTS = frozenset({Owned.GOLD, Owned.STRENGTH, Owned.MAGIC, Owned.POINTS})


@frozen
class OfSeat(At):
    """A player, or one thing in front of a player."""

    seat: int
    what: Owned | None = None


@frozen
class OfTrack(At):
    """The track in front of a player on which the token of an amount stands."""

    seat: int
    amount: Owned


@frozen
class OfCard(At):
    """A card in front of a player, by its id; equal cards of a player lie together.

    All players share an option, so an option can't know the owner of its card: there the seat is
    None, and `on_table` fills it in.
    """

    card: str
    seat: int | None = None
    """The owner's seat; None in an option, whose cards are those of the asked player."""
    is_down: bool = False
    """Whether it is the face-down one of equal cards."""


def on_table(at: At, asked: int | None) -> At:
    """Return an option's address on the table, given the seat of the asked player."""
    if isinstance(at, OfCard) and at.seat is None:
        return evolve(at, seat=asked)
    return at
