"""Viscounts as one value, for rooms that know no game; its rules are imported when needed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from valeria_desktop.bots.company import first_names, leanings_of
from valeria_desktop.content.own_files import Shelf
from valeria_desktop.games.viscounts.bots.guests import LIKED
from valeria_desktop.games.viscounts.memory import MEMORY
from valeria_desktop.games.viscounts.rules import GAME, RULES_VERSION
from valeria_desktop.games.viscounts.rules.setup import MAX_PLAYERS, MIN_PLAYERS, Setup
from valeria_desktop.games.viscounts.rules.setup_check import NOT_THERE
from valeria_desktop.kernel.coaching import Coaching
from valeria_desktop.kernel.doors import door
from valeria_desktop.kernel.rules import Rules, doors_of

if TYPE_CHECKING:
    from collections.abc import Callable

    from valeria_desktop.games.viscounts.rules.model.catalog import Catalog

NAME = "Viscounts"
LEANINGS = ("rider", "builder", "merchant", "castle", "outlaw", "scribe", "host")
"""The preferences that a player of the game can have."""
COACHING = Coaching(
    past={"draws": door("valeria_desktop.games.viscounts.coach.luck_ledger:on_draws")},
    reasons=door("valeria_desktop.games.viscounts.coach.reasons:reasons_for"),
)
"""The questions that the coach of Viscounts answers beside those of all games."""
_BREADTH = 14
"""A turn has three cards with a dozen goals each, several of them good."""
_bonus = door("valeria_desktop.games.viscounts.bots.leanings:bonus")


def rules_of(load: Callable[[], Catalog], shelf: Shelf[Catalog] | None = None) -> Rules[Setup]:
    """Return Viscounts' rules with the catalogue that `load` returns, loaded when first needed.

    The shelf, if there is one, has the player's own files.
    """
    return Rules(
        id=GAME,
        name=NAME,
        version=RULES_VERSION,
        seats=range(MIN_PLAYERS, MAX_PLAYERS + 1),
        setup=Setup,
        bots={"steward": door("valeria_desktop.games.viscounts.bots.steward:StewardBot")},
        worth=door("valeria_desktop.games.viscounts.bots.learned_worth:learned_worth"),
        breadth=_BREADTH,
        leanings=leanings_of(LEANINGS, LIKED, _bonus),
        guests=first_names(),
        coaching=COACHING,
        memory=MEMORY,
        use_own=shelf.use if shelf is not None else None,
        **doors_of("valeria_desktop.games.viscounts", load, shelf),
    )


SHELF: Shelf[Catalog] = Shelf(
    door("valeria_desktop.games.viscounts.files.loader:read_own"), NOT_THERE
)
"""The shelf with the player's own files on this computer."""
catalog: Callable[[], Catalog] = door(
    "valeria_desktop.games.viscounts.files.loader:shipped_catalog"
)
"""Returns the shipped catalogue of cards, boards and tables of numbers."""
RULES = rules_of(catalog, SHELF)
"""Viscounts' rules, for storage, sessions, bots, laboratory and window."""
