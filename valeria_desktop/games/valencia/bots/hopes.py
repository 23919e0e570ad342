"""Which tasks are worth keeping, before anything has happened.

The chances were measured in games of planners where a toss decided which tasks were kept
(docs/valencia.md).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from valeria_desktop.games.valencia.rules.model.catalog import Kind
from valeria_desktop.games.valencia.rules.setup import MAX_PLAYERS

if TYPE_CHECKING:
    from valeria_desktop.games.valencia.rules.model.catalog import Task

_FEW = 2
_PRICES = ((0.8, 0.84), (0.92, 0.86), (0.86, 0.89), (0.81, 0.91), (0.72, 0.76), (0.65, 0.58))
"""Of spaces of a price: fulfilled with two players, and with more."""
_CHANCES: dict[Kind, tuple[float, float]] = {
    Kind.GUILD: (0.64, 0.4),
    Kind.GUILDS: (0.08, 0.04),
    Kind.SQUARE: (0.24, 0.17),
    Kind.ROW: (0.63, 0.5),
    Kind.DIAGONAL: (0.67, 0.49),
    Kind.WALL: (0.86, 0.89),
    Kind.CORNERS: (0.84, 0.79),
    Kind.FOUNTAINS: (0.98, 0.7),
    Kind.ALL_FOUNTAINS: (0.51, 0.08),
    Kind.RICHER: (0.46, 0.58),
    Kind.STOCKED: (0.6, 0.65),
    Kind.GOODS: (0.94, 0.97),
    Kind.RICHEST: (0.49, 0.31),
    Kind.CENTRE: (0.28, 0.01),
    Kind.COUNCIL: (0.33, 0.33),
    Kind.SEAT: (1.0, 0.75),
    Kind.ONE_FOUNTAIN: (0.65, 0.11),
    Kind.PALMS: (0.88, 0.47),
    Kind.FIGURE: (0.86, 0.8),
    Kind.QUARTERS: (0.0, 0.91),
    Kind.MOST: (0.55, 0.27),
}
_COUNTS = {Kind.POOR: 9.6, Kind.EMPTY: 8.5, Kind.CHAIN: 2.5, Kind.ALONE: 14.0}
"""What tasks that are never lost usually give."""


_CROWDED, _FEWEST_MEMBERS = 0.06, 0.12
"""Tasks that are kept together take from each other what they need: each gets less likely. Where
five play, each of them has fewer members still."""


def hope_of(task: Task, players: int) -> float:
    """Return the points that a task can be expected to bring, beside others."""
    if task.kind in _COUNTS:
        return _COUNTS[task.kind]
    chances = _PRICES[task.price] if task.price is not None else _CHANCES[task.kind]
    less = _FEWEST_MEMBERS if players == MAX_PLAYERS else _CROWDED
    return task.points * (2 * (chances[players > _FEW] - less) - 1)
