"""The beats of a passage of Viscounts."""

from __future__ import annotations

from typing import TYPE_CHECKING

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
        found = realm.flights(event, moment)
        if isinstance(event, _CHIEF) and moment.reads(event.seat) and not passage.is_hurried:
            end = max((motion.end for motion in found), default=0.0)
            return (*found, Instant(at=end, lasts=_RESTS))
        return found

    return beat_by_line(passage, motions_of)


def _turn(moment: StagedEvent, event: TurnBegan) -> Motions:
    """Pass the light on; then the cards of the line make room (WK23)."""
    light = turn_light(moment.before, event, AtPlayer)
    slid = slides(moment, event.seat, at=light.end)
    air = in_air(moment, event.seat, *slid, at=light.end)
    return (light, *air, *(Instant(at=light.end, sound="card") for _ in slid[:1]))
