"""The kinds of places that things of Valencia fly between."""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING

from valeria_desktop.ui.stage.beats import Where

if TYPE_CHECKING:
    from valeria_desktop.games.valencia.rules.model.guild import Guild

STACKS = "stacks"
"""What a player has that is no single thing: all stacks together."""


def stack(number: int) -> str:
    """Name one of a player's stacks, counted from 0."""
    return f"stack:{number}"


def good(guild: Guild) -> str:
    """Name the box of a good on a player's board."""
    return f"good:{guild.value}"


class Spot(StrEnum):
    """What a table finds by kind, number and name."""

    CELL = "cell"
    """A space or a site of the city."""
    BUSH = "bush"
    SEAT = "seat"
    """A seat of the council."""
    STEP = "step"
    """A step of the round, by its letter."""
    OF_PLAYER = "of player"
    """What a player has, by the number of the seat and the name of it; all of it without one."""
    BID = "bid"
    """Where somebody's revealed cards lie."""
    READING = "reading"
    """Where cards of a player, by number and name as above, stand to be read: as high as that."""
    CITY = "city"
    """All of the city with the council."""


def of_player(seat: int, name: str = "") -> Where:
    """Give where something of a player lies."""
    return Where(Spot.OF_PLAYER, seat, name)
