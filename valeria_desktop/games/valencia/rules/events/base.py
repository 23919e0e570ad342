"""What most events are made of."""

from __future__ import annotations

from attrs import frozen

from valeria_desktop.kernel.events import Event


@frozen
class SeatEvent(Event):
    """Something that a player did, or that happened to them."""

    seat: int


@frozen
class SecretEvent(SeatEvent):
    """What nobody but the player may know."""

    @property
    def audience(self) -> int | None:
        return self.seat
