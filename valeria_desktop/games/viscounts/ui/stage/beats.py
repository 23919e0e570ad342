"""The beats of a passage of Viscounts."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import evolve

from valeria_desktop.games.viscounts.rules import events as told
from valeria_desktop.games.viscounts.rules.at import AtPlayer
from valeria_desktop.games.viscounts.ui.stage import realm
from valeria_desktop.games.viscounts.ui.stage.flights import in_air, slides
from valeria_desktop.games.viscounts.ui.stage.staged_event import StagedEvent
from valeria_desktop.kernel.events import TurnBegan
from valeria_desktop.ui.stage.beats import Beat, beat_by_line
from valeria_desktop.ui.stage.effects import turn_light
from valeria_desktop.ui.stage.motions import Instant

if TYPE_CHECKING:
    from valeria_desktop.games.viscounts.rules.scene import Scene
    from valeria_desktop.games.viscounts.ui.stage.flights import Motions
    from valeria_desktop.ui.stage.beats import Passage

_CHIEF = (
    told.Rode,
    told.Traded,
    told.BuildingBuilt,
    told.WorkersSent,
    told.WorkerBumped,
    told.Flipped,
)
"""Deeds of others after which the table rests for a moment, so that they are seen."""
_RESTS = 240.0


def beats(passage: Passage) -> list[Beat]:
    """Return a beat for each line; the last one ends in the scene in which all goes on."""
    last = len(passage.lines) - 1

    def motions_of(number: int, before: Scene) -> Motions:
        event = passage.lines[number].event
        after = passage.after if number == last else passage.scene_after(number + 1)
        moment = StagedEvent(event, before, after, passage.is_hurried)
        if isinstance(event, TurnBegan):
            return _turn(moment, event)
        return realm.flights(event, moment)

    def rested(number: int, beat: Beat) -> Beat:
        """Return a beat with a moment of rest after a chief deed of another player."""
        event = passage.lines[number].event
        if not isinstance(event, _CHIEF) or passage.is_hurried:
            return beat
        is_own = not StagedEvent(event, passage.before, passage.after).reads(event.seat)
        return beat if is_own else evolve(beat, lasts=beat.length + _RESTS)

    return [rested(*each) for each in enumerate(beat_by_line(passage, motions_of))]


def _turn(moment: StagedEvent, event: TurnBegan) -> Motions:
    """Pass the light on; then the cards of the line make room (WK23)."""
    scene = moment.before
    before = scene.view.active if scene.view.turn else event.seat
    light = turn_light(scene.seats, event, AtPlayer(before), AtPlayer(event.seat))
    slid = slides(moment, event.seat, at=light.end)
    air = in_air(moment, event.seat, *slid, at=light.end)
    return (light, *air, *(Instant(at=light.end, sound="card") for _ in slid[:1]))
