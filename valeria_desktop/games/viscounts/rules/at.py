"""The addresses of Viscounts: one for each thing on its table.

Options, flights, the zoom, the lesson, hints and refusals share them. Positions count the segments
of the ring clockwise; a card that lies face down has no address of its own.
"""

from __future__ import annotations

from enum import StrEnum

from attrs import frozen

from valeria_desktop.games.viscounts.rules.model.kinds import Paper, Ribbon
from valeria_desktop.kernel.at import At

# --- the ring


@frozen
class AtSpace(At):
    """A space of the ring, by its number from 0."""

    space: int


@frozen
class AtExchange(At):
    """The exchange of an outer space."""

    space: int


@frozen
class AtSpot(At):
    """A building spot, by its number in the ring from 0."""

    spot: int


@frozen
class AtLink(At):
    """A link between two spots, by its id."""

    link: str


@frozen
class AtStack(At):
    """The townsfolk of a segment, or the printed card below them."""

    position: int


@frozen
class AtScroll(At):
    """The manuscripts of a segment, or the printed one below them."""

    position: int


# --- the castle


@frozen
class AtSection(At):
    """A section of the first tier, by the position of the segment that it faces."""

    position: int


@frozen
class AtInner(At):
    """A section of the second tier, likewise."""

    position: int


# --- what lies beside the board


class Area(StrEnum):
    """Things of the table that are there once."""

    THIRD_TIER = "third-tier"
    DEBTS = "debts"
    """The debts above the poverty card."""
    DEEDS = "deeds"
    """The deeds above the prosperity card."""
    LEADER = "leader"
    """The castle leader's card while nobody has it."""
    SUPPLY = "supply"
    QUESTION = "question"
    """The open question with its answers."""


@frozen
class AtArea(At):
    """A thing that is there once."""

    area: Area


@frozen
class AtBonus(At):
    """A cleric bonus card that nobody has yet."""

    ribbon: Ribbon


@frozen
class AtPair(At):
    """A pair of the set-up, by the id of its player card."""

    card: str


# --- things of a player


@frozen
class Owned(At):
    """A thing of a player, by the player's seat."""

    seat: int


@frozen
class AtPlayer(Owned):
    """All things of a player together: your board, or a rival's strip."""


class Asset(StrEnum):
    """The kinds of a player's things."""

    SILVER = "silver"
    INK = "ink"
    STONE = "stone"
    GOLD = "gold"
    WORKERS = "workers"
    HAND = "hand"
    DISCARD = "discard"
    MANUSCRIPTS = "manuscripts"
    LEADER = "leader"
    VISCOUNT = "viscount"


@frozen
class OfPlayer(Owned):
    """A player's things of one kind."""

    asset: Asset


@frozen
class OfDeck(Owned):
    """A player's deck, face down."""


@frozen
class OfCard(Owned):
    """A card that its owner or everyone sees: in the hand, on the board, in the discard pile."""

    card: str


@frozen
class OfLine(Owned):
    """One of the three card spaces of a player's board, from 0 on the left."""

    space: int


@frozen
class OfSquare(Owned):
    """A square of a player's board, by its number from 1."""

    square: int


@frozen
class OfTrack(Owned):
    """A space of a player's track, by its number from 1."""

    space: int


@frozen
class OfPapers(Owned):
    """A player's debts, or their deeds."""

    paper: Paper
