"""Things: objects on a game's table that a player can name and look at, such as cards."""

from __future__ import annotations

from typing import ClassVar


class Thing:
    """An object with a name, which a player can look at wherever a text names it."""

    __slots__ = ()

    id: str
    name: str
    has_face: ClassVar[bool] = True
    """The thing has a picture to look at; a rule that causes an event has only a name."""
