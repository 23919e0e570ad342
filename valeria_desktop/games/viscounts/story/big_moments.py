"""Big moments of the characters in bots' places: occasions made from events.

Only public events get here, so no character can tell a secret.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from valeria_desktop.games.viscounts.bots.occasions import Occasion
from valeria_desktop.games.viscounts.rules import events as told
from valeria_desktop.games.viscounts.rules.model.kinds import NOBODY, BuildingType
from valeria_desktop.kernel.events import TurnBegan

if TYPE_CHECKING:
    from collections.abc import Iterator

    from valeria_desktop.kernel.events import Event

    Lived = tuple[int, Occasion]
    """The seat of a moment, and its occasion."""


class KingdomMoments:
    """Hears one event after the other, and finds the big moments of each seat."""

    def __init__(self, seats: int) -> None:
        """Begin with the first event of a game, given its number of seats."""
        self._seats = range(seats)
        self._is_ending = False

    def hear(self, event: Event) -> list[Lived]:
        """Return the moments in an event, the most important first; of players only."""
        return [(seat, occasion) for seat, occasion in self._of(event) if seat in self._seats]

    def _of(self, event: Event) -> Iterator[Lived]:
        match event:
            case TurnBegan(turn=1):
                yield from ((seat, Occasion.BEGINS) for seat in self._seats)
            case told.BuildingBuilt(type=BuildingType.GUILDHALL):
                yield event.seat, Occasion.GUILDHALL
            case told.LinkClosed() if event.other != event.seat:
                yield event.seat, Occasion.LINKED
            case told.LeaderChanged():
                yield event.seat, Occasion.LEADS
                if event.before != NOBODY:
                    yield event.before, Occasion.LOST_LEAD
            case told.WorkerBumped() if event.by != event.seat:
                yield event.seat, Occasion.SENT_HOME
            case told.BonusTaken():
                yield event.seat, Occasion.BONUS
            case told.Collided():
                yield event.seat, Occasion.COLLIDED
            case told.EndCardRevealed() if not self._is_ending:
                self._is_ending = True
                yield from ((seat, Occasion.LAST_ROUNDS) for seat in self._seats)
