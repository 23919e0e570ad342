"""The beats of a passage of Viscounts."""

from __future__ import annotations

from typing import TYPE_CHECKING

from valeria_desktop.games.viscounts.rules import events as told
from valeria_desktop.games.viscounts.rules.at import AtPlayer
from valeria_desktop.games.viscounts.ui.stage import realm
from valeria_desktop.games.viscounts.ui.stage.flights import in_air, slides
from valeria_desktop.games.viscounts.ui.stage.realm_event import RealmEvent
from valeria_desktop.kernel.events import TurnBegan
from valeria_desktop.ui.stage.effects import turn_light
from valeria_desktop.ui.stage.motions import Instant
from valeria_desktop.ui.stage.staged_event import staged_beats

if TYPE_CHECKING:
    from valeria_desktop.games.viscounts.ui.stage.flights import Motions
    from valeria_desktop.ui.stage.beats import Beat, Passage

_CHIEF = (
    told.Rode,
    told.Traded,
    told.BuildingBuilt,
    told.WorkersSent,
    told.WorkerBumped,
    told.Flipped,
)
"""Deeds of others after which the table rests for a moment, so that they are seen."""


def beats(passage: Passage) -> list[Beat]:
    """Return a beat for each line."""
    return staged_beats(passage, RealmEvent, _motions, _CHIEF)


def _motions(moment: RealmEvent) -> Motions:
    event = moment.event
    return _turn(moment, event) if isinstance(event, TurnBegan) else realm.flights(event, moment)


def _turn(moment: RealmEvent, event: TurnBegan) -> Motions:
    """Pass the light on; then the cards of the line make room (WK23)."""
    scene = moment.before
    before = scene.view.active if scene.view.turn else event.seat
    light = turn_light(scene.seats, event, AtPlayer(before), AtPlayer(event.seat))
    slid = slides(moment, event.seat, at=light.end)
    air = in_air(moment, event.seat, *slid, at=light.end)
    return (light, *air, *(Instant(at=light.end, sound="card") for _ in slid[:1]))
