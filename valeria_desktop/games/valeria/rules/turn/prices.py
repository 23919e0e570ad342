"""What a card costs a seat: the only place that decides legality by price.

Actions, payments, extra slays, and the words for "why not" all ask here.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import TYPE_CHECKING

from valeria_desktop.games.valeria.rules.model.amounts import NOTHING
from valeria_desktop.games.valeria.rules.model.cards import Citizen
from valeria_desktop.games.valeria.rules.model.options import (
    OF_BASE,
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
from valeria_desktop.games.valeria.rules.turn.card_prices import (
    alike,
    prices_on,
    recruit_prices,
)
from valeria_desktop.games.valeria.rules.turn.standing import is_forbidden, terms_for

if TYPE_CHECKING:
    from collections.abc import Iterable

    from valeria_desktop.games.valeria.rules.model.cards import Card
    from valeria_desktop.games.valeria.rules.model.holdings import Money
    from valeria_desktop.games.valeria.rules.model.options import Pay
    from valeria_desktop.games.valeria.rules.model.price import Icons4
    from valeria_desktop.games.valeria.rules.model.state import State
    from valeria_desktop.games.valeria.rules.terms import Terms


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
    if card.action not in OF_BASE:
        priced = _PRICED.get(card.action) if card.action else None
        return priced(state, seat, places, terms) if priced else _others(card, terms)
    if card.action is RECRUIT:
        return prices_on(card, terms, player.citizen_tally().names.get(card.name, 0))
    tokens = state.tokens_on(place, depth) if state.tokens else NOTHING
    return prices_on(card, terms, alike(card, player.monsters), tokens)


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
        and bool(offers_at(state, seat, (place,), terms_for(state, seat)))
    )


def offer_at(state: State, seat: int, place: int) -> ActAt | None:
    """Return a seat's action at a place if it can have the top card now, or None."""
    offered = offers_at(state, seat, (place,), terms_for(state, seat))
    return offered[0] if offered else None


def offers_at(state: State, seat: int, places: Iterable[int], terms: Terms) -> list[ActAt]:
    """Return a seat's actions at those of some places whose top cards it can have now."""
    money, icons = money_of(state, seat), state.players[seat].citizen_tally().icons
    found = []
    for place in places:
        card = state.top(place)
        if card is None or card.action is None:
            continue
        offer = _whole_offer(state, seat, place, card.action, terms)
        prices = _payable(offer.prices, money, icons)
        if not prices or card.vain(state, seat) is not None:
            continue
        if offer.action is RECRUIT and is_forbidden(terms.bans, state, card):
            continue
        found.append(offer if prices is offer.prices else _at_prices(place, card, prices))
    return found


def _whole_offer(state: State, seat: int, place: int, action: Action, terms: Terms) -> ActAt:
    """Return the action at a place at all its prices; printed ones are kept with the terms."""
    card = state.stacks[place][-1]
    kept: ActAt | None = terms.offers.get((place, card))
    if kept is None:
        kept = _at_prices(place, card, _prices_on(state, seat, (place,), 0, terms))
        if action not in OF_BASE and action not in _PRICED:
            terms.offers[place, card] = kept
    return kept


def _at_prices(place: int, card: Card, prices: tuple[Price, ...]) -> ActAt:
    assert card.action is not None  # the caller's card can be had
    extra = prices[0].gold - card.cost if card.action is RECRUIT and prices else 0
    return act_at(card.action, place, card, prices, extra)


def _payable(prices: tuple[Price, ...], money: Money, icons: Icons4) -> tuple[Price, ...]:
    """Return the prices that can be paid with some money, showing some roles."""
    if len(prices) == 1:
        price = prices[0]
        return prices if can_pay(price, money) and can_show(price, icons) else ()
    return tuple(price for price in prices if can_pay(price, money) and can_show(price, icons))
