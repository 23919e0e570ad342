"""Tables and games of the engine, given to the core in C."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from valeria_desktop.games.valeria.native import needed
from valeria_desktop.games.valeria.native.states import state_as_numbers
from valeria_desktop.games.valeria.native.tables import table_as_numbers
from valeria_desktop.games.valeria.native.vocabulary import ENDINGS

if TYPE_CHECKING:
    from valeria_desktop.games.valeria.native import _core
    from valeria_desktop.games.valeria.native.tables import Numbers
    from valeria_desktop.games.valeria.rules.model.state import State
    from valeria_desktop.games.valeria.rules.model.table import Table


def endings_in(bits: int) -> tuple[str, ...]:
    """Name why a game has ended, as the core tells it."""
    return tuple(name for at, name in enumerate(ENDINGS) if bits >> at & 1)


@lru_cache(maxsize=8)
def table_in_core(table: Table) -> tuple[Numbers, _core.Table]:
    """Return a table, and which number everything has in it."""
    numbers, written = table_as_numbers(table)
    return numbers, needed().Table(written)


def game_in_core(state: State) -> _core.Game:
    """Return a game that goes on from here; someone has to be asked."""
    numbers, table = table_in_core(state.table)
    game: _core.Game = needed().Game(table, state.seed, state_as_numbers(state, numbers))
    return game
