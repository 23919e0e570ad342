"""The offers of the centre's rows: prices and options of their top cards.

Listing the options of an action is the slowest part of the engine. A row's offers stay the same
until one of its top cards changes, so a state keeps the list until then. Copies are added by the
caller; where tokens or powers change prices, `prices` is asked instead.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Generic, TypeVar

from attrs import field, frozen

from valeria_desktop.games.valeria.rules.at import (
    CITIZEN_PLACES,
    DOMAIN_PLACES,
    MONSTER_PLACES,
    ROW_OF,
)
from valeria_desktop.games.valeria.rules.model.amounts import NOTHING
from valeria_desktop.games.valeria.rules.model.cards import Card, Citizen, Domain, Foe
from valeria_desktop.games.valeria.rules.model.options import BUILD, DONE, RECRUIT, SLAY, act_at
from valeria_desktop.games.valeria.rules.model.price import NO_ICONS, Icons4
from valeria_desktop.games.valeria.rules.terms import PLAIN_TERMS
from valeria_desktop.games.valeria.rules.turn.prices import (
    build_prices,
    recruit_prices,
    slay_prices,
)
from valeria_desktop.kernel.options import Option

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from valeria_desktop.games.valeria.rules.model.state import State

_MOST_COPIES = 20
_NOBODY_PAYS = 1 << 30

SlayOffer = tuple[int, int, Option]
"""Strength and Magic together, the Magic alone, and the option of a monster without tokens."""
RecruitOffer = tuple[int, str, tuple[Option, ...]]
"""The cost, the name and the options of a citizen, one for each number of copies owned."""
BuildOffer = tuple[int, Icons4, Option]
"""The cost, the role icons and the option of a domain."""

_O = TypeVar("_O")


@frozen(eq=False)
class OfferRow(Generic[_O]):
    """A row of the centre, and the function that makes the offer of one of its top cards."""

    places: range
    make: Callable[[int, Card | None], _O]
    number: int = field(init=False)
    _known: tuple[dict[Card | None, _O], ...] = field(init=False)
    """The offers of each card at each place: few are different, so each is made once."""

    @number.default
    def _number(self) -> int:
        return ROW_OF[self.places.start]

    @_known.default
    def _nothing_known(self) -> tuple[dict[Card | None, _O], ...]:
        return tuple({} for _ in self.places)

    def list(self, state: State) -> list[_O]:
        """List the offers of the top cards, place by place, and keep the list in the state."""
        listed = []
        for place, known in zip(self.places, self._known, strict=True):
            stack = state.stacks[place]
            top = stack[-1] if stack else None
            listed.append(known.get(top) or known.setdefault(top, self.make(place, top)))
        state.listed[self.number] = listed
        return listed


def _slay(place: int, card: Card | None) -> SlayOffer:
    if not isinstance(card, Foe) or card.action is not SLAY:  # a set may take it otherwise
        return (_NOBODY_PAYS, 0, DONE)
    option = act_at(SLAY, place, card, slay_prices(card, NOTHING, PLAIN_TERMS))
    return (card.strength + card.magic, card.magic, option)


def _recruit(place: int, card: Card | None) -> RecruitOffer:
    if not isinstance(card, Citizen) or card.action is not RECRUIT:
        return (_NOBODY_PAYS, "", ())
    return (card.cost, card.name, tuple(_with_copies(place, card)))


def _with_copies(place: int, card: Citizen) -> Iterator[Option]:
    for copies in range(_MOST_COPIES + 1):
        yield act_at(RECRUIT, place, card, recruit_prices(card, copies, PLAIN_TERMS), copies)


def _build(place: int, card: Card | None) -> BuildOffer:
    if not isinstance(card, Domain) or card.action is not BUILD:
        return (_NOBODY_PAYS, NO_ICONS, DONE)
    prices = build_prices(card, PLAIN_TERMS)
    return (card.cost, prices[0].icons, act_at(BUILD, place, card, prices))


MONSTERS = OfferRow(MONSTER_PLACES, _slay)
CITIZENS = OfferRow(CITIZEN_PLACES, _recruit)
DOMAINS = OfferRow(DOMAIN_PLACES, _build)
