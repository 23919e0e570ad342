"""The action Sail: its prices, its options, and a visit that a power allows (CS7, CS8, X15)."""

from __future__ import annotations

from functools import cache, lru_cache
from itertools import combinations
from typing import TYPE_CHECKING, ClassVar

from attrs import frozen

from valeria_desktop.games.valeria.rules.at import AtPlace, AtRow, at_pile, place_name
from valeria_desktop.games.valeria.rules.effects.bases import SeenAfter
from valeria_desktop.games.valeria.rules.layout import row_at
from valeria_desktop.games.valeria.rules.model.belongings import covers
from valeria_desktop.games.valeria.rules.model.cards import ACTION, Card
from valeria_desktop.games.valeria.rules.model.effect import Effect, effect
from valeria_desktop.games.valeria.rules.model.lack import nearest
from valeria_desktop.games.valeria.rules.model.offer import Offer
from valeria_desktop.games.valeria.rules.model.options import ActAt, TakesSeveral
from valeria_desktop.games.valeria.rules.model.price import NO_ICONS, Price, funds
from valeria_desktop.games.valeria.rules.model.purse import money_of
from valeria_desktop.games.valeria.rules.turn.actions import act_at_place, add_offers_at
from valeria_desktop.games.valeria.rules.turn.pay import pay_for, taken_by
from valeria_desktop.games.valeria.rules.turn.prices import offer_at, priced_by
from valeria_desktop.games.valeria.rules.turn.standing import terms_for
from valeria_desktop.games.valeria.rules.turn.use import Pick
from valeria_desktop.games.valeria.sets.crimson_seas import exekratys, goods, nobles, tomes
from valeria_desktop.games.valeria.sets.crimson_seas.islands import SAIL, CheaperCards, bring
from valeria_desktop.games.valeria.sets.crimson_seas.maps import MAPS
from valeria_desktop.kernel.phrases import Phrase, join, say
from valeria_desktop.kernel.signs import Mark

if TYPE_CHECKING:
    from collections.abc import Iterator

    from valeria_desktop.games.valeria.rules.model.options import Action
    from valeria_desktop.games.valeria.rules.model.player import Player
    from valeria_desktop.games.valeria.rules.model.state import State
    from valeria_desktop.games.valeria.rules.terms import Terms
    from valeria_desktop.kernel.at import At
    from valeria_desktop.kernel.options import Option
    from valeria_desktop.kernel.signs import Marks

_A_MAP = ((MAPS.tag, 1),)
_BOUGHT: dict[str, tuple[tuple[int, ...], type[CheaperCards]]] = {
    goods.ROW.tag: (goods.SLOTS, goods.CheaperGoods),
    tomes.ROW.tag: (tomes.SLOTS, tomes.CheaperTomes),
}
"""The price of each slot, and what makes all of them cheaper."""


def prices_of(state: State, seat: int, places: tuple[int, ...], terms: Terms) -> tuple[Price, ...]:
    """Return the price of a visit that takes the cards of some places: a Map, and what they cost.

    Slots are paid together, so one Gold of the whole sum has to be real (CS8).
    """
    row = row_at(places[0])
    if row is nobles.ROW:
        number = nobles.price_of(state.players[seat], has_extra=_has_extra(terms))
        return _in_any_kind(number)
    slots, first = _slots(row.tag, terms), row.places.start
    return _in_gold(sum([slots[place - first] for place in places]))


@lru_cache(256)
def _has_extra(terms: Terms) -> bool:
    return not any(isinstance(each, nobles.NoExtraForNobles) for each in terms.modifiers)


@lru_cache(256)
def _slots(tag: str, terms: Terms) -> tuple[int, ...]:
    """Return the price of each slot of an island on a seat's terms."""
    slots, kind = _BOUGHT[tag]
    less = sum(each.gold for each in terms.modifiers if isinstance(each, kind))
    return tuple(max(0, gold - less) for gold in slots)


@cache
def _in_gold(gold: int) -> tuple[Price]:
    return (Price(gold, more=_A_MAP),)


@cache
def _in_any_kind(number: int) -> tuple[Price]:
    return (Price(any_kind=number, more=_A_MAP, is_exact=True),)


def _fetch(state: State, seat: int, place: int) -> None:
    bring(state, seat, place, ACTION)


priced_by(SAIL, prices_of)
taken_by(SAIL, _fetch)


def together(state: State, seat: int) -> Iterator[tuple[tuple[int, ...], Price]]:
    """Yield the places of open cards of one island that a seat can pay for at once, two or more."""
    if not covers(state.players[seat].more, _A_MAP):
        return
    money, terms = money_of(state, seat), terms_for(state, seat)
    most = funds(money.gold, money.magic)
    for row in (goods.ROW, tomes.ROW):
        lying = tuple([place for place in row.open_places if state.stacks[place]])
        for places, price in _bundles(row.tag, lying, terms):
            if price.gold <= most:
                yield places, price


@lru_cache(256)
def _bundles(
    tag: str, lying: tuple[int, ...], terms: Terms
) -> tuple[tuple[tuple[int, ...], Price], ...]:
    """Return the places of an island that can be paid for at once, with their prices."""
    slots, first = _slots(tag, terms), row_at(lying[0]).places.start if lying else 0
    return tuple(
        (places, _in_gold(sum(slots[place - first] for place in places))[0])
        for number in range(2, len(lying) + 1)
        for places in combinations(lying, number)
    )


