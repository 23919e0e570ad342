"""What the loop asks of any game's truth."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol, Self

if TYPE_CHECKING:
    from valeria_desktop.kernel.events import Event

DICE_ROLLED = 1
CARD_REVEALED = 2
SEAT_CHANGED = 4
"""What came to light, so that undo can stop there; the bits of a state's `barrier`."""


class State(Protocol):
    """The whole truth of a game at one moment; only its own rules look inside."""

    agenda: list[Any]
    """The steps still to be done, the next one last."""
    events: list[Event] | None
    """What has happened since someone collected it; None where nobody does."""
    barrier: int
    """What the choice under way has brought to light."""

    @property
    def active(self) -> int:
        """The seat whose turn it is."""

    def copy(self) -> Self:
        """Return an independent state, which collects no events."""
