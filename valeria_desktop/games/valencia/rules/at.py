"""The addresses of Valencia: one for each thing on its table.

Options, flights, the zoom, the lesson, hints and refusals share them. The address of a player's
thing has the owner's seat and the thing's position: no address tells which card lies there.
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


# --- shared things


@frozen
class AtCell(At):
    """A space or a site of the city, or the central fountain by the first of its four cells."""

    cell: int


def at_cell(city: City, cell: int) -> AtCell:
    """Return the address of a cell; the four cells of the central fountain share one."""
    return AtCell(min(city.centre) if cell in city.centre else cell)


@frozen
class AtBush(At):
    """A bush: a point where four cells meet."""

    bush: int


@frozen
class AtSeat(At):
    """A seat of the council, by its number from 0."""

    place: int


@frozen
class AtStep(At):
    """A step of the round, by its part."""

    part: RoundPart


@frozen
class AtRound(At):
    """A future round, by its number from 1."""

    number: int


@frozen
class AtRank(At):
    """A rank of the present auction that nobody has yet, counted from 0."""

    rank: int


class Area(StrEnum):
    """The areas of the table: groups of things that share one address."""

    STEPS = "steps"
    CITY = "city"
    COUNCIL = "council"
    MIDDLE = "middle"
    """City and council: privileges and tasks fly from there to players."""
    QUESTION = "question"
    """The open question with its answers."""


@frozen
class AtArea(At):
    """An area of the table."""

    area: Area


# --- things of a player


@frozen
class Owned(At):
    """A thing of a player, by the player's seat; in games with two players also of Nina."""

    seat: int


@frozen
class AtPlayer(Owned):
    """All things of a player together: your board, or a rival's plaque."""


class Asset(StrEnum):
    """The kinds of a player's things."""

    MEMBERS = "members"
    """The members in hand: neither on the council nor in the city."""
    DECK = "deck"
    USED = "used"
    """The pile of used cards."""
    STACKS = "stacks"
    """All of the player's stacks together."""
    BID = "bid"
    """The cards that the player revealed in the present auction."""
    TASKS = "tasks"
    """All of the player's tasks together."""
    COINS = "coins"
    PRESTIGE = "prestige"
    PRIVILEGES = "privileges"
    FIGURE = "figure"
    """The place of the figure while the player holds it."""


@frozen
class OfPlayer(Owned):
    """A player's things of one kind."""

    asset: Asset


@frozen
class AtGood(Owned):
    """A player's goods of one guild."""

    guild: Guild


@frozen
class AtStack(Owned):
    """A player's stack, counted from 0."""

    stack: int


@frozen
class AtTask(Owned):
    """A player's task, counted from 0: first the kept tasks, then the offered ones."""

    task: int


@frozen
class AtCard(Owned):
    """A card in its owner's planning, counted from 0 in the order in which the cards came."""

    card: int
