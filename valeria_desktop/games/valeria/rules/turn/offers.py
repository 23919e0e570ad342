"""The offers of the centre's rows: prices and options of their top cards.

Listing the options of an action is the slowest part of the engine. A row's offers stay the same
until one of its top cards changes, so a state keeps them until then. Copies are added by the
caller; where tokens or powers change prices, `prices` is asked instead. Any place may have a card
of any kind on top, so each row has three lists, and one of the places whose cards count for all.
"""

from __future__ import annotations

from collections import defaultdict
from typing import TYPE_CHECKING, Any

from valeria_desktop.games.valeria.rules.model.amounts import NOTHING
from valeria_desktop.games.valeria.rules.model.cards import Card, Citizen, Domain, Foe
from valeria_desktop.games.valeria.rules.model.options import BUILD, RECRUIT, SLAY, act_at
from valeria_desktop.games.valeria.rules.model.price import Icons4
from valeria_desktop.games.valeria.rules.terms import PLAIN_TERMS
from valeria_desktop.games.valeria.rules.turn.prices import (
    build_prices,
    recruit_prices,
    slay_prices,
)
from valeria_desktop.kernel.options import Option

if TYPE_CHECKING:
    from collections.abc import Iterator

    from valeria_desktop.games.valeria.rules.model.state import State

_MOST_COPIES = 20

SlayOffer = tuple[int, int, Option]
"""Strength and Magic together, the Magic alone, and the option of a monster without tokens."""
RecruitOffer = tuple[int, str, tuple[Option, ...]]
"""The cost, the name and the options of a citizen, one for each number of copies owned."""
BuildOffer = tuple[int, Icons4, Option]
"""The cost, the role icons and the option of a domain."""
RowOffers = tuple[list[SlayOffer], list[RecruitOffer], list[BuildOffer], list[int]]
"""The offers of a row by kind, each list place by place; its places with everyone's powers."""

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
    stacks = state.stacks
    found: tuple[list[Any], list[Any], list[Any]] = ([], [], [])
    for_all: list[int] = []
    for place in places:
        stack = stacks[place]
        if stack:
            card, known = stack[-1], _known[place]
            offer = known[card] if card in known else known.setdefault(card, _offer(place, card))
            if offer is not None:
                found[offer[0]].append(offer[1])
            if card.stands_for_all:
                for_all.append(place)
    slays, recruits, builds = found
    return slays, recruits, builds, for_all


def _offer(place: int, card: Card) -> _Offer | None:
    """Return the offer of a card; None for one that can't be had, or that a set lets be taken."""
    if isinstance(card, Foe) and card.action is SLAY:
        return 0, _slay(place, card)
    if isinstance(card, Citizen) and card.action is RECRUIT:
        return 1, _recruit(place, card)
    if isinstance(card, Domain) and card.action is BUILD:
        return 2, _build(place, card)
    return None


def _slay(place: int, card: Foe) -> SlayOffer:
    option = act_at(SLAY, place, card, slay_prices(card, NOTHING, PLAIN_TERMS, ()))
    return (card.strength + card.magic, card.magic, option)


def _recruit(place: int, card: Citizen) -> RecruitOffer:
    return (card.cost, card.name, tuple(_with_copies(place, card)))


def _with_copies(place: int, card: Citizen) -> Iterator[Option]:
    for copies in range(_MOST_COPIES + 1):
        yield act_at(RECRUIT, place, card, recruit_prices(card, copies, PLAIN_TERMS), copies)


def _build(place: int, card: Domain) -> BuildOffer:
    prices = build_prices(card, PLAIN_TERMS)
    return (card.cost, prices[0].icons, act_at(BUILD, place, card, prices))
