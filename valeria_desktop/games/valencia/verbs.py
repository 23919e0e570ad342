"""The verbs of Valencia's rules for a given catalogue."""

from __future__ import annotations

from typing import TYPE_CHECKING

from valeria_desktop.content import verbs
from valeria_desktop.games.valencia.files.snapshot import restore
from valeria_desktop.games.valencia.rules.deal import lay_out
from valeria_desktop.games.valencia.rules.game import Game, new_game
from valeria_desktop.games.valencia.rules.model.catalog import Catalog, Fountain, Task
from valeria_desktop.games.valencia.rules.model.city import City
from valeria_desktop.games.valencia.rules.model.table import Table
from valeria_desktop.games.valencia.rules.setup_check import NOT_THERE, check

if TYPE_CHECKING:
    from valeria_desktop.games.valencia.rules.setup import Setup

_TABLE, _CITY, _CATALOGUE = "the table", "the city", "the catalogue"


def _things(setup: Setup, catalog: Catalog, seed: int) -> dict[str, object]:
    table = lay_out(setup, catalog, seed)
    things: dict[str, object] = {f"task {task.id}": task for task in catalog.tasks}
    things |= {f"fountain {fountain.id}": fountain for fountain in catalog.fountains}
    return {**things, _TABLE: table, _CITY: table.city, _CATALOGUE: catalog}


class Verbs(verbs.Verbs[Catalog, Game]):
    """The verbs of Valencia."""

    not_there = NOT_THERE
    check_setup = staticmethod(check)
    new_game = staticmethod(new_game)
    restored = staticmethod(restore)
    things = staticmethod(_things)


def name_of(thing: object) -> str | None:
    """Return a thing's name in the vocabulary; None if it has none."""
    if isinstance(thing, Task):
        return f"task {thing.id}"
    if isinstance(thing, Fountain):
        return f"fountain {thing.id}"
    if isinstance(thing, Table):
        return _TABLE
    if isinstance(thing, City):
        return _CITY
    return _CATALOGUE if isinstance(thing, Catalog) else None
