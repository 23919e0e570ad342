"""Valeria's view through the window of the room, and its time of day."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import frozen
from PySide6.QtCore import QPointF

from valeria_desktop.games.valeria.ui.paint.lord_shadow import darkened, paint_blood, paint_shadow
from valeria_desktop.ui.place.hours import hour_at
from valeria_desktop.ui.place.sky import Sky, sun_at
from valeria_desktop.ui.typed import as_a

if TYPE_CHECKING:
    from valeria_desktop.games.valeria.rules.scene import Scene
    from valeria_desktop.ui.place.room import Outside

_LAND = 88  # height of the land in the window, in units
_CASTLE, _CASTLE_BESIDE_SHADOW = (104, 72), (44, 62)
"""The castle's distance from the right, and its height, in units."""
SHADOWS = 48
"""The number of heights that the Dark Lord's shadow may have."""


def hour_of(scene: Scene) -> float:
    """Return the time of day, 0 to 1: the greatest share of all meters for the game's end."""
    return max((meter.share for meter in scene.meters), default=0.0)


@frozen
class RealmKind:
    """What stands in the window beside the hour."""

    has_castle: bool
    shadow: int | None = None
    """The Dark Lord's share of the points, in steps of `SHADOWS`; None in a game without him."""


def paint_realm(outside: Outside) -> None:
    """Paint the realm: sky, the Dark Lord's shadow, mountains, and the castle if it has room."""
    look, box, painter = outside.look, outside.box, outside.painter
    kind = as_a(RealmKind, outside.kind or RealmKind(has_castle=False))
    land = min(_LAND * look.unit, box.height() * 0.9)
    hour = hour_at(outside.time)
    sky = Sky(painter, box, look.unit, is_dark=look.is_dark)
    sky.paint_air(hour, sun_at(box, outside.time, land), outside.time)
    if kind.shadow is not None:
        share = kind.shadow / SHADOWS
        paint_blood(painter, box, share)
        paint_shadow(painter, box, look.unit, share)
        hour = darkened(hour, share)
    sky.paint_land(hour, land)
    if kind.has_castle:
        aside, high = _CASTLE if kind.shadow is None else _CASTLE_BESIDE_SHADOW
        foot = QPointF(box.right() - aside * look.unit, box.bottom())
        sky.paint_castle(foot, min(high * look.unit, box.height() * 0.7))
