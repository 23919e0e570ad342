"""Valeria as one value, for code that knows no particular game; the rules load on demand."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from valeria_desktop.bots.company import first_names, leanings_of
from valeria_desktop.games.valeria.bots.guests import LIKED
from valeria_desktop.games.valeria.memory import MEMORY
from valeria_desktop.games.valeria.rules import GAME, RULES_VERSION
from valeria_desktop.games.valeria.rules.setup import MAX_PLAYERS, Setup
from valeria_desktop.games.valeria.sets import SETS
from valeria_desktop.kernel.coaching import Coaching
from valeria_desktop.kernel.doors import door
from valeria_desktop.kernel.rules import Rules, doors_of

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Mapping

    from valeria_desktop.games.valeria.files.box import Box
    from valeria_desktop.games.valeria.files.set_facts import SetFacts
    from valeria_desktop.games.valeria.rules.model.catalog import Catalog
    from valeria_desktop.games.valeria.rules.sets import Set

NAME = "Valeria: Card Kingdoms"
LEANINGS = ("hunter", "builder", "hoarder", "recruiter", "thief", "magic")
"""The preferences that a player of the game can have."""
_COACHING = Coaching(
    questions={
        "card": door("valeria_desktop.games.valeria.coach.questions:on_card"),
        "rolls": door("valeria_desktop.games.valeria.coach.questions:on_rolls"),
        "ending": door("valeria_desktop.games.valeria.coach.questions:on_ending"),
    },
    past={
        "ledger": door("valeria_desktop.games.valeria.coach.luck_ledger:on_ledger"),
        "purchases": door("valeria_desktop.games.valeria.coach.purchases:on_purchases"),
        "sources": door("valeria_desktop.games.valeria.coach.sources:on_sources"),
        "swap": door("valeria_desktop.games.valeria.coach.dice_swap:on_swap"),
    },
    reasons=door("valeria_desktop.games.valeria.coach.reasons:reasons_for"),
    otherwise=door("valeria_desktop.games.valeria.coach.reasons:otherwise_for"),
    plain=door("valeria_desktop.games.valeria.coach.plain_reasons:plain_reasons"),
    kept=door("valeria_desktop.games.valeria.coach.kept:kept"),
)
_box = door("valeria_desktop.games.valeria.files.box:Box")
_facts = door("valeria_desktop.games.valeria.files.set_facts:set_facts")
_bonus = door("valeria_desktop.games.valeria.bots.leanings:bonus")


def box_of(
    load: Callable[[], Catalog],
    sets: Mapping[str, Callable[[], Set]],
    facts: Callable[[str], SetFacts] = _facts,
) -> Callable[[], Box]:
    """Return what opens a box with these cards and sets, once."""
    return cache(lambda: _box(load, sets, facts))


def rules_of(box: Callable[[], Box], sets: Collection[str] = ()) -> Rules[Setup]:
    """Return the rules for a table with a box, which has these sets; it is opened on first use."""
    return Rules(
        id=GAME,
        name=NAME,
        version=RULES_VERSION,
        seats=range(1, MAX_PLAYERS + 1),
        setup=Setup,
        sets=frozenset(sets),
        bots={"greedy": door("valeria_desktop.games.valeria.bots.greedy:GreedyBot")},
        worth=door("valeria_desktop.games.valeria.bots.learned_worth:learned_worth"),
        quick=door("valeria_desktop.games.valeria.quick:quick_ranking"),
        is_late=door("valeria_desktop.games.valeria.bots.lateness:is_late"),
        leanings=leanings_of(LEANINGS, LIKED, _bonus),
        guests=first_names(),
        coaching=_COACHING,
        memory=MEMORY,
        **doors_of("valeria_desktop.games.valeria", box),
    )


catalog: Callable[[], Catalog] = door("valeria_desktop.games.valeria.files.loader:shipped_catalog")
"""The shipped cards."""
BOX = box_of(catalog, SETS)
RULES = rules_of(BOX, SETS)
"""The game as one value: all that storage, sessions, bots, laboratory and window ask of a game."""
