"""A witness: collects events, and keeps the truth as it was right after each.

A window shows what happened one thing after the other, and must not show what comes later. So it
looks at the moments in between; nobody else pays for them.
"""

from __future__ import annotations

from typing import Generic, TypeVar

from valeria_desktop.kernel.events import Event
from valeria_desktop.kernel.state import State

S = TypeVar("S", bound=State)


class Witness(list[Event], Generic[S]):
    """The events of a state that is watched."""

    def __init__(self, state: S) -> None:
        super().__init__()
        self._state = state
        self.moments: list[S] = []

    def append(self, event: Event) -> None:
        """Keep what happened, and how it left the state: events are told when they are done."""
        super().append(event)
        self.moments.append(self._state.copy())

    def clear(self) -> None:
        """Forget it all."""
        super().clear()
        self.moments.clear()
