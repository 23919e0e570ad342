"""The words of a player's deeds, without the player's name, in the past tense."""

from __future__ import annotations

from collections import Counter
from functools import singledispatch
from typing import TYPE_CHECKING

from valeria_desktop.games.viscounts.rules import events as told
from valeria_desktop.games.viscounts.rules.events.base import side_name
from valeria_desktop.games.viscounts.rules.events.cards import cards_words
from valeria_desktop.games.viscounts.rules.model.kinds import SILVER, Icon, Paper
from valeria_desktop.games.viscounts.rules.model.things import Exchange
from valeria_desktop.games.viscounts.story.amounts import amount, listed
from valeria_desktop.games.viscounts.story.gather import Deed
from valeria_desktop.kernel.events import Event  # noqa: TC001 - dispatched by it
from valeria_desktop.kernel.phrases import Phrase, count, join, say
from valeria_desktop.session.story import NamedThing

if TYPE_CHECKING:
    from valeria_desktop.games.viscounts.rules.model.effect import Item

Names = tuple[str, ...]


def deed_words(deed: Deed, names: Names) -> Phrase:
    """Return the words of a deed, or of several alike: "paid 2 debts"."""
    return words_of(deed.events[0], deed, names)


def named(item: Item) -> NamedThing:
    """Return the name of a card or a manuscript, which a person can point at."""
    return NamedThing.of(item, item.words())


def price(silver: int, seat: int) -> Phrase:
    """Return a price in silver."""
    return amount(silver, SILVER, seat, -silver)


@singledispatch
def words_of(event: Event, deed: Deed, names: Names) -> Phrase:
    """Return the words of a deed, by its first event."""
    del deed, names
    raise TypeError(event)


def has_words(event: Event) -> bool:
    """Return whether an event is a deed with words."""
    return words_of.dispatch(type(event)) is not words_of.dispatch(object)


# --- the cards


@words_of.register
def _(event: told.PairTaken, _deed: Deed, _names: Names) -> Phrase:
    return say("took {card} with {hero}", card=named(event.card), hero=named(event.hero))


@words_of.register
def _(event: told.DroppedOff, _deed: Deed, _names: Names) -> Phrase:
    return say("let {card} drop off", card=named(event.card))


@words_of.register
def _(event: told.CardPlayed, _deed: Deed, _names: Names) -> Phrase:
    if event.is_unseen:
        return say("played {card} from the top of the deck", card=named(event.card))
    return say("played {card}", card=named(event.card))


@words_of.register
def _(_event: told.Arranged, _deed: Deed, _names: Names) -> Phrase:
    return say("rearranged the board")


@words_of.register
def _(event: told.Dismissed, _deed: Deed, _names: Names) -> Phrase:
    card, silver = named(event.card), event.silver
    if not silver:
        return say("dismissed {card}", card=card)
    return say("dismissed {card} for {price}", card=card, price=price(silver, event.seat))


@words_of.register
def _(event: told.Hired, _deed: Deed, _names: Names) -> Phrase:
    card, silver = named(event.card), event.silver
    if not silver:
        return say("hired {card} for free", card=card)
    return say("hired {card} for {price}", card=card, price=price(silver, event.seat))


@words_of.register
def _(_event: told.Discarded, deed: Deed, _names: Names) -> Phrase:
    return say("discarded {cards}", cards=_cards(deed))


@words_of.register
def _(_event: told.Destroyed, deed: Deed, _names: Names) -> Phrase:
    return say("destroyed {cards}", cards=_cards(deed))


def _cards(deed: Deed) -> Phrase:
    cards = [e.card for e in deed.events if isinstance(e, told.Discarded | told.Destroyed)]
    return join([named(card) for card in cards])


@words_of.register
def _(_event: told.Shuffled, _deed: Deed, _names: Names) -> Phrase:
    return say("shuffled the discard pile")


@words_of.register
def _(event: told.CardsDrawn, _deed: Deed, _names: Names) -> Phrase:
    return say("drew {cards}", cards=cards_words(event.number))


