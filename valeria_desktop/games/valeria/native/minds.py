"""Minds of the core in C: the bots that it has too."""

from __future__ import annotations

from array import array
from typing import TYPE_CHECKING

from valeria_desktop.games.valeria.native import needed

if TYPE_CHECKING:
    from valeria_desktop.bots.net import Net
    from valeria_desktop.bots.search import Skill
    from valeria_desktop.games.valeria.native._core import Mind, SkillNumbers

_CERTAIN = 1 << 64
MOST_NODES = 1_000_000
"""Positions for a decision that the core has room for, as search.h has it."""


def mind_of(net: Net | None, skill: Skill | None = None, nodes: int = 0) -> Mind:
    """Return the mind that plays by a net, or by hand without one.

    With a skill it looks at many positions for a decision, without one it looks one step ahead.
    """
    core = needed()
    if net is None:
        by_hand: Mind = core.Mind("hand")
        return by_hand
    numbers = array("d", [*net.mean, *net.scale])
    for layer in net.layers:
        numbers.extend(layer.biases)
        for column in zip(*layer.rows, strict=True):
            numbers.extend(column)
    first, second = (*(len(layer.biases) for layer in net.layers[:-1]), 0, 0)[:2]
    shape = first, second, numbers.tobytes()
    made: Mind = (
        core.Mind("net", *shape, _in_numbers(skill, nodes)) if skill else core.Mind("net", *shape)
    )
    return made


def _in_numbers(skill: Skill, nodes: int) -> SkillNumbers:
    turn, worlds = skill.turn, skill.worlds
    searched = (turn.beam, turn.levels, turn.worlds, turn.careful) if turn else (0, 0, 0, 0)
    raced = (worlds.candidates, worlds.turns, worlds.worlds) if worlds else (0, 0, 0)
    prior = worlds.prior if worlds else 1.0
    return (int(skill.overlooks * _CERTAIN), nodes, *searched, *raced, prior)
