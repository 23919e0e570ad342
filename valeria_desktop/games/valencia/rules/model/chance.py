"""What chance is asked for."""

from __future__ import annotations

from enum import IntEnum

from valeria_desktop.kernel.chance import IMAGINED


class Purpose(IntEnum):
    """What a draw is for; each purpose has its own unending row of numbers."""

    CITY = 1
    BOARDS = 2
    FOUNTAINS = 3
    DECKS = 4
    TASKS = 5
    FIRST_PLAYER = 6
    NINA = 7
    STACKS = 8
    """In which order stacks of one size lie."""
    RECALLS = 9
    """The deck that a used card came back into."""
    IMAGINED = IMAGINED