@frozen(cache_hash=True)
class FetchAll(Effect):
    """A visit that buys two or three cards of an island in one payment."""

    places: tuple[int, ...]
    cards: tuple[Card, ...]
    price: Price

    icon: ClassVar[str] = "sail"

    def apply(self, state: State, seat: int, cause: Card) -> None:
        first, *also = self.places
        state.agenda.append(pay_for(SAIL, first, tuple(also)))

    def signs(self) -> Marks:
        return (Mark("sail"), *(Mark(text=card.name) for card in self.cards))

    def words(self) -> Phrase:
        names = join([say("{card}", card=card.name) for card in self.cards])
        return say("Sail for {cards}: {price}", cards=names, price=self.price.words())

    @property
    def key(self) -> str:
        return "-".join(("sail", *map(place_name, self.places)))

    @property
    def at(self) -> At:
        return AtRow(row_at(self.places[0]).tag)


@frozen(cache_hash=True)
class FetchOne(Effect):
    """A visit for one card: one way of `MaySail`."""

    place: int
    card: Card
    price: Price

    icon: ClassVar[str] = "sail"

    def apply(self, state: State, seat: int, cause: Card) -> None:
        state.agenda.append(pay_for(SAIL, self.place))

    def signs(self) -> Marks:
        return Mark("sail"), Mark(text=self.card.name)

    def words(self) -> Phrase:
        words = say("Sail for {cards}: {price}", cards=self.card.name, price=self.price.words())
        return at_pile(words, self.place, self.card)

    @property
    def key(self) -> str:
        return f"sail-{place_name(self.place)}"

    @property
    def at(self) -> At:
        return AtPlace(self.place)


_fetch_all, _fetch_one = cache(FetchAll), cache(FetchOne)


def _all_together(state: State, seat: int) -> list[FetchAll]:
    stacks = state.stacks
    return [
        _fetch_all(places, tuple(stacks[place][-1] for place in places), price)
        for places, price in together(state, seat)
    ]


@effect("may_sail")
@frozen(cache_hash=True)
class MaySail(SeenAfter, Pick):
    """Optional: visit an island at its price, a Map among it, without using an action (X15)."""

    optional: ClassVar[bool] = True
    is_clause: ClassVar[bool] = True
    brings_a_card: ClassVar[bool] = True

    def ways(self, state: State, seat: int, cause: Card) -> list[Effect]:
        ones = [
            _fetch_one(place, offered.card, offered.prices[0])
            for row in (goods.ROW, tomes.ROW, nobles.ROW)
            for place in row.open_places
            if (offered := offer_at(state, seat, place))
        ]
        return [*ones, *_all_together(state, seat), *exekratys.visits(state, seat)]

    def signs(self) -> Marks:
        return (Mark("sail"),)

    def words(self) -> Phrase:
        return say("you may sail once")

    @property
    def reading(self) -> Phrase:
        return say("You pay the Map and the price of the island as usual, but use no action.")


@frozen(eq=False)
class Visit(TakesSeveral):
    """Sail for several cards of an island, or to the pool."""

    does: FetchAll | exekratys.VisitPool

    action: ClassVar[Action] = SAIL
    """The action that it is a way of: the window offers it there."""

    @property
    def id(self) -> str:
        return self.does.key

    @property
    def at(self) -> At | None:
        return self.does.at

    @property
    def takes(self) -> tuple[int, ...]:
        return self.does.places if isinstance(self.does, FetchAll) else ()

    def words(self) -> Phrase:
        return self.does.words()


_option = cache(Visit)


def _add_cards(state: State, player: Player, terms: Terms, options: list[Option]) -> None:
    if covers(player.more, _A_MAP):
        add_offers_at(state, terms, SAIL, options)


def _add_visits(state: State, player: Player, _terms: Terms, options: list[Option]) -> None:
    if not covers(player.more, _A_MAP):
        return
    seat = state.active
    options += map(_option, (*_all_together(state, seat), *exekratys.visits(state, seat)))


def _begin(state: State, option: Visit) -> None:
    option.does.apply(state, state.active, ACTION)


def _why_not(state: State, seat: int, option_id: str) -> Phrase | None:
    """Say why a seat can't visit the pool, or take several cards at once."""
    money, names = state.players[seat], state.table.layout.names
    if option_id in {visit.key for visit in exekratys.VISITS}:
        if not dict(money.more).get(MAPS.tag):
            return say("1 Map short")
        return say("none lies there")
    found = option_id.removeprefix("sail-").split("-")
    places = tuple(
        names[f"{kind}-{number}"]
        for kind, number in zip(found[::2], found[1::2], strict=False)
        if f"{kind}-{number}" in names
    )
    if not option_id.startswith("sail-") or not places:
        return None
    prices = prices_of(state, seat, places, terms_for(state, seat))
    _, lack = nearest(prices, money_of(state, seat), NO_ICONS)
    return say("{amounts} short", amounts=lack.amounts.words()) if lack else None


def _things(_state: State, _seat: int) -> Iterator[tuple[At, str]]:
    for visit in exekratys.VISITS:
        yield visit.at, visit.key


OFFERS = (
    Offer(ActAt, _add_cards, act_at_place),
    Offer(Visit, _add_visits, _begin, _why_not, things=_things, unforeseen=say("voyages")),
)
