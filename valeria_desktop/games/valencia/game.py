"""Valencia as one value, for the rooms that know no game; the rules wait behind doors."""

from __future__ import annotations

from functools import cache, partial
from typing import TYPE_CHECKING

from valeria_desktop.games.valencia.files.own import Shelf
from valeria_desktop.games.valencia.remembered import MEMORY
from valeria_desktop.games.valencia.rules import GAME, RULES_VERSION
from valeria_desktop.games.valencia.rules.setup import MAX_PLAYERS, MIN_PLAYERS, Setup
from valeria_desktop.kernel.doors import behind, door
from valeria_desktop.kernel.rules import Rules

if TYPE_CHECKING:
    from collections.abc import Callable

    from valeria_desktop.games.valencia.rules.model.catalog import Catalog

NAME = "Valencia"
_PACKAGE = "valeria_desktop.games.valencia."
_make_verbs = door("valeria_desktop.games.valencia.verbs:Verbs")


def rules_of(load: Callable[[], Catalog], shelf: Shelf | None = None) -> Rules[Setup]:
    """Make the rules of a table with these cards, which are loaded when they are first needed.

    Files of a player's own may stand beside them on a shelf.
    """
    verbs = cache(partial(_make_verbs, load, shelf))
    return Rules(
        id=GAME,
        name=NAME,
        version=RULES_VERSION,
        seats=range(MIN_PLAYERS, MAX_PLAYERS + 1),
        setup=Setup,
        check=behind(lambda: verbs().check),
        deal=behind(lambda: verbs().deal),
        imagine=door("valeria_desktop.games.valencia.rules.game:imagine"),
        scene=door("valeria_desktop.games.valencia.rules.scene:make_scene"),
        dump=door("valeria_desktop.games.valencia.files.snapshot:dump"),
        restore=behind(lambda: verbs().restore),
        vocabulary=behind(lambda: verbs().vocabulary),
        name_of=door("valeria_desktop.games.valencia.verbs:name_of"),
        packages=(_PACKAGE,),
        bots={"planner": door("valeria_desktop.games.valencia.bots.planner:PlannerBot")},
        worth=door("valeria_desktop.games.valencia.bots.worth:worth"),
        memory=MEMORY,
        use_own=shelf.use if shelf is not None else None,
    )


SHELF = Shelf(door("valeria_desktop.games.valencia.files.loader:read_own"))
"""The files of whoever plays here."""
catalog: Callable[[], Catalog] = door("valeria_desktop.games.valencia.files.loader:shipped_catalog")
"""All that the game is made of, with our own city."""
RULES = rules_of(catalog, SHELF)
"""A game as one value: what storage, sessions, bots, laboratory and window ask of any game."""
