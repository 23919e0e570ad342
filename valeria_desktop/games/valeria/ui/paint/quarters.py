"""The quarters of a kingdom: the room of each role's houses, from the left edge to the right.

Workers live at the left, the Holy beside the way, Soldiers at the gate, Shadows across the river.
A full quarter reaches into the room that its neighbours leave, and never over the river: houses
then keep their size, and a kingdom of one role isn't heaped up beside empty land.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from valeria_desktop.games.valeria.rules.model.icons import Role

if TYPE_CHECKING:
    from collections.abc import Mapping

    from valeria_desktop.games.valeria.ui.parts.card_groups import Group

QUARTERS = {
    Role.WORKER: (0.015, 0.335),
    Role.HOLY: (0.335, 0.515),
    Role.SOLDIER: (0.515, 0.715),
    Role.SHADOW: (0.715, 0.985),
}
"""The left and right edge of each role's quarter, as shares of the width, if none is full."""
_STARTERS = {"starter-peasant": Role.WORKER}
_BEFORE_RIVER = Role.WORKER, Role.HOLY, Role.SOLDIER
"""The quarters with a border that can move."""
_WORKERS_END, _SOLDIERS_BEGIN = (0.17, 0.5), (0.385, 0.56)
"""How far both borders move: the Holy stay beside the way, and Soldiers at the gate."""
_LEAST = 0.025
"""The least room of a quarter, so that borders don't meet."""
_DOMAINS = 0.34, 0.71
"""The part of the crest where domains stand."""


def quarter_of(group: Group) -> Role:
    """Return the quarter in which a citizen or a starter lives: that of its first role."""
    card = group.card
    if card.comes_in_copies:
        return card.icons.first or Role.WORKER
    return _STARTERS.get(card.id, Role.SOLDIER)


def shared_out(needs: Mapping[Role, float]) -> dict[Role, tuple[float, float]]:
    """Return the edges of all quarters, by the shares of the width that their houses need."""
    rooms = {role: QUARTERS[role][1] - QUARTERS[role][0] for role in _BEFORE_RIVER}
    spare = {role: max(0.0, room - max(_LEAST, needs[role])) for role, room in rooms.items()}
    lacks = {role: max(0.0, needs[role] - room) for role, room in rooms.items()}
    given = min(sum(spare.values()), sum(lacks.values()))
    for role in _BEFORE_RIVER:
        rooms[role] += given * lacks[role] / (sum(lacks.values()) or 1.0)
        rooms[role] -= given * spare[role] / (sum(spare.values()) or 1.0)
    begin, end = QUARTERS[Role.WORKER][0], QUARTERS[Role.SOLDIER][1]
    first = _within(begin + rooms[Role.WORKER], _WORKERS_END)
    second = _within(end - rooms[Role.SOLDIER], _SOLDIERS_BEGIN)
    second = max(second, first + _LEAST)
    return {
        **QUARTERS,
        Role.WORKER: (begin, first),
        Role.HOLY: (first, second),
        Role.SOLDIER: (second, end),
    }


def is_before_domains(edges: tuple[float, float]) -> bool:
    """Return whether houses between these edges can hide domains on the crest."""
    return edges[0] < _DOMAINS[1] and edges[1] > _DOMAINS[0]


def _within(border: float, bounds: tuple[float, float]) -> float:
    return max(bounds[0], min(border, bounds[1]))
