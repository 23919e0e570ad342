"""The beat of a purchase: a citizen or a domain, or a monster that is taken without a fight."""

from __future__ import annotations

from typing import TYPE_CHECKING

from valeria_desktop.games.valeria.rules.at import Area, AtArea, AtPlace, amount_at
from valeria_desktop.games.valeria.rules.events import Built, MonsterClaimed
from valeria_desktop.games.valeria.ui.stage.deed_motions import CardComes, Dust, PriceToken
from valeria_desktop.games.valeria.ui.stage.flights import card_of, sound_of
from valeria_desktop.games.valeria.ui.stage.poses import (
    Lifts,
    MakesRoom,
    Nods,
    Prepares,
    Rises,
    Sinks,
    Swings,
    TellsOf,
)
from valeria_desktop.games.valeria.ui.stage.told_motions import (
    TOLD_DARK,
    AtTold,
    Dimmed,
    ToldPart,
    ToldWords,
)
from valeria_desktop.games.valeria.ui.stage.weight import purchase_of
from valeria_desktop.ui.paint.busts import Expression
from valeria_desktop.ui.stage.beats import Beat
from valeria_desktop.ui.stage.motions import Instant
from valeria_desktop.ui.stage.tokens import shares_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from valeria_desktop.games.valeria.rules.scene import Scene
    from valeria_desktop.games.valeria.ui.stage.action import StagedAction
    from valeria_desktop.games.valeria.ui.stage.weight import PurchaseTimes, Timeline
    from valeria_desktop.kernel.at import At
    from valeria_desktop.ui.stage.beats import Motion

_LIE = 30.0
"""Least time for which the last token lies on a price, in ms."""
_WITH_KINGDOMS = 3
"""The greatest number of players at whose table a rival's kingdom is always seen."""
_FLIES = 180.0
"""Greatest time of a token's flight, in ms."""


def purchase(action: StagedAction) -> Beat:
    """Return the beat of a card that comes to its new owner."""
    times = purchase_of(action.passage, action.deed)
    place, card = AtPlace(action.deed.place), card_of(action.deed.seat, action.deed.card)
    after: Scene = action.passage.scene_after(action.deed_at + 1)
    motions = (
        TellsOf(seat=action.deed.seat),
        Sinks(where=place, lasts=times.lifts, sound="tock"),
        *price_of(action, times, place, times.lifts),
        Lifts(where=place, after=after, at=times.lifts),
        Prepares(seat=action.deed.seat, after=after, at=times.lifts),
        *_told(action, times),
        MakesRoom(
            seat=action.deed.seat, after=after, at=times.parts, lasts=times.parted - times.parts
        ),
        _card(action, times),
        Instant(at=times.lands, sound="thud"),
        Dust(where=card, at=times.lands, lasts=times.dust),
        Nods(where=card, at=times.lands, lasts=times.nods),
        *_home(action, times),
        *action.rewards(times.landed),
    )
    return Beat(motions, lands=action.after, lasts=times.landed)


def price_of(action: StagedAction, times: Timeline, goal: At, until: float) -> Iterator[Motion]:
    """Yield the tokens of a price: they lie down on a card one after the other.

    All lie before a time in ms, however many they are.
    """
    found = [
        (lands, kind, share)
        for lands, paid in action.price
        for kind, number in paid.amounts
        if kind != action.fare
        for share in shares_of(number)
    ]
    apart = min(times.apart, (until - _LIE - times.coins) / max(1, len(found) - 1))
    lies = {}
    for place, (lands, kind, number) in enumerate(found):
        lies[lands] = times.coins + place * apart
        flies = min(_FLIES, lies[lands] - place * apart / 2)
        yield PriceToken(
            start=amount_at(action.deed.seat, kind),
            goal=goal,
            icon=kind,
            number=number,
            place=place,
            flies=flies,
            at=lies[lands] - flies,
            lasts=until - lies[lands] + flies,
        )
        yield Instant(at=lies[lands], sound=sound_of(kind))
    for lands, _ in action.price:
        yield Instant(at=lies.get(lands, times.coins), lands=lands)


def told_words(action: StagedAction, at: float, until: float) -> ToldWords:
    """Return the words about a deed, from one time in ms to another."""
    scene: Scene = action.passage.before
    return ToldWords(
        where=AtTold(ToldPart.WORDS),
        seat=scene.seats[action.deed.seat],
        title=action.title,
        rows=action.rows,
        mood=Expression.PLEASED if action.slays_boss else None,
        at=at,
        lasts=until - at,
    )


def _told(action: StagedAction, times: PurchaseTimes) -> Iterator[Motion]:
    """Yield what stands round a card that stands large on its way."""
    if not times.stands:
        return
    flies = (times.lands - times.lifts - times.stands) / 2
    yield Dimmed(
        cloth=AtArea(Area.MAT),
        middle=AtTold(ToldPart.CARD),
        dark=TOLD_DARK,
        goes=flies,
        comes=flies,
        at=times.lifts,
        lasts=times.lands - times.lifts,
    )
    yield told_words(action, times.lifts, times.lands - flies / 2)


def _card(action: StagedAction, times: PurchaseTimes) -> Motion:
    scene: Scene = action.passage.before
    return CardComes(
        start=AtPlace(action.deed.place),
        middle=AtTold(ToldPart.CARD),
        goal=card_of(action.deed.seat, action.deed.card),
        card=action.deed.card,
        seat=scene.seats[action.deed.seat],
        stands=times.stands,
        squashed=times.squashed,
        at=times.lifts,
        lasts=times.landed - times.lifts,
        lands=action.deed_at + 1,
        sound="card",
    )


def _home(action: StagedAction, times: PurchaseTimes) -> Iterator[Motion]:
    """Yield what rises in the kingdom, or swings on its wall; more rivals' are with their cards."""
    where, at = card_of(action.deed.seat, action.deed.card), times.parts
    if not has_kingdom(action) or _is_stowed(action):
        return
    if isinstance(action.deed, MonsterClaimed):
        yield Swings(where=where, waits=times.landed - at, at=at, lasts=times.risen - at)
        return
    yield Rises(where=where, waits=times.rises - at, at=at, lasts=times.risen - at)
    yield Instant(at=times.rises, sound="build" if isinstance(action.deed, Built) else "hammer")


def _is_stowed(action: StagedAction) -> bool:
    """Return whether the card comes to a hold, and gets no house."""
    scene: Scene = action.passage.before
    zones = scene.view.table.catalog.zones
    return any(zone.is_stowed and zone.tag == action.deed.card.kept for zone in zones)


def has_kingdom(action: StagedAction) -> bool:
    """Return whether the table shows the kingdom of the player who acts."""
    scene: Scene = action.passage.before
    return action.deed.seat == scene.viewer or len(scene.seats) <= _WITH_KINGDOMS
