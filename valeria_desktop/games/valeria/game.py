"""Valeria as one value, for the rooms that know no game."""

from __future__ import annotations

from functools import lru_cache, partial
from typing import TYPE_CHECKING

from valeria_desktop.games.valeria.bots.greedy import GreedyBot
from valeria_desktop.games.valeria.files.loader import shipped_catalog
from valeria_desktop.games.valeria.files.snapshot import dump, restore
from valeria_desktop.games.valeria.remembered import MEMORY
from valeria_desktop.games.valeria.rules import GAME, RULES_VERSION
from valeria_desktop.games.valeria.rules.game import Game, imagine, new_game
from valeria_desktop.games.valeria.rules.model.options import DONE, GAINS, KEEP_DICE, ROLL_DICE
from valeria_desktop.games.valeria.rules.modes import lay_out
from valeria_desktop.games.valeria.rules.scene import make_scene
from valeria_desktop.games.valeria.rules.setup import MAX_PLAYERS, Setup, check
from valeria_desktop.kernel.rules import Rules

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from valeria_desktop.games.valeria.rules.model.catalog import Catalog

NAME = "Valeria: Card Kingdoms"
_PACKAGE = "valeria_desktop.games.valeria."


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
        packages=(_PACKAGE,),
        bots={"greedy": GreedyBot},
        memory=MEMORY,
    )


def _vocabulary(load: Callable[[], Catalog], setup: Setup, seed: int) -> Mapping[str, object]:
    """Name what is made once: cards are compared by identity, and the table is laid out anew."""
    table = lay_out(setup, load(), seed)
    options = {f"the option {option.id}": option for option in (*GAINS, DONE, KEEP_DICE, ROLL_DICE)}
    return {**table.catalog.by_id, **options, "the table": table, "the catalogue": table.catalog}


RULES = rules_of(shipped_catalog)
