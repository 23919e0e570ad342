"""How likely tasks come true, and what they can be expected to bring.

Numbers were measured in games of planners (docs/valencia.md).
"""

from __future__ import annotations

from functools import lru_cache
from math import comb, prod
from typing import TYPE_CHECKING

from valeria_desktop.games.valencia.rules.model.catalog import Kind

if TYPE_CHECKING:
    from valeria_desktop.games.valencia.rules.prospects import Need, Prospect

_FEW = 2
_EACH: dict[Kind, tuple[float, float]] = {
    Kind.PRICE: (0.5, 0.31),
    Kind.GUILD: (0.84, 0.7),
    Kind.GUILDS: (0.62, 0.5),
    Kind.SQUARE: (0.43, 0.32),
    Kind.ROW: (0.48, 0.4),
    Kind.DIAGONAL: (0.48, 0.38),
    Kind.WALL: (0.54, 0.44),
    Kind.CORNERS: (0.68, 0.55),
    Kind.FOUNTAINS: (0.7, 0.28),
    Kind.ALL_FOUNTAINS: (0.55, 0.3),
    Kind.GOODS: (0.75, 0.9),
    Kind.CENTRE: (0.45, 0.12),
    Kind.ONE_FOUNTAIN: (0.42, 0.12),
    Kind.PALMS: (0.8, 0.5),
    Kind.QUARTERS: (0.3, 0.3),
}
"""The chance that an auction to come brings a step nearer: with two players, and with more."""
_UNSURE: dict[Kind, tuple[float, float]] = {
    Kind.RICHER: (0.45, 0.62),
    Kind.STOCKED: (0.55, 0.67),
    Kind.RICHEST: (0.55, 0.26),
    Kind.COUNCIL: (0.27, 0.35),
    Kind.SEAT: (0.97, 0.72),
    Kind.FIGURE: (0.8, 0.8),
    Kind.MOST: (0.5, 0.34),
}
"""What comes and goes: the chance at the end, whatever is now."""
_STAYS: dict[Kind, float] = {
    Kind.RICHER: 0.75,
    Kind.STOCKED: 0.85,
    Kind.RICHEST: 0.75,
    Kind.COUNCIL: 0.75,
    Kind.SEAT: 0.3,
    Kind.FIGURE: 0.3,
    Kind.MOST: 0.9,
}
"""What is now counts so much less with each auction that may turn it."""
_USUAL = {Kind.POOR: 9.5, Kind.EMPTY: 8.5}
"""What tasks that count the purse usually give at the end."""
_PURSE_STAYS = 0.5
"""A purse of now counts so much less with each round."""


def expected(task: Prospect, left: int) -> float:
    """Return the points that a task can be expected to bring, with a number of councils to come."""
    if task.is_counted:
        return _counted(task, left)
    chance = chance_of(task, left)
    return task.task.points * (2 * chance - 1)


def _counted(task: Prospect, left: int) -> float:
    usual = _USUAL.get(task.task.kind)
    if usual is None or not left:
        return float(task.number)
    stays = _PURSE_STAYS**left
    return stays * task.number + (1 - stays) * usual


def chance_of(task: Prospect, left: int) -> float:
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
