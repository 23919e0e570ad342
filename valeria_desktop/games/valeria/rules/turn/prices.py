"""What a card costs a seat: the only place that decides legality by price.

A price is printed, plus tokens, plus the extra for copies; then standing powers change it (X17).
Actions, payments, extra slays, and the words for "why not" all ask here.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import TYPE_CHECKING

from valeria_desktop.games.valeria.rules.model.amounts import NOTHING, Amounts
from valeria_desktop.games.valeria.rules.model.cards import Citizen, Domain, Foe
from valeria_desktop.games.valeria.rules.model.options import (
    BUILD,
    RECRUIT,
    SLAY,
    ActAt,
    Action,
    act_at,
)
from valeria_desktop.games.valeria.rules.model.price import (
    Price,
    can_pay,
    can_show,
    ways,
    ways_of_any,
)
from valeria_desktop.games.valeria.rules.model.purse import money_of
from valeria_desktop.games.valeria.rules.turn.standing import is_forbidden, terms_for

if TYPE_CHECKING:
    from collections.abc import Iterable

    from valeria_desktop.games.valeria.rules.model.cards import Card, Icons
    from valeria_desktop.games.valeria.rules.model.options import Pay
    from valeria_desktop.games.valeria.rules.model.state import State
    from valeria_desktop.games.valeria.rules.terms import Terms


def slay_prices(
    card: Foe, tokens: Amounts, terms: Terms, slain: Iterable[Card]
) -> tuple[Price, ...]:
    """Return the prices of a monster with its tokens for who has slain others (T17, V6, CS20)."""
    more = tokens
    if card.plus is not NOTHING:
        more += card.plus * sum(each.name == card.name for each in slain)
    printed = _to_slay(card.strength + more.strength, card.magic + more.magic)
    return terms.prices(SLAY, printed) if terms.changes else printed


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


_OF_BASE = frozenset({SLAY, RECRUIT, BUILD})


def prices_at(
    state: State, seat: int, place: int, depth: int = 0, also: tuple[int, ...] = ()
) -> tuple[Price, ...]:
    """Return a seat's prices of a card of the centre; none for a card that nobody can have.

    The payer chooses between several. Depth is the number of cards above it; an action of a set
    may take the top cards of further places in the same payment.
    """
    return _prices_on(state, seat, (place, *also), depth, terms_for(state, seat))


def _prices_on(
    state: State, seat: int, places: tuple[int, ...], depth: int, terms: Terms
) -> tuple[Price, ...]:
    """Return prices on a seat's terms, which are the same for all places."""
    place = places[0]
    card, player = state.stacks[place][-1 - depth], state.players[seat]
    if card.action not in _OF_BASE:
        priced = _PRICED.get(card.action) if card.action else None
        return priced(state, seat, places, terms) if priced else _others(card, terms)
    if isinstance(card, Citizen):
        copies = player.citizen_tally().names.get(card.name, 0)
        return (
            recruit_prices(card, copies, terms) if terms.modifiers else _in_gold(card.cost + copies)
        )
    if isinstance(card, Foe):
        if not state.tokens and not terms.changes and card.plus is NOTHING:
            return _to_slay(card.strength, card.magic)
        return slay_prices(card, state.tokens_on(place, depth), terms, player.monsters)
    return build_prices(card, terms) if isinstance(card, Domain) else ()


def _others(card: Card, terms: Terms) -> tuple[Price, ...]:
    """Return the prices of a card that an action of a set takes."""
    return terms.prices(card.action, (_on_card(card),)) if card.action else ()


@cache
def _on_card(card: Card) -> Price:
    shown, needs = card.printed, card.needs
    icons = (needs.worker, needs.soldier, needs.shadow, needs.holy)
    return Price(
        shown.gold,
        shown.strength,
        shown.magic,
        icons=icons,
        more=shown.more,
        is_exact=card.is_exact,
    )


PricesAt = Callable[["State", int, tuple[int, ...], "Terms"], tuple[Price, ...]]
"""Returns a seat's prices, on its terms, of the top cards of places that are paid for together."""
_PRICED: dict[Action, PricesAt] = {}


def priced_by(action: Action, prices: PricesAt) -> None:
    """Say what a card costs by an action of a set, if not what is printed on it."""
    if action in _PRICED:
        message = f"The prices of '{action}' were said already."
        raise ValueError(message)
    _PRICED[action] = prices


def prices_without_extra(state: State, seat: int, place: int) -> tuple[Price, ...]:
    """Return a seat's prices of the citizen on top of a place, without its copies (AG6).

    None for another card, and for a citizen that a power forbids.
    """
    card, terms = state.top(place), terms_for(state, seat)
    if not isinstance(card, Citizen) or card.action is not RECRUIT:
        return ()
    if is_forbidden(terms.bans, state, card):
        return ()
    return recruit_prices(card, 0, terms)


def payments(state: State, seat: int, place: int, also: tuple[int, ...] = ()) -> tuple[Pay, ...]:
    """Return all ways in which a seat can pay for the top card of a place, or for several."""
    prices, money = prices_at(state, seat, place, also=also), money_of(state, seat)
    return ways(prices[0], money) if len(prices) == 1 else ways_of_any(prices, money)


def can_slay(state: State, seat: int, place: int) -> bool:
    """Return whether the top card of a place is a monster that a seat can pay for."""
    stack = state.stacks[place]
    return (
        bool(stack)
        and stack[-1].action is SLAY
        and bool(_payable(state, seat, place, terms_for(state, seat)))
    )


def offer_at(state: State, seat: int, place: int, terms: Terms | None = None) -> ActAt | None:
    """Return a seat's action at a place if it can have the top card now, or None."""
    card = state.top(place)
    if card is None or card.action is None:
        return None
    terms = terms or terms_for(state, seat)
    prices = _payable(state, seat, place, terms)
    if not prices:
        return None
    if card.action is RECRUIT and is_forbidden(terms.bans, state, card):
        return None
    if card.vain(state, seat) is not None:
        return None
    extra = prices[0].gold - card.cost if isinstance(card, Citizen) else 0
    return act_at(card.action, place, card, prices, extra)


def _payable(state: State, seat: int, place: int, terms: Terms) -> tuple[Price, ...]:
    """Return the prices of a place's top card that a seat can pay."""
    money, prices = money_of(state, seat), _prices_on(state, seat, (place,), 0, terms)
    icons = state.players[seat].citizen_tally().icons
    if len(prices) == 1:
        price = prices[0]
        return prices if can_pay(price, money) and can_show(price, icons) else ()
    return tuple(price for price in prices if can_pay(price, money) and can_show(price, icons))
