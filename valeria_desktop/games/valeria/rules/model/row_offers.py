"""The offers of a row's top cards, at printed prices and on the terms of a seat's powers (X17)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from attrs import define, field

from valeria_desktop.games.valeria.rules.model.options import ActAt
from valeria_desktop.games.valeria.rules.model.price import Icons4
from valeria_desktop.kernel.options import Option

if TYPE_CHECKING:
    from valeria_desktop.games.valeria.rules.model.options import Action
    from valeria_desktop.games.valeria.rules.terms import Terms

SlayOffer = tuple[int, int, ActAt]
"""The real resource and Magic together, the Magic alone, and the option."""
RecruitOffer = tuple[int, str, tuple[ActAt, ...]]
"""The cost, the name and the options of a citizen, one for each number of copies owned."""
BuildOffer = tuple[int, Icons4, ActAt]
"""The cost, the role icons and the option of a domain."""
OfferOnTerms = tuple[int, int, Option]
"""The real resource and Magic together, the Magic alone, and the option."""
OffersByNumber = Mapping[int, OfferOnTerms]
"""A card's offers on terms, by the number of cards of its name that a player has."""
NamedOffers = list[tuple[str, OffersByNumber]]
"""The offers of monsters or citizens by name, place by place."""


@define
class RowOnTerms:
    """The offers of a row on terms, each list place by place."""

    slays: NamedOffers
    recruits: NamedOffers
    builds: list[tuple[Icons4, OffersByNumber]]
    """The domains, by role icons."""


@define
class RowOffers:
    """The offers of a row at printed prices, each list place by place."""

    slays: list[SlayOffer]
    recruits: list[RecruitOffer]
    builds: list[BuildOffer]
    for_all: list[int]
    """The places of cards whose powers count for everyone."""
    others: dict[Action, list[int]]
    """The places of cards that actions of sets take."""
    on_terms: dict[Terms, RowOnTerms] = field(eq=False)
    """The row on each terms that were asked for."""
