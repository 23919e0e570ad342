"""Things: what a game has on its table that can be named and looked at, such as cards."""

from __future__ import annotations

from typing import ClassVar


class Thing:
    """Something that can be looked at, wherever the game speaks of it."""

    __slots__ = ()

    id: str
    name: str
    has_face: ClassVar[bool] = True
    """There is something to look at: a rule that causes something has a name only."""
