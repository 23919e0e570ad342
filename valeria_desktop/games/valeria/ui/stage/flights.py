"""The flights for a single event: from its cause to its effect."""

from __future__ import annotations

from functools import singledispatch
from typing import TYPE_CHECKING

from attrs import evolve

from valeria_desktop.games.valeria.rules.at import (
    Area,
    AtArea,
    AtPlace,
    AtPool,
    OfCard,
    amount_at,
)
from valeria_desktop.games.valeria.rules.events import (
    Attacked,
    Banished,
    BroughtIn,
    CardTaken,
    CardUsed,
    Dealt,
    Filled,
    Gained,
    Given,
    Hidden,
    Kept,
    LaidOn,
    LaidUnder,
    LastRound,
    Lost,
    Paid,
    PoolEmptied,
    PoolFed,
    Returned,
    SentHome,
    SetAside,
    Slid,
    TokenPut,
    Took,
    TurnedDown,
    TurnedUp,
)
from valeria_desktop.games.valeria.rules.layout import row_at
from valeria_desktop.games.valeria.rules.model.cards import EXHAUSTED
from valeria_desktop.games.valeria.ui.stage.banner import last_round
from valeria_desktop.games.valeria.ui.stage.card_motions import TURNS, CardBurnt, CardTurned
from valeria_desktop.games.valeria.ui.stage.leaving_motions import CardPushed
from valeria_desktop.ui.paint.materials import GOLD, LORD_EDGE
from valeria_desktop.ui.stage.beats import Motion
from valeria_desktop.ui.stage.motions import Flight, Glow, Token
from valeria_desktop.ui.stage.tokens import tokens as tokens_of

if TYPE_CHECKING:
    from collections.abc import Iterable

    from valeria_desktop.games.valeria.rules.model.amounts import Amounts
    from valeria_desktop.games.valeria.rules.model.cards import Card
    from valeria_desktop.kernel.at import At
    from valeria_desktop.kernel.events import Event

_SOUNDS = {"gold": "coin", "strength": "shield", "magic": "star", "points": "star"}
_CALLS = 420.0
"""Time in which an Event that has come up calls for a look, in ms."""
_DRAWN, _APART = 4, 110.0
"""How many cards of a stack are drawn as they come, and the time from one to the next, in ms."""
_SLIDES = 160.0
"""Time in ms for a card that moves to the next slot of its row."""


def sound_of(kind: str) -> str:
    """Return the sound of a token; those of sets sound as Gold does."""
    return _SOUNDS.get(kind, "coin")


def in_order(
    told: Iterable[tuple[int, tuple[Motion, ...]]], start: float = 0.0, apart: float = 0.0
) -> list[Motion]:
    """Return the motions of several lines, started in turn, so that they land in order.

    A line has happened when its last motion has landed.
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
    """Return the flights for an event; none for an event that only the story tells."""
    return ()


def tokens(start: At, end: At, kind: str, number: int) -> tuple[Motion, ...]:
    """Return the tokens of a resource: one for each unit, as far as tokens are drawn."""
    return tokens_of(Token(start=start, goal=end, icon=kind, knock=sound_of(kind)), number)


def _amounts(amounts: Iterable[tuple[str, int]], start: At, seat: int) -> tuple[Motion, ...]:
    return tuple(
        motion
        for kind, number in amounts
        for motion in tokens(start, amount_at(seat, kind), kind, number)
    )


def paid_to(event: Paid | Lost | TokenPut | PoolFed, end: At) -> tuple[Motion, ...]:
    """Return the tokens that fly from a player's tracks to a goal, for a payment or a loss."""
    return tuple(
        motion
        for kind, number in event.amounts
        for motion in tokens(amount_at(event.seat, kind), end, kind, number)
    )


def card_of(seat: int, card: Card) -> OfCard:
    """Return the address of a card in front of a player."""
    return OfCard(card.id, seat)


@flights.register
def _(event: Gained) -> tuple[Motion, ...]:
    return gained_from(event, card_of(event.seat, event.cause))


def gained_from(event: Gained, start: At) -> tuple[Motion, ...]:
    """Return the tokens that fly from a start to a player's tracks."""
    return _amounts(event.amounts, start, event.seat)


@flights.register(Paid)
@flights.register(Lost)
def _(event: Paid | Lost) -> tuple[Motion, ...]:
    return paid_to(event, card_of(event.seat, event.cause))


@flights.register
def _(event: Took) -> tuple[Motion, ...]:
    return _handed_over(event.amounts, event.victim, event.seat)


@flights.register
def _(event: Given) -> tuple[Motion, ...]:
    return _handed_over(event.amounts, event.seat, event.receiver)


def _handed_over(amounts: Amounts, giver: int, receiver: int) -> tuple[Motion, ...]:
    return tuple(
        motion
        for kind, number in amounts
        for motion in tokens(amount_at(giver, kind), amount_at(receiver, kind), kind, number)
    )


