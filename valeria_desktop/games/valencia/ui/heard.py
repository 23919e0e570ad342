"""What is heard around Valencia's table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from valeria_desktop.games.valencia.ui.board.own_side import hour_of
from valeria_desktop.ui.sound.surroundings import Heard, Place

if TYPE_CHECKING:
    from valeria_desktop.games.valencia.rules.scene import Scene


def heard_of(scene: Scene) -> Heard:
    """Return what is heard at the quay, all day: water and gulls."""
    return Heard(hour=hour_of(scene.view), place=Place.QUAY, round=scene.round, turn=scene.turn)
