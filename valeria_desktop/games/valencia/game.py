"""Valencia as one value, for rooms that know no game; its rules are imported when needed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from valeria_desktop.bots.company import first_names, leanings_of
from valeria_desktop.content.own_files import Shelf
from valeria_desktop.games.valencia.bots.guests import LIKED
from valeria_desktop.games.valencia.memory import MEMORY
from valeria_desktop.games.valencia.rules import GAME, RULES_VERSION
from valeria_desktop.games.valencia.rules.setup import MAX_PLAYERS, MIN_PLAYERS, Setup
from valeria_desktop.games.valencia.rules.setup_check import NOT_THERE
from valeria_desktop.kernel.coaching import Coaching
from valeria_desktop.kernel.doors import door
from valeria_desktop.kernel.rules import Rules, doors_of

if TYPE_CHECKING:
    from collections.abc import Callable

    from valeria_desktop.games.valencia.rules.model.catalog import Catalog

NAME = "Valencia"
LEANINGS = ("bidder", "water", "saver", "council", "rival", "omens", "palms")
"""The preferences that a player of the game can have."""
_bonus = door("valeria_desktop.games.valencia.bots.leanings:bonus")


def rules_of(load: Callable[[], Catalog], shelf: Shelf[Catalog] | None = None) -> Rules[Setup]:
    """Return Valencia's rules with the catalogue that `load` returns, loaded when first needed.

    The shelf, if there is one, has the player's own files.
    """
    return Rules(
        id=GAME,
        name=NAME,
        version=RULES_VERSION,
        seats=range(MIN_PLAYERS, MAX_PLAYERS + 1),
        setup=Setup,
        bots={"planner": door("valeria_desktop.games.valencia.bots.planner:PlannerBot")},
        worth=door("valeria_desktop.games.valencia.bots.learned_worth:learned_worth"),
        skill_of=door("valeria_desktop.games.valencia.bots.levels:skill_of"),
        leanings=leanings_of(LEANINGS, LIKED, _bonus),
        guests=first_names(),
        coaching=Coaching(
            hint=door("valeria_desktop.games.valencia.coach.plan_hint:hint_of_plan"),
            reasons=door("valeria_desktop.games.valencia.coach.reasons:reasons_for"),
            plain=door("valeria_desktop.games.valencia.coach.plain_reasons:plain_reasons"),
        ),
        memory=MEMORY,
        use_own=shelf.use if shelf is not None else None,
        **doors_of("valeria_desktop.games.valencia", load, shelf),
    )


SHELF: Shelf[Catalog] = Shelf(
    door("valeria_desktop.games.valencia.files.loader:read_own"), NOT_THERE
)
"""The shelf with the player's own files on this computer."""
catalog: Callable[[], Catalog] = door("valeria_desktop.games.valencia.files.loader:shipped_catalog")
"""Returns the shipped catalogue of cities, boards, fountains and tasks."""
RULES = rules_of(catalog, SHELF)
"""Valencia's rules, for storage, sessions, bots, laboratory and window."""
