"""The carnival's offers: rides, throws, a fountain, and an action that takes its beasts."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, ClassVar

from attrs import field, frozen

from tests.games.valeria.sets.carnival.tricks import CHARMED
from valeria_desktop.games.valeria.rules.at import AtPool
from valeria_desktop.games.valeria.rules.model.amounts import Amounts, Resource, kind_words
from valeria_desktop.games.valeria.rules.model.belongings import Buys, Track, enter_track
from valeria_desktop.games.valeria.rules.model.cards import ACTION, Monster, card_kind
from valeria_desktop.games.valeria.rules.model.lack import nearest
from valeria_desktop.games.valeria.rules.model.offer import Offer
from valeria_desktop.games.valeria.rules.model.options import ActAt, Action, ActionWords, enter
from valeria_desktop.games.valeria.rules.model.pools import Pool, all_of_kind, enter_pool
from valeria_desktop.games.valeria.rules.model.price import Price, ways
from valeria_desktop.games.valeria.rules.turn.actions import act_at_place, add_offers_at
from valeria_desktop.games.valeria.rules.turn.moves import claim
from valeria_desktop.games.valeria.rules.turn.pay import taken_by
from valeria_desktop.games.valeria.rules.turn.use import come
from valeria_desktop.kernel.at import At
from valeria_desktop.kernel.options import Option
from valeria_desktop.kernel.phrases import Phrase, count, say

if TYPE_CHECKING:
    from valeria_desktop.games.valeria.rules.model.player import Player
    from valeria_desktop.games.valeria.rules.model.state import State
    from valeria_desktop.games.valeria.rules.terms import Terms

TICKETS = enter_track(
    Track(
        tag="ticket",
        words=lambda number: count(number, "{number} ticket", "{number} tickets"),
        title=lambda: say("tickets"),
        start=1,
        buys=Buys(points=2, resources=-2),
    )
)
FOUNTAIN = enter_pool(
    Pool(
        tag="fountain",
        title=lambda: say("the fountain"),
        start=Amounts(gold=2, strength=2, magic=2),
        leaf="stalls",
    )
)
CHARM = enter(
    "charm",
    ActionWords(
        say("Charm"),
        say("which beast do you charm?"),
        say("can be charmed"),
        lambda card, price: say("Charm {card} for {price}", card=card, price=price),
        lambda card, choice: say("Charm {card}: {choice}.", card=card, choice=choice),
        lambda card: say("You can't charm {card} now", card=card),
        "magic",
    ),
)


@card_kind("beast")
@frozen(eq=False, kw_only=True)
class Beast(Monster):
    """A monster that can't be slain: it is charmed with Magic and tickets."""

    tickets: int = field(default=0)

    action: ClassVar[Action] = CHARM
    paid_in: ClassVar[Resource] = Resource.MAGIC

    @property
    def printed(self) -> Amounts:
        return Amounts(magic=self.magic) + Amounts.of(TICKETS.tag, self.tickets)


def _charmed(state: State, seat: int, place: int) -> None:
    claim(state, seat, place, ACTION)
    state.gain(seat, Amounts(points=2), ACTION)
    come(state, seat, CHARMED)


taken_by(CHARM, _charmed)


@frozen
class OfBooth(At):
    """A booth of the carnival: a place beside the centre."""

    name: str


@frozen(eq=False)
class Ride(Option):
    """Ride: pay Gold, gain points."""

    gold: int
    points: int

    @property
    def id(self) -> str:
        return f"ride for {self.gold}"

    @property
    def at(self) -> At:
        return OfBooth("rides")

    def words(self) -> Phrase:
        return say("Ride for {gold} Gold: {points} VP", gold=self.gold, points=self.points)


RIDES = {ride.id: ride for ride in (Ride(4, 1), Ride(9, 3))}


def _add_rides(_state: State, player: Player, _terms: Terms, options: list[Option]) -> None:
    options += [ride for ride in RIDES.values() if ride.gold <= player.gold]


def _begin_ride(state: State, ride: Ride) -> None:
    state.pay(state.active, Amounts(gold=ride.gold), ACTION)
    state.gain(state.active, Amounts(points=ride.points), ACTION)


def _why_no_ride(state: State, seat: int, option_id: str) -> Phrase | None:
    ride = RIDES.get(option_id)
    if ride is None:
        return None
    _, lack = nearest((Price(ride.gold),), state.players[seat], (0, 0, 0, 0))
    return say("{number} Gold short", number=lack.amounts.gold)


@frozen(eq=False)
class Throw(Option):
    """Throw at coconuts: pay a ticket and 2 of one resource, gain points."""

    paid: Amounts

    @property
    def id(self) -> str:
        return f"throw for {self.paid.key}"

    @property
    def at(self) -> At:
        return OfBooth("coconuts")

    def words(self) -> Phrase:
        return say("Throw for {price}: 2 VP", price=self.paid.words())


throw_for = cache(Throw)
TO_THROW = Price(any_kind=2, more=((TICKETS.tag, 1),))


def _add_throws(_state: State, player: Player, _terms: Terms, options: list[Option]) -> None:
    options += [throw_for(way.amounts) for way in ways(TO_THROW, player)]


def _begin_throw(state: State, throw: Throw) -> None:
    state.pay(state.active, throw.paid, ACTION)
    state.gain(state.active, Amounts(points=2), ACTION)


def _why_no_throw(state: State, seat: int, option_id: str) -> Phrase | None:
    if not option_id.startswith("throw for "):
        return None
    _, lack = nearest((TO_THROW,), state.players[seat], (0, 0, 0, 0))
    return say("{price} short", price=lack.amounts.words())


@frozen(eq=False)
class Dip(Option):
    """Take everything of one resource out of the fountain."""

    resource: Resource

    @property
    def id(self) -> str:
        return f"dip for {self.resource}"

    @property
    def at(self) -> At:
        return AtPool(FOUNTAIN.tag)

    def words(self) -> Phrase:
        return say("Take all {resource} out of the fountain", resource=kind_words([self.resource]))


DIPS = tuple(map(Dip, Resource))


def _add_dips(state: State, _player: Player, _terms: Terms, options: list[Option]) -> None:
    there = state.in_pool(FOUNTAIN.tag)
    options += [dip for dip in DIPS if all_of_kind(there, dip.resource)]


def _begin_dip(state: State, dip: Dip) -> None:
    there = all_of_kind(state.in_pool(FOUNTAIN.tag), dip.resource)
    state.empty_pool(state.active, FOUNTAIN.tag, there, ACTION)


def _why_no_dip(_state: State, _seat: int, option_id: str) -> Phrase | None:
    return say("none lies there") if option_id in {dip.id for dip in DIPS} else None


def _add_beasts(state: State, _player: Player, terms: Terms, options: list[Option]) -> None:
    add_offers_at(state, terms, CHARM, options)


OFFERS = (
    Offer(Ride, _add_rides, _begin_ride, _why_no_ride),
    Offer(Throw, _add_throws, _begin_throw, _why_no_throw),
    Offer(Dip, _add_dips, _begin_dip, _why_no_dip),
    Offer(ActAt, _add_beasts, act_at_place),
)
