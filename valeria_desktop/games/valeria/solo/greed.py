"""What the Dark Lord likes best: points, then the highest price (G4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from valeria_desktop.games.valeria.rules.model.cards import Card, Citizen, Domain, Foe

if TYPE_CHECKING:
    from collections.abc import Mapping


def wanted(tops: Mapping[int, Card | None]) -> tuple[int, ...]:
    """Return the places of the top cards that the Dark Lord would take: equally dear ones (G4)."""
    dear = {place: _greed(card) for place, card in tops.items() if card is not None}
    best = max(dear.values(), default=None)
    return tuple(place for place, greed in dear.items() if greed == best)


def _greed(card: Card) -> tuple[int, int]:
    """Order cards as the Dark Lord does: by points, then by price (G4)."""
    if isinstance(card, Foe):
        return card.points, card.strength + card.magic
    if isinstance(card, Domain):
        return card.points, card.cost
    assert isinstance(card, Citizen)
    return 0, card.cost
