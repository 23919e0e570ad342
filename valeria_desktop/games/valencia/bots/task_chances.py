"""How likely tasks come true, what they are expected to bring, and which are worth keeping.

Numbers were measured in games of planners, those of tasks that are kept where a toss decided which
(docs/valencia.md).
"""

from __future__ import annotations

from functools import lru_cache
from math import comb, prod
from typing import TYPE_CHECKING

from valeria_desktop.games.valencia.rules.model.catalog import TaskKind
from valeria_desktop.games.valencia.rules.setup import MAX_PLAYERS

if TYPE_CHECKING:
    from valeria_desktop.games.valencia.rules.model.catalog import Task
    from valeria_desktop.games.valencia.rules.prospects import Need, TaskProspect


_FEW = 2
_EACH: dict[TaskKind, tuple[float, float]] = {
    TaskKind.PRICE: (0.5, 0.31),
    TaskKind.GUILD: (0.84, 0.7),
    TaskKind.GUILDS: (0.62, 0.5),
    TaskKind.SQUARE: (0.43, 0.32),
    TaskKind.ROW: (0.48, 0.4),
    TaskKind.DIAGONAL: (0.48, 0.38),
    TaskKind.WALL: (0.54, 0.44),
    TaskKind.CORNERS: (0.68, 0.55),
    TaskKind.FOUNTAINS: (0.7, 0.28),
    TaskKind.ALL_FOUNTAINS: (0.55, 0.3),
    TaskKind.GOODS: (0.75, 0.9),
    TaskKind.CENTRE: (0.45, 0.12),
    TaskKind.ONE_FOUNTAIN: (0.42, 0.12),
    TaskKind.PALMS: (0.8, 0.5),
    TaskKind.QUARTERS: (0.3, 0.3),
}
"""The chance that an auction to come brings a step nearer: with two players, and with more."""
_UNSURE: dict[TaskKind, tuple[float, float]] = {
    TaskKind.RICHER: (0.45, 0.62),
    TaskKind.STOCKED: (0.55, 0.67),
    TaskKind.RICHEST: (0.55, 0.26),
    TaskKind.COUNCIL: (0.27, 0.35),
    TaskKind.SEAT: (0.97, 0.72),
    TaskKind.FIGURE: (0.8, 0.8),
    TaskKind.MOST: (0.5, 0.34),
}
"""What comes and goes: the chance at the end, whatever is now."""
_STAYS: dict[TaskKind, float] = {
    TaskKind.RICHER: 0.75,
    TaskKind.STOCKED: 0.85,
    TaskKind.RICHEST: 0.75,
    TaskKind.COUNCIL: 0.75,
    TaskKind.SEAT: 0.3,
    TaskKind.FIGURE: 0.3,
    TaskKind.MOST: 0.9,
}
"""What is now counts so much less with each auction that may turn it."""
_USUAL = {TaskKind.POOR: 9.5, TaskKind.EMPTY: 8.5}
"""What tasks that count the purse usually give at the end."""
_PURSE_STAYS = 0.5
"""A purse of now counts so much less with each round."""


def expected(task: TaskProspect, left: int) -> float:
    """Return the points that a task can be expected to bring, with a number of councils to come."""
    if task.is_counted:
        return _counted(task, left)
    chance = chance_of(task, left)
    return task.task.points * (2 * chance - 1)


def _counted(task: TaskProspect, left: int) -> float:
    usual = _USUAL.get(task.task.kind)
    if usual is None or not left:
        return float(task.number)
    stays = _PURSE_STAYS**left
    return stays * task.number + (1 - stays) * usual


def chance_of(task: TaskProspect, left: int) -> float:
    """Return the chance that a task is fulfilled at the end."""
    if not left:
        return float(task.is_fulfilled)
    kind, has_more = task.task.kind, task.players > _FEW
    if kind in _UNSURE:
        stays = _STAYS[kind] ** task.turns
        now = min(1.0, task.number / task.wanted) ** 2
        return stays * now + (1 - stays) * _UNSURE[kind][has_more]
    if task.is_fulfilled:
        return 1.0
    each = _EACH[kind][has_more]
    return max((prod(_met(need, each) for need in way) for way in task.ways), default=0.0)


@lru_cache(maxsize=4096)
def _met(need: Need, each: float) -> float:
    """Return the chance of enough lucky auctions among those that may be."""
    missing, openings = need
    return sum(
        comb(openings, lucky) * each**lucky * (1 - each) ** (openings - lucky)
        for lucky in range(missing, openings + 1)
    )


_PRICES = ((0.8, 0.84), (0.92, 0.86), (0.86, 0.89), (0.81, 0.91), (0.72, 0.76), (0.65, 0.58))
"""Of spaces of a price: fulfilled with two players, and with more."""
_CHANCES: dict[TaskKind, tuple[float, float]] = {
    TaskKind.GUILD: (0.64, 0.4),
    TaskKind.GUILDS: (0.08, 0.04),
    TaskKind.SQUARE: (0.24, 0.17),
    TaskKind.ROW: (0.63, 0.5),
    TaskKind.DIAGONAL: (0.67, 0.49),
    TaskKind.WALL: (0.86, 0.89),
    TaskKind.CORNERS: (0.84, 0.79),
    TaskKind.FOUNTAINS: (0.98, 0.7),
    TaskKind.ALL_FOUNTAINS: (0.51, 0.08),
    TaskKind.RICHER: (0.46, 0.58),
    TaskKind.STOCKED: (0.6, 0.65),
    TaskKind.GOODS: (0.94, 0.97),
    TaskKind.RICHEST: (0.49, 0.31),
    TaskKind.CENTRE: (0.28, 0.01),
    TaskKind.COUNCIL: (0.33, 0.33),
    TaskKind.SEAT: (1.0, 0.75),
    TaskKind.ONE_FOUNTAIN: (0.65, 0.11),
    TaskKind.PALMS: (0.88, 0.47),
    TaskKind.FIGURE: (0.86, 0.8),
    TaskKind.QUARTERS: (0.0, 0.91),
    TaskKind.MOST: (0.55, 0.27),
}
_COUNTS = {TaskKind.POOR: 9.6, TaskKind.EMPTY: 8.5, TaskKind.CHAIN: 2.5, TaskKind.ALONE: 14.0}
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
