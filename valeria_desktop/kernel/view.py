"""What a seat may know of a game, whichever it is."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from valeria_desktop.kernel.decision import Decision


class View(Protocol):
    """Built from an allow-list by each game's rules; it holds nothing its seat may not know."""

    @property
    def seat(self) -> int:
        """Whose view it is."""

    @property
    def decision(self) -> Decision | None:
        """The open question; its options only if this seat is asked. None when it is over."""
