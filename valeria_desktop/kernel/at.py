"""An address names one thing on a table.

An option says with it what it is about, a flight where it begins and ends; the zoom, the lesson,
refusals and hints find with it what a player sees. It says nothing that isn't public: a hidden
card has no address with its id.
"""

from __future__ import annotations


class At:
    """One thing on a table. Each game has its own kinds, and each of them is a frozen value."""

    __slots__ = ()
