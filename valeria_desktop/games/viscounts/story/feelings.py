"""What the players at the table feel about an event: only by what everyone may know."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING

from valeria_desktop.games.viscounts.rules import events as told
from valeria_desktop.games.viscounts.rules.model.kinds import NOBODY, BuildingType
from valeria_desktop.games.viscounts.rules.model.things import TrackSpace

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from valeria_desktop.games.viscounts.rules.view import PlayerView
    from valeria_desktop.kernel.events import Event


class Feeling(Enum):
    """A player's feeling about an event."""

    PLEASED = "pleased"
    HIT = "hit"


_NEAR = 2
"""Manuscripts of a ribbon with which its bonus card was within reach (WK72)."""


def feelings_about(event: Event, players: Sequence[PlayerView]) -> Iterator[tuple[int, Feeling]]:
    """Yield the seats that feel something about an event, given the players as they were before.

    The neutral player of a solo game has no face, so it feels nothing.
    """
    for seat, feeling in _felt(event, players):
        if 0 <= seat < len(players):
            yield seat, feeling


def _felt(event: Event, players: Sequence[PlayerView]) -> Iterator[tuple[int, Feeling]]:
    match event:
        case told.BuildingBuilt(type=BuildingType.GUILDHALL) | told.Collided():
            yield event.seat, Feeling.PLEASED
        case told.LinkClosed() if event.other != event.seat:
            yield event.seat, Feeling.PLEASED
            yield event.other, Feeling.PLEASED
        case told.WorkerBumped() if event.by != event.seat:
            yield event.seat, Feeling.HIT
        case told.LeaderChanged():
            yield event.seat, Feeling.PLEASED
            if event.before != NOBODY:
                yield event.before, Feeling.HIT
        case told.BonusTaken():
            yield event.seat, Feeling.PLEASED
            yield from ((seat, Feeling.HIT) for seat in _too_late(event, players))
        case told.DebtGained() if isinstance(event.cause, TrackSpace):
            yield event.seat, Feeling.HIT


def _too_late(event: told.BonusTaken, players: Sequence[PlayerView]) -> Iterator[int]:
    for seat, player in enumerate(players):
        owned = sum(each.ribbon is event.ribbon for each in player.manuscripts)
        if seat != event.seat and owned >= _NEAR:
            yield seat
