"""What flies for one event alone: from what caused it to what it changed."""

from __future__ import annotations

from functools import singledispatch
from typing import TYPE_CHECKING

from attrs import evolve

from valeria_desktop.games.valeria.rules.at import DECK
from valeria_desktop.games.valeria.rules.events import (
    Attacked,
    Captured,
    Dealt,
    Filled,
    Gained,
    Hidden,
    LastRound,
    Lost,
    MonsterTaken,
    Paid,
    Returned,
    TokenPut,
    Took,
    TurnedUp,
)
from valeria_desktop.games.valeria.ui.stage.banners import last_round
from valeria_desktop.games.valeria.ui.stage.cards import Burnt, Turned
from valeria_desktop.games.valeria.ui.stage.spots import Spot
from valeria_desktop.ui.kit.materials import LORD_EDGE
from valeria_desktop.ui.stage.beats import Motion, Where
from valeria_desktop.ui.stage.motions import Flight, Glow, Token

if TYPE_CHECKING:
    from collections.abc import Iterable

    from valeria_desktop.games.valeria.rules.model.cards import Card
    from valeria_desktop.kernel.events import Event

APART = 45.0
"""Milliseconds between two tokens that follow each other."""
DRAWN = 5
"""So many tokens are drawn at most; one that stands for more says so."""
_SOUNDS = {"gold": "coin", "strength": "shield", "magic": "star", "points": "star"}


def in_order(
    told: Iterable[tuple[int, tuple[Motion, ...]]], start: float = 0.0, apart: float = 0.0
) -> list[Motion]:
    """Let what several lines tell set out one after the other, and land in their order.

    A line has happened when the last of its pieces has landed.
    """
    found: list[Motion] = []
    landed = 0.0
    for number, (lands, motions) in enumerate(told):
        end = max((motion.end for motion in motions), default=0.0)
        at = max(start + apart * number, landed - end)
        landed = max(landed, at + end)
        found += [
            evolve(motion, at=at + motion.at, lands=lands if motion.end == end else 0)
            for motion in motions
        ]
    return found


@singledispatch
def flights(_event: Event) -> tuple[Motion, ...]:
    """Give what flies for an event; nothing for what only the story tells."""
    return ()


def tokens(start: Where, end: Where, kind: str, number: int) -> tuple[Motion, ...]:
    """Let a resource fly: each piece for itself while they are few."""
    drawn = min(number, DRAWN)
    each, more = divmod(number, drawn) if drawn else (0, 0)
    return tuple(
        Token(
            start=start,
            goal=end,
            icon=kind,
            number=each + (piece < more),
            at=APART * piece,
            knock=_SOUNDS[kind] if not piece else "",
        )
        for piece in range(drawn)
    )


def _amounts(amounts: Iterable[tuple[str, int]], start: Where, seat: int) -> tuple[Motion, ...]:
    return tuple(
        motion
        for kind, number in amounts
        for motion in tokens(start, Where(Spot.TRACK, seat, kind), kind, number)
    )


def paid_to(event: Paid | Lost | TokenPut, end: Where) -> tuple[Motion, ...]:
    """Let what is paid fly from the tracks to what it is paid for."""
    return tuple(
        motion
        for kind, number in event.amounts
        for motion in tokens(Where(Spot.TRACK, event.seat, kind), end, kind, number)
    )


def card_of(seat: int, card: Card) -> Where:
    """Give where a card of a player lies."""
    return Where(Spot.TABLEAU, seat, card.id)


@flights.register
def _(event: Gained) -> tuple[Motion, ...]:
    return _amounts(event.amounts, card_of(event.seat, event.cause), event.seat)


@flights.register(Paid)
@flights.register(Lost)
def _(event: Paid | Lost) -> tuple[Motion, ...]:
    return paid_to(event, card_of(event.seat, event.cause))


@flights.register
def _(event: Took) -> tuple[Motion, ...]:
    return tuple(
        motion
        for kind, number in event.amounts
        for motion in tokens(
            Where(Spot.TRACK, event.victim, kind),
            Where(Spot.TRACK, event.seat, kind),
            kind,
            number,
        )
    )


@flights.register
def _(event: MonsterTaken) -> tuple[Motion, ...]:
    start, end = card_of(event.victim, event.card), card_of(event.seat, event.card)
    return (Flight(start=start, goal=end, thing=event.card, knock="card"),)


@flights.register
def _(event: Returned) -> tuple[Motion, ...]:
    start, end = card_of(event.seat, event.card), Where(Spot.PLACE, event.place)
    return (Flight(start=start, goal=end, thing=event.card, knock="card"),)


@flights.register
def _(event: Captured) -> tuple[Motion, ...]:
    start = Where(Spot.PLACE, event.place)
    end = Where(Spot.RIVAL, name=event.card.id)
    return (Flight(start=start, goal=end, thing=event.card, lasts=420.0, knock="card"),)


@flights.register
def _(event: Dealt) -> tuple[Motion, ...]:
    start, end = Where(Spot.PLACE, DECK), Where(Spot.PLACE, event.place)
    return (Flight(start=start, goal=end, thing=event.card, knock="card"),)


@flights.register
def _(event: Hidden) -> tuple[Motion, ...]:
    start, end = Where(Spot.PLACE, event.source), Where(Spot.PLACE, event.place)
    return (Flight(start=start, goal=end, thing=event.card, knock="card"),)


@flights.register
def _(event: TokenPut) -> tuple[Motion, ...]:
    return paid_to(event, Where(Spot.PLACE, event.place))


@flights.register
def _(event: TurnedUp) -> tuple[Motion, ...]:
    return (Turned(where=Where(Spot.PLACE, event.place), card=event.card, sound="page"),)


@flights.register
def _(event: Filled) -> tuple[Motion, ...]:
    where = Where(Spot.PLACE, event.place)
    if event.card is not None and event.card.kind != "exhausted":
        return (Turned(where=where, card=event.card, sound="page"),)
    return (Burnt(where=where, lasts=300.0, sound="exhaust"),)


@flights.register
def _(event: Attacked) -> tuple[Motion, ...]:
    place = Where(Spot.PLACE, event.place)
    return (Glow(where=place, colour=LORD_EDGE, lasts=500.0, sound="slay"),)


@flights.register
def _(event: LastRound) -> tuple[Motion, ...]:
    return (last_round(event),)
