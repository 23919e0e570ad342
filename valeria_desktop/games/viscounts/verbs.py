"""The verbs of Viscounts' rules for a given catalogue."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from valeria_desktop.games.viscounts.files import snapshot
from valeria_desktop.games.viscounts.rules.deal import lay_out
from valeria_desktop.games.viscounts.rules.game import new_game
from valeria_desktop.games.viscounts.rules.model.catalog import Catalog
from valeria_desktop.games.viscounts.rules.model.effect import Item
from valeria_desktop.games.viscounts.rules.model.options import (
    ENOUGH,
    NO_ACTION,
    NO_HIRE,
    NOT_DISMISS,
    SHUFFLE_FIRST,
    STAY,
)
from valeria_desktop.games.viscounts.rules.model.ring import LinkBetween, Ring
from valeria_desktop.games.viscounts.rules.model.table import Table
from valeria_desktop.games.viscounts.rules.setup_check import NOT_THERE, check
from valeria_desktop.kernel.errors import SetupError
from valeria_desktop.kernel.options import Option

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from valeria_desktop.content.own_files import Shelf
    from valeria_desktop.games.viscounts.rules.game import Game
    from valeria_desktop.games.viscounts.rules.setup import Setup

_TABLE, _RING, _CATALOGUE = "the table", "the ring", "the catalogue"
ONCE = (NO_ACTION, NOT_DISMISS, NO_HIRE, ENOUGH, SHUFFLE_FIRST, STAY)
"""The options that are made once, as the rules compare them by identity."""
_OPTIONS = {id(option): f"option {number}" for number, option in enumerate(ONCE)}


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
        things: dict[str, object] = {
            f"thing {name}": thing for name, thing in table.catalog.items.items()
        }
        things |= {f"link {each.link.id}": each for each in table.ring.links}
        things |= {_OPTIONS[id(option)]: option for option in ONCE}
        return {**things, _TABLE: table, _RING: table.ring, _CATALOGUE: table.catalog}


def name_of(thing: object) -> str | None:
    """Return a thing's name in the vocabulary; None if it has none."""
    if isinstance(thing, Item):
        return f"thing {thing.id}"
    if isinstance(thing, Option):
        return _OPTIONS.get(id(thing))
    if isinstance(thing, LinkBetween):
        return f"link {thing.link.id}"
    if isinstance(thing, Table):
        return _TABLE
    if isinstance(thing, Ring):
        return _RING
    return _CATALOGUE if isinstance(thing, Catalog) else None
