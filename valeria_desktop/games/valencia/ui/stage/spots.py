"""The kinds of places that things of Valencia fly between."""

from __future__ import annotations

from enum import StrEnum

STACKS = "stacks"
"""What a player has that is no single thing: all stacks together."""


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
    CITY = "city"
    """All of the city with the council."""
