"""The base classes of most events."""

from __future__ import annotations

from attrs import frozen

from valeria_desktop.kernel.events import Event


@frozen
class SeatEvent(Event):
    """An event of one player."""

    seat: int


@frozen
class SecretEvent(SeatEvent):
    """An event that only its player may know."""

    @property
    def audience(self) -> int | None:
        return self.seat
