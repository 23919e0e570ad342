"""What the lesson covers."""

from __future__ import annotations

from enum import StrEnum


class Topic(StrEnum):
    """What the lesson covers."""

    ROLL = "roll"
    HARVEST = "harvest"
    SYMBOLS = "symbols"
    RECRUIT = "recruit"
    PRICE = "price"
    MAGIC = "magic"
    GAIN = "gain"
    OFF_TURN = "off turn"
    SLAY = "slay"
    EXCHANGE = "exchange"
    ROLES = "roles"
    BUILD = "build"
    EXHAUSTED = "exhausted"
    DOUBLES = "doubles"
    HERALD = "herald"
    TWO_NUMBERS = "two numbers"
    THIEF = "thief"
    END = "end"
    SCORING = "scoring"
    DUKE = "duke"
