"""A kingdom as a small painting, as it hangs in the hall and stands beside a saved game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from valeria_desktop.games.valeria.ui.paint.kingdom import Town, paint_town
from valeria_desktop.games.valeria.ui.paint.village_plan import village_of
from valeria_desktop.games.valeria.ui.parts.card_groups import GroupKind, groups_of
from valeria_desktop.ui.paint.palette import PLAYERS

if TYPE_CHECKING:
    from PySide6.QtCore import QRectF

    from valeria_desktop.games.valeria.rules.view import View
    from valeria_desktop.games.valeria.ui.parts.card_groups import Group
    from valeria_desktop.kernel.seats import Seat
    from valeria_desktop.ui.paint.brush import Brush

_ACROSS = 470.0
"""The width of a painting in the kingdom's units: in one of 266 pixels the wall is 17 high."""


def town_of(view: View, number: int, seat: Seat) -> Town:
    """Return the kingdom of a seat by its number; all of it is public."""
    groups = groups_of(view, number)

    def of(*kinds: GroupKind) -> tuple[Group, ...]:
        return tuple(group for group in groups if group.kind in kinds)

    people = sorted(
        of(GroupKind.STARTER, GroupKind.CITIZEN), key=lambda each: each.numbers or (99,)
    )
    flag = PLAYERS[seat.colour]
    return Town(tuple(people), of(GroupKind.DOMAIN), of(GroupKind.VICTORY), 0, flag,
                is_picture=True)  # fmt: skip


def paint_small_town(brush: Brush, box: QRectF, town: Town, hour: float) -> None:
    """Paint a kingdom at a time of day, without smoke and numbers."""
    small = brush.of_unit(box.width() / _ACROSS)
    village = village_of(box, town.people, len(town.domains), len(town.trophies), small.unit)
    paint_town(small, village, town, hour)
