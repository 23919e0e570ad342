"""The addresses of Valeria, one for each thing on its table.

Options, flights, the zoom, the lesson, hints and refusals share them. The address of a player's
thing names its owner. A Duke lies face down: no address tells which Duke it is.
"""

from __future__ import annotations

from enum import StrEnum
from functools import cache
from typing import TYPE_CHECKING

from attrs import evolve, frozen

from valeria_desktop.games.valeria.rules.layout import row_at
from valeria_desktop.kernel.at import At
from valeria_desktop.kernel.phrases import Phrase, say

if TYPE_CHECKING:
    from valeria_desktop.games.valeria.rules.model.cards import Card


@cache
def place_name(place: int) -> str:
    """Name a place: monster-1 to -5, citizen-1 to -10, domain-1 to -5, pile-1 to -3 or deck."""
    return row_at(place).name_of(place)


def place_words(place: int) -> Phrase:
    """Say a place: "citizen stack 4", "pile 1"."""
    return row_at(place).words_of(place)


def at_pile(phrase: Phrase, place: int, card: Card) -> Phrase:
    """Add the name of the pile or stack if equal cards may lie on several."""
    if not (row_at(place).tells_place or card.wanders):
        return phrase
    return say("{phrase}, {pile}", phrase=phrase, pile=place_words(place))


def in_pile(place: int, above: int) -> Phrase:
    """Say where in a pile a card lies, by the number of cards above it."""
    if not above:
        return say("on top of {pile}", pile=place_words(place))
    return say("card {number} from the top of {pile}", number=above + 1, pile=place_words(place))


# --- things that nobody owns


@frozen(cache_hash=True)
class AtPlace(At):
    """A stack of the centre."""

    place: int


@cache
def at_place(place: int) -> AtPlace:
    """Return the one address of a stack: a scene asks for each again and again."""
    return AtPlace(place)


@frozen
class AtRow(At):
    """A row of the centre, by its tag."""

    row: str


@frozen
class AtPool(At):
    """A pool of the centre by its tag, or what lies there of one kind."""

    pool: str
    kind: str = ""


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
    LASTING = "lasting"
    """The Events that count and don't lie in the centre, where there are some."""
    ASIDE = "aside"
    """The cards set aside until another brings them, where there are some."""
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
class OfTokens(At):
    """The tokens in front of a player on a track that a set brings, by the track's tag."""

    seat: int
    tag: str


def amount_at(seat: int, kind: str) -> OfSeat | OfTokens:
    """Return where an amount stands in front of a player."""
    return OfSeat(seat, Owned(kind)) if kind in AMOUNTS else OfTokens(seat, kind)


@frozen(cache_hash=True)
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


OfPlayer = OfSeat | OfTrack | OfTokens | OfCard
"""The address of something in front of a player."""


def on_table(at: At, asked: int | None) -> At:
    """Return an option's address on the table, given the seat of the asked player."""
    if isinstance(at, OfCard) and at.seat is None:
        return evolve(at, seat=asked)
    return at
