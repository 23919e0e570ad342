"""Prices, and whether a player can pay them: the only place that decides legality by price.

Actions, payments, extra slays, and the words for "why not" all ask here.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from valeria_desktop.games.valeria.rules.model.cards import Foe

if TYPE_CHECKING:
    from valeria_desktop.games.valeria.rules.model.cards import Citizen, Domain
    from valeria_desktop.games.valeria.rules.model.player import Player
    from valeria_desktop.games.valeria.rules.model.state import State
    from valeria_desktop.games.valeria.rules.powers import Modifier


def funds(real: int, magic: int) -> int:
    """Return the highest payable price: Magic helps beside at least 1 real resource (T16).

    Without the real resource it is 0: only a free card can be had.
    """
    return real + magic if real else 0


def split(price: int, real: int, magic: int) -> tuple[int, int]:
    """Return the most and the least units of the real resource that can pay a price (T16)."""
    least = price - magic
    if least < 1:
        least = min(1, price)
    return min(real, price), least


def slay_price(state: State, place: int, card: Foe, depth: int = 0) -> tuple[int, int]:
    """Return the Strength and Magic that a monster at a place costs, with its tokens (T17, V6)."""
    if not state.tokens:
        return card.strength, card.magic
    tokens = state.tokens_on(place, depth)
    return card.strength + tokens.strength, card.magic + tokens.magic


def has_to_slay(player: Player, strength: int, magic: int) -> bool:
    """Return whether a player can pay Strength and Magic; only Magic pays for Magic (T16, T17)."""
    spare = player.magic - magic
    return spare >= 0 and strength <= funds(player.strength, spare)


def can_slay(state: State, player: Player, place: int) -> bool:
    """Return whether the top card of a place is a monster that the player can pay for."""
    stack = state.stacks[place]
    card = stack[-1] if stack else None
    return isinstance(card, Foe) and has_to_slay(player, *slay_price(state, place, card))


def extra_for(copies: int, modifiers: tuple[Modifier, ...]) -> int:
    """Return the extra Gold for a citizen: 1 for each card of its name in the tableau (T18)."""
    extra = copies
    for modifier in modifiers:
        extra = modifier.extra_for_copies(extra)
    return extra


def recruit_price(card: Citizen, copies: int, modifiers: tuple[Modifier, ...]) -> int:
    """Return the price of a citizen, in Gold (T18)."""
    return card.cost + extra_for(copies, modifiers)


def build_price(card: Domain, modifiers: tuple[Modifier, ...]) -> int:
    """Return the price of a domain, in Gold (T19)."""
    price = card.cost
    for modifier in modifiers:
        price = modifier.domain_price(price)
    return price
