"""The purposes of random draws."""

from __future__ import annotations

from enum import IntEnum

from valeria_desktop.kernel.chance import IMAGINED


class Purpose(IntEnum):
    """The purpose of a random draw; each purpose has its own endless row of numbers."""

    CITY = 1
    BOARDS = 2
    FOUNTAINS = 3
    DECKS = 4
    TASKS = 5
    FIRST_PLAYER = 6
    NINA = 7
    STACKS = 8
    """The order of a player's stacks of equal size."""
    RECALLS = 9
    """The shuffling of a deck that a used card came back into."""
    IMAGINED = IMAGINED
