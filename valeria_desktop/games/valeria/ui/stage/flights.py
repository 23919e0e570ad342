"""What flies where: events become flights from what caused them to what they changed."""

from __future__ import annotations

from enum import StrEnum
from functools import singledispatch
from typing import TYPE_CHECKING

from valeria_desktop.games.valeria.rules.events import (
    Attacked,
    Built,
    Captured,
    CitizenGained,
    Dealt,
    DieChanged,
    Filled,
    Gained,
    Lost,
    MonsterClaimed,
    MonsterTaken,
    Paid,
    Returned,
    Rolled,
    Slain,
    TokenPut,
    Took,
    TurnedUp,
)
from valeria_desktop.games.valeria.rules.model.targets import DECK
from valeria_desktop.ui.stage.beats import Beat, Flight, Where

if TYPE_CHECKING:
    from collections.abc import Iterable

    from valeria_desktop.games.valeria.rules.model.cards import Card
    from valeria_desktop.kernel.events import Event
    from valeria_desktop.session.chronicle import Line


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


def beats(lines: Iterable[Line]) -> list[Beat]:
    """Turn what happened into beats; gains that follow each other are one."""
    found: list[Beat] = []
    for line in lines:
        beat = _beat(line.event)
        if beat is None:
            continue
        if beat.gathers and found and found[-1].gathers:
            beat = Beat(found[-1].flights + beat.flights, gathers=True)
            found.pop()
        found.append(beat)
    return found


@singledispatch
def _beat(_event: Event) -> Beat | None:
    return None


@_beat.register(Rolled)
@_beat.register(DieChanged)
def _(_event: Rolled | DieChanged) -> Beat | None:
    return Beat(tumbles=True)


@_beat.register
def _(event: Gained) -> Beat | None:
    return Beat(
        _amounts(event.amounts, _of_card(event.seat, event.cause), event.seat), gathers=True
    )


def _of_card(seat: int, cause: Card) -> Where:
    return Where(Spot.TABLEAU, seat, cause.id)


def _amounts(amounts: Iterable[tuple[str, int]], start: Where, seat: int) -> tuple[Flight, ...]:
    return tuple(
        Flight(start, Where(Spot.TRACK, seat, kind), icon=kind, number=number)
        for kind, number in amounts
    )


@_beat.register(Paid)
@_beat.register(Lost)
def _(event: Paid | Lost) -> Beat | None:
    return Beat(
        tuple(
            Flight(
                Where(Spot.TRACK, event.seat, kind),
                _of_card(event.seat, event.cause),
                icon=kind,
                number=number,
            )
            for kind, number in event.amounts
        ),
        gathers=isinstance(event, Lost),
    )


@_beat.register
def _(event: Took) -> Beat | None:
    return Beat(
        tuple(
            Flight(
                Where(Spot.TRACK, event.victim, kind),
                Where(Spot.TRACK, event.seat, kind),
                icon=kind,
                number=number,
            )
            for kind, number in event.amounts
        )
    )


@_beat.register(Slain)
@_beat.register(CitizenGained)
@_beat.register(Built)
@_beat.register(MonsterClaimed)
def _(event: Slain | CitizenGained | Built | MonsterClaimed) -> Beat | None:
    start = Where(Spot.PLACE, event.place)
    end = Where(Spot.TABLEAU, event.seat, event.card.id)
    return Beat((Flight(start, end, event.card),))


@_beat.register
def _(event: MonsterTaken) -> Beat | None:
    start = Where(Spot.TABLEAU, event.victim)
    return Beat((Flight(start, Where(Spot.TABLEAU, event.seat), event.card),))


@_beat.register
def _(event: Returned) -> Beat | None:
    start = Where(Spot.TABLEAU, event.seat)
    return Beat((Flight(start, Where(Spot.PLACE, event.place), event.card),))


@_beat.register
def _(event: Captured) -> Beat | None:
    return Beat((Flight(Where(Spot.PLACE, event.place), Where(Spot.RIVAL), event.card),))


@_beat.register
def _(event: Dealt) -> Beat | None:
    start = Where(Spot.PLACE, DECK)
    return Beat((Flight(start, Where(Spot.PLACE, event.place), event.card),))


@_beat.register
def _(event: TokenPut) -> Beat | None:
    end = Where(Spot.PLACE, event.place)
    return Beat(
        tuple(
            Flight(Where(Spot.TABLEAU, event.seat), end, icon=kind, number=number)
            for kind, number in event.amounts
        )
    )


@_beat.register(TurnedUp)
@_beat.register(Filled)
@_beat.register(Attacked)
def _(event: TurnedUp | Filled | Attacked) -> Beat | None:
    spot = Where(Spot.PLACE, event.place)
    return Beat((Flight(spot, spot),))
