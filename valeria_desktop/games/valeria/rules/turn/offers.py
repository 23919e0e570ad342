"""The offers of the centre's rows: prices and options of their top cards.

Listing the options of an action is the slowest part of the engine. A row's offers stay the same
until one of its top cards or its tokens change, so a state keeps them until then, printed prices
beside those on each seat's terms. Copies are added by the caller. Any place may have a card of any
kind on top, so each row has three lists, one of the places whose cards count for all, and those of
the places whose cards an action of a set takes.
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
    Action,
    act_at,
)
from valeria_desktop.games.valeria.rules.model.price import Icons4
from valeria_desktop.games.valeria.rules.terms import PLAIN_TERMS
from valeria_desktop.games.valeria.rules.turn.card_prices import (
    build_prices,
    prices_on,
    recruit_prices,
)

if TYPE_CHECKING:
    from collections.abc import Iterator

    from valeria_desktop.games.valeria.rules.model.state import State
    from valeria_desktop.games.valeria.rules.terms import Terms
    from valeria_desktop.games.valeria.rules.turn.offers_on import OffersOn

_MOST_COPIES = 20

SlayOffer = tuple[int, int, ActAt]
"""The real resource and Magic together, the Magic alone, and the option."""
RecruitOffer = tuple[int, str, tuple[ActAt, ...]]
"""The cost, the name and the options of a citizen, one for each number of copies owned."""
BuildOffer = tuple[int, Icons4, ActAt]
"""The cost, the role icons and the option of a domain."""
RowOffers = tuple[
    list[SlayOffer],
    list[RecruitOffer],
    list[BuildOffer],
    list[int],
    dict[Action, list[int]],
    "dict[Terms, OffersOn]",
]
"""The offers of a row by kind, each list place by place; its places with everyone's powers, and
those of other actions; and its offers on terms that were asked for."""

_Offer = tuple[int, SlayOffer | RecruitOffer | BuildOffer]
"""The index of a list among a row's offers, and an entry of it."""
_known: defaultdict[int, dict[Card, _Offer | None]] = defaultdict(dict)
"""The offer of each card at each place: few are different, so each is made once."""


def offers_of(state: State) -> list[RowOffers]:
    """Return the offers of each row."""
    listed: list[Any] = state.listed
    if None in listed:
        for number, offers in enumerate(listed):
            if offers is None:
                listed[number] = _listed(state, state.table.layout.rows[number].open_places)
    return listed


def _listed(state: State, places: range) -> RowOffers:
    """List the offers of a row's top cards, place by place."""
    stacks, tokens = state.stacks, state.tokens
    found: tuple[list[Any], list[Any], list[Any]] = ([], [], [])
    for_all: list[int] = []
    others: dict[Action, list[int]] = {}
    for place in places:
        stack = stacks[place]
        if stack:
            card, known = stack[-1], _known[place]
            offer = known[card] if card in known else known.setdefault(card, _offer(place, card))
            if offer is not None:
                if tokens and card.action is SLAY:
                    offer = 0, _slay(place, card, state.tokens_on(place))
                found[offer[0]].append(offer[1])
            elif card.action and card.action not in OF_BASE:
                others.setdefault(card.action, []).append(place)
            if card.stands_for_all:
                for_all.append(place)
    slays, recruits, builds = found
    return slays, recruits, builds, for_all, others, {}


def _offer(place: int, card: Card) -> _Offer | None:
    """Return the offer of a card; None for one that can't be had, or that a set lets be taken."""
    if isinstance(card, Foe) and card.action is SLAY:
        return 0, _slay(place, card, NOTHING)
    if isinstance(card, Citizen) and card.action is RECRUIT:
        return 1, _recruit(place, card)
    if isinstance(card, Domain) and card.action is BUILD:
        return 2, _build(place, card)
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
