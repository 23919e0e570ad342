"""The prices of monsters, citizens and domains on a seat's terms.

A price is printed, plus tokens, plus the extra for copies; then standing powers change it (X17).
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from valeria_desktop.games.valeria.rules.model.amounts import NOTHING, Amounts
from valeria_desktop.games.valeria.rules.model.cards import Citizen, Domain, Foe
from valeria_desktop.games.valeria.rules.model.options import BUILD, RECRUIT, SLAY
from valeria_desktop.games.valeria.rules.model.price import Price

if TYPE_CHECKING:
    from collections.abc import Iterable

    from valeria_desktop.games.valeria.rules.model.cards import Card
    from valeria_desktop.games.valeria.rules.model.icons import Icons
    from valeria_desktop.games.valeria.rules.terms import Terms


def prices_on(
    card: Card, terms: Terms, number: int = 0, tokens: Amounts = NOTHING
) -> tuple[Price, ...]:
    """Return a card's prices for an owner of some cards of its name; none for another kind."""
    if isinstance(card, Citizen):
        return recruit_prices(card, number, terms)
    if isinstance(card, Foe):
        return slay_prices(card, tokens, terms, number)
    return build_prices(card, terms) if isinstance(card, Domain) else ()


def slay_prices(card: Foe, tokens: Amounts, terms: Terms, slain: int = 0) -> tuple[Price, ...]:
    """Return a monster's prices with tokens, for a slayer of some like it (T17, V6, CS20)."""
    more = tokens + card.plus * slain if slain else tokens
    printed = _to_slay(card.strength + more.strength, card.magic + more.magic)
    return terms.prices(SLAY, printed) if terms.changes else printed


def alike(card: Card, slain: Iterable[Card]) -> int:
    """Count slain monsters of a monster's name, if its price grows with them (CS20)."""
    return 0 if card.plus is NOTHING else sum(each.name == card.name for each in slain)


def recruit_prices(card: Citizen, copies: int, terms: Terms) -> tuple[Price, ...]:
    """Return the prices of a citizen for the owner of some copies (T18)."""
    printed = _in_gold(card.cost + (terms.extra_for(copies) if terms.modifiers else copies))
    return terms.prices(RECRUIT, printed) if terms.changes else printed


def build_prices(card: Domain, terms: Terms) -> tuple[Price, ...]:
    """Return the prices of a domain (T19)."""
    printed = _to_build(card.cost, card.icons)
    return terms.prices(BUILD, printed) if terms.changes else printed


# Few prices are different: each is made once.


@cache
def _in_gold(gold: int) -> tuple[Price]:
    return (Price(gold),)


@cache
def _to_slay(strength: int, magic: int) -> tuple[Price]:
    return (Price(0, strength, magic),)


@cache
def _to_build(gold: int, icons: Icons) -> tuple[Price]:
    shown = (icons.worker, icons.soldier, icons.shadow, icons.holy)
    return (Price(gold, icons=shown),)
