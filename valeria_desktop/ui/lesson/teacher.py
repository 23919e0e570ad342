"""Who leads through a lesson."""

from __future__ import annotations

from attrs import frozen


@frozen
class Teacher:
    """The character who leads through a game's lesson, in the player's language."""

    name: str
    welcome: str
    """What is said before the first chapter."""
    portrait: str
    """The path of a scene."""
    face: tuple[float, float]
    """Where the face is in it, in breadths of the picture."""
