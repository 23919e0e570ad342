"""What a Duke makes of a card: its points for the keeper of that Duke."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import evolve

from valeria_desktop.games.valeria.rules.model.cards import Citizen, Domain, Foe
from valeria_desktop.games.valeria.rules.score import duke_counts

if TYPE_CHECKING:
    from valeria_desktop.games.valeria.rules.model.cards import Card, Duke
    from valeria_desktop.games.valeria.rules.view import PlayerView


def worth_to(duke: Duke, owner: PlayerView, card: Card) -> int:
    """Return the points that one more of a card would bring (F2)."""
    return _points(with_card(owner, card), duke) - _points(owner, duke)


def _points(owner: PlayerView, duke: Duke) -> int:
    return sum(each * number for each, number in duke_counts(owner, duke))


def with_card(owner: PlayerView, card: Card) -> PlayerView:
    """Return a player with one more card."""
    match card:
        case Citizen():
            return evolve(owner, citizens=(*owner.citizens, card))
        case Domain():
            return evolve(owner, domains=(*owner.domains, card))
        case Foe():
            return evolve(owner, monsters=(*owner.monsters, card))
    return owner
