"""The beat of a slain monster: it comes forward and falls, and its head hangs on the wall."""

from __future__ import annotations

from typing import TYPE_CHECKING

from valeria_desktop.games.valeria.rules.at import Area, AtArea, AtPlace
from valeria_desktop.games.valeria.rules.events import Slain
from valeria_desktop.games.valeria.rules.model.icons import MonsterType
from valeria_desktop.games.valeria.ui.stage.fall_motions import (
    AtFace,
    CardFalls,
    FaceTakes,
    HeadFlies,
)
from valeria_desktop.games.valeria.ui.stage.flights import card_of
from valeria_desktop.games.valeria.ui.stage.poses import Lifts, Shakes, Sinks, Swings, TellsOf
from valeria_desktop.games.valeria.ui.stage.purchase import price_of, told_words
from valeria_desktop.games.valeria.ui.stage.told_motions import (
    FALLEN_DARK,
    AtTold,
    Dimmed,
    ToldPart,
)
from valeria_desktop.games.valeria.ui.stage.weight import BREATH_AT_FAST, triumph_of
from valeria_desktop.ui.paint.busts import Bust, Expression
from valeria_desktop.ui.paint.palette import PLAYERS
from valeria_desktop.ui.place.guests import portrait_in
from valeria_desktop.ui.stage.beats import Beat, StillTime
from valeria_desktop.ui.stage.motions import Instant
from valeria_desktop.ui.typed import as_a

if TYPE_CHECKING:
    from collections.abc import Iterator

    from valeria_desktop.games.valeria.rules.scene import Scene
    from valeria_desktop.games.valeria.ui.stage.action import StagedAction
    from valeria_desktop.games.valeria.ui.stage.weight import TriumphTimes
    from valeria_desktop.ui.stage.beats import Motion

_FADES = 120.0
"""The time after the breath in which the words about the deed fade, in ms."""


def triumph(action: StagedAction) -> Beat:
    """Return the beat of a monster that falls."""
    deed = as_a(Slain, action.deed)
    times = triumph_of(action.passage, deed, action.deed_at)
    motions = (
        TellsOf(seat=deed.seat),
        *_forward(action, times),
        Shakes(at=times.blow, lasts=times.held, sound="steel"),
        *_head(action, times),
        *_face(action, times),
        *action.rewards(times.hangs),
    )
    if not times.breath:
        return Beat(motions, lands=action.after, lasts=times.hangs)
    breath = StillTime(times.blow + times.held, times.breath, BREATH_AT_FAST)
    hush = (0.0, times.face)
    return Beat(motions, lands=action.after, lasts=times.hangs, breath=breath, hush=hush)


def _forward(action: StagedAction, times: TriumphTimes) -> Iterator[Motion]:
    """Yield the monster that comes forward and falls, and the table that goes dim behind it."""
    deed = as_a(Slain, action.deed)
    place, after = AtPlace(deed.place), action.passage.scene_after(action.deed_at + 1)
    is_boss = deed.card.type is MonsterType.BOSS
    yield Sinks(where=place, lasts=1.0, sound="roar" if is_boss else "card")
    yield Lifts(where=place, after=after)
    yield Dimmed(
        cloth=AtArea(Area.MAT),
        middle=AtTold(ToldPart.CARD),
        dark=FALLEN_DARK,
        goes=times.forward,
        has_rays=False,
        lasts=times.hangs,
    )
    yield told_words(action, times.forward / 2, times.falls + _FADES)
    yield CardFalls(
        start=place, goal=AtTold(ToldPart.CARD), card=deed.card, times=times, lasts=times.hangs
    )
    yield from price_of(action, times, AtTold(ToldPart.CARD), times.blow)


def _head(action: StagedAction, times: TriumphTimes) -> Iterator[Motion]:
    """Yield the head that flies to the wall, and swings there."""
    deed = as_a(Slain, action.deed)
    where, flies = card_of(deed.seat, deed.card), times.hangs - times.falls
    yield HeadFlies(
        start=AtTold(ToldPart.CARD),
        goal=where,
        card=deed.card,
        at=times.falls,
        lasts=flies,
        lands=action.deed_at + 1,
        sound="chime",
    )
    yield Instant(at=times.hangs, sound="trophy")
    yield Swings(where=where, waits=flies, at=times.falls, lasts=times.swung - times.falls)


def _face(action: StagedAction, times: TriumphTimes) -> Iterator[Motion]:
    """Yield the slayer's face, or of the rival that a person has left behind."""
    scene: Scene = action.passage.before
    seat = action.deed.seat
    if scene.seats[seat].is_person:
        rivals = [other for other in range(len(scene.seats)) if other != seat]
        seat = max(rivals, key=scene.public_points.__getitem__, default=seat)
    mood = Expression.PLEASED if seat == action.deed.seat else Expression.HIT
    portrait = portrait_in(scene.seats[seat])
    if portrait and seat != scene.viewer:
        yield FaceTakes(
            where=AtFace(seat),
            bust=Bust(portrait, mood, PLAYERS[scene.seats[seat].colour]),
            at=times.face,
            lasts=times.faced - times.face,
        )
