"""Which tasks are worth keeping, before anything has happened."""

from __future__ import annotations

from typing import TYPE_CHECKING

from valeria_desktop.games.valencia.rules.model.catalog import Kind

if TYPE_CHECKING:
    from valeria_desktop.games.valencia.rules.model.catalog import Task

_CHANCES: dict[Kind, float] = {
    Kind.PRICE: 0.7,
    Kind.GUILD: 0.5,
    Kind.GUILDS: 0.12,
    Kind.SQUARE: 0.35,
    Kind.ROW: 0.75,
    Kind.DIAGONAL: 0.6,
    Kind.WALL: 0.4,
    Kind.CORNERS: 0.4,
    Kind.FOUNTAINS: 0.5,
    Kind.ALL_FOUNTAINS: 0.25,
    Kind.RICHER: 0.65,
    Kind.STOCKED: 0.65,
    Kind.GOODS: 0.6,
    Kind.RICHEST: 0.45,
    Kind.CENTRE: 0.3,
    Kind.COUNCIL: 0.3,
    Kind.SEAT: 0.6,
    Kind.ONE_FOUNTAIN: 0.4,
    Kind.PALMS: 0.55,
    Kind.FIGURE: 0.35,
    Kind.QUARTERS: 0.7,
    Kind.MOST: 0.4,
}
_COUNTS = {Kind.POOR: 5.0, Kind.EMPTY: 5.0, Kind.CHAIN: 4.0, Kind.ALONE: 4.0}
"""What tasks that are never lost usually give."""


def hope_of(task: Task) -> float:
    """Give the points that a task can be expected to bring."""
    if task.kind in _COUNTS:
        return _COUNTS[task.kind]
    return task.points * (2 * _CHANCES[task.kind] - 1)
