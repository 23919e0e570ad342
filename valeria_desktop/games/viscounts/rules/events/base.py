"""The base classes of most events."""

from __future__ import annotations

from collections.abc import Sequence

from attrs import frozen

from valeria_desktop.games.viscounts.rules.model.effect import Item
from valeria_desktop.games.viscounts.rules.model.kinds import NEUTRAL
from valeria_desktop.kernel.events import Event
from valeria_desktop.kernel.neutral import name_of_side
from valeria_desktop.kernel.phrases import Phrase
from valeria_desktop.kernel.said import SaidOfSeats


def side_name(seat: int, names: Sequence[str]) -> Phrase:
    """Return the name of a player, or that of the neutral one of a solo game."""
    return name_of_side(seat, names, NEUTRAL)


@frozen
class SeatEvent(SaidOfSeats, Event):
    """An event of one player."""

    seat: int

    def words(self, names: tuple[str, ...]) -> Phrase:
        return SaidOfSeats.words(self, names)

    def name_of(self, seat: int, names: Sequence[str]) -> str:
        return side_name(seat, names)


@frozen
class CausedEvent(SeatEvent):
    """An event of one player, with the thing that caused it."""

    cause: Item
