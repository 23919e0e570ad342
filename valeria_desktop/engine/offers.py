"""What each place offers for the card on top of it: the price and the option, made once.

Listing the options of an action is the hottest spot of the engine. A lookup by place and card
gives what never changes; what does (tokens, copies, modifiers) is added where it is listed.
"""

from __future__ import annotations

from valeria_desktop.engine.cards import Card, Citizen, Domain, Foe, Icons
from valeria_desktop.engine.options import DONE, Option, build_at, recruit_at, slay_at
from valeria_desktop.engine.targets import CITIZEN_PLACES, DOMAIN_PLACES, MONSTER_PLACES

NOT_OFFERED = 1 << 30
"""A price that nobody can pay."""
_MOST_COPIES = 20

SlayOffer = tuple[int, int, Option]
"""The Strength, the Magic and the option of a monster without tokens."""
RecruitOffer = tuple[int, str, tuple[Option, ...]]
"""The cost, the name and the options of a citizen, one for each number of copies owned."""
BuildOffer = tuple[int, Icons, Option]
"""The cost, the icons and the option of a domain at its own price."""

SLAYS: tuple[dict[Card, SlayOffer], ...] = tuple({} for _ in MONSTER_PLACES)
RECRUITS: tuple[dict[Card, RecruitOffer], ...] = tuple({} for _ in CITIZEN_PLACES)
BUILDS: tuple[dict[Card, BuildOffer], ...] = tuple({} for _ in DOMAIN_PLACES)


def make_slay(column: int, card: Card) -> SlayOffer:
    """Make the offer of a card on top of a monster stack."""
    offer: SlayOffer = (NOT_OFFERED, NOT_OFFERED, DONE)
    if isinstance(card, Foe):
        option = slay_at(MONSTER_PLACES[column], card, card.strength, card.magic)
        offer = (card.strength, card.magic, option)
    SLAYS[column][card] = offer
    return offer


def make_recruit(index: int, card: Card) -> RecruitOffer:
    """Make the offer of a card on top of a citizen stack."""
    offer: RecruitOffer = (NOT_OFFERED, "", ())
    if isinstance(card, Citizen):
        prices = range(card.cost, card.cost + _MOST_COPIES + 1)
        options = tuple(recruit_at(CITIZEN_PLACES[index], card, price) for price in prices)
        offer = (card.cost, card.name, options)
    RECRUITS[index][card] = offer
    return offer


def make_build(column: int, card: Card) -> BuildOffer:
    """Make the offer of a card on top of a domain stack."""
    offer: BuildOffer = (NOT_OFFERED, Icons(), DONE)
    if isinstance(card, Domain):
        option = build_at(DOMAIN_PLACES[column], card, card.cost)
        offer = (card.cost, card.icons, option)
    BUILDS[column][card] = offer
    return offer
