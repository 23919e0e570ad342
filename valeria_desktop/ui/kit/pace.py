"""How fast things go at the table, and how much moves there: two settings, as two people differ."""

from __future__ import annotations

from enum import StrEnum


class Pace(StrEnum):
    """How fast bots move and things are told."""

    SLOW = "slow"
    NORMAL = "normal"
    FAST = "fast"
    OFF = "off"
    """At once."""

    @property
    def pause(self) -> int:
        """The milliseconds before a bot's move, so that a person can follow."""
        return {Pace.SLOW: 1200, Pace.NORMAL: 600, Pace.FAST: 150, Pace.OFF: 0}[self]

    @property
    def turn_end(self) -> int:
        """The milliseconds in which the last action can be taken back before a bot goes on."""
        return {Pace.SLOW: 3000, Pace.NORMAL: 2000, Pace.FAST: 1000, Pace.OFF: 0}[self]

    @property
    def between_turns(self) -> int:
        """The milliseconds that a watched game stands after each turn, so that it can be read."""
        return {Pace.SLOW: 5000, Pace.NORMAL: 2500, Pace.FAST: 1000, Pace.OFF: 1500}[self]

    @property
    def speed(self) -> float:
        """How much faster than drawn things are told; nothing is told where all comes at once."""
        return {Pace.SLOW: 0.6, Pace.NORMAL: 1.0, Pace.FAST: 2.2, Pace.OFF: 0.0}[self]


class Movement(StrEnum):
    """How much moves."""

    FULL = "full"
    CALM = "calm"
    """Things fade where they arrive, in the same order and at the same pace."""
    NONE = "none"
    """Nothing is seen on its way; what is told still comes one after the other."""
