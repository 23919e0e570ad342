"""The things on the table that an option can be about, and the names of the twenty places."""

from __future__ import annotations

from enum import StrEnum

from attrs import frozen

from valeria_desktop.kernel.at import At
from valeria_desktop.kernel.phrases import Phrase, say

COLUMNS = 5
MONSTER_PLACES = range(5)
CITIZEN_PLACES = range(5, 15)
DOMAIN_PLACES = range(15, 20)
PLACES = 20
"""The twenty places of the centre; the siege has piles and a deck instead, numbered after them."""
PILES = range(20, 23)
DECK = 23
ROW_OF = (0,) * 5 + (1,) * 10 + (2,) * 5 + (3,) * 4
"""The row of each place: monsters, citizens, domains, and what only the siege has."""
ROWS = 4


def place_name(place: int) -> str:
    """Name a place: monster-1 to -5, citizen-1 to -10, domain-1 to -5, or of the siege pile-1."""
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
    """Say the pile too where equal cards may lie on several; a stack's card tells its place."""
    if place not in PILES:
        return phrase
    return say("{phrase}, {pile}", phrase=phrase, pile=place_words(place))


def in_pile(place: int, above: int) -> Phrase:
    """Say where in a pile a card lies that so many cards lie on."""
    if not above:
        return say("on top of {pile}", pile=place_words(place))
    return say("card {number} from the top of {pile}", number=above + 1, pile=place_words(place))


@frozen
class AtPlace(At):
    """A stack of the centre."""

    place: int


@frozen
class OfCard(At):
    """A card in front of a player, by its id; equal cards of a player lie together."""

    card: str
    seat: int | None = None
    """Its owner; None in an option, which is about the cards of the seat that is asked."""


@frozen
class OfDie(At):
    """One of the two dice: 0 or 1."""

    die: int


class Owned(StrEnum):
    """A thing in front of a player that is no card."""

    HILLS = "hills"
    """The land where domains stand."""
    BEAM = "beam"
    """The wall where trophies hang."""
    NEXT_DOMAIN = "next domain"
    """The place for a domain that comes."""
    NEXT_TROPHY = "next trophy"


@frozen
class OfSeat(At):
    """A player, or one thing that lies in front of a player."""

    seat: int
    what: Owned | None = None
