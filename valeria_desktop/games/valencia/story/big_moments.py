"""Big moments of the characters in bots' places: occasions made from events.

Only public events get here, so no character can tell a secret.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from valeria_desktop.games.valencia.bots.guests import Occasion
from valeria_desktop.games.valencia.rules import events as told
from valeria_desktop.games.valencia.rules.model.parts import RoundPart
from valeria_desktop.games.valencia.rules.setup import ROUNDS

if TYPE_CHECKING:
    from collections.abc import Iterator

    from valeria_desktop.kernel.events import Event

    Lived = tuple[int, Occasion]
    """The seat of a moment, and its occasion."""

BEHIND, ROUND = 4, 3
"""The prestige behind the leader that counts as far, and the round from which it counts."""


class CityMoments:
    """Hears one event after the other, and finds the big moments of each seat."""

    def __init__(self, seats: int) -> None:
        """Begin with the first event of a game, given its number of seats."""
        self.prestige = [0] * seats
        self._leaving: list[told.SentHome] = []
        """Those who have just left a seat of the council, until someone takes it."""
        self._behind: set[int] = set()
        self._is_whole = False
        """Whether all events since the first planning were heard, so that prestige is known."""

    def hear(self, event: Event) -> list[Lived]:
        """Return the moments in an event, the most important first."""
        leaving, self._leaving = self._leaving, []
        match event:
            case told.SentHome():
                self._leaving = [*leaving, event]
            case told.Sat():
                return list(_sent_home(event, leaving))
            case told.Ranked():
                return list(_by_one(event))
            case told.FountainBuilt():
                return [(event.seat, Occasion.BUILT)]
            case told.PrestigeGained():
                self.prestige[event.seat] += event.points
            case told.PartBegan(part=RoundPart.PLANNING):
                return list(self._round(event))
        return []

    def _round(self, event: told.PartBegan) -> Iterator[Lived]:
        everyone = range(len(self.prestige))
        if event.round == 1:
            self._is_whole = True
            yield from ((seat, Occasion.BEGINS) for seat in everyone)
        if event.round == ROUNDS:
            yield from ((seat, Occasion.LAST_ROUND) for seat in everyone)
        if not self._is_whole or event.round < ROUND:
            return
        most = max(self.prestige)
        behind = {seat for seat in everyone if most - self.prestige[seat] >= BEHIND}
        yield from ((seat, Occasion.FELL_BEHIND) for seat in sorted(behind - self._behind))
        self._behind = behind


def _sent_home(event: told.Sat, leaving: list[told.SentHome]) -> Iterator[Lived]:
    """Yield who took a seat from whom; a player who takes their own seat anew sends nobody home."""
    others = [each for each in leaving if each.place == event.place and each.seat != event.seat]
    if others:
        yield event.seat, Occasion.SENT_HOME
        yield from ((each.seat, Occasion.WAS_SENT_HOME) for each in others)


def _by_one(event: told.Ranked) -> Iterator[Lived]:
    """Yield the first two of an auction that one decided; Nina says nothing."""
    first, second = event.seats[:1], event.seats[1:2]
    if second and event.sums[0] - event.sums[1] == 1:
        yield from ((seat, Occasion.WON_BY_ONE) for seat in first if seat >= 0)
        yield from ((seat, Occasion.LOST_BY_ONE) for seat in second if seat >= 0)
