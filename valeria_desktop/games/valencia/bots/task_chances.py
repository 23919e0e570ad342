"""The chances of tasks, their expected points, and their worth when a player may keep them.

All numbers were measured in games of planner bots; those for keeping a task, in games where a toss
decided which tasks were kept (docs/valencia.md).
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
"""Chance that one of a need's auctions meets it: with two players, and with more."""
_UNSURE: dict[TaskKind, tuple[float, float]] = {
    TaskKind.RICHER: (0.45, 0.62),
    TaskKind.STOCKED: (0.55, 0.67),
    TaskKind.RICHEST: (0.55, 0.26),
    TaskKind.COUNCIL: (0.27, 0.35),
    TaskKind.SEAT: (0.97, 0.72),
    TaskKind.FIGURE: (0.8, 0.8),
    TaskKind.MOST: (0.5, 0.34),
}
"""Tasks that auctions turn: the chance to fulfil them at the end, whatever the position now.

The first number is for two players, the second for more.
"""
_STAYS: dict[TaskKind, float] = {
    TaskKind.RICHER: 0.75,
    TaskKind.STOCKED: 0.85,
    TaskKind.RICHEST: 0.75,
    TaskKind.COUNCIL: 0.75,
    TaskKind.SEAT: 0.3,
    TaskKind.FIGURE: 0.3,
    TaskKind.MOST: 0.9,
}
"""Factor of the present position's weight, for each future auction that may turn the task."""
_USUAL = {TaskKind.POOR: 9.5, TaskKind.EMPTY: 8.5}
"""Usual points at the end of tasks that count the purse."""
_PURSE_STAYS = 0.5
"""Factor of the present purse's weight, for each council to come."""


@lru_cache(maxsize=8_192)
def expected(task: TaskProspect, left: int) -> float:
    """Return the expected points of a task; `left` is the number of councils to come."""
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
    """Return the chance to fulfil a task by the end; `left` is the number of councils to come."""
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
    """Return the chance that enough auctions among a need's openings meet it."""
    missing, openings = need
    return sum(
        comb(openings, lucky) * each**lucky * (1 - each) ** (openings - lucky)
        for lucky in range(missing, openings + 1)
    )


_PRICES = ((0.8, 0.84), (0.92, 0.86), (0.86, 0.89), (0.81, 0.91), (0.72, 0.76), (0.65, 0.58))
"""Chance to fulfil a kept task of each price: with two players, and with more."""
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
"""Chance to fulfil a kept task of each other kind: with two players, and with more."""
_COUNTS = {TaskKind.POOR: 9.6, TaskKind.EMPTY: 8.5, TaskKind.CHAIN: 2.5, TaskKind.ALONE: 14.0}
"""Usual points of tasks that never cost points."""


_CROWDED, _FEWEST_MEMBERS = 0.06, 0.12
"""Loss of chance of tasks that are kept together, and that loss with five players.

Kept tasks compete for members, and with five players each has the fewest members.
"""


def hope_of(task: Task, players: int) -> float:
    """Return the expected points of a dealt task, if a player keeps it beside others."""
    chance = chance_if_kept(task, players)
    return _COUNTS[task.kind] if chance is None else task.points * (2 * chance - 1)


def chance_if_kept(task: Task, players: int) -> float | None:
    """Return the chance to fulfil a dealt task beside others; None if it is never lost."""
    if task.kind in _COUNTS:
        return None
    chances = _PRICES[task.price] if task.price is not None else _CHANCES[task.kind]
    less = _FEWEST_MEMBERS if players == MAX_PLAYERS else _CROWDED
    return chances[players > _FEW] - less
