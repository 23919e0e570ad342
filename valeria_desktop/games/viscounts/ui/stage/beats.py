"""The beats of a passage of Viscounts."""

from __future__ import annotations

from typing import TYPE_CHECKING

from valeria_desktop.games.viscounts.rules import events as told
from valeria_desktop.games.viscounts.ui.stage import realm
from valeria_desktop.games.viscounts.ui.stage.realm_event import RealmEvent
from valeria_desktop.ui.stage.staged_event import staged_beats

if TYPE_CHECKING:
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
    return staged_beats(
        passage, RealmEvent, lambda moment: realm.flights(moment.event, moment), _CHIEF
    )
