"""What things cost, and whether a player can pay: the one place that knows legality by price.

Actions, payments, extra slays, and the words for "why not" all ask here.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from valeria_desktop.engine.cards import Foe

if TYPE_CHECKING:
    from valeria_desktop.engine.cards import Citizen, Domain
    from valeria_desktop.engine.powers import Modifier
    from valeria_desktop.engine.state import Player, State


def funds(real: int, magic: int) -> int:
    """Give the highest price that can be paid: Magic helps if at least one is real (T16)."""
    return real + magic if real else 0


def splits(price: int, real: int, magic: int) -> range:
    """Give the real parts a price can be paid with, least Magic first, as Magic keeps best."""
    least = max(min(1, price), price - magic)
    return range(min(price, real), least - 1, -1)


def slay_price(state: State, place: int) -> tuple[int, int]:
    """Give the Strength and the Magic of the monster on top of a place, tokens included (T17)."""
    card = state.stacks[place][-1]
    assert isinstance(card, Foe)
    if not state.tokens:
        return card.strength, card.magic
    tokens = state.tokens_on(place)
    return card.strength + tokens.strength, card.magic + tokens.magic


def can_slay(state: State, player: Player, place: int) -> bool:
    """Tell whether there is a monster on top of a place that the player can pay for."""
    stack = state.stacks[place]
    if not stack or not isinstance(stack[-1], Foe):
        return False
    strength, magic = slay_price(state, place)
    spare = player.magic - magic
    return spare >= 0 and strength <= funds(player.strength, spare)


def modifiers_of(player: Player) -> list[Modifier]:
    """Collect a player's modifiers, in tableau order."""
    return [modifier for domain in player.domains for modifier in domain.modifiers]


def recruit_extra(
    state: State, player: Player, card: Citizen, modifiers: list[Modifier]
) -> int:
    """Give the extra Gold a citizen costs for each card of its name in the tableau (T18)."""
    extra = player.citizens.count(card) + (card in state.table.namesakes)
    for modifier in modifiers:
        extra = modifier.extra_for_copies(extra)
    return extra


def build_price(card: Domain, modifiers: list[Modifier]) -> int:
    """Give the Gold a domain costs (T19)."""
    price = card.cost
    for modifier in modifiers:
        price = modifier.domain_price(price)
    return price
