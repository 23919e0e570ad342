"""Who may be asked to play: what a game says of those who sit in a bot's place."""

from __future__ import annotations

from collections.abc import Mapping  # noqa: TC003 - read at runtime by attrs
from typing import TYPE_CHECKING

from attrs import field, frozen

if TYPE_CHECKING:
    from valeria_desktop.kernel.phrases import Phrase


@frozen
class Guest:
    """Someone who may be asked."""

    id: str
    name: str
    words: Phrase
    """How they like to play."""
    picture: str
    """The name of their portrait, which is 3 wide and 4 high."""


@frozen
class Cast:
    """All who may be asked, and how often each level wins against the knight."""

    guests: tuple[Guest, ...] = ()
    shares: Mapping[str, float] = field(factory=dict)
    """Of a hundred games; a level that wasn't measured is left out."""

    def guest(self, name: str) -> Guest | None:
        """Return a character by its id."""
        return next((guest for guest in self.guests if guest.id == name), None)


NOBODY = Cast()
