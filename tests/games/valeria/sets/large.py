"""An invented set as large as all together: 27 areas, 48 citizens, 80 domains."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import evolve

from tests.games.valeria.sets.boxes import no_cards
from tests.option_sets import CATALOG
from valeria_desktop.games.valeria.files.set_facts import SetFacts
from valeria_desktop.games.valeria.game import box_of, rules_of
from valeria_desktop.games.valeria.rules.sets import Set
from valeria_desktop.kernel.phrases import say

if TYPE_CHECKING:
    from valeria_desktop.games.valeria.rules.model.catalog import Catalog

ID = "large"
AREAS, CITIZENS, DOMAINS = 27, 48, 80


def _cards(base: Catalog) -> Catalog:
    """Return copies of the base game's cards under other names."""
    homes = list(base.areas)
    monsters = [
        evolve(card, id=f"{card.id}-{number}", name=f"{card.name} {number}", area=f"Land {number}")
        for number in range(AREAS - len(homes))
        for card in base.areas[homes[number % len(homes)]]
    ]
    citizens = [
        evolve(card, id=f"{card.id}-{number}", name=f"{card.name} {number}")
        for number in range(CITIZENS - len(base.citizens))
        for card in (base.citizens[number % len(base.citizens)],)
    ]
    domains = [
        evolve(card, id=f"{card.id}-{number}", name=f"{card.name} {number}")
        for number in range(DOMAINS - len(base.domains))
        for card in (base.domains[number % len(base.domains)],)
    ]
    return evolve(
        no_cards(base), monsters=tuple(monsters), citizens=tuple(citizens), domains=tuple(domains)
    )


LARGE = Set(id=ID, name=say("Large"), cards=_cards)
SETS = {ID: lambda: LARGE}


def _facts(name: str) -> SetFacts:
    return SetFacts(id=name, name="Large", adds="A second world of cards.", cards=400)


BOX = box_of(lambda: CATALOG, SETS, _facts)
RULES = rules_of(BOX, SETS)
WITH = frozenset(SETS)
