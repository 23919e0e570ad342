"""An address names one part of a table.

An option names its subject by an address, and a flight its start and its goal. The zoom, the
lesson, refusals and hints find by an address the part that a player sees. An address contains
nothing secret: the address of a hidden card has no card id.
"""

from __future__ import annotations


class At:
    """The address of one part of a table; each game has its own classes of frozen addresses."""

    __slots__ = ()
