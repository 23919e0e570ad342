"""The verbs of Valeria, at a table with certain cards."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from valeria_desktop.games.valeria.files import snapshot
from valeria_desktop.games.valeria.rules.game import new_game
from valeria_desktop.games.valeria.rules.model.cards import Card
from valeria_desktop.games.valeria.rules.model.catalog import Catalog
from valeria_desktop.games.valeria.rules.model.options import DONE, GAINS, KEEP_DICE, ROLL_DICE
from valeria_desktop.games.valeria.rules.model.table import Table
from valeria_desktop.games.valeria.rules.modes import lay_out
from valeria_desktop.games.valeria.rules.setup_check import check
from valeria_desktop.kernel.options import Option

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from valeria_desktop.games.valeria.rules.game import Game
    from valeria_desktop.games.valeria.rules.setup import Setup

_TABLE, _CATALOGUE = "the table", "the catalogue"
_ONCE: dict[str, Option] = {
    f"the option {option.id}": option for option in (*GAINS, DONE, KEEP_DICE, ROLL_DICE)
}
"""The options made once, and compared by identity."""


class Verbs:
    """The verbs that need the cards; the cards are loaded on first use."""

    def __init__(self, load: Callable[[], Catalog]) -> None:
        """Take the function that loads the cards."""
        self._load = load
        self.vocabulary = lru_cache(maxsize=4)(self._vocabulary)

    def check(self, setup: Setup, seed: int) -> None:
        """Refuse a set-up that can't be dealt."""
        check(setup, self._load(), seed)

    def deal(self, setup: Setup, seed: int, *, collects_events: bool = True) -> Game:
        """Deal a game."""
        return new_game(setup, self._load(), seed, collects_events=collects_events)

    def restore(self, data: object) -> Game:
        """Make a game from a snapshot."""
        return snapshot.restore(data, self._load())

    def _vocabulary(self, setup: Setup, seed: int) -> Mapping[str, object]:
        """Name the shared objects: cards are compared by identity, each table is made anew."""
        table = lay_out(setup, self._load(), seed)
        return {**table.catalog.by_id, **_ONCE, _TABLE: table, _CATALOGUE: table.catalog}


def name_of(thing: object) -> str | None:
    """Return a thing's name in the vocabulary, or None."""
    if isinstance(thing, Card):
        return thing.id
    if isinstance(thing, Table):
        return _TABLE
    if isinstance(thing, Catalog):
        return _CATALOGUE
    if isinstance(thing, Option):
        name = f"the option {thing.id}"
        return name if _ONCE.get(name) is thing else None
    return None
