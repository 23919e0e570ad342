"""The two printings of the game."""

from enum import StrEnum


class Edition(StrEnum):
    """The two printings."""

    FIRST = "1e"
    SECOND = "2e"