@flights.register
def _(event: CardTaken) -> tuple[Motion, ...]:
    start, end = card_of(event.victim, event.card), card_of(event.seat, event.card)
    return (Flight(start=start, goal=end, thing=event.card, knock="card"),)


@flights.register
def _(event: Kept) -> tuple[Motion, ...]:
    start, end = AtPlace(event.place), card_of(event.seat, event.card)
    return (Flight(start=start, goal=end, thing=event.card, knock="card"),)


@flights.register
def _(event: Returned) -> tuple[Motion, ...]:
    start, end = card_of(event.seat, event.card), AtPlace(event.place)
    return (Flight(start=start, goal=end, thing=event.card, knock="card"),)


@flights.register
def _(event: SentHome) -> tuple[Motion, ...]:
    start, end = card_of(event.victim, event.card), AtPlace(event.place)
    return (Flight(start=start, goal=end, thing=event.card, knock="card"),)


@flights.register
def _(event: LaidUnder) -> tuple[Motion, ...]:
    start, end = AtPlace(event.source), AtPlace(event.place)
    return (Flight(start=start, goal=end, thing=event.card, knock="card"),)


@flights.register
def _(event: Banished) -> tuple[Motion, ...]:
    start: At = AtArea(Area.MAT)
    if event.place is not None:
        start = AtPlace(event.place)
    elif event.owner is not None:
        start = card_of(event.owner, event.card)
    goal = AtArea(Area.BANISHED)
    return (CardPushed(start=start, goal=goal, card=event.card, sound="scrape"),)


@flights.register
def _(event: BroughtIn) -> tuple[Motion, ...]:
    start, end = AtArea(Area.ASIDE), AtPlace(event.place)
    card = Flight(start=start, goal=end, thing=event.card, knock="card")
    return tuple(evolve(card, at=_APART * number) for number in range(min(event.number, _DRAWN)))


@flights.register
def _(event: LaidOn) -> tuple[Motion, ...]:
    start, end = AtArea(Area.ASIDE), AtPlace(event.place)
    return (Flight(start=start, goal=end, thing=event.card, knock="card"),)


@flights.register
def _(event: SetAside) -> tuple[Motion, ...]:
    start, end = AtPlace(event.place), AtArea(Area.ASIDE)
    return (Flight(start=start, goal=end, thing=event.card, knock="card"),)


@flights.register
def _(event: TurnedDown) -> tuple[Motion, ...]:
    where = card_of(event.owner, event.card)
    return (CardTurned(where=where, card=event.card, is_down=True),)


@flights.register
def _(event: Dealt) -> tuple[Motion, ...]:
    source = row_at(event.place).source
    start, end = AtPlace(event.place if source is None else source), AtPlace(event.place)
    return (Flight(start=start, goal=end, thing=event.card, knock="card"),)


@flights.register
def _(event: Slid) -> tuple[Motion, ...]:
    start, end = AtPlace(event.source), AtPlace(event.place)
    return (Flight(start=start, goal=end, thing=event.card, lasts=_SLIDES, knock="card"),)


@flights.register
def _(event: Hidden) -> tuple[Motion, ...]:
    start, end = AtPlace(event.source), AtPlace(event.place)
    return (Flight(start=start, goal=end, thing=event.card, knock="card"),)


@flights.register
def _(event: TokenPut) -> tuple[Motion, ...]:
    return paid_to(event, AtPlace(event.place))


@flights.register
def _(event: PoolFed) -> tuple[Motion, ...]:
    return paid_to(event, AtPool(event.pool))


@flights.register
def _(event: PoolEmptied) -> tuple[Motion, ...]:
    return _amounts(event.amounts, AtPool(event.pool), event.seat)


@flights.register
def _(event: TurnedUp) -> tuple[Motion, ...]:
    return (CardTurned(where=AtPlace(event.place), card=event.card),)


@flights.register
def _(event: CardUsed) -> tuple[Motion, ...]:
    where = card_of(event.seat, event.card)
    return (Glow(where=where, colour=GOLD, lasts=_CALLS, sound="page"),)


@flights.register
def _(event: Filled) -> tuple[Motion, ...]:
    where = AtPlace(event.place)
    if event.card is not None and event.card is not EXHAUSTED:
        return (
            CardTurned(where=where, card=event.card, lasts=TURNS + _CALLS, turns=TURNS),
            Glow(where=where, colour=GOLD, at=TURNS, lasts=_CALLS, sound="note"),
        )
    return (CardBurnt(where=where, lasts=300.0, sound="exhaust"),)


@flights.register
def _(event: Attacked) -> tuple[Motion, ...]:
    place = AtPlace(event.place)
    return (Glow(where=place, colour=LORD_EDGE, lasts=500.0, sound="slay"),)


@flights.register
def _(event: LastRound) -> tuple[Motion, ...]:
    return (last_round(event),)
