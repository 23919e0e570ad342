"""The sets that the program has, and their cards."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

import pytest

from tests.scenario import Scenario
from valeria_desktop.games.valeria.files.set_facts import set_facts
from valeria_desktop.games.valeria.game import BOX
from valeria_desktop.games.valeria.rules.setup import (
    AREAS,
    CUSTOM,
    MAX_PLAYERS,
    Setup,
    Solo,
    Variant,
)
from valeria_desktop.games.valeria.sets import SETS

if TYPE_CHECKING:
    from collections.abc import Iterable

    from _pytest.mark import ParameterSet

    from valeria_desktop.games.valeria.rules.model.catalog import Catalog


def together(sets: Iterable[str]) -> list[str]:
    """Return some sets without those that a later one of them can't be used with (X1)."""
    kept: list[str] = []
    for name in reversed([*sets]):
        banned = {other for each in kept for other in set_facts(each).not_with}
        if name not in banned and not set_facts(name).not_with.intersection(kept):
            kept.append(name)
    return kept[::-1]


ALL = frozenset(together(SETS))
"""All sets that are used at once."""


OPENING = {
    "promos": "PR1",
    "peasants-and-knights": "PK1",
    "gnolls": "GN1",
    "fire-temple": "FT1",
    "kaharian": "KA1",
    "margraves": "MA1",
    "flames-and-frost": "FF1",
    "wardens": "WA1",
    "kings-guard": "KG1",
    "undead-samurai": "US1",
    "shadowvale": "SV1",
    "agents": "AG1",
    "relics": "RE1",
    "crimson-seas": "CS1",
}
"""The clause that says what each box holds."""


def of_box(set_id: str, *values: str) -> ParameterSet:
    """Return a parameter about a box, and its clause."""
    name = "-".join((set_id, *values))
    return pytest.param(set_id, *values, id=name, marks=pytest.mark.clause(OPENING[set_id]))


@cache
def catalog_of(*sets: str) -> Catalog:
    """Return the cards of the base game and some sets."""
    return BOX().cards_of(frozenset(sets))


@cache
def part_of(set_id: str) -> Catalog:
    """Return the cards of a set alone."""
    return catalog_of(set_id).parts[1]


def needed_by(sets: Iterable[str]) -> frozenset[Variant]:
    """Return the variants that some sets need."""
    return frozenset(variant for name in sets for variant in SETS[name]().needs)


def alone_with(sets: Iterable[str]) -> list[str]:
    """Return those of some sets that can be used against the Dark Lord (X24)."""
    return [name for name in sets if Solo.DARK_LORD in SETS[name]().solo]


def with_all_of(*sets: str, players: int = 2, **setup: Any) -> Setup:  # noqa: ANN401 - whatever Setup takes
    """Return a set-up with all areas and citizens of some sets, as far as there is room.

    The variants that they need are turned on.
    """
    setup["variants"] = frozenset(setup.get("variants", ())) | needed_by(sets)
    catalog = catalog_of(*sets)
    areas = sorted(catalog.areas, key=lambda area: area in catalog.parts[0].areas)
    citizens = [group[-1].id for group in catalog.numbers.values()]
    more = len(catalog.domains) - AREAS * (3 if players < MAX_PLAYERS else 4)
    base = catalog.parts[0].domains
    return Setup(
        players=players,
        preset=CUSTOM,
        areas=tuple(areas[:AREAS]),
        citizens=tuple(citizens),
        without=tuple(card.id for card in base[:more]) if len(catalog.domains) > len(base) else (),
        sets=frozenset(sets),
        **setup,
    )


def scenario_with(*sets: str, players: int = 2, **setup: Any) -> Scenario:  # noqa: ANN401 - as above
    """Lay a table with all of some sets; nobody holds anything."""
    chosen = with_all_of(*sets, players=players, **setup)
    made = Scenario(
        players,
        catalog=catalog_of(*sets),
        preset=chosen.preset,
        areas=chosen.areas,
        citizens=chosen.citizens,
        without=chosen.without,
        sets=chosen.sets,
        **{**setup, "variants": chosen.variants},
    )
    for seat in range(players):
        made.holds(seat)
    return made
