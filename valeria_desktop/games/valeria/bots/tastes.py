"""What a card counts for someone who may have any of some Dukes: its points, and their mean."""

from __future__ import annotations

from functools import lru_cache
from math import fsum
from typing import TYPE_CHECKING

from valeria_desktop.games.valeria.rules.model.cards import Role

if TYPE_CHECKING:
    from valeria_desktop.games.valeria.rules.model.cards import Card, Citizen, Domain, Duke
    from valeria_desktop.games.valeria.rules.model.catalog import Catalog


@lru_cache(maxsize=256)
def card_points(catalog: Catalog, dukes: tuple[Duke, ...]) -> dict[Card, float]:
    """Return the points of each card and the mean of what these Dukes add (F2)."""
    points: dict[Card, float] = {}
    for foe in (*catalog.monsters, *catalog.events):
        points[foe] = foe.points + mean([d.monsters + d.types.get(foe.type, 0) for d in dukes])
    for citizen in catalog.citizens:
        points[citizen] = mean([d.citizens + _icon_points(d, citizen) for d in dukes])
    for domain in catalog.domains:
        points[domain] = domain.points + mean([d.domains + _icon_points(d, domain) for d in dukes])
    return points


def mean(numbers: list[float]) -> float:
    """Return the mean; the library's takes as long to load as all of the bot."""
    return fsum(numbers) / len(numbers)


def _icon_points(duke: Duke, card: Citizen | Domain) -> int:
    return sum(each * card.icons.of(role) for each, role in zip(duke.each_icon, Role, strict=True))
