"""The purposes of random draws, and the dice of a turn."""

from __future__ import annotations

from enum import IntEnum

from valeria_desktop.kernel.chance import IMAGINED, draw


class Purpose(IntEnum):
    """The purpose of a draw; each purpose has its own endless sequence of numbers."""

    DICE = 1
    AREAS = 2
    CITIZENS = 3
    CITIZEN_STACKS = 4
    DOMAINS = 5
    DUKES = 6
    EVENTS = 7
    FIRST_PLAYER = 8
    RANDOM_MONSTER = 9
    IMAGINED = IMAGINED
    RIVAL_DUKE = 11
    SIEGE_DECK = 12
    SUPPLIES = 13
    REROLL = 14
    KEEPSAKES = 15


def dice(seed: int, turn: int) -> tuple[int, int]:
    """Return both dice of a turn."""
    return _both(draw(seed, Purpose.DICE, turn))


def rerolled(seed: int, turn: int, number: int) -> tuple[int, int]:
    """Return what both dice show when they are rolled again in a turn, for the n-th time from 0."""
    return _both(draw(seed, Purpose.REROLL, turn * _MOST_REROLLS + number))


def _both(drawn: int) -> tuple[int, int]:
    """Return what two dice show by a number below 2 to the power of 64."""
    roll = (drawn * 36) >> 64
    return roll // 6 + 1, roll % 6 + 1


_MOST_REROLLS = 64
