"""What a card of the centre would change: harvests, nothing that wakes, the Duke, and for others.

The price isn't part of it: what a card costs is printed beside it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import evolve, frozen

from valeria_desktop.games.valeria.bots.values import from_triggers
from valeria_desktop.games.valeria.coach.rolls import RollMap, roll_map
from valeria_desktop.games.valeria.rules.alternatives import taken
from valeria_desktop.games.valeria.rules.model.cards import Citizen, Domain, Foe
from valeria_desktop.games.valeria.rules.score import duke_counts

if TYPE_CHECKING:
    from valeria_desktop.games.valeria.rules.model.cards import Card, Duke
    from valeria_desktop.games.valeria.rules.view import PlayerView, View


@frozen
class Change:
    """What having a card would change."""

    card: Citizen | Domain | Foe
    before: RollMap
    after: RollMap
    points: int
    """What is printed on it."""
    duke: int | None
    """Your Duke's points for it; None as long as there is no Duke."""
    lasting: float
    """The resources a round that its powers bring on their own, by a usual turn."""
    lasting_points: float
    is_last: bool
    """It is the last citizen of its name in the centre, as far as one sees."""
    exhausts: bool
    """Its place is exhausted by it."""
    ends: tuple[str, ...]
    """The end conditions that hold with it, and didn't before."""


def change_of(view: View, place: int) -> Change | None:
    """Work out what the top card of a place would change for the seat that looks."""
    card = view.top(place)
    if not isinstance(card, Citizen | Domain | Foe):
        return None
    player = view.players[view.seat]
    owner = with_card(player, card)
    lasting, lasting_points = from_triggers(card) if isinstance(card, Domain) else (0.0, 0.0)
    taking = taken(view, place)
    return Change(
        card,
        roll_map(view, view.seat, player),
        roll_map(view, view.seat, owner),
        points=0 if isinstance(card, Citizen) else card.points,
        duke=_duke(player, card),
        lasting=lasting,
        lasting_points=lasting_points,
        is_last=isinstance(card, Citizen) and sum(stack.count(card) for stack in view.stacks) == 1,
        exhausts=taking.exhausts,
        ends=taking.ends,
    )


def _duke(player: PlayerView, card: Card) -> int | None:
    duke: Duke | None = player.duke
    return None if duke is None else worth_to(duke, player, card)


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
