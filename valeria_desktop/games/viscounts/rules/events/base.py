"""The base classes of most events."""

from __future__ import annotations

from attrs import frozen

from valeria_desktop.games.viscounts.rules.model.effect import Item
from valeria_desktop.kernel.events import Event


@frozen
class SeatEvent(Event):
    """An event of one player."""

    seat: int


@frozen
class CausedEvent(SeatEvent):
    """An event of one player, with the thing that caused it."""

    cause: Item
