"""The base classes of most events."""

from __future__ import annotations

from attrs import frozen

from valeria_desktop.games.viscounts.rules.model.effect import Item
from valeria_desktop.games.viscounts.rules.model.kinds import NEUTRAL
from valeria_desktop.kernel.events import Event
from valeria_desktop.kernel.neutral import name_of_side
from valeria_desktop.kernel.phrases import Phrase


def side_name(seat: int, names: tuple[str, ...]) -> Phrase:
    """Return the name of a player, or that of the neutral one of a solo game."""
    return name_of_side(seat, names, NEUTRAL)


@frozen
class SeatEvent(Event):
    """An event of one player, or of the neutral one."""

    seat: int

    def who(self, names: tuple[str, ...]) -> Phrase:
        """Return the name of the player."""
        return side_name(self.seat, names)


@frozen
class CausedEvent(SeatEvent):
    """An event of one player, with the thing that caused it."""

    cause: Item
