"""Valeria's view through the window of the room, and its time of day."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF

from valeria_desktop.ui.place.hours import hour_at
from valeria_desktop.ui.place.sky import Sky, sun_at

if TYPE_CHECKING:
    from valeria_desktop.games.valeria.rules.scene import Scene
    from valeria_desktop.games.valeria.ui.table.plan import TablePlan
    from valeria_desktop.ui.place.room import Outside, RoomView

_LAND = 88  # height of the land in the window, in units


def hour_of(scene: Scene) -> float:
    """Return the time of day, 0 to 1: the greatest share of all meters for the game's end."""
    return max((meter.share for meter in scene.meters), default=0.0)


def show_in(room: RoomView, scene: Scene, plan: TablePlan) -> None:
    """Show whose turn it is; show the castle for a single person across the table."""
    has_castle = len(plan.rivals) == 1 and scene.view.rival is None
    is_mine = scene.view.active == scene.viewer
    room.show_turn(is_mine=is_mine, is_lamp_lit=scene.is_last_round, kind=has_castle)


def paint_realm(outside: Outside) -> None:
    """Paint the realm: sky and mountains, and the castle if it has room."""
    look, box = outside.look, outside.box
    land = min(_LAND * look.unit, box.height() * 0.9)
    hour = hour_at(outside.time)
    sky = Sky(outside.painter, box, look.unit, is_dark=look.is_dark)
    sky.paint_air(hour, sun_at(box, outside.time, land), outside.time)
    sky.paint_land(hour, land)
    if outside.kind:
        right = QPointF(box.right() - 104 * look.unit, box.bottom())
        sky.paint_castle(right, min(72 * look.unit, box.height() * 0.7))
