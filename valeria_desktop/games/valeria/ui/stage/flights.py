"""What flies where: events become flights from what caused them to what they changed."""

from __future__ import annotations

from enum import StrEnum
from functools import singledispatch
from typing import TYPE_CHECKING

from attrs import evolve

from valeria_desktop.games.valeria.rules.events import (
    Attacked,
    Built,
    Captured,
    CitizenGained,
    Dealt,
    Filled,
    Gained,
    Lost,
    MonsterClaimed,
    MonsterTaken,
    Paid,
    Returned,
    Slain,
    TokenPut,
    Took,
    TurnedUp,
)
from valeria_desktop.games.valeria.rules.model.targets import DECK
from valeria_desktop.ui.stage.beats import Beat, Motion, Where
from valeria_desktop.ui.stage.motions import Flight, Glow, Token

if TYPE_CHECKING:
    from collections.abc import Iterable

    from valeria_desktop.games.valeria.rules.model.cards import Card
    from valeria_desktop.kernel.events import Event
    from valeria_desktop.ui.stage.beats import Passage


_APART = 45.0  # milliseconds between two that follow each other


class Spot(StrEnum):
    """The kinds of places that things fly between."""

    PLACE = "place"
    """A place of the centre, by its number."""
    TRACK = "track"
    """A track of a player's board: seat and resource."""
    TABLEAU = "tableau"
    """A player's cards; of one card if it is named."""
    RIVAL = "rival"
    """The Dark Lord's board."""
    DICE = "dice"


def beats(passage: Passage) -> list[Beat]:
    """Turn what happened into beats; gains that follow each other are one."""
    found: list[Beat] = []
    gains: list[Motion] = []
    for number, line in enumerate(passage.lines, start=1):
        motions = [evolve(motion, lands=number) for motion in _motions(line.event)]
        if isinstance(line.event, Gained | Lost):
            start = _APART * len(gains)
            gains += [evolve(motion, at=start + motion.at) for motion in motions]
            continue
        if gains:
            found.append(Beat(tuple(gains), lands=number - 1))
            gains = []
        found.append(Beat(tuple(motions), lands=number))
    if gains:
        found.append(Beat(tuple(gains), lands=len(passage.lines)))
    return found


@singledispatch
def _motions(_event: Event) -> tuple[Motion, ...]:
    return ()


@_motions.register
def _(event: Gained) -> tuple[Motion, ...]:
    return _amounts(event.amounts, _of_card(event.seat, event.cause), event.seat)


def _of_card(seat: int, cause: Card) -> Where:
    return Where(Spot.TABLEAU, seat, cause.id)


def _amounts(amounts: Iterable[tuple[str, int]], start: Where, seat: int) -> tuple[Motion, ...]:
    return tuple(
        Token(start=start, end_at=Where(Spot.TRACK, seat, kind), icon=kind, number=number)
        for kind, number in amounts
    )


@_motions.register(Paid)
@_motions.register(Lost)
def _(event: Paid | Lost) -> tuple[Motion, ...]:
    return tuple(
        Token(
            start=Where(Spot.TRACK, event.seat, kind),
            end_at=_of_card(event.seat, event.cause),
            icon=kind,
            number=number,
        )
        for kind, number in event.amounts
    )


@_motions.register
def _(event: Took) -> tuple[Motion, ...]:
    return tuple(
        Token(
            start=Where(Spot.TRACK, event.victim, kind),
            end_at=Where(Spot.TRACK, event.seat, kind),
            icon=kind,
            number=number,
        )
        for kind, number in event.amounts
    )


@_motions.register(Slain)
@_motions.register(CitizenGained)
@_motions.register(Built)
@_motions.register(MonsterClaimed)
def _(event: Slain | CitizenGained | Built | MonsterClaimed) -> tuple[Motion, ...]:
    start = Where(Spot.PLACE, event.place)
    end = Where(Spot.TABLEAU, event.seat, event.card.id)
    return (Flight(start=start, end_at=end, thing=event.card),)


@_motions.register
def _(event: MonsterTaken) -> tuple[Motion, ...]:
    start = Where(Spot.TABLEAU, event.victim)
    return (Flight(start=start, end_at=Where(Spot.TABLEAU, event.seat), thing=event.card),)


@_motions.register
def _(event: Returned) -> tuple[Motion, ...]:
    start = Where(Spot.TABLEAU, event.seat)
    return (Flight(start=start, end_at=Where(Spot.PLACE, event.place), thing=event.card),)


@_motions.register
def _(event: Captured) -> tuple[Motion, ...]:
    return (
        Flight(start=Where(Spot.PLACE, event.place), end_at=Where(Spot.RIVAL), thing=event.card),
    )


@_motions.register
def _(event: Dealt) -> tuple[Motion, ...]:
    start = Where(Spot.PLACE, DECK)
    return (Flight(start=start, end_at=Where(Spot.PLACE, event.place), thing=event.card),)


@_motions.register
def _(event: TokenPut) -> tuple[Motion, ...]:
    end = Where(Spot.PLACE, event.place)
    start = Where(Spot.TABLEAU, event.seat)
    return tuple(
        Token(start=start, end_at=end, icon=kind, number=number) for kind, number in event.amounts
    )


@_motions.register(TurnedUp)
@_motions.register(Filled)
@_motions.register(Attacked)
def _(event: TurnedUp | Filled | Attacked) -> tuple[Motion, ...]:
    return (Glow(where=Where(Spot.PLACE, event.place)),)
