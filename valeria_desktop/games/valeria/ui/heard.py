"""What is heard around Valeria's table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from valeria_desktop.games.valeria.rules.model.tally import count_icons
from valeria_desktop.games.valeria.solo.score import rival_points
from valeria_desktop.games.valeria.ui.paint.realm import hour_of
from valeria_desktop.ui.sound.surroundings import Heard, Place

if TYPE_CHECKING:
    from valeria_desktop.games.valeria.rules.scene import Scene


def heard_of(scene: Scene) -> Heard:
    """Return what is heard: a hammer for each Worker of the viewer, or the Dark Lord's land."""
    view = scene.view
    is_his = view.rival is not None
    workers, *_ = count_icons(view.players[scene.viewer].citizens)
    return Heard(
        hour=hour_of(scene),
        place=Place.SHADOW if is_his else Place.REALM,
        hammers=workers,
        round=scene.round,
        turn=scene.turn,
        is_last_round=scene.is_last_round,
        shadow=rival_points(view) if is_his else 0,
    )
