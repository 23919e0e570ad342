"""What is heard around the table of Viscounts."""

from __future__ import annotations

from typing import TYPE_CHECKING

from valeria_desktop.games.viscounts.rules.model.kinds import BuildingType
from valeria_desktop.games.viscounts.ui.paint.hall import hour_of
from valeria_desktop.ui.sound.surroundings import Heard, Place

if TYPE_CHECKING:
    from valeria_desktop.games.viscounts.rules.scene import Scene


def heard_of(scene: Scene) -> Heard:
    """Return what is heard in the hall: as many hammers as the viewer has workshops."""
    view = scene.view
    workshops = sum(
        built is not None and built.seat == view.seat and built.type is BuildingType.WORKSHOP
        for built in view.spots
    )
    return Heard(
        hour=hour_of(view),
        place=Place.HALL,
        hammers=workshops,
        is_last_round=bool(view.last_round),
        round=scene.round,
        turn=scene.turn,
    )
