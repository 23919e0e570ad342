"""The engine's tables, games and minds for the core in C."""

from __future__ import annotations

from array import array
from typing import TYPE_CHECKING

from valeria_desktop.games.valeria.native import needed
from valeria_desktop.games.valeria.native.states import state_as_numbers
from valeria_desktop.games.valeria.native.tables import table_as_numbers
from valeria_desktop.games.valeria.native.vocabulary import ENDINGS, NotCoveredError
from valeria_desktop.kernel.kept import kept

if TYPE_CHECKING:
    from valeria_desktop.bots.net import Net
    from valeria_desktop.bots.search import Skill
    from valeria_desktop.games.valeria.native import _core
    from valeria_desktop.games.valeria.native._core import Mind, SkillNumbers
    from valeria_desktop.games.valeria.native.tables import CatalogNumbers
    from valeria_desktop.games.valeria.rules.model.state import State
    from valeria_desktop.games.valeria.rules.model.table import Table


def endings_in(bits: int) -> tuple[str, ...]:
    """Name the reasons for a game's end from the core's bits."""
    return tuple(name for at, name in enumerate(ENDINGS) if bits >> at & 1)


def table_in_core(table: Table) -> tuple[CatalogNumbers, _core.Table]:
    """Return the core's table, and the numbers of all cards and effects in it."""
    found = _in_core(table)
    if isinstance(found, NotCoveredError):
        raise found
    return found


def covers(table: Table) -> bool:
    """Return whether the core knows all things of a table."""
    return not isinstance(_in_core(table), NotCoveredError)


@kept(1)
def _in_core(table: Table) -> tuple[CatalogNumbers, _core.Table] | NotCoveredError:
    """Return the core's table, or its refusal: a table is asked about once."""
    try:
        numbers, written = table_as_numbers(table)
    except NotCoveredError as refusal:
        return refusal
    return numbers, needed().Table(written)


def game_in_core(state: State) -> _core.Game:
    """Return the core's game that goes on from a state; the state must ask a question."""
    numbers, table = table_in_core(state.table)
    game: _core.Game = needed().Game(table, state.seed, state_as_numbers(state, numbers))
    return game


_CERTAIN = 1 << 64
MOST_NODES = 1_000_000
"""The most positions per decision that the core has room for, as in search.h."""


def _net_as_bytes(net: Net) -> bytes:
    numbers = array("d", [*net.mean, *net.scale])
    for layer in net.layers:
        numbers.extend(layer.biases)
        for column in zip(*layer.rows, strict=True):
            numbers.extend(column)
    return numbers.tobytes()


def mind_of(
    net: Net | None,
    skill: Skill | None = None,
    nodes: int = 0,
    *,
    is_even: bool = False,
    weighs_dukes: bool = True,
) -> Mind:
    """Return the core's mind that plays by a net, or by hand-written values without one.

    With a skill it looks at many positions for a decision, otherwise it looks one step ahead. A
    searching mind that `is_even` takes all hidden Dukes for equally likely, for measurements; a net
    learned without weighed Dukes needs its features without them.
    """
    core = needed()
    if net is None:
        by_hand: Mind = core.Mind("hand")
        return by_hand
    first, second = (*(len(layer.biases) for layer in net.layers[:-1]), 0, 0)[:2]
    shape = first, second, _net_as_bytes(net)
    made: Mind = (
        core.Mind("net", *shape, _in_numbers(skill, nodes, is_even=is_even), not weighs_dukes)
        if skill
        else core.Mind("net", *shape, sees_evenly=not weighs_dukes)
    )
    return made


def _in_numbers(skill: Skill, nodes: int, *, is_even: bool) -> SkillNumbers:
    turn, worlds = skill.turn, skill.worlds
    searched = (turn.beam, turn.levels, turn.worlds, turn.careful) if turn else (0, 0, 0, 0)
    raced = (worlds.candidates, worlds.turns, worlds.worlds) if worlds else (0, 0, 0)
    prior = worlds.prior if worlds else 1.0
    is_dealt = is_even or not skill.counts_ends
    overlooks = int(skill.overlooks * _CERTAIN)
    return (overlooks, nodes, *searched, *raced, prior, is_even, is_dealt)
