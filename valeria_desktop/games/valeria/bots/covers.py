"""Cards of the market under a monster that was laid on them: who they are kept from (US4).

Nobody's holdings change when a stack is covered: without this all stacks would be worth the same.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from valeria_desktop.games.valeria.bots.values import activations, domain_value
from valeria_desktop.games.valeria.rules.model.tally import count_icons

if TYPE_CHECKING:
    from valeria_desktop.games.valeria.bots.values import Horizon
    from valeria_desktop.games.valeria.rules.game import Game
    from valeria_desktop.games.valeria.rules.model.cards import Card
    from valeria_desktop.games.valeria.rules.model.holdings import Holdings
    from valeria_desktop.games.valeria.rules.model.table import Table

_KEPT = 0.3
"""The share of a card that is lost under another, until a player slays that one."""
_ICON = 2
"""The distance of a missing role, in resources."""


def can_cover(table: Table) -> bool:
    """Return whether cards of a game may be laid on stacks of the market."""
    return any(not card.lies_on_bringer for card in table.aside)


def worth_of_covers(game: Game, seat: int, horizon: Horizon) -> float:
    """Return the points that covered cards are to a seat: what its rivals lose, less what it does.

    A card is lost as far as it was within reach; of several rivals the nearest counts.
    """
    total = 0.0
    for place in game.table.layout.pile_places:
        covered = _covered(game, place)
        if covered is not None:
            lost = {each: _loss(covered, game.holdings(each), horizon) for each in game.seats}
            mine = lost.pop(seat)
            total += max(lost.values(), default=0.0) - mine
    return _KEPT * total


def _covered(game: Game, place: int) -> Card | None:
    """Return the first card under those that were laid on a stack; None where none lies open."""
    stack, aside = game.stacks[place], game.table.aside
    if len(stack) < 2 or stack[-1] not in aside or stack[-1].lies_on_bringer:  # noqa: PLR2004
        return None
    below = next((card for card in reversed(stack) if card not in aside), None)
    return None if below is None or below.marks_exhausted else below


def _loss(card: Card, owner: Holdings, horizon: Horizon) -> float:
    """Return the points that a card would bring an owner, by how near it is."""
    return max(0.0, _brings(card, owner, horizon)) / (1 + _lacking(card, owner))


def _brings(card: Card, owner: Holdings, horizon: Horizon) -> float:
    value = card.points + domain_value(card, owner, horizon)
    if card.harvest:
        on_turn, off_turn = (power.worth(owner) for power in card.harvest)
        rounds = activations(card) * horizon.rounds_left
        value += (
            (on_turn * horizon.on_turn + off_turn * horizon.off_turn) * rounds * horizon.resource
        )
    return value


def _lacking(card: Card, owner: Holdings) -> float:
    """Return about how many resources are missing for a card; Magic helps, a role is dear (T16)."""
    real = max(0, card.cost - owner.gold) + max(0, card.strength - owner.strength)
    spare = owner.magic - card.magic
    return max(0, real - max(0, spare)) + max(0, -spare) + _ICON * _missing_roles(card, owner)


def _missing_roles(card: Card, owner: Holdings) -> int:
    there = count_icons((*owner.citizens, *owner.domains))
    needs = card.needs
    wanted = needs.worker, needs.soldier, needs.shadow, needs.holy
    return sum(max(0, each - has) for each, has in zip(wanted, there, strict=True))
