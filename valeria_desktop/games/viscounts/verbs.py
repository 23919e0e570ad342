"""The verbs of the rules of Viscounts for a given catalogue."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from valeria_desktop.games.viscounts.rules.deal import lay_out
from valeria_desktop.games.viscounts.rules.game import new_game
from valeria_desktop.games.viscounts.rules.model.catalog import Catalog
from valeria_desktop.games.viscounts.rules.model.effect import Item
from valeria_desktop.games.viscounts.rules.model.ring import LinkBetween, Ring
from valeria_desktop.games.viscounts.rules.model.table import Table
from valeria_desktop.games.viscounts.rules.setup_check import check

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from valeria_desktop.games.viscounts.rules.game import Game
    from valeria_desktop.games.viscounts.rules.setup import Setup

_TABLE, _RING, _CATALOGUE = "the table", "the ring", "the catalogue"
_KINDS = {Table: _TABLE, Ring: _RING, Catalog: _CATALOGUE}


class Verbs:
    """The verbs that need the catalogue, which is loaded when it is first needed."""

    def __init__(self, load: Callable[[], Catalog]) -> None:
        """Use the catalogue that `load` returns."""
        self._load = load
        self.vocabulary = lru_cache(maxsize=4)(self._vocabulary)

    def check(self, setup: Setup, seed: int) -> None:
        """Raise a SetupError for a set-up or a seed that can't be dealt."""
        check(setup, seed)

    def deal(self, setup: Setup, seed: int, *, collects_events: bool = True) -> Game:
        """Return a new game."""
        return new_game(setup, self._load(), seed, collects_events=collects_events)

    def _vocabulary(self, setup: Setup, seed: int) -> Mapping[str, object]:
        """Return the things of a game that are compared by identity, each with its name."""
        table = lay_out(setup, self._load(), seed)
        things: dict[str, object] = {_named(item): item for item in table.catalog.items.values()}
        things |= {_named(between): between for between in table.ring.links}
        return {**things, _TABLE: table, _CATALOGUE: table.catalog, _RING: table.ring}


def _named(thing: Item | LinkBetween) -> str:
    if isinstance(thing, Item):
        return f"item {thing.id}"
    return f"link {thing.link.id}"


def name_of(thing: object) -> str | None:
    """Return a thing's name in the vocabulary; None if it has none."""
    if isinstance(thing, Item | LinkBetween):
        return _named(thing)
    return next((name for kind, name in _KINDS.items() if isinstance(thing, kind)), None)
