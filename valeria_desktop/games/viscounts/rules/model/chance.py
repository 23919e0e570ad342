"""The purposes of random draws, and the shuffles of a seat."""

from __future__ import annotations

from enum import IntEnum

from valeria_desktop.kernel.chance import IMAGINED, Stream, draw


class Purpose(IntEnum):
    """The purpose of a random draw; each purpose has its own endless row of numbers."""

    SEGMENTS = 1
    CASTLE = 2
    TOWNSFOLK = 3
    GREY = 4
    BLACK = 5
    START = 6
    PLAYER_CARDS = 7
    HEROES = 8
    DECKS = 9
    IMAGINED = IMAGINED
    SCHEMES = 11
    FUTURES = 12
    SHUFFLES = 20
    """The shuffles of seat 0; each further seat has the next purpose."""


def shuffle_stream(seed: int, seat: int, number: int) -> Stream:
    """Return the chance of a seat's n-th shuffle, whatever else has happened in the game."""
    return Stream(draw(seed, Purpose.SHUFFLES + seat, number))
