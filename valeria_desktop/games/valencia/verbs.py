"""The verbs of Valencia's rules for a given catalogue."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from valeria_desktop.games.valencia.files import snapshot
from valeria_desktop.games.valencia.rules.deal import lay_out
from valeria_desktop.games.valencia.rules.game import new_game
from valeria_desktop.games.valencia.rules.model.catalog import Catalog, Fountain, Task
from valeria_desktop.games.valencia.rules.model.city import City
from valeria_desktop.games.valencia.rules.model.table import Table
from valeria_desktop.games.valencia.rules.setup_check import NOT_THERE, check
from valeria_desktop.kernel.errors import SetupError

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from valeria_desktop.content.own_files import Shelf
    from valeria_desktop.games.valencia.rules.game import Game
    from valeria_desktop.games.valencia.rules.setup import Setup

_TABLE, _CITY, _CATALOGUE = "the table", "the city", "the catalogue"


class Verbs:
    """The verbs that need the catalogue, which is loaded when it is first needed."""

    def __init__(self, load: Callable[[], Catalog], shelf: Shelf[Catalog] | None = None) -> None:
        """Use the catalogue that `load` returns, or the player's own files if a set-up has them."""
        self._load = load
        self._shelf = shelf
        self.vocabulary = lru_cache(maxsize=4)(self._vocabulary)

    def check(self, setup: Setup, seed: int) -> None:
        """Raise a SetupError for a set-up or a seed that can't be dealt."""
        check(setup, seed)
        self._catalog(setup.own)

    def deal(self, setup: Setup, seed: int, *, collects_events: bool = True) -> Game:
        """Return a new game."""
        return new_game(setup, self._catalog(setup.own), seed, collects_events=collects_events)

    def restore(self, data: object) -> Game:
        """Return the game of a snapshot."""
        return snapshot.restore(data, self._catalog(snapshot.own_of(data)))

    def _catalog(self, own: str) -> Catalog:
        if not own:
            return self._load()
        if self._shelf is None:
            raise SetupError(NOT_THERE)
        return self._shelf.find(own)

    def _vocabulary(self, setup: Setup, seed: int) -> Mapping[str, object]:
        """Return the things of a game that are compared by identity, each with its name."""
        table = lay_out(setup, self._catalog(setup.own), seed)
        catalog = table.catalog
        things: dict[str, object] = {f"task {task.id}": task for task in catalog.tasks}
        things |= {f"fountain {fountain.id}": fountain for fountain in catalog.fountains}
        return {**things, _TABLE: table, _CITY: table.city, _CATALOGUE: catalog}


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
