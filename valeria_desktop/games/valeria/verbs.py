"""The verbs of Valeria, at a table with certain cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from valeria_desktop.content import verbs
from valeria_desktop.games.valeria.files.box import sets_in
from valeria_desktop.games.valeria.files.snapshot import restore
from valeria_desktop.games.valeria.rules.game import Game, new_game
from valeria_desktop.games.valeria.rules.model.cards import Card
from valeria_desktop.games.valeria.rules.model.catalog import Catalog
from valeria_desktop.games.valeria.rules.model.options import DONE, GAINS, KEEP_DICE, ROLL_DICE
from valeria_desktop.games.valeria.rules.model.table import Table
from valeria_desktop.games.valeria.rules.modes import lay_out
from valeria_desktop.games.valeria.rules.setup_check import check
from valeria_desktop.kernel.options import Option

if TYPE_CHECKING:
    from collections.abc import Callable

    from valeria_desktop.games.valeria.files.box import Box
    from valeria_desktop.games.valeria.rules.setup import Setup

_TABLE, _CATALOGUE = "the table", "the catalogue"
_ONCE: dict[str, Option] = {
    f"the option {option.id}": option for option in (*GAINS, DONE, KEEP_DICE, ROLL_DICE)
}
"""The options made once, and compared by identity."""


def _things(setup: Setup, catalog: Catalog, seed: int) -> dict[str, object]:
    """Name the shared objects: cards are compared by identity, each table is made anew."""
    table = lay_out(setup, catalog, seed)
    return {**table.catalog.by_id, **_ONCE, _TABLE: table, _CATALOGUE: table.catalog}


class Verbs(verbs.Verbs[Catalog, Game]):
    """The verbs of Valeria, with the cards of the base game and of chosen sets."""

    def __init__(self, box: Callable[[], Box]) -> None:
        """Use the cards of a box, which is opened when they are first needed."""
        super().__init__(lambda: box().base())
        self._box = box

    new_game = staticmethod(new_game)
    restored = staticmethod(restore)
    things = staticmethod(_things)

    def check(self, setup: Setup, seed: int) -> None:
        """Refuse a set-up that can't be dealt; which cards there are matters as well."""
        check(setup, self.catalog(setup), seed)

    def catalog(self, setup: Setup) -> Catalog:
        """Return the catalogue of a set-up; refuse a set that isn't there."""
        return self._box().cards_of(setup.sets)

    def restore(self, data: object) -> Game:
        """Return the game of a snapshot."""
        return restore(data, self._box().cards_of(sets_in(data)))


def name_of(thing: object) -> str | None:
    """Return a thing's name in the vocabulary, or None."""
    if isinstance(thing, Card):  # things of any sort are named here
        return thing.id
    if isinstance(thing, Table):
        return _TABLE
    if isinstance(thing, Catalog):
        return _CATALOGUE
    if isinstance(thing, Option):
        name = f"the option {thing.id}"
        return name if _ONCE.get(name) is thing else None
    return None
