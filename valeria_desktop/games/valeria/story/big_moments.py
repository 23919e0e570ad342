"""Big moments of the characters in bots' places: occasions made from events.

Only public events get here, so no character can tell a secret.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from valeria_desktop.games.valeria.bots.guests import Occasion
from valeria_desktop.games.valeria.rules.events import (
    Banished,
    Built,
    CardTaken,
    CitizenGained,
    Gained,
    LastRound,
    Lost,
    MonsterClaimed,
    Paid,
    Rerolled,
    Returned,
    Rolled,
    SentHome,
    Slain,
    Took,
)
from valeria_desktop.kernel.events import TurnBegan

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from valeria_desktop.kernel.events import Event

    Lived = tuple[int, Occasion]
    """The seat of a moment, and its occasion."""

GREAT = 4
"""The least points of a great domain."""
COPIES = 3
BEHIND, ROUND = 12, 4
"""The points behind the leader that count as far, and the round from which they count."""


class BigMoments:
    """Hears one event after the other, and finds the big moments of each seat."""

    def __init__(self, seats: int) -> None:
        """Begin with the first event of a game, given its number of seats."""
        self._citizens: Counter[tuple[int, str]] = Counter()
        self.points = [0] * seats
        """Each seat's points as far as events tell: without Dukes."""
        self._behind: set[int] = set()
        self._is_last = False
        self._is_whole = False
        """Whether all events since the first turn were heard, so that the points are known."""

    def hear(self, event: Event) -> list[Lived]:
        """Return the moments in an event, the most important first."""
        self._count(event)
        tell = _TELLERS.get(type(event))
        return list(tell(self, event)) if tell is not None else []

    # --- points, as all players can count them

    def _count(self, event: Event) -> None:
        match event:
            case Gained():
                self.points[event.seat] += event.amounts.points
            case Paid() | Lost():
                self.points[event.seat] -= event.amounts.points
            case Took():
                self._pass_on(event.victim, event.seat, event.amounts.points)
            case Slain() | MonsterClaimed() | Built():
                self.points[event.seat] += event.card.points
            case CardTaken():
                self._pass_on(event.victim, event.seat, event.card.points)
            case Banished(owner=int(owner)):
                self.points[owner] -= event.card.points
            case Returned():
                self.points[event.seat] -= event.card.points
            case SentHome():
                self.points[event.victim] -= event.card.points

    def _pass_on(self, victim: int, seat: int, points: int) -> None:
        self.points[victim] -= points
        self.points[seat] += points

    # --- moments

    def _turn(self, event: TurnBegan) -> Iterator[Lived]:
        if event.turn == 1:
            self._is_whole = True
            yield from ((seat, Occasion.BEGINS) for seat in range(len(self.points)))
        if not self._is_whole:
            return
        far = max(self.points) - self.points[event.seat]
        if far < BEHIND or event.round < ROUND:
            self._behind -= {event.seat} if far < BEHIND // 2 else set()
        elif event.seat not in self._behind:
            self._behind.add(event.seat)
            yield event.seat, Occasion.FELL_BEHIND

    def _rolled(self, event: Rolled | Rerolled) -> Iterator[Lived]:
        if event.dice[0] == event.dice[1]:
            yield event.seat, Occasion.DOUBLES

    def _slain(self, event: Slain) -> Iterator[Lived]:
        card = event.card
        if card.is_boss:
            yield event.seat, Occasion.SLEW_BOSS

    def _built(self, event: Built) -> Iterator[Lived]:
        if event.card.points >= GREAT:
            yield event.seat, Occasion.BUILT_GREAT

    def _gained(self, event: CitizenGained) -> Iterator[Lived]:
        whose = event.seat, event.card.id
        self._citizens[whose] += 1
        if self._citizens[whose] == COPIES:
            yield event.seat, Occasion.THIRD_COPY

    def _took(self, event: Took | CardTaken) -> Iterator[Lived]:
        if isinstance(event, Took) and not event.amounts:
            return
        yield event.seat, Occasion.TOOK
        yield event.victim, Occasion.WAS_TAKEN_FROM

    def _last(self, _event: LastRound) -> Iterator[Lived]:
        if not self._is_last:
            self._is_last = True
            yield from ((seat, Occasion.LAST_ROUND) for seat in range(len(self.points)))


_TELLERS: dict[type[Event], Callable[..., Iterator[Lived]]] = {
    TurnBegan: BigMoments._turn,  # noqa: SLF001 - its own
    Rolled: BigMoments._rolled,  # noqa: SLF001
    Rerolled: BigMoments._rolled,  # noqa: SLF001
    Slain: BigMoments._slain,  # noqa: SLF001
    Built: BigMoments._built,  # noqa: SLF001
    CitizenGained: BigMoments._gained,  # noqa: SLF001
    Took: BigMoments._took,  # noqa: SLF001
    CardTaken: BigMoments._took,  # noqa: SLF001
    LastRound: BigMoments._last,  # noqa: SLF001
}
