"""Which tasks are worth keeping, before anything has happened."""

from __future__ import annotations

from typing import TYPE_CHECKING

from valeria_desktop.games.valencia.rules.model.catalog import Kind

if TYPE_CHECKING:
    from valeria_desktop.games.valencia.rules.model.catalog import Task

_FEW = 2
_CHANCES: dict[Kind, tuple[float, float]] = {
    Kind.PRICE: (0.55, 0.45),
    Kind.GUILD: (0.28, 0.17),
    Kind.GUILDS: (0.02, 0.0),
    Kind.SQUARE: (0.05, 0.03),
    Kind.ROW: (0.25, 0.18),
    Kind.DIAGONAL: (0.1, 0.12),
    Kind.WALL: (0.85, 0.45),
    Kind.CORNERS: (0.72, 0.55),
    Kind.FOUNTAINS: (0.87, 0.55),
    Kind.ALL_FOUNTAINS: (0.54, 0.03),
    Kind.RICHER: (0.41, 0.5),
    Kind.STOCKED: (0.47, 0.78),
    Kind.GOODS: (0.97, 0.98),
    Kind.RICHEST: (0.5, 0.28),
    Kind.CENTRE: (0.54, 0.02),
    Kind.COUNCIL: (0.31, 0.4),
    Kind.SEAT: (1.0, 0.5),
    Kind.ONE_FOUNTAIN: (0.45, 0.18),
    Kind.PALMS: (0.8, 0.5),
    Kind.FIGURE: (0.4, 0.25),
    Kind.QUARTERS: (0.0, 1.0),
    Kind.MOST: (0.57, 0.2),
}
"""Fulfilled with two players, and with more, where every task that was dealt was kept."""
_DEARER = {1: 0.1, 2: 0.1, 3: 0.1, 4: -0.1, 5: -0.15}
"""What a price task's price adds."""
_COUNTS = {Kind.POOR: 9.8, Kind.EMPTY: 9.0, Kind.CHAIN: 2.3, Kind.ALONE: 12.8}
"""What tasks that are never lost usually give."""


def hope_of(task: Task, players: int) -> float:
    """Give the points that a task can be expected to bring."""
    if task.kind in _COUNTS:
        return _COUNTS[task.kind]
    chance = _CHANCES[task.kind][players > _FEW]
    if task.price is not None:
        chance += _DEARER.get(task.price, 0.0)
    return task.points * (2 * chance - 1)
