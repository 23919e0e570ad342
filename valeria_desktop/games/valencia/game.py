"""Valencia as one value, for the rooms that know no game; the rules wait behind doors."""

from __future__ import annotations

from typing import TYPE_CHECKING

from valeria_desktop.games.valencia.files.own_files import Shelf
from valeria_desktop.games.valencia.memory import MEMORY
from valeria_desktop.games.valencia.rules import GAME, RULES_VERSION
from valeria_desktop.games.valencia.rules.setup import MAX_PLAYERS, MIN_PLAYERS, Setup
from valeria_desktop.kernel.doors import door
from valeria_desktop.kernel.rules import Rules, doors_of

if TYPE_CHECKING:
    from collections.abc import Callable

    from valeria_desktop.games.valencia.rules.model.catalog import Catalog

NAME = "Valencia"


def rules_of(load: Callable[[], Catalog], shelf: Shelf | None = None) -> Rules[Setup]:
    """Make the rules of a table with these cards, which are loaded when they are first needed.

    Files of a player's own may stand beside them on a shelf.
    """
    return Rules(
        id=GAME,
        name=NAME,
        version=RULES_VERSION,
        seats=range(MIN_PLAYERS, MAX_PLAYERS + 1),
        setup=Setup,
        bots={"planner": door("valeria_desktop.games.valencia.bots.planner:PlannerBot")},
        worth=door("valeria_desktop.games.valencia.bots.worth:worth"),
        memory=MEMORY,
        use_own=shelf.use if shelf is not None else None,
        **doors_of("valeria_desktop.games.valencia", load, shelf),
    )


SHELF = Shelf(door("valeria_desktop.games.valencia.files.loader:read_own"))
"""The files of the players here."""
catalog: Callable[[], Catalog] = door("valeria_desktop.games.valencia.files.loader:shipped_catalog")
"""All that the game is made of, with our own city."""
RULES = rules_of(catalog, SHELF)
"""A game as one value: what storage, sessions, bots, laboratory and window ask of any game."""
