"""The offers of the centre's rows: prices and options of their top cards.

Listing the options of an action is the slowest part of the engine. A row's offers stay the same
until one of its top cards or its tokens change, so a state keeps them until then, printed prices
beside those on each seat's terms. Copies are added by the caller. Any place may have a card of any
kind on top.
"""

from __future__ import annotations

from collections import defaultdict
from typing import TYPE_CHECKING, Any

from valeria_desktop.games.valeria.rules.model.amounts import NOTHING, Amounts
from valeria_desktop.games.valeria.rules.model.cards import Card, Citizen, Domain, Foe
from valeria_desktop.games.valeria.rules.model.options import (
    BUILD,
    OF_BASE,
    RECRUIT,
    SLAY,
    ActAt,
    act_at,
)
from valeria_desktop.games.valeria.rules.model.row_offers import (
    BuildOffer,
    RecruitOffer,
    RowOffers,
    SlayOffer,
)
from valeria_desktop.games.valeria.rules.terms import PLAIN_TERMS
from valeria_desktop.games.valeria.rules.turn.card_prices import (
    build_prices,
    prices_on,
    recruit_prices,
)

if TYPE_CHECKING:
    from collections.abc import Iterator

    from valeria_desktop.games.valeria.rules.model.state import State

_MOST_COPIES = 20

_known: defaultdict[int, dict[Card, Any]] = defaultdict(dict)
"""The offer of each card at each place: few are different, so each is made once."""


def offers_of(state: State) -> list[RowOffers]:
    """Return the offers of each row."""
    listed: list[Any] = state.listed
    if not all(listed):  # `None in listed` would ask each row whether it equals None
        for number, row in enumerate(listed):
            if row is None:
                listed[number] = _listed(state, state.table.layout.rows[number].open_places)
    return listed


def _listed(state: State, places: range) -> RowOffers:
    """List the offers of a row's top cards, place by place."""
    stacks, tokens = state.stacks, state.tokens
    row = RowOffers([], [], [], [], {}, {})
    for place in places:
        stack = stacks[place]
        if stack:
            card, known = stack[-1], _known[place]
            action = card.action
            offer = known[card] if card in known else known.setdefault(card, _offer(place, card))
            if offer is None:
                if action and action not in OF_BASE:
                    row.others.setdefault(action, []).append(place)
            elif action is SLAY:
                row.slays.append(_slay(place, card, state.tokens_on(place)) if tokens else offer)
            else:
                (row.recruits if action is RECRUIT else row.builds).append(offer)
            if card.stands_for_all:
                row.for_all.append(place)
    return row


def _offer(place: int, card: Card) -> SlayOffer | RecruitOffer | BuildOffer | None:
    """Return the offer of a card; None for one that can't be had, or that a set lets be taken."""
    if isinstance(card, Foe) and card.action is SLAY:
        return _slay(place, card, NOTHING)
    if isinstance(card, Citizen) and card.action is RECRUIT:
        return _recruit(place, card)
    if isinstance(card, Domain) and card.action is BUILD:
        return _build(place, card)
    return None


def _slay(place: int, card: Card, tokens: Amounts) -> SlayOffer:
    prices = prices_on(card, PLAIN_TERMS, tokens=tokens)
    price = prices[0]
    return price.strength + price.magic, price.magic, act_at(SLAY, place, card, prices)


def _recruit(place: int, card: Citizen) -> RecruitOffer:
    return (card.cost, card.name, tuple(_with_copies(place, card)))


def _with_copies(place: int, card: Citizen) -> Iterator[ActAt]:
    for copies in range(_MOST_COPIES + 1):
        yield act_at(RECRUIT, place, card, recruit_prices(card, copies, PLAIN_TERMS), copies)


def _build(place: int, card: Domain) -> BuildOffer:
    prices = build_prices(card, PLAIN_TERMS)
    return (card.cost, prices[0].icons, act_at(BUILD, place, card, prices))
