"""The addresses of Valencia: one for each thing on its table.

Options, flights, the zoom, the lesson, hints and refusals share them. What a player has is named
with its owner, and by its place: no address tells which card lies there.
"""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING

from attrs import frozen

from valeria_desktop.kernel.at import At

if TYPE_CHECKING:
    from valeria_desktop.games.valencia.rules.model.city import City
    from valeria_desktop.games.valencia.rules.model.guild import Guild
    from valeria_desktop.games.valencia.rules.model.parts import RoundPart


# --- what nobody owns


@frozen
class AtCell(At):
    """A space or a site of the city, or the central fountain by the first of its four cells."""

    cell: int


def at_cell(city: City, cell: int) -> AtCell:
    """Return the address of a cell; the four of the central fountain have one together."""
    return AtCell(min(city.centre) if cell in city.centre else cell)


@frozen
class AtBush(At):
    """A point where four cells meet."""

    bush: int


@frozen
class AtSeat(At):
    """A seat of the council."""

    place: int


@frozen
class AtStep(At):
    """A step of the round."""

    part: RoundPart


@frozen
class AtRound(At):
    """A round to come."""

    number: int


@frozen
class AtRank(At):
    """A rank of the auction that is on, which nobody has yet, counted from 0."""

    rank: int


class Area(StrEnum):
    """Several things together that are spoken of as one."""

    STEPS = "steps"
    CITY = "city"
    COUNCIL = "council"
    MIDDLE = "middle"
    """City and council: privileges and tasks come from there."""
    QUESTION = "question"
    """The open question with its answers."""


@frozen
class AtArea(At):
    """An area of the table."""

    area: Area


# --- what a player has


@frozen
class Owned(At):
    """Something of a player, by the number of the seat; with two players also of Nina."""

    seat: int


@frozen
class AtPlayer(Owned):
    """A player with all they have: your board, or a rival's plaque."""


class Asset(StrEnum):
    """The kinds of things that a player has."""

    MEMBERS = "members"
    """In hand: not on the council, not in the city."""
    DECK = "deck"
    USED = "used"
    """The pile of used cards."""
    STACKS = "stacks"
    """All stacks together."""
    BID = "bid"
    """The cards that were revealed in the auction that is on."""
    TASKS = "tasks"
    """All tasks together."""
    COINS = "coins"
    PRESTIGE = "prestige"
    PRIVILEGES = "privileges"
    FIGURE = "figure"
    """The place of the figure while the player holds it."""


@frozen
class OfPlayer(Owned):
    """An asset of a player."""

    asset: Asset


@frozen
class AtGood(Owned):
    """The goods of a guild."""

    guild: Guild


@frozen
class AtStack(Owned):
    """A stack, counted from 0."""

    stack: int


@frozen
class AtTask(Owned):
    """A task, counted from 0: first the tasks that are kept, then those to choose from."""

    task: int


@frozen
class AtCard(Owned):
    """A card that its owner plans with, counted from 0 as the cards came to the plan."""

    card: int
