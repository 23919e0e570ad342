"""Boxes with invented sets: handed in as the program hands in its own."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import evolve

from tests.games.valeria.sets.carnival import CARNIVAL, ID
from tests.option_sets import CATALOG
from valeria_desktop.games.valeria.files.set_facts import SetFacts
from valeria_desktop.games.valeria.game import box_of, rules_of
from valeria_desktop.games.valeria.rules.model.catalog import Catalog
from valeria_desktop.games.valeria.rules.sets import Set
from valeria_desktop.kernel.phrases import say

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from valeria_desktop.games.valeria.rules.setup import Setup
    from valeria_desktop.kernel.rules import Games, Rules


def no_cards(_base: Catalog) -> Catalog:
    """Return the cards of a set that has none."""
    return Catalog((), (), (), (), (), (), ())


FUNERAL = Set(id="funeral", name=say("Funeral"), cards=no_cards)
SETS: Mapping[str, Callable[[], Set]] = {ID: lambda: CARNIVAL, "funeral": lambda: FUNERAL}


def facts(name: str) -> SetFacts:
    """Return what stands on the lid of an invented set."""
    brass = {ID: ("an area, a market", "5 nights"), "funeral": ("no cards", "a silence")}
    adds = f"All that belongs to a {name}."
    return SetFacts(id=name, name=name.title(), adds=adds, cards=24, brass=brass[name])


BOX = box_of(lambda: CATALOG, SETS, facts)
_RULES: Rules[Setup] = rules_of(BOX, SETS)
RULES = evolve(_RULES, packages=(*_RULES.packages, "tests.games.valeria.sets."))
GAMES: Games = {RULES.id: RULES}
WITH = frozenset({ID})


def with_carnival(setup: Setup) -> Setup:
    """Add the carnival to a set-up."""
    return evolve(setup, sets=WITH)
