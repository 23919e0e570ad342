"""How fast things go at the table."""

from __future__ import annotations

from enum import StrEnum


class Pace(StrEnum):
    """How fast bots move and things fly."""

    SLOW = "slow"
    NORMAL = "normal"
    FAST = "fast"
    OFF = "off"

    @property
    def pause(self) -> int:
        """The milliseconds before a bot's move, so that a person can follow."""
        return {Pace.SLOW: 1200, Pace.NORMAL: 600, Pace.FAST: 150, Pace.OFF: 0}[self]

    @property
    def turn_end(self) -> int:
        """The milliseconds in which the last action can be taken back before a bot goes on."""
        return {Pace.SLOW: 3000, Pace.NORMAL: 2000, Pace.FAST: 1000, Pace.OFF: 0}[self]
