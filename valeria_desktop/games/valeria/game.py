"""Valeria as one value, for the rooms that know no game."""

from __future__ import annotations

from functools import lru_cache, partial
from typing import TYPE_CHECKING

from valeria_desktop.games.valeria.bots.greedy import GreedyBot
from valeria_desktop.games.valeria.files.loader import shipped_catalog
from valeria_desktop.games.valeria.files.snapshot import dump, restore
from valeria_desktop.games.valeria.remembered import MEMORY
from valeria_desktop.games.valeria.rules import GAME, RULES_VERSION
from valeria_desktop.games.valeria.rules.chosen import check
from valeria_desktop.games.valeria.rules.game import Game, imagine, new_game
from valeria_desktop.games.valeria.rules.model.cards import Card
from valeria_desktop.games.valeria.rules.model.catalog import Catalog
from valeria_desktop.games.valeria.rules.model.options import DONE, GAINS, KEEP_DICE, ROLL_DICE
from valeria_desktop.games.valeria.rules.model.table import Table
from valeria_desktop.games.valeria.rules.modes import lay_out
from valeria_desktop.games.valeria.rules.scene import make_scene
from valeria_desktop.games.valeria.rules.setup import MAX_PLAYERS, Setup
from valeria_desktop.kernel.options import Option
from valeria_desktop.kernel.rules import Rules

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

NAME = "Valeria: Card Kingdoms"
_PACKAGE = "valeria_desktop.games.valeria."
_TABLE, _CATALOGUE = "the table", "the catalogue"
_ONCE: dict[str, Option] = {
    f"the option {option.id}": option for option in (*GAINS, DONE, KEEP_DICE, ROLL_DICE)
}
"""Options that are made once, and compared by identity."""


def rules_of(load: Callable[[], Catalog]) -> Rules[Setup]:
    """Make the rules of a table with these cards, which are loaded when they are first needed."""

    def checked(setup: Setup, seed: int) -> None:
        check(setup, load(), seed)

    def dealt(setup: Setup, seed: int, *, collects_events: bool = True) -> Game:
        return new_game(setup, load(), seed, collects_events=collects_events)

    def restored(data: object) -> Game:
        return restore(data, load())

    return Rules(
        id=GAME,
        name=NAME,
        version=RULES_VERSION,
        seats=range(1, MAX_PLAYERS + 1),
        setup=Setup,
        check=checked,
        deal=dealt,
        imagine=imagine,
        scene=make_scene,
        dump=dump,
        restore=restored,
        vocabulary=lru_cache(maxsize=4)(partial(_vocabulary, load)),
        name_of=_name_of,
        packages=(_PACKAGE,),
        bots={"greedy": GreedyBot},
        memory=MEMORY,
    )


def _vocabulary(load: Callable[[], Catalog], setup: Setup, seed: int) -> Mapping[str, object]:
    """Name what is made once: cards are compared by identity, and the table is laid out anew."""
    table = lay_out(setup, load(), seed)
    return {**table.catalog.by_id, **_ONCE, _TABLE: table, _CATALOGUE: table.catalog}


def _name_of(thing: object) -> str | None:
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


RULES = rules_of(shipped_catalog)