@words_of.register
def _(event: told.Transcribed, _deed: Deed, _names: Names) -> Phrase:
    manuscript = named(event.manuscript)
    if event.is_gained:
        return say("gained {manuscript}", manuscript=manuscript)
    return say("transcribed {manuscript}", manuscript=manuscript)


@words_of.register
def _(event: told.SchemePlayed, _deed: Deed, _names: Names) -> Phrase:
    return say("turned up {scheme}", scheme=named(event.scheme))


@words_of.register
def _(event: told.SchemeGained, _deed: Deed, _names: Names) -> Phrase:
    return say("gained {scheme}", scheme=named(event.scheme))


@words_of.register
def _(_event: told.SchemeFailed, _deed: Deed, _names: Names) -> Phrase:
    return say("could do nothing more")


# --- the ring and the castle


@words_of.register
def _(event: told.Rode, _deed: Deed, _names: Names) -> Phrase:
    if not event.silver:
        return say("rode to {where}", where=event.where)
    return say("rode to {where} for {price}", where=event.where,
               price=price(event.silver, event.seat))  # fmt: skip


@words_of.register
def _(event: told.Traded, deed: Deed, _names: Names) -> Phrase:
    each = event.cause.merchants if isinstance(event.cause, Exchange) else 0
    merchants = event.times * each - deed.paid
    given = [Icon.MERCHANT.words(merchants)] if merchants else []
    if deed.paid:
        given.append(price(deed.paid, event.seat))
    if not deed.bought:
        return say("traded {given}", given=join(given))
    gained = listed(Counter(deed.bought), event.seat)
    return say("traded {given} for {gained}", given=join(given), gained=gained)


@words_of.register
def _(event: told.BuildingBuilt, _deed: Deed, _names: Names) -> Phrase:
    return say("built {type} on {spot}", type=event.type.words(), spot=event.spot.words())


@words_of.register
def _(event: told.LinkClosed, deed: Deed, names: Names) -> Phrase:
    links = count(len(deed.events), "a link", "{number} links")
    if event.other == event.seat:
        return say("closed {links}", links=links)
    return say("closed {links} with {player}", links=links, player=side_name(event.other, names))


@words_of.register
def _(event: told.WorkersSent, _deed: Deed, _names: Names) -> Phrase:
    return say("sent {workers} to the castle", workers=event.workers)


@words_of.register
def _(event: told.WorkerRose, deed: Deed, _names: Names) -> Phrase:
    return say(_TIERS[event.tier], workers=_workers(deed))


_TIERS = {
    2: "moved {workers} to the second tier",
    3: "moved {workers} to the third tier",
}


@words_of.register
def _(_event: told.WorkerShifted, deed: Deed, _names: Names) -> Phrase:
    return say("moved {workers} to the next section", workers=_workers(deed))


@words_of.register
def _(_event: told.WorkerBumped, deed: Deed, _names: Names) -> Phrase:
    return say("had {workers} sent home", workers=_workers(deed))


def _workers(deed: Deed) -> Phrase:
    return count(len(deed.events), "{number} worker", "{number} workers")


@words_of.register
def _(_event: told.LeaderChanged, _deed: Deed, _names: Names) -> Phrase:
    return say("became the castle leader")


@words_of.register
def _(event: told.BonusTaken, _deed: Deed, _names: Names) -> Phrase:
    return say("took {bonus}", bonus=named(event.bonus))


# --- debts and deeds, the collision


@words_of.register
def _(event: told.Flipped, deed: Deed, _names: Names) -> Phrase:
    number = len(deed.events)
    if event.paper is Paper.DEBT:
        return count(number, "paid a debt", "paid {number} debts")
    return count(number, "had a deed approved", "had {number} deeds approved")


@words_of.register
def _(event: told.Collided, _deed: Deed, _names: Names) -> Phrase:
    return say("had a collision on space {space}", space=event.space)


JOINED = say("brought both markers together")
"""What is added to a deed by which the markers met."""
